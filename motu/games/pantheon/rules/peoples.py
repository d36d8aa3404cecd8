"""Chapter 3: what happens when a people rises."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.buying import GIVEN
from motu.games.pantheon.rules.buying import PURCHASE as BUY
from motu.games.pantheon.rules.cards import DRAW_CARDS, fill_row
from motu.games.pantheon.rules.deities import BY_GALLIA, DRAW_A_DEITY
from motu.games.pantheon.rules.pieces import (
    CARDS,
    CARDS_FOR_ALL,
    DEITIES,
    FAVOUR,
    GIFT,
    HAND,
    HIGHEST_MONEY,
    PURCHASE,
    SWAP,
)
from motu.games.pantheon.rules.rewards import RAISE_OFFERING
from motu.games.pantheon.state import COLUMNS, FEET, GENERAL, OWN, PIECES, Pantheon
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

MOST_SWAPPED: Final = 12

CARD_NOT_HELD: Final = 20117
FEET_NOT_SWAPPED: Final = 306
COLUMNS_NOT_SWAPPED: Final = 10306
DEITIES_USED_UP: Final = 1020


@final
class PeopleRises(Rule[Pantheon]):
    """The effect of the people, each player in turn order (PA-2.8)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        if s.box.rise[s.people] == HIGHEST_MONEY:
            sort_special_money(s)
            return
        mark = s.pending
        i: i64
        for i in range(s.players):
            s.push(PEOPLE_EFFECT.step(s.clockwise(s.first, i)))
        s.in_order(mark)


def sort_special_money(s: Pantheon) -> None:
    """Persia: the highest special money card comes on top, the lowest at the bottom (PA-3.7)."""
    s.tell(tell.MONEY_SORTED)
    i: i64
    for i in range(1, s.special_left):
        card = s.special[i]
        at = i
        while at > 0 and s.special[at - 1] > card:
            s.special[at] = s.special[at - 1]
            at -= 1
        s.special[at] = card


@final
class PeopleEffect(Rule[Pantheon]):
    """What the people does for one player (PA-3.1 - 3.14)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        effect = s.box.rise[s.people]
        amount = s.box.rise_amount[s.people]
        if effect == FAVOUR:
            s.push(GALLIA_FAVOUR.step(player, amount))
        elif effect == HAND:
            held = s.hand_size[player]
            if held < amount:
                s.push(DRAW_CARDS.step(player, amount - held))
            elif held > amount:
                s.push(DISCARD_TO_SEVEN.step(player, held - amount))
        elif effect == SWAP:
            s.push(SWAP_PIECES.step(player))
        elif effect == PURCHASE:
            s.push(BUY.step(player, 0, GIVEN))
        elif effect == GIFT:
            s.push(RAISE_OFFERING.step(player, amount))
        elif effect == CARDS_FOR_ALL:
            s.push(DRAW_CARDS.step(player, amount))


@final
class GalliaFavour(Rule[Pantheon]):
    """Gallia: two cards, or the top deity is revealed (PA-3.1). Action: cards, deity; a = cards."""

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == 0 or s.deity_left > 0:
            return LEGAL
        deity: i64
        for deity in range(DEITIES):
            if s.deity_removed[deity] > 0:
                return LEGAL
        return DEITIES_USED_UP

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.CHOSE_CARDS, player)
            s.push(DRAW_CARDS.step(player, a))
        else:
            s.push(DRAW_A_DEITY.step(player, BY_GALLIA))


@final
class DiscardToSeven(Rule[Pantheon]):
    """Germania, Graecia: who has too many cards chooses which to discard (PA-3.4, 3.5).

    Action: card type; a = cards too many, b = the last type + 1.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.hand[player * CARDS + x] > 0 else CARD_NOT_HELD

    def redundant(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Types never fall, and enough cards must follow."""
        if b > x + 1:
            return True
        later: i64 = 0
        card: i64
        for card in range(x, CARDS):
            later += s.hand[player * CARDS + card]
        return later < a

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        s.toss(player, x, 1)
        s.tell(tell.DISCARDED, player, x)
        if a > 1:
            s.push(self.step(player, a - 1, x + 1))
        else:
            s.reveal()
        fill_row(s)


@final
class SwapPieces(Rule[Pantheon]):
    """Aegyptus: own feet become columns or the reverse, one for one (PA-3.6).

    Action: 12 + feet that become columns, 12 - columns that become feet.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x >= MOST_SWAPPED:
            feet = min(s.own(player, FEET), s.general(player, COLUMNS))
            return LEGAL if x - MOST_SWAPPED <= feet else FEET_NOT_SWAPPED
        columns = min(s.own(player, COLUMNS), s.general(player, FEET))
        return LEGAL if MOST_SWAPPED - x <= columns else COLUMNS_NOT_SWAPPED

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        feet = x - MOST_SWAPPED  # that become columns
        if feet == 0:
            s.tell(tell.SWAPPED_NOT, player)
            return
        at = player * PIECES
        s.pieces[at + FEET + OWN] -= feet
        s.pieces[at + FEET + GENERAL] += feet
        s.pieces[at + COLUMNS + OWN] += feet
        s.pieces[at + COLUMNS + GENERAL] -= feet
        s.tell(tell.SWAPPED, player, 1 if feet > 0 else 0, feet if feet > 0 else -feet)


PEOPLE_RISES: Final = PeopleRises(AUTO)
PEOPLE_EFFECT: Final = PeopleEffect(AUTO)
GALLIA_FAVOUR: Final = GalliaFavour(CHOICE, 2)
DISCARD_TO_SEVEN: Final = DiscardToSeven(CHOICE, CARDS, guarded=True)
SWAP_PIECES: Final = SwapPieces(CHOICE, 2 * MOST_SWAPPED + 1)
