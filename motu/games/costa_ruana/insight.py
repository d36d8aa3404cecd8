"""How good a position of Costa Ruana is: banked points, islands about to be won, cards on the table.

Everything is counted in hundredths of a respect point, so that it stays whole numbers.
"""

from __future__ import annotations

from typing import Final

from motu.games.costa_ruana.box import EMPTY, SEATS, face_of
from motu.games.costa_ruana.rules.effects import PLACEMENTS, REMOVALS, TREASURES, amount_of, kind_of
from motu.games.costa_ruana.state import SOURCES, TABLE, Costa
from motu.kernel.insight import POINT, Insight
from motu.kernel.vectors import i64, vec

LIKELY: Final = 55  # of a hundred: an island that is mine now stays mine, cards being still to come
AHEAD: Final = 12  # worth of each islander of lead, and of each islander behind, while cards are out
MOVE: Final = 90  # worth of moving any islander
LAST_MOVE: Final = 170  # the same in the last turn


class CostaInsight(Insight[Costa]):
    """What counts in Costa Ruana."""

    def gauge(self, s: Costa, seat: i64, into: vec[i64]) -> None:
        i: i64
        for i in range(self.size):
            into[i] = 0
        if s.finished:
            into[0] = (s.points[seat * SOURCES] + s.points[seat * SOURCES + 1]) * POINT
            return
        into[0] = (s.hut[seat] + s.taken[seat]) * s.box.treasure_points * POINT
        into[1] = s.supply[seat] * supply_worth(s)
        into[2] = islands_worth(s, seat)
        into[3] = cards_worth(s, seat)

    def elapsed(self, s: Costa) -> i64:
        return max(s.turn * 2 - 2 + s.cards_open, 0) * 50 // s.box.turns


INSIGHT: Final = CostaInsight(["treasures", "supply", "islands", "cards"])


def supply_worth(s: Costa) -> i64:
    """An islander at home: little early, a whole point in the last turn."""
    if s.turn >= s.box.turns:
        return s.box.supply_points * POINT
    return 20 + s.turn * 8


def islands_worth(s: Costa, seat: i64) -> i64:
    """Treasures this seat would take now, and how firmly it stands where it would not."""
    won = s.box.treasure_points * POINT + supply_worth(s)
    sure = s.cards_open and not cards_left(s)
    value: i64 = 0
    island: i64
    for island in range(s.islands):
        if s.treasures[island] == 0:
            continue
        mine = s.people[island * SEATS + seat]
        if s.winner(island) == seat:
            value += won if sure else won * LIKELY // 100
            if not sure:
                value += min(mine - rival(s, island, seat), 2) * AHEAD
        elif mine > 0 and not sure:
            behind = rival(s, island, seat) - mine
            value += max(4 - behind, 0) * AHEAD
        if s.turn < s.box.turns:
            value += mine * 10  # it may win there later
    return value


def rival(s: Costa, island: i64, seat: i64) -> i64:
    """The most islanders of any other seat on an island."""
    most: i64 = 0
    other: i64
    for other in range(s.players):
        if other != seat and s.people[island * SEATS + other] > most:
            most = s.people[island * SEATS + other]
    return most


def cards_left(s: Costa) -> bool:
    """Whether a card on the table is still to be resolved."""
    at: i64
    for at in range(TABLE):
        if s.table_card[at] != EMPTY:
            return True
    return False


def cards_worth(s: Costa, seat: i64) -> i64:
    """What the cards in front of a seat, and those that its islander copies, may bring."""
    value: i64 = 0
    supply = s.supply[seat]
    at: i64
    for at in range(TABLE):
        card = s.table_card[at]
        if card == EMPTY:
            continue
        times: i64 = 0
        if s.table_holder[at] == seat:
            times += 1
        if s.table_stakes[at] >> seat & 1:
            times += 1
        if times == 0:
            continue
        gain = card_worth(s, seat, face_of(card), supply) * times
        value += gain if s.cards_open else gain * chance_of(s, seat, card) // 100
    return value


def chance_of(s: Costa, seat: i64, card: i64) -> i64:
    """How likely a card becomes active, in hundredths: the shaman steers, the others hope."""
    return 65 if s.shaman == seat and not s.active(card) and s.turn > 0 else 50


def card_worth(s: Costa, seat: i64, face: i64, supply: i64) -> i64:
    """What applying a card brings to a seat."""
    kind = kind_of(face)
    amount = amount_of(face)
    last = s.turn >= s.box.turns
    if kind == TREASURES:
        return 5
    if kind == REMOVALS:
        idle = idle_people(s, seat)
        harmless = min(amount, idle)
        losing = min(amount, s.own_people(seat, 0)) - harmless
        home = supply_worth(s)
        return harmless * (home - (0 if last else 15)) - losing * (130 - home)
    if kind == PLACEMENTS:
        placed = min(amount, supply)
        first = 150 if last else 130
        value: i64 = 0
        i: i64
        for i in range(placed):
            value += first - supply_worth(s) - i * 15
        return value
    return LAST_MOVE if last else MOVE


def idle_people(s: Costa, seat: i64) -> i64:
    """Islanders that could leave without losing a treasure."""
    idle: i64 = 0
    island: i64
    for island in range(s.islands):
        mine = s.people[island * SEATS + seat]
        if mine == 0:
            continue
        if s.winner(island) == seat:
            idle += max(mine - rival(s, island, seat) - 1, 0)
        else:
            idle += mine
    return idle
