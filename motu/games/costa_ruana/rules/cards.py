"""Chapters 5 and 6: one card face up, one card face down, in front of anybody."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import HAND, SEATS, TYPES
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.state import Costa
from motu.kernel.core import CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.journal import all_but, only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

NOT_IN_HAND: Final = 505


def list_cards_and_seats(s: Costa, player: i64, out: Moves) -> None:
    """Each type in hand once, in front of each seat."""
    last: i64 = -1
    i: i64
    r: i64
    for i in range(player * HAND, player * HAND + s.hand_size[player]):
        card = s.hand[i]
        if card != last:
            last = card
            for r in range(s.players):
                out.add(card * SEATS + r)


@final
class PlayFaceUp(Rule[Costa]):
    """Each player lays one card face up before himself or anybody else (CR-5.1, 5.2).

    Action: card type * 6 + places clockwise to the holder.
    """

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x % SEATS >= s.players:
            return NO_SUCH_ACTION
        return LEGAL if s.holds(player, x // SEATS) else NOT_IN_HAND

    def options(self, s: Costa, player: i64, a: i64, b: i64, out: Moves) -> None:
        list_cards_and_seats(s, player, out)

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        card = x // SEATS
        holder = s.clockwise(player, x % SEATS)
        s.lay(player, 0, card, holder)
        s.reveal()
        s.tell(tell.LAID_FACE_UP, player, card, holder)


@final
class PlayFaceDown(Rule[Costa]):
    """Then each lays one face down; only its caster knows it until the reveal (CR-6.1 - 6.3).

    Action: as face up.
    """

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x % SEATS >= s.players:
            return NO_SUCH_ACTION
        return LEGAL if s.holds(player, x // SEATS) else NOT_IN_HAND

    def options(self, s: Costa, player: i64, a: i64, b: i64, out: Moves) -> None:
        list_cards_and_seats(s, player, out)

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        holder = s.clockwise(player, x % SEATS)
        card = x // SEATS
        s.lay(player, 1, card, holder)
        s.tell(tell.LAID_FACE_DOWN, player, card, holder, to=only(player))
        s.tell(tell.LAID_HIDDEN, player, holder, to=all_but(player))

    def public(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        return x % SEATS


PLAY_FACE_UP: Final = PlayFaceUp(CHOICE, TYPES * SEATS)
PLAY_FACE_DOWN: Final = PlayFaceDown(CHOICE, TYPES * SEATS)
