"""Chapter 3: the course of the game; and the frozen list of all rules."""

from __future__ import annotations

from typing import Any, Final, final

from motu.kernel.core import AUTO, Rule, Ruleset
from motu.kernel.vectors import i64
from tests.minigames.tahatai.box import TahataiBox
from tests.minigames.tahatai.rules import tell
from tests.minigames.tahatai.rules.beaches import LAY_OR_KEEP
from tests.minigames.tahatai.rules.setup import DRAW_SHELL, SET_UP
from tests.minigames.tahatai.rules.tide import TIDE
from tests.minigames.tahatai.scoring import FINAL_SCORING
from tests.minigames.tahatai.state import Tahatai


@final
class StartLap(Rule[Tahatai]):
    """Everybody plays once, then the tide rises, but for the last lap (TH-3.1, 3.2, 4.1).

    player = who begins; a = lap.
    """

    def run(self, s: Tahatai, player: i64, a: i64, b: i64) -> None:
        s.lap = a
        s.tell(tell.LAP_STARTED, a, player)
        mark = s.pending
        i: i64
        for i in range(s.players):
            s.push(LAY_OR_KEEP.step(s.clockwise(player, i)))
        if a < s.box.laps:
            s.push(TIDE.step())
            s.push(self.step(s.clockwise(player, 1), a + 1))
        else:
            s.push(FINAL_SCORING.step())
        s.in_order(mark)


START_LAP: Final = StartLap(AUTO)

# The order fixes the numbers of all actions: new rules go to the end.
RULES: Final[list[Rule[Any]]] = [LAY_OR_KEEP, DRAW_SHELL, TIDE, SET_UP, START_LAP, FINAL_SCORING]
RULESET: Final = Ruleset(RULES)


def new_game(box: TahataiBox, players: i64) -> Tahatai:
    """A state before set-up: everything is still on the agenda."""
    s = Tahatai(box, RULES, players)
    s.push(START_LAP.step(0, 1))
    s.push(SET_UP.step())
    return s
