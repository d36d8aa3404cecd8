"""Mangrovia: one bowl, two piers; huts on the Paths of the Gods, around the Star and the Totem."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.mangrovia import account, events, insight, scene, state, view
from motu.games.mangrovia.box import MangroviaBox
from motu.games.mangrovia.questions import SPEECH
from motu.games.mangrovia.rules.turn import RULESET, new_game
from motu.games.mangrovia.state import SOURCE_NAMES, Mangrovia
from motu.games.mangrovia.things import THINGS


class MangroviaFolder(Folder[Mangrovia]):
    """What the folder offers."""

    key = "mangrovia"
    prefix = "MG"
    seats = range(2, 6)
    home = Path(__file__).parent
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = MangroviaBox
    sources = SOURCE_NAMES
    secret = state.SECRET
    countable = state.COUNTABLE
    minutes = (60, 90)
    first_rules = ("MG-4.4", "MG-5.3", "MG-8.3")
    tie_break = "MG-14.12"
    weight = "medium"
    speech = SPEECH
    events = events.EVENTS
    things = THINGS
    account = account.ACCOUNT
    own_options = {  # noqa: RUF012 - a constant of the class
        "statue_tiles": Option("yes_no", False),
        "other_tiles": Option("yes_no", False),
        "random_first_player": Option("yes_no", True),
        "star_counts_neutral": Option("yes_no", True),
    }

    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: MangroviaBox, seats: int, options: Mapping[str, Any]) -> Mangrovia:
        return new_game(
            box,
            seats,
            bool(options["statue_tiles"]),
            bool(options["other_tiles"]),
            bool(options["random_first_player"]),
            bool(options["star_counts_neutral"]),
        )


FOLDER = MangroviaFolder()
