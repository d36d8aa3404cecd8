"""Chapter 4: the course of a turn; and the frozen list of all rules."""

from __future__ import annotations

from typing import Any, Final, final

from motu.games.costa_ruana.box import CostaBox
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.cards import PLAY_FACE_DOWN, PLAY_FACE_UP
from motu.games.costa_ruana.rules.collect import COLLECT
from motu.games.costa_ruana.rules.condition import FLIP_CONDITION, REVEAL
from motu.games.costa_ruana.rules.effects import (
    APPLY_CARD,
    ISLANDER_FROM,
    ISLANDER_TO,
    PLACE_ONE,
    REMOVE_ONE,
    TREASURE_FROM,
    TREASURE_TO,
)
from motu.games.costa_ruana.rules.preparation import ACCEPT_OR_NAME, DRAW, PREPARE
from motu.games.costa_ruana.rules.resolve import CHOOSE_NEXT_CARD, RESOLVE_CARDS_OF, SEND_STAKES_HOME
from motu.games.costa_ruana.rules.setup import (
    DEAL,
    DRAW_CARD,
    FIRST_SHAMAN,
    POOR_ISLAND,
    SET_UP,
    SETTLE,
    SETTLE_ISLANDER,
    TURN_DAYLIGHT,
    TURN_TIDE,
)
from motu.games.costa_ruana.rules.stakes import STAKE_ISLANDER
from motu.games.costa_ruana.scoring import FINAL_SCORING
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import AUTO, Rule, Ruleset
from motu.kernel.vectors import i64


@final
class StartTurn(Rule[Costa]):
    """Cards face up, cards face down, stakes, the flip, the reveal, the cards, the treasures (CR-4.3).

    a = turn. After the last one the game is over (CR-4.1, 13.12).
    """

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.turn = a
        s.cards_open = 0
        s.tell(tell.TURN_STARTED, a, s.shaman)
        mark = s.pending
        i: i64
        for i in range(s.players):
            s.push(PLAY_FACE_UP.step(s.clockwise(s.shaman, i)))
        for i in range(s.players):
            s.push(PLAY_FACE_DOWN.step(s.clockwise(s.shaman, i)))
        for i in range(s.players):
            s.push(STAKE_ISLANDER.step(s.clockwise(s.shaman, i)))
        s.push(FLIP_CONDITION.step(s.shaman))
        s.push(REVEAL.step())
        for i in range(s.players):
            s.push(RESOLVE_CARDS_OF.step(s.clockwise(s.shaman, i)))
        s.push(COLLECT.step())
        if a < s.box.turns:
            s.push(PREPARE.step())
            s.push(self.step(0, a + 1))
        else:
            s.push(FINAL_SCORING.step())
        s.in_order(mark)


START_TURN: Final = StartTurn(AUTO)

# The order fixes the numbers of all actions: new rules go to the end.
RULES: Final[list[Rule[Any]]] = [
    SETTLE_ISLANDER,
    PLAY_FACE_UP,
    PLAY_FACE_DOWN,
    STAKE_ISLANDER,
    FLIP_CONDITION,
    CHOOSE_NEXT_CARD,
    TREASURE_FROM,
    TREASURE_TO,
    REMOVE_ONE,
    PLACE_ONE,
    ISLANDER_FROM,
    ISLANDER_TO,
    ACCEPT_OR_NAME,
    FIRST_SHAMAN,
    TURN_TIDE,
    TURN_DAYLIGHT,
    POOR_ISLAND,
    DRAW_CARD,
    SET_UP,
    DEAL,
    SETTLE,
    START_TURN,
    REVEAL,
    RESOLVE_CARDS_OF,
    APPLY_CARD,
    SEND_STAKES_HOME,
    COLLECT,
    PREPARE,
    DRAW,
    FINAL_SCORING,
]
RULESET: Final = Ruleset(RULES)


def new_game(box: CostaBox, players: i64, open_huts: bool) -> Costa:
    """A state before set-up: everything is still on the agenda."""
    s = Costa(box, RULES, players)
    s.open_huts = 1 if open_huts else 0
    s.push(START_TURN.step(0, 1))
    s.push(SET_UP.step())
    return s
