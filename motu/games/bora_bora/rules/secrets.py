"""Hidden hands and the deck dealt anew, in a world where whoever announced a god can pay for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motu.games.bora_bora.box import COLOURS
from motu.games.bora_bora.rules.measures import short_after
from motu.games.bora_bora.rules.payments import GOD_TILE, PAIR, PAYMENTS, WHITE, cards_paid, leaves
from motu.kernel.core import NoOption
from motu.kernel.dealing import deal
from motu.kernel.steps import a_of, b_of, kind_of, player_of
from motu.kernel.vectors import i64

if TYPE_CHECKING:
    from motu.games.bora_bora.state import Bora

PAY_KIND: Final = 2  # the number of the rule PayForGod
WHITE_COMES_NEXT: Final = 1  # what a payment carries: 0 nothing, this for blue, or for yellow the task
FOR_A_TASK: Final = 2  # + task


def settles(s: Bora, seat: i64, god: i64, b: i64, payment: i64) -> bool:
    """Whether a payment keeps what was announced, which `b` carries: white as well, or yellow for a task."""
    if not s.can_pay_like(seat, god, payment):
        return False
    if b == WHITE_COMES_NEXT:
        offerings = s.offerings[seat]
        return leaves(s.hand, seat * COLOURS, offerings, s.god_tiles[seat], payment, WHITE)
    return b < FOR_A_TASK or short_after(s, seat, b - FOR_A_TASK, payment) == 1


def deal_anew(s: Bora, viewer: i64) -> None:
    """What the viewer has not seen goes to the other hands, beside their known cards, and the deck."""
    left = _gather(s, viewer)
    seat: i64
    for seat in range(s.players):
        if seat != viewer:
            left = _fill_hand(s, seat, left)


def _gather(s: Bora, viewer: i64) -> i64:
    """All cards unknown to the viewer go to the deck, other hands keep the known ones: how many."""
    colour: i64
    seat: i64
    unseen: i64 = 0
    for colour in range(COLOURS):
        left = s.box.god_cards - s.face_up[colour] - s.discard[colour]
        for seat in range(s.players):
            at = seat * COLOURS + colour
            if seat != viewer:
                s.hand[at] = s.known[at]
            left -= s.hand[at]
        s.deck[colour] = left
        unseen += left
    return unseen


def _fill_hand(s: Bora, seat: i64, left: i64) -> i64:
    """Draw up to the size that everybody sees; returns how many the deck still holds."""
    missing = s.hand_size[seat]
    i: i64
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        missing -= s.hand[i]
    return deal(s.deck, left, missing, s.hand, seat * COLOURS, s)


def _announced(s: Bora, viewer: i64) -> i64:
    """The payment that another seat has announced, as a step; or 0. Blue speaks for white as well."""
    i: i64
    for i in range(s.pending - 1, -1, -1):
        step = s.agenda[i]
        if kind_of(step) == PAY_KIND and player_of(step) != viewer:
            return step
    return 0


def promise_kept(s: Bora, viewer: i64) -> bool:
    """Who has announced a god can pay for him."""
    step = _announced(s, viewer)
    if step == 0:
        return True
    payment: i64
    for payment in range(PAYMENTS):
        if settles(s, player_of(step), a_of(step), b_of(step), payment):
            return True
    return False


def force_promise(s: Bora, viewer: i64) -> None:
    """Give the debtor the cards of some payment that he may hold, the rest at random."""
    step = _announced(s, viewer)
    debtor = player_of(step)
    first = s.below(PAYMENTS * PAYMENTS)
    i: i64
    seat: i64
    for i in range(PAYMENTS * PAYMENTS):
        plan = (first + i) % (PAYMENTS * PAYMENTS)
        left = _gather(s, viewer)
        left = _hand_over(s, debtor, plan // PAYMENTS, GOD_TILE, left)
        if left >= 0 and b_of(step) == WHITE_COMES_NEXT:
            left = _hand_over(s, debtor, plan % PAYMENTS, plan // PAYMENTS, left)
        if left < 0:
            continue
        for seat in range(s.players):
            if seat != viewer:
                left = _fill_hand(s, seat, left)
        if promise_kept(s, viewer):
            return
    raise NoOption("nobody could have announced this payment")


def _hand_over(s: Bora, seat: i64, payment: i64, first: i64, left: i64) -> i64:
    """What a hand lacks for a payment, made after the `first`: how many the deck still holds, or -1."""
    if payment == GOD_TILE:
        return left
    colour = payment % PAIR
    held: i64 = 0
    i: i64
    for i in range(seat * COLOURS, (seat + 1) * COLOURS):
        held += s.hand[i]
    lacking = cards_paid(payment) - s.hand[seat * COLOURS + colour]
    if first != GOD_TILE and first % PAIR == colour:
        lacking += cards_paid(first)
    lacking = max(lacking, 0)
    if s.deck[colour] < lacking or held + lacking > s.hand_size[seat]:
        return -1
    s.deck[colour] -= lacking
    s.hand[seat * COLOURS + colour] += lacking
    return left - lacking
