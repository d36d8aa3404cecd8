"""Chapter 6: the helper turns strength into things."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import COPIES, SYMBOLS, TYPES
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.rules.cards import NO_CARD_LEFT, TAKE_GOD_CARD
from motu.games.bora_bora.rules.expansion import move_huts
from motu.games.bora_bora.rules.materials import ANY_KIND, PLACE_MATERIAL, due
from motu.games.bora_bora.state import FROM_HELPER, HELD, SHIFTED, Bora
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

WOMEN: Final = 0
MEN: Final = 1

TATTOO: Final = 0  # purchases in the order of HELP_NAMES
COLLECT: Final = 1
POINT: Final = 2
OFFERING: Final = 3
CARD: Final = 4
MATERIAL: Final = 5
HUT: Final = 6
STOP: Final = 7

FIRST_SINGLE: Final = 12  # actions: tattoo by symbols, collect by symbols, then one for each other purchase
ACTIONS: Final = 18

TOO_FEW_POINTS: Final = 601
NO_MAN_LIKE_THAT: Final = 602
NO_WOMAN_LIKE_THAT: Final = 603
NO_HUT_TO_MOVE: Final = 608
MAN_IS_TATTOOED: Final = 609
WOMAN_HAS_COLLECTED: Final = 10609
SLOT_12_HAS_PERSON: Final = 506


def purchase(x: i64) -> i64:
    """What an action buys."""
    if x < FIRST_SINGLE:
        return x // SYMBOLS
    return x - FIRST_SINGLE + POINT


def person_to_shift(s: Bora, player: i64, sex: i64, symbols: i64) -> i64:
    """Of the people alike the one whose type comes first (BB-6.9); -1 without any."""
    tile: i64
    for tile in range(sex * TYPES * COPIES, (sex + 1) * TYPES * COPIES):
        if s.person_at[tile] == HELD + player and s.box.symbols[tile] == symbols:
            return tile
    return -1


@final
class SpendHelp(Rule[Bora]):
    """As many points as the strength, spent one purchase after the other or given up (BB-6.1 - 6.12).

    Action: tattoo a man of k symbols 0-5, a woman of k symbols collects 6-11, point, offering, god card,
    material, move a hut, stop; a = points left, b = rank of the last purchase.
    """

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        what = purchase(x)
        if what == STOP:
            return LEGAL
        if what <= COLLECT:
            sex = MEN if what == TATTOO else WOMEN
            if s.waiting[(player * 2 + sex) * SYMBOLS + x % SYMBOLS] == 0:
                return self._why_nobody(s, player, sex, x % SYMBOLS + 1)
        elif what == CARD and s.cards_left() == 0:
            return NO_CARD_LEFT
        elif what == HUT and s.movable_huts(player) == 0:
            return NO_HUT_TO_MOVE if s.hut_slots[player] == 0 else SLOT_12_HAS_PERSON
        return LEGAL if s.box.help_cost[what] <= a else TOO_FEW_POINTS

    def _why_nobody(self, s: Bora, player: i64, sex: i64, symbols: i64) -> i64:
        """Nobody with so many symbols is waiting: there never was, or the turn has been taken (BB-6.9)."""
        tile: i64
        for tile in range(sex * TYPES * COPIES, (sex + 1) * TYPES * COPIES):
            if s.person_at[tile] == SHIFTED + player and s.box.symbols[tile] == symbols:
                return MAN_IS_TATTOOED if sex == MEN else WOMAN_HAS_COLLECTED
        return NO_MAN_LIKE_THAT if sex == MEN else NO_WOMAN_LIKE_THAT

    def options(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> None:
        """As `check`, without asking why somebody cannot be shifted."""
        x: i64
        for x in range(ACTIONS):
            if x < FIRST_SINGLE:
                sex = MEN if purchase(x) == TATTOO else WOMEN
                if s.waiting[(player * 2 + sex) * SYMBOLS + x % SYMBOLS] == 0:
                    continue
            if self.check(s, player, a, b, x) == LEGAL:
                out.add(x)

    def redundant(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Search buys in one order, and takes points rather than giving strength up."""
        what = purchase(x)
        if what == STOP:
            return s.box.help_cost[POINT] <= a
        return rank(what) < b

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        what = purchase(x)
        if what == STOP:
            s.tell(tell.HELP_LOST, player, a)
            return
        left = a - s.box.help_cost[what]
        if left > 0:
            s.push(self.step(player, left, rank(what)))
        if what <= COLLECT:
            shift(s, player, MEN if what == TATTOO else WOMEN, x % SYMBOLS + 1)
        elif what == POINT:
            s.score(player, FROM_HELPER, 1)
            s.tell(tell.HELP_POINTS, player, 1)
        elif what == OFFERING:
            s.offerings[player] += 1
            s.tell(tell.OFFERINGS, player, 1)
        elif what == CARD:
            s.push(TAKE_GOD_CARD.step(player, 1))
        elif what == MATERIAL:
            s.push(PLACE_MATERIAL.step(player, due(ANY_KIND, 1)))
        else:
            move_huts(s, player, 1)


def rank(what: i64) -> i64:
    """The order in which search buys: people, huts, materials, offerings, cards, points."""
    if what <= COLLECT:
        return what
    if what == HUT:
        return 2
    if what == POINT:
        return 6
    return 4 if what == OFFERING else 5 if what == CARD else 3


def shift(s: Bora, player: i64, sex: i64, symbols: i64) -> None:
    """A man is tattooed and gains status, a woman collects shells; once in the game (BB-6.2, 6.3, 6.9)."""
    tile = person_to_shift(s, player, sex, symbols)
    s.person_at[tile] = SHIFTED + player
    s.waiting[(player * 2 + sex) * SYMBOLS + symbols - 1] -= 1
    s.shifted[player * 2 + sex] += 1
    if sex == MEN:
        s.climb(player, symbols)
        s.tell(tell.TATTOOED, player, tile)
    else:
        s.shells[player] += symbols
        s.tell(tell.COLLECTED, player, tile)


SPEND_HELP: Final = SpendHelp(CHOICE, ACTIONS)
