"""The things of Pantheon that answers, events and places on the board name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

from motu.games._shared.nouns import LETTERS, SEAT, Noun, named, number, word
from motu.games._shared.text import Fact, Phrase, say
from motu.games.pantheon.names import hex_id, place_name
from motu.games.pantheon.rules.pieces import (
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    DEITIES,
    DEITY_NAMES,
    HEXES,
    KIND_NAMES,
    LOOT_NAMES,
    LOOTS,
    NONE,
    PEOPLE_NAMES,
    RANKS,
    SITES,
)


def _tiles(name: str, ours: list[str], size: int) -> Noun:
    """Tiles of which an edition may have more, with names of their own; other numbers are refused answers."""

    def id(box: Any, n: int) -> str:
        return str(getattr(box, f"{name}_ids")[n])

    def words(box: Any, n: int) -> Phrase:
        if n < len(ours):
            return say(ours[n])
        own = box.names.get(id(box, n))
        return say("own-name", name=own) if own else say(f"{name}-other")

    return Noun(name, size, id, words)


def _bonus_place(box: Any, bonus: int) -> str:
    """Where a starting bonus lies: those that an edition adds have ids that might mean something else."""
    id = BONUS.id(box, bonus)
    return f"bonus_{id}" if id in box.names else id


def like(box: Any, power: int, kept: Sequence[int] = ()) -> Fact:
    """Who has a lasting power, among the deities that are kept: Stonkus, or another that gives money too."""
    able = [deity for deity in range(DEITIES) if box.power[power * DEITIES + deity]]
    has = [deity for deity in able if kept and kept[deity]] or able
    words = [DEITY.word(box, deity) for deity in has or [power]]  # ours are numbered like their powers
    return reduce(lambda first, last: say("either", first=first, last=last), words)


def _site_id(box: Any, site: int) -> str:
    """A column site; numbers that an edition does not use exist only in refused answers."""
    h = int(box.site_hex[site])
    return f"site_{site}" if h == NONE else hex_id(h)


KIND = named("kind", KIND_NAMES)
RANK = number("rank", RANKS, first=1)
CARD = named("card", CARD_NAMES, prefix="")
DEITY = _tiles("deity", DEITY_NAMES, DEITIES)
PEOPLE = named("people", PEOPLE_NAMES, prefix="")
LOOT = _tiles("loot", LOOT_NAMES, LOOTS)
BONUS = replace(_tiles("bonus", BONUS_NAMES, BONUSES), place=_bonus_place)
PLACE = Noun("place", HEXES, lambda box, h: hex_id(h), lambda box, h: place_name(h))
SITE = Noun("place", SITES, _site_id, lambda box, site: place_name(int(box.site_hex[site])))
TAKER = replace(SEAT, id=lambda box, n: LETTERS[n] if n >= 0 else "")  # who gets it, or nobody yet
PIECE = word("piece", "foot", "column")
SWAPPED = word("swapped", "columns", "feet")

NOUNS = (SEAT, KIND, CARD, DEITY, PEOPLE, LOOT, BONUS, PLACE, PIECE, SWAPPED)  # that events carry
