"""What nature cannot do in Mangrovia; what people are refused stands in `refused`, chapter by chapter."""

from __future__ import annotations

from motu.games.mangrovia.box import AMULET, LANDSCAPE, OFFERING
from motu.games.mangrovia.rules.amulets import BAG_EMPTY, DRAW_AMULET
from motu.games.mangrovia.rules.drawing import (
    DRAW_LANDSCAPE,
    DRAW_OFFERING,
    PILE_OUT,
    REVEAL_LANDSCAPE,
    REVEAL_OFFERING,
)
from motu.games.mangrovia.rules.setup import DEAL_BONUS_TILE, NO_TILE_LEFT
from motu.kernel.core import LEGAL
from tests.games.mangrovia.situations import left_in_pile, table


def test_what_nature_cannot_do() -> None:
    s = table(4, statue_tiles=True, other_tiles=True)
    for kind, draws, reason in (
        (OFFERING, (DRAW_OFFERING, REVEAL_OFFERING), PILE_OUT),
        (LANDSCAPE, (DRAW_LANDSCAPE, REVEAL_LANDSCAPE), PILE_OUT),
        (AMULET, (DRAW_AMULET,), BAG_EMPTY),
    ):
        assert all(draw.check(s, 0, 0, 0, 1) == LEGAL for draw in draws)
        left_in_pile(s, kind, "", "D")
        assert all(draw.check(s, 0, 0, 0, 1) == reason for draw in draws)
    assert DEAL_BONUS_TILE.check(s, 0, 0, 0, 0) == LEGAL
    s.bonus_left[0] = 0
    assert DEAL_BONUS_TILE.check(s, 0, 0, 0, 0) == NO_TILE_LEFT
