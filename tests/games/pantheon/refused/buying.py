"""What is refused in chapter 6: purchases and their payment."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.buying import (
    BUY_SOMETHING,
    FROM_THE_HIGHEST_DOWN,
    GIVEN_MONEY_SHORT,
    HIGHER_CARD_FIRST,
    JUMP_WHEN_BUYING,
    MONEY_CARD_MISSING,
    MORE_THAN_THE_PRICE,
    NEW_TILE_TOO_DEAR,
    NONE_TO_BUY,
    OCCUPIED_TOO_DEAR,
    PIECE_TOO_DEAR,
    PLACE_TOO_DEAR,
    PLACING_WITH_GIVEN_MONEY,
    RANK_ONLY_RISES,
    RISE_TOO_DEAR,
    SHORT_OF_MONEY,
    STONKUS_GIVES_LESS,
)
from motu.games.pantheon.rules.placing import (
    COLUMN_NOT_LINKED,
    FOOT_NOT_LINKED,
    HEX_FULL,
    OWN_PIECE_THERE,
    OWN_RESERVE_EMPTY,
    TEMPLE_THERE,
)
from motu.games.pantheon.rules.rewards import RANK_HIGHEST
from tests.games.pantheon.situations import empty_table, give, go, rises, stand, table, turn_and
from tests.games.refusing import Case


def shopping() -> motu.Match:
    """Two money, dancers of rank 2, temples of rank 4; no foot in general, no column in one's own reserve."""
    s = table("gallia")
    stand(s, "A", "h0404")
    stand(s, "B", "h0303 h0305")
    stand(s, "C", "h0305")
    give(s, "A", hand="2 money_1", ranks="dancer 2 temple_offering 4", feet=11, columns=0, kept="gaiviles")
    return turn_and(s, "A buy")


def shopping_with_one_left() -> motu.Match:
    match = shopping()
    go(match, "A purchase gift 1")
    return match


def shopping_with_nothing_left() -> motu.Match:
    match = shopping_with_one_left()
    go(match, "A purchase priest 1")
    return match


def in_cartago() -> motu.Match:
    s = empty_table(3)
    give(s, "A", hand="5 money_1")
    return rises(s, "cartago")


def paying_with_stonkus() -> motu.Match:
    """Price 2, one money in hand, two Stonkus."""
    s = table()
    give(s, "A", hand="money_1", kept="2 stonkus")
    return turn_and(s, "A buy", "A purchase foot", "A purchase foot", "A purchase done")


def paying() -> motu.Match:
    """Price 5, with 1, 2, 2 and 3 in hand."""
    s = table()
    give(s, "A", hand="money_1 2 money_2 money_3", ranks="gift 1")
    return turn_and(s, "A buy", "A purchase gift 3", "A purchase done")


def paying_the_rest() -> motu.Match:
    match = paying()
    go(match, "A pay money_2")
    return match


CASES = [
    Case(
        "Purchase",
        BUY_SOMETHING,
        "PA-4.4",
        shopping,
        "purchase done",
        "Faites au moins un achat avant de terminer.",
        "Buy something before you finish.",
    ),
    Case(
        "Purchase",
        NEW_TILE_TOO_DEAR,
        "PA-6.3",
        shopping,
        "purchase gift 2",
        "Une tuile don de rang 2 coûte 3 : vous n’avez plus que 2 à dépenser.",
        "A gift tile of rank 2 costs 3: you have only 2 left to spend.",
    ),
    Case(
        "Purchase",
        RISE_TOO_DEAR,
        "PA-6.4",
        shopping,
        "purchase dancer 4",
        "Monter votre tuile danseur du rang 2 au rang 4 coûte 7 : vous n’avez plus que 2 à dépenser.",
        "Raising your dancer tile from rank 2 to rank 4 costs 7: you have only 2 left to spend.",
    ),
    Case(
        "Purchase",
        RANK_ONLY_RISES,
        "PA-6.13",
        shopping,
        "purchase dancer 2",
        "Votre tuile danseur est déjà au rang 2 : un rang ne peut que monter.",
        "Your dancer tile already has rank 2: a rank can only rise.",
    ),
    Case(
        "Purchase",
        RANK_HIGHEST,
        "PA-6.13",
        shopping,
        "purchase temple_offering 4",
        "Votre tuile temple est déjà au rang 4, le plus haut.",
        "Your temple tile already has rank 4, the highest.",
    ),
    Case(
        "Purchase",
        NONE_TO_BUY,
        "PA-6.14",
        shopping,
        "purchase foot",
        "Il n’y a plus de pied de votre couleur dans la réserve générale.",
        "There is no foot of your colour left in the general reserve.",
    ),
    Case(
        "Purchase",
        PIECE_TOO_DEAR,
        "PA-6.6",
        shopping_with_nothing_left,
        "purchase column",
        "Un pion coûte 1 : vous n’avez plus rien à dépenser.",
        "A piece costs 1: you have nothing left to spend.",
    ),
    Case(
        "Purchase",
        PLACE_TOO_DEAR,
        "PA-6.7",
        shopping_with_nothing_left,
        "purchase place h0203",
        "Poser un pion ici coûte 1 : vous n’avez plus rien à dépenser.",
        "Placing a piece here costs 1: you have nothing left to spend.",
    ),
    Case(
        "Purchase",
        OCCUPIED_TOO_DEAR,
        "PA-6.7",
        shopping_with_one_left,
        "purchase place h0303",
        "Un adversaire est déjà là, le prix est de 2 : vous n’avez plus que 1 à dépenser.",
        "An opponent is already there, the price is 2: you have only 1 left to spend.",
    ),
    Case(
        "Purchase",
        JUMP_WHEN_BUYING,
        "PA-6.9",
        shopping,
        "purchase place h0302",
        "Vous ne pouvez rien poser sur la case au sud-est de Britannia : Gaiviles ne saute "
        "que dans un déplacement, jamais dans un achat.",
        "You cannot place anything on the hex south-east of Britannia: Gaiviles jumps in a "
        "movement only, never in a purchase.",
    ),
    Case(
        "Purchase",
        TEMPLE_THERE,
        "PA-5.13",
        shopping,
        "purchase place h0304",
        "Le temple occupe cette case : on n’y pose aucun pion.",
        "The temple stands on this hex: no piece is placed there.",
    ),
    Case(
        "Purchase",
        OWN_PIECE_THERE,
        "PA-5.12",
        shopping,
        "purchase place h0404",
        "Vous ne pouvez rien poser sur la case au sud-ouest de Belgica : votre pion y est déjà.",
        "You cannot place anything on the hex south-west of Belgica: your piece is there already.",
    ),
    Case(
        "Purchase",
        HEX_FULL,
        "PA-5.12",
        shopping,
        "purchase place h0305",
        "Vous ne pouvez rien poser sur la case au sud-est de Gallia : la case est complète.",
        "You cannot place anything on the hex south-east of Gallia: the hex is full.",
    ),
    Case(
        "Purchase",
        FOOT_NOT_LINKED,
        "PA-5.8",
        shopping,
        "purchase place h0000",
        "Vous ne pouvez rien poser sur la case au nord-ouest d’Hibernia : la case ne touche "
        "ni le temple ni un de vos pions reliés.",
        "You cannot place anything on the hex north-west of Hibernia: the hex touches neither "
        "the temple nor a linked piece of yours.",
    ),
    Case(
        "Purchase",
        COLUMN_NOT_LINKED,
        "PA-5.9",
        shopping,
        "purchase place h0505",
        "Vous ne pouvez rien ériger sur la case Alpes : une colonne doit toucher un de vos "
        "pieds reliés au temple.",
        "You cannot erect anything in Alpes: a column must touch one of your feet that are "
        "linked to the temple.",
    ),
    Case(
        "Purchase",
        OWN_RESERVE_EMPTY,
        "PA-5.4",
        shopping,
        "purchase place h0403",
        "Il n’y a plus de colonne dans votre réserve personnelle.",
        "There is no column left in your personal reserve.",
    ),
    Case(
        "Purchase",
        PLACING_WITH_GIVEN_MONEY,
        "PA-3.8",
        in_cartago,
        "purchase place h0410",
        "Avec ce que vous offre Cartago, on ne pose aucun pion : achetez une tuile offrande, "
        "un pied ou une colonne.",
        "With what Cartago gives you no piece is placed: buy an offering tile, a foot or a column.",
    ),
    Case(
        "Purchase",
        GIVEN_MONEY_SHORT,
        "PA-3.9",
        in_cartago,
        "purchase gift 2",
        "Cet achat coûte 3 : il ne vous reste que 2 de ce que vous offre Cartago.",
        "This costs 3: only 2 is left of what Cartago gives you.",
    ),
    Case(
        "StonkusMoney",
        STONKUS_GIVES_LESS,
        "PA-10.10",
        paying_with_stonkus,
        "stonkus 5",
        "Stonkus ne peut pas payer 5 : 4 au plus.",
        "Stonkus cannot pay 5: 4 at most.",
    ),
    Case(
        "StonkusMoney",
        MORE_THAN_THE_PRICE,
        "PA-10.26",
        paying_with_stonkus,
        "stonkus 3",
        "Le prix n’est que de 2 : Stonkus ne peut pas payer 3.",
        "The price is only 2: Stonkus cannot pay 3.",
    ),
    Case(
        "StonkusMoney",
        SHORT_OF_MONEY,
        "PA-6.15",
        paying_with_stonkus,
        "stonkus 0",
        "Sans Stonkus, vous ne pouvez pas payer : le prix est de 2, et vos cartes argent ne font que 1.",
        "Without Stonkus, you cannot pay: the price is 2, and your money cards are worth only 1.",
    ),
    Case(
        "PayWith",
        MONEY_CARD_MISSING,
        "PA-1.17",
        paying,
        "pay money_4",
        "Vous n’avez pas de carte argent 4 en main.",
        "You have no money card worth 4 in hand.",
    ),
    Case(
        "PayWith",
        FROM_THE_HIGHEST_DOWN,
        "PA-6.17",
        paying_the_rest,
        "pay money_3",
        "On paie de la plus forte carte à la plus faible : après une carte argent 2, "
        "vous ne pouvez plus donner de carte argent 3.",
        "You pay from the highest card down: after a money card worth 2 you cannot give one worth 3.",
    ),
    Case(
        "PayWith",
        HIGHER_CARD_FIRST,
        "PA-6.17",
        paying,
        "pay money_1",
        "Avec des cartes argent 1 au plus, vous ne pourriez pas payer 5 : donnez "
        "d’abord une carte plus forte.",
        "With money cards worth 1 at most you could not pay 5: give a higher card first.",
    ),
]
