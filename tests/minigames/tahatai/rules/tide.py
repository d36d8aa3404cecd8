"""Chapter 4: the tide."""

from __future__ import annotations

from typing import Final, final

from motu.kernel.core import CHANCE, Rule
from motu.kernel.vectors import i64
from tests.minigames.tahatai.box import BEACHES, KINDS
from tests.minigames.tahatai.rules import tell
from tests.minigames.tahatai.state import Tahatai


@final
class Tide(Rule[Tahatai]):
    """The sea takes all shells of one beach, drawn by lot (TH-4.1, 4.2). Outcome: beach."""

    def choose(self, s: Tahatai, player: i64, a: i64, b: i64, x: i64) -> None:
        s.tell(tell.TIDE_ROSE, x, s.shells_on(x))
        kind: i64
        for kind in range(KINDS):
            s.washed[kind] += s.beach[x * KINDS + kind]
            s.beach[x * KINDS + kind] = 0


TIDE: Final = Tide(CHANCE, BEACHES)
