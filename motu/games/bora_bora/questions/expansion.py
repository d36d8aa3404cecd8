"""Chapter 4 for people: huts spread over land and sea paths."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import Fact, say
from motu.games.bora_bora.box import INCOME_NAMES, INCOME_OFFERING, MANY, REGION_NAMES, ROUTE_NAMES
from motu.games.bora_bora.names import in_region, payment_name
from motu.games.bora_bora.nouns import PAYMENT, REGION, SLOT
from motu.games.bora_bora.questions.gods import NOT_PAID, PAYMENT_FACTS, god
from motu.games.bora_bora.questions.spaces import allowed, with_space
from motu.games.bora_bora.rules import expansion
from motu.games.bora_bora.rules.gods import why_not_paid
from motu.games.bora_bora.rules.payments import PAYMENTS, RED
from motu.games.bora_bora.state import IN_B, NOTHING, Bora
from motu.kernel.core import LEGAL

REGION_FACTS: dict[str, Callable[[Answer[Bora]], Fact]] = {
    "income": lambda at: say(f"income-{INCOME_NAMES[at.box.income[at.region]]}"),
    "fish": lambda at: int(at.s.fish[at.region]),
    "where": lambda at: in_region(at.region),
}


def has_choice_of_huts(at: Answer[Bora]) -> bool:
    """Whether a hut may come from a normal space or from space 12 (BB-4.6)."""
    return bool(at.s.hut_slots[at.seat] and at.s.stack[at.seat])


def region_place(at: Answer[Bora]) -> tuple[str, ...]:
    """The region, unless the gesture lies there that takes a normal hut: people rarely want another."""
    return () if has_choice_of_huts(at) and at.is_open() else (REGION_NAMES[at.region],)


def with_a_hut(at: Answer[Bora]) -> list[Shortcut]:
    """Pointing at a region takes a normal hut; pointing at space 12 first takes one of those."""
    return with_space(at, HUT, "do-hut-last") if has_choice_of_huts(at) else []


def with_red(at: Answer[Bora]) -> list[Shortcut]:
    """Into a region and its fish scored with red, where that could be paid: the fish is pointed at."""
    hut = (HUT.action(0),) if has_choice_of_huts(at) else ()
    found = []
    for one in allowed(at):
        payment = red_payment(at.s, at.seat, one.region)
        if payment is not None:
            points = int(at.s.fish[one.region])
            words = say("do-expand-red", choice=one.label(), points=points, payment=payment_name(payment))
            actions = (EXPAND.action(one.x), *hut)
            name = REGION_NAMES[one.region]
            then = (FISH.action(1 + payment),)
            found.append(Shortcut(f"expand_red {name}", actions, words, (f"red_{name}",), then))
    return found


def red_payment(s: Bora, seat: int, region: int) -> int | None:
    """How red would be paid after the income of a region: a card rather than a pair or a tile."""
    income = 1 if s.box.income[region] == INCOME_OFFERING else 0
    s.offerings[seat] += income
    payable = [p for p in range(PAYMENTS) if why_not_paid(s, seat, RED, p) == LEGAL]
    s.offerings[seat] -= income
    return next(iter(payable), None)


def path_to(at: Answer[Bora]) -> int:
    """The easiest path of the right kind from own huts to the region, NOTHING if there is none."""
    box, lands = at.box, int(at.s.lands[at.seat])
    for path in range(at.a * MANY, at.a * MANY + int(box.routes[at.a])):
        if int(box.route[path]) >> at.region & 1 and int(box.route[path]) & lands:
            return int(box.route_value[path])
    return int(NOTHING)


EXPAND = Question(
    expansion.EXPAND_TO,
    "expand",
    lambda at: "BB-11.6" if at.s.phase == IN_B else "BB-4.1",
    ways=(Way("expand", REGION, at=region_place),),
    facts={
        **REGION_FACTS,
        "kind": lambda at: ROUTE_NAMES[at.a],
        "strength": lambda at: at.b,
        "needed": path_to,
    },
    no={
        expansion.NOT_LINKED: "not-linked",
        expansion.TOO_WEAK: "too-weak",
        expansion.OTHER_KIND: "other-kind",
        expansion.ALREADY_THERE: "already-there",
    },
    gestures=lambda at: with_a_hut(at) + with_red(at),
)

HUT = Question(
    expansion.TAKE_HUT_FROM,
    "take_hut",
    lambda at: "BB-2.17" if at.b else "BB-4.6",
    ways=(
        Way("take_hut", SLOT.given(lambda at: int(expansion.first_hut_slot(at.s, at.seat))), at="own_hut"),
        Way("take_hut slot_12", at="slot_12"),
    ),
    no={
        expansion.NO_HUT_ON_NORMAL_SLOTS: "hut-on-normal-slots",
        expansion.NO_HUT_ON_SLOT_12: "hut-on-slot-12",
    },
)

FISH = Question(
    expansion.SCORE_FISH,
    "score_fish",
    "BB-17.8",
    ways=(
        Way("score_fish decline", at="no_fish", rule="BB-4.10"),
        Way("score_fish", PAYMENT, at="{payment}"),
    ),
    facts={
        "region": lambda at: REGION.word(at.box, at.a),
        "points": lambda at: int(at.s.fish[at.a]),
        "god": god(RED),
        **PAYMENT_FACTS,
    },
    no=NOT_PAID,
    curtain=True,
)
