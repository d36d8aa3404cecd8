"""What is refused in chapter 3: what the peoples bring."""

from __future__ import annotations

import motu
from motu.games.pantheon.rules.peoples import (
    CARD_NOT_HELD,
    COLUMNS_NOT_SWAPPED,
    DEITIES_USED_UP,
    FEET_NOT_SWAPPED,
    GALLIA_FAVOUR,
)
from motu.games.pantheon.rules.pieces import DEITIES
from motu.games.pantheon.state import Pantheon
from tests.games.pantheon.situations import empty_table, give, kept, rises, table
from tests.games.refusing import Case


def nine_cards() -> motu.Match:
    s = empty_table(2)
    give(s, "A", hand="9 card_gift")
    return rises(s, "graecia")


def swapping() -> motu.Match:
    s = empty_table(2)
    return rises(s, "aegyptus")


def no_deity_left_to_reveal() -> Pantheon:
    """All 38 are in A's hands."""
    s = table()
    for deity in range(DEITIES):
        s.kept[deity] += s.deity_pile[deity]
        s.deity_pile[deity] = 0
    s.deity_left = 0
    assert sum(kept(s, "A").values()) == 38
    s.push(GALLIA_FAVOUR.step(0, 1))
    return s


CASES = [
    Case(
        "DiscardToSeven",
        CARD_NOT_HELD,
        "PA-1.17",
        nine_cards,
        "discard move_card",
        "Vous n’avez pas de carte déplacement en main : défaussez une autre carte.",
        "You have no movement card in hand: discard another card.",
    ),
    Case(
        "SwapPieces",
        FEET_NOT_SWAPPED,
        "PA-3.6",
        swapping,
        "swap feet 5",
        "Vous ne pouvez pas échanger 5 pieds contre 5 colonnes : il n’y en a pas assez "
        "dans votre réserve personnelle ou dans la réserve générale.",
        "You cannot swap 5 feet for 5 columns: there are too few in your personal reserve or "
        "in the general reserve.",
    ),
    Case(
        "SwapPieces",
        COLUMNS_NOT_SWAPPED,
        "PA-3.6",
        swapping,
        "swap columns 4",
        "Vous ne pouvez pas échanger 4 colonnes contre 4 pieds : il n’y en a pas assez "
        "dans votre réserve personnelle ou dans la réserve générale.",
        "You cannot swap 4 columns for 4 feet: there are too few in your personal reserve or "
        "in the general reserve.",
    ),
]
NEVER_ASKED = [
    Case(
        "GalliaFavour",
        DEITIES_USED_UP,
        "PA-10.20",
        no_deity_left_to_reveal,
        "favour reveal_deity",
        "Il n’y a plus aucune divinité à révéler.",
        "There is no deity left to reveal.",
    ),
]
