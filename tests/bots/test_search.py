"""The tree search: what it returns, remembers and forgets."""

from __future__ import annotations

import time

import pytest

import motu
from motu.bots import STRENGTHS, Window
from motu.bots.search import Search, Settings
from motu.bots.thinker import Thinker
from motu.kernel.core import State
from motu.kernel.data import to_data
from motu.kernel.engine import advance, answers, apply
from motu.kernel.moves import Moves


def position(key: str = "costa-ruana", seats: int = 3, decisions: int = 12) -> tuple[Window, State, int]:
    game = motu.game(key)
    s = game.folder.new_state(game.box(None), seats, game.check_options({}))
    s.seed(4)
    out = Moves()
    for _ in range(decisions):
        seat = advance(s, out)
        apply(s, seat, out.at[s.below(out.n)])
    seat = int(advance(s, out))
    while out.n < 2:
        apply(s, seat, out.at[0])
        seat = int(advance(s, out))
    return Window(game.folder, s, seat), s, seat


def searching(window: Window, room: int = 5000) -> Search:
    folder = window.folder
    return Search(folder.insight, Settings(), int(folder.ruleset.decisions), room)


def test_every_iteration_is_counted_at_the_root_and_every_answer_is_legal() -> None:
    window, s, seat = position()
    search = searching(window)
    assert window.think(search, 1, 200) == 200
    found = search.found()
    assert sum(visits for _, visits, _, _ in found) == 200
    out = Moves()
    answers(s, seat, out)
    assert {action for action, *_ in found} <= set(out.actions())
    assert all(0 <= mean <= 1 for _, _, mean, _ in found)
    assert abs(sum(prior for *_, prior in found) - 1) < 1e-6


def test_equal_seeds_find_the_same() -> None:
    window, _, _ = position()
    one, two, other = searching(window), searching(window), searching(window)
    for search, seed in ((one, 7), (two, 7), (other, 8)):
        window.think(search, seed, 150)
    assert one.found() == two.found() != other.found()


def test_the_position_itself_is_not_touched() -> None:
    window, s, _ = position()
    before = to_data(s)
    window.think(searching(window), 1, 50)
    assert to_data(s) == before


def test_what_was_learnt_is_kept_after_ones_own_answer() -> None:
    window, _, _ = position()
    search = searching(window)
    window.think(search, 1, 300)
    action, visits, _, _ = search.found()[0]
    search.follow(action)
    assert search.tree.visits[search.root] == visits
    search.forget()
    assert search.found() == []


def test_a_full_memory_does_not_stop_it() -> None:
    window, _, _ = position()
    search = searching(window, room=60)
    assert window.think(search, 1, 300) == 300
    assert search.tree.used <= 60
    assert sum(visits for _, visits, _, _ in search.found()) > 200


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_turn_stays_within_its_time(name: str) -> None:
    window, _, _ = position()
    bot = Thinker(1, STRENGTHS[name], timed=True)
    bot.begin()
    started = time.perf_counter()
    for _ in range(4):
        bot.choose(window)
    assert time.perf_counter() - started <= STRENGTHS[name].seconds * 1.2


def test_a_beginner_slips_but_never_far() -> None:
    window, _, _ = position()
    careful = searching(window)
    window.think(careful, 1, 3000)
    worth = {action: mean for action, _, mean, _ in careful.found()}
    best = max(worth.values())
    chosen = {Thinker(seed, STRENGTHS["beginner"]).choose(window) for seed in range(12)}
    assert len(chosen) > 1
    assert all(worth[action] > best - 0.35 for action in chosen)
