"""Ids of the box as they stand in notation, views and texts."""

from __future__ import annotations

import re

from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import (
    BONUS_IDS,
    JOKER,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    PATH_IDS,
    PAY_AMULET,
    PAY_AMULET_TILE,
    PAY_OFFERING_TILE,
    PAY_START,
    PIER_STEP_NAMES,
    PIER_STEPS,
    SQUARE_IDS,
    MangroviaBox,
)

_GRID = re.compile("c([1-4])r([1-7])|c([5-7])r([1-4])")
_ISLET = re.compile("m[0-9]{2}")
_SPARE = re.compile("square_([0-9]+)")  # of an edition, where its name is not at hand
KIND_NAMES = ("offering", "landscape", "amulet")


def letter(seat: int) -> str:
    """A seat in notation."""
    return "ABCDE"[seat]


def square_id(box: MangroviaBox, square: int) -> str:
    return box.ids[square] or f"square_{square + 1}"


def site_id(site: int) -> str:
    return f"site_{site + 1}"


def payment_id(x: int) -> str:
    """A means of payment as it follows `pay`."""
    if x < PAY_START:
        return f"offering {x + 2}"
    if x < PAY_OFFERING_TILE:
        return f"start {x - PAY_START + 2}"
    if x == PAY_OFFERING_TILE:
        return "bonus_offering3"
    if x < PAY_AMULET_TILE:
        return f"amulet {x - PAY_AMULET + 1}"
    return "bonus_amulet2"


def land_id(x: int) -> str:
    """A landscape card, or the joker, as it follows `play`."""
    return LANDSCAPE_NAMES[x] if x < LANDSCAPES else "bonus_joker"


def landscapes(bits: int) -> list[str]:
    """The landscapes of a bit set."""
    return [name for i, name in enumerate(LANDSCAPE_NAMES) if bits >> i & 1]


# --- in words -----------------------------------------------------------------------------------


def seat_name(seat: int) -> Phrase:
    return say(f"seat-{seat}")


def site_name(site: int) -> Phrase:
    return say(f"site-{site + 1}")


def path_name(path: int) -> Phrase:
    return say(f"path-{PATH_IDS[path]}.title")


def bonus_name(tile: int) -> Phrase:
    return say(BONUS_IDS[tile])


def landscape_name(landscape: int, form: str = "") -> Phrase:
    """A landscape; `title`: as the name of a square, `the`: as a part of the country."""
    return say(f"landscape-{LANDSCAPE_NAMES[landscape]}{'.' if form else ''}{form}")


def landscape_names(bits: int, form: str = "") -> tuple[Phrase, ...]:
    return tuple(landscape_name(x, form) for x in range(LANDSCAPES) if bits >> x & 1)


def the_landscapes(bits: int) -> tuple[Phrase, ...]:
    return landscape_names(bits, "the")


def a(piece: Phrase) -> Phrase:
    """One of these pieces: a card, an amulet."""
    return Phrase(f"{piece.id}.a", piece.facts)


def lacking(piece: Phrase) -> Phrase:
    """None of these pieces."""
    return Phrase(f"{piece.id}.none", piece.facts)


def card_name(x: int) -> Phrase:
    """A landscape card, or the joker."""
    return say("bonus_joker") if x == JOKER else say(f"card-{LANDSCAPE_NAMES[x]}")


def step_names(box: MangroviaBox, pier: int) -> tuple[Phrase, ...]:
    """What happens at a pier."""
    steps = [int(box.steps[pier * PIER_STEPS + i]) for i in range(PIER_STEPS)]
    return tuple(say(f"step-{PIER_STEP_NAMES[step]}") for step in steps if step)


def payment_name(x: int) -> Phrase:
    if x < PAY_START:
        return say("piece-offering", value=x + 2)
    if x < PAY_OFFERING_TILE:
        return say("piece-start", value=x - PAY_START + 2)
    if x == PAY_OFFERING_TILE:
        return say("bonus_offering3")
    if x < PAY_AMULET_TILE:
        return say("piece-amulet", value=x - PAY_AMULET + 1)
    return say("bonus_amulet2")


def described(id: str, bits: int, cost: int, pays: int) -> Phrase:
    """A square by what is printed on it, with its id where two look alike."""
    names = landscape_names(bits, "title")
    kind = "amulets" if pays else "offerings"
    if len(names) == 2:
        return say("square-dual", one=names[0], two=names[1], cost=cost, pays=kind, place=place_word(id))
    return say("square", landscape=names[0], cost=cost, pays=kind, place=place_word(id))


def square_name(box: MangroviaBox, square: int) -> Phrase:
    if box.land[square] == 0:
        return say("verbatim", text=square_id(box, square))
    id = square_id(box, square)
    return described(id, int(box.land[square]), int(box.cost[square]), int(box.pays[square]))


def place_word(id: str) -> str:
    """Where a square is, for people: the letter of its path, then its number from the statue.

    The columns A to D come first; M stands for amulet squares.
    """
    if found := _GRID.fullmatch(id):
        column, row = (int(n) for n in found.groups() if n)
        return f"{'ABCD'[column - 1]}{row}" if column <= 4 else f"{'EFGH'[row - 1]}{column}"
    if found := _SPARE.fullmatch(id):
        return found[1]
    return f"M{int(id[1:])}" if _ISLET.fullmatch(id) else id


def place_id(square: int) -> str:
    """The id of a square where no box is at hand: in the log."""
    return SQUARE_IDS[square] if square < len(SQUARE_IDS) else f"square_{square + 1}"
