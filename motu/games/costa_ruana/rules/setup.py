"""Chapter 3: set-up."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import ISLANDS, SEATS, TYPES
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.dealing import pick
from motu.kernel.journal import only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

NO_ROOM_TO_SETTLE: Final = 204
NO_CARD_LEFT: Final = 302
ALREADY_POOR: Final = 305


@final
class SetUp(Rule[Costa]):
    """Deal, lay the Condition cards and the islands, find the shaman, settle (CR-3.1 - 3.9)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        t: i64
        for t in range(TYPES):
            s.deck[t] = s.box.cards[s.players * TYPES + t]
            s.deck_left += s.deck[t]
        i: i64
        for i in range(s.islands):
            s.treasures[i] = s.box.rich
        mark = s.pending
        seat: i64
        for seat in range(s.players):
            s.supply[seat] = s.box.islanders
            s.push(DEAL.step(seat))
        s.push(TURN_TIDE.step())
        s.push(TURN_DAYLIGHT.step())
        for i in range(s.box.poor_islands):
            s.push(POOR_ISLAND.step())
        s.push(FIRST_SHAMAN.step())
        s.push(SETTLE.step(0, s.box.settlers))
        s.in_order(mark)


@final
class Deal(Rule[Costa]):
    """Each player is dealt a hand (CR-3.2)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.tell(tell.DEALT, player, s.box.hand)
        s.push(DRAW_CARD.step(player, s.box.hand))


@final
class DrawCard(Rule[Costa]):
    """Cards come from the pile one by one, seen by who draws. Outcome: card type; a = still to draw."""

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.deck[x] > 0 else NO_CARD_LEFT

    def weight(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.deck[x]

    def seen_by(self, s: Costa, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Costa, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.deck, s.below(s.deck_left)) if s.deck_left > 0 else -1

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.deck[x] -= 1
        s.deck_left -= 1
        s.add_card(player, x)
        s.tell(tell.DREW_CARD, player, x, to=only(player))
        if a > 1:
            s.push(self.step(player, a - 1))


@final
class TurnTide(Rule[Costa]):
    """The tide card starts on a random face (CR-3.3). Outcome: high, low."""

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.tide = x
        s.tell(tell.TIDE_LAID, s.tide)


@final
class TurnDaylight(Rule[Costa]):
    """The day/night card starts on a random face (CR-3.3). Outcome: day, night."""

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.daylight = 2 + x
        s.tell(tell.DAYLIGHT_LAID, s.daylight)


@final
class PoorIsland(Rule[Costa]):
    """Random islands get fewer treasures than the others (CR-3.5). Outcome: island."""

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.treasures[x] == s.box.rich else ALREADY_POOR

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.treasures[x] = s.box.poor
        s.tell(tell.POOR_ISLAND, x, s.box.poor)


@final
class FirstShaman(Rule[Costa]):
    """The first shaman is drawn by lot (CR-3.6). Outcome: seat."""

    def domain(self, s: Costa) -> i64:
        return s.players

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.shaman = x
        s.tell(tell.FIRST_SHAMAN, x)


@final
class Settle(Rule[Costa]):
    """From the shaman clockwise, one islander at a time, lap after lap (CR-3.8). a = laps."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        if a == 0:
            return
        mark = s.pending
        i: i64
        for i in range(s.players):
            s.push(SETTLE_ISLANDER.step(s.clockwise(s.shaman, i)))
        s.push(self.step(0, a - 1))
        s.in_order(mark)


@final
class SettleIslander(Rule[Costa]):
    """One islander from the supply goes to any island with room (CR-3.9). Action: island."""

    def domain(self, s: Costa) -> i64:
        return s.islands

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.crowd[x] < s.box.room else NO_ROOM_TO_SETTLE

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        s.supply[player] -= 1
        s.put(x, player, 1)
        s.tell(tell.SETTLED, player, x)


SET_UP: Final = SetUp(AUTO)
DEAL: Final = Deal(AUTO)
DRAW_CARD: Final = DrawCard(CHANCE, TYPES, weighted=True)
TURN_TIDE: Final = TurnTide(CHANCE, 2)
TURN_DAYLIGHT: Final = TurnDaylight(CHANCE, 2)
POOR_ISLAND: Final = PoorIsland(CHANCE, ISLANDS)
FIRST_SHAMAN: Final = FirstShaman(CHANCE, SEATS)
SETTLE: Final = Settle(AUTO)
SETTLE_ISLANDER: Final = SettleIslander(CHOICE, ISLANDS)
