"""How good a position of Pantheon is: points, what will still be scored, powers, cards, and places in reach.

Everything is counted in hundredths of a point, so that it stays whole numbers.
"""

from __future__ import annotations

from typing import Final

from motu.games.pantheon.rules.actions import ACT
from motu.games.pantheon.rules.buying import BOUGHT, GIVEN, PURCHASE
from motu.games.pantheon.rules.cards import TAKE_CARD
from motu.games.pantheon.rules.deities import GALLIA_OFFER
from motu.games.pantheon.rules.movement import PLACE
from motu.games.pantheon.rules.pieces import (
    AROUND,
    CARDS,
    DEITY,
    DEMIGOD,
    DEMIGODS,
    DRAW_DEITY,
    DRAWN_CARDS,
    EPOCH_CARDS,
    HEXES,
    JUMPS,
    KINDS,
    LOOT_HEXES,
    LOOTS,
    MORE_ACTIONS,
    MORE_CARDS,
    MORE_MONEY,
    MORE_STEPS,
    MOVE_CARD,
    NONE,
    OFFERING,
    OFFERINGS,
    ORDERS,
    RANKS,
    SCORE_RANK,
    SITES,
    SPECIAL_MONEY,
    STEPS,
    TOP_MONEY,
    TWO_DEMIGODS,
)
from motu.games.pantheon.rules.placing import cost_at, is_full
from motu.games.pantheon.rules.rewards import RAISE_OFFERING
from motu.games.pantheon.scoring import column_points, highest_rank
from motu.games.pantheon.state import BESIDE_FOOT, COLUMNS, FEET, Pantheon
from motu.kernel.insight import POINT, Insight
from motu.kernel.steps import a_of, b_of, kind_of, player_of
from motu.kernel.vectors import filled, i64, vec

FAR: Final = 99
REACH: Final = 7  # steps that are worth looking ahead

MOVE_CARD_WORTH: Final = 36
OFFERING_CARD: Final = 26
MONEY_WORTH: Final = 24
ANY_CARD: Final = 30
STEP: Final = 75  # a permanent step, for each epoch left
RANK: Final = 40  # a rank of an offering tile ...
RANK_LATER: Final = 26  # ... and more for each epoch left
ACTION: Final = 80  # being about to act once more


class PantheonInsight(Insight[Pantheon]):
    """What counts in Pantheon."""

    def gauge(self, s: Pantheon, seat: i64, into: vec[i64]) -> None:
        i: i64
        for i in range(self.size):
            into[i] = 0
        into[0] = s.score(seat) * POINT
        if s.finished:
            return
        into[1] = columns_worth(s, seat)
        into[2] = demigods_worth(s, seat)
        into[3] = powers_worth(s, seat)
        into[4] = ranks_worth(s, seat)
        into[5] = hand_worth(s, seat)
        into[6] = deities_in_sight(s, seat)
        into[7] = pieces_worth(s.own(seat, FEET), s.own(seat, COLUMNS))
        if s.temple != NONE:
            into[8] = places_worth(s, seat)
        into[9] = about_to(s, seat)

    def elapsed(self, s: Pantheon) -> i64:
        """Epochs; of the present one, what is gone of the loot or the deities: it ends with one of them."""
        if s.epoch == 0:
            return 0
        loot = s.loot_left * 100 // s.box.laid[s.players]
        deities = s.display_left * 100 // s.box.displayed[s.players]
        return (s.epoch * 100 - min(loot, deities)) // s.box.epochs


INSIGHT: Final = PantheonInsight(
    ["points", "columns", "demigods", "powers", "ranks", "hand", "deities", "pieces", "places", "coming"],
    ["deities", "places", "coming"],
)


def about_to(s: Pantheon, seat: i64) -> i64:
    """What the present question will bring to the seat that is asked: cards, ranks, a purchase, an action."""
    if s.pending == 0:
        return 0
    step = s.agenda[s.pending - 1]
    if player_of(step) != seat:
        return 0
    kind = kind_of(step)
    a = a_of(step)
    b = b_of(step)
    if kind == ACT.kind:
        return ACTION
    if kind == TAKE_CARD.kind:
        return (a + b) * ANY_CARD
    if kind == RAISE_OFFERING.kind:
        return a * rank_worth(s)
    if kind == PURCHASE.kind and b & BOUGHT == 0:
        return best_purchase(s, seat, a, b)
    if kind == GALLIA_OFFER.kind and cards_for_top(s, seat, a) == 0:
        return deity_worth(s, seat, a) // 2
    return 0


def pieces_worth(feet: i64, columns: i64) -> i64:
    """Pieces that will hardly all be used: the last ones are worth next to nothing."""
    return min(feet, 8) * 14 + max(feet - 8, 0) + min(columns, 4) * 26 + max(columns - 4, 0)


def best_purchase(s: Pantheon, seat: i64, a: i64, b: i64) -> i64:
    """What the best rank that can be bought now is worth beyond its price."""
    left = PURCHASE.left(s, seat, a, b)
    price_of: i64 = 0 if b & GIVEN else MONEY_WORTH
    best: i64 = 0
    kind: i64
    rank: i64
    for kind in range(KINDS):
        now = s.rank[seat * KINDS + kind]
        for rank in range(now + 1, RANKS + 1):
            price = s.box.rank_price[rank] - s.box.rank_price[now]
            if price <= left:
                best = max(best, (rank - now) * rank_worth(s) - price * price_of)
    return best + s.pledge * price_of


def cards_for_top(s: Pantheon, seat: i64, deity: i64) -> i64:
    """How many offerings a seat lacks for the top number of a deity."""
    most: i64 = 0
    kind: i64
    for kind in range(KINDS):
        most = max(most, s.offerings(seat, kind, deity))
    return max(s.box.cost[deity * KINDS] - most, 0)


def rank_worth(s: Pantheon) -> i64:
    """A rank pays again and again."""
    return RANK + RANK_LATER * epochs_left(s)


def scorings_left(s: Pantheon) -> i64:
    """Scorings that are still to come."""
    count: i64 = 0
    epoch: i64
    for epoch in range(max(s.epoch, 1), s.box.epochs + 1):
        count += s.box.scored[epoch]
    return count


def epochs_left(s: Pantheon) -> i64:
    """This epoch and those after it."""
    return s.box.epochs - max(s.epoch, 1) + 1


def columns_worth(s: Pantheon, seat: i64) -> i64:
    """Half what they score, half a smooth curve: the next column counts before it reaches a step."""
    columns = s.columns_on_board(seat)
    smooth = columns * 100 + columns * columns * 20
    return scorings_left(s) * (column_points(s, columns) * POINT + smooth) // 2


def demigods_worth(s: Pantheon, seat: i64) -> i64:
    total: i64 = 0
    value: i64
    for value in range(DEMIGODS):
        at = seat * DEMIGODS + value
        total += (s.open_demigods[at] + s.secret[at]) * (value + 1)
    return total * scorings_left(s) * POINT


def power_worth(s: Pantheon, seat: i64, power: i64, amount: i64) -> i64:
    """What an amount of a lasting power brings until the end."""
    epochs = epochs_left(s)
    if power == MORE_STEPS:
        return amount * epochs * STEP
    if power == EPOCH_CARDS:
        return amount * (epochs - 1) * ANY_CARD
    if power == MORE_MONEY:
        return amount * epochs * 28
    if power == MORE_CARDS:
        return amount * epochs * 55
    if power == JUMPS:
        return amount * epochs * 25
    if power == MORE_ACTIONS:
        return amount * 130 if epochs > 1 else amount * 60
    if power == SCORE_RANK:
        return amount * scorings_left(s) * (highest_rank(s, seat) * POINT + 30)
    return 0


def powers_worth(s: Pantheon, seat: i64) -> i64:
    """Kept deities and step tiles."""
    value: i64 = (s.stride[seat] - s.power(seat, MORE_STEPS)) * epochs_left(s) * STEP
    power: i64
    for power in range(EPOCH_CARDS, MORE_ACTIONS + 1):
        value += power_worth(s, seat, power, s.power(seat, power))
    return value


def ranks_worth(s: Pantheon, seat: i64) -> i64:
    ranks: i64 = 0
    i: i64
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        ranks += s.rank[i]
    return ranks * rank_worth(s)


def hand_worth(s: Pantheon, seat: i64) -> i64:
    """Cards, less what is bought and not yet paid."""
    value = s.hand[seat * CARDS + MOVE_CARD] * MOVE_CARD_WORTH + s.money(seat) * MONEY_WORTH
    kind: i64
    for kind in range(KINDS):
        value += s.hand[seat * CARDS + OFFERING + kind] * OFFERING_CARD
    if s.buyer == seat:
        value -= s.pledge * MONEY_WORTH
    return value


# --- deities ------------------------------------------------------------------------------------


def deity_worth(s: Pantheon, seat: i64, deity: i64) -> i64:
    """Points of the epoch and effect."""
    value = s.worth_of_epoch() * POINT
    power = s.box.deity_power[deity]
    amount = s.box.deity_amount[deity]
    if power == DRAW_DEITY:
        return value + amount * (value + 60)
    if power == TWO_DEMIGODS:
        return value + best_demigods(s, amount) * scorings_left(s) * POINT
    if power == TOP_MONEY:
        return value + top_money(s) * MONEY_WORTH
    return value + power_worth(s, seat, power, amount)


def best_demigods(s: Pantheon, count: i64) -> i64:
    """The sum of the highest displayed demigods."""
    total: i64 = 0
    value: i64
    for value in range(DEMIGODS, 0, -1):
        taken = min(count, s.shown[value - 1])
        total += taken * value
        count -= taken
    return total


def top_money(s: Pantheon) -> i64:
    """The value of the top special money card."""
    return s.special[s.special_left - 1] - 4 if s.special_left > 0 else 0


def cards_missing(s: Pantheon, seat: i64, deity: i64) -> i64:
    """How many cards a seat lacks to pay a deity in the best way."""
    fewest: i64 = FAR
    i: i64
    n: i64
    for i in range(deity * ORDERS, deity * ORDERS + s.box.orders[deity]):
        order = s.box.order_of[i]
        missing: i64 = 0
        for n in range(s.box.numbers[deity]):
            has = s.offerings(seat, s.box.order[order * KINDS + n], deity)
            missing += max(s.box.cost[deity * KINDS + n] - has, 0)
        fewest = min(fewest, missing)
    return fewest


def deities_in_sight(s: Pantheon, seat: i64) -> i64:
    """The displayed deity that is nearest to being paid, and a little for the others."""
    best: i64 = 0
    total: i64 = 0
    deity: i64
    for deity in range(s.box.deities):
        if s.display[deity] > 0:
            missing = cards_missing(s, seat, deity)
            if missing < 6:
                value = deity_worth(s, seat, deity) * (45 - missing * 8) // 100
                best = max(best, value)
                total += value
    return best + (total - best) // 8


# --- places -------------------------------------------------------------------------------------


def loot_worth(s: Pantheon, seat: i64, loot: i64) -> i64:
    """What a loot tile gives."""
    effect = s.box.loot_effect[loot]
    amount = s.box.loot_amount[loot]
    if effect == DEMIGOD:
        return best_demigods(s, amount) * scorings_left(s) * POINT
    if effect == DEITY:
        return amount * (s.worth_of_epoch() * POINT + 120)
    if effect == OFFERINGS:
        return amount * rank_worth(s)
    if effect == DRAWN_CARDS:
        return amount * ANY_CARD
    if effect == SPECIAL_MONEY:
        return top_money(s) * MONEY_WORTH
    if effect == STEPS:
        return amount * epochs_left(s) * STEP
    return amount * 30


def distances(s: Pantheon, seat: i64) -> vec[i64]:
    """Steps to each hex from a seat's network, feet first, without jumps; FAR beyond reach."""
    away = filled(HEXES, FAR)
    h: i64
    level: i64
    for h in range(s.box.hexes):
        near = s.near[h] >> seat
        if s.box.site_of[h] >= 0:
            near >>= BESIDE_FOOT
        if near & 1 and h != s.temple and not is_full(s, seat, h):
            away[h] = cost_at(s, h)
    for level in range(1, REACH):
        for h in range(s.box.hexes):
            if away[h] == level and s.box.site_of[h] < 0:
                spread(s, seat, h, level, True, away)
    return away


def spread(s: Pantheon, seat: i64, h: i64, level: i64, foot: bool, away: vec[i64]) -> None:
    """From a piece there one goes on; an old column of one's own costs nothing."""
    i: i64
    for i in range(h * AROUND, h * AROUND + s.box.degree[h]):
        other = s.box.around[i]
        if other == s.temple:
            continue
        column = s.box.site_of[other] >= 0
        if is_full(s, seat, other):
            if column and foot and s.on[other] >> seat & 1 and away[other] == FAR:
                away[other] = level
                spread(s, seat, other, level, False, away)
            continue
        steps = level + cost_at(s, other)
        if steps < away[other] and (foot or not column):
            away[other] = steps


def nearness(away: i64, steps: i64) -> i64:
    """Hundredths of a goal's worth: nearly all within the steps at hand, less the farther it is."""
    if away <= steps:
        return 82
    return max(42 - (away - steps) * 7, 0)


def places_worth(s: Pantheon, seat: i64) -> i64:
    """Loot tiles taken or within reach, and the best column site."""
    steps: i64 = 0
    value: i64 = 0
    i: i64
    if s.pending > 0:
        step = s.agenda[s.pending - 1]
        if player_of(step) == seat:
            if kind_of(step) == PLACE.kind:
                steps = a_of(step)
            for i in range(LOOTS):
                if s.taken[i] > 0:
                    value += s.taken[i] * loot_worth(s, seat, i)
    away = distances(s, seat)
    feet = s.own(seat, FEET)
    best: i64 = 0
    total: i64 = 0
    for i in range(LOOT_HEXES):
        if s.loot[i] >= 0:
            steps_there = away[s.box.loot_hex[s.people * LOOT_HEXES + i]]
            if steps_there < FAR and feet > 0:
                tile = loot_worth(s, seat, s.loot[i]) * nearness(steps_there, steps) // 100
                best = max(best, tile)
                total += tile
    value += best + (total - best) // 3
    if s.own(seat, COLUMNS) > 0:
        value += site_worth(s, seat, steps, away)
    return value


def site_worth(s: Pantheon, seat: i64, steps: i64, away: vec[i64]) -> i64:
    """A column on the nearest open site."""
    columns = s.columns_on_board(seat)
    gain = column_points(s, columns + 1) - column_points(s, columns)
    column = scorings_left(s) * (gain * POINT + 120 + columns * 40) // 2
    best: i64 = 0
    site: i64
    for site in range(SITES):
        h = s.box.site_hex[site]
        if h >= 0 and away[h] < FAR and not is_full(s, seat, h):
            best = max(best, column * nearness(away[h], steps) // 100)
    return best
