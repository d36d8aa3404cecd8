"""Chapter 1: set-up and starting bonuses."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import DRAW_CARDS, FILL_ROW
from motu.games.pantheon.rules.pieces import (
    BONUSES,
    CARDS,
    COLUMN,
    DEITIES,
    DEMIGODS,
    LOOTS,
    NONE,
    PEOPLES,
    SEATS,
    SITES,
)
from motu.games.pantheon.rules.placing import is_full, why_full
from motu.games.pantheon.rules.rewards import give
from motu.games.pantheon.state import COLUMNS, FEET, GENERAL, OWN, PIECES, Pantheon
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.vectors import i64

ALREADY_DEALT: Final = 112
ALREADY_PICKED: Final = 114
COLUMNS_USED_UP: Final = 905


@final
class SetUp(Rule[Pantheon]):
    """Reserves, bag, piles and stacks; then first player, row, hands and bonuses (PA-1.1 - 1.13)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        fill_supplies(s)
        deal_pieces(s)
        mark = s.pending
        if s.random_first:
            s.push(FIRST_SEAT.step())
        else:
            s.first = 0
            s.tell(tell.FIRST_PLAYER, 0)
        s.push(FILL_ROW.step())
        s.push(OPENING_HANDS.step())
        if not s.bonus_draft:
            s.push(DEAL_BONUSES.step())
        s.in_order(mark)


def fill_supplies(s: Pantheon) -> None:
    """Everything lies in its pile; the special money with the smallest card on top (PA-1.3 - 1.9)."""
    box = s.box
    i: i64
    n: i64
    for i in range(LOOTS):
        s.bag[i] = box.loot_copies[i]
        s.bag_left += s.bag[i]
    for i in range(DEITIES):
        s.deity_pile[i] = box.deity_copies[i]
        s.deity_left += s.deity_pile[i]
    for i in range(DEMIGODS):
        s.demigod_pile[i] = box.demigod_copies[i]
        if i < box.low:
            s.low_left += s.demigod_pile[i]
        else:
            s.high_left += s.demigod_pile[i]
    for i in range(PEOPLES):
        s.people_left[i] = 1
    for i in range(BONUSES):
        s.bonus_left[i] = box.bonus_copies[i]
    for i in range(CARDS):
        s.pile[i] = box.card_copies[i]
        s.pile_size += s.pile[i]
    for i in range(CARDS - 1, -1, -1):
        for n in range(box.special_copies[i]):
            s.special[s.special_left] = i
            s.special_left += 1
    s.row_gaps = box.row


def deal_pieces(s: Pantheon) -> None:
    """The starting feet and columns of each player; the rest in the general reserve (PA-1.2, 1.10)."""
    box = s.box
    feet = box.bsw_feet[s.players] if s.bsw_start else box.start_feet
    columns = box.bsw_columns[s.players] if s.bsw_start else box.start_columns
    seat: i64
    for seat in range(s.players):
        at = seat * PIECES
        s.pieces[at + FEET + OWN] = feet
        s.pieces[at + FEET + GENERAL] = box.feet - feet
        s.pieces[at + COLUMNS + OWN] = columns
        s.pieces[at + COLUMNS + GENERAL] = box.columns - columns


@final
class FirstSeat(Rule[Pantheon]):
    """The first player is drawn by lot (PA-1.13). Outcome: seat."""

    def domain(self, s: Pantheon) -> i64:
        return s.players

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.first = x
        s.tell(tell.FIRST_PLAYER, x)


@final
class OpeningHands(Rule[Pantheon]):
    """Each player in turn order draws his first cards (PA-1.10)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        mark = s.pending
        i: i64
        for i in range(s.players):
            if s.box.start_cards > 0:
                s.push(DRAW_CARDS.step(s.clockwise(s.first, i), s.box.start_cards))
        s.in_order(mark)


@final
class DealBonuses(Rule[Pantheon]):
    """All bonuses are dealt, then resolved in turn order (PA-1.12, 1.15)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        mark = s.pending
        i: i64
        for i in range(s.players):
            s.push(DEAL_BONUS.step(s.clockwise(s.first, i)))
        for i in range(s.players):
            s.push(RESOLVE_BONUS.step(s.clockwise(s.first, i)))
        s.in_order(mark)


@final
class DealBonus(Rule[Pantheon]):
    """A player gets one of the starting bonuses (PA-1.12). Outcome: bonus."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.bonus_left[x] > 0 else ALREADY_DEALT

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.bonus_left[x] -= 1
        s.bonus[player] = x
        s.tell(tell.BONUS_DEALT, player, x)


@final
class ResolveBonus(Rule[Pantheon]):
    """A dealt bonus counts as gained in epoch 1; a column waits for its set-up (PA-1.15)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        bonus = s.bonus[player]
        if s.box.bonus_effect[bonus] != COLUMN:
            give(s, player, s.box.bonus_effect[bonus], s.box.bonus_amount[bonus], False)


@final
class FirstEpochBonuses(Rule[Pantheon]):
    """After the first set-up: the column bonus; or all are chosen, last player first (PA-1.14, 9.5)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        i: i64
        if s.bonus_draft:
            for i in range(s.players):
                s.push(PICK_BONUS.step(s.clockwise(s.first, i)))
            return
        mark = s.pending
        for i in range(s.players):
            seat = s.clockwise(s.first, i)
            bonus = s.bonus[seat]
            if bonus != NONE and s.box.bonus_effect[bonus] == COLUMN:
                s.push(BONUS_COLUMN.step(seat, s.box.bonus_amount[bonus]))
        s.in_order(mark)


@final
class BonusColumn(Rule[Pantheon]):
    """A column of the general reserve on any site; feet must reach it before it links (PA-9.5).

    Action: site; a = how many.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.box.site_hex[x] < 0:
            return NO_SUCH_ACTION
        if s.general(player, COLUMNS) == 0:
            return COLUMNS_USED_UP
        return why_full(s, s.box.site_hex[x]) if is_full(s, player, s.box.site_hex[x]) else LEGAL

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        one: i64 = 1
        h = s.box.site_hex[x]
        s.pieces[player * PIECES + COLUMNS + GENERAL] -= 1
        s.on[h] |= one << player
        if s.near[h] >> player & 1:
            s.link(player, h, False)
        s.tell(tell.COLUMN_ERECTED, player, h)
        if a > 1:
            s.push(self.step(player, a - 1))


@final
class PickBonus(Rule[Pantheon]):
    """A starting bonus is chosen and resolved at once (PA-1.14). Action: bonus."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if s.box.bonus_copies[x] == 0:
            return NO_SUCH_ACTION
        return LEGAL if s.bonus_left[x] > 0 else ALREADY_PICKED

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.bonus_left[x] -= 1
        s.bonus[player] = x
        s.tell(tell.BONUS_PICKED, player, x)
        if s.box.bonus_effect[x] == COLUMN:
            s.push(BONUS_COLUMN.step(player, s.box.bonus_amount[x]))
        else:
            give(s, player, s.box.bonus_effect[x], s.box.bonus_amount[x], False)


SET_UP: Final = SetUp(AUTO)
FIRST_SEAT: Final = FirstSeat(CHANCE, SEATS)
OPENING_HANDS: Final = OpeningHands(AUTO)
DEAL_BONUSES: Final = DealBonuses(AUTO)
DEAL_BONUS: Final = DealBonus(CHANCE, BONUSES)
RESOLVE_BONUS: Final = ResolveBonus(AUTO)
FIRST_EPOCH_BONUSES: Final = FirstEpochBonuses(AUTO)
BONUS_COLUMN: Final = BonusColumn(CHOICE, SITES, may_lapse=True)
PICK_BONUS: Final = PickBonus(CHOICE, BONUSES)
