"""How to search a game: settings tried one against the other, on balanced seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from motu.bots.search import Settings
from motu.games._shared.tuning import Tuning
from motu.lab.arena import contest
from motu.lab.fitting import Fit

DEPTHS = (0, 12, 40)
OTHERS = ("scale", "explore", "sharp")  # half as much, twice as much


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
    for setting in ("depth", *OTHERS):
        now = getattr(Settings(**settings), setting)
        for value in DEPTHS if setting == "depth" else (now / 2, now * 2):
            if value == now:
                continue
            tried = named(iterations, {**settings, setting: value})
            rivals = [tried, named(iterations, settings)]
            result = contest(key, rivals, games, seats, seed, jobs, True)
            played += 1
            progress(played)
            even = result.fair[tried]
            share = result.wins[tried] * (1 - even)
            share /= share + (1 - result.wins[tried]) * even
            kept = bool(result.decided) and share > 0.5
            if kept:
                settings[setting] = value
            yield Trial(setting, value, share, result.games, kept)


def named(iterations: int, settings: dict[str, Any]) -> str:
    """The bot with these settings, without the network."""
    changes = "".join(f"+{name}={value}" for name, value in settings.items())
    return f"medium+iterations={iterations}+network=no{changes}"


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
