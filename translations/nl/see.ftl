# De knop die naast een regel een stelling opent die de regel laat zien.

see-it = Bekijk het
