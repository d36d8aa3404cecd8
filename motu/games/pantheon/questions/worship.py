"""Chapter 7 for people: deities, and the kinds of offerings that pay for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motu.games._shared.asking import Answer, Way
from motu.games._shared.nouns import Noun
from motu.games._shared.text import Fact, Phrase, say
from motu.games.pantheon.names import offerings_name
from motu.games.pantheon.nouns import DEITY
from motu.games.pantheon.rules import worship
from motu.games.pantheon.rules.pieces import KIND_NAMES, KINDS, ORDERS
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import LEGAL

Paid = list[tuple[int, int]]  # kinds and their numbers


def paid_in(box: Any, deity: int, order: int) -> Paid:
    """The kinds that pay a deity's numbers in this order, with these numbers, from the largest down."""
    return [
        (int(box.order[order * KINDS + i]), int(box.cost[deity * KINDS + i]))
        for i in range(int(box.numbers[deity]))
    ]


def paid_with(at: Answer[Pantheon]) -> Paid:
    return paid_in(at.box, *divmod(at.offered, ORDERS))


def cheapest_worship(s: Pantheon, seat: int, deity: int) -> int | None:
    """The worship of a deity that spends the fewest cards, if the seat can pay it at all."""
    possible = [
        one
        for one in range(deity * ORDERS, (deity + 1) * ORDERS)
        if worship.why_not_worship(s, seat, one) == LEGAL
    ]
    return min(possible, key=lambda one: cards_spent(s, seat, one), default=None)


def cards_spent(s: Pantheon, seat: int, one: int) -> int:
    """The cards that a worship takes from the hand (PA-7.8)."""
    deity, order = divmod(one, ORDERS)
    return sum(int(s.lacking(seat, kind, deity, number)) for kind, number in paid_in(s.box, deity, order))


def places(at: Answer[Pantheon]) -> tuple[str, ...]:
    """A deity alone means the payment with the fewest cards; other payments name their kinds."""
    name = DEITY.on_board(at.box, at.deity)
    best = cheapest_worship(at.s, at.seat, at.deity)
    if best == at.offered:
        return (f"display_{name}",)
    first = f"display_{name}" if best is None else f"other_{name}"
    return (first, *(f"offering_{KIND_NAMES[kind]}" for kind, _ in paid_with(at)))


def wanting(at: Answer[Pantheon]) -> tuple[int, int, int]:
    """The first kind of which there is too little, its number, and what there is of it."""
    for kind, number in paid_with(at):
        has = int(at.s.offerings(at.seat, kind, at.deity))
        if has < number:
            break
    return kind, number, has


def _paid_id(box: Any, one: int) -> str:
    return " ".join(KIND_NAMES[kind] for kind, _ in paid_in(box, *divmod(one, ORDERS)))


def _paid_word(box: Any, one: int) -> tuple[Phrase, ...]:
    paid = paid_in(box, *divmod(one, ORDERS))
    return tuple(say("offered", number=n, offerings=offerings_name(kind, n)) for kind, n in paid)


# All orders in which kinds pay for a deity; some read alike, so that programs go by their number.
OFFERED = Noun(
    "offered", ORDERS, _paid_id, _paid_word, stands_for=lambda at, order: at.deity * ORDERS + order
)
WORSHIP: Way[Pantheon] = Way(
    "worship",
    DEITY,
    OFFERED,
    at=places,
    rule=lambda at: "PA-10.13" if at.box.cards_only[at.deity] else "PA-7.2",
)
WORSHIPPING: dict[str, Callable[[Answer[Pantheon]], Fact]] = {
    "cards": lambda at: cards_spent(at.s, at.seat, at.offered),
    "tiles": lambda at: sum(n for _, n in paid_with(at)) - cards_spent(at.s, at.seat, at.offered),
    "offerings": lambda at: offerings_name(*wanting(at)[:2]),
    "number": lambda at: wanting(at)[1],
    "has": lambda at: wanting(at)[2],
}
NO_WORSHIP = {
    worship.DEITY_NOT_DISPLAYED: "deity-not-displayed",
    worship.OFFERINGS_SHORT: "offerings-short",
    worship.CARDS_ONLY: "cards-only",
}
