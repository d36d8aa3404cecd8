"""What is refused in chapter 4: piers that offer two actions."""

from __future__ import annotations

import motu
from motu.games.mangrovia.box import AMULET
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, NEITHER_POSSIBLE, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.amulets import BAG_EMPTY, STACK_EMPTY
from motu.games.mangrovia.rules.places import (
    BIRDS_ELSEWHERE,
    DOUBLE_UNPAYABLE,
    NOTHING_PAYABLE,
    ONE_HUT_LEFT,
    OUT_OF_CARDS,
    OUT_OF_HUTS,
)
from tests.games.mangrovia.refused.tables import TWO_WATERS, builder, no_hut, nothing_to_collect
from tests.games.mangrovia.situations import at_pier, hut, huts_left, left_in_pile, no_ones, table
from tests.games.refusing import Case


def no_stack() -> motu.Match:
    s = table(4)
    no_ones(s, "D")
    return at_pier(s, 8)


def no_bag() -> motu.Match:
    s = table(4)
    hut(s, "A", "m01")
    left_in_pile(s, AMULET, "", "D")
    return at_pier(s, 8)


def no_hut_left() -> motu.Match:
    s = table(4)
    huts_left(s, "A", 0)
    return at_pier(s, 8)


CASES = [
    Case(
        "AmuletsOrHut",
        STACK_EMPTY,
        "MG-7.2",
        no_stack,
        "action amulets",
        "Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.",
        "Without a hut on an amulet square you take an amulet of value 1: none is left.",
    ),
    Case(
        "AmuletsOrHut",
        BAG_EMPTY,
        "MG-7.7",
        no_bag,
        "action amulets",
        "Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.",
        "The bag is empty and no amulet is set aside: there is nothing to draw.",
    ),
    Case(
        "AmuletsOrHut",
        OUT_OF_HUTS,
        "MG-8.9",
        no_hut_left,
        "action hut",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        "AmuletsOrHut",
        OUT_OF_CARDS,
        "MG-8.2",
        lambda: builder(8, offerings="6"),
        "action hut",
        "Vous n’avez aucune carte Paysage à jouer.",
        "You have no landscape card to play.",
    ),
    Case(
        "AmuletsOrHut",
        BIRDS_ELSEWHERE,
        "MG-5.3",
        lambda: builder(8, landscapes="sand", offerings="7"),
        "action hut",
        "Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : l’eau et la mangrove.",
        "None of your landscape cards matches a landscape shown by a bird: water and mangrove.",
    ),
    Case(
        "AmuletsOrHut",
        NOTHING_PAYABLE,
        "MG-8.3",
        lambda: builder(8, landscapes="water", offerings="2"),
        "action hut",
        "Vous ne pouvez payer exactement aucune des cases libres que permettent vos cartes : "
        "les oiseaux indiquent l’eau et la mangrove.",
        "You cannot pay exactly for any of the free squares that your cards allow: "
        "the birds show water and mangrove.",
    ),
    Case(
        "SingleOrDouble",
        OUT_OF_CARDS,
        "MG-8.2",
        lambda: builder(9, offerings="6"),
        "size single",
        "Vous n’avez aucune carte Paysage à jouer.",
        "You have no landscape card to play.",
    ),
    Case(
        "SingleOrDouble",
        BIRDS_ELSEWHERE,
        "MG-5.3",
        lambda: builder(9, landscapes="sand", offerings="7"),
        "size single",
        "Vos cartes Paysage ne montrent aucun des paysages indiqués par les oiseaux : l’eau et la mangrove.",
        "None of your landscape cards matches a landscape shown by a bird: water and mangrove.",
    ),
    Case(
        "SingleOrDouble",
        NOTHING_PAYABLE,
        "MG-8.3",
        lambda: builder(9, landscapes="water", offerings="2"),
        "size single",
        "Vous ne pouvez payer exactement aucune des cases libres que permettent vos cartes : "
        "les oiseaux indiquent l’eau et la mangrove.",
        "You cannot pay exactly for any of the free squares that your cards allow: "
        "the birds show water and mangrove.",
    ),
    Case(
        "SingleOrDouble",
        ONE_HUT_LEFT,
        "MG-10.6",
        lambda: builder(9, huts=1, **TWO_WATERS),
        "size double",
        "Il faut deux huttes en réserve : il ne vous en reste qu’une.",
        "It takes two huts in your supply: you have only one left.",
    ),
    Case(
        "SingleOrDouble",
        DOUBLE_UNPAYABLE,
        "MG-10.2",
        lambda: builder(9, landscapes="water", offerings="6"),
        "size double",
        "Pour une double hutte, il vous faut deux cartes Paysage qui conviennent à la même case libre, "
        "chacune d’un paysage indiqué par un oiseau : les oiseaux indiquent l’eau et la mangrove.",
        "For a double hut you need two landscape cards that fit the same free square, "
        "each of a landscape shown by a bird: the birds show water and mangrove.",
    ),
    Case(
        "SingleOrDouble",
        DOUBLE_UNPAYABLE,
        "MG-10.2",
        lambda: builder(9, landscapes="water mangrove", offerings="6 7"),  # one of each, for a dual square
        "size double",
        "Vous avez les cartes pour une double hutte, mais vous ne pouvez payer exactement "
        "le double du coût d’aucune case libre où elles conviennent.",
        "You have the cards for a double hut, but for no free square that they fit can you "
        "pay exactly twice the cost.",
    ),
]


NEVER_ASKED = [
    Case(
        "AmuletsOrHut",
        NEITHER_POSSIBLE,
        "MG-4.20",
        lambda: nothing_to_collect(AMULETS_OR_HUT, huts=0),
        "action decline",
        "Il n’y a pas d’amulette à prendre et votre réserve de huttes est vide : cette étape est sautée.",
        "There is no amulet to take and your supply of huts is empty: this step is skipped.",
    ),
    Case(
        "SingleOrDouble",
        OUT_OF_HUTS,
        "MG-8.9",
        lambda: no_hut(SINGLE_OR_DOUBLE),
        "size decline",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
    Case(
        "SingleOrDouble",
        OUT_OF_HUTS,
        "MG-8.9",
        lambda: no_hut(SINGLE_OR_DOUBLE),
        "size double",
        "Votre réserve de huttes est vide.",
        "Your supply of huts is empty.",
    ),
]
