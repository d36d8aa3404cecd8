"""Chapter 10: in turn order, each player resolves all active cards in front of him."""

from __future__ import annotations

from typing import Final, final

from motu.games.costa_ruana.box import EMPTY, SEATS, face_of
from motu.games.costa_ruana.rules.effects import APPLY_CARD, kind_of
from motu.games.costa_ruana.rules.stakes import table_card
from motu.games.costa_ruana.state import TABLE, Costa
from motu.kernel.core import AUTO, CHOICE, LEGAL, NO_SUCH_ACTION, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

IN_FRONT_OF_ANOTHER: Final = 1001
CARD_GONE: Final = 11001
ANOTHER_KIND_FIRST: Final = 1002
ALIKE: Final = 1017
NO_KIND: Final = 4


@final
class ResolveCardsOf(Rule[Costa]):
    """Treasures first, then removals, placements and moves, until no card is left (CR-10.1, 10.2)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        first: i64 = NO_KIND
        at: i64
        for at in range(TABLE):
            card = s.table_card[at]
            if card != EMPTY and s.table_holder[at] == player:
                first = min(first, kind_of(face_of(card)))
        if first < NO_KIND:
            s.push(self.step(player))  # look again after the next card
            s.push(CHOOSE_NEXT_CARD.step(player, first))


@final
class ChooseNextCard(Rule[Costa]):
    """Among cards of one kind the player before whom they lie chooses the next (CR-10.3, 10.4).

    Cards alike in face and stakers are one choice, the earliest played (CR-10.17).
    Action: lap * 6 + places clockwise to the caster; a = kind.
    """

    def check(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x % SEATS >= s.players:
            return NO_SUCH_ACTION
        at = table_card(s, player, x)
        if s.table_card[at] == EMPTY:
            return CARD_GONE
        if s.table_holder[at] != player:
            return IN_FRONT_OF_ANOTHER
        face = face_of(s.table_card[at])
        if kind_of(face) != a:
            return ANOTHER_KIND_FIRST
        other: i64
        for other in range(TABLE):
            if (
                s.table_card[other] != EMPTY
                and face_of(s.table_card[other]) == face
                and s.table_holder[other] == player
                and s.table_stakes[other] == s.table_stakes[at]
                and s.play_order(other) < s.play_order(at)
            ):
                return ALIKE
        return LEGAL

    def options(self, s: Costa, player: i64, a: i64, b: i64, out: Moves) -> None:
        x: i64
        for x in range(TABLE):
            at = table_card(s, player, x)
            lies_here = s.table_card[at] != EMPTY and s.table_holder[at] == player
            if lies_here and self.check(s, player, a, b, x) == LEGAL:
                out.add(x)

    def choose(self, s: Costa, player: i64, a: i64, b: i64, x: i64) -> None:
        """First the holder, then his own copy, then the others clockwise from him (CR-10.5, 10.6)."""
        at = table_card(s, player, x)
        face = face_of(s.table_card[at])
        stakes = s.table_stakes[at]
        s.push(SEND_STAKES_HOME.step(player, at))
        i: i64
        for i in range(s.players - 1, -1, -1):
            seat = s.clockwise(player, i)
            if stakes >> seat & 1:
                s.push(APPLY_CARD.step(seat, face, at))
        s.push(APPLY_CARD.step(player, face, at))


@final
class SendStakesHome(Rule[Costa]):
    """A resolved card is discarded; its islanders return, for the next card on (CR-10.8, 10.15)."""

    def run(self, s: Costa, player: i64, a: i64, b: i64) -> None:
        s.clear_card(a)


RESOLVE_CARDS_OF: Final = ResolveCardsOf(AUTO)
CHOOSE_NEXT_CARD: Final = ChooseNextCard(CHOICE, TABLE)
SEND_STAKES_HOME: Final = SendStakesHome(AUTO)
