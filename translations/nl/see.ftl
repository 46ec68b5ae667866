# De knop die naast een regel een situatie opent die de regel laat zien.

see-it = Bekijk het
