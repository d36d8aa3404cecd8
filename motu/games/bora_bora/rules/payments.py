"""Chapter 17: what a god costs. One card of his colour or two of another, with an offering; or a god tile.

Counts only: the hand of a seat stands at `hand[at]` to `hand[at + 4]`. Nothing is changed for good: `leaves`
takes a payment out of the hand to look at what is left, and puts it back.
"""

from __future__ import annotations

from typing import Final

from motu.games.bora_bora.box import COLOURS
from motu.kernel.vectors import i64, vec

BLUE: Final = 0
WHITE: Final = 1
RED: Final = 2
GREEN: Final = 3
YELLOW: Final = 4

PAIR: Final = 5  # payments: one card of colour c is c, a pair is PAIR + c
GOD_TILE: Final = 10
PAYMENTS: Final = 11


def cards_paid(payment: i64) -> i64:
    """How many cards a payment takes."""
    if payment == GOD_TILE:
        return 0
    return 1 if payment < PAIR else 2


def pays(hand: vec[i64], at: i64, offerings: i64, tiles: i64, god: i64, payment: i64) -> bool:
    """Whether a god can be paid like this (BB-17.1, 17.3, 17.4); a pair of his own colour is a waste."""
    if payment == GOD_TILE:
        return tiles > 0
    if offerings == 0:
        return False
    if payment < PAIR:
        return payment == god and hand[at + god] > 0
    return payment - PAIR != god and hand[at + payment - PAIR] > 1


def payable(hand: vec[i64], at: i64, offerings: i64, tiles: i64, god: i64) -> bool:
    """Whether a god can be paid at all."""
    if tiles > 0:
        return True
    if offerings == 0:
        return False
    if hand[at + god] > 0:
        return True
    colour: i64
    for colour in range(COLOURS):
        if hand[at + colour] > 1:
            return True
    return False


def leaves(hand: vec[i64], at: i64, offerings: i64, tiles: i64, payment: i64, then: i64) -> bool:
    """Whether after a possible payment the god `then` can still be paid (BB-17.22)."""
    if payment == GOD_TILE:
        return payable(hand, at, offerings, tiles - 1, then)
    if tiles > 0:
        return True
    colour = payment if payment < PAIR else payment - PAIR
    cards = cards_paid(payment)
    hand[at + colour] -= cards
    left = payable(hand, at, offerings - 1, tiles, then)
    hand[at + colour] += cards
    return left


def both_payable(hand: vec[i64], at: i64, offerings: i64, tiles: i64, god: i64, then: i64) -> bool:
    """Whether two gods can be paid together, each for himself (BB-17.22)."""
    payment: i64
    for payment in range(PAYMENTS):
        if pays(hand, at, offerings, tiles, god, payment) and leaves(
            hand, at, offerings, tiles, payment, then
        ):
            return True
    return False
