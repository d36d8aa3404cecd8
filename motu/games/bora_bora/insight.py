"""How good a position of Bora Bora is: points, tasks in reach, people and goods, and the action under way.

Everything is counted in hundredths of a victory point, so that it stays whole numbers.
"""

from __future__ import annotations

from typing import Final

from motu.games.bora_bora.box import COPIES, DIE, MATERIAL, ROUNDS, SYMBOLS, TASK_PLACES, TEMPLE, TYPES
from motu.games.bora_bora.rules.building import BUILD_ON, CHOOSE_BUILDING, has_pair
from motu.games.bora_bora.rules.cards import TAKE_GOD_CARD
from motu.games.bora_bora.rules.expansion import EXPAND_TO, TAKE_HUT_FROM
from motu.games.bora_bora.rules.fire import FIRE_GIFT, FIRE_RISE
from motu.games.bora_bora.rules.gods import PAY_FOR_GOD
from motu.games.bora_bora.rules.helper import SPEND_HELP
from motu.games.bora_bora.rules.materials import PLACE_MATERIAL, still_due
from motu.games.bora_bora.rules.measures import count, short
from motu.games.bora_bora.rules.people import MOVE_HUTS, PEOPLE_EFFECT
from motu.games.bora_bora.rules.recruiting import PLACE_PERSON, TAKE_PERSON, has_room
from motu.games.bora_bora.rules.secrets import FOR_A_TASK
from motu.games.bora_bora.rules.temple import PLACE_PRIEST
from motu.games.bora_bora.scoring import jewel_points, site_points
from motu.games.bora_bora.state import AT_END, DICE, IN_C, Bora
from motu.kernel.insight import POINT, Insight
from motu.kernel.steps import a_of, b_of, kind_of, player_of
from motu.kernel.vectors import i64, vec

FIRE: Final = 130  # a fire bonus
OFFERING: Final = 55
CARD: Final = 45
MATCHED: Final = 30  # a card with an offering to play it
GOD_TILE: Final = 230
SHELL: Final = 65
GOAL: Final = 600

# What one unit of each type of people brings when it acts, and a task by how many units it lacks.
_UNIT: vec[i64] = vec[i64]([75, 70, 45, 45, 75, 85, 45, 100, 60, 65, 75, 65])
_TASK: vec[i64] = vec[i64]([480, 300, 170, 90, 45, 20, 10])


class BoraInsight(Insight[Bora]):
    """What counts in Bora Bora."""

    def gauge(self, s: Bora, seat: i64, into: vec[i64]) -> None:
        i: i64
        for i in range(self.size):
            into[i] = 0
        into[0] = s.total(seat) * POINT
        if s.phase == AT_END and s.pending == 0:
            return
        left = rounds_left(s)
        into[1] = end_worth(s, seat, left)
        into[2] = goods_worth(s, seat, left)
        into[3] = ground_worth(s, seat, left)
        into[4] = people_worth(s, seat, left)
        into[5] = temple_worth(s, seat)
        into[6] = tasks_worth(s, seat, left)
        if s.phase < IN_C:
            into[7] = s.box.status[s.status[seat]] * 85 + s.status[seat]
        into[8] = action_worth(s, seat)

    def elapsed(self, s: Bora) -> i64:
        return min(max(s.round - 1, 0) * 3 + s.phase, ROUNDS * 3) * 100 // (ROUNDS * 3)


INSIGHT: Final = BoraInsight(
    ["points", "end", "goods", "ground", "people", "temple", "tasks", "status", "action"], ["action"]
)


def rounds_left(s: Bora) -> i64:
    """Rounds whose phases A and B are still to come, the present one included until its scoring."""
    left = ROUNDS - s.round
    return left + 1 if s.phase < IN_C else left


def end_worth(s: Bora, seat: i64, left: i64) -> i64:
    """What the end would bring: jewels, sites (others may still come), god tiles, the six goals nearing."""
    value = jewel_points(s, seat) * POINT
    value += site_points(s, seat) * (POINT - 8 * left)
    regions = count(s.lands[seat])
    value += regions * 25 * (1 + left)
    value += s.god_tiles[seat] * GOD_TILE
    value += nearing(s.done[seat] + left, s.box.bonus_tasks - 2)
    value += nearing(s.jewels[seat] + left, s.box.bonus_jewels)
    value += nearing(regions + left, 12)
    return value


def nearing(have: i64, goal: i64) -> i64:
    """A goal that can still be reached is worth something, more when it is close."""
    return GOAL // 4 if have >= goal else 0


def goods_worth(s: Bora, seat: i64, left: i64) -> i64:
    """Cards, offerings and shells, as far as there is time to use them."""
    cards = s.hand_size[seat]
    offerings = s.offerings[seat]
    value = cards * CARD + offerings * OFFERING + min(cards, offerings) * MATCHED
    if left <= 1:
        value //= 2
    shells = s.shells[seat]
    useful = min(shells, 4 * left)
    return value + useful * SHELL + (shells - useful) * 10


def ground_worth(s: Bora, seat: i64, left: i64) -> i64:
    """Materials on the ceremony ground, more when two lie side by side while buildings are left."""
    laid = count(s.laid[seat])
    value = laid * 60
    if left > 0 and count(s.built[seat]) < DIE:
        if has_pair(s.laid[seat]):
            value += 120 + 15 * left
        value += laid * 10 * left
    return value


def people_worth(s: Bora, seat: i64, left: i64) -> i64:
    """The best type of each sex acts every round; symbols wait for the helper; a free slot invites."""
    value: i64 = 0
    sex: i64
    kind: i64
    k: i64
    for sex in range(2):
        best: i64 = 0
        others: i64 = 0
        for kind in range(TYPES):
            copies = s.copies[(seat * 2 + sex) * TYPES + kind]
            if copies > 0:
                gain = s.box.people[kind * (COPIES + 1) + copies] * _UNIT[kind]
                others += gain
                best = max(best, gain)
        value += best * left + (others - best) * left // 8
        for k in range(SYMBOLS):
            value += s.waiting[(seat * 2 + sex) * SYMBOLS + k] * (k + 1) * (40 if left > 0 else 0)
    if left > 0 and has_room(s, seat):
        value += 90
    return value


def temple_worth(s: Bora, seat: i64) -> i64:
    """Priests score every round to come, the left ones more surely; most of them win god tiles."""
    to_come: i64 = 0
    first = s.round - 1 if s.phase < IN_C else s.round
    r: i64
    for r in range(max(first, 0), ROUNDS):
        to_come += s.box.priest_points[r]
    value: i64 = 0
    space: i64
    for space in range(TEMPLE):
        if s.temple[space] == seat + 1:
            value += to_come * (35 + 8 * space) + 40
    return value


def tasks_worth(s: Bora, seat: i64, left: i64) -> i64:
    """Tasks complete or nearly so; without time left only the complete ones."""
    value: i64 = 0
    i: i64
    for i in range(seat * TASK_PLACES, (seat + 1) * TASK_PLACES):
        if s.tasks[i] > 0:
            missing = min(short(s, seat, s.tasks[i] - 1), 6)
            gain = _TASK[missing]
            value += gain if left > 0 or missing == 0 else gain // 4
    return value


def action_worth(s: Bora, seat: i64) -> i64:
    """What the steps begun by a seat will still bring it, and the dice that it has left."""
    value: i64 = 0
    i: i64
    for i in range(s.pending):
        step = s.agenda[i]
        if player_of(step) == seat:
            value += step_worth(s, kind_of(step), a_of(step), b_of(step))
    for i in range(seat * DICE, (seat + 1) * DICE):
        if s.die_value[i] > 0 and s.die_place[i] == 0:
            value += 250 + 25 * s.die_value[i]
    return value


def step_worth(s: Bora, kind: i64, a: i64, b: i64) -> i64:
    """What one step still to come brings."""
    late = s.round == ROUNDS
    if kind == SPEND_HELP.kind:
        return a * 100
    if kind == PLACE_PRIEST.kind:
        return FIRE + 260 + a * 20
    if kind == CHOOSE_BUILDING.kind or kind == BUILD_ON.kind:
        return s.box.building_points[max(s.round - 1, 0)] * POINT + FIRE - 130
    if kind == TAKE_PERSON.kind:
        return 100 if late else 330 + b * 12
    if kind == PLACE_PERSON.kind:
        return 100 if late else 330
    if kind == EXPAND_TO.kind or kind == TAKE_HUT_FROM.kind:
        return 330
    if kind == FIRE_GIFT.kind or kind == FIRE_RISE.kind:
        return FIRE // 2
    if kind == TAKE_GOD_CARD.kind:
        return a * CARD
    if kind == PLACE_MATERIAL.kind:
        return still_due(a) * 90
    if kind == MOVE_HUTS.kind:
        return a * 45
    if kind == PAY_FOR_GOD.kind:
        return 150 if b >= FOR_A_TASK else -160
    if kind == PEOPLE_EFFECT.kind:
        return b * _UNIT[a] + (100 if a < MATERIAL else 0)
    return 0
