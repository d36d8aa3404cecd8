"""Words made of several parts: numbers of offerings and cards, and places by name, never by number."""

from __future__ import annotations

import math
from functools import cache

from motu.games._shared.text import Phrase, say
from motu.games.pantheon.rules.pieces import CARD_NAMES, HEX_IDS, KIND_NAMES, PEOPLE_NAMES, SITE_IDS

# Names of places, whatever an edition puts there: the map is the same old world.
HOMES = ("h0304", "h0702", "h1008", "h1211", "h1609", "h0510", "h0108", "h0706")  # of the peoples in order
LANDMARKS = {
    **{HEX_IDS.index(id): f"site-{id}" for id in SITE_IDS},
    **{HEX_IDS.index(id): name for id, name in zip(HOMES, PEOPLE_NAMES, strict=True)},
}
DIRECTIONS = ("e", "ene", "ne", "n", "nw", "wnw", "w", "wsw", "sw", "s", "se", "ese")


def hex_id(h: int) -> str:
    """A hex in notation; numbers beyond the grid exist only in refused answers."""
    return HEX_IDS[h] if h < len(HEX_IDS) else f"x{h}"


def offerings_name(kind: int, number: int) -> Phrase:
    """Offerings of a kind, one or several."""
    return say(f"kind-{KIND_NAMES[kind]}" + (".many" if number > 1 else ""))


def cards_name(card: int, number: int) -> Phrase:
    """Cards of a type, one or several."""
    return say(CARD_NAMES[card] + (".many" if number > 1 else ""))


# --- places -------------------------------------------------------------------------------------


def grid(h: int) -> tuple[int, int]:
    """Column and row of a hex."""
    return int(HEX_IDS[h][1:3]), int(HEX_IDS[h][3:5])


def centre(h: int) -> tuple[float, float]:
    """Where a hex lies, in hexes to the right and downwards."""
    column, row = grid(h)
    return column + 0.5 * (row % 2), row * math.sqrt(3) / 2


def distance(one: int, two: int) -> int:
    """How many hexes apart two hexes are."""
    (c1, r1), (c2, r2) = grid(one), grid(two)
    q, r = (c2 - (r2 - r2 % 2) // 2) - (c1 - (r1 - r1 % 2) // 2), r2 - r1
    return (abs(q) + abs(r) + abs(q + r)) // 2


def direction(start: int, end: int) -> str:
    """Where `end` lies as seen from `start`, in twelve winds."""
    (x1, y1), (x2, y2) = centre(start), centre(end)
    return DIRECTIONS[round(math.degrees(math.atan2(y1 - y2, x2 - x1)) / 30) % 12]


@cache
def _bearings() -> dict[int, tuple[int, int, str]]:
    """For each hex without a name: a landmark near it, how far and where it lies from there; no two alike."""
    found: dict[int, tuple[int, int, str]] = {}
    for h in range(len(HEX_IDS)):
        if h not in LANDMARKS:
            marks = sorted(LANDMARKS, key=lambda mark: (distance(mark, h), mark))
            bearings = ((mark, distance(mark, h), direction(mark, h)) for mark in marks)
            found[h] = next(bearing for bearing in bearings if bearing not in found.values())
    return found


@cache
def place_name(h: int) -> Phrase:
    """Where a hex is, in words: on a site, on a people's home, or how far from one of them."""
    if h >= len(HEX_IDS):
        return say("place-none")
    if HEX_IDS[h] in SITE_IDS:
        return say("place-site", site=say(LANDMARKS[h]))
    if h in LANDMARKS:
        return say("place-home", of=say(f"{LANDMARKS[h]}.of"))
    mark, away, wind = _bearings()[h]
    return say("place-near", away=away, where=say(f"towards-{wind}"), of=say(f"{LANDMARKS[mark]}.of"))
