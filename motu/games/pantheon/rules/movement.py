"""Chapter 5: movements and reactions."""

from __future__ import annotations

from typing import Final, final

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.cards import DRAW_CARDS, fill_row
from motu.games.pantheon.rules.pieces import CARDS, HEXES, JUMPS, MOST_JUMPS, MOVE_CARD, MOVE_CARDS
from motu.games.pantheon.rules.placing import (
    all_pieces,
    cheapest_place,
    comes_earlier,
    cost_at,
    is_linked,
    list_places,
    place,
    why_not_there,
)
from motu.games.pantheon.rules.rewards import REWARDS
from motu.games.pantheon.state import Pantheon
from motu.kernel.core import AUTO, CHOICE, LEGAL, Rule
from motu.kernel.moves import Moves
from motu.kernel.vectors import i64

STOP: Final = 256  # answer to Place after the hexes
LAST_HEX: Final = 5  # of a Place step: shift of the last hex in `b`, after the bits of the jumps left

MOVE_CARD_MISSING: Final = 117
STEPS_SHORT: Final = 503
ALL_OCCUPIED: Final = 10511
PLACE_ONE_FIRST: Final = 524
NOTHING_TO_PLACE: Final = 10524


def jumps_left(b: i64) -> i64:
    """Of a Place step: the jumps that Gaiviles still allow."""
    return b & MOST_JUMPS


def last_place(b: i64) -> i64:
    """Of a Place step: the hex of the last piece, NONE before the first."""
    return (b >> LAST_HEX) - 1


def why_not_move(s: Pantheon, seat: i64, cards: i64, steps: i64) -> i64:
    """LEGAL, or why a movement with so many cards, which give so many steps, cannot be made."""
    if cards > s.hand[seat * CARDS + MOVE_CARD]:
        return MOVE_CARD_MISSING
    cheapest = cheapest_place(s, seat, s.power(seat, JUMPS))
    if cheapest == 0:
        return NOTHING_TO_PLACE
    if steps >= cheapest:
        return LEGAL
    return STEPS_SHORT if steps < s.box.free_cost else ALL_OCCUPIED


def list_moves(s: Pantheon, seat: i64, steps: i64, first: i64, out: Moves) -> None:
    """The numbers of cards that give enough steps; `first` = the answer that means no card."""
    cheapest = cheapest_place(s, seat, s.power(seat, JUMPS))
    if cheapest == 0:
        return
    cards: i64
    for cards in range(min(s.hand[seat * CARDS + MOVE_CARD], MOVE_CARDS) + 1):
        if steps + cards * s.box.card_steps >= cheapest:
            out.add(first + cards)


def begin_movement(s: Pantheon, seat: i64, cards: i64, steps: i64) -> None:
    """Cards are played, pieces placed, cards discarded, rewards received (PA-5.2, 5.15, 5.16)."""
    s.spend(seat, MOVE_CARD, cards)
    s.in_play = cards
    s.push(END_MOVEMENT.step(seat))
    s.push(PLACE.step(seat, steps, s.power(seat, JUMPS)))


@final
class Place(Rule[Pantheon]):
    """One piece at a time while steps last; after the first one may stop (PA-5.3 - 5.14, 5.17, 5.24).

    A linked target uses no jump, any other one uses one (PA-10.7). Without target the movement is over.
    Action: hex, stop; a = steps left, b = jumps left and the last hex + 1.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == STOP:
            return LEGAL if last_place(b) >= 0 else PLACE_ONE_FIRST
        return why_not_there(s, player, x, a, jumps_left(b), STEPS_SHORT)

    def options(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> None:
        list_places(s, player, a, jumps_left(b), 0, out)
        if out.n > 0 and last_place(b) >= 0:
            out.add(STOP)

    def redundant(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> bool:
        last = last_place(b)
        return x != STOP and last >= 0 and jumps_left(b) == 0 and comes_earlier(s, player, x, last)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == STOP:
            return
        jumps = jumps_left(b)
        if not is_linked(s, player, x):
            jumps -= 1
        cost = cost_at(s, x)
        s.tell(tell.PLACED, player, x, cost, 0 if s.box.site_of[x] < 0 else 1)
        place(s, player, x)
        if a - cost >= s.box.free_cost and all_pieces(s, player) > 0:
            s.push(self.step(player, a - cost, jumps | x + 1 << LAST_HEX))


@final
class EndMovement(Rule[Pantheon]):
    """The cards played are discarded, then the tiles taken are rewarded (PA-5.15, 5.16)."""

    def run(self, s: Pantheon, player: i64, a: i64, b: i64) -> None:
        if s.in_play > 0:
            s.reveal()
        s.discard[MOVE_CARD] += s.in_play
        s.discard_size += s.in_play
        s.in_play = 0
        s.push(REWARDS.step(player))
        fill_row(s)


@final
class React(Rule[Pantheon]):
    """After a Move each other player moves too, without the big foot, or draws a card (PA-5.19 - 5.21).

    Action: draw, 1 + movement cards.
    """

    def check(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> i64:
        if x == 0:
            return LEGAL
        return why_not_move(s, player, x - 1, s.stride[player] + (x - 1) * s.box.card_steps)

    def options(self, s: Pantheon, player: i64, a: i64, b: i64, out: Moves) -> None:
        out.add(0)
        list_moves(s, player, s.stride[player], 1, out)

    def choose(self, s: Pantheon, player: i64, a: i64, b: i64, x: i64) -> None:
        if x == 0:
            s.tell(tell.REACTS_NOT, player)
            s.push(DRAW_CARDS.step(player, s.box.reaction))
            return
        steps = s.stride[player] + (x - 1) * s.box.card_steps
        s.tell(tell.REACTS, player, x - 1, steps)
        begin_movement(s, player, x - 1, steps)


PLACE: Final = Place(CHOICE, HEXES + 1, may_lapse=True)
END_MOVEMENT: Final = EndMovement(AUTO)
REACT: Final = React(CHOICE, 2 + MOVE_CARDS, guarded=True)

assert MOST_JUMPS == (1 << LAST_HEX) - 1
