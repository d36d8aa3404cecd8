"""What is refused in chapter 4: the four actions, begun alone or with the first thing done, and Traitera."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.actions import NOTHING_SO_CHEAP, WITHOUT_MONEY
from motu.games.pantheon.rules.movement import ALL_OCCUPIED, MOVE_CARD_MISSING, NOTHING_TO_PLACE, STEPS_SHORT
from motu.games.pantheon.rules.worship import CARDS_ONLY, DEITY_NOT_DISPLAYED, OFFERINGS_SHORT
from tests.games.pantheon.situations import display, edition_box, give, stand, table, turn
from tests.games.refusing import Case


def acting() -> motu.Match:
    """One movement card, two money, a priest tile of rank 1; Taksator and Pietalte on display."""
    s = table("gallia")
    display(s, "taksator pietalte")
    give(s, "A", hand="move_card 2 money_1 2 card_dancer", ranks="priest 1")
    return turn(s)


def acting_with_nothing() -> motu.Match:
    """No money, and no piece left."""
    s = table("gallia")
    give(s, "A", hand="move_card", feet=0, columns=0)
    return turn(s)


def acting_without_big_foot() -> motu.Match:
    """An edition whose big foot gives no step."""
    return turn(table("gallia", box=edition_box({"movement": {"big_foot": 0}})))


def too_poor_to_buy() -> motu.Match:
    """One money; no piece in the general reserve, every rank and every place within reach costs two."""
    s = table("gallia")
    stand(s, "B", "h0203 h0204 h0205 h0303 h0305 h0404")
    give(
        s,
        "A",
        hand="money_1",
        feet=12,
        columns=12,
        ranks="gift 1 priest 1 dancer 1 temple_offering 1",
    )
    return turn(s)


def too_poor_with_stonkus() -> motu.Match:
    """No money card, two from Stonkus; no piece to buy, full hexes, every rank costs three."""
    s = table("gallia")
    for opponent in "BC":
        stand(s, opponent, "h0203 h0204 h0205 h0303 h0305 h0404")
    ranks = "gift 2 priest 2 dancer 2 temple_offering 2"
    give(s, "A", feet=12, columns=12, ranks=ranks, kept="stonkus")
    return turn(s)


def surrounded() -> motu.Match:
    """Every hex beside the temple has one opposing foot: a single step is too little."""
    s = table("gallia")
    stand(s, "B", "h0203 h0204 h0205 h0303 h0305 h0404")
    return turn(s)


CASES = [
    Case(
        "Act",
        WITHOUT_MONEY,
        "PA-4.4",
        acting_with_nothing,
        "buy",
        "Vous n’avez ni carte argent ni Stonkus : vous ne pouvez rien acheter.",
        "You have neither a money card nor Stonkus: there is nothing you can buy.",
    ),
    Case(
        "Act",
        WITHOUT_MONEY,
        "PA-4.4",
        too_poor_with_stonkus,
        "buy",
        "Vous n’avez que 2 à dépenser : rien n’est à ce prix.",
        "You have only 2 to spend: nothing costs so little.",
    ),
    Case(
        "Act",
        NOTHING_SO_CHEAP,
        "PA-4.4",
        too_poor_to_buy,
        "buy",
        "Vous n’avez que 1 à dépenser : rien n’est à ce prix.",
        "You have only 1 to spend: nothing costs so little.",
    ),
    Case(
        "Act",
        STEPS_SHORT,
        "PA-5.3",
        acting_without_big_foot,
        "move 0",
        "Poser un pion demande au moins 1 pas, et ce déplacement n’en donne aucun.",
        "Placing a piece takes at least 1 step, and this movement gives none.",
    ),
    Case(
        "Act",
        NOTHING_TO_PLACE,
        "PA-5.24",
        acting_with_nothing,
        "move 1",
        "Vous ne pouvez poser aucun pion : ce déplacement serait sans effet.",
        "You cannot place any piece: this movement would do nothing.",
    ),
    Case(
        "Act",
        MOVE_CARD_MISSING,
        "PA-1.17",
        acting,
        "move 2",
        "Vous n’avez qu’une carte déplacement en main, pas 2.",
        "You have only one movement card in hand, not 2.",
    ),
    Case(
        "Act",
        MOVE_CARD_MISSING,
        "PA-1.17",
        acting_with_nothing,
        "move 3",
        "Vous n’avez qu’une carte déplacement en main, pas 3.",
        "You have only one movement card in hand, not 3.",
    ),
    Case(
        "Act",
        MOVE_CARD_MISSING,
        "PA-1.17",
        surrounded,
        "move 1",
        "Vous n’avez aucune carte déplacement en main.",
        "You have no movement card in hand.",
    ),
    Case(
        "Act",
        ALL_OCCUPIED,
        "PA-5.11",
        surrounded,
        "move 0",
        "Toutes les cases à votre portée sont occupées : il faut 2 pas, et ce déplacement n’en donne qu’un.",
        "Every hex within your reach is occupied: it takes 2 steps, and this movement gives only one.",
    ),
    Case(
        "Act",
        DEITY_NOT_DISPLAYED,
        "PA-7.1",
        acting,
        "worship stonkus gift priest dancer",
        "Stonkus n’est pas exposée : vénérez une des divinités du plateau.",
        "Stonkus is not on display: worship one of the deities on the board.",
    ),
    Case(
        "Act",
        OFFERINGS_SHORT,
        "PA-7.2",
        acting,
        "worship taksator dancer priest",
        "Taksator demande 4 danseurs, tuile et cartes comprises : vous n’en avez que 2.",
        "Taksator asks for 4 dancers, tile and cards together: you have only 2.",
    ),
    Case(
        "Act",
        OFFERINGS_SHORT,
        "PA-7.2",
        acting,
        "worship taksator priest gift",
        "Taksator demande 4 prêtres, tuile et cartes comprises : vous n’en avez qu’un.",
        "Taksator asks for 4 priests, tile and cards together: you have only one.",
    ),
    Case(
        "Act",
        CARDS_ONLY,
        "PA-10.13",
        acting,
        "worship pietalte dancer priest gift",
        "Pietalte se paie en cartes seulement : il faut 3 danseurs, et vous n’en avez que 2.",
        "Pietalte is paid with cards only: it takes 3 dancers, and you have only 2.",
    ),
]
