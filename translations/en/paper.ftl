# On paper: the print button, and the worksheet with its key.

print = Print
worksheet = Worksheet
renew = New questions
key = The key
