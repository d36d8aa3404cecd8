"""Drawing rituals by rank and keeping some of them (RA-4.4 - 4.9, 4.15, 4.16)."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import BACKS, DRAWN, FORBIDDEN, FREE_PURCHASE, NORMAL, RITUALS
from motu.games.raiatea.rules.secrets import add_drawn
from motu.games.raiatea.state import NO_CARD, Raiatea
from motu.kernel.core import AUTO, CHANCE, CHOICE, LEGAL, SEALED, Rule
from motu.kernel.journal import only
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

DECLINE: Final = 2
MARAE: Final = 0  # where a set is drawn
PURCHASE: Final = 1
BY_EFFECT: Final = 2

RAATIRA_DRAWS_NORMAL: Final = 406
NOT_IN_RITUAL_DECK: Final = 415
DECK_EMPTY: Final = 419
NOT_AMONG_THE_DRAWN: Final = 420
TOO_LITTLE_MANA: Final = 903


def purchase_price(s: Raiatea, seat: i64) -> i64:
    """Mana for a set in step 2 of the ceremony."""
    return 0 if s.power(seat, FREE_PURCHASE) > 0 else s.box.purchase


def pay_into_bag(s: Raiatea, seat: i64, mana: i64) -> None:
    """Mana for the bag; with the restriction it goes to the supply (RA-15.3)."""
    s.mana[seat] -= mana
    if not s.restricted:
        s.bag_mana += mana


def where_of(b: i64) -> i64:
    """Of `b` of DrawRituals: MARAE, PURCHASE or BY_EFFECT."""
    return b & 3


def sets_before(b: i64) -> i64:
    """Of `b` of DrawRituals: how many sets one has drawn on this visit."""
    return b >> 2


@final
class DrawRituals(Rule[Raiatea]):
    """A player may draw a set: Raatira normal rituals only, later ranks from either deck.

    Action: normal, forbidden, decline; a = cards to keep, b = where | sets drawn here before << 2.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == DECLINE:
            return LEGAL
        if x == FORBIDDEN and not s.box.rank_forbidden[s.rank(player)]:
            return RAATIRA_DRAWS_NORMAL
        if s.deck_left[x] + s.discard_left[x] == 0:
            return DECK_EMPTY
        if where_of(b) == PURCHASE and s.mana[player] < purchase_price(s, player):
            return TOO_LITTLE_MANA
        return LEGAL

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        forbidden = s.box.rank_forbidden[s.rank(player)] > 0
        normal_left = s.deck_left[NORMAL] + s.discard_left[NORMAL]
        forbidden_left = s.deck_left[FORBIDDEN] + s.discard_left[FORBIDDEN] if forbidden else 0
        if normal_left + forbidden_left == 0:
            return
        if where_of(b) != PURCHASE or s.mana[player] >= purchase_price(s, player):
            if normal_left > 0:
                out.add(NORMAL)
            if forbidden_left > 0:
                out.add(FORBIDDEN)
        out.add(DECLINE)

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == DECLINE:
            return
        if where_of(b) == PURCHASE:
            mana = purchase_price(s, player)
            pay_into_bag(s, player, mana)
            s.tell(tell.PURCHASED, player, mana)
        elif where_of(b) == MARAE:
            sets = s.box.sets + (s.box.kahuna_sets if player == s.kahuna else 0)
            if sets_before(b) + 1 < sets:
                s.push(self.free_step(player, a, b + 4))
        s.push(KEEP_SOME.step(player, a))
        draw_set(s, player, x, s.box.rank_set[s.rank(player)])


def draw_set(s: Raiatea, player: i64, back: i64, cards: i64) -> None:
    """So many cards come from one deck, as far as it and its discard pile go."""
    cards = min(cards, s.deck_left[back] + s.discard_left[back])
    s.drawn_back = back
    s.tell(tell.DREW, player, back, cards)
    if cards > 0:
        if s.deck_left[back] == 0:
            reshuffle(s, back)
        s.push(RITUAL_CARD.step(player, cards, back))


def reshuffle(s: Raiatea, back: i64) -> None:
    """The discard pile becomes the deck; what anybody knew of it is worth nothing now (RA-4.15)."""
    card: i64
    seat: i64
    for card in range(s.box.ritual_slots):
        if s.box.ritual_back[card] != back:
            continue
        s.deck[card] += s.discard[card]
        s.discard[card] = 0
        for seat in range(s.players):
            s.deck[card] += s.rejected[seat * RITUALS + card]
            s.rejected[seat * RITUALS + card] = 0
    for seat in range(s.players):
        s.refused[seat * BACKS + back] = 0
    s.deck_left[back] += s.discard_left[back]
    s.discard_left[back] = 0
    s.tell(tell.RESHUFFLED, back)


@final
class RitualCard(Rule[Raiatea]):
    """Cards come one by one, seen by who draws them. Outcome: ritual; a = still to draw, b = deck."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return LEGAL if s.deck[x] > 0 and s.box.ritual_back[x] == b else NOT_IN_RITUAL_DECK

    def weight(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        return s.deck[x]

    def seen_by(self, s: Raiatea, player: i64, a: i64, b: i64) -> i64:
        return only(player)

    def sample(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> i64:
        nth = s.below(s.deck_left[b])
        card: i64
        for card in range(s.box.ritual_slots):
            if s.box.ritual_back[card] == b:
                nth -= s.deck[card]
                if nth < 0:
                    return card
        return -1

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        s.deck[x] -= 1
        s.deck_left[b] -= 1
        add_drawn(s, player, x)
        s.drawn_size[player] += 1
        s.tell(tell.DREW_CARD, player, x, to=only(player))
        if a > 1:
            if s.deck_left[b] == 0:
                reshuffle(s, b)
            s.push(self.step(player, a - 1, b))


@final
class KeepSome(Rule[Raiatea]):
    """Once drawn, keeping is compulsory: as many as asked, or all there are. a = cards to keep."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        keep = min(a, s.drawn_size[player])
        if keep > 0:
            s.push(KEEP_RITUAL.sealed_step(only(player), keep << 3 * player))


@final
class KeepRitual(Rule[Raiatea]):
    """Secretly keep some of the cards drawn; the rest is discarded unseen (RA-1.13 - 1.15, 4.9).

    Action: ritual; b = cards to keep, three bits for each seat. Picks go to the hand at once and are kept
    in `progress`, seven bits each.
    """

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        i: i64
        for i in range(player * DRAWN, (player + 1) * DRAWN):
            if s.drawn[i] == x:
                return LEGAL
        return NOT_AMONG_THE_DRAWN

    def options(self, s: Raiatea, player: i64, a: i64, b: i64, out: Moves) -> None:
        last: i64 = NO_CARD
        i: i64
        for i in range(player * DRAWN, (player + 1) * DRAWN):
            card = s.drawn[i]
            if card == NO_CARD:
                return
            if card != last:
                out.add(card)
                last = card

    def redundant(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        """Picks in rising order, with enough cards left for the others."""
        picks = s.progress[player]
        if picks > 0 and x < last_pick(picks):
            return True
        owed = to_keep(b, player) - picks_made(picks)
        left: i64 = 0
        i: i64
        for i in range(player * DRAWN, (player + 1) * DRAWN):
            if s.drawn[i] != NO_CARD and s.drawn[i] >= x:
                left += 1
        return left < owed

    def answer(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> bool:
        at = player * DRAWN
        while s.drawn[at] != x:
            at += 1
        while at < (player + 1) * DRAWN - 1:
            s.drawn[at] = s.drawn[at + 1]
            at += 1
        s.drawn[at] = NO_CARD
        s.hand[player * RITUALS + x] += 1
        s.progress[player] = s.progress[player] << 7 | x + 1
        s.tell(tell.KEPT_CARD, player, x, to=only(player))
        if picks_made(s.progress[player]) < to_keep(b, player):
            return False
        s.sealed[player] = 1
        return True

    def retract(self, s: Raiatea, player: i64, b: i64) -> None:
        s.sealed[player] = 0
        while s.progress[player] > 0:
            card = last_pick(s.progress[player])
            s.hand[player * RITUALS + card] -= 1
            add_drawn(s, player, card)
            s.progress[player] >>= 7

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        seat: i64
        for seat in range(s.players):
            if a >> seat & 1:
                self._settle(s, seat)

    def _settle(self, s: Raiatea, seat: i64) -> None:
        """The cards kept count as held; the others lie in the discard, known to this seat alone."""
        back = s.drawn_back
        kept = picks_made(s.progress[seat])
        rejected = s.drawn_size[seat] - kept
        i: i64
        for i in range(seat * DRAWN, seat * DRAWN + rejected):
            s.rejected[seat * RITUALS + s.drawn[i]] += 1
            s.drawn[i] = NO_CARD
        s.held[seat * BACKS + back] += kept
        s.refused[seat * BACKS + back] += rejected
        s.discard_left[back] += rejected
        s.drawn_size[seat] = 0
        s.progress[seat] = 0
        s.tell(tell.KEPT, seat, kept, rejected)


def to_keep(b: i64, seat: i64) -> i64:
    """Of `b` of KeepRitual: how many cards a seat keeps."""
    return b >> 3 * seat & 7


def last_pick(picks: i64) -> i64:
    """The card that was picked last in a chain of picks."""
    return (picks & 127) - 1


def picks_made(picks: i64) -> i64:
    """How many cards stand in a chain of picks, seven bits each."""
    count: i64 = 0
    while picks > 0:
        count += 1
        picks >>= 7
    return count


DRAW_RITUALS: Final = DrawRituals(CHOICE, 3, guarded=True, may_lapse=True)
RITUAL_CARD: Final = RitualCard(CHANCE, RITUALS, weighted=True)
KEEP_SOME: Final = KeepSome(AUTO)
KEEP_RITUAL: Final = KeepRitual(SEALED, RITUALS, guarded=True)
