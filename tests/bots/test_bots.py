"""Bots: found by name, better than chance, and their turns are played as planned."""

from __future__ import annotations

from dataclasses import replace

import pytest

import motu
from motu._native import compiled
from motu.bots import STRENGTHS, bot
from motu.bots.thinker import Thinker
from motu.bots.turns import turn
from motu.games import folders
from motu.kernel.engine import LEGAL, OVER, advance, apply, why_not
from motu.kernel.moves import Moves
from motu.lab.arena import contest
from motu.lab.simulate import simulate
from motu.match.errors import BadSetup

GAMES = sorted(folders())
FEW = 24  # iterations that show all a search does


@pytest.mark.parametrize("key", GAMES)
def test_greedy_beats_random(key: str) -> None:
    seats = motu.game(key).seats.start
    names = ["greedy"] + ["random"] * (seats - 1)
    result = simulate(motu.game(key), seats, 60, names, seed=1)
    assert result.wins_by_bot["greedy"] >= 0.8 * 60


@pytest.mark.full
@pytest.mark.parametrize("key", GAMES)
def test_greedy_wins_nine_of_ten_games_against_random(key: str) -> None:
    seats = motu.game(key).seats.start
    names = ["greedy"] + ["random"] * (seats - 1)
    result = simulate(motu.game(key), seats, 1000, names, seed=2)
    print(f"{key}: greedy wins {result.wins_by_bot['greedy']:g} of 1,000 games with {seats} players")
    assert result.wins_by_bot["greedy"] >= 900


def test_an_unknown_bot() -> None:
    with pytest.raises(BadSetup) as refused:
        bot("nobody")
    assert "nobody" in refused.value.text("fr")


def test_equal_seeds_give_equal_simulations() -> None:
    game = motu.game(GAMES[0])
    one, two = (simulate(game, game.seats.start, 8, ["greedy", "random"], seed=5) for _ in range(2))
    assert (one.wins, one.mean_score, one.decisions) == (two.wins, two.mean_score, two.decisions)


def test_the_quick_way_through_random_games_counts_the_same_decisions() -> None:
    game = motu.game(GAMES[0])
    out = Moves()
    s = game.folder.new_state(game.box(None), 3, game.check_options({}))
    s.seed(0)
    steps = 0
    while (seat := int(advance(s, out))) != OVER:
        steps += out.n > 1
        apply(s, seat, out.at[s.below(out.n)] if out.n > 1 else out.at[0])
    assert steps == simulate(game, 3, 1, ["random"], seed=0).decisions


@pytest.mark.skipif(not compiled(), reason="as much thinking takes minutes when it is interpreted")
@pytest.mark.parametrize("key", GAMES)
def test_a_search_wins_against_greedy(key: str) -> None:
    seats = motu.game(key).seats.start
    ended = contest(key, ["medium", *["greedy"] * (seats - 1)], games=12, seats=seats, seed=3)
    assert ended.wins["medium"] > 1 / seats


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_is_played_as_planned(key: str) -> None:
    """Every answer of a planned turn is legal when its time comes, and nobody else is asked before it."""
    game = motu.game(key)
    s = game.folder.new_state(game.box(None), game.seats.start, game.check_options({}))
    s.seed(8)
    out = Moves()
    longest = 0
    while (seat := int(advance(s, out))) != OVER:
        planned = turn(Thinker(1, replace(STRENGTHS["expert"], iterations=FEW)), game.folder, s, seat)
        longest = max(longest, len(planned))
        for action in planned:
            while (asked := advance(s, out)) >= 0 and out.n == 1 and (asked, out.at[0]) != (seat, action):
                apply(s, asked, out.at[0])
            assert int(why_not(s, seat, action)) == LEGAL
            apply(s, seat, action)
        if s.length > 60:
            break
    assert longest > 1
