"""Raiatea: six locations, three ceremonies, and statues for the god Oro."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.raiatea import account, events, insight, scene, state, view
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.names import HOME
from motu.games.raiatea.questions import SPEECH
from motu.games.raiatea.rules.turn import RULESET, new_game
from motu.games.raiatea.state import Raiatea
from motu.games.raiatea.things import THINGS


class RaiateaFolder(Folder[Raiatea]):
    """What the folder offers."""

    key = "raiatea"
    prefix = "RA"
    seats = range(3, 6)
    home = HOME
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = RaiateaBox
    sources = state.SOURCE_NAMES
    secret = state.SECRET
    countable = state.COUNTABLE
    minutes = (60, 120)
    first_rules = ("RA-2.4", "RA-9.15", "RA-11.1")
    tie_break = "RA-14.7"
    weight = "heavy"
    own_options = {  # noqa: RUF012 - a constant of the class
        "tane": Option("yes_no", False),
        "oracle": Option("yes_no", False),
        "mana_restriction": Option("yes_no", False),
        "open_screens": Option("yes_no", False),
    }
    solo_options = {"open_screens": True}  # noqa: RUF012 - a constant of the class

    speech = SPEECH
    events = events.EVENTS
    things = THINGS
    account = account.ACCOUNT
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: RaiateaBox, seats: int, options: Mapping[str, Any]) -> Raiatea:
        tane, oracle, restricted = (bool(options[name]) for name in ("tane", "oracle", "mana_restriction"))
        return new_game(box, seats, tane, oracle, restricted, bool(options["open_screens"]))


FOLDER = RaiateaFolder()
