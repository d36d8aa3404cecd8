"""What is refused when goods are taken from the market."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.goods import GOOD_NOT_IN_MARKET, TYPE_TAKEN_ALREADY
from tests.games.raiatea.situations import at_location, blessing, give, go, in_goods_market, in_reserve, table
from tests.games.refusing import Case


def taking_a_good() -> motu.Match:
    s = table(3)
    give(s, "A", active="gatherer")
    in_goods_market(s, "uru taro mahi_mahi")
    in_reserve(s, "uru")
    return at_location(s, "forest", "* roll gatherer 1")


def taking_different_goods() -> motu.Match:
    match = blessing(table(3), 6, A="tino_rua")
    go(match, "A take_good taro")
    return match


CASES = [
    Case(
        "TakeGood",
        GOOD_NOT_IN_MARKET,
        "RA-8.14",
        taking_a_good,
        "take_good tiare",
        "Il n’y a aucun tiare au marché.",
        "There is no tiare in the market.",
    ),
    Case(
        "TakeGood",
        TYPE_TAKEN_ALREADY,
        "RA-10.12",
        taking_different_goods,
        "take_good taro",
        "Ce rituel donne des marchandises de types différents : vous avez déjà pris 1 taro.",
        "This ritual gives goods of different types: you have already taken 1 taro.",
    ),
]
