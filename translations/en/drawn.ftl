# What only the build says: it stands in the page, or in the theme around it.

offer-go = Read this page in English
offer-no = No, stay here
settings = Cards
settings-letters = Letters
letters-page = A K Q J
letters-en = A K Q J
letters-fr = A R D V
letters-nl = A H V B
letters-sv = E K D Kn
letters-of-page = this page’s
letters-of-en = English
letters-of-fr = French
letters-of-nl = Dutch
letters-of-sv = Swedish
settings-colours = Colours
colours-two = Two
colours-four = Four
lost = There is no such page
lost-why = The address may be mistyped, or the page has moved. The search above finds what is here, and these are the games:
lost-home = To the start page

# What is said where a widget can’t come alive.
no-script = Without JavaScript this position stays as it is printed here; the rules around it are complete.
missing-file = This page was opened from a disk, where a browser doesn’t let it work. Put the folder on a web server, or visit the site itself: then the cards can be played.
missing-script = The program that answers here has not arrived, or it can’t run in this browser. Nothing on this table can be played yet; the text around it is complete. A reload, another network or a newer browser may help.
missing-renewed = This site was renewed while the page was open. Reload the page: what you have done here is kept.
