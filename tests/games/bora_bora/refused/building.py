"""What is refused in chapter 8: buildings on the ceremony ground."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.building import ALREADY_BUILT, MATERIAL_MISSING, TOO_WEAK_TO_BUILD
from tests.games.bora_bora.situations import give, go, phase_a, table
from tests.games.refusing import Case


def building() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12", built={2: "z14 z24"})
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 build")
    return match


def building_somewhere() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12 z13")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 build")
    return match


CASES = [
    Case(
        "ChooseBuilding",
        TOO_WEAK_TO_BUILD,
        "BB-8.1",
        building,
        "build 5",
        "Le bâtiment 5 demande une force de 5 : la vôtre n’est que de 4.",
        "Building 5 needs a strength of 5: yours is only 4.",
    ),
    Case(
        "ChooseBuilding",
        ALREADY_BUILT,
        "BB-8.1",
        building,
        "build 2",
        "Votre bâtiment 2 est déjà construit.",
        "Your building 2 is already built.",
    ),
    Case(
        "BuildOn",
        MATERIAL_MISSING,
        "BB-8.2",
        building_somewhere,
        "build_on z13 z14",
        "Il faut un matériau sur chacune de ces deux cases Cérémonie.",
        "Both of these ceremony spaces must hold a material.",
    ),
]
