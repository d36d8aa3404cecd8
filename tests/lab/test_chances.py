"""The reading of chances: what is put in comes out again."""

from __future__ import annotations

import math
import random
from dataclasses import replace

import pytest

from motu.games import folders
from motu.lab.chances import Position, fit_chances, fit_odds, fit_points, position, shares
from motu.lab.samples import Sample, samples


def positions(odds: float, later: float, count: int) -> list[Position]:
    """Positions whose winners are drawn by known odds, and whose points follow from their worth."""
    dice = random.Random(7)
    found = []
    for _ in range(count):
        worth = tuple(dice.uniform(0, 12) for _ in range(dice.choice((2, 3, 4))))
        one = Position(worth, dice.random(), (), ())
        winner = dice.choices(range(len(worth)), shares(one, odds, later))[0]
        points = tuple(round(2 * w + 30 - 10 * one.elapsed + len(worth)) for w in worth)
        found.append(
            replace(one, won=tuple(float(seat == winner) for seat in range(len(worth))), points=points)
        )
    return found


def test_the_odds_are_found_again() -> None:
    odds, later = fit_odds(positions(0.2, 0.4, 4000))
    assert odds == pytest.approx(0.2, abs=0.05) and later == pytest.approx(0.4, abs=0.1)


def test_the_points_are_found_again() -> None:
    points, points_later, start, later, latest, seat = fit_points(positions(0.2, 0.4, 2000))
    assert points == pytest.approx(2, abs=0.1) and points_later == pytest.approx(0, abs=0.1)
    assert start == pytest.approx(30, abs=0.5) and later + latest == pytest.approx(-10, abs=0.5)
    assert seat == pytest.approx(1, abs=0.1)


def test_a_worth_is_weighted_and_counted_in_points() -> None:
    one = position(Sample(((200, 100), (0, 50)), (1.0, 0.0), (9, 4), 40), [100, 50])
    assert one.worth == (2.5, 0.25) and one.elapsed == 0.4


def test_a_fit_knows_more_than_nothing() -> None:
    key = sorted(folders())[1]
    found = [one for each in samples(key, [2], 16, seed=2) for one in each]
    size = len(folders()[key].insight.features)
    chances = fit_chances(found, [100] * size)
    assert math.isclose(chances.blind, 1.0) and chances.surprise < 1.05
    assert set(chances.reading) == {
        "odds",
        "odds_later",
        "points",
        "points_later",
        "start",
        "later",
        "latest",
        "seat",
    }
