"""Chapter 9: what tiles give."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import DRAW_CARDS
from motu.games.pantheon.rules.deities import (
    BY_REWARD,
    DRAW_A_DEITY,
    SECRET_DEMIGOD,
    take_shown_demigods,
    take_special_money,
)
from motu.games.pantheon.rules.pieces import (
    DEITY,
    DEMIGOD,
    DRAWN_CARDS,
    KINDS,
    LOOTS,
    OFFERINGS,
    RANKS,
    RESERVE,
    RESERVE_CHOICE,
    SPECIAL_MONEY,
    STEPS,
)
from motu.games.pantheon.state import COLUMNS, FEET, Pantheon
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

TILE_NOT_TAKEN: Final = 523
NONE_IN_RESERVE: Final = 901
RANK_HIGHEST: Final = 613


def give(s: Pantheon, seat: i64, effect: i64, amount: i64, from_bag: bool) -> bool:
    """A tile gives what it shows, as far as possible (PA-9.10); False when nothing can be given."""
    if effect == RESERVE_CHOICE:
        s.push(FEET_OR_COLUMNS.step(seat, amount))
        return s.general(seat, FEET) + s.general(seat, COLUMNS) > 0
    if effect == RESERVE:
        feet = s.acquire(seat, FEET, amount)
        columns = s.acquire(seat, COLUMNS, amount)
        s.tell(tell.PIECES_GAINED, seat, feet, columns)
        return feet + columns > 0
    if effect == DEMIGOD:
        if from_bag:
            return take_shown_demigods(s, seat, amount)  # PA-9.2
        s.push(SECRET_DEMIGOD.step(seat, amount))  # PA-9.3
    elif effect == DEITY:
        i: i64
        for i in range(amount):
            s.push(DRAW_A_DEITY.step(seat, BY_REWARD))
    elif effect == OFFERINGS:
        s.push(RAISE_OFFERING.step(seat, amount))
        return lowest_rank(s, seat) < RANKS
    elif effect == DRAWN_CARDS:
        s.push(DRAW_CARDS.step(seat, amount))
    elif effect == SPECIAL_MONEY:
        return take_special_money(s, seat, amount)
    elif effect == STEPS:
        s.count_steps(seat)
    return True


def lowest_rank(s: Pantheon, seat: i64) -> i64:
    """The rank of a seat's least offering tile, 0 where it has none."""
    least: i64 = RANKS
    i: i64
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        if s.rank[i] < least:
            least = s.rank[i]
    return least


def begin_reward(s: Pantheon, seat: i64, loot: i64) -> None:
    """A tile is used up, unless it is a step tile (PA-9.9, 9.11)."""
    s.taken[loot] -= 1
    if s.box.loot_effect[loot] == STEPS:
        s.step_tiles[seat * LOOTS + loot] += 1
        s.tell(tell.STEPS_KEPT, seat, loot)
    if not give(s, seat, s.box.loot_effect[loot], s.box.loot_amount[loot], True):
        s.tell(tell.REWARD_LOST, seat, loot)


@final
class Rewards(Rule[Pantheon]):
    """The rewards of the tiles taken follow one by one; tiles of one kind need no order (PA-5.15)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        kinds: i64 = 0
        last: i64 = 0
        loot: i64
        for loot in range(LOOTS):
            if s.taken[loot] > 0:
                kinds += 1
                last = loot
        if kinds == 0:
            return
        if kinds > 1:
            s.push(NEXT_REWARD.step(player))
            return
        if s.taken[last] > 1:
            s.push(self.step(player))
        begin_reward(s, player, last)


@final
class NextReward(Rule[Pantheon]):
    """The rewards of several tiles come in the order the player likes (PA-5.23). Action: loot tile."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.taken[x] > 0 else TILE_NOT_TAKEN

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.push(REWARDS.step(player))
        begin_reward(s, player, x)


@final
class FeetOrColumns(Rule[Pantheon]):
    """Feet or columns of the general reserve (PA-9.1). Action: feet, columns; a = how many at most."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.general(player, x * COLUMNS) > 0 else NONE_IN_RESERVE

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        count = s.acquire(player, x * COLUMNS, a)
        s.tell(tell.PIECES_GAINED, player, count if x == 0 else 0, count if x == 1 else 0)


@final
class RaiseOffering(Rule[Pantheon]):
    """A new tile of rank 1 or one rank more, as often as shown, on any tiles (PA-3.10, 9.6).

    Action: kind; a = how often.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.rank[player * KINDS + x] < RANKS else RANK_HIGHEST

    def redundant(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Kinds never fall; what is left must still fit."""
        if b > x + 1:
            return True
        room: i64 = 0
        later: i64 = 0
        kind: i64
        for kind in range(KINDS):
            rise = RANKS - s.rank[player * KINDS + kind]
            room += rise
            if kind >= x:
                later += rise
        return later < min(a, room)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.rank[player * KINDS + x] += 1
        s.tell(tell.RANK_RAISED, player, x, s.rank[player * KINDS + x])
        if a > 1:
            s.push(self.step(player, a - 1, x + 1))


REWARDS: Final = Rewards(AUTO)
NEXT_REWARD: Final = NextReward(CHOICE, LOOTS)
FEET_OR_COLUMNS: Final = FeetOrColumns(CHOICE, 2, may_lapse=True)
RAISE_OFFERING: Final = RaiseOffering(CHOICE, KINDS, may_lapse=True)
