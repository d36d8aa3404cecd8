"""The answers of Bora Bora in words."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import (
    DIE,
    INCOME_NAMES,
    SLOTS,
    SPACES,
    START_TASKS,
    TYPE_NAMES,
    TYPES,
)
from motu.games.bora_bora.choices import HELP_WORDS, helped_person, shown_person, step_of
from motu.games.bora_bora.names import (
    PAIR_SPACES,
    card_name,
    god_name,
    jewel_of,
    job_name,
    payment_name,
    people_name,
    person_of,
    region_name,
    seat_name,
    space_name,
    task_of,
    the_material,
)
from motu.games.bora_bora.rules import helper, people, tasks
from motu.games.bora_bora.rules.building import BUILD_ON, CHOOSE_BUILDING
from motu.games.bora_bora.rules.cards import BLIND, TAKE_GOD_CARD
from motu.games.bora_bora.rules.dice import PLACE_DIE, PLACES, WITH_WHITE
from motu.games.bora_bora.rules.expansion import EXPAND_TO, SCORE_FISH, TAKE_HUT_FROM, first_hut_slot
from motu.games.bora_bora.rules.fire import FIRE_GIFT, FIRE_RISE
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD
from motu.games.bora_bora.rules.helper import SPEND_HELP, purchase
from motu.games.bora_bora.rules.jewelry import BUY_JEWELRY, DECLINE
from motu.games.bora_bora.rules.materials import PLACE_MATERIAL
from motu.games.bora_bora.rules.people import MOVE_HUTS, USE_PEOPLE, amount
from motu.games.bora_bora.rules.recruiting import PLACE_PERSON, TAKE_PERSON
from motu.games.bora_bora.rules.setup import START_REGION
from motu.games.bora_bora.rules.tasks import SETTLE_TASK, TAKE_TASK
from motu.games.bora_bora.rules.temple import PLACE_PRIEST
from motu.games.bora_bora.state import FISHING, Bora
from motu.kernel.core import Rule


def label(s: Bora, seat: int, rule: Rule[Bora], x: int) -> Phrase:
    """An answer in words."""
    if rule in (START_REGION, EXPAND_TO):
        return _region(s, "do-start" if rule is START_REGION else "do-expand", x)
    if rule is PLACE_DIE:
        return _die(s, x)
    if rule is PAY_FOR_GOD:
        return say("do-pay", god=god_name(step_of(s)[0]), payment=payment_name(x))
    if rule is SCORE_FISH:
        return _fish(s, x)
    if rule is TAKE_HUT_FROM:
        return (
            say("do-take_hut-last", huts=int(s.stack[seat]))
            if x
            else _slot("do-take_hut", int(first_hut_slot(s, seat)))
        )
    if rule is PLACE_PERSON:
        return _slot("do-place_person", SLOTS - 1 if x else int(s.free_slot(seat)))
    if rule is PLACE_MATERIAL:
        return _material(s, x)
    if rule is TAKE_PERSON:
        return _person(s, x)
    if rule is SPEND_HELP:
        return _help(s, seat, x)
    if rule is TAKE_GOD_CARD:
        return say("do-take_god-blind") if x == BLIND else say("do-take_god", card=card_name(x))
    if rule is PLACE_PRIEST:
        return _priest(s, x)
    return _rest(s, seat, rule, x)


def _rest(s: Bora, seat: int, rule: Rule[Bora], x: int) -> Phrase:
    if rule is CHOOSE_BUILDING:
        return say("do-build", value=x + 1)
    if rule is BUILD_ON:
        first, second = PAIR_SPACES[x]
        return say("do-build_on", first=space_name(first), second=space_name(second))
    if rule is FIRE_GIFT:
        return say(("do-gift-god_card", "do-gift-offering")[x])
    if rule is FIRE_RISE:
        return say(("do-rise-status", "do-rise-shell")[x])
    if rule is USE_PEOPLE:
        return _people(s, x)
    if rule is MOVE_HUTS:
        return say("do-move_huts", huts=x + 1)
    if rule is BUY_JEWELRY:
        return say("do-buy-nothing") if x == DECLINE else say("do-buy", jewel=jewel_of(s.box, x))
    if rule is TAKE_TASK:
        return say("do-take_task", task=task_of(s.box, START_TASKS + x))
    assert rule is SETTLE_TASK
    if x == tasks.STOP:
        return say("do-settle-stop")
    way = ("do-settle", "do-settle-yellow", "do-abandon")[x % 3]
    points = (s.box.task, s.box.task_with_yellow, 0)[x % 3]
    return say(way, task=task_of(s.box, x // 3), points=int(points))


def _region(s: Bora, id: str, region: int) -> Phrase:
    income = say(f"income-{INCOME_NAMES[s.box.income[region]]}")
    return say(id, region=region_name(region), income=income, fish=int(s.fish[region]))


def _die(s: Bora, x: int) -> Phrase:
    """Blue is not a choice: it is announced where the die is not lower."""
    value, place = x // PLACES + 1, x % PLACES
    if place == FISHING:
        return say("do-place-fishing", value=value, points=int(s.box.fishing))
    white = place > FISHING
    job = place - WITH_WHITE if white else place
    blue = value >= s.tile_low[s.row_of(job)]
    gods = "both" if blue and white else "blue" if blue else "white" if white else "none"
    return say("do-place", value=value, job=job_name(job), gods=gods)


def _fish(s: Bora, x: int) -> Phrase:
    points = int(s.fish[step_of(s)[0]])
    if x == 0:
        return say("do-score_fish-not")
    return say("do-score_fish", points=points, payment=payment_name(x - 1))


def _slot(id: str, slot: int) -> Phrase:
    return say(id, slot=slot + 1 if 0 <= slot < SLOTS else 0)


def _material(s: Bora, x: int) -> Phrase:
    if x >= SPACES:
        return say("do-material-beside", material=the_material(x - SPACES))
    return say("do-material", material=the_material(int(s.box.space_kind[x])), space=space_name(x))


def _person(s: Bora, x: int) -> Phrase:
    if s.display[x] == 0:
        return say("verbatim", text=shown_person(s, x))
    return say("do-recruit", person=person_of(s.box, int(s.display[x]) - 1), die=x % DIE + 1)


def _help(s: Bora, seat: int, x: int) -> Phrase:
    what = int(purchase(x))
    if what == helper.STOP:
        return say("do-help-stop", points=step_of(s)[0])
    cost = int(s.box.help_cost[what])
    if what > helper.COLLECT:
        return say(f"do-help-{HELP_WORDS[what]}", cost=cost)
    person = helped_person(s, seat, x)
    if person < 0:
        return say("verbatim", text=HELP_WORDS[what])
    return say(f"do-help-{HELP_WORDS[what]}", person=person_of(s.box, person), cost=cost)


def _priest(s: Bora, x: int) -> Phrase:
    there = int(s.temple[x])
    if there == 0:
        return say("do-priest", space=x + 1)
    return say("do-priest-push", space=x + 1, seat=seat_name(there - 1))


def _people(s: Bora, x: int) -> Phrase:
    if x == people.STOP:
        return say("do-use-stop")
    at, copies, doubled = x // 6, x % 6 // 2 + 1, x & 1
    extra = int(s.acted_sexes) >> at // TYPES & 1
    brings = effect(at % TYPES, int(amount(s, at % TYPES, copies, doubled)))
    id = "do-use-doubled" if doubled else "do-use-extra" if extra else "do-use"
    return say(id, people=people_name(at), copies=copies, effect=brings)


def effect(kind: int, n: int) -> Phrase:
    """What people of a type bring: a strength, or so many of something."""
    return say(f"effect-{TYPE_NAMES[kind]}", n=n)
