"""Chapter 6: drawing cards, open and hidden."""

from __future__ import annotations

from typing import Final, final

from motu.games.mangrovia.box import FIRST, FIRST_LANDSCAPE, LANDSCAPE, LANDSCAPES, OFFERING, OFFERINGS
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.rules.memory import draw_unseen, form_pile, reveal, take_into_hand, take_openly
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, Rule
from motu.kernel.journal import all_but, only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

NOTHING_TO_DRAW: Final = 420
NOT_OPEN: Final = 601
NONE_OPEN: Final = 606
PILE_OUT: Final = 608
BOTH_PILES_OUT: Final = 10608


def pick_from_pile(s: Mangrovia, kind: i64) -> i64:
    """A piece of a pile or of the bag, each as likely as any other: its number within its kind; or -1."""
    if s.pile_left[kind] == 0:
        return -1
    nth = s.below(s.pile_left[kind])
    t: i64
    for t in range(FIRST[kind], FIRST[kind + 1]):
        nth -= s.pile[t]
        if nth < 0:
            return t - FIRST[kind]
    return -1


def make_ready(s: Mangrovia, kind: i64) -> None:
    """An empty pile is formed anew when a card is wanted from it (MG-6.7)."""
    if s.pile_left[kind] == 0:
        form_pile(s, kind)
        s.tell(tell.PILE_FORMED, kind)


@final
class TakeFaceUp(Rule[Mangrovia]):
    """Any card lying open, or none; its place stays empty until phase 3 (MG-6.1, 6.2, 6.5, 6.6).

    Action: decline, offering 2 - 7, landscape.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x > 0:
            return LEGAL if s.display[x - 1] > 0 else NOT_OPEN
        return LEGAL if s.open_cards(OFFERING) + s.open_cards(LANDSCAPE) > 0 else NONE_OPEN

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.NO_CARD, player)
            return
        s.display[x - 1] -= 1
        take_openly(s, player, x - 1)
        if x <= OFFERINGS:
            s.tell(tell.TOOK_OFFERING, player, x + 1)
        else:
            s.tell(tell.TOOK_LANDSCAPE, player, x - 1 - OFFERINGS)


@final
class TakeFaceDown(Rule[Mangrovia]):
    """The top card of either pile, or none; one looks at it before going on (MG-6.2, 6.4, 6.7, 6.8).

    Action: decline, offering, landscape.
    """

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x > 0:
            return LEGAL if s.can_deliver(x - 1) else PILE_OUT
        return LEGAL if s.can_deliver(OFFERING) or s.can_deliver(LANDSCAPE) else BOTH_PILES_OUT

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.NO_CARD, player)
            return
        make_ready(s, x - 1)
        s.push(DRAW_OFFERING.step(player) if x == 1 else DRAW_LANDSCAPE.step(player))


@final
class UpOrDown(Rule[Mangrovia]):
    """Two open cards or two hidden ones, not one of each (MG-4.7, 4.12). Action: decline, up, down."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        up = s.open_cards(OFFERING) + s.open_cards(LANDSCAPE) > 0
        down = s.can_deliver(OFFERING) or s.can_deliver(LANDSCAPE)
        if x == 1:
            return LEGAL if up else NONE_OPEN
        if x == 2:
            return LEGAL if down else BOTH_PILES_OUT
        return LEGAL if up or down else NOTHING_TO_DRAW

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.NO_CARD, player)
            return
        s.tell(tell.CHOSE_CARDS, player, x)
        step = TAKE_FACE_UP.step(player) if x == 1 else TAKE_FACE_DOWN.step(player)
        s.push(step)
        s.push(step)


@final
class DrawOffering(Rule[Mangrovia]):
    """A hidden offering card, seen by who draws it. Outcome: value 2 - 7."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[x] > 0 else PILE_OUT

    def weight(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[x]

    def seen_by(self, s: Mangrovia, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick_from_pile(s, OFFERING)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        draw_unseen(s, player, x)
        take_into_hand(s, player, x)
        s.tell(tell.DREW_FROM_PILE, player, OFFERING, to=all_but(player))
        s.tell(tell.DREW_OFFERING, player, x + 2, to=only(player))


@final
class DrawLandscape(Rule[Mangrovia]):
    """A hidden landscape card, seen by who draws it. Outcome: landscape."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[FIRST_LANDSCAPE + x] > 0 else PILE_OUT

    def weight(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[FIRST_LANDSCAPE + x]

    def seen_by(self, s: Mangrovia, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick_from_pile(s, LANDSCAPE)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        draw_unseen(s, player, FIRST_LANDSCAPE + x)
        take_into_hand(s, player, FIRST_LANDSCAPE + x)
        s.tell(tell.DREW_FROM_PILE, player, LANDSCAPE, to=all_but(player))
        s.tell(tell.DREW_LANDSCAPE, player, x, to=only(player))


@final
class FillDisplay(Rule[Mangrovia]):
    """Cards are laid open until there are enough, as far as there are cards (MG-13.5, 13.6, 13.8).

    a = kind of card.
    """

    def run(self, s: Mangrovia, player: i64, a: i64, b: i64) -> None:
        if s.open_cards(a) < s.box.open[a] and s.can_deliver(a):
            make_ready(s, a)
            s.push(self.step(0, a))
            s.push(REVEAL_OFFERING.step() if a == OFFERING else REVEAL_LANDSCAPE.step())


@final
class RevealOffering(Rule[Mangrovia]):
    """An offering card is laid open. Outcome: value 2 - 7."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[x] > 0 else PILE_OUT

    def weight(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[x]

    def sample(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick_from_pile(s, OFFERING)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        reveal(s, x)
        s.tell(tell.REVEALED_OFFERING, x + 2)


@final
class RevealLandscape(Rule[Mangrovia]):
    """A landscape card is laid open. Outcome: landscape."""

    def check(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.pile[FIRST_LANDSCAPE + x] > 0 else PILE_OUT

    def weight(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.pile[FIRST_LANDSCAPE + x]

    def sample(self, s: Mangrovia, player: i64, a: i64, b: i64, out: Moves) -> i64:
        return pick_from_pile(s, LANDSCAPE)

    def choose(self, s: Mangrovia, player: i64, a: i64, b: i64, x: i64) -> None:
        reveal(s, FIRST_LANDSCAPE + x)
        s.tell(tell.REVEALED_LANDSCAPE, x)


TAKE_FACE_UP: Final = TakeFaceUp(CHOICE, 1 + OFFERINGS + LANDSCAPES, may_lapse=True)
TAKE_FACE_DOWN: Final = TakeFaceDown(CHOICE, 3, may_lapse=True)
UP_OR_DOWN: Final = UpOrDown(CHOICE, 3, may_lapse=True)
DRAW_OFFERING: Final = DrawOffering(CHANCE, OFFERINGS, weighted=True)
DRAW_LANDSCAPE: Final = DrawLandscape(CHANCE, LANDSCAPES, weighted=True)
FILL_DISPLAY: Final = FillDisplay(AUTO)
REVEAL_OFFERING: Final = RevealOffering(CHANCE, OFFERINGS, weighted=True)
REVEAL_LANDSCAPE: Final = RevealLandscape(CHANCE, LANDSCAPES, weighted=True)
