"""What the laboratory has found out about a game: how much each feature counts, and how to search it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from motu.kernel.insight import WHOLE, Insight


@dataclass(frozen=True)
class Tuning:
    """The file `tuning.toml` of a game. `found` says by which command, so that anybody can do it again."""

    weights: dict[str, int] = field(default_factory=dict)  # of features, in hundredths
    search: dict[str, Any] = field(default_factory=dict)  # settings of the tree search
    found: str = ""


def tuned(home: Path, insight: Insight[Any]) -> Tuning:
    """Read what is known of a game and let its insight use it."""
    file = home / "tuning.toml"
    tuning = Tuning(**tomllib.loads(file.read_text("utf-8"))) if file.exists() else Tuning()
    if unknown := set(tuning.weights) - set(insight.features):
        raise ValueError(f"{file.name} of {home.name}: no such feature: {', '.join(sorted(unknown))}")
    for i, name in enumerate(insight.features):
        insight.weights[i] = tuning.weights.get(name, WHOLE)
    return tuning
