"""The arena: balanced seats, honest intervals, ratings that tell the strong from the weak."""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import combinations

import pytest

from motu.lab.arena import LEAST_GAMES, a_round, contest, everybody, seatings
from motu.lab.arena_report import draw_ratings
from motu.lab.ratings import points_apart, ratings, share_interval
from motu.match.errors import BadSetup


def test_every_seating_comes_equally_often() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    three = seatings(["a", "b", "b"], 3)
    assert Counter(lineup.index("a") for lineup in three) == {0: 1, 1: 1, 2: 1}
    seats = Counter(
        seat for lineup in seatings(["a", "b", "c"], 3) for seat, bot in enumerate(lineup) if bot == "a"
    )
    assert set(seats.values()) == {2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_bots_than_seats_meet_in_every_group(seats: int) -> None:
    games = everybody("abcde", seats, random.Random(1))
    sat = Counter((bot, seat) for lineup in games for seat, bot in enumerate(lineup))
    met = Counter(pair for lineup in games for pair in combinations(sorted(lineup), 2))
    assert len(sat) == 5 * seats and len(set(sat.values())) == 1
    assert len(met) == 10 and len(set(met.values())) == 1
    assert games != everybody("abcde", seats, random.Random(2))


def test_many_bots_at_one_table_change_seats_in_short_rounds() -> None:
    assert len(a_round("abcd", 4, random.Random(1))) == 24
    for bots, seats, games in (("abcdef", 6, 6), ("abc", 6, 6), ("ab", 6, 20)):
        lineups = a_round(bots, seats, random.Random(1))
        sat = Counter((bot, seat) for lineup in lineups for seat, bot in enumerate(lineup))
        assert len(lineups) == games and set(sat.values()) == {games // len(bots)}


def test_a_tournament_counts_for_each_bot_its_own_games() -> None:
    ended = contest("costa-ruana", ["greedy", "greedy+weights=equal", "random"], games=7, seats=2, seed=1)
    assert ended.games == 12 and set(ended.fair.values()) == {0.5}
    assert sum(ended.wins.values()) == pytest.approx(1.5)  # eight games each
    assert sum(ended.margin.values()) == pytest.approx(0)
    assert ended.ratings[-1].bot == "random"


def test_the_better_bot_is_rated_higher_and_the_question_is_settled() -> None:
    ended = contest("costa-ruana", ["greedy", "random"], games=200, seed=2, decide=True)
    assert ended.decided and LEAST_GAMES <= ended.games < 200
    best, worst = ended.ratings
    assert best.bot == "greedy" and best.low > worst.high
    low, high = ended.interval["greedy"]
    assert 0.5 < low < ended.wins["greedy"] <= high
    assert ended.margin["greedy"] == pytest.approx(-ended.margin["random"])


def test_few_games_are_decided_when_all_are_played() -> None:
    ended = contest("costa-ruana", ["greedy", "random"], games=8, seed=2, decide=True)
    assert ended.decided and ended.games == 8


def test_equal_bots_stay_undecided() -> None:
    ended = contest("costa-ruana", ["random", "random"], games=8, seed=2, decide=True)
    assert ended.decided is False and ended.games == 8


def test_jobs_change_nothing_but_the_time() -> None:
    one, two = (contest("costa-ruana", ["greedy", "random"], games=16, seed=5, jobs=n) for n in (1, 2))
    assert (one.wins, one.mean_score, one.ratings) == (two.wins, two.mean_score, two.ratings)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup):
        contest("costa-ruana", ["greedy", "random"], games=0)
    with pytest.raises(BadSetup):
        contest("pantheon", ["greedy"] * 5, games=1)
    with pytest.raises(BadSetup):
        contest("costa-ruana", ["nobody"], games=1)


def test_ratings_of_made_up_results() -> None:
    games = [(("a", "b"), (2, 1))] * 30 + [(("a", "b"), (1, 2))] * 10
    first, second = ratings(games)
    assert first.bot == "a"
    assert first.rating - second.rating == pytest.approx(190.8, abs=8)  # three victories to one
    assert first.low < first.rating < first.high


def test_a_few_games_without_a_defeat_prove_little() -> None:
    first, second = ratings([(("a", "b"), (2, 1))] * 8)
    assert 80 < first.low - second.high < first.rating - second.rating < first.high - second.low

    assert points_apart(0.5, 1 / 3) == pytest.approx(
        120.4, abs=0.1
    )  # one against two: twice as strong as each
    assert points_apart(1.0, 0.5) == math.inf and points_apart(0.0, 0.5) == -math.inf


def test_the_interval_of_a_share() -> None:
    low, high = share_interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert share_interval(0, 10)[0] == pytest.approx(0, abs=1e-9)


def test_the_plot_names_every_bot() -> None:
    rows = ratings([(("a", "<b>"), (2, 1))] * 5)
    picture = draw_ratings(rows, "Motu", "fr")
    assert "&lt;b&gt;" in picture and picture.count("<circle") == 2
