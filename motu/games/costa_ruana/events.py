"""What the log of Costa Ruana can say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from motu.games._shared.text import Phrase
from motu.games.costa_ruana.box import SEATS
from motu.games.costa_ruana.names import (
    LAP_NAMES,
    background_name,
    card_name,
    face_name,
    island_name,
    seat_name,
)
from motu.games.costa_ruana.rules import tell

Fact = int | str | Phrase


def _as_is(n: int) -> Fact:
    return n


def _caster(at: int) -> Fact:
    return seat_name(at % SEATS)


# The facts of each event in the order in which the rules tell them: name in the text, and how it is said.
FACTS: dict[int, tuple[tuple[str, Callable[[int], Fact]], ...]] = {
    tell.TIDE_LAID: (("background", background_name),),
    tell.DAYLIGHT_LAID: (("background", background_name),),
    tell.POOR_ISLAND: (("island", island_name), ("treasures", _as_is)),
    tell.FIRST_SHAMAN: (("seat", seat_name),),
    tell.SETTLED: (("seat", seat_name), ("island", island_name)),
    tell.TURN_STARTED: (("turn", _as_is), ("seat", seat_name)),
    tell.LAID_FACE_UP: (("seat", seat_name), ("card", card_name), ("holder", seat_name)),
    tell.LAID_FACE_DOWN: (("seat", seat_name), ("card", card_name), ("holder", seat_name)),
    tell.LAID_HIDDEN: (("seat", seat_name), ("holder", seat_name)),
    tell.STAKED: (("seat", seat_name), ("caster", _caster)),
    tell.STAKED_NOT: (("seat", seat_name),),
    tell.FLIPPED: (("seat", seat_name), ("background", background_name)),
    tell.REVEALED: (("seat", seat_name), ("card", card_name), ("holder", seat_name)),
    tell.SET_ASIDE: (("seat", seat_name), ("card", card_name), ("holder", seat_name)),
    tell.APPLIES: (("seat", seat_name), ("face", face_name), ("holder", seat_name)),
    tell.NO_EFFECT: (("seat", seat_name), ("face", face_name)),
    tell.TREASURE_MOVED: (("seat", seat_name), ("from", island_name), ("to", island_name)),
    tell.REMOVED: (("seat", seat_name), ("island", island_name)),
    tell.PLACED: (("seat", seat_name), ("island", island_name)),
    tell.ISLANDER_MOVED: (
        ("seat", seat_name),
        ("owner", seat_name),
        ("from", island_name),
        ("to", island_name),
    ),
    tell.COLLECTED: (("seat", seat_name), ("island", island_name)),
    tell.UNCLAIMED: (("island", island_name),),
    tell.DREW: (("seat", seat_name), ("cards", _as_is)),
    tell.DREW_CARD: (("seat", seat_name), ("card", card_name)),
    tell.ACCEPTED: (("seat", seat_name),),
    tell.NAMED: (("seat", seat_name), ("named", seat_name)),
    tell.SCORED: (("seat", seat_name), ("points", _as_is), ("treasures", _as_is), ("islanders", _as_is)),
    tell.DEALT: (("seat", seat_name), ("cards", _as_is)),
}


def event(kind: int, facts: Sequence[int]) -> Phrase:
    """One line of the log."""
    said: dict[str, Fact] = {name: speak(n) for (name, speak), n in zip(FACTS[kind], facts, strict=False)}
    if kind == tell.STAKED:
        said["lap"] = LAP_NAMES[facts[1] // SEATS]
    return Phrase(f"log-{kind}", said)
