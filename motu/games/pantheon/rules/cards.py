"""Chapter 8: drawing cards, the face-up row, exhausted piles."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import CARDS, EMPTY
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.dealing import pick
from motu.kernel.journal import only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

PILE: Final = 10  # answers to TakeCard after the card types
STOP: Final = 11

NOT_IN_PILE: Final = 109
CARDS_DUE: Final = 801
CARD_NOT_IN_ROW: Final = 10801


def form_pile(s: Pantheon) -> None:
    """An empty pile is formed anew from the discard pile (PA-8.3)."""
    if s.discard_size == 0:
        return
    s.tell(tell.PILE_FORMED, s.discard_size)
    card: i64
    for card in range(CARDS):
        s.pile[card] += s.discard[card]
        s.discard[card] = 0
    s.pile_size += s.discard_size
    s.discard_size = 0


def call_hands_in(s: Pantheon) -> None:
    """Without any other card all hands become the pile, the drawer's too (PA-8.4)."""
    seat: i64
    card: i64
    for seat in range(s.players):
        for card in range(CARDS):
            s.pile[card] += s.hand[seat * CARDS + card]
            s.hand[seat * CARDS + card] = 0
            s.known[seat * CARDS + card] = 0
        s.pile_size += s.hand_size[seat]
        s.hand_size[seat] = 0
    s.tell(tell.HANDS_CALLED_IN, s.pile_size)


def draw_cards(s: Pantheon, seat: i64, cards: i64) -> None:
    """Cards from the pile are owed to a player, whatever must be done to have a pile."""
    if s.pile_size == 0:
        form_pile(s)
    if s.pile_size == 0:
        call_hands_in(s)
    if s.pile_size > 0:
        s.push(HAND_CARD.step(seat, cards))


def fill_row(s: Pantheon) -> None:
    """Empty places of the row are filled while pile or discard last; hands never serve (PA-8.2, 8.5)."""
    if s.row_gaps == 0:
        return
    if s.pile_size == 0:
        form_pile(s)
    if s.pile_size > 0:
        s.push(ROW_CARD.step())


@final
class DrawCards(Rule[Pantheon]):
    """Cards are drawn from the pile (PA-3.11, 9.7, 10.5). a = how many."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        s.tell(tell.DREW, player, a)
        draw_cards(s, player, a)


@final
class DrawOn(Rule[Pantheon]):
    """The cards still owed when row or pile had to be seen to (PA-8.4). a = how many."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        draw_cards(s, player, a)


@final
class FillRow(Rule[Pantheon]):
    """Empty places of the row are filled from the left (PA-8.2)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        fill_row(s)


@final
class HandCard(Rule[Pantheon]):
    """A card from the pile, seen by who draws it. Outcome: card type; a = cards owed."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[x] > 0 else NOT_IN_PILE

    def weight(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[x]

    def seen_by(self, s: Pantheon, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.pile, s.below(s.pile_size))

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.pile[x] -= 1
        s.pile_size -= 1
        s.hand[player * CARDS + x] += 1
        s.hand_size[player] += 1
        s.tell(tell.DREW_CARD, player, x, to=only(player))
        if s.row_gaps == 0 and s.pile_size > 0:
            if a > 1:
                s.push(self.step(player, a - 1))
            return
        if a > 1:
            s.push(DRAW_ON.step(player, a - 1))
        fill_row(s)


@final
class RowCard(Rule[Pantheon]):
    """A card for the leftmost empty place of the row (PA-8.2, 8.5). Outcome: card type."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[x] > 0 else NOT_IN_PILE

    def weight(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[x]

    def sample(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick(s.pile, s.below(s.pile_size))

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.pile[x] -= 1
        s.pile_size -= 1
        place: i64 = 0
        while s.row[place] != EMPTY:
            place += 1
        s.row[place] = x
        s.row_gaps -= 1
        s.tell(tell.ROW_CARD, x)
        fill_row(s)


@final
class TakeCard(Rule[Pantheon]):
    """Three cards one by one, from the row or the pile; those of Gadicea may be left (PA-8.1, 10.12).

    Action: card type in the row, pile, stop; a = cards due, b = optional ones after them.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == PILE:
            return LEGAL
        if x == STOP:
            return LEGAL if a == 0 else CARDS_DUE
        place: i64
        for place in range(s.box.row):
            if s.row[place] == x:
                return LEGAL
        return CARD_NOT_IN_ROW

    def options(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> None:
        seen: i64 = 0
        place: i64
        one: i64 = 1
        for place in range(s.box.row):
            card = s.row[place]
            if card != EMPTY and not seen >> card & 1:
                seen |= one << card
                out.add(card)
        out.add(PILE)
        if a == 0:
            out.add(STOP)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == STOP:
            return
        if a > 1:
            s.push(self.step(player, a - 1, b))
        elif a == 1 and b > 0:
            s.push(self.step(player, 0, b))
        elif a == 0 and b > 1:
            s.push(self.step(player, 0, b - 1))
        if x == PILE:
            s.tell(tell.DREW, player, 1)
            draw_cards(s, player, 1)
            return
        place: i64 = 0
        while s.row[place] != x:
            place += 1
        s.row[place] = EMPTY
        s.row_gaps += 1
        s.gain_openly(player, x)
        s.tell(tell.TOOK_CARD, player, x)
        fill_row(s)


DRAW_CARDS: Final = DrawCards(AUTO)
DRAW_ON: Final = DrawOn(AUTO)
FILL_ROW: Final = FillRow(AUTO)
HAND_CARD: Final = HandCard(CHANCE, CARDS, weighted=True)
ROW_CARD: Final = RowCard(CHANCE, CARDS, weighted=True)
TAKE_CARD: Final = TakeCard(CHOICE, STOP + 1)
