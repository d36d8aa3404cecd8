"""What is refused in chapter 11: which goods and masks pay for a mission."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.payment import (
    BOUND_CANNOT_PAY,
    NO_MASK_TO_PAY,
    TOO_FEW_TO_PAY,
    TYPE_PAID_ALREADY,
)
from tests.games.raiatea.situations import building, give, go, statue, table
from tests.games.refusing import Case


def paying_identical_goods() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru taro")
    statue(s, 2, "t2_2id")
    match = building(s)
    go(match, "A mission t2_2id")
    return match


def paying_different_goods() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru uru taro mahi_mahi")
    statue(s, 3, "t3_3df")
    match = building(s)
    go(match, "A mission t3_3df", "A pay_good uru")
    return match


def paying_masks() -> motu.Match:
    s = table(3)
    give(s, "A", masks="mask_mp mask_mm mirror", bound="mask_c1")
    statue(s, 3, "t3_mask2")
    match = building(s)
    go(match, "A mission t3_mask2")
    return match


CASES = [
    Case(
        "PayGood",
        TOO_FEW_TO_PAY,
        "RA-11.2",
        paying_identical_goods,
        "pay_good taro",
        "Il faut 2 cartes Taro : vous n’en avez pas assez.",
        "It takes 2 Taro cards: you do not have enough.",
    ),
    Case(
        "PayGood",
        TYPE_PAID_ALREADY,
        "RA-11.2",
        paying_different_goods,
        "pay_good uru",
        "Il faut des marchandises de types différents : vous avez déjà payé 1 uru.",
        "You need goods of different types: you have already paid 1 uru.",
    ),
    Case(
        "PayGood",
        TOO_FEW_TO_PAY,
        "RA-11.2",
        paying_different_goods,
        "pay_good tiare",
        "Vous n’avez aucun tiare à payer : choisissez parmi vos marchandises.",
        "You have no tiare to pay: choose among your goods.",
    ),
    Case(
        "PayMask",
        NO_MASK_TO_PAY,
        "RA-11.2",
        paying_masks,
        "pay_mask mask_as",
        "Vous n’avez pas de masque des Chamanes non apparié pour payer.",
        "You have no unpaired Shaman mask to pay.",
    ),
    Case(
        "PayMask",
        BOUND_CANNOT_PAY,
        "RA-11.15",
        paying_masks,
        "pay_mask mask_c1",
        "Votre masque rouge des Couleurs est apparié à un miroir : il ne sert plus à payer.",
        "Your red Colour mask is paired with a mirror: it cannot be paid.",
    ),
]
