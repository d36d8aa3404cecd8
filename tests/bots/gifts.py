"""What costs nothing and brings something, found by the rules alone: no bot and no insight is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from motu.games.raiatea.rules.missions import BEFORE, COMPLETE_MISSION
from motu.games.raiatea.scoring import mission_points
from motu.kernel.core import State
from motu.kernel.data import alike
from motu.kernel.engine import OVER, advance, answers, apply, question
from motu.kernel.moves import Moves

TRIED = 200  # ways to carry out one answer

# By game: what a seat owns, the more of it the better. What it must give up for it is here too.
OWNED = {
    "bora-bora": "points status shells offerings hand_size god_tiles jewels done people waiting priests",
    "costa-ruana": "hut taken supply hand_size",
    "mangrovia": "points hand start bonus marker",
    "pantheon": "points pieces rank kept stride open_demigods secret hand",
    "raiatea": "pearls mana goods active masks bound tattoo priests clips powers held",
}
SEATS = {"bora-bora": 4, "costa-ruana": 6, "mangrovia": 5, "pantheon": 4, "raiatea": 5}


def owned(key: str, s: State, seat: int) -> list[int]:
    """All that a seat has, as numbers of which none should fall."""
    state: Any = s
    found: list[int] = []
    for name in OWNED[key].split():
        field = [int(n) for n in getattr(state, name)]
        width = len(field) // SEATS[key]
        found += field[seat * width : (seat + 1) * width]
    if key == "bora-bora":
        found += [int(state.lands[seat]).bit_count(), int(state.laid[seat]).bit_count()]
        found += [int(state.hut_slots[seat]).bit_count(), int(state.stack[seat])]
    if key == "pantheon":
        found += [int(state.columns_on_board(seat)), -int(state.pledge) if state.buyer == seat else 0]
    if key == "raiatea":
        found += [int(mission_points(state, seat)), -list(state.order).index(seat)]
    return found


def gifts(key: str, s: State, seat: int) -> tuple[list[int], list[int]]:
    """The answers that do nothing, and those that bring something for nothing; none where there are not both.

    An answer of several picks is carried out in every way: one of them must bring something for nothing.
    """
    options = _options(s, seat)
    refusals = [action for action in options if _does_nothing(s, seat, action)]
    if not refusals or _comes_again(s):
        return [], []
    before = [owned(key, s, each) for each in range(int(s.players))]
    offered = []
    for action in options:
        if action not in refusals and any(_better(before, key, end, seat) for end in _ends(s, seat, action)):
            offered.append(action)
    return (refusals, offered) if offered else ([], [])


def _options(s: State, seat: int) -> list[int]:
    out = Moves()
    answers(s, seat, out)
    return out.actions()


def _alone(s: State) -> State:
    """The same with nothing but the present question on the agenda."""
    alone = s.copy()
    alone.agenda[0] = question(s)
    alone.pending = 1
    return alone


def _does_nothing(s: State, seat: int, action: int) -> bool:
    after = _alone(s)
    apply(after, seat, action)
    if advance(after, Moves()) != OVER:
        return False
    before = s.copy()
    before.pending = 0
    return alike(before, after)


def _comes_again(s: State) -> bool:
    """The Kahuna of the Clearing completes his mission now or after the exchange: waiting is no refusal."""
    step = int(question(s))
    return s.rules[step & 255] is COMPLETE_MISSION and step >> 16 & 65535 == BEFORE


def _ends(s: State, seat: int, action: int) -> Iterator[State]:
    """Where an answer leads when it is carried out, in all ways as far as they are not too many."""
    first = _alone(s)
    apply(first, seat, action)
    open_ends, out, tried = [first], Moves(), 0
    while open_ends and tried < TRIED:
        at = open_ends.pop()
        tried += 1
        asked = int(advance(at, out))
        if asked == OVER:
            yield at
        elif asked == seat:
            for more in out.actions():
                then = at.copy()
                apply(then, seat, more)
                open_ends.append(then)


def _better(before: list[list[int]], key: str, end: State, seat: int) -> bool:
    """One's own is nowhere less and somewhere more, and nobody else has more of anything."""
    for each, was in enumerate(before):
        now = owned(key, end, each)
        if each == seat:
            if now == was or any(b < a for a, b in zip(was, now, strict=True)):
                return False
        elif any(b > a for a, b in zip(was, now, strict=True)):
            return False
    return True
