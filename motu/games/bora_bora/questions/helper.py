"""Chapter 6 for people: the helper turns strength into things."""

from __future__ import annotations

from typing import Any

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.nouns import Noun
from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import SYMBOLS
from motu.games.bora_bora.names import person_id, the_people
from motu.games.bora_bora.rules import cards, helper
from motu.games.bora_bora.state import Bora

POINT = helper.FIRST_SINGLE  # the action that buys a point


def waiting(sex: int) -> Noun:
    """The person who would be shifted, by the number of symbols; minus that number where there is none."""

    def person(at: Answer[Bora], n: int) -> int:
        found = int(helper.person_to_shift(at.s, at.seat, sex, n + 1))
        return found if found >= 0 else -1 - n

    return Noun("person", SYMBOLS, waiting_id, lambda box, n: the_people(n), symbols_of, person)


def waiting_id(box: Any, n: int) -> str:
    return person_id(n) if n >= 0 else f"symbols_{-n}"


def symbols_of(box: Any, n: int) -> str:
    return str(box.symbols[n] if n >= 0 else -n)


def gained(at: Answer[Bora]) -> Phrase:
    """Status, as far as the track goes, or shells."""
    symbols = at.x % SYMBOLS + 1
    if helper.purchase(at.x) == helper.TATTOO:
        return say("effect-status", n=min(symbols, steps_left(at)))
    return say("effect-shell", n=symbols)


def steps_left(at: Answer[Bora]) -> int:
    """How far it is to the end of the status track (BB-6.19)."""
    return len(at.box.status) - 1 - int(at.s.status[at.seat])


def bundles(at: Answer[Bora]) -> list[Shortcut]:
    """All that is left as points; everybody shifted, the rest as points."""
    points = at.a
    if at.box.help_cost[helper.POINT] != 1 or points < 2:
        return []
    found = [
        Shortcut(
            f"help_points {points}",
            (HELP.action(POINT),) * points,
            say("do-help-all-points", points=points),
            ("help_points",),
            goal=True,
        )
    ]
    people = everybody(at.s, at.seat, points)
    if len(people) > 1:
        rest = points - sum(int(at.box.help_cost[helper.purchase(x)]) for x in people)
        found.append(
            Shortcut(
                f"help_everybody {len(people)} {rest}",
                tuple(HELP.action(x) for x in (*people, *(POINT,) * rest)),
                say("do-help-everybody", many=len(people), points=rest),
                ("help_everybody",),
                goal=True,
            )
        )
    return found


def everybody(s: Bora, seat: int, points: int) -> list[int]:
    """The people that the points can shift, those with most symbols first."""
    waiting = [
        (symbols, what * SYMBOLS + symbols)
        for what, sex in ((helper.TATTOO, helper.MEN), (helper.COLLECT, helper.WOMEN))
        for symbols in range(SYMBOLS)
        for _ in range(int(s.waiting[(seat * 2 + sex) * SYMBOLS + symbols]))
    ]
    bundle = []
    for _, x in sorted(waiting, key=lambda person: (-person[0], person[1])):
        cost = int(s.box.help_cost[helper.purchase(x)])
        if cost <= points:
            points -= cost
            bundle.append(x)
    return bundle


HELP = Question(
    helper.SPEND_HELP,
    "help",
    "BB-6.1",
    ways=(
        Way("help tattoo", waiting(helper.MEN), at="help_tattoo_{person}", rule="BB-6.2", counted=True),
        Way("help collect", waiting(helper.WOMEN), at="help_collect_{person}", rule="BB-6.3", counted=True),
        Way("help vp", at="help_vp", rule="BB-6.4", counted=True),
        Way("help offering", at="help_offering", rule="BB-6.5", counted=True),
        Way("help god_card", at="help_god_card", rule="BB-6.6"),  # singly, because it reveals
        Way("help material", at="help_material", rule="BB-6.7", counted=True),
        Way("help move_hut", at="help_move_hut", rule="BB-6.8", counted=True),
        Way("help stop", at="help_stop", rule="BB-6.11"),
    ),
    facts={
        "left": lambda at: at.a,
        "cost": lambda at: int(at.box.help_cost[helper.purchase(at.x)]),
        "symbols": lambda at: at.x % SYMBOLS + 1,
        "effect": gained,
    },
    no={
        helper.TOO_FEW_POINTS: "too-few-points",
        helper.NO_MAN_LIKE_THAT: "man-like-that",
        helper.NO_WOMAN_LIKE_THAT: "woman-like-that",
        helper.MAN_IS_TATTOOED: "man-is-tattooed",
        helper.WOMAN_HAS_COLLECTED: "woman-has-collected",
        helper.NO_HUT_TO_MOVE: "hut-to-move",
        helper.SLOT_12_HAS_PERSON: "slot-12-has-person",
        cards.NO_CARD_LEFT: "card-left",
    },
    gestures=bundles,
)
