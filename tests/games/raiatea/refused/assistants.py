"""What is refused in chapter 12: assistants are taken, reactivated and turned."""

from __future__ import annotations

import motu
from motu.games.raiatea.rules.assistants import ASSISTANT_NOT_IN_MARKET, NONE_TO_REACTIVATE, NONE_TO_TURN
from tests.games.raiatea.situations import blessing, give, table
from tests.games.refusing import Case


def taking_an_assistant() -> motu.Match:
    s = table(3)
    s.assistant_market[3] = 0
    return blessing(s, 3, A="toa_hiti")


def reactivating() -> motu.Match:
    s = table(3)
    give(s, "A", used="diver shaman", active="merchant")
    return blessing(s, 3, A="tu")


def exhausting() -> motu.Match:
    s = table(3, tane=True)
    give(s, "B", active="diver merchant", used="shaman")
    return blessing(s, 4, A="rai_tupua")


CASES = [
    Case(
        "TakeAssistant",
        ASSISTANT_NOT_IN_MARKET,
        "RA-8.14",
        taking_an_assistant,
        "take_assistant diver",
        "Il n’y a plus de pêcheur de perles au marché.",
        "There is no pearl diver left in the market.",
    ),
    Case(
        "Reactivate",
        NONE_TO_REACTIVATE,
        "RA-12.19",
        reactivating,
        "reactivate merchant",
        "Vous n’avez pas de marchand à réactiver.",
        "You have no merchant to reactivate.",
    ),
    Case(
        "Exhaust",
        NONE_TO_TURN,
        "RA-12.19",
        exhausting,
        "exhaust shaman",
        "Vous n’avez pas de chamane actif.",
        "You have no active shaman.",
        player="B",
    ),
]
