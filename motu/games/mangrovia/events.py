"""What the log of Mangrovia can say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.games._shared.text import Phrase
from motu.games.mangrovia.box import LANDS, PAY_AMULET, PAYMENTS
from motu.games.mangrovia.names import (
    a,
    bonus_name,
    card_name,
    described,
    landscape_names,
    path_name,
    payment_name,
    place_id,
    place_word,
    seat_name,
    site_name,
)
from motu.games.mangrovia.rules import tell

Fact = int | str | Phrase | tuple[Phrase, ...]


def _as_is(n: int) -> Fact:
    return n


def _kind(kind: int) -> Fact:
    return ("offering", "landscape", "amulet")[kind]


def _place(square: int) -> Fact:
    return place_word(place_id(square))


def _square(packed: int) -> Fact:
    id, cost = place_id(packed & 63), packed >> 12 & 63
    return described(id, packed >> 8 & 15, cost, packed >> 18 & 1)


def _a_card(x: int) -> Fact:
    return a(card_name(x))


def _cards(packed: int) -> Fact:
    return tuple(a(card_name(x)) for x in range(LANDS) for _ in range(packed >> 4 * x & 15))


def _paid(packed: int, first: int, last: int) -> tuple[Phrase, ...]:
    counts = [(x, packed >> 4 * (x - first) & 15) for x in range(first, last)]
    return tuple(a(payment_name(x)) for x, n in counts for _ in range(n))


# The facts of each event in the order in which the rules tell them: name in the text, and how it is said.
FACTS: dict[int, tuple[tuple[str, Callable[[int], Fact]], ...]] = {
    tell.FIRST_PLAYER: (("seat", seat_name),),
    tell.START_CARDS: (("seat", seat_name), ("low", _as_is), ("high", _as_is)),
    tell.REVEALED_OFFERING: (("value", _as_is),),
    tell.REVEALED_LANDSCAPE: (("card", _a_card),),
    tell.BONUS_TILE_LAID: (("square", _place), ("tile", bonus_name)),
    tell.ROUND_STARTED: (("round", _as_is), ("seat", seat_name)),
    tell.BOWL_PLACED: (("seat", seat_name), ("site", site_name)),
    tell.BOAT_STOPS: (("pier", _as_is), ("seat", seat_name)),
    tell.TOOK_OFFERING: (("seat", seat_name), ("value", _as_is)),
    tell.TOOK_LANDSCAPE: (("seat", seat_name), ("card", _a_card)),
    tell.DREW_FROM_PILE: (("seat", seat_name), ("kind", _kind)),
    tell.DREW_OFFERING: (("seat", seat_name), ("value", _as_is)),
    tell.DREW_LANDSCAPE: (("seat", seat_name), ("card", _a_card)),
    tell.NO_CARD: (("seat", seat_name),),
    tell.CHOSE_CARDS: (("seat", seat_name), ("way", _as_is)),
    tell.PILE_FORMED: (("kind", _kind),),
    tell.TOOK_ONE: (("seat", seat_name),),
    tell.DREW_AMULETS: (("seat", seat_name), ("tokens", _as_is)),
    tell.DREW_AMULET: (("seat", seat_name), ("value", _as_is)),
    tell.RETURNED_ONE: (("seat", seat_name),),
    tell.RETURNED_AMULET: (("seat", seat_name), ("value", _as_is)),
    tell.BAG_REFILLED: (),
    tell.NO_AMULETS: (("seat", seat_name),),
    tell.NOT_BUILT: (("seat", seat_name),),
    tell.BUILT: (("seat", seat_name), ("square", _square), ("cards", _cards)),
    tell.SUNS: (("seat", seat_name), ("points", _as_is)),
    tell.FAVOUR_TILE: (("seat", seat_name), ("points", _as_is)),
    tell.AMULET_HUT: (("seat", seat_name), ("huts", _as_is)),
    tell.BONUS_TILE_WON: (("seat", seat_name), ("tile", bonus_name)),
    tell.LAST_HUT: (("seat", seat_name),),
    tell.BIRDS_MOVED: (("seat", seat_name), ("landscapes", landscape_names)),
    tell.BIRDS_STAY: (("seat", seat_name), ("landscapes", landscape_names)),
    tell.TALISMAN: (("seat", seat_name),),
    tell.TALISMAN_PASSED: (("seat", seat_name),),
    tell.BIRDS_FLEW: (("landscapes", landscape_names),),
    tell.ROUND_LIMIT: (("round", _as_is),),
    tell.PATH_SCORED: (("path", path_name), ("seat", seat_name), ("points", _as_is)),
    tell.PATH_LOST: (("path", path_name), ("points", _as_is)),
    tell.STAR_SCORED: (("seat", seat_name), ("huts", _as_is), ("all", _as_is)),
    tell.TOTEM_SCORED: (("seat", seat_name), ("points", _as_is)),
    tell.TOTEM_LOST: (("points", _as_is),),
    tell.AMULETS_SCORED: (("seat", seat_name), ("points", _as_is)),
    tell.TOTAL: (("seat", seat_name), ("points", _as_is)),
}


def event(kind: int, facts: Sequence[int]) -> Phrase:
    """One line of the log."""
    said: dict[str, Fact] = {name: speak(n) for (name, speak), n in zip(FACTS[kind], facts, strict=False)}
    if kind == tell.BUILT:
        first, last = (PAY_AMULET, PAYMENTS) if facts[1] >> 18 & 1 else (0, PAY_AMULET)
        said["payment"] = _paid(facts[3], first, last)
        said["huts"] = facts[1] >> 6 & 3
    if kind == tell.STAR_SCORED:
        said["points"] = facts[1] * facts[2]
    return Phrase(f"log-{kind}", said)
