"""Chapters 8 to 10 for people: the square of a hut, of two huts, of a double hut."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import Fact
from motu.games.mangrovia.box import AREAS, PAY_AMULET, PAYMENTS, PIER_STEPS, SQUARES, STEP_TWO_HUTS
from motu.games.mangrovia.names import cards_for, currency, owner_name, square_id, whose
from motu.games.mangrovia.nouns import SQUARE
from motu.games.mangrovia.questions.payment import points_at_once, with_payment
from motu.games.mangrovia.questions.payments import Hut, Paid, whole_payments
from motu.games.mangrovia.questions.promises import offered
from motu.games.mangrovia.rules import building, places
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import LEGAL

ALL_BIRDS = 0b1111  # as if a bird were on every landscape

# --- in one gesture ---------------------------------------------------------------------------------


def single_huts(s: Mangrovia, seat: int, *before: int) -> list[Hut]:
    """The huts that can be built now, after the choices that lead to their squares."""
    squares = range(SQUARES if s.supply[seat] > 0 else 0)
    free = [at for at in squares if places.why_not_here(s, seat, at) == LEGAL]
    return [Hut(at, 1, (*before, BUILD.action(1 + at))) for at in free]


def double_huts(s: Mangrovia, seat: int, *before: int) -> list[Hut]:
    """The double huts that can be built now, likewise."""
    squares = range(SQUARES if s.supply[seat] > 1 else 0)
    free = [at for at in squares if places.why_not_double_here(s, seat, at) == LEGAL]
    return [Hut(at, 2, (*before, BUILD_DOUBLE.action(1 + at))) for at in free]


def build_at_once(at: Answer[Mangrovia], huts: Iterable[Hut]) -> list[Shortcut]:
    """Squares that can be paid in several ways, with the payment that keeps most sums.

    Pointing at a square means this one; the others are at hand before it is confirmed.
    """
    paid: Paid = {}
    found = ((hut, whole_payments(at.s, at.seat, hut, paid)) for hut in huts)
    return [
        with_payment(at.s, at.seat, hut, ways[0], (square_id(at.box, hut.square),))
        for hut, ways in found
        if len(ways) > 1
    ]


# --- the questions ----------------------------------------------------------------------------------


def on_this_square(at: Answer[Mangrovia]) -> str:
    """Only a joker builds where no card and bird agree; at pier 10 there may be two huts."""
    s = at.s
    if not s.box.land[at.square] & s.birds & places.in_hand(s, at.seat):
        return "MG-15.6"
    return "MG-9.1" if two_huts_here(s) else "MG-8.1"


def two_huts_here(s: Mangrovia) -> bool:
    """Whether the boat is at a pier where one builds up to two huts."""
    pier = int(s.pier)
    return STEP_TWO_HUTS in [int(s.box.steps[pier * PIER_STEPS + i]) for i in range(PIER_STEPS)]


def first_of_two(at: Answer[Mangrovia]) -> bool:
    """Whether a second hut may follow, and there is one left for it."""
    return bool(at.a & building.SECOND_HUT) and int(at.s.supply[at.seat]) > 1


def which_hut(at: Answer[Mangrovia]) -> str:
    """A hut, or the first or the second of two; or none, where nothing can be paid."""
    if len(offered(at, BUILD)) == 1:
        return "build-none"
    if first_of_two(at):
        return "build_first"
    return "build_second" if two_huts_here(at.s) and not at.a & building.SECOND_HUT else "build"


def none_or_neither(at: Answer[Mangrovia]) -> str:
    return "do-build-decline-both" if first_of_two(at) else "do-build-decline"


def double_on_this_square(at: Answer[Mangrovia]) -> str:
    return "MG-11.3" if int(at.s.box.land[at.square]).bit_count() == 2 else "MG-10.2"


def without_a_hut(at: Answer[Mangrovia]) -> str:
    """Who gives up the first of two huts gives up the second, too."""
    return "MG-9.3" if at.a & building.SECOND_HUT else "MG-4.6"


def held(at: Answer[Mangrovia]) -> int:
    """What all the offerings, or all the amulets, of a seat are worth: those with which a square is paid."""
    first, last = (PAY_AMULET, PAYMENTS) if at.box.pays[at.square] else (0, PAY_AMULET)
    return sum(int(at.s.payable(at.seat, x)) * int(at.box.worth[x]) for x in range(first, last))


def here(huts: int) -> Mapping[str, Callable[[Answer[Mangrovia]], Fact]]:
    """What there is to say of a square on which so many huts are to stand."""
    return {
        "points": lambda at: points_at_once(at.s, at.square, huts),
        "sum": lambda at: int(at.box.cost[at.square]) * huts,
        "pays": lambda at: currency(at.box, at.square),
        "area": lambda at: AREAS[at.box.area[at.square]],
        "fitting": lambda at: cards_for(at.box, at.square),
        "owner": lambda at: owner_name(int(at.s.owner[at.square])),
        "whose": lambda at: whose(int(at.s.owner[at.square]), at.seat),
        "have": held,
        "cards": lambda at: int(places.fitting(at.s, at.seat, at.square, ALL_BIRDS)),
    }


BUILD = Question(
    building.BUILD_HUT,
    "build",
    on_this_square,
    ways=(
        Way("build decline", says=none_or_neither, rule=without_a_hut),
        Way("build", SQUARE, at="{square}"),
    ),
    facts=here(1),
    no={
        places.OUT_OF_HUTS: "out-of-huts",
        places.OCCUPIED: "occupied",
        places.WITHOUT_BIRD: "without-bird",
        places.CARD_MISSING: "card-missing",
        places.EITHER_CARD_MISSING: "either-card-missing",
        places.BIRD_ON_OTHER_LANDSCAPE: "bird-on-other-landscape",
        places.SUM_TOO_SMALL: "sum-too-small",
        places.NOT_EXACTLY: "not-exactly",
        places.OTHER_CURRENCY: "other-currency",
    },
    asks=which_hut,
    gestures=lambda at: build_at_once(at, single_huts(at.s, at.seat)),
)

BUILD_DOUBLE = Question(
    building.BUILD_DOUBLE_HUT,
    "build_double",
    double_on_this_square,
    ways=(
        Way("build_double decline", rule="MG-4.6"),
        Way("build_double", SQUARE, at="{square}"),
    ),
    facts=here(2),
    no={
        places.SINGLE_ONLY: "single-only",
        places.NEVER_DOUBLED: "never-doubled",
        places.OCCUPIED: "occupied",
        places.WITHOUT_BIRD: "without-bird",
        places.BOTH_NEED_BIRDS: "both-need-birds",
        places.TWO_CARDS_NEEDED: "two-cards-needed",
        places.OTHER_CURRENCY: "other-currency",
        places.DOUBLE_SUM_MISSING: "double-sum-missing",
    },
    gestures=lambda at: build_at_once(at, double_huts(at.s, at.seat)),
    curtain=True,
)
