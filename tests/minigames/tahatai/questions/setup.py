"""Chapter 2 for people: set-up."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Way
from motu.games._shared.nouns import SEAT
from tests.minigames.tahatai.nouns import SHELL
from tests.minigames.tahatai.rules import setup

DRAWN = Draw(setup.DRAW_SHELL, Way("draw", SEAT.given(lambda at: at.player), SHELL))
