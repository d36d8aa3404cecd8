"""Watching again: a position is shown as it lay on the table, whoever is in the middle of an answer."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.replay import position
from tests.contract.cases import REAL, Case

LOOKS = 0.05  # how often to look, by move


def table_of(match: Match) -> LiveTable:
    """All that a replay reads of a table."""
    return cast(LiveTable, SimpleNamespace(match=match))


def seen(match: Match, case: Case) -> list[Any]:
    return [match.view(viewer) for viewer in (*range(case.seats), None)]


@pytest.mark.parametrize("case", REAL, ids=str)
def test_a_position_is_shown_as_it_lay_on_the_table(case: Case) -> None:
    dice = random.Random(f"{case}")
    match = case.match(3)
    lay: dict[int, list[Any]] = {}
    while not match.over and len(match.moves) < 400:
        seat = dice.choice(match.awaiting)
        match.play(seat, dice.choice(match.choices(seat)))
        if dice.random() < LOOKS:
            lay[len(match.moves)] = seen(match, case)
    lay[len(match.moves)] = seen(match, case)
    for moves, then in lay.items():
        assert seen(position(table_of(match), moves), case) == then
