# The page around the widgets.

update-ready = A new version of this site is ready.
update-go = Use the new version
update-later = Later

# What is said where a step could not be taken.
site-renewed = This site was renewed while the page was open, so this can’t be answered here any more. Reload the page: your position stays.
reload = Reload
step-failed = Something went wrong here, and that was not done. Everything is as it was; you can go on.
