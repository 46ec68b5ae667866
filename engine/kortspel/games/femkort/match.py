"""A session of Femkort: wins, chips, and the tie that one more hand decides."""

from dataclasses import replace

from kortspel.deal import clockwise
from kortspel.games.femkort.rules import Rules
from kortspel.match import Standing
from kortspel.stakes import antes


def begin(rules: Rules, players: int, dealer: int) -> Standing:
    """The standing before the first deal, which ``dealer`` deals (F2, D4)."""
    nothing = (0,) * players
    if not rules.ante:
        return Standing(players, dealer, wins=nothing)
    return Standing(players, dealer, wins=nothing, net=nothing, lying=0)


def add_hand(rules: Rules, standing: Standing, winner: int, misdeals: int = 0) -> Standing:
    """The standing after a hand won by ``winner`` (F13, F14, D9, D11), which may be the hand of a tie (D12).

    ``misdeals`` came before it in the same hand, each of which costs chips where they are staked (D10, DV4).
    """
    misdeals += standing.misdeals
    played = replace(standing.pass_deal(), misdeals=0)
    if standing.tiebreak is not None:
        return _decide(replace(played, tiebreak=None), winner)
    played = played.add_win(winner)
    if rules.ante:
        result = rules.settle(antes(standing.players, rules.chips_paid(misdeals)), winner)
        played = replace(played.add_net(result.net or ()), lying=(standing.lying or 0) + result.carried)
    if played.wins is not None and played.wins[winner] == rules.target:
        return _decide(played, winner)
    return call_time(rules, played) if played.deal == rules.deals else played


def call_time(rules: Rules, standing: Standing) -> Standing:
    """The standing when the players stop: most chips win (D11), or most marks the pool (DV2).

    Those who are level play on (D12). One of those who are level deals next: the one whose turn it is, or the
    nearest to his left.
    """
    best = standing.best(standing.wins if rules.payout == "session-pool" else standing.net)
    if len(best) == 1:
        return _decide(standing, best[0])
    turns = (standing.dealer, *clockwise(standing.dealer, standing.players))
    return replace(standing, tiebreak=best, dealer=next(seat for seat in turns if seat in best))


def _decide(standing: Standing, winner: int) -> Standing:
    """The end: the winner takes what lies in the pool (DV2)."""
    decided = replace(standing, winners=(winner,))
    if standing.lying is None:
        return decided
    pool = [standing.lying * (seat == winner) for seat in range(standing.players)]
    return replace(decided.add_net(pool), lying=0)
