"""Chapter 3: the Forest."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.assistants import NONE_ACTIVE
from motu.games.raiatea.rules.free import WINDOW
from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    FACE_ASSISTANT,
    FACE_MASK,
    FACE_MIRROR,
    FACES,
    FOREST_MANA,
    GATHERER,
    GOODS,
    KINDS,
    MASK_COPIES,
    MIRROR,
)
from motu.games.raiatea.rules.rituals import EFFECT
from motu.games.raiatea.rules.rolls import ROLL_FOR
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.dealing import pick
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = 41
USE_GATHERER: Final = 42
NO_EXTRA: Final = 4

NOT_IN_FOREST_DECK: Final = 303
NOT_IN_RESERVE: Final = 315
NO_GOOD_IN_RESERVE: Final = 1206
ONE_PER_PICK: Final = 1207


def mask_kind(face: i64) -> i64:
    """The mask or mirror on a face."""
    return MIRROR if face == FACE_MIRROR else (face - FACE_MASK) // MASK_COPIES


def push_forest(s: Raiatea) -> None:
    """Gatherers' roll, a pick each clockwise, new cards, a pick each the other way round (RA-3.1 - 3.4)."""
    mark = s.pending
    i: i64
    s.push(ROLL_FOR.step(0, GATHERER))
    s.push(FOREST_INCOME.step())
    for i in range(s.players):
        s.push(FOREST_PICK.free_step(s.clockwise(s.kahuna, i)))
    s.push(CLEAR_RESERVE.step())
    s.push(FILL_RESERVE.step(0, s.players + 1))
    for i in range(s.players):
        seat = s.clockwise(s.kahuna, s.players - i)
        s.push(FOREST_PICK.free_step(seat))
        s.push(WINDOW.step(seat))
    s.in_order(mark)


@final
class ForestIncome(Rule[Raiatea]):
    """A permanent ritual gives mana when the Forest is chosen."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        seat: i64
        for seat in range(s.players):
            mana = s.power(seat, FOREST_MANA)
            if mana > 0:
                s.mana[seat] += mana
                s.tell(tell.MANA, seat, mana)


@final
class ClearReserve(Rule[Raiatea]):
    """What is left goes to the markets; each good lowers its price (RA-2.11, 2.16, 3.3, 3.10, 3.12)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        face: i64
        for face in range(FACES):
            while s.reserve[face] > 0:
                s.reserve[face] -= 1
                s.tell(tell.TO_MARKET, face)
                if face < FACE_ASSISTANT:
                    s.to_goods_market(face)
                elif face < FACE_MIRROR:
                    s.assistant_market[face - FACE_ASSISTANT] += 1
                else:
                    s.mask_market[mask_kind(face)] += 1
        s.reserve_left = 0


@final
class FillReserve(Rule[Raiatea]):
    """Cards come from the forest deck, one by one (RA-1.9, 3.3, 3.13). a = how many."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.forest_left == 0:
            self._refill(s)
        if s.forest_left > 0:
            s.push(FOREST_CARD.step(0, a))

    def _refill(self, s: Raiatea) -> None:
        """All goods of the market but one of each type become the deck; no price moves (RA-3.9)."""
        good: i64
        for good in range(GOODS):
            if s.goods_market[good] > 1:
                s.forest_deck[good] += s.goods_market[good] - 1
                s.forest_left += s.goods_market[good] - 1
                s.goods_market[good] = 1
        if s.forest_left > 0:
            s.tell(tell.FOREST_REFILLED, s.forest_left)


@final
class ForestCard(Rule[Raiatea]):
    """A card of the forest deck joins the reserve. Outcome: face; a = still to come."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.forest_deck[x] > 0 else NOT_IN_FOREST_DECK

    def weight(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.forest_deck[x]

    def sample(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.forest_deck, s.below(s.forest_left))

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.forest_deck[x] -= 1
        s.forest_left -= 1
        s.reserve[x] += 1
        s.reserve_left += 1
        s.tell(tell.FOREST_CARD, x)
        if a > 1:
            s.push(FILL_RESERVE.step(0, a - 1))


@final
class ForestPick(Rule[Raiatea]):
    """One card of the reserve, or none; one gatherer may be used first (RA-3.2, 3.4, 3.11, 12.6, 12.7).

    Action: face, 41 decline, 42 use a gatherer; a = 1 once a gatherer was used.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        if x == USE_GATHERER:
            if a > 0:
                return ONE_PER_PICK
            return LEGAL if s.active[player * ASSISTANTS + GATHERER] > 0 else NONE_ACTIVE
        if s.box.forest[x] == 0:
            return NO_SUCH_ACTION
        return LEGAL if s.reserve[x] > 0 else NOT_IN_RESERVE

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        gatherer = a == 0 and s.active[player * ASSISTANTS + GATHERER] > 0
        if s.reserve_left == 0 and not gatherer:
            return
        x: i64
        for x in range(FACES):
            if s.reserve[x] > 0:
                out.add(x)
        out.add(DECLINE)
        if gatherer:
            out.add(USE_GATHERER)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == USE_GATHERER:
            s.exhaust(player, GATHERER)
            s.tell(tell.GATHERER_USED, player)
            s.push(self.free_step(player, 1))
            s.push(FILL_RESERVE.step(0, 1))
            return
        if a > 0:
            s.push(EXTRA_GOOD.free_step(player))
        if x == DECLINE:
            s.tell(tell.PICK_DECLINED, player)
        else:
            self._take(s, player, x)

    def _take(self, s: Raiatea, player: i64, face: i64) -> None:
        """A mask gives its treasure at once; no price moves (RA-3.5 - 3.8, 3.14)."""
        s.reserve[face] -= 1
        s.reserve_left -= 1
        s.tell(tell.PICKED, player, face)
        if face < FACE_ASSISTANT:
            s.goods[player * GOODS + face] += 1
        elif face < FACE_MIRROR:
            s.active[player * ASSISTANTS + face - FACE_ASSISTANT] += 1
        else:
            s.masks[player * KINDS + mask_kind(face)] += 1
            if s.box.treasure[face] > 0:
                s.push(EFFECT.step(player, s.box.treasure[face]))


@final
class ExtraGood(Rule[Raiatea]):
    """Who used a gatherer may also take a good of what is left in the reserve (RA-12.6).

    Action: good, 4 decline.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if x == NO_EXTRA or s.reserve[x] > 0 else NO_GOOD_IN_RESERVE

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        before = out.n
        x: i64
        for x in range(GOODS):
            if s.reserve[x] > 0:
                out.add(x)
        if out.n > before:
            out.add(NO_EXTRA)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == NO_EXTRA:
            return
        s.reserve[x] -= 1
        s.reserve_left -= 1
        s.goods[player * GOODS + x] += 1
        s.tell(tell.EXTRA_GOOD, player, x)


FOREST_INCOME: Final = ForestIncome(AUTO)
CLEAR_RESERVE: Final = ClearReserve(AUTO)
FILL_RESERVE: Final = FillReserve(AUTO)
FOREST_CARD: Final = ForestCard(CHANCE, FACES, weighted=True)
FOREST_PICK: Final = ForestPick(CHOICE, FACES + 2, guarded=True, may_lapse=True)
EXTRA_GOOD: Final = ExtraGood(CHOICE, GOODS + 1, guarded=True, may_lapse=True)
