"""What made the points: the things that are named add up to every figure of the result."""

from __future__ import annotations

import pytest

from motu.games import folders
from motu.match.account import account
from tests.table.test_finale import finished

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
COUNTS = [(game, seats) for game in GAMES for seats in folders()[game].seats]


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_what_is_named_adds_up_to_every_figure(game: str, seats: int) -> None:
    match = finished(game, seats, seats)
    sources = match.score_sources
    assert sources is not None
    for points, made in zip(sources, account(match), strict=True):
        assert {name: sum(n for _, n in made.get(name, ())) for name in points} == points
        for what, _ in (thing for things in made.values() for thing in things):
            assert match.folder.texts.say(what, "fr") and match.folder.texts.say(what, "en")
