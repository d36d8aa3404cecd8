"""Chapter 7: amulets."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import AMULET, AMULETS, FIRST_AMULET
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.drawing import pick_from_pile
from motu.games.mangrovia.rules.memory import (
    draw_unseen,
    form_pile,
    return_to_bag,
    take_into_hand,
    take_openly,
)
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, UNKNOWN, Rule
from motu.kernel.journal import all_but, only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

STACK_EMPTY: Final = 702
NOT_JUST_DRAWN: Final = 704
BAG_EMPTY: Final = 707


def can_collect(s: Mangrovia, seat: i64) -> bool:
    """Whether there is anything to collect for a seat (MG-7.2, 7.7)."""
    return why_no_amulets(s, seat) == LEGAL


def why_no_amulets(s: Mangrovia, seat: i64) -> i64:
    """LEGAL, or why a seat cannot collect amulets."""
    if s.box.drawn[s.amulet_row(seat)] == 0:
        return LEGAL if s.ones > 0 else STACK_EMPTY
    return LEGAL if s.can_deliver(AMULET) else BAG_EMPTY


def collect(s: Mangrovia, seat: i64) -> None:
    """A value-1 token from the board, or as many from the bag as the table says (MG-7.2 - 7.4)."""
    row = s.amulet_row(seat)
    if s.box.drawn[row] == 0:
        s.ones -= 1
        take_openly(s, seat, FIRST_AMULET)
        s.tell(tell.TOOK_ONE, seat)
        return
    s.drawer = seat
    s.push(SETTLE_DRAW.step(seat, s.box.returned[row]))
    s.push(DRAW_TOKENS.step(seat, s.box.drawn[row]))


@final
class CollectAmulets(Rule[Mangrovia]):
    """All that the table gives, or nothing (MG-7.8). Action: decline, collect."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return why_no_amulets(s, player)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.NO_AMULETS, player)
        else:
            collect(s, player)


@final
class DrawTokens(Rule[Mangrovia]):
    """One token after the other; an empty bag is refilled when one is wanted (MG-7.6, 7.7, 7.10).

    a = still to draw.
    """

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        if s.pile_left[AMULET] == 0:
            if not s.can_deliver(AMULET):
                return
            form_pile(s, AMULET)
            s.tell(tell.BAG_REFILLED)
        if a > 1:
            s.push(self.step(player, a - 1))
        s.push(DRAW_AMULET.step(player))


@final
class DrawAmulet(Rule[Mangrovia]):
    """A token from the bag, seen by who draws it. Outcome: value 1 - 6."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[FIRST_AMULET + x] > 0 else BAG_EMPTY

    def weight(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[FIRST_AMULET + x]

    def seen_by(self, s: Mangrovia, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick_from_pile(s, AMULET)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        draw_unseen(s, player, FIRST_AMULET + x)
        s.drawn[x] += 1
        s.drawn_left += 1
        s.tell(tell.DREW_AMULET, player, x + 1, to=only(player))


@final
class SettleDraw(Rule[Mangrovia]):
    """Of two tokens or more one goes back; the others are kept (MG-7.3, 7.4, 7.9). a = tokens to return."""

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        s.tell(tell.DREW_AMULETS, player, s.drawn_left)
        if a > 0 and s.drawn_left > 1:
            s.push(RETURN_AMULET.step(player))
        else:
            keep_tokens(s, player)


@final
class ReturnAmulet(Rule[Mangrovia]):
    """One of the tokens just drawn goes back into the bag, unseen (MG-7.4, 7.8). Action: value 1 - 6."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.drawn[x] > 0 else NOT_JUST_DRAWN

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        return_to_bag(s, player, x)
        s.tell(tell.RETURNED_ONE, player, to=all_but(player))
        s.tell(tell.RETURNED_AMULET, player, x + 1, to=only(player))
        keep_tokens(s, player)

    def public(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return 0


def keep_tokens(s: Mangrovia, player: i64) -> None:
    """The tokens of this draw now lie before their owner (MG-7.5)."""
    v: i64
    i: i64
    for v in range(AMULETS):
        for i in range(s.drawn[v]):
            take_into_hand(s, player, FIRST_AMULET + v)
        s.drawn[v] = 0
    s.drawn_left = 0
    s.drawn_before = 0
    s.drawer = UNKNOWN


COLLECT_AMULETS: Final = CollectAmulets(CHOICE, 2, may_lapse=True)
DRAW_TOKENS: Final = DrawTokens(AUTO)
DRAW_AMULET: Final = DrawAmulet(CHANCE, AMULETS, weighted=True)
SETTLE_DRAW: Final = SettleDraw(AUTO)
RETURN_AMULET: Final = ReturnAmulet(CHOICE, AMULETS, guarded=True)
