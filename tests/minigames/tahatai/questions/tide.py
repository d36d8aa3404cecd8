"""Chapter 4 for people: the tide."""

from __future__ import annotations

from motu.games._shared.asking import Draw, Way
from tests.minigames.tahatai.nouns import BEACH
from tests.minigames.tahatai.rules import tide

RISEN = Draw(tide.TIDE, Way("tide", BEACH))
