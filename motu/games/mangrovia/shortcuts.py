"""What people do in one gesture at Mangrovia: a square, a square with its whole payment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import Phrase, say
from motu.games.mangrovia.box import JOKER, LANDS, PAY_AMULET, PAYMENTS, SQUARES
from motu.games.mangrovia.names import (
    a,
    card_name,
    land_id,
    landscape_names,
    landscapes,
    payment_id,
    payment_name,
    square_id,
    square_name,
)
from motu.games.mangrovia.rules.alternatives import AMULETS_OR_HUT, SINGLE_OR_DOUBLE
from motu.games.mangrovia.rules.birds import MOVE_BIRDS, PAIRS
from motu.games.mangrovia.rules.building import BUILD_DOUBLE_HUT, BUILD_HUT
from motu.games.mangrovia.rules.payment import PAY, PLAY_LANDSCAPE
from motu.games.mangrovia.rules.places import amulet_sums, offering_sums, why_not_double_here, why_not_here
from motu.games.mangrovia.rules.raising import huts_of, left_of, square_of
from motu.games.mangrovia.state import Mangrovia
from motu.kernel.core import LEGAL
from motu.kernel.engine import answers, apply, guarded, question
from motu.kernel.moves import Moves

MOST = 6  # ways to pay that are offered for one square
SEARCHED = 400  # ways to pay that are compared

Picks = tuple[int, ...]
Way = tuple[Picks, Picks]  # landscape cards, and offerings or amulets
Paid = dict[tuple[int, int], list[Picks]]  # ways to pay by currency and sum


class Hut(NamedTuple):
    """A hut to be built, with the choices that lead to its payment."""

    square: int
    huts: int
    opening: Picks  # global actions


def shortcuts(s: Mangrovia, seat: int) -> list[Shortcut]:
    """Squares with the payment that keeps most sums; for a square already chosen, all its payments.

    Pointing at a square means the first; the others are at hand before it is confirmed.
    """
    rule = s.rules[int(question(s)) & 255]
    if rule is PLAY_LANDSCAPE or rule is PAY:
        hut = planned(s)
        return [_paid(s, seat, hut, way, (f"pay_{n + 1}",)) for n, way in enumerate(ways(s, seat))]
    if rule is MOVE_BIRDS:
        return _birds(s, seat)
    huts = list(_huts(s, seat))
    if rule is AMULETS_OR_HUT or rule is SINGLE_OR_DOUBLE:
        twice = {hut.square for hut in huts if hut.huts == 2} & {hut.square for hut in huts if hut.huts == 1}
        paid: Paid = {}
        return [_built(s, seat, hut, _ways_of(s, seat, hut, paid)[0], hut.square in twice) for hut in huts]
    paid = {}
    found = ((hut, _ways_of(s, seat, hut, paid)) for hut in huts)
    return [_built(s, seat, hut, several[0], False) for hut, several in found if len(several) > 1]


def _birds(s: Mangrovia, seat: int) -> list[Shortcut]:
    """The two landscapes of the birds in the other order: people point at either one first."""
    found = []
    for x, pair in enumerate(PAIRS):
        one, two = landscapes(int(pair))
        words = say(
            f"do-birds-{'stay' if s.birds == pair else 'move'}", landscapes=landscape_names(int(pair))
        )
        targets = (f"oracle_{two}", f"oracle_{one}")
        found.append(Shortcut(f"birds {two} {one}", (int(MOVE_BIRDS.base) + x,), words, targets))
    return found


def planned(s: Mangrovia) -> Hut:
    """The hut for which cards are being played or paid."""
    plan = int(question(s)) >> 16 & 65535
    return Hut(int(square_of(plan)), int(huts_of(plan)), ())


def ways(s: Mangrovia, seat: int) -> list[Way]:
    """How the planned hut can still be paid; first the way that keeps most different sums."""
    step = int(question(s))
    rule, left = s.rules[step & 255], int(left_of(step >> 16 & 65535))
    hut = planned(s)
    if rule is PLAY_LANDSCAPE:
        return _ways(s, seat, hut, left, hut.huts * int(s.box.cost[hut.square]), {})
    return _ways(s, seat, hut, 0, left, {})


def _huts(s: Mangrovia, seat: int) -> Iterator[Hut]:
    """What can be built now, in one of the ways that the present question opens."""
    rule = s.rules[int(question(s)) & 255]
    if rule in (BUILD_HUT, AMULETS_OR_HUT, SINGLE_OR_DOUBLE) and s.supply[seat] > 0:
        before = {AMULETS_OR_HUT: (2,), SINGLE_OR_DOUBLE: (1,)}.get(rule, ())
        opening = tuple(int(rule.base) + x for x in before)
        for at in range(SQUARES):
            if why_not_here(s, seat, at) == LEGAL:
                yield Hut(at, 1, (*opening, int(BUILD_HUT.base) + at + 1))
    if rule in (BUILD_DOUBLE_HUT, SINGLE_OR_DOUBLE) and s.supply[seat] > 1:
        opening = (int(rule.base) + 2,) if rule is SINGLE_OR_DOUBLE else ()
        for at in range(SQUARES):
            if why_not_double_here(s, seat, at) == LEGAL:
                yield Hut(at, 2, (*opening, int(BUILD_DOUBLE_HUT.base) + at + 1))


def _ways(s: Mangrovia, seat: int, hut: Hut, cards: int, cost: int, paid: Paid) -> list[Way]:
    """The payment that keeps most sums, further payments, and other cards with the first payment."""
    amulets = int(s.box.pays[hut.square])
    if (amulets, cost) not in paid:
        paid[amulets, cost] = _payments(s, seat, amulets, cost)
    payments = paid[amulets, cost]
    lands = _lands(s, seat, hut.square, cards)
    found = [(lands[0], payment) for payment in payments]
    others = [(land, payments[0]) for land in lands[1:]]
    return [*found[: MOST - min(len(others), MOST // 2)], *others][:MOST]


def _ways_of(s: Mangrovia, seat: int, hut: Hut, paid: Paid) -> list[Way]:
    """How a hut that can be built now can be paid."""
    return _ways(s, seat, hut, hut.huts, hut.huts * int(s.box.cost[hut.square]), paid)


def _built(s: Mangrovia, seat: int, hut: Hut, way: Way, twice: bool) -> Shortcut:
    """A square with its payment; where one may build once or twice, how much is pointed at after it."""
    square = square_id(s.box, hut.square)
    as_what = "as_double_hut" if hut.huts == 2 else "as_hut"
    return _paid(s, seat, hut, way, (square, as_what) if twice else (square,))


def _paid(s: Mangrovia, seat: int, hut: Hut, way: Way, targets: tuple[str, ...]) -> Shortcut:
    """A hut with its whole payment."""
    land, payment = way
    picks = [*(int(PLAY_LANDSCAPE.base) + x for x in land), *(int(PAY.base) + x for x in payment)]
    words = [*(land_id(x) for x in land), *(payment_id(x) for x in payment)]
    verb = "double_hut" if hut.huts == 2 else "hut"
    return Shortcut(
        f"{verb} {square_id(s.box, hut.square)} with {' '.join(words)}",
        _chosen(s, seat, (*hut.opening, *picks)),
        _label(s, hut, land, payment),
        targets,
        way=not hut.opening,
    )


def _label(s: Mangrovia, hut: Hut, land: Picks, payment: Picks) -> Phrase:
    named = Counter((*(card_name(x) for x in land), *(payment_name(x) for x in payment)))
    pieces = tuple(a(piece) if n == 1 else say("pieces", n=n, piece=piece) for piece, n in named.items())
    suns = int(s.box.suns[hut.square]) * hut.huts
    verb = "build_double" if hut.huts == 2 else "build"
    if not hut.opening:
        return say("do-pay-all", pieces=pieces)
    return say(f"do-{verb}-with", square=square_name(s.box, hut.square), pieces=pieces, suns=suns)


def _chosen(s: Mangrovia, seat: int, picks: Picks) -> Picks:
    """Only the picks that are asked for: a match plays by itself what leaves no choice."""
    trial, out = s.copy(), Moves()
    asked = []
    for pick in picks:
        answers(trial, seat, out)
        if out.n > 1 or guarded(trial):
            asked.append(pick)
        apply(trial, seat, pick)
    return tuple(asked)


def _lands(s: Mangrovia, seat: int, square: int, cards: int) -> list[Picks]:
    """The cards that fit, jokers last, the landscape of which one has most first."""
    usable = int(s.box.land[square]) & int(s.birds)
    held = {x: int(s.playable(seat, x)) for x in range(LANDS) if x == JOKER or usable >> x & 1}
    order = sorted((x for x in held if held[x] > 0), key=lambda x: (x == JOKER, -held[x]))
    if cards == 0:
        return [()]
    if cards == 1:
        return [(x,) for x in order]
    return [
        (x, y) for i, x in enumerate(order) for y in order[i:] if x != y or held[x] > 1
    ]  # two of one kind, or one of each


def _payments(s: Mangrovia, seat: int, amulets: int, cost: int) -> list[Picks]:
    """Ways to pay a sum exactly, those that keep most different sums first."""
    first, last = (PAY_AMULET, PAYMENTS) if amulets else (0, PAY_AMULET)
    found: list[Picks] = []
    for picks in _multisets(s, seat, first, last, cost):
        found.append(picks)
        if len(found) == SEARCHED:
            break
    return sorted(found, key=lambda picks: (-_sums_kept(s, seat, picks), len(picks), picks))


def _multisets(s: Mangrovia, seat: int, x: int, last: int, rest: int) -> Iterator[Picks]:
    if rest == 0:
        yield ()
        return
    if x == last:
        return
    worth = int(s.box.worth[x])
    for n in range(min(int(s.payable(seat, x)), rest // worth), -1, -1):
        for picks in _multisets(s, seat, x + 1, last, rest - n * worth):
            yield (*((x,) * n), *picks)


def _sums_kept(s: Mangrovia, seat: int, picks: Picks) -> int:
    for x in picks:
        s.draft[x] += 1
    sums = int(amulet_sums(s, seat)) if picks[0] >= PAY_AMULET else int(offering_sums(s, seat))
    for x in picks:
        s.draft[x] -= 1
    return sums.bit_count()
