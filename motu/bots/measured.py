"""How strong each bot was found to be, by game and number of players: `ratings.toml` in a game's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

FILE = "ratings.toml"
HEAD = """\
# By number of players: the mean of the bots is 0, 400 points are ten victories to one; the second number is
# half of the 95 % interval.
"""

# A bot's rating and half of its interval.
Rating = tuple[int, int]


@dataclass(frozen=True)
class Measured:
    """Ratings by number of players. `found` says by which command, so that anybody can measure again."""

    found: str = ""
    players: Mapping[int, Mapping[str, Rating]] = field(default_factory=dict)


def measured(home: Path) -> Measured:
    """What is known of the bots of a game."""
    file = home / FILE
    if not file.exists():
        return Measured()
    data = tomllib.loads(file.read_text("utf-8"))
    players = {
        int(seats): {bot: (int(rating), int(half)) for bot, (rating, half) in bots.items()}
        for seats, bots in data["players"].items()
    }
    return Measured(data["found"], players)


def keep(home: Path, found: Measured) -> None:
    """Write the file."""
    text = f'found = "{found.found}"\n{HEAD}'
    for seats, bots in sorted(found.players.items()):
        text += f"\n[players.{seats}]\n"
        text += "".join(f"{bot} = [{rating}, {half}]\n" for bot, (rating, half) in bots.items())
    (home / FILE).write_text(text, "utf-8")
