"""A match asks only what leaves a choice, plays the rest itself, and is not moved by nonsense."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.games._shared.asking import Shortcut
from motu.games._shared.text import say
from motu.kernel.core import CHOICE, LEGAL, Rule
from motu.kernel.engine import guarded, question
from motu.kernel.vectors import zeros
from motu.match.errors import IllegalChoice
from motu.match.game import Game
from motu.match.match import Match
from tests.contract.cases import CASES, Case, mini
from tests.contract.matches import finished, index_of, rounds, scratch, snapshot
from tests.minigames.mini import Mini, Points

LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_what_leaves_a_choice_is_asked(case: Case) -> None:
    match = case.match(21)
    for _ in rounds(match, "random", 21):
        for seat in match.awaiting:
            assert len(match.choices(seat)) > 1 or guarded(match.state)
        for seat in set(range(case.seats)) - set(match.awaiting):
            assert match.choices(seat) == [] == match.gestures(seat) and match.question(seat, "fr") == ""
    for move in match.moves:
        rule = case.folder.split(move.number)[0] if move.seat is not None else None
        assert not (move.forced and (rule is None or rule.guarded))


def test_guarded_questions_are_asked_with_a_single_answer() -> None:
    lonely = 0
    for seed in range(10):
        match = mini("guarded", 3).match(seed)
        for seat, _ in rounds(match, "random", seed):
            lonely += len(match.choices(seat)) == 1
    assert lonely > 5


def test_forced_moves_are_played_and_recorded() -> None:
    match = finished(mini("redundant", 3), 3)
    forced = [move for move in match.moves if move.forced]
    assert forced and all(move.notation.startswith("place ") for move in forced)
    assert [f"{'ABC'[move.seat or 0]} {move.notation}" for move in match.moves] == match.record().moves


@pytest.mark.parametrize("case", CASES, ids=str)
def test_choices_have_words_rules_and_stable_ids(case: Case) -> None:
    index = index_of(case)
    match = case.match(8)
    for n, (seat, _) in enumerate(rounds(match, "loner", 8)):
        if n % 6:
            continue
        choices = match.choices(seat)
        for choice in choices:
            assert choice.rule in index or not case.real
            assert all(choice.label(lang).strip() for lang in LANGUAGES)
            assert match.why_not(seat, choice) is None
        assert all(match.question(seat, lang).strip() for lang in LANGUAGES)
        assert [choice.id for choice in choices] == [choice.id for choice in match.choices(seat)]


def nonsense(match: Match, case: Case, dice: random.Random) -> list[tuple[Any, Any]]:
    """Seats and choices that cannot be played now."""
    decisions = int(case.folder.ruleset.decisions)
    seat = match.awaiting[0]
    legal = {choice.id for choice in match.choices(seat)}
    others = [action for action in dice.sample(range(decisions), min(decisions, 6)) if action not in legal]
    wrong: list[tuple[Any, Any]] = [(seat, action) for action in (-1, decisions, 10**30, -(10**30), *others)]
    wrong += [(seat, choice) for choice in (None, True, 1.5, [], {}, object(), b"x", "", "play", "\udcff")]
    wrong += [(other, next(iter(legal))) for other in (-1, case.seats, 99, None, "A", True, 1.0)]
    wrong += [(other, 0) for other in range(case.seats) if other not in match.awaiting]
    return wrong


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_cannot_be_played_is_refused_in_words_and_changes_nothing(case: Case) -> None:
    index, dice = index_of(case), random.Random(5)
    match = case.match(5)
    for n, _ in enumerate(rounds(match, "random", 5)):
        if n % 8:
            continue
        before = snapshot(match)
        for seat, choice in nonsense(match, case, dice):
            with pytest.raises(IllegalChoice) as refused:
                match.play(seat, choice)
            assert refused.value.rule is None or refused.value.rule in index or not case.real
            assert all(refused.value.text(lang).strip() for lang in LANGUAGES)
            if seat in range(case.seats) and not isinstance(seat, (bool, float)):
                reason = match.why_not(seat, choice)
                assert reason is not None and reason.rule == refused.value.rule
                assert reason.text("fr") == refused.value.text("fr")
        assert snapshot(match) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_of_an_earlier_question_is_refused(case: Case) -> None:
    match, stale = case.match(6), None
    for seat, _ in rounds(match, "random", 6):
        if stale is not None and stale.id not in {choice.id for choice in match.choices(seat)}:
            before = snapshot(match)
            with pytest.raises(IllegalChoice):
                match.play(seat, stale)
            assert snapshot(match) == before
        stale = match.choices(seat)[0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_after_the_end_nothing_can_be_played(case: Case) -> None:
    match = finished(case, 2)
    assert match.over and match.awaiting == () and match.scores is not None and match.ranking is not None
    assert sorted(seat for place in match.ranking for seat in place) == list(range(case.seats))
    assert [sum(points.values()) for points in match.score_sources or []] == match.scores
    for seat in range(case.seats):
        assert match.choices(seat) == []
        with pytest.raises(IllegalChoice):
            match.play(seat, 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_copy_of_a_match_is_independent(case: Case) -> None:
    match = case.match(9)
    for n, (seat, action) in enumerate(rounds(match, "random", 9)):
        if n % 10 == 0:
            before, twin = snapshot(match), scratch(match)
            assert snapshot(twin) == before
            twin.play(seat, action)
            assert snapshot(match) == before != snapshot(twin)


@pytest.mark.parametrize("seat", [-1, 7, True, "A", 1.0])
def test_nobody_sits_there(seat: Any) -> None:
    match = mini("auction").match(1)
    for ask in (
        match.view,
        match.events,
        match.choices,
        match.svg,
        lambda s: match.question(s, "fr"),
        match.undo,
    ):
        with pytest.raises(IllegalChoice):
            ask(seat)


# --- gestures -----------------------------------------------------------------------------------


class Shells(Points):
    """Two different shells out of two: the second pick is forced."""

    def __init__(self, players: int, like: Shells | None = None) -> None:
        super().__init__(RULES, players, like)
        self.taken = like.taken[:] if like else zeros(2)


class Take(Rule[Shells]):
    def check(self, s: Shells, player: int, a: int, b: int, x: int) -> int:
        return 101 if s.taken[x] else LEGAL

    def choose(self, s: Shells, player: int, a: int, b: int, x: int) -> None:
        s.taken[x] = 1
        s.points[player] += a * (1 + x)
        if a > 1:
            s.push(self.step(player, a - 1))


class Rest(Rule[Shells]):
    def choose(self, s: Shells, player: int, a: int, b: int, x: int) -> None:
        s.points[player] += 100


TAKE, REST = Take(CHOICE, 2), Rest(CHOICE, 2)
RULES: list[Rule[Any]] = [TAKE, REST]


class BothAtOnce(Mini):
    def shortcuts(self, s: Shells, seat: int) -> list[Shortcut]:
        words = say("verbatim", text="both")
        if int(question(s)) & 255 != TAKE.kind:
            return []
        return [
            Shortcut("both", (0, 1), words),
            Shortcut("twice", (0, 0), words),
            Shortcut("on", (1, 0, 2), words),
            Shortcut("as_far", (0,), words, (), (0, 2)),
            Shortcut("mine", (0,), words, (), (3, 2)),
        ]


def begin(s: Shells) -> None:
    s.push(TAKE.step(0, 2))
    s.push(REST.step(0))
    s.push(REST.step(1))


def shells() -> Match:
    return Game(BothAtOnce("shells", range(2, 3), RULES, Shells, begin)).start(2, 1)


def test_a_gesture_with_a_forced_step_is_played_whole() -> None:
    match = shells()
    match.play(0, "both")
    assert [move.notation for move in match.moves] == ["take 0", "take 1"]
    assert match.awaiting == (0,) and match.state.points[0] == 4
    match = shells()
    match.play(0, "on")
    assert [move.notation for move in match.moves] == ["take 1", "take 0", "rest 0"]


def test_a_gesture_that_cannot_be_played_whole_is_not_played_at_all() -> None:
    match = shells()
    before = snapshot(match)
    with pytest.raises(IllegalChoice):
        match.play(0, "twice")
    assert snapshot(match) == before


def test_what_follows_a_gesture_is_played_as_far_as_it_is_possible() -> None:
    match = shells()
    match.play(0, "as_far")
    assert [move.notation for move in match.moves] == ["take 0", "take 1"]  # not taken twice: it ends there
    match = shells()
    match.play(0, "mine")
    assert [move.notation for move in match.moves] == ["take 0", "take 1", "rest 1"]
    assert match.awaiting == (1,)  # the last answer would be another seat's


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_gesture_is_the_same_as_its_choices(case: Case) -> None:
    match = case.match(14)
    for seat, _ in rounds(match, "random", 14):
        for gesture in match.gestures(seat)[:2]:
            at_once, one_by_one = scratch(match), scratch(match)
            at_once.play(seat, gesture)
            for action in gesture.actions:
                one_by_one.play(seat, action)
            one_by_one.go_on(seat, gesture.then)
            assert snapshot(at_once) == snapshot(one_by_one)
            named = scratch(match)
            named.play(seat, gesture.notation)
            assert snapshot(named) == snapshot(at_once)
            assert all(gesture.label(lang).strip() for lang in LANGUAGES)
