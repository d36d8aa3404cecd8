"""What is refused in chapter 11: what the cards do."""

from __future__ import annotations

import motu
from motu.games.costa_ruana.rules.effects import (
    DESTINATION_FULL,
    ISLANDER_COMES_FROM_HERE,
    NO_ROOM_TO_PLACE,
    NONE_OF_THEIRS,
    NONE_OF_YOURS,
    NOTHING_TO_TAKE,
    NOWHERE_TO_GO,
    TREASURE_COMES_FROM_HERE,
)
from tests.games.costa_ruana.situations import edition_box, go, lay, reveal, table
from tests.games.refusing import Case


def moving_a_treasure() -> motu.Match:
    s = table(2, {}, [3, 0, 3, 3])
    lay(s, "face_up A", "night_move_treasure", before="A")
    return reveal(s)


def dropping_a_treasure() -> motu.Match:
    match = moving_a_treasure()
    go(match, "A take_treasure island_3")
    return match


def removing() -> motu.Match:
    s = table(2, {1: "A", 2: "A", 4: "B"})
    lay(s, "face_up A", "night_remove_1", before="A")
    return reveal(s)


def placing_beside_a_full_island() -> motu.Match:
    s = table(2, {2: "AAAABBB"})
    lay(s, "face_up A", "night_place_1", before="A")
    return reveal(s)


def lifting() -> motu.Match:
    s = table(2, {1: "AB", 2: "B"})
    lay(s, "face_up A", "night_move_islander", before="A")
    return reveal(s)


def lifting_with_all_other_islands_full() -> motu.Match:
    """Impossible in our box; an edition with smaller islands can fill all but one."""
    box = edition_box({"counts": {"island_room": 6}})
    s = table(2, {1: "A", 2: "AAABBB", 3: "AAABBB", 4: "AABBBB"}, box=box)
    lay(s, "face_up A", "night_move_islander", before="A")
    return reveal(s)


def landing() -> motu.Match:
    s = table(2, {1: "AB", 3: "AAAABBB"})
    lay(s, "face_up A", "night_move_islander", before="A")
    match = reveal(s)
    go(match, "A lift island_1 B")
    return match


CASES = [
    Case(
        "TreasureFrom",
        NOTHING_TO_TAKE,
        "CR-11.2",
        moving_a_treasure,
        "take_treasure island_2",
        "Il n’y a plus de trésor sur l’île de la Tortue.",
        "There is no treasure left on Turtle Island.",
    ),
    Case(
        "TreasureTo",
        TREASURE_COMES_FROM_HERE,
        "CR-11.3",
        dropping_a_treasure,
        "drop_treasure island_3",
        "Ce trésor vient de l’île de Corail : il doit aller sur une autre île.",
        "This treasure comes from Coral Island: it must go to another island.",
    ),
    Case(
        "RemoveOne",
        NONE_OF_YOURS,
        "CR-11.7",
        removing,
        "remove island_4",
        "Vous n’avez aucun habitant sur l’île du Perroquet.",
        "You have no islander on Parrot Island.",
    ),
    Case(
        "PlaceOne",
        NO_ROOM_TO_PLACE,
        "CR-11.12",
        placing_beside_a_full_island,
        "place island_2",
        "L’île de la Tortue est pleine : 7 habitants.",
        "Turtle Island is full: 7 islanders.",
    ),
    Case(
        "IslanderFrom",
        NONE_OF_THEIRS,
        "CR-11.13",
        lifting,
        "lift island_2 A",
        "Il n’y a pas d’habitant de Rouge sur l’île de la Tortue.",
        "Red has no islander on Turtle Island.",
    ),
    Case(
        "IslanderFrom",
        NONE_OF_THEIRS,
        "CR-11.13",
        lifting,
        "lift island_4 B",
        "Il n’y a pas d’habitant de Bleu sur l’île du Perroquet.",
        "Blue has no islander on Parrot Island.",
    ),
    Case(
        "IslanderFrom",
        NOWHERE_TO_GO,
        "CR-11.14",
        lifting_with_all_other_islands_full,
        "lift island_1 A",
        "Toutes les autres îles sont pleines : cet habitant n’a nulle part où aller.",
        "All other islands are full: this islander has nowhere to go.",
    ),
    Case(
        "IslanderTo",
        DESTINATION_FULL,
        "CR-11.14",
        landing,
        "land island_3",
        "L’île de Corail est pleine : 7 habitants.",
        "Coral Island is full: 7 islanders.",
    ),
    Case(
        "IslanderTo",
        ISLANDER_COMES_FROM_HERE,
        "CR-11.19",
        landing,
        "land island_1",
        "Cet habitant vient de l’île aux Palmiers : il doit changer d’île.",
        "This islander comes from Palm Island: it must change islands.",
    ),
]
