"""The things of Tahatai that answers, events and places on the board name."""

from __future__ import annotations

from motu.games._shared.nouns import SEAT, named
from tests.minigames.tahatai.box import BEACH_NAMES, KIND_NAMES

SHELL = named("shell", KIND_NAMES)
BEACH = named("beach", BEACH_NAMES)

NOUNS = (SEAT, SHELL, BEACH)
