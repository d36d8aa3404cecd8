"""What the laboratory has found out about a game: how much each feature counts, and how to search it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from motu.kernel.insight import WHOLE, Insight

FILE = "tuning.toml"


@dataclass(frozen=True)
class Tuning:
    """The file `tuning.toml` of a game. `found` says by which commands, so that anybody can do it again."""

    found: list[str] = field(default_factory=list)
    weights: dict[str, int] = field(default_factory=dict)  # of features, in hundredths
    search: dict[str, Any] = field(default_factory=dict)  # settings of the tree search
    network: dict[str, Any] = field(default_factory=dict)  # `hidden`, `numbers`, and whether it is `used`
    figures: dict[str, Any] = field(default_factory=dict)  # how well it foretells who wins


def tuned(home: Path, insight: Insight[Any]) -> Tuning:
    """Read what is known of a game and let its insight use it."""
    file = home / FILE
    tuning = Tuning(**tomllib.loads(file.read_text("utf-8"))) if file.exists() else Tuning()
    if unknown := set(tuning.weights) - set(insight.features):
        raise ValueError(f"{FILE} of {home.name}: no such feature: {', '.join(sorted(unknown))}")
    for i, name in enumerate(insight.features):
        insight.weights[i] = tuning.weights.get(name, WHOLE)
    return tuning


def untuned(insight: Insight[Any]) -> Insight[Any]:
    """The same features, each counting for what it says: what the laboratory has to do better than."""
    return type(insight)(insight.features, insight.hopes)


def written(tuning: Tuning) -> str:
    """The text of the file."""
    parts = ["found = [\n" + "".join(f'  "{line}",\n' for line in tuning.found) + "]\n"]
    for name in ("weights", "search", "figures", "network"):
        if table := getattr(tuning, name):
            parts.append(f"\n[{name}]\n" + "".join(f"{key} = {_value(one)}\n" for key, one in table.items()))
    return "".join(parts)


def _value(one: Any) -> str:
    if isinstance(one, bool):
        return str(one).lower()
    if isinstance(one, list | tuple):
        lines = [", ".join(_value(each) for each in one[i : i + 12]) for i in range(0, len(one), 12)]
        return "[\n" + "".join(f"  {line},\n" for line in lines) + "]" if len(lines) > 1 else f"[{lines[0]}]"
    return f'"{one}"' if isinstance(one, str) else f"{one:.5g}" if isinstance(one, float) else str(one)
