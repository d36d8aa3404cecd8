"""What one points at on the table of Pantheon to choose an action."""

from __future__ import annotations

from motu.games.pantheon.box import CARD_NAMES, DEITY_NAMES, KIND_NAMES, ORDERS, RANKS
from motu.games.pantheon.choices import kinds_paid, operand, site_id
from motu.games.pantheon.names import hex_id, loot_id
from motu.games.pantheon.rules.actions import ACT, DRAW, MOVE, WORSHIP
from motu.games.pantheon.rules.buying import DONE, FOOT, ON_HEX, PAY_WITH, PURCHASE, STONKUS_MONEY
from motu.games.pantheon.rules.cards import PILE, TAKE_CARD
from motu.games.pantheon.rules.cards import STOP as NO_MORE_CARDS
from motu.games.pantheon.rules.deities import DECLINE, GALLIA_OFFER
from motu.games.pantheon.rules.movement import PLACE, REACT, STOP
from motu.games.pantheon.rules.peoples import DISCARD_TO_SEVEN, MOST_SWAPPED, SWAP_PIECES
from motu.games.pantheon.rules.rewards import NEXT_REWARD, RAISE_OFFERING
from motu.games.pantheon.rules.setup import BONUS_COLUMN
from motu.games.pantheon.rules.worship import why_not_worship
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import LEGAL, Rule


def targets(s: Pantheon, seat: int, rule: Rule[Pantheon], x: int) -> tuple[str, ...]:
    """The things that name an action, in the order in which one points at them."""
    if rule is ACT:
        return _act(s, seat, x)
    if rule is REACT:
        return ("pile",) if x == 0 else (f"cards_{x - 1}",)
    if rule is PLACE:
        return ("stop",) if x == STOP else (hex_id(x),)
    if rule is PURCHASE:
        return (_purchase(x),)
    if rule is TAKE_CARD:
        return ("pile",) if x == PILE else ("stop",) if x == NO_MORE_CARDS else (f"row_{CARD_NAMES[x]}",)
    if rule is PAY_WITH or rule is DISCARD_TO_SEVEN:
        return (f"hand_{operand(s, rule, x)}",)
    if rule is STONKUS_MONEY:
        return (f"amount_{x}",)
    if rule is SWAP_PIECES:
        return (f"amount_{x - MOST_SWAPPED}",)
    if rule is RAISE_OFFERING or (rule is GALLIA_OFFER and x != DECLINE):
        return (f"offering_{KIND_NAMES[x]}",)
    if rule is BONUS_COLUMN:
        return (site_id(s, x),)
    return (f"taken_{loot_id(x)}",) if rule is NEXT_REWARD else (operand(s, rule, x),)


def _act(s: Pantheon, seat: int, x: int) -> tuple[str, ...]:
    """A deity alone means the payment with the fewest cards; other payments name their kinds."""
    if x < MOVE:
        return ("draw",) if x == DRAW else ("buy",)
    if x < WORSHIP:
        return (f"cards_{x - MOVE}",)
    deity, paid = kinds_paid(s, x - WORSHIP)
    best = cheapest_worship(s, seat, deity)
    name = DEITY_NAMES[deity]
    if best == x - WORSHIP:
        return (f"display_{name}",)
    first = f"display_{name}" if best is None else f"other_{name}"
    return (first, *(f"offering_{KIND_NAMES[kind]}" for kind, _ in paid))


def cheapest_worship(s: Pantheon, seat: int, deity: int) -> int | None:
    """The worship of a deity that spends the fewest cards, if the seat can pay it at all."""
    possible = [
        worship
        for worship in range(deity * ORDERS, (deity + 1) * ORDERS)
        if why_not_worship(s, seat, worship) == LEGAL
    ]
    return min(possible, key=lambda worship: cards_spent(s, seat, worship), default=None)


def cards_spent(s: Pantheon, seat: int, worship: int) -> int:
    """The cards that a worship takes from the hand (PA-7.8)."""
    deity, paid = kinds_paid(s, worship)
    return sum(int(s.lacking(seat, kind, deity, number)) for kind, number in paid)


def _purchase(x: int) -> str:
    if x < FOOT:
        return f"offering_{KIND_NAMES[x // RANKS]}_{x % RANKS + 1}"
    if x < ON_HEX:
        return "buy_foot" if x == FOOT else "buy_column"
    return "done" if x == DONE else hex_id(x - ON_HEX)
