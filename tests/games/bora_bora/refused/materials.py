"""What is refused when building materials are placed (BB-6.16 - 6.18)."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.materials import A_SPACE_IS_FREE, OTHER_MATERIAL, SPACE_TAKEN
from tests.games.bora_bora.situations import give, go, phase_a, table
from tests.games.refusing import Case


def placing_wood() -> motu.Match:
    s = table(4)
    give(s, "A", huts="e_beach", materials="z11")
    match = phase_a(s, A="3 1 1")
    go(match, "A place 3 land", "A take_hut slot_12")
    return match


CASES = [
    Case(
        "PlaceMaterial",
        SPACE_TAKEN,
        "BB-6.16",
        placing_wood,
        "material z11",
        "Cette case Cérémonie est déjà prise : rangée 1, colonne 1.",
        "This ceremony space is already taken: row 1, column 1.",
    ),
    Case(
        "PlaceMaterial",
        OTHER_MATERIAL,
        "BB-6.16",
        placing_wood,
        "material z12",
        "Cette case attend le sable : vous placez un autre matériau.",
        "This space waits for sand: you are placing another material.",
    ),
    Case(
        "PlaceMaterial",
        A_SPACE_IS_FREE,
        "BB-6.17",
        placing_wood,
        "material beside wood",
        "Une case libre attend le bois : placez-y ce matériau.",
        "A free space waits for wood: place it there.",
    ),
    Case(
        "PlaceMaterial",
        OTHER_MATERIAL,
        "BB-6.16",
        placing_wood,
        "material beside stone",
        "Le matériau à placer n’est pas la pierre.",
        "The material to place is not stone.",
    ),
]
