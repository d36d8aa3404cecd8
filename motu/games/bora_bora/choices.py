"""Actions of Bora Bora for people: notation, targets on the board, and the question that is put."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    COPIES,
    DIE,
    JEWEL_NAMES,
    MATERIAL_NAMES,
    REGION_NAMES,
    SEX_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    START_TASKS,
    SYMBOLS,
    TASK_NAMES,
    TYPE_NAMES,
    TYPES,
)
from motu.games.bora_bora.names import (
    JOB_NAMES,
    PAIR_SPACES,
    god_name,
    letter,
    payment_id,
    person_id,
    region_name,
    slot_id,
)
from motu.games.bora_bora.rules import helper, people, tasks
from motu.games.bora_bora.rules.building import BUILD_ON, CHOOSE_BUILDING
from motu.games.bora_bora.rules.cards import BLIND, DRAW_GOD_CARD, TAKE_GOD_CARD, TURN_GOD_CARD
from motu.games.bora_bora.rules.dice import PLACE_DIE, PLACES, ROLL_DIE, WITH_WHITE
from motu.games.bora_bora.rules.expansion import EXPAND_TO, SCORE_FISH, TAKE_HUT_FROM, first_hut_slot
from motu.games.bora_bora.rules.fire import FIRE_GIFT, FIRE_RISE
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD
from motu.games.bora_bora.rules.helper import SPEND_HELP, person_to_shift, purchase
from motu.games.bora_bora.rules.jewelry import BUY_JEWELRY, DECLINE
from motu.games.bora_bora.rules.materials import PLACE_MATERIAL
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR
from motu.games.bora_bora.rules.people import MOVE_HUTS, USE_PEOPLE
from motu.games.bora_bora.rules.recruiting import PLACE_PERSON, TAKE_PERSON
from motu.games.bora_bora.rules.setup import (
    DEAL_START_TASK,
    DEAL_TASK,
    DRAW_TURN_TILE,
    LAY_FISH,
    LAY_JEWEL,
    OF_ONE_SEX,
    REVEAL_PERSON,
    START_REGION,
)
from motu.games.bora_bora.rules.tasks import SETTLE_TASK, TAKE_TASK
from motu.games.bora_bora.rules.temple import PLACE_PRIEST
from motu.games.bora_bora.state import Bora
from motu.kernel.core import LEGAL, Rule
from motu.kernel.engine import question

HELP_WORDS = ("tattoo", "collect", "vp", "offering", "god_card", "material", "move_hut", "stop")
WAYS = ("fulfil", "yellow", "abandon")
ASKS: dict[Rule[Bora], str] = {
    START_REGION: "start",
    PLACE_DIE: "place",
    PAY_FOR_GOD: "pay",
    EXPAND_TO: "expand",
    TAKE_HUT_FROM: "take_hut",
    PLACE_MATERIAL: "material",
    SCORE_FISH: "score_fish",
    TAKE_PERSON: "recruit",
    PLACE_PERSON: "place_person",
    SPEND_HELP: "help",
    TAKE_GOD_CARD: "take_god",
    PLACE_PRIEST: "priest",
    CHOOSE_BUILDING: "build",
    BUILD_ON: "build_on",
    FIRE_GIFT: "fire_gift",
    FIRE_RISE: "fire_rise",
    USE_PEOPLE: "use",
    MOVE_HUTS: "move_huts",
    BUY_JEWELRY: "buy",
    SETTLE_TASK: "settle",
    TAKE_TASK: "take_task",
}
ALLOWED_BY = {  # the rule that a player reads beside a choice
    "start": "BB-2.14",
    "place": "BB-3.4",
    "pay": "BB-17.1",
    "expand": "BB-4.1",
    "take_hut": "BB-4.6",
    "material": "BB-6.16",
    "score_fish": "BB-17.8",
    "recruit": "BB-5.1",
    "place_person": "BB-5.2",
    "help": "BB-6.1",
    "take_god": "BB-6.13",
    "priest": "BB-7.1",
    "build": "BB-8.1",
    "build_on": "BB-8.2",
    "fire_gift": "BB-9.1",
    "fire_rise": "BB-9.2",
    "use": "BB-11.1",
    "move_huts": "BB-11.10",
    "buy": "BB-14.1",
    "settle": "BB-15.1",
    "take_task": "BB-15.5",
}


def allowed_by(rule: Rule[Bora]) -> str:
    """The rule that a player reads beside a choice."""
    return ALLOWED_BY[ASKS[rule]]


def step_of(s: Bora) -> tuple[int, int]:
    """What the present question carries."""
    step = int(question(s))
    return step >> 16 & 65535, step >> 32


def notation(s: Bora, seat: int, rule: Rule[Bora], x: int) -> str:
    """An answer as it stands in records."""
    return f"{ASKS[rule]} {' '.join(operands(s, seat, rule, x))}"


def operands(s: Bora, seat: int, rule: Rule[Bora], x: int) -> list[str]:
    """What follows the verb."""
    if rule in (START_REGION, EXPAND_TO):
        return [REGION_NAMES[x]]
    if rule is PLACE_DIE:
        return _die(x)
    if rule is PAY_FOR_GOD:
        return [COLOUR_NAMES[_god(s)], payment_id(x)]
    if rule is TAKE_HUT_FROM:
        return [hut_slot(s, seat, x)]
    if rule is PLACE_MATERIAL:
        return [SPACE_NAMES[x]] if x < SPACES else ["beside", MATERIAL_NAMES[x - SPACES]]
    if rule is SCORE_FISH:
        return ["decline"] if x == 0 else [payment_id(x - 1)]
    if rule is TAKE_PERSON:
        return [shown_person(s, x)]
    if rule is PLACE_PERSON:
        return [person_slot(s, seat, x)]
    if rule is SPEND_HELP:
        return _help(s, seat, x)
    if rule is TAKE_GOD_CARD:
        return ["blind" if x == BLIND else COLOUR_NAMES[x]]
    if rule in (PLACE_PRIEST, CHOOSE_BUILDING, MOVE_HUTS):
        return [str(x + 1)]
    if rule is BUILD_ON:
        return [SPACE_NAMES[space] for space in PAIR_SPACES[x]]
    if rule is FIRE_GIFT:
        return [("god_card", "offering")[x]]
    if rule is FIRE_RISE:
        return [("status", "shell")[x]]
    if rule is USE_PEOPLE:
        return _people(x)
    if rule is BUY_JEWELRY:
        return ["decline" if x == DECLINE else JEWEL_NAMES[x]]
    if rule is TAKE_TASK:
        return [TASK_NAMES[START_TASKS + x]]
    assert rule is SETTLE_TASK
    return ["stop"] if x == tasks.STOP else [TASK_NAMES[x // 3], WAYS[x % 3]]


def _god(s: Bora) -> int:
    """The god to be paid; any one where another question is put."""
    step = int(question(s))
    return step >> 16 & 65535 if s.rules[step & 255] is PAY_FOR_GOD else 0


def _die(x: int) -> list[str]:
    value, place = x // PLACES + 1, x % PLACES
    if place < WITH_WHITE:
        return [str(value), JOB_NAMES[place]]
    return [str(value), JOB_NAMES[place - WITH_WHITE], "white"]


def hut_slot(s: Bora, seat: int, x: int) -> str:
    slot = SLOTS - 1 if x else int(first_hut_slot(s, seat))
    return slot_id(slot) if slot < SLOTS else "slot_none"


def person_slot(s: Bora, seat: int, x: int) -> str:
    slot = SLOTS - 1 if x else int(s.free_slot(seat))
    return slot_id(slot) if slot >= 0 else "slot_none"


def shown_person(s: Bora, x: int) -> str:
    tile = int(s.display[x]) - 1
    return person_id(tile) if tile >= 0 else f"{SEX_NAMES[x // DIE]}_{x % DIE + 1}"


def helped_person(s: Bora, seat: int, x: int) -> int:
    """The person that a tattoo or a collecting would shift, or -1."""
    sex = helper.MEN if purchase(x) == helper.TATTOO else helper.WOMEN
    return int(person_to_shift(s, seat, sex, x % SYMBOLS + 1))


def _help(s: Bora, seat: int, x: int) -> list[str]:
    what = int(purchase(x))
    if what > helper.COLLECT:
        return [HELP_WORDS[what]]
    person = helped_person(s, seat, x)
    return [HELP_WORDS[what], person_id(person) if person >= 0 else f"symbols_{x % SYMBOLS + 1}"]


def _people(x: int) -> list[str]:
    if x == people.STOP:
        return ["stop"]
    at = x // 6
    words = [SEX_NAMES[at // TYPES], TYPE_NAMES[at % TYPES], str(x % 6 // 2 + 1)]
    return [*words, "doubled"] if x & 1 else words


def outcome_notation(s: Bora, rule: Rule[Bora], x: int) -> str:
    """What nature did, as it stands in records."""
    a, b = step_of(s)
    seat = letter(int(question(s)) >> 8 & 127)
    if rule is DRAW_TURN_TILE:
        return f"turn_tile {letter(x)} {a + 1}"
    if rule is LAY_FISH:
        return f"fish {REGION_NAMES[a]} {x + 1}"
    if rule is REVEAL_PERSON:
        return f"reveal {b + 1} {person_id(a * OF_ONE_SEX + x)}"
    if rule is DEAL_START_TASK:
        return f"deal_start_task {seat} {TASK_NAMES[x]}"
    if rule is DEAL_TASK:
        return f"deal_task {'display' if a else seat} {TASK_NAMES[START_TASKS + x]}"
    if rule is LAY_JEWEL:
        return f"jewel {a // 4 + 1} {JEWEL_NAMES[x]}"
    if rule is TURN_GOD_CARD:
        return f"turn_god {COLOUR_NAMES[x]}"
    if rule is DRAW_GOD_CARD:
        return f"draw_god {seat} {COLOUR_NAMES[x]}"
    assert rule is ROLL_DIE
    return f"roll {seat} {x + 1}"


def targets(s: Bora, seat: int, rule: Rule[Bora], x: int) -> tuple[str, ...]:
    """What one points at, in this order. Pieces that mean the same thing have one name.

    Where people rarely want another than a normal space, the gesture that says so lies on the board instead.
    """
    words = operands(s, seat, rule, x)
    if rule is PLACE_DIE:
        return (f"die_{words[0]}", f"white_{words[1]}" if words[2:] else f"job_{words[1]}")
    if rule is PAY_FOR_GOD:
        return (_payment_target(x),)
    if rule is SCORE_FISH:
        return ("no_fish",) if x == 0 else (_payment_target(x - 1),)
    if rule in (START_REGION, EXPAND_TO):
        return () if has_choice_of_huts(s, seat) and _open(s, seat, rule, x) else (words[0],)
    if rule is TAKE_PERSON:
        return () if has_choice_of_spaces(s, seat) and _open(s, seat, rule, x) else (words[0],)
    if rule is TAKE_HUT_FROM:
        return ("slot_12",) if x else ("own_hut",)
    if rule is PLACE_PERSON:
        return ("slot_12",) if x else ("free_slot",)
    if rule is SPEND_HELP and purchase(x) <= helper.COLLECT:
        return (f"help_{words[0]}_{x % SYMBOLS + 1}",)
    if rule is USE_PEOPLE and x != people.STOP:
        return (_people_target(s, seat, x, words),)
    if rule is SETTLE_TASK and x != tasks.STOP:
        return (f"{words[1]}_{words[0]}",)
    if rule is TAKE_TASK:
        return (f"task_{words[0]}",)
    if rule is BUILD_ON:
        return (f"pair_{'_'.join(words)}",)
    if rule in (PLACE_MATERIAL, BUY_JEWELRY) and words[0] not in ("beside", "decline"):
        return (words[0],)
    return ("_".join((ASKS[rule], *words)),)


def _open(s: Bora, seat: int, rule: Rule[Bora], x: int) -> bool:
    """Whether an answer to the present question is allowed."""
    a, b = step_of(s)
    return rule.check(s, seat, a, b, x) == LEGAL


def has_choice_of_huts(s: Bora, seat: int) -> bool:
    """Whether a hut may come from a normal space or from space 12 (BB-4.6)."""
    return bool(s.hut_slots[seat] and s.stack[seat])


def has_choice_of_spaces(s: Bora, seat: int) -> bool:
    """Whether a person may go to a normal space or to space 12 (BB-5.2, 5.5)."""
    return PLACE_PERSON.check(s, seat, 0, 0, 0) == LEGAL == PLACE_PERSON.check(s, seat, 0, 0, 1)


def _people_target(s: Bora, seat: int, x: int, words: list[str]) -> str:
    """A type of people: all of them, unless a number says otherwise."""
    all_of_them = x % 6 // 2 + 1 == s.copies[seat * 2 * TYPES + x // 6]
    return "_".join(("people", *words[:2], *(words[3:] if all_of_them else words[2:])))


def _payment_target(payment: int) -> str:
    return "own_god_tile" if payment == GOD_TILE else f"hand_{COLOUR_NAMES[payment % PAIR]}"


def asked(s: Bora, seat: int) -> Phrase:
    """The question in words, with what it carries."""
    rule = s.rules[int(question(s)) & 255]
    a, b = step_of(s)
    id = f"ask-{ASKS[rule]}"
    if rule is PAY_FOR_GOD:
        return say(id, god=god_name(a))
    if rule is PLACE_MATERIAL:
        return say(id, left=a >> 3)
    if rule is SCORE_FISH:
        return say(id, region=region_name(a), points=int(s.fish[a]))
    if rule is TAKE_PERSON:
        return say(id, sex=SEX_NAMES[a], strength=b)
    if rule is EXPAND_TO:
        return say(id, kind=("land", "sea")[a], strength=b)
    if rule is PLACE_DIE:
        return say(id, left=sum(1 for i in range(seat * 3, seat * 3 + 3) if s.die_place[i] == 0))
    if rule is SETTLE_TASK and a:
        return say(f"{id}-final")
    if rule in (SPEND_HELP, TAKE_GOD_CARD, PLACE_PRIEST, CHOOSE_BUILDING, MOVE_HUTS):
        return say(id, n=a)
    return say(id)


assert COPIES * TYPES == OF_ONE_SEX
