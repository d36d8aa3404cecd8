"""Costa Ruana: five turns, two cards each, a shaman who decides which of them count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.costa_ruana import account, events, insight, scene, state, view
from motu.games.costa_ruana.box import CostaBox
from motu.games.costa_ruana.names import HOME
from motu.games.costa_ruana.questions import SPEECH
from motu.games.costa_ruana.rules.turn import RULESET, new_game
from motu.games.costa_ruana.state import Costa
from motu.games.costa_ruana.things import THINGS


class CostaRuanaFolder(Folder[Costa]):
    """What the folder offers."""

    key = "costa-ruana"
    prefix = "CR"
    seats = range(2, 7)
    home = HOME
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = CostaBox
    sources = state.SOURCE_NAMES
    secret = state.SECRET
    countable = state.COUNTABLE
    minutes = (20, 60)
    first_rules = ("CR-8.3", "CR-7.8", "CR-12.2")
    tie_break = "CR-14.5"
    own_options = {"open_huts": Option("yes_no", False)}  # noqa: RUF012 - a constant of the class

    speech = SPEECH
    events = events.EVENTS
    things = THINGS
    account = account.ACCOUNT
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: CostaBox, seats: int, options: Mapping[str, Any]) -> Costa:
        return new_game(box, seats, bool(options["open_huts"]))


FOLDER = CostaRuanaFolder()
