"""Whatever scores or comes to light is told by a line of its own and shown as a step; accounts add up."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

import motu
from motu.games import folders
from motu.kernel.journal import EVERYONE
from motu.match import match as matches
from motu.match.choice import Told
from motu.match.game import Game
from motu.table.pages.gains import account, in_full, in_short
from motu.table.pages.log import blocks, openings
from tests.minigames.tahatai import FOLDER as TAHATAI

GAMES = {key: folder for key, folder in folders().items() if folder.drawn} | {TAHATAI.key: TAHATAI}
CASES = [(key, seats) for key, folder in sorted(GAMES.items()) for seats in folder.seats]


@cache
def played(key: str, seats: int) -> tuple[motu.Match, int]:
    """A whole game at random whose lines all remember how things stood, and how long its set-up is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "SHOWN", 10**6)
        match = Game(GAMES[key]).start(seats=seats, seed=seats)
        dice, set_up = random.Random(seats), len(match.told)
        while not match.over:
            seat = dice.choice(match.awaiting)
            match.play(seat, dice.choice(match.choices(seat)))
    return match, set_up


def lines(match: motu.Match) -> list[Told]:
    return [line for line in match.told if line.kind]


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_each_change_of_points_is_told_by_its_own_line(key: str, seats: int) -> None:
    match, _ = played(key, seats)
    before = [Counter[str]() for _ in range(seats)]
    for line in lines(match):
        assert line.state is not None
        now = [Counter(points) for points in match.folder.points(line.state)]
        gained = line.gained
        for seat in range(seats):
            told = gained.what if gained is not None and gained.points and gained.seat == seat else {}
            told = {source: n for source, n in told.items() if n}
            if match.folder.events and match.folder.events.name(line.kind).startswith("scored-source"):
                continue  # Raiatea counts everything first and then tells it source by source
            assert +(now[seat] - before[seat]) == Counter(told), match.folder.events
            assert not +(before[seat] - now[seat])
        if gained is not None and gained.points:
            assert line.kind in match.folder.steps
        before = now
    assert match.folder.points(match.state) == [dict(points) for points in before]


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_accounts_of_all_periods_add_up_to_the_score(key: str, seats: int) -> None:
    match, _ = played(key, seats)
    told = match.told_to(None)
    opened = [0, *openings(match.folder, told), len(told)]
    total = [Counter[str]() for _ in range(seats)]
    for first, after in pairwise(opened):
        gains = account(told[first:after])
        for seat, (points, _) in gains.items():
            total[seat].update(points)
        for lang in ("fr", "en"):
            in_short(gains, 0, match.folder.texts, lang)
            assert (in_full(gains, 0, match.folder.texts, lang) is not None) == bool(gains)
    assert match.score_sources is not None
    assert [+points for points in total] == [+Counter(points) for points in match.score_sources]
    assert [points.total() for points in total] == match.scores


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_what_nature_brings_to_light_is_a_step(key: str, seats: int) -> None:
    match, set_up = played(key, seats)
    brought: dict[int, list[Told]] = {}
    for line in match.told[set_up:]:
        brought.setdefault(line.at, []).append(line)
    for n, move in enumerate(match.moves, start=1):
        if move.seat is None and n in brought:
            said = [line.phrase.id for line in brought[n]]
            assert any(line.kind in match.folder.steps for line in brought[n]), said


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_every_step_can_be_drawn_for_everybody_who_is_told_it(key: str, seats: int) -> None:
    match, _ = played(key, seats)
    steps = [line for line in lines(match) if line.kind in match.folder.steps]
    assert {match.folder.moments.get(line.kind) for line in steps} > {None}
    for n, line in enumerate(steps):
        viewers = [None] if line.to == EVERYONE else []
        viewers += [seat for seat in range(seats) if line.to >> seat & 1]
        viewer = viewers[n % len(viewers)]
        view = match.view(viewer, line.state)
        if n % 7 == 0:
            assert match.folder.draw(view, "fr", match.folder.texts, [])
        if line.kind in match.folder.moments or line.kind in match.folder.periods:
            for lang in ("fr", "en"):
                assert match.folder.texts.say(match.folder.title(match.box, line.kind, line.facts), lang)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_each_line_of_the_log_stands_in_one_block(key: str, seats: int) -> None:
    match, _ = played(key, seats)
    told = match.told_to(0)
    found = list(blocks(match.folder, told))[::-1]
    assert [n for first, after in found for n in range(first, after)] == list(range(len(told)))
    for first, after in found:
        assert len({match.folder.moments.get(line.kind) for line in told[first:after]}) == 1
