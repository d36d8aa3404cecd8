"""Chapters 8 to 11 and 15 for people: landscape cards and exact sums, pick after pick."""

from __future__ import annotations

from motu.games._shared.asking import Answer, Question, Shortcut, Way
from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import JOKER, PAY_AMULET_TILE, PAY_OFFERING_TILE, TOTEM
from motu.games.mangrovia.names import (
    card_name,
    cards_for,
    counted,
    currency,
    lacking,
    land_id,
    landscape_name,
    payment_id,
    payment_name,
    square_id,
    square_name,
)
from motu.games.mangrovia.nouns import CARD, PIECE
from motu.games.mangrovia.questions.payments import Hut, Payment, Picks, payments
from motu.games.mangrovia.rules import payment
from motu.games.mangrovia.rules.raising import huts_of, left_of, square_of
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.engine import Asked, answers, apply, guarded
from motu.kernel.moves import Moves

# --- in one gesture ---------------------------------------------------------------------------------


def planned(plan: int) -> Hut:
    """The hut for which cards are being played or paid."""
    return Hut(int(square_of(plan)), int(huts_of(plan)))


def payments_left(s: Mangrovia, seat: int) -> list[Payment]:
    """How the planned hut can still be paid; first the way that keeps most different sums."""
    asked = Asked(s)
    hut, left = planned(int(asked.a)), int(left_of(asked.a))
    if asked.rule is PLAY_CARD.rule:
        return payments(s, seat, hut, left, hut.huts * int(s.box.cost[hut.square]), {})
    return payments(s, seat, hut, 0, left, {})


def pay_at_once(at: Answer[Mangrovia]) -> list[Shortcut]:
    """All that is still due for the planned hut, in each of the ways at hand."""
    hut = planned(at.a)
    return [
        with_payment(at.s, at.seat, hut, way, (f"pay_{n + 1}",))
        for n, way in enumerate(payments_left(at.s, at.seat))
    ]


def with_payment(s: Mangrovia, seat: int, hut: Hut, way: Payment, targets: tuple[str, ...]) -> Shortcut:
    """A hut with its whole payment."""
    picks = [*(PLAY_CARD.action(x) for x in way.cards), *(PAY_SUM.action(x) for x in way.pieces)]
    words = [*(land_id(x) for x in way.cards), *(payment_id(x) for x in way.pieces)]
    verb = "double_hut" if hut.huts == 2 else "hut"
    return Shortcut(
        f"{verb} {square_id(s.box, hut.square)} with {' '.join(words)}",
        _asked_for(s, seat, (*hut.opening, *picks)),
        _label(s, hut, way),
        targets,
        way=not hut.opening,
    )


def _label(s: Mangrovia, hut: Hut, way: Payment) -> Phrase:
    pieces = counted((*(card_name(x) for x in way.cards), *(payment_name(x) for x in way.pieces)))
    if not hut.opening:
        return say("do-pay-all", pieces=pieces)
    verb = "build_double" if hut.huts == 2 else "build"
    points = points_at_once(s, hut.square, hut.huts)
    return say(f"do-{verb}-with", square=square_name(s.box, hut.square), pieces=pieces, points=points)


def points_at_once(s: Mangrovia, square: int, huts: int) -> int:
    """What huts on a square score as soon as they stand: the points of the square, and the favour tile."""
    points = int(s.box.suns[square]) * huts
    tiles = [int(value) for value in s.box.favours][int(s.favours_taken) :]
    return points + tiles[0] if s.box.area[square] == TOTEM and tiles else points


def _asked_for(s: Mangrovia, seat: int, picks: Picks) -> Picks:
    """Only the picks that are asked for: a match plays by itself what leaves no choice."""
    trial, out = s.copy(), Moves()
    asked = []
    for pick in picks:
        answers(trial, seat, out)
        if out.n > 1 or guarded(trial):
            asked.append(pick)
        apply(trial, seat, pick)
    return tuple(asked)


# --- the questions ----------------------------------------------------------------------------------


def square(at: Answer[Mangrovia]) -> int:
    """The square of the planned hut."""
    return int(square_of(at.a))


def fitting_card(at: Answer[Mangrovia]) -> str:
    """What makes this card fit: by the square, and by how much is built there."""
    if at.card == JOKER:
        return "MG-15.9"
    dual = int(at.s.box.land[square(at)]).bit_count() == 2
    if huts_of(at.a) == 2:
        return "MG-11.3" if dual else "MG-10.8"
    return "MG-11.1" if dual else "MG-8.2"


def part_of_the_sum(at: Answer[Mangrovia]) -> str:
    """A tile counts by its own rule; other pieces are added up, until the sum is exact."""
    if at.piece == PAY_OFFERING_TILE:
        return "MG-15.4"
    if at.piece == PAY_AMULET_TILE:
        return "MG-15.5"
    if huts_of(at.a) == 2:
        return "MG-10.7"
    return "MG-8.3" if at.s.box.worth[at.piece] == left_of(at.a) else "MG-8.11"


PLAY_CARD = Question(
    payment.PLAY_LANDSCAPE,
    "play",
    fitting_card,
    ways=(Way("play", CARD, at="{card}"),),
    facts={
        "square": lambda at: square_name(at.box, square(at)),
        "left": lambda at: int(left_of(at.a)),
        "fitting": lambda at: cards_for(at.box, square(at)),
        "ground": lambda at: landscape_name(at.card, "the"),
        "missing": lambda at: lacking(card_name(at.card)),
    },
    no={
        payment.CARD_WITHOUT_BIRD: "card-without-bird",
        payment.DUAL_CARD_WITHOUT_BIRD: "card-without-bird",
        payment.EACH_NEEDS_A_BIRD: "each-needs-a-bird",
        payment.CARD_UNFIT: "card-unfit",
        payment.FITS_NEITHER: "card-unfit",
        payment.EACH_MUST_FIT: "card-unfit",
        payment.NONE_LEFT_TO_PLAY: "none-left-to-play",
    },
    gestures=pay_at_once,
    curtain=True,
)

PAY_SUM = Question(
    payment.PAY,
    "pay",
    part_of_the_sum,
    ways=(Way("pay", PIECE, at="{piece}"),),
    facts={
        "square": lambda at: square_name(at.box, square(at)),
        "left": lambda at: int(left_of(at.a)),
        "pays": lambda at: currency(at.box, square(at)),
        "missing": lambda at: lacking(payment_name(at.piece)),
    },
    no={
        payment.PIECE_DOES_NOT_COUNT: "piece-does-not-count",
        payment.NONE_LEFT_TO_GIVE: "none-left-to-give",
        payment.TOO_MUCH: "too-much",
        payment.REST_UNPAYABLE: "rest-unpayable",
        payment.DOUBLE_REST_UNPAYABLE: "rest-unpayable",
    },
    gestures=pay_at_once,
    curtain=True,
)
