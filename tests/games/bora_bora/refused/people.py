"""What is refused in chapter 11: what the men and women on the player boards do."""

from __future__ import annotations

import motu
from motu.games.bora_bora.box import REGION_NAMES
from motu.games.bora_bora.rules.cards import NO_CARD_LEFT
from motu.games.bora_bora.rules.gods import NO_OFFERING, NOTHING_TO_PAY_WITH
from motu.games.bora_bora.rules.helper import SLOT_12_HAS_PERSON
from motu.games.bora_bora.rules.jobs import (
    NO_BUILDING_SO_LOW,
    NO_FREE_SLOT,
    NO_HUT_LEFT,
    NO_MATERIALS_SIDE_BY_SIDE,
    NO_PATH,
    NO_PATH_SO_EASY,
    NOBODY_LEFT,
    NOBODY_SO_LOW,
)
from motu.games.bora_bora.rules.people import (
    ALREADY_STRONGEST,
    HAS_ACTED,
    NEEDS_GREEN,
    NO_HUT_TO_MOVE,
    NOT_SO_MANY_ALIKE,
    NOT_YOUR_PEOPLE,
    ONE_GREEN,
    UP_TO_SO_MANY,
)
from tests.games.bora_bora.situations import give, go, only_cards, phase_b, put_hut, show, slots_free, table
from tests.games.refusing import Case


def with_people() -> motu.Match:
    """Nothing to build with, nobody in the display, no path up to 2; no offering."""
    s = table(4)
    put_hut(s, "A", "e_beach")
    slots_free(s, "A", 8)
    give(s, "A", people="w_vp_1 w_shell_1 m_land_1 m_build_1 m_woman_1 m_move_hut_1 m_offering_1")
    give(s, "A", cards="blue")
    return phase_b(s)


def after_a_woman() -> motu.Match:
    match = with_people()
    go(match, "A use woman shell 1")
    return match


def with_people_and_an_offering() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="w_vp_1 m_vp_1", cards="blue", offerings=1)
    return phase_b(s)


def after_green() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", people="w_vp_1 w_shell_1 m_vp_1", god_tiles=2)
    match = phase_b(s)
    go(match, "A use woman shell 1 doubled", "A pay green god_tile")
    return match


def with_strong_people() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="m_build_1 m_build_2", materials="z11 z12", god_tiles=1)
    return phase_b(s)


def people_on_a_closed_islet() -> motu.Match:
    s = table(4)
    give(s, "A", huts="n_beach n_mountain")
    slots_free(s, "A", 4)
    give(s, "A", people="m_land_1 m_god_card_1 w_vp_1")
    only_cards(s)
    return phase_b(s)


def people_without_huts() -> motu.Match:
    s = table(4)
    for n, region in enumerate(REGION_NAMES):
        put_hut(s, "A", region, last=n < 2)
    give(s, "A", people="m_land_1 m_move_hut_1 w_vp_1")
    return phase_b(s)


def people_on_a_full_board() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    slots_free(s, "A", 2)
    give(s, "A", people="m_woman_1 w_vp_1")
    show(s, woman="w_sea_1 - - - - -")
    return phase_b(s)


def people_before_high_dice() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_woman_1 m_build_1 w_vp_1", materials="z11 z12")
    give(s, "A", built={1: "z13 z23", 2: "z14 z24", 3: "z21 z31"})
    show(s, woman="- - - - w_sea_1 -")
    return phase_b(s)


def people_with_one_on_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="m_move_hut_1 w_vp_1")
    return phase_b(s)


def moving_huts() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="m_move_hut_1 m_move_hut_2")
    match = phase_b(s)
    go(match, "A use man move_hut 2")
    return match


CASES = [
    Case(
        "UsePeople",
        NOT_YOUR_PEOPLE,
        "BB-11.20",
        with_people,
        "use man vp 1",
        "Vous n’avez pas cette tuile : homme « Points de victoire ».",
        "You do not have this tile: “Victory points” man.",
    ),
    Case(
        "UsePeople",
        NOT_SO_MANY_ALIKE,
        "BB-11.20",
        with_people,
        "use man land 2",
        "Vous ne pouvez pas en utiliser 2 : vous avez seulement un homme « Voie terrestre ».",
        "You cannot use 2: you have only one “Land path” man.",
    ),
    Case(
        "UsePeople",
        NO_PATH_SO_EASY,
        "BB-4.2",
        with_people,
        "use man land 1",
        "La voie terrestre la plus facile demande une force de 3 : la vôtre ne serait que de 2.",
        "The easiest land path needs a strength of 3: yours would be only 2.",
    ),
    Case(
        "UsePeople",
        NO_MATERIALS_SIDE_BY_SIDE,
        "BB-8.6",
        with_people,
        "use man build 1",
        "Vous n’avez pas deux matériaux sur des cases Cérémonie adjacentes.",
        "You have no two materials on adjacent ceremony spaces.",
    ),
    Case(
        "UsePeople",
        NOBODY_LEFT,
        "BB-5.7",
        with_people,
        "use man woman 1",
        "Il ne reste aucune femme sur le plateau de jeu pour cette manche.",
        "No woman is left on the game board this round.",
    ),
    Case(
        "UsePeople",
        NO_OFFERING,
        "BB-17.17",
        with_people,
        "use woman vp 1 doubled",
        "Vous n’avez pas d’offrande : il en faut une pour jouer le Dieu Vert avec des cartes.",
        "You have no offering: it takes one to play the Green God with cards.",
    ),
    Case(
        "UsePeople",
        HAS_ACTED,
        "BB-11.18",
        after_a_woman,
        "use woman shell 1",
        "Ce type a déjà agi dans cette phase : femme « Coquillage ».",
        "This type has already acted in this phase: “Shell” woman.",
    ),
    Case(
        "UsePeople",
        NEEDS_GREEN,
        "BB-17.11",
        after_a_woman,
        "use woman vp 1",
        "Un type de plus demande le Dieu Vert : vous ne pouvez pas le jouer.",
        "A further type needs the Green God: you cannot play him.",
    ),
    Case(
        "UsePeople",
        ONE_GREEN,
        "BB-17.12",
        after_a_woman,
        "use woman vp 1 doubled",
        "On ne joue qu’un Dieu Vert par phase B : il double un type ou en ajoute un.",
        "Only one Green God is played per phase B: he doubles a type or adds one.",
    ),
    Case(
        "UsePeople",
        NOTHING_TO_PAY_WITH,
        "BB-17.25",
        with_people_and_an_offering,
        "use woman vp 1 doubled",
        "Vous ne pouvez pas jouer le Dieu Vert : il faut une carte de sa couleur, deux autres cartes Dieu"
        " identiques ou une tuile Dieu.",
        "You cannot play the Green God: it takes a card of his colour, two other identical god cards or a god"
        " tile.",
    ),
    Case(
        "UsePeople",
        ONE_GREEN,
        "BB-17.12",
        after_green,
        "use man vp 1 doubled",
        "On ne joue qu’un Dieu Vert par phase B : il double un type ou en ajoute un.",
        "Only one Green God is played per phase B: he doubles a type or adds one.",
    ),
    Case(
        "UsePeople",
        ONE_GREEN,
        "BB-17.12",
        after_green,
        "use woman vp 1",
        "On ne joue qu’un Dieu Vert par phase B : il double un type ou en ajoute un.",
        "Only one Green God is played per phase B: he doubles a type or adds one.",
    ),
    Case(
        "UsePeople",
        ALREADY_STRONGEST,
        "BB-17.20",
        with_strong_people,
        "use man build 2 doubled",
        "La force est déjà de 6 : le Dieu Vert n’y changerait rien.",
        "The strength is already 6: the Green God would change nothing.",
    ),
    Case(
        "UsePeople",
        NO_PATH,
        "BB-4.1",
        people_on_a_closed_islet,
        "use man land 1",
        "Aucune voie terrestre ne mène de vos huttes vers une région nouvelle.",
        "No land path leads from your huts to a new region.",
    ),
    Case(
        "UsePeople",
        NO_CARD_LEFT,
        "BB-6.20",
        people_on_a_closed_islet,
        "use man god_card 1",
        "Il ne reste aucune carte Dieu à prendre.",
        "No god card is left to take.",
    ),
    Case(
        "UsePeople",
        NO_HUT_LEFT,
        "BB-4.11",
        people_without_huts,
        "use man land 1",
        "Il ne reste aucune hutte sur votre plateau individuel.",
        "No hut is left on your player board.",
    ),
    Case(
        "UsePeople",
        NO_HUT_TO_MOVE,
        "BB-11.10",
        people_without_huts,
        "use man move_hut 1",
        "Il n’y a plus de hutte à déplacer sur vos cases 1 à 11.",
        "No hut is left to move on your spaces 1 to 11.",
    ),
    Case(
        "UsePeople",
        NO_FREE_SLOT,
        "BB-5.3",
        people_on_a_full_board,
        "use man woman 1",
        "Aucune case n’est libre sur votre plateau individuel : posez ou déplacez d’abord une hutte.",
        "No space is free on your player board: place or move a hut first.",
    ),
    Case(
        "UsePeople",
        NOBODY_SO_LOW,
        "BB-5.1",
        people_before_high_dice,
        "use man woman 1",
        "Il faudrait une force de 5 pour prendre une femme : la vôtre ne serait que de 3.",
        "It would take a strength of 5 to take a woman: yours would be only 3.",
    ),
    Case(
        "UsePeople",
        NO_BUILDING_SO_LOW,
        "BB-8.1",
        people_before_high_dice,
        "use man build 1",
        "Votre plus petit bâtiment demande une force de 4 : la vôtre ne serait que de 3.",
        "Your lowest building needs a strength of 4: yours would be only 3.",
    ),
    Case(
        "UsePeople",
        SLOT_12_HAS_PERSON,
        "BB-5.6",
        people_with_one_on_slot_12,
        "use man move_hut 1",
        "Votre case 12 porte un homme ou une femme : aucune hutte n’y va plus.",
        "A man or woman lies on your space 12: no hut can go there any more.",
    ),
    Case(
        "MoveHuts",
        UP_TO_SO_MANY,
        "BB-11.10",
        moving_huts,
        "move_huts 3",
        "Vous pouvez déplacer au plus 2 huttes.",
        "You can move at most 2 huts.",
    ),
]
