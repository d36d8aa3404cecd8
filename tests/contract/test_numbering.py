"""Numbers of actions never change their meaning, and every action can be written and read."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motu.kernel.core import AUTO, CHANCE, Rule
from motu.kernel.engine import NATURE, answers, question
from motu.kernel.moves import Moves
from motu.match.errors import IllegalChoice
from tests.contract.cases import CASES, REAL, Case
from tests.contract.golden import check_golden
from tests.contract.matches import scratch
from tests.contract.play import games, some_stops

GAMES = {case.folder.key: case.folder for case in CASES}
REAL_GAMES = sorted({case.folder.key for case in REAL})


@pytest.mark.parametrize("game", GAMES)
def test_every_action_and_outcome_has_exactly_one_rule(game: str) -> None:
    folder = GAMES[game]
    decisions, outcomes = int(folder.ruleset.decisions), int(folder.ruleset.outcomes)
    actions = [folder.split(action) for action in range(decisions)]
    chances = [folder.split_outcome(outcome) for outcome in range(outcomes)]
    assert [int(rule.base) + x for rule, x in actions] == list(range(decisions))
    assert [int(rule.base) + x for rule, x in chances] == list(range(outcomes))
    assert all(rule.mode not in (AUTO, CHANCE) for rule, _ in actions)
    assert all(rule.mode == CHANCE for rule, _ in chances)
    for split, size in ((folder.split, decisions), (folder.split_outcome, outcomes)):
        for outside in (-1, size):
            with pytest.raises(IndexError):
                split(outside)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_in_their_order_and_fit_into_a_step(game: str) -> None:
    rules = GAMES[game].ruleset.rules
    assert [int(rule.kind) for rule in rules] == list(range(len(rules)))
    assert len(rules) <= 256 and len({id(rule) for rule in rules}) == len(rules)


def block(rule: Rule[Any]) -> str:
    kind = "outcomes" if rule.mode == CHANCE else "actions"
    return f"{kind} {int(rule.base):5} {int(rule.size):4}  {type(rule).__name__}\n"


@pytest.mark.parametrize("game", REAL_GAMES)
def test_blocks_are_as_agreed(game: str) -> None:
    rules = [rule for rule in GAMES[game].ruleset.rules if rule.mode != AUTO]
    rules.sort(key=lambda rule: (rule.mode == CHANCE, int(rule.base)))
    check_golden(f"{game}.blocks.txt", "".join(block(rule) for rule in rules))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_notation_names_one_action_of_a_question(case: Case) -> None:
    folder = case.folder
    for style, seed in games(case, 2):
        for s, stop in some_stops(case, style, seed, 60):
            if stop.seat == NATURE:
                said = [folder.outcome_notation(s, *folder.split_outcome(x)) for x in stop.options]
            else:
                said = [folder.notation(s, stop.seat, *folder.split(x)) for x in stop.options]
            assert len(set(said)) == len(said)
            assert all(text == text.strip() and text.isprintable() for text in said)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_notation_is_the_same_for_everybody_who_may_read_it(case: Case) -> None:
    # A record is written from the true state and a choice from a redacted one: both must say the same.
    folder, out = case.folder, Moves()
    for s, stop in some_stops(case, "random", 3, 30):
        if stop.seat < 0:
            continue
        seen = s.copy()
        seen.redact(stop.seat)
        answers(s, stop.seat, out)
        for action in out.actions():
            rule, x = folder.split(action)
            assert folder.notation(seen, stop.seat, rule, x) == folder.notation(s, stop.seat, rule, x)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_choice_is_played_by_number_by_notation_and_by_itself(case: Case) -> None:
    match = case.match(11)
    choose = random.Random(4)
    while not match.over:
        seat = choose.choice(match.awaiting)
        choice = choose.choice(match.choices(seat))
        if choose.random() < 0.25:
            moves = []
            for way in (choice, choice.id, choice.notation):
                trial = scratch(match)
                trial.play(seat, way)
                moves.append([move.number for move in trial.moves])
            assert moves[0] == moves[1] == moves[2]
            assert moves[0][len(match.moves)] == choice.id
        match.play(seat, choice)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_says_which_rule_it_is(game: str) -> None:
    case = next(case for case in CASES if case.folder.key == game)
    for s, stop in some_stops(case, "random", 2, 10):
        if stop.seat >= 0:
            rule, _ = case.folder.split(stop.choice)
            asked = s.rules[int(question(s)) & 255]
            assert rule is asked or rule is asked.beside


def test_a_notation_of_nothing_is_refused() -> None:
    for case in CASES:
        match = case.match(1)
        for text in ("", " ", "nonsense", "0", "\0", "é" * 500):
            with pytest.raises(IllegalChoice):
                match.play(match.awaiting[0], text)
