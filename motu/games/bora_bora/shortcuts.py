"""What people do in one gesture at Bora Bora."""

from __future__ import annotations

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import say
from motu.games.bora_bora.box import COLOUR_NAMES, COLOURS, INCOME_OFFERING, REGION_NAMES, SYMBOLS
from motu.games.bora_bora.choices import ASKS, has_choice_of_huts, has_choice_of_spaces, shown_person
from motu.games.bora_bora.labels import label
from motu.games.bora_bora.names import card_name, payment_name
from motu.games.bora_bora.rules import helper
from motu.games.bora_bora.rules.cards import BLIND, TAKE_GOD_CARD
from motu.games.bora_bora.rules.expansion import EXPAND_TO, SCORE_FISH, TAKE_HUT_FROM
from motu.games.bora_bora.rules.fire import FIRE_GIFT, FIRE_RISE
from motu.games.bora_bora.rules.gods import why_not_paid
from motu.games.bora_bora.rules.helper import FIRST_SINGLE, SPEND_HELP, purchase
from motu.games.bora_bora.rules.payments import PAYMENTS, RED
from motu.games.bora_bora.rules.recruiting import PLACE_PERSON, TAKE_PERSON
from motu.games.bora_bora.rules.setup import START_REGION
from motu.games.bora_bora.state import Bora
from motu.kernel.core import LEGAL, Rule
from motu.kernel.engine import question

POINT = FIRST_SINGLE  # the action that buys a point


def shortcuts(s: Bora, seat: int) -> list[Shortcut]:
    """Points of the helper in bundles, the fire bonus as pairs, huts and people with their space."""
    step = int(question(s))
    rule, a = s.rules[step & 255], step >> 16 & 65535
    if rule is SPEND_HELP:
        return _help(s, seat, a)
    if rule is FIRE_GIFT:
        return _fire(s, seat)
    if rule is START_REGION:
        return _huts(s, seat, rule, a, step >> 32)
    if rule is EXPAND_TO:
        return _huts(s, seat, rule, a, step >> 32) + _red(s, seat, a, step >> 32)
    if rule is TAKE_PERSON:
        return _recruits(s, seat, a, step >> 32)
    return []


def counted(rule: Rule[Bora], x: int) -> bool:
    """What the helper brings is bought by numbers; a god card singly, because it reveals."""
    return rule is SPEND_HELP and purchase(x) not in (helper.CARD, helper.STOP)


def _help(s: Bora, seat: int, points: int) -> list[Shortcut]:
    """All that is left as points; everybody shifted, the rest as points."""
    found = []
    base = int(SPEND_HELP.base)
    if s.box.help_cost[helper.POINT] != 1 or points < 2:
        return []
    found.append(
        Shortcut(
            f"help_points {points}",
            (base + POINT,) * points,
            say("do-help-all-points", points=points),
            ("help_points",),
            goal=True,
        )
    )
    bundle = _everybody(s, seat, points)
    if len(bundle) > 1:
        spent = sum(int(s.box.help_cost[purchase(x)]) for x in bundle)
        found.append(
            Shortcut(
                f"help_everybody {len(bundle)} {points - spent}",
                tuple(base + x for x in (*bundle, *(POINT,) * (points - spent))),
                say("do-help-everybody", people=len(bundle), points=points - spent),
                ("help_everybody",),
                goal=True,
            )
        )
    return found


def _everybody(s: Bora, seat: int, points: int) -> list[int]:
    """The people that the points can shift, those with most symbols first."""
    waiting = [
        (symbols, what * SYMBOLS + symbols)
        for what, sex in ((helper.TATTOO, helper.MEN), (helper.COLLECT, helper.WOMEN))
        for symbols in range(SYMBOLS)
        for _ in range(int(s.waiting[(seat * 2 + sex) * SYMBOLS + symbols]))
    ]
    bundle = []
    for _, x in sorted(waiting, key=lambda person: (-person[0], person[1])):
        cost = int(s.box.help_cost[purchase(x)])
        if cost <= points:
            points -= cost
            bundle.append(x)
    return bundle


def _fire(s: Bora, seat: int) -> list[Shortcut]:
    """One of each pair, whichever is pointed at first; or the god card that one wants at once."""
    take = int(TAKE_GOD_CARD.base)
    gift = int(FIRE_GIFT.base)
    found = [_pair(x, y, first) for first in (0, 1) for x in (1, 0) for y in (0, 1) if _can_give(s, seat, x)]
    for x in range(COLOURS + 1):
        if TAKE_GOD_CARD.check(s, seat, 1, 0, x) != LEGAL:
            continue
        name = "blind" if x == BLIND else COLOUR_NAMES[x]
        words = say("do-fire-blind") if x == BLIND else say("do-fire-card", card=card_name(x))
        found.append(Shortcut(f"fire_bonus god_card {name}", (gift, take + x), words))
    return found


def _can_give(s: Bora, seat: int, gift: int) -> bool:
    return FIRE_GIFT.check(s, seat, 0, 0, gift) == LEGAL


def _pair(gift: int, rise: int, first: int) -> Shortcut:
    """A gift and a rise; a god card is chosen in between, and the rise follows it."""
    names = ("god_card", "offering")[gift], ("status", "shell")[rise]
    targets = f"fire_gift_{names[0]}", f"fire_rise_{names[1]}"
    give, climb = int(FIRE_GIFT.base) + gift, int(FIRE_RISE.base) + rise
    return Shortcut(
        " ".join(("fire_bonus", *names[:: -1 if first else 1])),
        (give, climb) if gift else (give,),
        say(f"do-fire-{names[0]}-{names[1]}"),
        targets[:: -1 if first else 1],
        () if gift else (climb,),
        goal=not first,
    )


def _red(s: Bora, seat: int, a: int, b: int) -> list[Shortcut]:
    """Into a region and its fish scored with red, where that could be paid: the fish is pointed at."""
    hut = (int(TAKE_HUT_FROM.base),) if has_choice_of_huts(s, seat) else ()
    found = []
    for x in range(int(EXPAND_TO.size)):
        payment = _red_payment(s, seat, x) if EXPAND_TO.check(s, seat, a, b, x) == LEGAL else None
        if payment is not None:
            words = label(s, seat, EXPAND_TO, x)
            said = say("do-expand-red", first=words, points=int(s.fish[x]), payment=payment_name(payment))
            actions = (int(EXPAND_TO.base) + x, *hut)
            then = (int(SCORE_FISH.base) + 1 + payment,)
            name = REGION_NAMES[x]
            found.append(Shortcut(f"expand_red {name}", actions, said, (f"red_{name}",), then))
    return found


def _red_payment(s: Bora, seat: int, region: int) -> int | None:
    """How red would be paid after the income of a region: a card rather than a pair or a tile."""
    income = 1 if s.box.income[region] == INCOME_OFFERING else 0
    s.offerings[seat] += income
    payable = [p for p in range(PAYMENTS) if why_not_paid(s, seat, RED, p) == LEGAL]
    s.offerings[seat] -= income
    return next(iter(payable), None)


def _huts(s: Bora, seat: int, rule: Rule[Bora], a: int, b: int) -> list[Shortcut]:
    """Pointing at a region takes a normal hut; pointing at space 12 first takes one of those."""
    if not has_choice_of_huts(s, seat):
        return []
    return [
        _with_space(s, seat, rule, x, int(TAKE_HUT_FROM.base), REGION_NAMES[x], "hut", last)
        for last in (False, True)
        for x in range(int(rule.size))
        if rule.check(s, seat, a, b, x) == LEGAL
    ]


def _recruits(s: Bora, seat: int, a: int, b: int) -> list[Shortcut]:
    """A person goes to a normal space; pointing at space 12 first sends her or him there."""
    if not has_choice_of_spaces(s, seat):
        return []
    return [
        _with_space(s, seat, TAKE_PERSON, x, int(PLACE_PERSON.base), shown_person(s, x), "person", last)
        for last in (False, True)
        for x in range(int(TAKE_PERSON.size))
        if TAKE_PERSON.check(s, seat, a, b, x) == LEGAL
    ]


def _with_space(
    s: Bora, seat: int, rule: Rule[Bora], x: int, spaces: int, name: str, what: str, last: bool
) -> Shortcut:
    words = label(s, seat, rule, x)
    return Shortcut(
        f"{ASKS[rule]}_{'last' if last else 'normal'} {name}",
        (int(rule.base) + x, spaces + last),
        say(f"do-{what}-last", first=words) if last else words,
        ("slot_12", name) if last else (name,),
    )
