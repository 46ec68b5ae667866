# The editor of a position. It comes when it is opened.

edit-profile = Rules
edit-players = Players
edit-leader = Leader
edit-trick = Cards on the table
edit-help = Rank first, then the suit letter S H D C: QH 10S 3C. Leave a hand empty if nobody knows it; a dash is a hand without cards.
edit-pick = Put into: { $field }
edit-apply = Use this position
edit-empty = Clear everything
edit-cancel = Cancel
edit-contract = Contract
edit-trump = Trumps
edit-prompt = Change what you like, then use the position.
edit-help-kille = Cards as in their corners: Cu 12 3 Ma. Leave a hand empty if nobody knows it; a dash is a hand without cards.
