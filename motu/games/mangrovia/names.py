"""Ids of the box as they stand in notation, views and texts; and words that are made of several parts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import groupby

from motu.games._shared.nouns import seat_word
from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import (
    JOKER,
    LANDS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    OFFERINGS,
    PATH_IDS,
    PAY_AMULET,
    PAY_AMULET_TILE,
    PAY_OFFERING_TILE,
    PAY_START,
    PAYMENTS,
    PIER_STEP_NAMES,
    PIER_STEPS,
    STEP_DOWN,
    STEP_UP,
    MangroviaBox,
)
from motu.games.mangrovia.state import NEUTRAL

_GRID = re.compile("c([1-4])r([1-7])|c([5-7])r([1-4])")
_ISLET = re.compile("m[0-9]{2}")
KIND_NAMES = ("offering", "landscape", "amulet")
OPEN_CARDS = OFFERINGS + LANDSCAPES  # kinds of card that may lie open: first offerings, then landscapes


def square_id(box: MangroviaBox, square: int) -> str:
    return box.ids[square] or f"square_{square + 1}"


def payment_id(x: int) -> str:
    """A means of payment as it follows `pay`."""
    if x < PAY_START:
        return f"offering {x + 2}"
    if x < PAY_OFFERING_TILE:
        return f"start {x - PAY_START + 2}"
    if x == PAY_OFFERING_TILE:
        return "bonus_offering3"
    if x < PAY_AMULET_TILE:
        return f"amulet {x - PAY_AMULET + 1}"
    return "bonus_amulet2"


def land_id(x: int) -> str:
    """A landscape card, or the joker, as it follows `play`."""
    return LANDSCAPE_NAMES[x] if x < LANDSCAPES else "bonus_joker"


def open_card_id(x: int) -> str:
    """A card lying open as it follows `draw_up`."""
    return payment_id(x) if x < OFFERINGS else f"landscape {LANDSCAPE_NAMES[x - OFFERINGS]}"


def landscapes(bits: int) -> list[str]:
    """The landscapes of a bit set."""
    return [name for i, name in enumerate(LANDSCAPE_NAMES) if bits >> i & 1]


# --- in words -----------------------------------------------------------------------------------


def path_name(path: int) -> Phrase:
    return say(f"path-{PATH_IDS[path]}.title")


def owner_name(code: int) -> Phrase:
    """Whose hut or bowl stands there."""
    return say("neutral-colour.hut") if code == NEUTRAL else seat_word(None, code - 1)


def whose(code: int, seat: int) -> str:
    """Whose hut or bowl stands there, for the one who reads it: nobody is called by his own colour."""
    if code == NEUTRAL:
        return "neutral"
    return "mine" if code == seat + 1 else "other"


def landscape_name(landscape: int, form: str = "") -> Phrase:
    """A landscape; `title`: as the name of a square, `the`: as a part of the country."""
    return say(f"landscape-{LANDSCAPE_NAMES[landscape]}{'.' if form else ''}{form}")


def landscape_names(bits: int, form: str = "") -> tuple[Phrase, ...]:
    return tuple(landscape_name(x, form) for x in range(LANDSCAPES) if bits >> x & 1)


def a(piece: Phrase) -> Phrase:
    """One of these pieces: a card, an amulet."""
    return Phrase(f"{piece.id}.a", piece.facts)


def lacking(piece: Phrase) -> Phrase:
    """None of these pieces."""
    return Phrase(f"{piece.id}.none", piece.facts)


def counted(pieces: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """Equal pieces together, and each kind named once: two offerings of 3 and one of 4."""
    found, kind = [], ""
    for piece, n in Counter(pieces).items():
        if piece.id == kind:
            found.append(Phrase(f"{kind}.more", {**piece.facts, "many": say("count", n=n)}))
        elif n == 1:
            found.append(a(piece))
        else:
            found.append(Phrase(f"{piece.id}.many", {**piece.facts, "many": say("count", n=n)}))
        kind = piece.id
    return tuple(found)


def card_name(x: int) -> Phrase:
    """A landscape card, or the joker."""
    return say("bonus_joker") if x == JOKER else say(f"card-{LANDSCAPE_NAMES[x]}")


def payment_name(x: int) -> Phrase:
    if x < PAY_START:
        return say("piece-offering", value=x + 2)
    if x < PAY_OFFERING_TILE:
        return say("piece-start", value=x - PAY_START + 2)
    if x == PAY_OFFERING_TILE:
        return say("bonus_offering3")
    if x < PAY_AMULET_TILE:
        return say("piece-amulet", value=x - PAY_AMULET + 1)
    return say("bonus_amulet2")


def open_card_name(x: int) -> Phrase:
    """A card lying open."""
    return payment_name(x) if x < OFFERINGS else card_name(x - OFFERINGS)


def cards_for(box: MangroviaBox, square: int) -> Phrase:
    """The landscape card that a square takes, or one of the two."""
    cards = [a(card_name(x)) for x in range(LANDSCAPES) if box.land[square] >> x & 1]
    return cards[0] if len(cards) == 1 else say("either", one=cards[0], two=cards[1])


def _noted(packed: int, kinds: int) -> list[int]:
    """A list of pieces in one number: four bits for each kind say how many."""
    return [x for x in range(kinds) for _ in range(packed >> 4 * x & 15)]


def cards_played(packed: int) -> tuple[Phrase, ...]:
    """The cards of a hut, as the rules note them for the log (raising.pack_lands)."""
    return tuple(card_name(x) for x in _noted(packed, LANDS))


def pieces_paid(box: MangroviaBox, square: int, packed: int) -> tuple[Phrase, ...]:
    """The payment of a hut in the currency of its square, noted likewise (raising.pack_payment)."""
    first, last = (PAY_AMULET, PAYMENTS) if box.pays[square] else (0, PAY_AMULET)
    return tuple(payment_name(first + x) for x in _noted(packed, last - first))


def step_names(box: MangroviaBox, pier: int) -> tuple[Phrase, ...]:
    """What happens at a pier, equal steps counted: 2 face-up cards and 1 face-down."""
    steps = [int(box.steps[pier * PIER_STEPS + i]) for i in range(PIER_STEPS)]
    found, cards = [], False
    for step, equal in groupby(step for step in steps if step):
        after_cards, cards = cards, step in (STEP_UP, STEP_DOWN)
        form = ".more" if cards and after_cards else ""
        found.append(say(f"step-{PIER_STEP_NAMES[step]}{form}", n=len(list(equal))))
    return tuple(found)


def currency(box: MangroviaBox, square: int) -> str:
    """With what a square is paid; sentences select by it."""
    return "amulets" if box.pays[square] else "offerings"


def square_name(box: MangroviaBox, square: int) -> Phrase:
    """A square by what is printed on it, with its place, since two may look alike."""
    names = landscape_names(int(box.land[square]), "title")
    if not names:
        return say("verbatim", text=square_id(box, square))
    place = square_place(box, square)
    cost, pays = int(box.cost[square]), currency(box, square)
    if len(names) == 2:
        return say("square-dual", one=names[0], two=names[1], cost=cost, pays=pays, place=place)
    return say("square", landscape=names[0], cost=cost, pays=pays, place=place)


def square_place(box: MangroviaBox, square: int) -> str:
    """Where a square is, for people; one that an edition adds may have a name of its own."""
    return box.names[square] or place_word(square_id(box, square))


def place_word(id: str) -> str:
    """Where a square is, for people: the letter of its path, then its number from the statue.

    The columns A to D come first; M stands for amulet squares.
    """
    if found := _GRID.fullmatch(id):
        column, row = (int(n) for n in found.groups() if n)
        return f"{'ABCD'[column - 1]}{row}" if column <= 4 else f"{'EFGH'[row - 1]}{column}"
    return f"M{int(id[1:])}" if _ISLET.fullmatch(id) else id
