"""Pantheon: six peoples rise and fall; routes, columns and the favour of deities."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.pantheon import account, events, insight, scene, state, view
from motu.games.pantheon.box import PantheonBox
from motu.games.pantheon.questions import SPEECH, movement
from motu.games.pantheon.rules.turn import RULESET, new_game
from motu.games.pantheon.state import Pantheon
from motu.games.pantheon.things import THINGS


class PantheonFolder(Folder[Pantheon]):
    """What the folder offers."""

    key = "pantheon"
    prefix = "PA"
    seats = range(2, 5)
    home = Path(__file__).parent
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = PantheonBox
    sources = state.SOURCE_NAMES
    secret = state.SECRET
    countable = state.COUNTABLE
    rules_version = 2  # actions for 16 deities
    speech = SPEECH
    events = events.EVENTS
    things = THINGS
    account = account.ACCOUNT
    longest = 5000  # players may draw for ever; a game takes a tenth of this
    minutes = (60, 90)
    first_rules = ("PA-5.8", "PA-7.2", "PA-11.1")
    tie_break = "PA-11.11"
    weight = "medium"
    own_options = {  # noqa: RUF012 - a constant of the class
        "bonus_draft": Option("yes_no", False),
        "bsw_start": Option("yes_no", False),
        "random_first_player": Option("yes_no", True),
        "turn_cap": Option("number", 0),
    }

    standing_orders = staticmethod(movement.standing_orders)
    ordered = staticmethod(movement.ordered)
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: PantheonBox, seats: int, options: Mapping[str, Any]) -> Pantheon:
        return new_game(
            box,
            seats,
            bool(options["bonus_draft"]),
            bool(options["bsw_start"]),
            bool(options["random_first_player"]),
            int(options["turn_cap"]),
        )


FOLDER = PantheonFolder()
