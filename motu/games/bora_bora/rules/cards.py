"""God cards: the row, the deck and the discard (BB-6.13, 6.14, 6.20, 17.2)."""

from __future__ import annotations

from typing import Final, final

from motu.games.bora_bora.box import COLOURS
from motu.games.bora_bora.rules import tell
from motu.games.bora_bora.state import Bora
from motu.kernel.core import CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.dealing import pick
from motu.kernel.journal import all_but, only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

BLIND: Final = 5

NOT_FACE_UP: Final = 613
NOT_IN_DECK: Final = 10613  # of nature's draws
NO_CARD_LEFT: Final = 620
DECK_USED_UP: Final = 1702


def need_card(s: Bora) -> None:
    """The deck is about to give a card: an empty one is rebuilt from the discard (BB-17.2)."""
    if s.deck_size == 0:
        s.rebuild_deck()
        s.tell(tell.DECK_REBUILT, s.deck_size)


def fill_row(s: Bora) -> None:
    """Vacant places are filled at once, as long as there are cards (BB-6.14)."""
    if s.row_size < s.box.row and s.deck_size + s.discard_size > 0:
        need_card(s)
        s.push(TURN_GOD_CARD.step())


@final
class TakeGodCard(Rule[Bora]):
    """A card of the row, or the top of the deck unseen (BB-6.13). Action: colour, 5 blind; a = still due."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == BLIND:
            return LEGAL if s.deck_size + s.discard_size > 0 else DECK_USED_UP
        return LEGAL if s.face_up[x] > 0 else NOT_FACE_UP

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        if a > 1:
            s.push(self.step(player, a - 1))
        if x == BLIND:
            need_card(s)
            s.push(DRAW_GOD_CARD.step(player, 1))
            return
        s.face_up[x] -= 1
        s.row_size -= 1
        s.hand[player * COLOURS + x] += 1
        s.known[player * COLOURS + x] += 1
        s.hand_size[player] += 1
        s.tell(tell.CARD_TAKEN, player, x)
        fill_row(s)


@final
class TurnGodCard(Rule[Bora]):
    """A card of the deck is turned up for the row. Outcome: colour."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.deck[x] > 0 else NOT_IN_DECK

    def weight(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.deck[x]

    def sample(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.deck, s.below(s.deck_size)) if s.deck_size > 0 else -1

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.deck[x] -= 1
        s.deck_size -= 1
        s.face_up[x] += 1
        s.row_size += 1
        s.tell(tell.CARD_TURNED, x)
        fill_row(s)


@final
class DrawGodCard(Rule[Bora]):
    """Cards of the deck go to a hand, seen by who draws. Outcome: colour; a = still due."""

    def check(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.deck[x] > 0 else NOT_IN_DECK

    def weight(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.deck[x]

    def seen_by(self, s: Bora, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Bora, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.deck, s.below(s.deck_size)) if s.deck_size > 0 else -1

    def choose(self, s: Bora, player: i64, a: i64, b: i64, x: i64) -> None:
        s.deck[x] -= 1
        s.deck_size -= 1
        s.hand[player * COLOURS + x] += 1
        s.hand_size[player] += 1
        s.tell(tell.CARD_DRAWN, player, x, to=only(player))
        s.tell(tell.CARD_DRAWN_HIDDEN, player, to=all_but(player))
        if a > 1:
            s.push(self.step(player, a - 1))


TAKE_GOD_CARD: Final = TakeGodCard(CHOICE, COLOURS + 1, may_lapse=True)
TURN_GOD_CARD: Final = TurnGodCard(CHANCE, COLOURS, weighted=True)
DRAW_GOD_CARD: Final = DrawGodCard(CHANCE, COLOURS, weighted=True)
