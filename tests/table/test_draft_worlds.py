"""Two worlds for picks that are not confirmed: a seat that may take them back learns nothing by them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.kernel.core import SEALED
from motu.kernel.engine import question
from motu.match.match import Match
from motu.match.touching import Answers
from motu.table.draft import Draft
from tests.contract.cases import REAL, Case, times
from tests.contract.worlds import TwoWorlds

PICKS = 5  # choices and gestures that are tried at one question
TARGETS = 3  # things on the board of which one asks why not


def previews(match: Match, viewer: int | None) -> list[Any]:
    """What a seat is shown of each of its choices before it confirms."""
    if viewer is None or viewer not in match.awaiting:
        return []
    ways: list[tuple[int, ...]] = [(choice.id,) for choice in match.choices(viewer)]
    if len(ways) > 1:  # a match plays what leaves no choice before it offers gestures
        ways += [gesture.actions for gesture in match.gestures(viewer)]
    tried = ways[:: max(1, len(ways) // PICKS)]
    asking = (False, True) if match.folder.windows else (False,)
    return [preview(match, viewer, way, windows) for way in tried for windows in asking]


def preview(match: Match, seat: int, picks: tuple[int, ...], windows: bool) -> dict[str, Any]:
    """The picture, the question and the choices that go on from there, and why others do not."""
    draft = Draft(seat, match, windows).with_picks(picks)
    trial = draft.match
    gets: dict[str, Any] = {
        "picks": (draft.picks, draft.then, draft.complete),
        "moves": [move.notation for move in trial.moves if move.seat == seat],
        "log": [event.text("fr") for event in trial.events(seat)],
        "view": trial.view(seat),  # pictures are drawn from it alone
    }
    if not draft.complete:
        gets["question"] = trial.question(seat, "fr")
        gets["choices"] = [(choice.id, choice.label("fr")) for choice in trial.choices(seat)]
        gets["gestures"] = [(g.actions, g.label("fr")) for g in trial.gestures(seat)]
        named = sorted({target for choice in match.choices(seat) for target in choice.targets})[:TARGETS]
        answers = Answers(trial, seat)
        refusals = [answers.why_not(target) for target in named]
        gets["refusals"] = [r and (r.rule, r.text("fr")) for r in refusals]
    return gets


def run(case: Case, runs: int, every: int) -> None:
    steps = 0
    for n in range(runs):
        steps += TwoWorlds(case, n % case.seats, n, previews, every, other_picks=n % 3 != 1).run().steps
    assert steps > 20 * runs


@pytest.mark.repeated(3)
@pytest.mark.parametrize("case", REAL, ids=str)
def test_a_preview_shows_nothing_that_its_seat_does_not_know(case: Case) -> None:
    run(case, times(4), every=5)


@pytest.mark.full
@pytest.mark.parametrize("case", REAL, ids=str)
def test_many_previews_show_nothing_that_their_seats_do_not_know(case: Case) -> None:
    run(case, times(20), every=1)


SEALED_GAMES = [case for case in REAL if any(rule.mode == SEALED for rule in case.folder.ruleset.rules)]


def test_some_game_asks_in_secret() -> None:
    assert SEALED_GAMES


@pytest.mark.parametrize("case", SEALED_GAMES, ids=str)
def test_who_answers_last_opens_no_envelope_before_confirming(case: Case) -> None:
    """The others answer a sealed question one way or another: the preview of the last answer is the same."""
    dice = random.Random(str(case))
    match, asked = case.match(1), 0
    while not match.over and asked < 12:
        seat = match.awaiting[0]
        if match.state.rules[int(question(match.state)) & 255].mode == SEALED and len(match.awaiting) > 1:
            asked += 1
            last = dice.choice(match.awaiting)
            one, two = (answered_by_all_but(last, match, dice) for _ in range(2))
            assert previews(one, last) == previews(two, last)
        match.play(seat, dice.choice(match.choices(seat)))
    assert asked == 12


def answered_by_all_but(last: int, match: Match, dice: random.Random) -> Match:
    trial = match.copy()
    while trial.awaiting != (last,):
        seat = next(seat for seat in trial.awaiting if seat != last)
        trial.play(seat, dice.choice(trial.choices(seat)))
    return trial
