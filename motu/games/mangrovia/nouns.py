"""The things of Mangrovia that answers, events and places on the board name.

Cards, means of payment and tiles come with their article, "a water card"; `names.lacking` has the other form.
"""

from __future__ import annotations

from motu.games._shared.nouns import Noun, named, number, word
from motu.games._shared.text import say
from motu.games.mangrovia.box import (
    AMULETS,
    BONUS_IDS,
    JOKER,
    LANDS,
    LANDSCAPE_NAMES,
    OFFERINGS,
    PATH_IDS,
    PAYMENTS,
    SITES,
    SQUARES,
)
from motu.games.mangrovia.names import (
    KIND_NAMES,
    OPEN_CARDS,
    a,
    card_name,
    land_id,
    landscape_names,
    landscapes,
    open_card_id,
    open_card_name,
    path_name,
    payment_id,
    payment_name,
    square_id,
    square_name,
)

SITE = named("site", [str(n + 1) for n in range(SITES)])
SQUARE = Noun("square", SQUARES, square_id, square_name)
PATH = Noun("path", len(PATH_IDS), lambda box, n: PATH_IDS[n], lambda box, n: path_name(n))
LANDSCAPE = named("landscape", LANDSCAPE_NAMES)
LANDSCAPE_SET = Noun(  # by the bits of a number: where the birds are
    "landscapes",
    1 << len(LANDSCAPE_NAMES),
    lambda box, bits: " ".join(landscapes(bits)),
    lambda box, bits: landscape_names(bits, "the"),
)
KIND = word("kind", *KIND_NAMES)
CARD_KIND = KIND.among(2)
TILE = Noun("tile", len(BONUS_IDS), lambda box, n: BONUS_IDS[n], lambda box, n: a(say(BONUS_IDS[n])))
OFFERING_VALUE = number("value", OFFERINGS, first=2)
AMULET_VALUE = number("value", AMULETS, first=1)


def card_in_hand(x: int) -> str:
    """Where a landscape card lies, or the joker: bonus tiles have a place of their own."""
    return land_id(x) if x == JOKER else f"hand_landscape_{land_id(x)}"


def piece_in_hand(x: int) -> str:
    """Where a means of payment lies."""
    id = payment_id(x)
    return id if id.startswith("bonus") else f"hand_{id.replace(' ', '_')}"


CARD = Noun(
    "card",
    LANDS,
    lambda box, n: land_id(n),
    lambda box, n: a(card_name(n)),
    lambda box, n: card_in_hand(n),
)
PIECE = Noun(
    "piece",
    PAYMENTS,
    lambda box, n: payment_id(n),
    lambda box, n: a(payment_name(n)),
    lambda box, n: piece_in_hand(n),
)
OPEN_CARD = Noun("card", OPEN_CARDS, lambda box, n: open_card_id(n), lambda box, n: a(open_card_name(n)))
