"""How to search a game: settings tried one against the other, on balanced seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from motu.bots.search import Settings
from motu.games._shared.tuning import Tuning
from motu.lab.arena import contest
from motu.lab.fitting import Fit

DEPTH, OTHERS = "depth", ("scale", "explore", "sharp")
MOST_TRIALS = 3 + 4 * len(OTHERS)


@dataclass(frozen=True)
class Trial:
    """One value of one setting against what was best so far."""

    setting: str
    value: Any
    share: float  # of victories, 0.5 between equals however many seats there are
    games: int
    kept: bool


def tune(
    key: str,
    settings: dict[str, Any],
    games: int,
    seats: int,
    iterations: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Trial]:
    """Try the settings one after the other; what certainly wins more often is kept in `settings`.

    A trial ends as soon as that is decided, or after so many games.
    """
    played = 0
    for setting in (DEPTH, *OTHERS):
        for path in _paths(setting, getattr(Settings(**settings), setting)):
            for value in path:
                if value == getattr(Settings(**settings), setting):
                    continue
                tried, old = (named(iterations, one) for one in ({**settings, setting: value}, settings))
                trial = Trial(setting, value, *_trial(key, tried, old, games, seats, seed, jobs))
                played += 1
                progress(played)
                yield trial
                if not trial.kept:
                    break
                settings[setting] = value


def _paths(setting: str, now: float) -> list[list[Any]]:
    """Values in several directions; in each of them one goes on as long as it gets better."""
    if setting == DEPTH:
        return [[0], [12], [40]]
    return [[now / 2, now / 4], [now * 2, now * 4]]


def judged(
    key: str, settings: dict[str, Any], games: int, seats: int, iterations: int, seed: int = 0, jobs: int = 1
) -> Trial:
    """Whether the search plays better when the network judges where it ends."""
    with_it, without = (named(iterations, settings, network) for network in ("yes", "no"))
    return Trial("network", "yes", *_trial(key, with_it, without, games, seats, seed, jobs))


def _trial(
    key: str, tried: str, old: str, games: int, seats: int, seed: int, jobs: int
) -> tuple[float, int, bool]:
    """One bot against another: its share of the victories, in how many games, whether it is certainly better.

    With more than two seats an even number of both is not always possible: the share is what it would be.
    """
    result = contest(key, [tried, old], games, seats, seed, jobs, True)
    even = result.fair[tried]
    share = result.wins[tried] * (1 - even)
    share /= share + (1 - result.wins[tried]) * even
    return share, result.games, bool(result.decided) and share > 0.5


def named(iterations: int, settings: dict[str, Any], network: str = "no") -> str:
    """The bot with these settings."""
    changes = "".join(f"+{name}={value}" for name, value in settings.items())
    return f"medium+iterations={iterations}+network={network}{changes}"


def with_fit(old: Tuning, features: list[str], learnt: Fit, command: str) -> Tuning:
    """What is known of a game after its features were fitted; how it is searched stays."""
    figures = {
        "positions": learnt.positions,
        "surprise_paper": learnt.paper,
        "surprise_weights": learnt.weighed,
        "surprise_network": learnt.networked,
        "curve_steps": [step for step, _, _ in learnt.curve[::3]],
        "curve_taught": [round(taught, 4) for _, taught, _ in learnt.curve[::3]],
        "curve_tested": [round(tested, 4) for _, _, tested in learnt.curve[::3]],
    }
    network = {"used": False, "hidden": learnt.hidden, "numbers": learnt.numbers}
    weights = dict(zip(features, learnt.weights, strict=True))
    search = {**old.search, "scale": round(learnt.scale)}
    found = [line for line in old.found if "learn" not in line]
    return Tuning([*found, command], weights, search, network, figures)
