"""What is refused in chapter 1: the first player and the starting bonuses."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.placing import HEX_FULL, OWN_PIECE_THERE
from motu.games.pantheon.rules.setup import ALREADY_PICKED, BONUS_COLUMN, COLUMNS_USED_UP
from motu.games.pantheon.state import Pantheon
from tests.games.pantheon.situations import (
    box_of,
    edition_box,
    empty_table,
    give,
    go,
    old_column,
    rises,
    table,
)
from tests.games.refusing import Case


def second_bonus_column() -> motu.Match:
    """An edition whose column bonus gives two columns."""
    bonuses = [dict(row) for row in box_of().data["bonuses"]]
    for b in bonuses:
        if b["id"] == "bonus_column":
            b["amount"] = 2
    s = empty_table(2, box=edition_box({"bonuses": bonuses}))
    give(s, "A", bonus="bonus_column")
    match = rises(s, "persia")
    go(match, "A erect h0505")
    return match


def bonus_column_beside_two() -> motu.Match:
    """Two opponents have put columns up in Alpes."""
    s = empty_table(3)
    old_column(s, "B", "h0505")
    old_column(s, "C", "h0505")
    give(s, "A", bonus="bonus_column")
    return rises(s, "persia")


def picking_bonuses() -> motu.Match:
    s = empty_table(3, draft=True)
    match = rises(s, "persia")
    go(match, "C pick_bonus bonus_step")
    return match


def no_column_in_the_general_reserve() -> Pantheon:
    s = table()
    give(s, "A", feet=12, columns=12)
    s.push(BONUS_COLUMN.step(0, 1))
    return s


CASES = [
    Case(
        "BonusColumn",
        OWN_PIECE_THERE,
        "PA-5.12",
        second_bonus_column,
        "erect h0505",
        "Vous ne pouvez rien poser sur la case Alpes : votre pion y est déjà.",
        "You cannot place anything in Alpes: your piece is there already.",
    ),
    Case(
        "BonusColumn",
        HEX_FULL,
        "PA-5.12",
        bonus_column_beside_two,
        "erect h0505",
        "Vous ne pouvez rien poser sur la case Alpes : la case est complète.",
        "You cannot place anything in Alpes: the hex is full.",
    ),
    Case(
        "PickBonus",
        ALREADY_PICKED,
        "PA-1.14",
        picking_bonuses,
        "pick_bonus bonus_step",
        "La tuile bonus « +1 pas » est déjà prise : choisissez-en une autre.",
        "The bonus tile “+1 step” is already taken: choose another one.",
        player="B",
    ),
]
NEVER_ASKED = [
    Case(
        "BonusColumn",
        COLUMNS_USED_UP,
        "PA-9.5",
        no_column_in_the_general_reserve,
        "erect h0505",
        "Il n’y a plus de colonne de votre couleur dans la réserve générale.",
        "There is no column of your colour left in the general reserve.",
    ),
]
