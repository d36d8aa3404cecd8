"""Running to the next question and answering it."""

from __future__ import annotations

import pytest

from motu.kernel.core import AUTO, CHANCE, CHOICE, GAME_OVER, NO_DRAFT, SEALED, NoOption
from motu.kernel.engine import (
    NATURE,
    OVER,
    advance,
    apply,
    awaiting,
    guarded,
    happen,
    mask,
    public_part,
    why_not,
)
from motu.kernel.journal import EVERYONE, SPECTATOR, Journal, all_but, only
from motu.kernel.moves import Moves
from motu.kernel.vectors import zeros
from tests.kernel.toy import Note, Toy, toy


class Nothing(Note):
    allowed = range(0)


class Even(Note):
    allowed = range(0, 100, 2)

    def public(self, s: Toy, player: int, a: int, b: int, x: int) -> int:
        return x // 4


class Head(Note):
    """Opens a draft of two picks that stand above a step of its own."""

    def choose(self, s: Toy, player: int, a: int, b: int, x: int) -> None:
        s.open_draft()
        s.push(s.rules[1].step(player, 7))
        s.push(s.rules[1].step(player, 8))


def test_the_kernel_stops_at_a_question_also_with_one_answer() -> None:
    s, out = toy(even := Even(CHOICE, 1)), Moves()
    s.push(even.step(2))
    assert advance(s, out) == 2 and out.actions() == [0] and awaiting(s) == 0b100
    apply(s, 2, 0)
    assert advance(s, out) == OVER and awaiting(s) == 0 and s.notes == [(2, 0, 0, 0)]


def test_a_question_without_answer_is_an_error_unless_it_may_lapse() -> None:
    s = toy(nothing := Nothing(CHOICE, 3))
    s.push(nothing.step())
    with pytest.raises(NoOption):
        advance(s, Moves())
    s = toy(lapses := Nothing(CHOICE, 3, may_lapse=True))
    s.push(lapses.step())
    assert advance(s, Moves()) == OVER and s.notes == []


@pytest.mark.parametrize("sampled", [True, False])
def test_chance_without_outcome_is_dropped(sampled: bool) -> None:
    s = toy(nothing := Nothing(CHANCE, 3), auto := Note(AUTO))
    s.push(auto.step(1))
    s.push(nothing.step())
    assert advance(s, Moves(), sampled=sampled) == OVER
    assert s.notes == [(1, 0, 0)] and s.revealed == 0


def test_chance_raises_what_is_revealed() -> None:
    s, out = toy(even := Even(CHANCE, 8)), Moves()
    s.push(even.step())
    assert advance(s, out, sampled=False) == NATURE and out.actions() == [0, 2, 4, 6] and awaiting(s) == 0
    happen(s, 4)
    assert s.notes == [(0, 0, 0, 4)] and s.revealed == 1
    s.push(even.step())
    advance(s, out)
    assert s.revealed == 2 and s.notes[-1][3] in (0, 2, 4, 6)


def test_blocks_lie_end_to_end_chance_apart() -> None:
    rules = [Even(CHOICE, 5), Note(AUTO), Even(CHANCE, 3), Even(SEALED, 4), Even(CHANCE, 2)]
    toy(*rules)
    assert [int(rule.base) for rule in rules] == [0, 0, 0, 5, 3]
    assert [int(rule.kind) for rule in rules] == [0, 1, 2, 3, 4]


def test_an_answer_to_another_question_is_an_error() -> None:
    s = toy(even := Even(CHOICE, 5), Even(CHOICE, 5))
    s.push(even.step(0))
    for action in (-1, 5, 9):
        with pytest.raises(NoOption):
            apply(s, 0, action)
    assert why_not(toy(Even(CHOICE, 1)), 0, 0) == GAME_OVER


def test_a_mask_marks_what_is_listed() -> None:
    s, out, into = toy(Even(CHOICE, 3), even := Even(CHOICE, 5)), Moves(), zeros(8)
    s.push(even.step(1))
    advance(s, out)
    mask(out, into)
    assert list(into) == [0, 0, 0, 1, 0, 1, 0, 1]


def test_the_limit_counts_decisions_and_not_chance() -> None:
    s, out = toy(even := Even(CHOICE, 1), chance := Even(CHANCE, 1)), Moves()
    s.limit = 2
    for step in (even.step(), even.step(), chance.step(), even.step(), chance.step()):
        s.push(step)
    while (seat := advance(s, out)) != OVER:
        apply(s, seat, 0)
    assert s.truncated == 1 and s.length == 2 and awaiting(s) == 0 and len(s.notes) == 4


def test_what_others_may_read_of_an_answer() -> None:
    s = toy(Note(CHOICE, 3), even := Even(CHOICE, 9, guarded=True), sealed := Even(SEALED, 9))
    s.push(even.step(0))
    assert guarded(s) and {int(public_part(s, 0, 3 + x)) for x in (4, 6)} == {4}
    s.push(sealed.sealed_step(0b11))
    assert {int(public_part(s, 0, 12 + x)) for x in range(9)} == {-1}


def test_an_unfinished_draft_goes_back_to_its_head_for_everybody_else() -> None:
    head, pick, rest = Head(CHOICE, 2), Note(CHOICE, 3), Note(AUTO)
    s, out = toy(head, pick, rest), Moves()
    s.push(rest.step(0, 5))
    s.push(head.step(1, 4, 6))
    before = list(s.agenda[: s.pending])
    advance(s, out)
    apply(s, 1, 1)
    advance(s, out)
    apply(s, 1, int(pick.base) + 2)
    assert s.drafting() == 1 and s.pending == 2
    for viewer in (0, 2, SPECTATOR):
        seen = s.copy()
        seen.redact(viewer)
        assert list(seen.agenda[: seen.pending]) == before and seen.drafting() == -1
        assert not any(seen.agenda[seen.pending :]) and seen.head == 0 and seen.head_at == NO_DRAFT
    own = s.copy()
    own.redact(1)
    assert own.drafting() == 1 and list(own.agenda[: own.pending]) == list(s.agenda[: s.pending])


def test_a_draft_opened_beside_a_question_goes_back_to_that_question() -> None:
    main, pick, beside = Note(CHOICE, 2), Note(CHOICE, 3), Head(CHOICE, 2)
    s, out = toy(main, pick, beside), Moves()
    main.beside = beside
    s.push(main.step(0))
    s.push(main.free_step(1, 4, 6))
    before = list(s.agenda[: s.pending])
    advance(s, out)
    apply(s, 1, int(beside.base))
    advance(s, out)
    assert s.drafting() == 1
    seen = s.copy()
    seen.redact(0)
    assert list(seen.agenda[: seen.pending]) == before


def test_audiences() -> None:
    assert only(3) | all_but(3) == EVERYONE and only(3) & all_but(3) == 0
    assert EVERYONE >> SPECTATOR & 1 and all_but(0) >> SPECTATOR & 1
    s = toy()
    s.tell(1, 2)  # nobody listens
    s.journal = Journal()
    s.tell(4, 5, 6, 7, 8, to=only(2))
    s.tell(9)
    assert s.journal.entries == [(4, 4, 5, 6, 7, 8), (9, EVERYONE, 0, 0, 0, 0)]
