"""Ids of the box as they stand in notation, views and texts."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.costa_ruana.box import BACKGROUND_NAMES, FACE_NAMES, SEATS

LAP_NAMES = ("face_up", "face_down")
CONDITION_NAMES = ("tide", "daylight")


def letter(seat: int) -> str:
    """A seat in notation."""
    return "ABCDEF"[seat]


def island_id(island: int) -> str:
    return f"island_{island + 1}"


def card_id(card: int) -> str:
    """A card type: background and face."""
    return f"{BACKGROUND_NAMES[card >> 3]}_{FACE_NAMES[card & 7]}"


def table_id(at: int) -> str:
    """A card on the table, named by how it was laid and by whom."""
    return f"{LAP_NAMES[at // SEATS]} {letter(at % SEATS)}"


def seat_name(seat: int) -> Phrase:
    return say(f"seat-{seat}")


def island_name(island: int) -> Phrase:
    return say(f"island-{island + 1}")


def card_name(card: int) -> Phrase:
    return say("card", face=face_name(card & 7), background=background_name(card >> 3))


def face_name(face: int) -> Phrase:
    return say(f"face-{FACE_NAMES[face]}")


def background_name(background: int) -> Phrase:
    return say(f"background-{BACKGROUND_NAMES[background]}")
