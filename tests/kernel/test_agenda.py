"""The agenda: what is still to happen, in which order, packed into numbers."""

from __future__ import annotations

import pytest

from motu.kernel.core import CHOICE, SEALED, lowest
from motu.kernel.engine import OVER, advance, awaiting
from motu.kernel.moves import Moves
from tests.kernel.toy import Note, toy


def test_the_step_pushed_last_happens_first() -> None:
    s = toy(note := Note())
    for a in (1, 2, 3):
        s.push(note.step(0, a))
    assert advance(s, Moves()) == OVER
    assert [a for _, a, _ in s.notes] == [3, 2, 1]


def test_steps_put_in_order_happen_as_written_and_before_the_older_ones() -> None:
    s = toy(note := Note())
    s.push(note.step(0, 9))
    for count in (0, 1, 2, 5):
        mark = s.pending
        for a in range(count):
            s.push(note.step(0, 10 * count + a))
        s.in_order(mark)
    advance(s, Moves())
    assert [a for _, a, _ in s.notes] == [50, 51, 52, 53, 54, 20, 21, 10, 9]


@pytest.mark.parametrize(("player", "a", "b"), [(0, 0, 0), (7, 65535, 2**31 - 1), (3, 1, 2), (127, 5, 0)])
def test_a_step_keeps_its_arguments(player: int, a: int, b: int) -> None:
    s = toy(Note(), note := Note())
    s.push(note.step(player, a, b))
    assert s.agenda[0] & 255 == 1
    advance(s, Moves())
    assert s.notes == [(player, a, b)]


@pytest.mark.parametrize(("a", "b"), [(-1, 0), (65536, 0), (0, -1), (0, 2**31)])
def test_arguments_that_do_not_fit_are_refused(a: int, b: int) -> None:
    toy(note := Note())
    with pytest.raises(AssertionError):
        note.step(0, a, b)


def test_a_free_step_differs_by_its_mark_only() -> None:
    toy(note := Note())
    assert note.free_step(2, 3, 4) == note.step(2, 3, 4) | 32768
    assert note.free_step(2, 3, 4) >> 8 & 127 == 2


def test_a_sealed_step_awaits_all_who_take_part() -> None:
    s = toy(note := Note(SEALED, 5), players=4)
    s.push(note.sealed_step(0b1010, 77))
    assert advance(s, Moves()) == 1 == lowest(0b1010)
    assert awaiting(s) == 0b1010 and s.agenda[0] >> 24 & 255 == 0b1010 and s.agenda[0] >> 32 == 77


def test_too_many_steps_are_an_error_and_spoil_nothing() -> None:
    s = toy(note := Note())
    for _ in range(16):
        s.push(note.step())
    with pytest.raises(IndexError):
        s.push(note.step())
    assert s.pending == 16


def test_round_the_table() -> None:
    s = toy(Note(CHOICE, 1), players=5)
    assert [int(s.clockwise(3, i)) for i in range(6)] == [3, 4, 0, 1, 2, 3]
    for seat in range(5):
        for other in range(5):
            assert s.clockwise(seat, s.relative(seat, other)) == other
            assert 0 <= s.relative(seat, other) < 5
