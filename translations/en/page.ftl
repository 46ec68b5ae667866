# The page around the widgets.

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
lost-why = The address may be mistyped, or the page has moved. The search above finds what is here.
lost-home = To the start page
update-ready = A new version of this site is ready.
update-go = Use the new version
update-later = Later
