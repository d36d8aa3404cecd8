"""Chapter 7 for people: deities, and the kinds of offerings that pay for them."""

from __future__ import annotations

from typing import Any

from motu.games._shared.asking import Answer, Way
from motu.games._shared.nouns import Noun
from motu.games._shared.text import Phrase, say
from motu.games.pantheon.box import DEITIES, DEITY_NAMES, KIND_NAMES, KINDS, ORDERS
from motu.games.pantheon.names import offerings_name
from motu.games.pantheon.nouns import DEITY
from motu.games.pantheon.rules import worship
from motu.games.pantheon.rules.actions import WORSHIP
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import LEGAL

Paid = list[tuple[int, int]]  # kinds and their numbers


def paid_in(box: Any, deity: int, order: int) -> Paid:
    """The kinds that pay a deity's numbers in this order, with these numbers, from the largest down."""
    return [
        (int(box.order[order * KINDS + i]), int(box.cost[deity * KINDS + i]))
        for i in range(int(box.numbers[deity]))
    ]


def deity_of(at: Answer[Pantheon]) -> int:
    return (at.x - WORSHIP) // ORDERS


def paid_with(at: Answer[Pantheon]) -> Paid:
    return paid_in(at.box, deity_of(at), at.offered)


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
    deity, name = deity_of(at), DEITY_NAMES[deity_of(at)]
    best = cheapest_worship(at.s, at.seat, deity)
    if best == at.x - WORSHIP:
        return (f"display_{name}",)
    first = f"display_{name}" if best is None else f"other_{name}"
    return (first, *(f"offering_{KIND_NAMES[kind]}" for kind, _ in paid_with(at)))


def wanting(at: Answer[Pantheon]) -> tuple[int, int, int]:
    """The first kind of which there is too little, its number, and what there is of it."""
    for kind, number in paid_with(at):
        has = int(at.s.offerings(at.seat, kind, deity_of(at)))
        if has < number:
            break
    return kind, number, has


def way_of(deity: int) -> Way[Pantheon]:
    """All orders in which kinds pay for one deity; some read alike, so that programs go by their number."""

    def id(box: Any, order: int) -> str:
        return " ".join(KIND_NAMES[kind] for kind, _ in paid_in(box, deity, order))

    def word(box: Any, order: int) -> tuple[Phrase, ...]:
        paid = paid_in(box, deity, order)
        return tuple(say("offered", number=n, offerings=offerings_name(kind, n)) for kind, n in paid)

    return Way(
        f"worship {DEITY_NAMES[deity]}",
        Noun("offered", ORDERS, id, word, stands_for=lambda at, order: order),
        at=places,
        says="do-worship",
        rule=lambda at: "PA-10.13" if at.box.cards_only[deity] else "PA-7.2",
    )


WORSHIPS = tuple(way_of(deity) for deity in range(DEITIES))
WORSHIPPING = {
    "deity": lambda at: DEITY.word(at.box, deity_of(at)),
    "cards": lambda at: cards_spent(at.s, at.seat, at.x - WORSHIP),
    "offerings": lambda at: offerings_name(*wanting(at)[:2]),
    "number": lambda at: wanting(at)[1],
    "has": lambda at: wanting(at)[2],
}
NO_WORSHIP = {
    worship.DEITY_NOT_DISPLAYED: "deity-not-displayed",
    worship.OFFERINGS_SHORT: "offerings-short",
    worship.CARDS_ONLY: "cards-only",
}
