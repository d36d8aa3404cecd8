"""Five island board games at one table."""

from motu import _native

_native.install()

from motu.match.errors import (  # noqa: E402 - the compiled rules must be found first
    BadEdition,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalChoice,
    MotuError,
    UnknownGame,
)
from motu.match.game import Game, all_games, game  # noqa: E402
from motu.match.match import Match  # noqa: E402
from motu.match.record import Record, replay  # noqa: E402

__all__ = [
    "BadEdition",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Game",
    "IllegalChoice",
    "Match",
    "MotuError",
    "Record",
    "UnknownGame",
    "all_games",
    "game",
    "replay",
]
