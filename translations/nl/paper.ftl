# On paper: the print button, and the worksheet with its key.

print = Afdrukken
worksheet = Werkblad
renew = Andere vragen
key = Antwoorden
