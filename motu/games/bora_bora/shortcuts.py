"""What people do in one gesture at Bora Bora."""

from __future__ import annotations

from motu.games._shared.folder import Shortcut
from motu.games._shared.text import say
from motu.games.bora_bora.box import COLOUR_NAMES, COLOURS, SEX_NAMES, SYMBOLS, TYPE_NAMES, TYPES
from motu.games.bora_bora.labels import effect, label
from motu.games.bora_bora.names import card_name, people_name
from motu.games.bora_bora.rules import helper
from motu.games.bora_bora.rules.cards import BLIND, TAKE_GOD_CARD
from motu.games.bora_bora.rules.fire import FIRE_GIFT, FIRE_RISE
from motu.games.bora_bora.rules.helper import FIRST_SINGLE, SPEND_HELP, purchase
from motu.games.bora_bora.rules.people import USE_PEOPLE, amount
from motu.games.bora_bora.state import Bora
from motu.kernel.core import LEGAL
from motu.kernel.engine import question

POINT = FIRST_SINGLE  # the action that buys a point
NO_MORE_QUESTIONS = (helper.TATTOO, helper.COLLECT, helper.OFFERING, helper.HUT)


def shortcuts(s: Bora, seat: int) -> list[Shortcut]:
    """Points of the helper in bundles, the fire bonus as pairs, all people of a type at once."""
    step = int(question(s))
    rule, a = s.rules[step & 255], step >> 16 & 65535
    if rule is SPEND_HELP:
        return _help(s, seat, a)
    if rule is FIRE_GIFT:
        return _fire(s, seat)
    if rule is USE_PEOPLE:
        return _people(s, seat)
    return []


def _help(s: Bora, seat: int, points: int) -> list[Shortcut]:
    """Everything as points; everybody shifted; one purchase without further questions, the rest as points."""
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
            )
        )
    for x in range(int(SPEND_HELP.size)):
        what = int(purchase(x))
        if what not in NO_MORE_QUESTIONS or SPEND_HELP.check(s, seat, points, 0, x) != LEGAL:
            continue
        rest = points - int(s.box.help_cost[what])
        if rest > 0:
            found.append(
                Shortcut(
                    f"help_and_points {_word(what, x)} {rest}",
                    (base + x, *(base + POINT,) * rest),
                    say("do-help-and-points", first=label(s, seat, SPEND_HELP, x), points=rest),
                    (f"help_{_word(what, x)}", "rest_as_points"),
                )
            )
    return found


def _word(what: int, x: int) -> str:
    word = ("tattoo", "collect", "", "offering", "", "", "move_hut")[what]
    return f"{word}_{x % SYMBOLS + 1}" if what <= helper.COLLECT else word


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
    """An offering with either rise; or the god card at once, up to where something is revealed."""
    gift, rise, take = int(FIRE_GIFT.base), int(FIRE_RISE.base), int(TAKE_GOD_CARD.base)
    found = [
        Shortcut(
            f"fire_bonus offering {name}",
            (gift + 1, rise + x),
            say(f"do-fire-offering-{name}"),
            ("fire_offering", f"fire_{name}"),
        )
        for x, name in enumerate(("status", "shell"))
    ]
    for x in range(COLOURS + 1):
        if TAKE_GOD_CARD.check(s, seat, 1, 0, x) != LEGAL:
            continue
        name = "blind" if x == BLIND else COLOUR_NAMES[x]
        words = say("do-fire-blind") if x == BLIND else say("do-fire-card", card=card_name(x))
        found.append(
            Shortcut(f"fire_bonus god_card {name}", (gift, take + x), words, ("fire_god_card", f"row_{name}"))
        )
    return found


def _people(s: Bora, seat: int) -> list[Shortcut]:
    """All people of a type: what nearly everybody means."""
    found = []
    for at in range(2 * TYPES):
        copies = int(s.copies[seat * 2 * TYPES + at])
        x = at * 6 + copies * 2 - 2
        if copies < 2 or USE_PEOPLE.check(s, seat, 0, 0, x) != LEGAL:
            continue
        name = f"{SEX_NAMES[at // TYPES]} {TYPE_NAMES[at % TYPES]}"
        brings = effect(at % TYPES, int(amount(s, at % TYPES, copies, 0)))
        found.append(
            Shortcut(
                f"use_all {name}",
                (int(USE_PEOPLE.base) + x,),
                say("do-use-all", people=people_name(at), effect=brings),
                (f"people_{name.replace(' ', '_')}", "all"),
            )
        )
    return found
