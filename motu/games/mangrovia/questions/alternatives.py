"""Chapter 4 for people: piers that offer two actions."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games.mangrovia.box import PLAIN, SQUARES
from motu.games.mangrovia.names import square_id
from motu.games.mangrovia.questions.building import double_huts, single_huts
from motu.games.mangrovia.questions.payment import with_payment
from motu.games.mangrovia.questions.payments import Hut, Paid, whole_payments
from motu.games.mangrovia.questions.promises import offered
from motu.games.mangrovia.rules import alternatives, amulets, places
from motu.games.mangrovia.state import NOBODY, Mangrovia


def choose_and_build(at: Answer[Mangrovia], singles: list[Hut], doubles: list[Hut]) -> list[Shortcut]:
    """Squares with the payment that keeps most sums; where one may build once or twice, how much is pointed
    at after the square."""
    twice = {hut.square for hut in singles} & {hut.square for hut in doubles}
    paid: Paid = {}
    found = []
    for hut in (*singles, *doubles):
        as_what = "as_double_hut" if hut.huts == 2 else "as_hut"
        square = square_id(at.box, hut.square)
        targets = (square, as_what) if hut.square in twice else (square,)
        best = whole_payments(at.s, at.seat, hut, paid)[0]
        found.append(with_payment(at.s, at.seat, hut, best, targets))
    return found


def a_hut_instead(at: Answer[Mangrovia]) -> list[Shortcut]:
    return choose_and_build(at, single_huts(at.s, at.seat, ACTION.action(alternatives.TAKE_HUT)), [])


def of_either_size(at: Answer[Mangrovia]) -> list[Shortcut]:
    singles = single_huts(at.s, at.seat, SIZE.action(alternatives.SINGLE))
    doubles = double_huts(at.s, at.seat, SIZE.action(alternatives.DOUBLE))
    return choose_and_build(at, singles, doubles)


def what_a_double_hut_lacks(at: Answer[Mangrovia]) -> str:
    """Two cards for one square (on a dual one of each will do), or only the sum."""
    s = at.s
    free = (x for x in range(SQUARES) if s.owner[x] == NOBODY and s.box.area[x] == PLAIN)
    return "sum" if any(places.fitting(s, at.seat, x, s.birds) >= 2 for x in free) else "cards"


def which_action(at: Answer[Mangrovia]) -> str:
    answers = offered(at, ACTION)
    amulets_too, hut_too = alternatives.TAKE_AMULETS in answers, alternatives.TAKE_HUT in answers
    if amulets_too and hut_too:
        return "action"
    return "action-amulets" if amulets_too else "action-hut" if hut_too else "action-none"


def which_size(at: Answer[Mangrovia]) -> str:
    answers = offered(at, SIZE)
    if alternatives.DOUBLE in answers:
        return "size"
    return "size-single" if alternatives.SINGLE in answers else "size-none"


NO_HUT = {
    places.OUT_OF_HUTS: "out-of-huts",
    places.OUT_OF_CARDS: "out-of-cards",
    places.BIRDS_ELSEWHERE: "birds-elsewhere",
    places.NOTHING_PAYABLE: "nothing-payable",
}

ACTION = Question(
    alternatives.AMULETS_OR_HUT,
    "action",
    "MG-4.15",
    ways=(
        Way("action decline", rule="MG-4.6"),
        Way("action amulets", at="amulets", says="do-amulets"),
        Way("action hut", at="hut"),
    ),
    no={
        alternatives.NEITHER_POSSIBLE: "neither-possible",
        amulets.STACK_EMPTY: "stack-empty",
        amulets.BAG_EMPTY: "bag-empty",
        **NO_HUT,
    },
    gestures=a_hut_instead,
    asks=which_action,
)

SIZE = Question(
    alternatives.SINGLE_OR_DOUBLE,
    "size",
    "MG-4.16",
    ways=(
        Way("size decline", rule="MG-4.6"),
        Way("size single", at="hut"),
        Way("size double", at="double_hut"),
    ),
    facts={"lack": what_a_double_hut_lacks},
    no={
        **NO_HUT,
        places.ONE_HUT_LEFT: "one-hut-left",
        places.DOUBLE_UNPAYABLE: "double-unpayable",
    },
    gestures=of_either_size,
    asks=which_size,
)
