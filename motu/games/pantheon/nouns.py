"""The things of Pantheon that answers, events and places on the board name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from motu.games._shared.nouns import LETTERS, SEAT, Noun, named, number, word
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import (
    BONUS_NAMES,
    CARD_NAMES,
    DEITY_NAMES,
    HEXES,
    KIND_NAMES,
    LOOT_NAMES,
    LOOTS,
    NONE,
    PEOPLE_NAMES,
    RANKS,
)
from motu.games.pantheon.names import hex_id, place_name
from motu.games.pantheon.rules.pieces import BONUSES, SITES


def _tiles(name: str, ids: list[str], size: int) -> Noun:
    """Tiles of a fixed list; what lies beyond it exists only in refused answers."""

    def words(box: Any, n: int) -> Phrase:
        return say(ids[n] if n < len(ids) else f"{name}-other")

    return replace(named(name, ids, size), word=words)


def _site_id(box: Any, site: int) -> str:
    """A column site; numbers that an edition does not use exist only in refused answers."""
    h = int(box.site_hex[site])
    return f"site_{site}" if h == NONE else hex_id(h)


KIND = named("kind", KIND_NAMES)
RANK = number("rank", RANKS, first=1)
CARD = named("card", CARD_NAMES, prefix="")
DEITY = named("deity", DEITY_NAMES, prefix="")
PEOPLE = named("people", PEOPLE_NAMES, prefix="")
LOOT = _tiles("loot", LOOT_NAMES, LOOTS)
BONUS = _tiles("bonus", BONUS_NAMES, BONUSES)
PLACE = Noun("place", HEXES, lambda box, h: hex_id(h), lambda box, h: place_name(h))
SITE = Noun("place", SITES, _site_id, lambda box, site: place_name(int(box.site_hex[site])))
TAKER = replace(SEAT, id=lambda box, n: LETTERS[n] if n >= 0 else "")  # who gets it, or nobody yet
PIECE = word("piece", "foot", "column")
SWAPPED = word("swapped", "columns", "feet")

NOUNS = (SEAT, KIND, CARD, DEITY, PEOPLE, LOOT, BONUS, PLACE, PIECE, SWAPPED)  # that events carry
