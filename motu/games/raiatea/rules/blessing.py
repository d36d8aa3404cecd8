"""Chapter 9, step 5: the bag is emptied and its rituals are performed, from the cheapest on."""

from __future__ import annotations

from typing import Final, final

from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import ACTED, BACKS, COMMON, COSTS, FAILED, RITUALS, ROW
from motu.games.raiatea.rules.rituals import perform
from motu.games.raiatea.state import NOBODY, Raiatea
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.vectors import i64

NOT_YOURS_TO_PLACE: Final = 914


def add_to_row(s: Raiatea, card: i64, owner: i64, copies: i64) -> None:
    """So many cards of a type are laid down at the end of the row."""
    i: i64
    for i in range(copies):
        s.row[s.row_left] = card
        s.row_owner[s.row_left] = owner
        s.row_left += 1
        s.tell(tell.REVEALED, owner, card)


@final
class RevealBag(Rule[Raiatea]):
    """All rituals by cost, at equal cost common ones first, then in ceremonial order (RA-9.12 - 9.14)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        s.bag_closed = 0
        s.reveal()
        s.push(NEXT_RITUAL.step())
        mark = s.pending
        cost: i64
        for cost in range(1, COSTS + 1):
            self._lay_down(s, cost)
        self._empty_bag(s)
        self._ask_for_order(s)
        s.in_order(mark)

    def _lay_down(self, s: Raiatea, cost: i64) -> None:
        card: i64
        i: i64
        for card in range(s.box.ritual_slots):
            if s.box.ritual_cost[card] == cost and s.box.ritual_category[card] == COMMON:
                for i in range(s.players):
                    add_to_row(s, card, NOBODY, s.bagged[i * RITUALS + card])
        for i in range(s.players):
            for card in range(s.box.ritual_slots):
                if s.box.ritual_cost[card] == cost and s.box.ritual_category[card] != COMMON:
                    add_to_row(s, card, s.order[i], s.bagged[s.order[i] * RITUALS + card])

    def _empty_bag(self, s: Raiatea) -> None:
        card: i64
        seat: i64
        for seat in range(s.players):
            for card in range(s.box.ritual_slots):
                s.held[seat * BACKS + s.box.ritual_back[card]] -= s.bagged[seat * RITUALS + card]
                s.bagged[seat * RITUALS + card] = 0

    def _ask_for_order(self, s: Raiatea) -> None:
        """Owners in ceremonial order, each for the costs at which two different rituals of his wait."""
        i: i64
        at: i64
        for i in range(s.players):
            for at in range(s.row_left):
                if s.row_owner[at] != s.order[i]:
                    continue
                cost = s.box.ritual_cost[s.row[at]]
                if at == segment(s, s.order[i], cost) and differs(s, s.order[i], cost, 0):
                    s.push(ORDER_RITUALS.step(s.order[i], cost))


def segment(s: Raiatea, owner: i64, cost: i64) -> i64:
    """Where the rituals of one owner and one cost begin in the row; they lie side by side."""
    at: i64 = 0
    while s.row_owner[at] != owner or s.box.ritual_cost[s.row[at]] != cost:
        at += 1
    return at


def segment_end(s: Raiatea, first: i64) -> i64:
    """The place after the last ritual of the same owner and cost."""
    at = first
    while (
        at < s.row_left
        and s.row_owner[at] == s.row_owner[first]
        and s.box.ritual_cost[s.row[at]] == s.box.ritual_cost[s.row[first]]
    ):
        at += 1
    return at


def differs(s: Raiatea, owner: i64, cost: i64, placed: i64) -> bool:
    """Whether two different rituals remain to be placed after the first `placed` ones."""
    first = segment(s, owner, cost)
    at: i64
    for at in range(first + placed + 1, segment_end(s, first)):
        if s.row[at] != s.row[first + placed]:
            return True
    return False


@final
class OrderRituals(Rule[Raiatea]):
    """An owner orders his rituals of equal cost (RA-9.14). Action: the next one; a = cost, b = placed."""

    def check(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> i64:
        first = segment(s, player, a)
        at: i64
        for at in range(first + b, segment_end(s, first)):
            if s.row[at] == x:
                return LEGAL
        return NOT_YOURS_TO_PLACE

    def choose(self, s: Raiatea, player: i64, a: i64, b: i64, x: i64) -> None:
        place = segment(s, player, a) + b
        at = place
        while s.row[at] != x:
            at += 1
        while at > place:
            s.row[at] = s.row[at - 1]
            at -= 1
        s.row[place] = x
        if differs(s, player, a, b + 1):
            s.push(self.step(player, a, b + 1))


@final
class NextRitual(Rule[Raiatea]):
    """If the bag can pay the leftmost it acts; otherwise all that remain fail (RA-9.15, 9.16, 9.19, 9.29)."""

    def run(self, s: Raiatea, player: i64, a: i64, b: i64) -> None:
        if s.row_left > 0 and s.bag_mana < s.box.ritual_cost[s.row[0]]:
            while s.row_left > 0:
                owner = s.row_owner[0]
                card = self._leftmost(s)
                s.to_discard(card)
                lacking = s.box.ritual_cost[card] - s.bag_mana
                s.settle(card, owner, FAILED, lacking)
                s.tell(tell.FAILED, owner, card, lacking)
        if s.row_left == 0:
            if s.bag_mana > 0:
                s.tell(tell.BAG_EMPTIED, s.bag_mana)
            s.bag_mana = 0  # to the supply, whether all succeeded or not (RA-9.17)
            return
        s.push(self.step())
        owner = s.row_owner[0]
        card = self._leftmost(s)
        cost = s.box.ritual_cost[card]
        s.bag_mana -= cost
        s.settle(card, owner, ACTED, s.bag_mana)
        perform(s, s.order[0] if owner == NOBODY else owner, owner, card, cost)

    def _leftmost(self, s: Raiatea) -> i64:
        card = s.row[0]
        s.row_left -= 1
        i: i64
        for i in range(s.row_left):
            s.row[i] = s.row[i + 1]
            s.row_owner[i] = s.row_owner[i + 1]
        s.row[s.row_left] = 0
        s.row_owner[s.row_left] = 0
        return card


def clear_row(s: Raiatea) -> None:
    """After the ceremony nothing is left of it."""
    i: i64
    for i in range(ROW - s.settled, ROW):
        s.row[i] = 0
        s.row_owner[i] = 0
    s.settled = 0


REVEAL_BAG: Final = RevealBag(AUTO)
ORDER_RITUALS: Final = OrderRituals(CHOICE, RITUALS)
NEXT_RITUAL: Final = NextRitual(AUTO)
