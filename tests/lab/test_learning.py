"""Learning what features count, trying settings, and the ladder."""

from __future__ import annotations

import random
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from motu.bots import bot
from motu.bots.measured import Measured, keep, measured
from motu.bots.network import Network
from motu.games import folders
from motu.games._shared.tuning import Tuning, tuned, untuned, written
from motu.kernel.engine import OVER, advance, apply
from motu.kernel.insight import POINT, WHOLE
from motu.kernel.moves import Moves
from motu.kernel.vectors import vec
from motu.lab import ladder
from motu.lab.arena import contest
from motu.lab.fitting import Model, fit, split
from motu.lab.playing import start
from motu.lab.samples import Sample, gauged, samples
from motu.lab.tuning import judged, named, tune, with_fit
from motu.match.errors import BadSetup
from motu.match.game import game


def invented(games: int) -> list[list[Sample]]:
    """Games that points and skill decide, and luck does not, but whoever has luck and skill wins always."""
    dice = random.Random(7)
    made = []
    for _ in range(games):
        seats = [tuple(dice.randrange(1000) for _ in range(3)) for _ in range(2)]
        worth = [p + skill + (2000 if skill > 600 and luck > 600 else 0) for p, luck, skill in seats]
        won = (1.0, 0.0) if worth[0] > worth[1] else (0.0, 1.0)
        made.append([Sample(tuple(seats), won, (0, 0), 50)])
    return made


def test_a_fit_finds_which_feature_counts_and_a_network_what_counts_together() -> None:
    found = fit(invented(2000), hidden=8)
    assert found.weights[2] > found.weights[1]
    assert found.weighed < found.paper and found.networked < found.weighed - 0.02


@pytest.mark.parametrize("counts", [[2], [3, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5, 6]])
def test_all_numbers_of_players_teach_and_test(counts: list[int]) -> None:
    games = [[Sample(((1,),) * n, (1.0,) + (0.0,) * (n - 1), (0,) * n)] for n in counts * 20]
    for part in split(games):
        assert sorted({len(one.won) for one in part}) == counts


def test_samples_hold_what_became_of_a_game() -> None:
    found = samples("costa-ruana", [2, 3], 4, seed=3)
    assert len(found) == 4 and all(found)
    assert {len(one.features) for each in found for one in each} == {2, 3}
    assert all(sum(one.won) == pytest.approx(1) for each in found for one in each)
    assert found == samples("costa-ruana", [2, 3], 4, seed=3, jobs=2)


def test_the_network_of_the_bots_computes_what_was_learnt() -> None:
    one = game("costa-ruana")
    insight = one.folder.insight
    size = len(insight.features)
    model = Model(size, 5, seed=3)
    model.outer[:] = [0.3, -0.2, 0.5, 0.1, -0.4]
    s = start(one.folder, one.box(None), 3, one.check_options({}), 5)
    out, dice = Moves(), random.Random(1)
    for _ in range(40):
        seat = int(advance(s, out))
        assert seat != OVER
        apply(s, seat, out.at[dice.randrange(int(out.n))])
    learnt = Network(size, 5, list(model.flat()))
    into = vec[float]([0.0] * 8)
    learnt.chances(insight, s, into)
    rows = [[value / POINT for value in gauged(one, s, seat)] for seat in range(3)]
    import numpy as np

    from motu.lab.fitting import Table

    features, elapsed = np.array([rows]), np.array([int(insight.elapsed(s)) / 100])
    assert elapsed[0] > 0
    wanted = Table(features, elapsed, features).chances(model.worth(features, elapsed)[0])[0]
    assert [into[seat] for seat in range(3)] == pytest.approx(list(wanted), abs=1e-9)


def test_a_network_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="another size"):
        Network(4, 5, [0.0] * 7)


def test_what_was_found_is_written_and_read_again(tmp_path: Path) -> None:
    one = game("costa-ruana").folder
    learnt = fit(samples("costa-ruana", [2], 12, seed=1), hidden=2)
    tuning = with_fit(Tuning(search={"depth": 12}), one.insight.features, learnt, "motu learn costa-ruana")
    assert Tuning(**tomllib.loads(written(tuning))).network == tuning.network
    (tmp_path / "tuning.toml").write_text(written(tuning))
    before = [int(weight) for weight in one.insight.weights]
    try:
        again = tuned(tmp_path, one.insight)
        assert again.weights == tuning.weights
        assert [int(weight) for weight in one.insight.weights] == list(tuning.weights.values())
        (tmp_path / "tuning.toml").write_text("[weights]\nbeauty = 3\n")
        with pytest.raises(ValueError, match="beauty"):
            tuned(tmp_path, one.insight)
    finally:
        for i, weight in enumerate(before):
            one.insight.weights[i] = weight


def test_settings_are_tried_one_after_the_other() -> None:
    settings: dict[str, object] = {"depth": 12, "scale": 450.0, "explore": 0.6}
    trials = list(tune("costa-ruana", settings, 2, 2, 8))
    assert [trial.setting for trial in trials].count("depth") == 2  # not the one it has
    assert all(trial.games >= 2 and 0 <= trial.share <= 1 for trial in trials)
    assert not any(trial.kept and trial.share <= 0.5 for trial in trials)
    trial = judged("costa-ruana", settings, 2, 2, 8)
    assert trial.setting == "network" and trial.games >= 2 and 0 <= trial.share <= 1
    last = {trial.setting: trial.value for trial in trials if trial.kept}
    assert settings == {"depth": 12, "scale": 450.0, "explore": 0.6} | last


def test_a_bot_may_be_named_with_its_settings() -> None:
    assert bot(named(60, {"depth": 12, "scale": 450.0})).name.endswith("+depth=12+scale=450.0")
    wrong = ("medium+colour=3", "medium+depth=deep", "medium+network=maybe", "medium+iterations")
    for name in (*wrong, "medium+weights=3", "greedy+depth=3", "random+weights=equal"):
        with pytest.raises(BadSetup):
            bot(name)


def test_a_bot_may_do_without_what_was_learnt() -> None:
    insight = folders()["costa-ruana"].insight
    plain = untuned(insight)
    assert {int(plain.weights[i]) for i in range(len(plain.features))} == {WHOLE}
    assert plain is not insight and plain.features == insight.features
    assert contest("costa-ruana", ["greedy+weights=equal", "medium+weights=equal"], 2, 2).games == 2


def test_the_ladder_is_kept_rung_by_rung(tmp_path: Path) -> None:
    first = next(ladder.climb("costa-ruana", games=40))
    assert (first.better, first.worse, first.decided) == ("greedy", "random", True)
    ladder.write(tmp_path, [first])
    ladder.write(tmp_path, [first])
    assert ladder.kept(tmp_path) == [first]
    page = (tmp_path / "ladder.md").read_text()
    assert "| greedy over random | 40 |" in page and "| expert over hard | | | | | | | not measured" in page


def test_a_rung_says_how_far_apart_they_are() -> None:
    rung = ladder.Rung("costa-ruana", 2, "hard", "medium", 48, 2 / 3, 0.525, 0.783, 0.5, 4.9, 13.0, True)
    assert rung.apart == "+120 (+17 … +223)"
    assert replace(rung, share=1.0, low=0.676, high=1.0).apart == "more than +128"


def test_everybody_is_rated_against_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ladder.games_for(seats, 24) for seats in (2, 3, 4, 5)] == [360, 120, 60, 60]
    monkeypatch.setattr(ladder, "RATED", ("random", "greedy", "beginner"))
    found = ladder.rate("costa-ruana", 2, meetings=4)
    assert list(found) == ["random", "greedy", "beginner"]
    assert abs(sum(rating for rating, _ in found.values())) <= 1 and found["random"] == min(found.values())


def test_ratings_are_kept_in_the_folder_of_the_game(tmp_path: Path) -> None:
    assert measured(tmp_path) == Measured()
    found = Measured("motu ratings costa-ruana", {3: {"greedy": (0, 0), "hard": (412, 33)}})
    keep(tmp_path, found)
    assert measured(tmp_path) == found


def test_the_page_has_the_ratings_and_its_folder_is_made(tmp_path: Path) -> None:
    ladder.write(tmp_path / "made" / "when needed")
    page = (tmp_path / "made" / "when needed" / "ladder.md").read_text()
    for folder in folders().values():
        for seats, bots in measured(folder.home).players.items():
            rating, half = bots["expert"]
            assert any(
                line.startswith(f"| {seats} |") and line.endswith(f"| {rating:+d} ± {half} |")
                for line in page.splitlines()
            )
