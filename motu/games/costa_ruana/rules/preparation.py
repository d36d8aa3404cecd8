"""Chapter 13: huts, new cards and the next shaman."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import SEATS
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.setup import DRAW_CARD
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import AUTO, CHOICE, Rule
from motu.kernel.vectors import i64


def fewest_treasures(s: Costa) -> i64:
    """Who took fewest this turn; ties go clockwise after the old shaman, who comes last (CR-13.1, 13.2)."""
    candidate = s.clockwise(s.shaman, 1)
    i: i64
    for i in range(2, s.players + 1):
        seat = s.clockwise(s.shaman, i)
        if s.taken[seat] < s.taken[candidate]:
            candidate = seat
    return candidate


def fill_huts(s: Costa) -> None:
    """The treasures of this turn go into the huts (CR-13.3)."""
    seat: i64
    for seat in range(s.players):
        s.hut[seat] += s.taken[seat]
        s.taken[seat] = 0


@final
class Prepare(Rule[Costa]):
    """Candidate, huts, cards clockwise from the candidate, then his answer (CR-13.1 - 13.6)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.candidate = fewest_treasures(s)
        fill_huts(s)
        cards = s.box.draw[s.turn - 1]
        mark = s.pending
        i: i64
        if cards > 0:
            for i in range(s.players):
                s.push(DRAW.step(s.clockwise(s.candidate, i), cards))
        s.push(ACCEPT_OR_NAME.step(s.candidate))
        s.in_order(mark)


@final
class Draw(Rule[Costa]):
    """A player draws all his cards at once (CR-13.4, 13.5). a = how many."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.tell(tell.DREW, player, a)
        s.push(DRAW_CARD.step(player, a))


@final
class AcceptOrName(Rule[Costa]):
    """Having seen his hand, the candidate accepts or names another, who cannot refuse (CR-13.6 - 13.8).

    Action: places clockwise to the new shaman, 0 = accept.
    """

    def domain(self, s: Costa) -> i64:
        return s.players

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.shaman = s.clockwise(player, x)
        if x == 0:
            s.tell(tell.ACCEPTED, player)
        else:
            s.tell(tell.NAMED, player, s.shaman)


PREPARE: Final = Prepare(AUTO)
DRAW: Final = Draw(AUTO)
ACCEPT_OR_NAME: Final = AcceptOrName(CHOICE, SEATS)
