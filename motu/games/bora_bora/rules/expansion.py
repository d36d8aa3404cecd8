"""Chapter 4: huts spread over land and sea paths."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import INCOME_OFFERING, MANY, REGIONS, SEATS, SLOTS
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.cards import fill_row
from motu.games.bora_bora.rules.gods import pay, why_not_paid
from motu.games.bora_bora.rules.materials import PLACE_MATERIAL, due
from motu.games.bora_bora.rules.payments import GOD_TILE, PAYMENTS, RED
from motu.games.bora_bora.state import FROM_RED, NOTHING, Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

NORMAL_SLOT: Final = 0
SLOT_12: Final = 1

NOT_LINKED: Final = 401
TOO_WEAK: Final = 402
OTHER_KIND: Final = 403
ALREADY_THERE: Final = 405
NO_HUT_ON_NORMAL_SLOTS: Final = 406
NO_HUT_ON_SLOT_12: Final = 10406


def has_hut(s: Bora, seat: i64) -> bool:
    """Whether a hut is left on the player board (BB-4.11)."""
    return s.stack[seat] > 0 or s.hut_slots[seat] != 0


def easiest_route(s: Bora, seat: i64, kind: i64) -> i64:
    """The value of the easiest path of a kind into a new region, or NOTHING."""
    lands = s.lands[seat]
    at: i64
    for at in range(kind * MANY, kind * MANY + s.box.routes[kind]):
        met = s.box.route[at] & lands
        if met != 0 and met != s.box.route[at]:
            return s.box.route_value[at]
    return NOTHING


def reached(s: Bora, seat: i64, kind: i64, strength: i64) -> i64:
    """The new regions that paths of a kind up to a value lead to, as a set (BB-4.1 - 4.5)."""
    lands = s.lands[seat]
    regions: i64 = 0
    at: i64
    for at in range(kind * MANY, kind * MANY + s.box.routes[kind]):
        if s.box.route_value[at] > strength:
            break
        if s.box.route[at] & lands:
            regions |= s.box.route[at]
    return regions & ~lands


@final
class ExpandTo(Rule[Bora]):
    """Into a region that a path of the right kind and value links to one's own (BB-4.1 - 4.5).

    Action: region; a = land or sea, b = strength.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.lands[player] >> x & 1:
            return ALREADY_THERE
        if reached(s, player, a, b) >> x & 1:
            return LEGAL
        if reached(s, player, a, NOTHING) >> x & 1:
            return TOO_WEAK
        return OTHER_KIND if reached(s, player, 1 - a, NOTHING) >> x & 1 else NOT_LINKED

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        regions = reached(s, player, a, b)
        x: i64
        for x in range(REGIONS):
            if regions >> x & 1:
                out.add(x)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.push(TAKE_HUT_FROM.step(player, x))


@final
class TakeHutFrom(Rule[Bora]):
    """The hut comes from any slot: slots 1 to 11 are alike, so the first one stands for them (BB-4.6).

    It takes the site and pushes older huts aside, then the region gives its income (BB-4.7 - 4.9); red may
    follow, except at set-up (BB-4.10, 4.13, 2.16).
    Action: a normal slot, slot 12; a = region, b = 1 at set-up.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == SLOT_12:
            return LEGAL if s.stack[player] > 0 else NO_HUT_ON_SLOT_12
        return LEGAL if s.hut_slots[player] != 0 else NO_HUT_ON_NORMAL_SLOTS

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == SLOT_12:
            s.stack[player] -= 1
        else:
            s.hut_slots[player] &= s.hut_slots[player] - 1
        one: i64 = 1
        s.lands[player] |= one << a
        at = a * SEATS
        while s.arrived[at] > 0:
            at += 1
        s.arrived[at] = player + 1
        s.tell(tell.HUT_PLACED, player, a)
        income = s.box.income[a]
        if income == INCOME_OFFERING:
            s.offerings[player] += 1
            s.tell(tell.OFFERINGS, player, 1)
        if b == 0 and s.might_pay(player):
            s.push(SCORE_FISH.step(player, a))
        if income != INCOME_OFFERING:
            s.push(PLACE_MATERIAL.step(player, due(one << income, 1)))


@final
class ScoreFish(Rule[Bora]):
    """Red scores the fish of the region just entered, now or never (BB-4.10, 17.8, 17.9).

    Action: 0 no, 1 + payment; a = region.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x == 0 else why_not_paid(s, player, RED, x - 1)

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            return
        pay(s, player, RED, x - 1)
        s.score(player, FROM_RED, s.fish[a])
        s.tell(tell.FISH_SCORED, player, a, s.fish[a])
        if x - 1 != GOD_TILE:
            fill_row(s)


def move_huts(s: Bora, player: i64, huts: i64) -> None:
    """The huts of the first slots go to slot 12 (BB-6.8)."""
    i: i64
    for i in range(huts):
        s.hut_slots[player] &= s.hut_slots[player] - 1
    s.stack[player] += huts
    s.tell(tell.HUTS_MOVED, player, huts)


def first_hut_slot(s: Bora, player: i64) -> i64:
    """The slot that stands for all normal ones with a hut, counted from 0; SLOTS without any."""
    slot: i64 = 0
    while slot < SLOTS and not s.hut_slots[player] >> slot & 1:
        slot += 1
    return slot


EXPAND_TO: Final = ExpandTo(CHOICE, REGIONS)
TAKE_HUT_FROM: Final = TakeHutFrom(CHOICE, 2)
SCORE_FISH: Final = ScoreFish(CHOICE, 1 + PAYMENTS, guarded=True)
