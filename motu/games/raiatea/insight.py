"""How good a position of Raiatea is: points that are certain, means to win more, and what is about to come.

Everything is counted in hundredths of a victory point, so that it stays whole numbers.
"""

from __future__ import annotations

from typing import Final

from motu.games.raiatea.rules.assistants import TAKE_ASSISTANT
from motu.games.raiatea.rules.auction import BID_MANA
from motu.games.raiatea.rules.drawing import DRAW_RITUALS, PURCHASE, where_of
from motu.games.raiatea.rules.forest import EXTRA_GOOD, FOREST_PICK
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.marae import SACRIFICE, sacrifices_allowed
from motu.games.raiatea.rules.market import MARKET_TURN, PAID_ONE, TOOK_ONE, sales_allowed
from motu.games.raiatea.rules.masks import TAKE_MASK
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, FROM_WHICH_ROW, within_reach
from motu.games.raiatea.rules.offering import CHOOSE_REWARD, OFFER_MANA, REWARD_TURN
from motu.games.raiatea.rules.path import RECRUIT
from motu.games.raiatea.rules.payment import (
    PAY_GOOD,
    PAY_MASK,
    TAKE_TILE,
    copies,
    mana_asked,
    pearls_asked,
    picks_left,
)
from motu.games.raiatea.rules.pieces import (
    ALL,
    ASSISTANTS,
    BAG_ADD,
    CEREMONIES,
    CONDITION,
    DESIGNS,
    DRAW_KEEP,
    GAIN_MANA,
    GAIN_PEARLS,
    GOODS,
    KINDS,
    LASTING,
    LOSE_PEARLS,
    OTHERS,
    PARTS,
    PERFORM_SOME,
    POWERS,
    PRIEST_ACTION,
    REACTIVATE_UP_TO,
    RECRUIT_FREE,
    RITUALS,
    SHAMAN,
    TAKE_GOODS_DIFFERENT,
    TATTOO,
    effect_amount,
    effect_code,
    effect_whom,
)
from motu.games.raiatea.rules.rolls import ACCEPT_TATTOO
from motu.games.raiatea.scoring import COLOURS, mask_points, mission_points, pairs
from motu.games.raiatea.state import Raiatea
from motu.kernel.insight import POINT, Insight
from motu.kernel.steps import a_of, awaited_by, b_of, kind_of, player_of
from motu.kernel.vectors import i64, vec, zeros

FINAL_POWER: Final = 8  # the lasting power that gives points
HELD: Final = 16  # rituals that are looked at
MASK_PAID: Final = 40


class RaiateaInsight(Insight[Raiatea]):
    """What counts in Raiatea."""

    def gauge(self, s: Raiatea, seat: i64, into: vec[i64]) -> None:
        i: i64
        for i in range(self.size):
            into[i] = 0
        if s.finished:
            into[0] = s.score(seat) * POINT
            return
        into[0] = (mission_points(s, seat) + being_paid(s, seat) + s.power(seat, FINAL_POWER)) * POINT
        into[1] = tattoo_worth(s, seat)
        into[2] = masks_worth(s, seat)
        into[3] = means_worth(s, seat)
        into[4] = rituals_worth(s, seat)
        into[5] = coming_worth(s, seat)

    def elapsed(self, s: Raiatea) -> i64:
        return (s.space * 6 + s.stage) * 100 // (s.box.spaces * 6)


INSIGHT: Final = RaiateaInsight(["points", "tattoos", "masks", "means", "rituals", "coming"], ["coming"])


# --- time -------------------------------------------------------------------------------------------


def visits_left(s: Raiatea) -> i64:
    """Locations still to be used in the action phases to come."""
    visits: i64 = 0
    space: i64
    for space in range(s.space + 1, s.box.spaces):
        if s.box.ceremony[space] == 0 and s.box.space_most[space] >= s.players:
            visits += s.players
    if s.stage == 0 and s.box.ceremony[s.space] == 0:
        for space in range(6):
            if s.location[space] < 0:
                visits += 1
        visits -= 6 - s.players
    return visits


def ceremonies_left(s: Raiatea) -> i64:
    """Ceremonies to come, the present one not counted."""
    left: i64 = 0
    space: i64
    for space in range(s.space + 1, s.box.spaces):
        if s.box.ceremony[space] > 0:
            left += 1
    return left if s.stage > 0 or s.box.ceremony[s.space] == 0 else left + 1


def last_stage(s: Raiatea) -> bool:
    """Whether only missions can still be completed."""
    return s.stage >= 5 and s.box.ceremony[s.space] == CEREMONIES


# --- tracks, masks, means ---------------------------------------------------------------------------


def tattoo_worth(s: Raiatea, seat: i64) -> i64:
    """Points of the rank, its privileges, and the way to the next one."""
    rank = s.rank(seat)
    value = s.box.rank_points[rank] * POINT
    visits = visits_left(s)
    privileges = s.box.rank_set[rank] + s.box.rank_clips[rank] + s.box.rank_forbidden[rank]
    value += privileges * min(visits, 8) * 4
    value += s.tattoo[seat]  # a trifle, where a step leads nowhere any more
    if rank == 3 or last_stage(s):
        return value
    gap = s.box.rank_from[rank + 1] - s.box.rank_from[rank]
    gone = s.tattoo[seat] - s.box.rank_from[rank]
    step = (s.box.rank_points[rank + 1] - s.box.rank_points[rank]) * POINT // gap
    return value + gone * step * min(40 + visits * 4, 90) // 100


def masks_worth(s: Raiatea, seat: i64) -> i64:
    """Pairs as they would score now and a little more; single masks whose twin may still come."""
    value: i64 = 0
    visits = visits_left(s)
    mirrors = s.free_mirrors(seat)
    design: i64
    for design in range(DESIGNS):
        count = pairs(s, seat, design)
        single = s.masks[seat * KINDS + design] & 1
        if count == 0 and not single:
            continue
        points = mask_points(s, seat, design)
        growth = min(visits, 10) * 8
        if s.box.mask_scores[design] == COLOURS:
            points = max(points, s.box.colour_mask)
        if count > 0:
            value += count * (points * POINT + growth)
        if single:
            value += points * 15 + 15 + (30 if s.mask_market[design] > 0 and visits > 0 else 0)
            if mirrors > 0:
                mirrors -= 1
                value += points * POINT // 2 + 30
    return value + mirrors * (min(visits, 5) * 8 + 1)


def pearl_worth(s: Raiatea) -> i64:
    """One pearl."""
    return 9 if last_stage(s) else 22


def mana_worth(s: Raiatea) -> i64:
    """One mana."""
    return 9 if last_stage(s) else 20


def good_worth(s: Raiatea) -> i64:
    """One good."""
    return 20 if last_stage(s) else 62


def means_worth(s: Raiatea, seat: i64) -> i64:
    """Pearls, mana, goods, priests, assistants, and the place in the ceremonial order."""
    visits = visits_left(s)
    ceremonies = ceremonies_left(s)
    pearls = s.pearls[seat]
    mana = s.mana[seat] - amount_sealed(s, seat)
    value = (min(pearls, 9) * 2 + pearls) * pearl_worth(s) // 3
    value += (min(mana, 8) * 2 + mana) * mana_worth(s) // 3
    good: i64
    for good in range(GOODS):
        held = s.goods[seat * GOODS + good]
        value += held * good_worth(s) + (12 if held > 0 else 0)
        value += min(held, 1) * s.price[good] * (8 if visits > 0 else 0)
    mana_to_come = ceremonies * 10 + visits * 2  # tenths of an income from the priest track
    value += s.priests[seat] * mana_to_come * mana_worth(s) // 12 + s.priests[seat]
    kind: i64
    for kind in range(ASSISTANTS):
        active = s.active[seat * ASSISTANTS + kind]
        count = active + s.used[seat * ASSISTANTS + kind]
        value += min(count, 4) * (12 + min(visits, 12) * 3) + active * min(15 + visits * 2, 35)
    power: i64
    for power in range(POWERS):
        if power != FINAL_POWER:
            value += min(s.powers[seat * POWERS + power], 3) * min(visits, 10) * 6
    place: i64 = 0
    while s.order[place] != seat:
        place += 1
    return value - place * 6


def amount_sealed(s: Raiatea, seat: i64) -> i64:
    """Mana offered or bid, not yet taken away."""
    if s.pending == 0:
        return 0
    rule = kind_of(s.agenda[s.pending - 1])
    return s.progress[seat] if rule == OFFER_MANA.kind or rule == BID_MANA.kind else 0


# --- rituals ----------------------------------------------------------------------------------------


def effect_worth(s: Raiatea, seat: i64, effect: i64) -> i64:
    """What one part of an effect brings."""
    code = effect_code(effect)
    n = effect_amount(effect)
    if code >= LASTING:
        return n * POINT if code == LASTING + FINAL_POWER else n * min(visits_left(s), 12) * 6
    who = effect_whom(effect)
    if who == ALL:
        return 12
    if who == OTHERS:
        return 35 * n
    if code == GAIN_PEARLS:
        return n * pearl_worth(s)
    if code == GAIN_MANA:
        return n * mana_worth(s)
    if code == TATTOO:
        return min(n, s.box.last_tattoo - s.tattoo[seat]) * 105
    if code == RECRUIT_FREE:
        left = ceremonies_left(s) * 10 + visits_left(s) * 2
        return min(n, s.box.last_priest - s.priests[seat]) * left * mana_worth(s) // 12
    if code == PRIEST_ACTION:
        return s.priests[seat] * mana_worth(s)
    if code == DRAW_KEEP:
        return n * 40
    if code == PERFORM_SOME:
        return 130
    if code == REACTIVATE_UP_TO:
        return n * 15
    if code == BAG_ADD or code == LOSE_PEARLS:
        return 15
    return 70 * (2 if code == TAKE_GOODS_DIFFERENT else min(n, 2))


def ritual_worth(s: Raiatea, seat: i64, card: i64) -> i64:
    """What performing a ritual brings to a seat."""
    value: i64 = 0
    i: i64
    for i in range(PARTS):
        effect = s.box.effects[card * PARTS + i]
        if effect > 0:
            value += effect_worth(s, seat, effect)
    return value


def rituals_worth(s: Raiatea, seat: i64) -> i64:
    """Rituals in hand, by their chance to be performed some day; those in the bag, by the mana in it."""
    in_bag = s.stage == 3 or s.stage == 4
    mana = expected_bag(s) if in_bag else 0
    best = zeros(HELD)  # what those in hand promise, the highest first
    value: i64 = 0
    card: i64
    i: i64
    for card in range(s.box.ritual_slots):
        for i in range(s.hand[seat * RITUALS + card]):
            enter(best, promise(s, seat, card))
        if in_bag and s.bagged[seat * RITUALS + card] > 0:
            value += ritual_worth(s, seat, card) * success(s, card, mana) // 100
    for i in range(HELD):
        if best[i] == 0:
            break
        value += best[i] * 4 // (4 + i)
    for card in range(s.row_left):
        if s.row_owner[card] == seat:
            value += ritual_worth(s, seat, s.row[card]) * row_success(s, card) // 100
    return value + s.cards_held(seat)


def promise(s: Raiatea, seat: i64, card: i64) -> i64:
    """What a ritual in hand is worth, there being no other."""
    part: i64 = 0
    if ceremonies_left(s) > 0 or (s.stage > 0 and s.stage < 4 and not s.bag_closed):
        part = 42 if s.box.ritual_cost[card] < 7 else 30
    shaman = s.active[seat * ASSISTANTS + SHAMAN] > 0 and not last_stage(s)
    if shaman and s.box.ritual_cost[card] <= s.priests[seat]:
        part += 30
    return ritual_worth(s, seat, card) * part // 100


def enter(best: vec[i64], worth: i64) -> None:
    """Put a number where it belongs in a falling row; the lowest drops out."""
    i: i64
    for i in range(HELD):
        if worth > best[i]:
            lower = best[i]
            best[i] = worth
            worth = lower


def expected_bag(s: Raiatea) -> i64:
    """Mana that the bag may hold when it is opened, common gifts included."""
    mana = s.bag_mana
    seat: i64
    card: i64
    asked = s.pending > 0 and kind_of(s.agenda[s.pending - 1]) == OFFER_MANA.kind
    for seat in range(s.players):
        answered = asked and not awaited_by(s.agenda[s.pending - 1]) >> seat & 1
        if answered or (asked and s.progress[seat] > 0):
            mana += s.progress[seat]
        elif s.stage == 3 or asked:
            mana += s.mana[seat] * 45 // 100
    for card in range(s.box.ritual_slots):
        effect = s.box.effects[card * PARTS]
        if effect_code(effect) == BAG_ADD:
            for seat in range(s.players):
                gift = s.players * effect_amount(effect) - s.box.ritual_cost[card]
                mana += s.bagged[seat * RITUALS + card] * gift
    return mana


def success(s: Raiatea, card: i64, mana: i64) -> i64:
    """How likely the bag pays a ritual, in hundredths: all cheaper ones are paid before it."""
    cost = s.box.ritual_cost[card]
    before: i64 = cost
    other: i64
    seat: i64
    for other in range(s.box.ritual_slots):
        if s.box.ritual_cost[other] > cost or effect_code(s.box.effects[other * PARTS]) == BAG_ADD:
            continue
        for seat in range(s.players):
            share = 2 if s.box.ritual_cost[other] < cost else 1
            before += s.bagged[seat * RITUALS + other] * s.box.ritual_cost[other] * share // 2
    before -= cost // 2
    return max(4, min(96, 50 + (mana - before) * 5))


def row_success(s: Raiatea, at: i64) -> i64:
    """How likely a ritual of the open row is paid."""
    before: i64 = 0
    i: i64
    for i in range(at + 1):
        before += s.box.ritual_cost[s.row[i]]
        if effect_code(s.box.effects[s.row[i] * PARTS]) == BAG_ADD:
            before -= s.players * effect_amount(s.box.effects[s.row[i] * PARTS])
    return 97 if before <= s.bag_mana else 8


# --- what is about to come --------------------------------------------------------------------------


def coming_worth(s: Raiatea, seat: i64) -> i64:
    """What the steps of the agenda that belong to a seat will bring."""
    value: i64 = 0
    i: i64
    for i in range(s.pending):
        step = s.agenda[i]
        kind = kind_of(step)
        if kind == BID_MANA.kind:
            value += bid_worth(s, seat, b_of(step))
        elif kind == OFFER_MANA.kind:
            value += offer_worth(s, seat)
        elif player_of(step) == seat:
            value += step_worth(s, seat, kind, a_of(step), b_of(step))
    return value + missions_worth(s, seat)


def step_worth(s: Raiatea, seat: i64, kind: i64, a: i64, b: i64) -> i64:
    """What one question will bring its seat."""
    if kind == FOREST_PICK.kind:
        return 105 if seat == s.kahuna else 85
    if kind == EXTRA_GOOD.kind or kind == TAKE_GOOD.kind:
        return 60
    if kind == TAKE_ASSISTANT.kind or kind == TAKE_MASK.kind:
        return 45
    if kind == ACCEPT_TATTOO.kind:
        return 100
    if kind == SACRIFICE.kind:
        if s.tattoo[seat] >= s.box.last_tattoo:
            return 0
        return 50 * max(0, min(s.goods_held(seat), sacrifices_allowed(s, seat) - a))
    if kind == DRAW_RITUALS.kind:
        if where_of(b) == PURCHASE:
            return 5
        return 80 if seat == s.kahuna else 50
    if kind == RECRUIT.kind:
        return s.priests[seat] * mana_worth(s) + (40 if a > 0 else 0) + min(s.pearls[seat], 5) * 3
    if kind == MARKET_TURN.kind:
        sales = min(sales_allowed(s, seat) - a, s.goods_held(seat))
        value = max(sales, 0) * 35
        if not b & PAID_ONE and s.pearls[seat] >= s.box.hire_price:
            value += 15
        return value + (50 if seat == s.kahuna and not b & TOOK_ONE else 0)
    if kind == CHOOSE_REWARD.kind or kind == REWARD_TURN.kind:
        return 55
    if kind == PAY_GOOD.kind:
        return -copies(a) * picks_left(a) * good_worth(s)
    if kind == PAY_MASK.kind:
        return -a * MASK_PAID
    if kind == COMPLETE_MISSION.kind:
        return best_mission(s, seat)
    if kind == FROM_WHICH_ROW.kind:
        return mission_gain(s, seat, a)
    return 0


def being_paid(s: Raiatea, seat: i64) -> i64:
    """Points of a mission that is being paid: its tile is as good as taken."""
    points: i64 = 0
    i: i64
    for i in range(s.pending):
        step = s.agenda[i]
        if kind_of(step) == TAKE_TILE.kind and player_of(step) == seat:
            points += s.box.mission_statue[s.tile[a_of(step)]] + 1
    return points


def mission_gain(s: Raiatea, seat: i64, mission: i64) -> i64:
    """Points of a mission less what it costs."""
    value = (s.box.mission_statue[mission] + 1) * POINT
    if s.box.mission_kind[mission] == CONDITION:
        return value
    value -= pearls_asked(s, seat, mission) * pearl_worth(s) + mana_asked(s, seat, mission) * mana_worth(s)
    goods = s.box.mission_any[mission] + s.box.mission_alike[mission] + s.box.mission_unlike[mission]
    good: i64
    for good in range(GOODS):
        goods += s.box.mission_goods[mission * GOODS + good]
    return value - goods * good_worth(s) - s.box.mission_masks[mission] * MASK_PAID


def best_mission(s: Raiatea, seat: i64) -> i64:
    """The most that one mission would bring now."""
    best: i64 = 0
    mission: i64
    for mission in range(s.box.mission_slots):
        if s.open[mission] > 0 and within_reach(s, seat, mission):
            best = max(best, mission_gain(s, seat, mission))
    return best


def missions_worth(s: Raiatea, seat: i64) -> i64:
    """Missions within reach of a seat: a part of their gain, since others may be quicker."""
    if s.space == s.box.spaces - 1 and s.stage == 0:
        return 0
    if last_stage(s):
        return best_mission(s, seat) * 18 // 100  # there is hardly time for more than one
    value: i64 = 0
    mission: i64
    for mission in range(s.box.mission_slots):
        if s.open[mission] > 0 and within_reach(s, seat, mission):
            value += max(10, mission_gain(s, seat, mission)) * 18 // 100
    return min(value, 120)


def offer_worth(s: Raiatea, seat: i64) -> i64:
    """Places won on the ceremonial site: rewards, and the first choice of missions. Ties keep the order."""
    value: i64 = 0
    tie: i64 = -1
    i: i64
    for i in range(s.players):
        other = s.order[i]
        if other == seat:
            tie = 1  # those who come now stand behind
            continue
        theirs = max(s.progress[other], s.mana[other] * 35 // 100)
        ahead = (s.progress[seat] - theirs) * 2 + tie
        value += max(-6, min(6, ahead)) * 9 // 2
    return value


def bid_worth(s: Raiatea, seat: i64, slot: i64) -> i64:
    """The tile under auction, by the chance that one's bid is the highest."""
    mine = s.progress[seat] * 4 + 1
    rivals: i64 = 0
    other: i64
    for other in range(s.players):
        if other != seat:
            rivals = max(rivals, max(s.progress[other] * 4, s.mana[other]))
    return (s.box.mission_statue[s.tile[slot]] + 1) * POINT * mine // (mine + rivals + 1)
