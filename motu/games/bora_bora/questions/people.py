"""Chapter 11 for people: what the men and women on the player boards do."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games._shared.nouns import number, word
from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import MOVE_HUT, SEX_NAMES, STATUS, TYPE_NAMES, TYPES
from motu.games.bora_bora.names import group_name, people_name
from motu.games.bora_bora.nouns import COPY, SEX, TYPE
from motu.games.bora_bora.questions.gods import NOT_PAYABLE, god, price
from motu.games.bora_bora.questions.helper import steps_left
from motu.games.bora_bora.questions.jobs import NOT_DONE, job_facts
from motu.games.bora_bora.rules import cards, helper, people
from motu.games.bora_bora.rules.payments import GREEN
from motu.games.bora_bora.state import Bora

DOUBLED = word("doubled", "", "doubled")
HUTS = number("huts", int(people.MOVE_HUTS.size), first=1)
BY_TYPE = (6, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14, 15)  # what each type brings, in chapter 11


def group(at: Answer[Bora]) -> int:
    """All people of this sex and type."""
    return at.sex * TYPES + at.type


def owned(at: Answer[Bora]) -> int:
    return int(at.s.copies[at.seat * 2 * TYPES + group(at)])


def brought(at: Answer[Bora]) -> int:
    """A strength, or so many of something."""
    return int(people.amount(at.s, at.type, at.copies + 1, at.doubled))


def effect(at: Answer[Bora]) -> Phrase:
    """What it brings here: no more huts than can be moved, no steps beyond the end of the track."""
    n = brought(at)
    if at.type == MOVE_HUT:
        n = min(n, int(at.s.movable_huts(at.seat)))
    elif at.type == STATUS:
        n = min(n, steps_left(at))
    return say(f"effect-{TYPE_NAMES[at.type]}", n=n)


def extra(at: Answer[Bora]) -> bool:
    """Whether a type of this sex has acted already."""
    return bool(at.s.acted_sexes >> at.sex & 1)


def used_as(at: Answer[Bora]) -> str:
    """Green doubles a type or adds one."""
    return "do-use-doubled" if at.doubled else "do-use-extra" if extra(at) else "do-use"


def used_by(at: Answer[Bora]) -> str:
    """What green does, or what this type brings."""
    if at.doubled:
        return "BB-17.10"
    return "BB-17.11" if extra(at) else f"BB-11.{BY_TYPE[at.type]}"


def people_place(at: Answer[Bora]) -> tuple[str, ...]:
    """A type of people: all of them, unless a number says otherwise."""
    words = ["people", SEX_NAMES[at.sex], TYPE_NAMES[at.type]]
    if at.copies + 1 != owned(at):
        words.append(str(at.copies + 1))
    if at.doubled:
        words.append("doubled")
    return ("_".join(words),)


USE = Question(
    people.USE_PEOPLE,
    "use",
    "BB-11.1",
    ways=(
        Way("use", SEX, TYPE, COPY, DOUBLED, at=people_place, says=used_as, rule=used_by),
        Way("use stop", at="use_stop", rule="BB-11.2"),
    ),
    facts={
        **job_facts(lambda at: int(people.job_of(at.type)), brought),
        "people": lambda at: people_name(group(at)),
        "group": lambda at: group_name(group(at), at.copies + 1),
        "owned_group": lambda at: group_name(group(at), owned(at)),
        "effect": effect,
        "price": lambda at: price(at, GREEN),
        "god": god(GREEN),
    },
    no={
        people.NOT_YOUR_PEOPLE: "not-your-people",
        people.NOT_SO_MANY_ALIKE: "not-so-many-alike",
        people.HAS_ACTED: "has-acted",
        people.NEEDS_GREEN: "needs-green",
        people.ONE_GREEN: "one-green",
        people.ALREADY_STRONGEST: "already-strongest",
        people.NO_HUT_TO_MOVE: "hut-to-move",
        helper.SLOT_12_HAS_PERSON: "slot-12-has-person",
        cards.NO_CARD_LEFT: "card-left",
        **NOT_DONE,
        **NOT_PAYABLE,
    },
    curtain=True,
)

MOVE_HUTS = Question(
    people.MOVE_HUTS,
    "move_huts",
    "BB-11.10",
    ways=(Way("move_huts", HUTS, at="move_huts_{huts}"),),
    facts={"most": lambda at: at.a},
    no={people.UP_TO_SO_MANY: "up-to-so-many"},
)
