"""What is refused in chapter 3: bowls on cult places."""

from __future__ import annotations

import motu
from motu.games.mangrovia.rules.bowls import BLOCKED, NOT_NORTH, TAKEN
from tests.games.mangrovia.situations import go, new_round, table
from tests.games.refusing import Case


def bowls_of_four() -> motu.Match:
    return new_round(table(4))


def second_bowl() -> motu.Match:
    match = new_round(table(4, first="D"))
    go(match, "D place_bowl 2")
    return match


def bowl_of_his_own() -> motu.Match:
    match = new_round(table(3))
    go(match, "A place_bowl 2", "B place_bowl 3", "C place_bowl 4")
    return match


def bowls_of_two() -> motu.Match:
    return new_round(table(2))


CASES = [
    Case(
        "PlaceBowl",
        BLOCKED,
        "MG-2.18",
        bowls_of_two,
        "place_bowl 6",
        "Le lieu de culte entre les appontements 6 et 7 est bloqué par le plat neutre pour toute la partie.",
        "The neutral bowl blocks the cult place between piers 6 and 7 for the whole game.",
    ),
    Case(
        "PlaceBowl",
        TAKEN,
        "MG-3.3",
        second_bowl,
        "place_bowl 2",
        "Le lieu de culte entre les appontements 2 et 11 est pris : Jaune y a posé un plat.",
        "The cult place between piers 2 and 11 is taken: Yellow has put a bowl there.",
    ),
    Case(
        "PlaceBowl",
        TAKEN,
        "MG-3.3",
        bowl_of_his_own,
        "place_bowl 2",
        "Le lieu de culte entre les appontements 2 et 11 est pris : vous y avez déjà posé un plat.",
        "The cult place between piers 2 and 11 is taken: you have already put a bowl there.",
    ),
    Case(
        "PlaceBowl",
        NOT_NORTH,
        "MG-3.5",
        bowls_of_four,
        "place_bowl 1",
        "Vous êtes premier joueur : votre premier plat ne peut pas aller sur le lieu de culte nord, "
        "entre les appontements 1 et 12.",
        "You are first player: your first bowl cannot go to the northern cult place, between piers 1 and 12.",
    ),
]
