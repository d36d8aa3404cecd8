"""What is refused in chapter 5: movements, reactions, and the standing order to draw instead."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.movement import (
    ALL_OCCUPIED,
    MOVE_CARD_MISSING,
    NOTHING_TO_PLACE,
    PLACE_ONE_FIRST,
    STEPS_SHORT,
)
from motu.games.pantheon.rules.placing import (
    COLUMN_JUMPS_OVER_FOOT,
    COLUMN_NOT_LINKED,
    FOOT_NOT_LINKED,
    HEX_FULL,
    JUMPS_USED_UP,
    OCCUPIED_COSTS_MORE,
    OWN_PIECE_THERE,
    OWN_RESERVE_EMPTY,
    TEMPLE_THERE,
)
from tests.games.pantheon.situations import box_of, edition_box, give, go, moving, stand, table
from tests.games.refusing import Case


def reacting() -> motu.Match:
    s = table("gallia")
    give(s, "B", hand="move_card")
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    return match


def reacting_without_pieces() -> motu.Match:
    s = table("gallia")
    give(s, "B", hand="move_card", feet=0, columns=0)
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    return match


def reacting_surrounded() -> motu.Match:
    """One permanent step, and an opponent on every hex beside the temple."""
    s = table("gallia")
    stand(s, "A", "h0203 h0204 h0205 h0303 h0305 h0404")
    give(s, "B", tiles="loot_step_1")
    match = moving(s, "A", 0)
    go(match, "A place h0403")
    return match


def on_the_way() -> motu.Match:
    """Feet on h0404, an opponent's on h0303, two pieces on h0305; one foot and no column left."""
    s = table("gallia")
    stand(s, "A", "h0404")
    stand(s, "B", "h0303 h0305")
    stand(s, "C", "h0305")
    give(s, "A", feet=2, columns=0)
    return moving(s, "A", 0)


def on_the_way_after_a_jump() -> motu.Match:
    """The only Gaiviles has jumped over h0404."""
    s = table("gallia")
    stand(s, "C", "h0404 h0405 h0305")
    give(s, "A", hand="move_card", kept="gaiviles")
    match = moving(s, "A", 1)
    go(match, "A place h0504")
    return match


def column_before_a_column() -> motu.Match:
    """A jump leads over an opposing column, and the goal is a site: an edition where two sites touch."""
    sites = [*box_of().data["map"]["sites"], "h0402"]
    s = table("gallia", box=edition_box({"map": {"sites": sites}}))
    stand(s, "B", "h0404 h0403")
    stand(s, "A", "h0404")
    give(s, "A", hand="move_card", kept="gaiviles")
    return moving(s, "A", 1)


CASES = [
    Case(
        "React",
        NOTHING_TO_PLACE,
        "PA-5.24",
        reacting_without_pieces,
        "react_move 0",
        "Vous ne pouvez poser aucun pion : ce déplacement serait sans effet.",
        "You cannot place any piece: this movement would do nothing.",
        player="B",
    ),
    Case(
        "React",
        MOVE_CARD_MISSING,
        "PA-1.17",
        reacting,
        "react_move 2",
        "Vous n’avez qu’une carte déplacement en main, pas 2.",
        "You have only one movement card in hand, not 2.",
        player="B",
    ),
    Case(
        "React",
        STEPS_SHORT,
        "PA-5.3",
        reacting,
        "react_move 0",
        "Poser un pion demande au moins 1 pas, et ce déplacement n’en donne aucun.",
        "Placing a piece takes at least 1 step, and this movement gives none.",
        player="B",
    ),
    Case(
        "React",
        ALL_OCCUPIED,
        "PA-5.11",
        reacting_surrounded,
        "react_move 0",
        "Toutes les cases à votre portée sont occupées : il faut 2 pas, et ce déplacement n’en donne qu’un.",
        "Every hex within your reach is occupied: it takes 2 steps, and this movement gives only one.",
        player="B",
    ),
    Case(
        "Place",
        TEMPLE_THERE,
        "PA-5.13",
        on_the_way,
        "place h0304",
        "Le temple occupe cette case : on n’y pose aucun pion.",
        "The temple stands on this hex: no piece is placed there.",
    ),
    Case(
        "Place",
        OWN_PIECE_THERE,
        "PA-5.12",
        on_the_way,
        "place h0404",
        "Vous ne pouvez rien poser sur la case au sud-ouest de Belgica : votre pion y est déjà.",
        "You cannot place anything on the hex south-west of Belgica: your piece is there already.",
    ),
    Case(
        "Place",
        HEX_FULL,
        "PA-5.12",
        on_the_way,
        "place h0305",
        "Vous ne pouvez rien poser sur la case au sud-est de Gallia : la case est complète.",
        "You cannot place anything on the hex south-east of Gallia: the hex is full.",
    ),
    Case(
        "Place",
        FOOT_NOT_LINKED,
        "PA-5.8",
        on_the_way,
        "place h0102",
        "Vous ne pouvez rien poser sur la case au sud-est d’Hibernia : la case ne touche "
        "ni le temple ni un de vos pions reliés.",
        "You cannot place anything on the hex south-east of Hibernia: the hex touches neither "
        "the temple nor a linked piece of yours.",
    ),
    Case(
        "Place",
        COLUMN_NOT_LINKED,
        "PA-5.9",
        on_the_way,
        "place h0505",
        "Vous ne pouvez rien ériger sur la case Alpes : une colonne doit toucher un de vos "
        "pieds reliés au temple.",
        "You cannot erect anything in Alpes: a column must touch one of your feet that are "
        "linked to the temple.",
    ),
    Case(
        "Place",
        OWN_RESERVE_EMPTY,
        "PA-5.4",
        on_the_way,
        "place h0403",
        "Il n’y a plus de colonne dans votre réserve personnelle.",
        "There is no column left in your personal reserve.",
    ),
    Case(
        "Place",
        OCCUPIED_COSTS_MORE,
        "PA-5.11",
        on_the_way,
        "place h0303",
        "Un adversaire est déjà là : il faut 2 pas, et il ne vous en reste qu’un.",
        "An opponent is already there: it takes 2 steps, and you have only one left.",
    ),
    Case(
        "Place",
        PLACE_ONE_FIRST,
        "PA-5.24",
        on_the_way,
        "place stop",
        "Posez au moins un pion avant de terminer le déplacement.",
        "Place at least one piece before you end the movement.",
    ),
    Case(
        "Place",
        JUMPS_USED_UP,
        "PA-10.7",
        on_the_way_after_a_jump,
        "place h0506",
        "Vous ne pouvez rien poser sur la case au sud-ouest des Alpes : il faudrait un saut "
        "de plus, et Gaiviles a déjà sauté.",
        "You cannot place anything on the hex south-west of Alpes: it would take one more "
        "jump, and Gaiviles has jumped already.",
    ),
    Case(
        "Place",
        COLUMN_JUMPS_OVER_FOOT,
        "PA-10.21",
        column_before_a_column,
        "place h0402",
        "Vous ne pouvez rien ériger sur la case au nord-ouest de Belgica : une colonne ne "
        "saute que par-dessus un pied.",
        "You cannot erect anything on the hex north-west of Belgica: a column jumps only over a foot.",
    ),
]
