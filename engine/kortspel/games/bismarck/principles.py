from kortspel.games.bismarck.tricks import play
from kortspel.games.bismarck.burial import bury
from kortspel.choice import Choice
BURY=1
def choose(view, rng):
    if view.phase == "contract":
        return Choice(rng.choice(view.actions()), "x")
    if view.phase == "bury":
        if not BURY:
            return Choice("bury:" + " ".join(sorted(view.table.hand, key=lambda c: c.rank)[:4]), "x")
        return bury(view.table.hand, view.terms.announced, view.table.pack)
    return play(view, view.turn)
