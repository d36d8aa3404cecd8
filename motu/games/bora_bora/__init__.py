"""Bora Bora: six rounds of dice, people and gods over five islands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from motu.games._shared.folder import Folder
from motu.games.bora_bora import account, events, insight, scene, state, view
from motu.games.bora_bora.box import BoraBox
from motu.games.bora_bora.names import HOME
from motu.games.bora_bora.questions import SPEECH
from motu.games.bora_bora.rules.turn import RULESET, new_game
from motu.games.bora_bora.state import Bora
from motu.games.bora_bora.things import THINGS


class BoraBoraFolder(Folder[Bora]):
    """What the folder offers."""

    key = "bora-bora"
    prefix = "BB"
    seats = range(2, 5)
    home = HOME
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = BoraBox
    sources = state.SOURCE_NAMES
    secret = state.SECRET
    countable = state.COUNTABLE
    rules_version = 2  # actions for 80 tasks and 32 jewels
    drawn = True
    minutes = (60, 120)
    first_rules = ("BB-3.4", "BB-11.1", "BB-15.1")
    tie_break = "BB-16.13"
    weight = "heavy"

    speech = SPEECH
    events = events.EVENTS
    things = THINGS
    account = account.ACCOUNT
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: BoraBox, seats: int, options: Mapping[str, Any]) -> Bora:
        return new_game(box, seats)


FOLDER = BoraBoraFolder()
