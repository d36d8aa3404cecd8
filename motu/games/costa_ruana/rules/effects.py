"""Chapter 11: what the cards do. Compulsory, and as far as possible (CR-10.9, 10.10)."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import ISLANDS, SEATS
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import AUTO, CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

TREASURES: Final = 0  # kinds of cards, in the order in which they are resolved (CR-10.2)
REMOVALS: Final = 1
PLACEMENTS: Final = 2
MOVES: Final = 3

MOVE_TREASURE: Final = 0  # faces
REMOVE_3: Final = 3
PLACE_3: Final = 6
MOVE_ISLANDER: Final = 7

NOTHING_TO_TAKE: Final = 1102
TREASURE_COMES_FROM_HERE: Final = 1103
NONE_OF_YOURS: Final = 1107
NO_ROOM_TO_PLACE: Final = 1112
NONE_OF_THEIRS: Final = 1113
DESTINATION_FULL: Final = 1114
NOWHERE_TO_GO: Final = 11114
ISLANDER_COMES_FROM_HERE: Final = 1119


def kind_of(face: i64) -> i64:
    """All Remove cards are one kind and all Place cards another, whatever their number (CR-10.4)."""
    if face == MOVE_TREASURE:
        return TREASURES
    if face <= REMOVE_3:
        return REMOVALS
    if face <= PLACE_3:
        return PLACEMENTS
    return MOVES


def amount_of(face: i64) -> i64:
    """The number on a Remove or Place card; 1 on the others."""
    if face == MOVE_TREASURE or face == MOVE_ISLANDER:
        return 1
    return face if face <= REMOVE_3 else face - REMOVE_3


@final
class ApplyCard(Rule[Costa]):
    """One player applies a card with his own islanders; amounts are read now (CR-10.7, 10.13).

    a = face, b = table card.
    """

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.tell(tell.APPLIES, player, a, s.table_holder[b])
        kind = kind_of(a)
        amount = amount_of(a)
        if kind == TREASURES:
            if self._treasure_anywhere(s):
                s.push(TREASURE_FROM.step(player))
                return
        elif kind == REMOVALS:
            amount = min(amount, s.own_people(player, 0))
            if amount > 0:
                s.push(REMOVE_ONE.step(player, amount))
                return
        elif kind == PLACEMENTS:
            amount = min(amount, min(s.supply[player], s.free_places(0)))
            if amount > 0:
                s.push(PLACE_ONE.step(player, amount))
                return
        elif self._islander_can_move(s):
            s.push(ISLANDER_FROM.step(player))
            return
        s.tell(tell.NO_EFFECT, player, a)

    def _treasure_anywhere(self, s: Costa) -> bool:
        i: i64
        for i in range(s.islands):
            if s.treasures[i] > 0:
                return True
        return False

    def _islander_can_move(self, s: Costa) -> bool:
        i: i64
        for i in range(s.islands):
            if s.crowd[i] > 0 and s.room_elsewhere(i):
                return True
        return False


@final
class TreasureFrom(Rule[Costa]):
    """Any island with a treasure, even its last (CR-11.1, 11.2). Action: island."""

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.treasures[x] > 0 else NOTHING_TO_TAKE

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.push(TREASURE_TO.step(player, x))


@final
class TreasureTo(Rule[Costa]):
    """It goes to a different island (CR-11.3). Action: island; a = where it comes from."""

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x != a else TREASURE_COMES_FROM_HERE

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.treasures[a] -= 1
        s.treasures[x] += 1
        s.tell(tell.TREASURE_MOVED, player, a, x)


@final
class RemoveOne(Rule[Costa]):
    """One of one's own islanders returns from any island (CR-11.4 - 11.7).

    Action: island; a = still to remove, b = island of the last pick.
    """

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.people[x * SEATS + player] > 0 else NONE_OF_YOURS

    def redundant(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x < b or s.own_people(player, x) < a

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.put(x, player, -1)
        s.supply[player] += 1
        s.tell(tell.REMOVED, player, x)
        if a > 1:
            s.push(self.step(player, a - 1, x))


@final
class PlaceOne(Rule[Costa]):
    """One islander of one's supply goes to any island with room (CR-11.8 - 11.12).

    Action: island; a = still to place, b = island of the last pick.
    """

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.crowd[x] < s.box.room else NO_ROOM_TO_PLACE

    def redundant(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> bool:
        return x < b or s.free_places(x) < a

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.supply[player] -= 1
        s.put(x, player, 1)
        s.tell(tell.PLACED, player, x)
        if a > 1:
            s.push(self.step(player, a - 1, x))


@final
class IslanderFrom(Rule[Costa]):
    """An islander of any player leaves an island, a full one too (CR-11.13, 11.15, 11.18).

    Action: island * 6 + places clockwise to its owner.
    """

    def domain(self, s: Costa) -> i64:
        return s.islands * SEATS

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x % SEATS >= s.players:
            return NO_SUCH_ACTION
        if s.people[x // SEATS * SEATS + s.clockwise(player, x % SEATS)] == 0:
            return NONE_OF_THEIRS
        return LEGAL if s.room_elsewhere(x // SEATS) else NOWHERE_TO_GO

    def options(self, s: Costa, player: i64, a: i64, b: i64, out: Moves) -> None:
        island: i64
        r: i64
        for island in range(s.islands):
            if s.crowd[island] == 0 or not s.room_elsewhere(island):
                continue
            for r in range(s.players):
                if s.people[island * SEATS + s.clockwise(player, r)] > 0:
                    out.add(island * SEATS + r)

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.push(ISLANDER_TO.step(player, x // SEATS, s.clockwise(player, x % SEATS)))


@final
class IslanderTo(Rule[Costa]):
    """It goes to a different island with room (CR-11.14, 11.19). Action: island; a = from, b = owner."""

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == a:
            return ISLANDER_COMES_FROM_HERE
        return LEGAL if s.crowd[x] < s.box.room else DESTINATION_FULL

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.put(a, b, -1)
        s.put(x, b, 1)
        s.tell(tell.ISLANDER_MOVED, player, b, a, x)


APPLY_CARD: Final = ApplyCard(AUTO)
TREASURE_FROM: Final = TreasureFrom(CHOICE, ISLANDS)
TREASURE_TO: Final = TreasureTo(CHOICE, ISLANDS)
REMOVE_ONE: Final = RemoveOne(CHOICE, ISLANDS)
PLACE_ONE: Final = PlaceOne(CHOICE, ISLANDS)
ISLANDER_FROM: Final = IslanderFrom(CHOICE, ISLANDS * SEATS)
ISLANDER_TO: Final = IslanderTo(CHOICE, ISLANDS)
