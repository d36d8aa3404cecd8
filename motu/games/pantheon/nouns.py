"""The things of Pantheon that answers, events and places on the board name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from motu.games._shared.nouns import SEAT, Noun, named, number, word
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import (
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    DEITY_NAMES,
    HEXES,
    KIND_NAMES,
    LOOT_NAMES,
    LOOTS,
    PEOPLE_NAMES,
    RANKS,
)
from motu.games.pantheon.names import hex_id, place_name


def _tiles(name: str, ids: list[str], size: int) -> Noun:
    """Tiles of a fixed list; what lies beyond it exists only in refused answers."""

    def words(box: Any, n: int) -> Phrase:
        return say(ids[n] if n < len(ids) else f"{name}-other")

    return replace(named(name, ids, size), word=words)


KIND = named("kind", KIND_NAMES)
RANK = number("rank", RANKS, first=1)
CARD = named("card", CARD_NAMES, prefix="")
DEITY = named("deity", DEITY_NAMES, prefix="")
PEOPLE = named("people", PEOPLE_NAMES, prefix="")
LOOT = _tiles("loot", LOOT_NAMES, LOOTS)
BONUS = _tiles("bonus", BONUS_NAMES, BONUSES)
PLACE = Noun("place", HEXES, lambda box, h: hex_id(h), lambda box, h: place_name(h))
PIECE = word("piece", "foot", "column")
SWAPPED = word("swapped", "columns", "feet")

NOUNS = (SEAT, KIND, CARD, DEITY, PEOPLE, LOOT, BONUS, PLACE, PIECE, SWAPPED)  # that events carry
