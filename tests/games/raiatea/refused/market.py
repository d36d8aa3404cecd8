"""What is refused in chapter 8: the Market."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.assistants import ASSISTANT_NOT_IN_MARKET, NONE_ACTIVE
from motu.games.raiatea.rules.market import (
    ABOVE_THE_MARKER,
    ALREADY_AT_THE_TOP,
    KAHUNA_ONLY,
    NOTHING_TO_SELL,
    ONE_FOR_PEARLS,
    SALES_MADE,
    TOO_FEW_PEARLS,
    TOOK_FREE_ONE,
)
from tests.games.raiatea.situations import at_location, give, go, prices, table
from tests.games.refusing import Case


def market() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=2, goods="uru uru uru", active="merchant")
    give(s, "B", pearls=1, goods="taro")
    prices(s, taro=4)
    s.assistant_market[3] = 0
    return at_location(s, "market", "* roll merchant 4")


def market_after_all() -> motu.Match:
    match = market()
    go(match, "A hire gatherer", "A hire_free gatherer", "A sell uru 1", "A sell uru 1")
    return match


def market_of_another() -> motu.Match:
    match = market()
    go(match, "A market end")
    return match


CASES = [
    Case(
        "MarketTurn",
        SALES_MADE,
        "RA-8.2",
        market_after_all,
        "sell uru 1",
        "Vous avez déjà fait vos 2 ventes de ce tour.",
        "You have already made your 2 sales of this turn.",
    ),
    Case(
        "MarketTurn",
        NOTHING_TO_SELL,
        "RA-8.16",
        market,
        "sell taro 1",
        "Vous n’avez aucun taro à vendre.",
        "You have no taro to sell.",
    ),
    Case(
        "MarketTurn",
        ABOVE_THE_MARKER,
        "RA-8.3",
        market,
        "sell uru 3",
        "Le prix de l’uru est au niveau 2 : choisissez ce bonus ou un bonus plus bas.",
        "The price of uru is at level 2: choose that bonus or a lower one.",
    ),
    Case(
        "MarketTurn",
        ALREADY_AT_THE_TOP,
        "RA-8.7",
        market,
        "use_merchant taro",
        "Le prix du taro est déjà au sommet de son échelle.",
        "The price of taro is already at the top of its scale.",
    ),
    Case(
        "MarketTurn",
        ONE_FOR_PEARLS,
        "RA-8.8",
        market_after_all,
        "hire shaman",
        "Vous avez déjà recruté un assistant pour des perles dans ce tour.",
        "You have already recruited an assistant for pearls this turn.",
    ),
    Case(
        "MarketTurn",
        TOO_FEW_PEARLS,
        "RA-8.8",
        market_of_another,
        "hire shaman",
        "Un assistant coûte 2 perles : vous n’en avez qu’une.",
        "An assistant costs 2 pearls: you have only 1.",
        player="B",
    ),
    Case(
        "MarketTurn",
        KAHUNA_ONLY,
        "RA-8.9",
        market_of_another,
        "hire_free shaman",
        "Seul le Kahuna du Marché recrute gratuitement un assistant.",
        "Only the Kahuna of the Market recruits an assistant for free.",
        player="B",
    ),
    Case(
        "MarketTurn",
        TOOK_FREE_ONE,
        "RA-8.9",
        market_after_all,
        "hire_free shaman",
        "Vous avez déjà recruté votre assistant gratuit.",
        "You have already recruited your free assistant.",
    ),
    Case(
        "MarketTurn",
        ASSISTANT_NOT_IN_MARKET,
        "RA-8.14",
        market,
        "hire diver",
        "Il n’y a plus de pêcheur de perles au marché.",
        "There is no pearl diver left in the market.",
    ),
    Case(
        "MarketTurn",
        ASSISTANT_NOT_IN_MARKET,
        "RA-8.14",
        market,
        "hire_free diver",
        "Il n’y a plus de pêcheur de perles au marché.",
        "There is no pearl diver left in the market.",
    ),
    Case(
        "MarketTurn",
        NONE_ACTIVE,
        "RA-12.17",
        market_of_another,
        "use_merchant uru",
        "Vous n’avez pas de marchand actif.",
        "You have no active merchant.",
        player="B",
    ),
]
