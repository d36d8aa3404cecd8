"""What each seat may know: rituals behind screens, in the bag and in the discard, and goods stolen unseen.

Pearls, mana, goods and missions taken are hidden but can be counted, because every gain was public; only a
good stolen at random is known to nobody but thief and victim. Each theft is kept in `loot` with the lowest
number of each good that both have had since: a theft of another good fits all that others saw only if the
victim could have done without that good all the time, and the thief without the true one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from motu.games.raiatea.rules.pieces import BACKS, COMMON, DRAWN, GOODS, RITUALS, SLOTS
from motu.kernel.core import UNKNOWN
from motu.kernel.vectors import i64, vec, zeros

if TYPE_CHECKING:
    from motu.games.raiatea.state import Raiatea

THEFTS: Final = 12  # remembered; the oldest is forgotten first
THEFT: Final = 11  # thief, victim, good, then the lowest numbers of the victim and of the thief
VICTIM_LOW: Final = 3
THIEF_LOW: Final = 7
NO_CARD: Final = 64


def hide(s: Raiatea, viewer: i64) -> None:
    """Overwrite what `viewer` may not see."""
    i: i64
    seat: i64
    for i in range(RITUALS):
        s.deck[i] = UNKNOWN
    for seat in range(s.players):
        if seat == viewer:
            continue
        s.progress[seat] = UNKNOWN
        for i in range(seat * RITUALS, (seat + 1) * RITUALS):
            s.hand[i] = UNKNOWN
            s.bagged[i] = UNKNOWN
            s.rejected[i] = UNKNOWN
        for i in range(seat * DRAWN, (seat + 1) * DRAWN):
            s.drawn[i] = UNKNOWN
        if s.finished:
            continue  # the screens are lifted
        if not s.open_screens:
            s.pearls[seat] = UNKNOWN
            s.mana[seat] = UNKNOWN
        if not s.open_screens or doubtful(s, viewer, seat):
            for i in range(seat * GOODS, (seat + 1) * GOODS):
                s.goods[i] = UNKNOWN
    for i in range(THEFTS * THEFT):
        s.loot[i] = UNKNOWN
    s.thefts = UNKNOWN
    if not s.finished and not s.open_screens:
        for i in range(SLOTS):
            if s.taker[i] >= 0 and s.taker[i] != viewer:
                s.tile[i] = UNKNOWN


@final
class Pile:
    """Cards of one back that a viewer has not seen."""

    def __init__(self) -> None:
        self.cards: vec[i64] = zeros(256)
        self.left: i64 = 0

    def add(self, card: i64, copies: i64) -> None:
        """So many cards of a type are among them."""
        i: i64
        for i in range(copies):
            self.cards[self.left] = card
            self.left += 1

    def draw(self, s: Raiatea) -> i64:
        """Any of them, with the dice of the state."""
        at = s.below(self.left)
        card = self.cards[at]
        self.left -= 1
        self.cards[at] = self.cards[self.left]
        return card


def deal(s: Raiatea, viewer: i64) -> None:
    """Deal anew what `viewer` has not seen: sets, hands, bags, rejected cards, and what is left as decks."""
    normal = Pile()
    forbidden = Pile()
    card: i64
    for card in range(s.box.ritual_slots):
        unseen = unseen_copies(s, viewer, card)
        s.deck[card] = 0
        if s.box.ritual_back[card]:
            forbidden.add(card, unseen)
        else:
            normal.add(card, unseen)
    seat: i64
    for seat in range(s.players):
        if seat != viewer:
            deal_seat(s, seat, normal, forbidden)
    i: i64
    for i in range(normal.left):
        s.deck[normal.cards[i]] += 1
    for i in range(forbidden.left):
        s.deck[forbidden.cards[i]] += 1
    deal_loot(s, viewer)


def unseen_copies(s: Raiatea, viewer: i64, card: i64) -> i64:
    """Copies of a ritual that lie where the viewer cannot look."""
    if s.box.ritual_tane[card] > s.tane:
        return 0
    unseen = s.box.ritual_copies[card] - s.discard[card] - s.performing[card]
    i: i64
    for i in range(s.row_left):
        if s.row[i] == card:
            unseen -= 1
    for i in range(s.players):
        unseen -= s.front[i * RITUALS + card]
    if viewer < s.players:
        at = viewer * RITUALS + card
        unseen -= s.hand[at] + s.bagged[at] + s.rejected[at]
        for i in range(viewer * DRAWN, (viewer + 1) * DRAWN):
            if s.drawn[i] == card:
                unseen -= 1
    return unseen


def deal_seat(s: Raiatea, seat: i64, normal: Pile, forbidden: Pile) -> None:
    """New cards for a seat, as many of each back as everybody knows it has."""
    i: i64
    back: i64
    s.progress[seat] = 0
    for i in range(seat * RITUALS, (seat + 1) * RITUALS):
        s.hand[i] = 0
        s.bagged[i] = 0
        s.rejected[i] = 0
    for i in range(seat * DRAWN, (seat + 1) * DRAWN):
        s.drawn[i] = NO_CARD
    for i in range(s.drawn_size[seat]):
        add_drawn(s, seat, forbidden.draw(s) if s.drawn_back else normal.draw(s))
    for back in range(BACKS):
        pile = forbidden if back else normal
        for i in range(s.held[seat * BACKS + back]):
            s.hand[seat * RITUALS + pile.draw(s)] += 1
        for i in range(s.refused[seat * BACKS + back]):
            s.rejected[seat * RITUALS + pile.draw(s)] += 1
    if s.bag_closed:
        fill_bag(s, seat)


def add_drawn(s: Raiatea, seat: i64, card: i64) -> None:
    """A card joins the set a seat has drawn, which stays sorted."""
    at = (seat + 1) * DRAWN - 1
    while at > seat * DRAWN and s.drawn[at - 1] > card:
        s.drawn[at] = s.drawn[at - 1]
        at -= 1
    s.drawn[at] = card


def fill_bag(s: Raiatea, seat: i64) -> None:
    """Some legal preparation, more likely a full one than not: nobody knows what is in the bag."""
    clipped: i64 = 0
    card: i64
    i: i64
    for card in range(s.box.ritual_slots):
        at = seat * RITUALS + card
        if s.box.ritual_category[card] != COMMON:
            clipped += s.hand[at]
            continue
        for i in range(s.hand[at]):
            if s.below(4) > 0:
                s.hand[at] -= 1
                s.bagged[at] += 1
    for i in range(min(clipped, s.clips[seat])):
        if s.below(4) == 0:
            return
        nth = s.below(clipped - i)
        for card in range(s.box.ritual_slots):
            at = seat * RITUALS + card
            if s.box.ritual_category[card] != COMMON:
                nth -= s.hand[at]
                if nth < 0:
                    s.hand[at] -= 1
                    s.bagged[at] += 1
                    break


# --- goods stolen unseen ----------------------------------------------------------------------------


def doubtful(s: Raiatea, viewer: i64, seat: i64) -> bool:
    """Whether a seat stole or lost a good of which the viewer has not seen the kind."""
    i: i64
    for i in range(s.thefts):
        thief = s.loot[i * THEFT]
        victim = s.loot[i * THEFT + 1]
        if (thief == seat or victim == seat) and viewer != thief and viewer != victim:
            return True
    return False


def note_theft(s: Raiatea, thief: i64, victim: i64, good: i64) -> None:
    """Remember a theft that has just been carried out."""
    i: i64
    if s.thefts == THEFTS:
        for i in range((THEFTS - 1) * THEFT):
            s.loot[i] = s.loot[i + THEFT]
        s.thefts -= 1
    at = s.thefts * THEFT
    s.loot[at] = thief
    s.loot[at + 1] = victim
    s.loot[at + 2] = good
    for i in range(GOODS):
        s.loot[at + VICTIM_LOW + i] = s.goods[victim * GOODS + i]
        s.loot[at + THIEF_LOW + i] = s.goods[thief * GOODS + i]
    s.thefts += 1


def note_spent(s: Raiatea, seat: i64, good: i64) -> None:
    """A seat has one good less: perhaps fewer than ever since a theft."""
    left = s.goods[seat * GOODS + good]
    i: i64
    for i in range(s.thefts):
        at = i * THEFT
        if s.loot[at] == seat:
            s.loot[at + THIEF_LOW + good] = min(s.loot[at + THIEF_LOW + good], left)
        elif s.loot[at + 1] == seat:
            s.loot[at + VICTIM_LOW + good] = min(s.loot[at + VICTIM_LOW + good], left)


def deal_loot(s: Raiatea, viewer: i64) -> None:
    """Thefts that the viewer did not witness may have been of another good."""
    theft: i64
    good: i64
    for theft in range(s.thefts):
        at = theft * THEFT
        thief = s.loot[at]
        victim = s.loot[at + 1]
        if viewer == thief or viewer == victim:
            continue
        if s.payer == thief or s.payer == victim:
            continue  # he must be able to pay the mission he has named
        true = s.loot[at + 2]
        if s.loot[at + THIEF_LOW + true] == 0:
            continue
        weights: i64 = 1
        for good in range(GOODS):
            weights += s.loot[at + VICTIM_LOW + good]
        nth = s.below(weights) - 1  # the stolen card itself, then the others the victim kept
        for good in range(GOODS):
            if nth < 0:
                break
            nth -= s.loot[at + VICTIM_LOW + good]
            if nth < 0 and good != true:
                swap_theft(s, theft, good)


def swap_theft(s: Raiatea, theft: i64, good: i64) -> None:
    """In this world the thief took `good` instead: both have had it so ever since."""
    at = theft * THEFT
    thief = s.loot[at]
    victim = s.loot[at + 1]
    true = s.loot[at + 2]
    s.loot[at + 2] = good
    s.goods[victim * GOODS + good] -= 1
    s.goods[victim * GOODS + true] += 1
    s.goods[thief * GOODS + true] -= 1
    s.goods[thief * GOODS + good] += 1
    other: i64
    for other in range(s.thefts):
        later = other >= theft
        shift_low(s, other, victim, good, true, later)
        shift_low(s, other, thief, true, good, later)


def shift_low(s: Raiatea, theft: i64, seat: i64, less: i64, more: i64, later: bool) -> None:
    """One `less` and one `more` for a seat; before an earlier theft only the loss can be counted on."""
    at = theft * THEFT
    if s.loot[at] == seat:
        at += THIEF_LOW
    elif s.loot[at + 1] == seat:
        at += VICTIM_LOW
    else:
        return
    s.loot[at + less] = max(s.loot[at + less] - 1, 0)
    if later:
        s.loot[at + more] += 1
