"""Chapter 11 for people: which goods and masks pay for a mission."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Way
from motu.games.raiatea.nouns import GOOD, MASK
from motu.games.raiatea.rules import payment
from motu.games.raiatea.state import Raiatea


def which_goods(at: Answer[Raiatea]) -> str:
    """Several of a type, one of each type, or any."""
    if payment.copies(at.a) > 1:
        return "alike"
    return "unlike" if at.a & payment.DISTINCT else "any"


PAY_GOOD = Question(
    payment.PAY_GOOD,
    "pay_good",
    "RA-11.2",
    ways=(Way("pay_good", GOOD, at="own_good_{good}"),),
    facts={
        "which": which_goods,
        "copies": lambda at: int(payment.copies(at.a)),
        "left": lambda at: int(payment.picks_left(at.a)),
    },
    no={
        payment.TYPE_PAID_ALREADY: "type-paid-already",
        payment.TOO_FEW_TO_PAY: "too-few-to-pay",
    },
)
PAY_MASK = Question(
    payment.PAY_MASK,
    "pay_mask",
    "RA-11.2",
    ways=(Way("pay_mask", MASK, at="own_mask_{mask}"),),
    facts={"left": lambda at: at.a},
    no={
        payment.NO_MASK_TO_PAY: "mask-to-pay",
        payment.BOUND_CANNOT_PAY: "bound-cannot-pay",
    },
)
