"""Tahatai: four laps, three beaches, shells in hand, and a tide that takes what lies there.

The complete example of docs/adding-a-game.md: a whole game folder, as small as possible.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.games._shared.folder import Folder
from tests.minigames.tahatai import events, insight, scene, state, view
from tests.minigames.tahatai.box import TahataiBox
from tests.minigames.tahatai.names import HOME
from tests.minigames.tahatai.questions import SPEECH
from tests.minigames.tahatai.rules.turn import RULESET, new_game
from tests.minigames.tahatai.state import Tahatai


class TahataiFolder(Folder[Tahatai]):
    """What the folder offers."""

    key = "tahatai"
    prefix = "TH"
    seats = range(2, 5)
    home = HOME
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = TahataiBox
    sources = state.SOURCE_NAMES
    secret = state.SECRET
    minutes = (5, 10)
    first_rules = ("TH-3.2", "TH-3.5", "TH-5.1")
    tie_break = "TH-5.3"

    speech = SPEECH
    events = events.EVENTS
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: TahataiBox, seats: int, options: Mapping[str, Any]) -> Tahatai:
        return new_game(box, seats)


FOLDER = TahataiFolder()
