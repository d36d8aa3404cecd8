"""Why an answer is refused in Bora Bora, with the facts of the situation."""

from __future__ import annotations

from motu.games._shared.text import Phrase, say
from motu.games.bora_bora.box import (
    COLOUR_NAMES,
    DIE,
    LAND,
    MANY,
    SEX_NAMES,
    SPACES,
    START_TASKS,
    SYMBOLS,
    TYPES,
)
from motu.games.bora_bora.choices import step_of
from motu.games.bora_bora.names import (
    card_name,
    god_name,
    jewel_of,
    people_name,
    region_name,
    seat_name,
    space_name,
    task_of,
    the_material,
)
from motu.games.bora_bora.rules import (
    building,
    cards,
    dice,
    expansion,
    gods,
    helper,
    people,
    recruiting,
    tasks,
)
from motu.games.bora_bora.rules.dice import PLACE_DIE, PLACES, WITH_WHITE
from motu.games.bora_bora.rules.expansion import EXPAND_TO, SCORE_FISH
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD
from motu.games.bora_bora.rules.helper import purchase
from motu.games.bora_bora.rules.jobs import LAND_JOB, WOMAN_JOB, need
from motu.games.bora_bora.rules.materials import A_SPACE_IS_FREE, PLACE_MATERIAL
from motu.games.bora_bora.rules.measures import short
from motu.games.bora_bora.rules.payments import BLUE, GREEN, PAIR, RED, WHITE, YELLOW
from motu.games.bora_bora.rules.people import USE_PEOPLE, amount, job_of
from motu.games.bora_bora.rules.tasks import SETTLE_TASK
from motu.games.bora_bora.rules.temple import SPACE_TOO_HIGH
from motu.games.bora_bora.state import FISHING, NOTHING, Bora
from motu.kernel.core import Rule

Facts = dict[str, int | str | Phrase | tuple[Phrase, ...]]
OF_A_JOB = {  # reasons that a die or people get for the whole job, with the job's own sentence
    expansion.NOT_LINKED,
    expansion.TOO_WEAK,
    recruiting.NOT_ABOVE_STRENGTH,
    recruiting.EMPTY_PLACE,
    building.NOT_UP_TO_STRENGTH,
}


def explain(s: Bora, seat: int, rule: Rule[Bora], x: int, reason: int) -> Phrase:
    """The facts of this situation behind a refusal."""
    id = f"no-{reason // 100}-{reason % 100}"
    if rule in (PLACE_DIE, USE_PEOPLE) and reason in OF_A_JOB:
        return _job(s, seat, rule, x, f"{id}-job")
    variant, facts = _facts(s, seat, rule, x, reason)
    return Phrase(id + variant, facts)


def _job(s: Bora, seat: int, rule: Rule[Bora], x: int, id: str) -> Phrase:
    """A die or people cannot do a job at all, or not with this strength."""
    if rule is PLACE_DIE:
        white = x % PLACES > FISHING
        job = x % PLACES - (WITH_WHITE if white else 0)
        strength = DIE if white else x // PLACES + 1
    else:
        job = int(job_of(x // 6 % TYPES))
        strength = int(amount(s, x // 6 % TYPES, x % 6 // 2 + 1, x & 1))
    kind = ("land", "sea")[job - LAND_JOB] if job >= LAND_JOB else SEX_NAMES[max(job - WOMAN_JOB, 0)]
    return say(id, strength=strength, needed=min(int(need(s, seat, job)), NOTHING), kind=kind)


def _facts(s: Bora, seat: int, rule: Rule[Bora], x: int, reason: int) -> tuple[str, Facts]:
    chapter = reason // 100
    if chapter <= 5:
        return _of_board(s, seat, rule, x, reason)
    if chapter <= 8:
        return _of_work(s, seat, rule, x, reason)
    if chapter <= 14:
        return _of_people(s, seat, x, reason)
    if chapter <= 16:
        return _of_tasks(s, seat, rule, x, reason)
    return _of_gods(s, seat, rule, x, reason)


def _of_board(s: Bora, seat: int, rule: Rule[Bora], x: int, reason: int) -> tuple[str, Facts]:
    if reason == dice.ONE_OF_YOUR_DICE:
        left = sorted(int(s.die_value[i]) for i in range(seat * 3, seat * 3 + 3) if s.die_place[i] == 0)
        shown = tuple(say("verbatim", text=str(value)) for value in left)
        return "", {"value": x // PLACES + 1, "dice": shown}
    if reason == dice.NOT_LOWER:
        place = x % PLACES
        row = int(s.row_of(place - WITH_WHITE if place > FISHING else place))
        return "", {"value": x // PLACES + 1, "low": int(s.tile_low[row])}
    if reason == expansion.NO_HUT_HERE:
        return ("-last" if x else ""), {}
    if chapter_of_regions(reason):
        facts: Facts = {"region": region_name(x), "fish": int(s.fish[x])}
        if s.arrived[x * 4]:
            facts["seat"] = seat_name(int(s.arrived[x * 4]) - 1)
        if rule is EXPAND_TO:
            kind, strength = step_of(s)
            needed = _route(s, seat, kind, x)
            facts |= {"kind": ("land", "sea")[kind], "strength": strength, "needed": needed}
        return "", facts
    if reason == recruiting.NOT_ABOVE_STRENGTH:
        sex, strength = step_of(s)
        other = x // DIE != sex
        return ("-sex" if other else ""), {"sex": SEX_NAMES[sex], "die": x % DIE + 1, "strength": strength}
    if reason == recruiting.SLOT_NOT_FREE:
        return ("-last" if x else ""), {}
    if reason == recruiting.HUTS_ON_SLOT_12:
        return "", {"huts": int(s.stack[seat])}
    return "", {"die": x % DIE + 1}


def chapter_of_regions(reason: int) -> bool:
    """Whether a refusal speaks of a region."""
    return reason // 100 == 2 or reason in (
        expansion.NOT_LINKED,
        expansion.TOO_WEAK,
        expansion.OTHER_KIND,
        expansion.HUT_THERE,
    )


def _route(s: Bora, seat: int, kind: int, region: int) -> int:
    """The easiest path of a kind from own huts to a region, NOTHING if there is none."""
    box, lands = s.box, int(s.lands[seat])
    first = (LAND if kind == 0 else 1) * MANY
    for at in range(first, first + int(box.routes[kind])):
        if int(box.route[at]) >> region & 1 and int(box.route[at]) & lands:
            return int(box.route_value[at])
    return NOTHING


def _of_work(s: Bora, seat: int, rule: Rule[Bora], x: int, reason: int) -> tuple[str, Facts]:
    a, _ = step_of(s)
    if reason == helper.TOO_FEW_POINTS:
        return "", {"points": a, "cost": int(s.box.help_cost[purchase(x)])}
    if reason in (helper.NO_MAN_LIKE_THAT, helper.NO_WOMAN_LIKE_THAT):
        return "", {"symbols": x % SYMBOLS + 1}
    if reason == cards.FROM_DECK_OR_ROW:
        return "", {"card": card_name(x)}
    if rule is PLACE_MATERIAL:
        if x >= SPACES:
            return ("" if reason == A_SPACE_IS_FREE else "-kind"), {"material": the_material(x - SPACES)}
        kind = int(s.box.space_kind[x])
        full = int(s.laid[seat] | s.covered[seat]) >> x & 1
        return ("" if full else "-kind"), {"space": space_name(x), "material": the_material(kind)}
    if reason == building.NOT_UP_TO_STRENGTH:
        built = int(s.built[seat]) >> x & 1
        return ("-built" if built else ""), {"value": x + 1, "strength": a}
    if reason == SPACE_TOO_HIGH:
        return "", {"space": x + 1, "strength": a}
    return "", {}


def _of_people(s: Bora, seat: int, x: int, reason: int) -> tuple[str, Facts]:
    if reason in (people.ONE_TYPE_EACH, people.SO_MANY_ALIKE, people.HAS_ACTED):
        at = x // 6
        owned = int(s.copies[seat * 2 * TYPES + at])
        return "", {"people": people_name(at), "owned": owned, "copies": x % 6 // 2 + 1}
    if reason == people.UP_TO_SO_MANY:
        return "", {"huts": step_of(s)[0]}
    facts: Facts = {"jewel": jewel_of(s.box, x), "shells": int(s.shells[seat])}
    return "", {**facts, "cost": int(s.box.jewel_cost[x])}


def _of_tasks(s: Bora, seat: int, rule: Rule[Bora], x: int, reason: int) -> tuple[str, Facts]:
    if rule is SETTLE_TASK and x == tasks.STOP:
        return "-stop", {}
    task = x // 3 if rule is SETTLE_TASK else START_TASKS + x
    return "", {"task": task_of(s.box, task), "missing": int(short(s, seat, task))}


def _of_gods(s: Bora, seat: int, rule: Rule[Bora], x: int, reason: int) -> tuple[str, Facts]:
    god = _god(s, rule)
    facts: Facts = {"god": god_name(god), "offerings": int(s.offerings[seat])}
    if rule is SETTLE_TASK:
        task = x // 3
        missing: Facts = {"task": task_of(s.box, task), "missing": int(short(s, seat, task))}
        return ("-task" if reason == gods.WASTED else ""), {**facts, **missing}
    if reason == gods.WASTED:
        variant = "-die" if rule is PLACE_DIE else "-people" if rule is USE_PEOPLE else ""
        return variant, facts
    if reason == gods.PAID_SEPARATELY and rule is PAY_FOR_GOD:
        return "-pay", facts
    if reason == gods.NO_PAIR_NO_CARD and rule in (PAY_FOR_GOD, SCORE_FISH):
        payment = x - 1 if rule is SCORE_FISH else x
        colour = payment % PAIR
        if payment >= PAIR:
            return "-pair", {"cards": say(f"cards-{COLOUR_NAMES[colour]}")}
        return ("-card" if payment == god else "-other"), {**facts, "card": card_name(colour)}
    return "", facts


def _god(s: Bora, rule: Rule[Bora]) -> int:
    if rule is PAY_FOR_GOD:
        return step_of(s)[0]
    if rule is SCORE_FISH:
        return int(RED)
    if rule is USE_PEOPLE:
        return int(GREEN)
    return int(YELLOW) if rule is SETTLE_TASK else int(WHITE)


assert COLOUR_NAMES.index("blue") == BLUE
