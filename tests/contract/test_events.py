"""The log of a viewer only grows, and says in both languages what he may know."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from motu.match.errors import CannotUndo
from motu.match.match import Match
from tests.contract.cases import CASES, Case
from tests.contract.matches import finished
from tests.contract.play import Player


def lines(match: Match, viewer: int | None, since: int = 0) -> list[Any]:
    return [
        (event.index, event.kind, tuple(event.facts), event.phrase) for event in match.events(viewer, since)
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_only_grows(case: Case) -> None:
    match = case.match(31)
    viewers = (None, 0, case.seats - 1)
    before: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers}
    player = Player("random", 31)
    while not match.over:
        seat = player.dice.choice(match.awaiting)
        match.play(seat, player.choose([choice.id for choice in match.choices(seat)]))
        if player.dice.random() < 0.2:
            with suppress(CannotUndo):
                match.undo(seat)
        for viewer in viewers if not case.real or player.dice.random() < 0.2 else ():
            now = lines(match, viewer)
            assert now[: len(before[viewer])] == before[viewer]
            assert [line[0] for line in now] == list(range(len(now)))
            before[viewer] = now


@pytest.mark.parametrize("case", CASES, ids=str)
def test_reading_on_from_a_line(case: Case) -> None:
    match = finished(case, 32)
    for viewer in (None, *range(case.seats)):
        whole = lines(match, viewer)
        for since in (0, 1, len(whole) // 2, len(whole), len(whole) + 5):
            assert lines(match, viewer, since) == whole[since:]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_line_has_words(case: Case) -> None:
    match = finished(case, 33)
    for viewer in (None, 0):
        for event in match.events(viewer):
            for lang in ("fr", "en"):
                assert event.text(lang).strip()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everybody_who_has_a_seat_learns_what_a_spectator_learns_or_more(case: Case) -> None:
    # Lines may be said differently to those concerned, but nobody at the table hears less than who watches.
    match = finished(case, 34)
    assert len(match.events(None)) <= min(len(match.events(seat)) for seat in range(case.seats))
