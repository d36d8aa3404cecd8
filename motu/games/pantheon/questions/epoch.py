"""Chapter 2 for people: what the set-up of an epoch reveals."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Draw, Way
from motu.games.pantheon.nouns import LOOT, PEOPLE, PLACE
from motu.games.pantheon.rules import epoch
from motu.games.pantheon.rules.pieces import LOOT_HEXES
from motu.games.pantheon.state import Pantheon


def loot_hex(at: Answer[Pantheon]) -> int:
    """Where the next tile is laid."""
    return int(at.s.box.loot_hex[at.s.people * LOOT_HEXES + at.a])


NEXT_PEOPLE = Draw(epoch.NEXT_PEOPLE, Way("people", PEOPLE))
LOOT_TILE = Draw(epoch.LOOT_TILE, Way("loot", PLACE.given(loot_hex), LOOT))
