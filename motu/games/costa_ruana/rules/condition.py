"""Chapters 8 and 9: the shaman flips a Condition card, then all cards are revealed."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import EMPTY, SEATS, other_side
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.state import LAPS, Costa
from motu.kernel.core import AUTO, CHOICE, Rule
from motu.kernel.vectors import i64


@final
class FlipCondition(Rule[Costa]):
    """The shaman flips exactly one of the two Condition cards (CR-8.1). Action: tide, daylight."""

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tide = other_side(s.tide)
            s.tell(tell.FLIPPED, player, s.tide)
        else:
            s.daylight = other_side(s.daylight)
            s.tell(tell.FLIPPED, player, s.daylight)


@final
class Reveal(Rule[Costa]):
    """All cards are turned up; inactive ones go, their islanders return at once (CR-9.1 - 9.3)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.cards_open = 1
        s.reveal()
        lap: i64
        i: i64
        for i in range(s.players):
            at = SEATS + s.clockwise(s.shaman, i)
            if s.table_card[at] != EMPTY:
                s.tell(tell.REVEALED, at - SEATS, s.table_card[at], s.table_holder[at])
        for lap in range(LAPS):
            for i in range(s.players):
                at = lap * SEATS + s.clockwise(s.shaman, i)
                if s.table_card[at] != EMPTY and not s.active(s.table_card[at]):
                    s.tell(tell.SET_ASIDE, at % SEATS, s.table_card[at], s.table_holder[at])
                    s.clear_card(at)


FLIP_CONDITION: Final = FlipCondition(CHOICE, 2)
REVEAL: Final = Reveal(AUTO)
