"""Chapters 3 and 13: the course of a round; and the frozen list of all rules."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.mangrovia.box import SITES, MangroviaBox
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import (
    COLLECT_AMULETS,
    DRAW_AMULET,
    DRAW_TOKENS,
    RETURN_AMULET,
    SETTLE_DRAW,
)
from motu.games.mangrovia.rules.birds import MOVE_BIRDS
from motu.games.mangrovia.rules.boat import SAIL_BOAT
from motu.games.mangrovia.rules.bowls import NORTH, PLACE_BOWL
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT, GIVE_UP
from motu.games.mangrovia.rules.drawing import (
    DRAW_LANDSCAPE,
    DRAW_OFFERING,
    FILL_DISPLAY,
    REVEAL_LANDSCAPE,
    REVEAL_OFFERING,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    UP_OR_DOWN,
)
from motu.games.mangrovia.rules.payment import PAY, PLAY_LANDSCAPE
from motu.games.mangrovia.rules.raising import RAISE_HUT
from motu.games.mangrovia.rules.setup import DEAL, DEAL_BONUS_TILE, FIRST_PLAYER, SET_UP
from motu.games.mangrovia.scoring import FINAL_SCORING
from motu.games.mangrovia.state import NEUTRAL, NOBODY, Mangrovia
from motu.kernel.core import AUTO, Rule, Ruleset
from motu.kernel.vectors import i64

ALL_LANDSCAPES: Final = 15


@final
class StartRound(Rule[Mangrovia]):
    """Bowls clockwise from the first player, pass after pass; then the boat (MG-3.1 - 3.4)."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        s.round += 1
        s.tell(tell.ROUND_STARTED, s.round, s.first)
        mark = s.pending
        lap: i64
        i: i64
        for lap in range(s.box.bowls[s.players]):
            for i in range(s.players):
                s.push(PLACE_BOWL.step(s.clockwise(s.first, i), lap))
        s.push(SAIL_BOAT.step(0, 1))
        s.push(END_OF_ROUND.step())
        s.in_order(mark)


@final
class EndOfRound(Rule[Mangrovia]):
    """The last round ends the game; otherwise talisman, bowls, cards (MG-13.1 - 13.8, 14.1, 14.14)."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        if s.ended or s.round >= s.box.rounds:
            if not s.ended:
                s.tell(tell.ROUND_LIMIT, s.round)
            s.push(FINAL_SCORING.step())
            return
        self._talisman(s)
        i: i64
        for i in range(SITES):
            if s.site[i] != NEUTRAL:
                s.site[i] = NOBODY
        s.pier = 0
        s.push(START_ROUND.step())
        s.push(FILL_DISPLAY.step(0, 1))
        s.push(FILL_DISPLAY.step(0, 0))

    def _talisman(self, s: Mangrovia) -> None:
        """To the bowl on the northern cult place; if that is empty, to the right, and the birds fly off."""
        north = s.site[NORTH]
        if north == NOBODY:
            s.first = s.clockwise(s.first, s.players - 1)
            s.tell(tell.TALISMAN_PASSED, s.first)
            s.birds = ALL_LANDSCAPES - s.birds
            s.tell(tell.BIRDS_FLEW, s.birds)
        elif north != NEUTRAL:
            s.first = north - 1
            s.tell(tell.TALISMAN, s.first)


START_ROUND: Final = StartRound(AUTO)
END_OF_ROUND: Final = EndOfRound(AUTO)

# The order fixes the numbers of all actions: new rules go to the end.
RULES: Final[list[Rule[Any]]] = [
    PLACE_BOWL,
    TAKE_FACE_UP,
    TAKE_FACE_DOWN,
    UP_OR_DOWN,
    COLLECT_AMULETS,
    RETURN_AMULET,
    AMULETS_OR_HUT,
    SINGLE_OR_DOUBLE,
    BUILD_HUT,
    BUILD_DOUBLE_HUT,
    PLAY_LANDSCAPE,
    PAY,
    MOVE_BIRDS,
    FIRST_PLAYER,
    DRAW_OFFERING,
    DRAW_LANDSCAPE,
    REVEAL_OFFERING,
    REVEAL_LANDSCAPE,
    DRAW_AMULET,
    DEAL_BONUS_TILE,
    SET_UP,
    DEAL,
    START_ROUND,
    SAIL_BOAT,
    DRAW_TOKENS,
    SETTLE_DRAW,
    RAISE_HUT,
    FILL_DISPLAY,
    END_OF_ROUND,
    FINAL_SCORING,
    GIVE_UP,
]
RULESET: Final = Ruleset(RULES)


def new_game(
    box: MangroviaBox,
    players: i64,
    statue_tiles: bool,
    other_tiles: bool,
    random_first: bool,
    star_counts_neutral: bool,
) -> Mangrovia:
    """A state before set-up: everything is still on the agenda."""
    s = Mangrovia(box, RULES, players)
    s.statue_tiles = 1 if statue_tiles else 0
    s.other_tiles = 1 if other_tiles else 0
    s.random_first = 1 if random_first else 0
    s.star_counts_neutral = 1 if star_counts_neutral else 0
    s.push(START_ROUND.step())
    s.push(SET_UP.step())
    return s
