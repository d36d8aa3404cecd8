"""The figures of the search: what is counted, and that it is counted from the middle of a game."""

from __future__ import annotations

import motu
from motu.kernel.engine import advance, answers
from motu.kernel.moves import Moves
from motu.lab.search_bench import _middle, measure_search


def test_a_position_from_the_middle_leaves_a_choice() -> None:
    game = motu.game("costa-ruana")
    for seed in range(3):
        s, seat = _middle(game, 3, seed)
        out = Moves()
        assert advance(s.copy(), out) == seat
        answers(s, seat, out)
        assert out.n > 1 and 10 < s.length < 120


def test_the_figures_of_a_search() -> None:
    row = measure_search(motu.game("costa-ruana"), seats=2, scale=0.02)
    assert row["game"] == "costa-ruana" and row["seats"] == 2
    assert 0 < row["slowest_position"] <= row["iterations_per_second"]
    assert row["iterations"] == 240 and 100 < row["nodes"] < 100_000
    assert row["nodes"] * 9 * 8 / 1e6 <= row["megabytes"] < 30  # nine numbers of eight bytes per node
