"""What is refused in chapter 7: amulets."""

from __future__ import annotations

import motu
from motu.games.mangrovia.rules.amulets import BAG_EMPTY, COLLECT_AMULETS, NOT_JUST_DRAWN, STACK_EMPTY
from tests.games.mangrovia.refused.tables import nothing_to_collect
from tests.games.mangrovia.situations import at_pier, go, hut, table
from tests.games.refusing import Case


def drawn_tokens() -> motu.Match:
    s = table(4)
    hut(s, "A", "m01 m04")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 2", "* draw_amulet A 5")
    return match


CASES = [
    Case(
        "ReturnAmulet",
        NOT_JUST_DRAWN,
        "MG-7.4",
        drawn_tokens,
        "return_amulet 4",
        "Vous n’avez pas tiré d’amulette de 4 : remettez l’une de celles que vous venez de tirer, 2 et 5.",
        "You did not draw an amulet of 4: return one of those you have just drawn, 2 and 5.",
    ),
]


NEVER_ASKED = [
    Case(
        "CollectAmulets",
        STACK_EMPTY,
        "MG-7.2",
        lambda: nothing_to_collect(COLLECT_AMULETS),
        "collect amulets",
        "Sans hutte sur une case Amulette, vous prenez une amulette de valeur 1 : il n’en reste plus.",
        "Without a hut on an amulet square you take an amulet of value 1: none is left.",
    ),
    Case(
        "CollectAmulets",
        BAG_EMPTY,
        "MG-7.7",
        lambda: nothing_to_collect(COLLECT_AMULETS, bag=True),
        "collect amulets",
        "Le sac est vide et aucune amulette n’est mise de côté : il n’y a rien à tirer.",
        "The bag is empty and no amulet is set aside: there is nothing to draw.",
    ),
]
