"""What is refused in chapters 3 and 10: dice are rolled and placed."""

from __future__ import annotations

import motu
from motu.games.bora_bora.box import REGION_NAMES, TYPE_NAMES
from motu.games.bora_bora.rules.dice import (
    ALREADY_A_SIX,
    NO_SUCH_DIE,
    NOT_BOTH_PAYABLE,
    NOT_LOWER,
    NOT_LOWER_WITH_WHITE,
)
from motu.games.bora_bora.rules.gods import NO_OFFERING, NOTHING_TO_PAY_WITH
from motu.games.bora_bora.rules.jobs import (
    NO_BUILDING_SO_LOW,
    NO_FREE_SLOT,
    NO_HUT_LEFT,
    NO_MATERIALS_SIDE_BY_SIDE,
    NO_PATH,
    NO_PATH_SO_EASY,
    NO_PRIEST,
    NOBODY_LEFT,
    NOBODY_SO_LOW,
)
from tests.games.bora_bora.situations import give, phase_a, put_hut, show, table, temple
from tests.games.refusing import Case


def with_dice() -> motu.Match:
    """Nothing but dice, an empty temple and a hut on the central mountain."""
    s = table(4)
    put_hut(s, "A", "c_mountain")
    return phase_a(s, ["B3 helper"], A="1 5")


def with_a_six() -> motu.Match:
    s = table(4)
    give(s, "A", god_tiles=1)
    return phase_a(s, A="6 1 1")


def with_cards_but_no_offering() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white white")
    return phase_a(s, A="4 1 1")


def with_an_offering_but_no_card() -> motu.Match:
    s = table(4)
    give(s, "A", cards="blue", offerings=1)
    return phase_a(s, A="4 1 1")


def with_one_god_tile_only() -> motu.Match:
    s = table(4)
    give(s, "A", god_tiles=1)
    return phase_a(s, ["B3 helper"], A="4 1")


def on_a_closed_islet() -> motu.Match:
    s = table(4)
    give(s, "A", huts="n_beach n_mountain")
    return phase_a(s, A="6 1 1")


def with_all_huts_on_the_map() -> motu.Match:
    s = table(4)
    for n, region in enumerate(REGION_NAMES):
        put_hut(s, "A", region, last=n < 2)
    return phase_a(s, A="6 1 1")


def with_a_full_board() -> motu.Match:
    s = table(4)
    give(s, "A", people="w_vp_1")
    s.hut_slots[0] |= 0b110  # slots 2 and 3 keep their huts, the first hut came from slot 12
    show(s, man="m_vp_1 m_vp_2 m_vp_3 - - -")
    put_hut(s, "A", "c_mountain", last=True)
    return phase_a(s, A="6 1 1")


def with_people_under_high_dice() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12", built={1: "z13 z23", 2: "z14 z24"})
    show(s, woman="- - - - w_vp_1 -")
    return phase_a(s, A="2 1 1")


def with_people_on_all_spaces() -> motu.Match:
    """No hut is left on the player board: none can make room."""
    s = table(4)
    for n, region in enumerate(REGION_NAMES):
        put_hut(s, "A", region, last=n < 2)
    give(s, "A", people=" ".join(f"w_{kind}_1" for kind in TYPE_NAMES))
    show(s, man="m_vp_1 - - - - -")
    return phase_a(s, A="6 1 1")


def with_a_person_on_slot_12() -> motu.Match:
    """A hut can be placed, but none can be moved to make room."""
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="w_shell_1 w_shell_2")
    show(s, man="m_vp_1 - - - - -")
    return phase_a(s, A="6 1 1")


def with_all_buildings_built() -> motu.Match:
    s = table(4)
    pairs = ("z11 z12", "z13 z14", "z21 z22", "z23 z24", "z31 z32", "z33 z34")
    give(s, "A", built=dict(enumerate(pairs, 1)))
    return phase_a(s, A="6 1 1")


def with_all_priests_in_the_temple() -> motu.Match:
    s = table(4)
    temple(s, "AAAA--")
    return phase_a(s, A="6 1 1")


CASES = [
    Case(
        "PlaceDie",
        NO_SUCH_DIE,
        "BB-3.10",
        with_dice,
        "place 2 helper",
        "Choisissez d’abord un des dés qui vous restent (1 et 5) : vous n’avez pas de dé 2.",
        "First choose one of the dice you have left (1 and 5): you have no 2.",
    ),
    Case(
        "PlaceDie",
        NOT_LOWER,
        "BB-3.4",
        with_dice,
        "place 5 helper",
        "Un 3 est déjà sur cette tuile : votre 5 n’est pas inférieur, et vous ne pouvez pas jouer le"
        " Dieu Bleu.",
        "There is a 3 on this tile: your 5 is not lower, and you cannot play the Blue God.",
    ),
    Case(
        "PlaceDie",
        NO_PATH_SO_EASY,
        "BB-4.2",
        with_dice,
        "place 1 land",
        "La voie terrestre la plus facile demande une force de 2 : la vôtre ne serait que de 1.",
        "The easiest land path needs a strength of 2: yours would be only 1.",
    ),
    Case(
        "PlaceDie",
        NO_MATERIALS_SIDE_BY_SIDE,
        "BB-8.6",
        with_dice,
        "place 5 build",
        "Vous n’avez pas deux matériaux sur des cases Cérémonie adjacentes.",
        "You have no two materials on adjacent ceremony spaces.",
    ),
    Case(
        "PlaceDie",
        NOBODY_LEFT,
        "BB-5.7",
        with_dice,
        "place 5 man",
        "Il ne reste aucun homme sur le plateau de jeu pour cette manche.",
        "No man is left on the game board this round.",
    ),
    Case(
        "PlaceDie",
        NOT_LOWER_WITH_WHITE,
        "BB-17.21",
        with_dice,
        "place 5 helper white",
        "Un 3 est déjà sur cette tuile : votre 5 n’est pas inférieur, et vous ne pouvez pas jouer le"
        " Dieu Bleu.",
        "There is a 3 on this tile: your 5 is not lower, and you cannot play the Blue God.",
    ),
    Case(
        "PlaceDie",
        ALREADY_A_SIX,
        "BB-17.20",
        with_a_six,
        "place 6 helper white",
        "Votre dé est déjà un 6 : le Dieu Blanc n’y changerait rien.",
        "Your die is already a 6: the White God would change nothing.",
    ),
    Case(
        "PlaceDie",
        NO_OFFERING,
        "BB-17.17",
        with_cards_but_no_offering,
        "place 4 helper white",
        "Vous n’avez pas d’offrande : il en faut une pour jouer le Dieu Blanc avec des cartes.",
        "You have no offering: it takes one to play the White God with cards.",
    ),
    Case(
        "PlaceDie",
        NOTHING_TO_PAY_WITH,
        "BB-17.25",
        with_an_offering_but_no_card,
        "place 4 helper white",
        "Vous ne pouvez pas jouer le Dieu Blanc : il faut une carte de sa couleur, deux autres cartes Dieu"
        " identiques ou une tuile Dieu.",
        "You cannot play the White God: it takes a card of his colour, two other identical god cards or a god"
        " tile.",
    ),
    Case(
        "PlaceDie",
        NOT_BOTH_PAYABLE,
        "BB-17.22",
        with_one_god_tile_only,
        "place 4 helper white",
        "Vous n’avez pas de quoi jouer à la fois le Dieu Bleu et le Dieu Blanc.",
        "You do not have enough to play both the Blue God and the White God.",
    ),
    Case(
        "PlaceDie",
        NO_PATH,
        "BB-4.1",
        on_a_closed_islet,
        "place 6 land",
        "Aucune voie terrestre ne mène de vos huttes vers une région nouvelle.",
        "No land path leads from your huts to a new region.",
    ),
    Case(
        "PlaceDie",
        NO_HUT_LEFT,
        "BB-4.11",
        with_all_huts_on_the_map,
        "place 6 sea",
        "Il ne reste aucune hutte sur votre plateau individuel.",
        "No hut is left on your player board.",
    ),
    Case(
        "PlaceDie",
        NO_FREE_SLOT,
        "BB-5.3",
        with_a_full_board,
        "place 6 man",
        "Aucune case n’est libre sur votre plateau individuel : posez ou déplacez d’abord une hutte.",
        "No space is free on your player board: place or move a hut first.",
    ),
    Case(
        "PlaceDie",
        NO_FREE_SLOT,
        "BB-5.3",
        with_a_person_on_slot_12,
        "place 6 man",
        "Aucune case n’est libre sur votre plateau individuel : posez d’abord une hutte.",
        "No space is free on your player board: place a hut first.",
    ),
    Case(
        "PlaceDie",
        NO_FREE_SLOT,
        "BB-5.3",
        with_people_on_all_spaces,
        "place 6 man",
        "Aucune case n’est libre sur votre plateau individuel : vos hommes et vos femmes les occupent"
        " toutes.",
        "No space is free on your player board: your men and women fill them all.",
    ),
    Case(
        "PlaceDie",
        NO_MATERIALS_SIDE_BY_SIDE,
        "BB-8.6",
        with_all_buildings_built,
        "place 6 build",
        "Vos six bâtiments sont déjà construits.",
        "All six of your buildings are built.",
    ),
    Case(
        "PlaceDie",
        NOBODY_SO_LOW,
        "BB-5.1",
        with_people_under_high_dice,
        "place 2 woman",
        "Il faudrait une force de 5 pour prendre une femme : la vôtre ne serait que de 2.",
        "It would take a strength of 5 to take a woman: yours would be only 2.",
    ),
    Case(
        "PlaceDie",
        NO_BUILDING_SO_LOW,
        "BB-8.1",
        with_people_under_high_dice,
        "place 2 build",
        "Votre plus petit bâtiment demande une force de 3 : la vôtre ne serait que de 2.",
        "Your lowest building needs a strength of 3: yours would be only 2.",
    ),
    Case(
        "PlaceDie",
        NO_PRIEST,
        "BB-7.4",
        with_all_priests_in_the_temple,
        "place 6 temple",
        "Vos prêtres sont tous au temple.",
        "All your priests are in the temple.",
    ),
]
