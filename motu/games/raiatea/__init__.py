"""Raiatea: six locations, three ceremonies, and statues for the god Oro."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.raiatea import choices, events, insight, scene, shortcuts, state, view
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules.turn import RULESET, new_game
from motu.games.raiatea.state import SOURCES, Raiatea


class RaiateaFolder(Folder[Raiatea]):
    """What the folder offers."""

    key = "raiatea"
    prefix = "RA"
    seats = range(3, 6)
    home = Path(__file__).parent
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = RaiateaBox
    sources = view.SOURCE_NAMES
    secret = state.SECRET
    countable = state.COUNTABLE
    minutes = (60, 120)
    first_rules = ("RA-2.4", "RA-9.15", "RA-11.1")
    tie_break = "RA-14.7"
    weight = "heavy"
    window = "free done"
    own_options = {  # noqa: RUF012 - a constant of the class
        "tane": Option("yes_no", False),
        "oracle": Option("yes_no", False),
        "mana_restriction": Option("yes_no", False),
        "open_screens": Option("yes_no", False),
    }
    solo_options = {"open_screens": True}  # noqa: RUF012 - a constant of the class

    notation = staticmethod(choices.notation)
    outcome_notation = staticmethod(choices.outcome_notation)
    targets = staticmethod(choices.targets)
    label = staticmethod(choices.label)
    asked = staticmethod(choices.asked)
    allowed_by = staticmethod(choices.allowed_by)
    explain = staticmethod(choices.explain)
    shortcuts = staticmethod(shortcuts.shortcuts)
    event = staticmethod(events.event)
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def new_state(self, box: RaiateaBox, seats: int, options: Mapping[str, Any]) -> Raiatea:
        tane, oracle, restricted = (bool(options[name]) for name in ("tane", "oracle", "mana_restriction"))
        return new_game(box, seats, tane, oracle, restricted, bool(options["open_screens"]))

    def points(self, s: Raiatea) -> list[dict[str, int]]:
        return [
            {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(self.sources)}
            for seat in range(int(s.players))
        ]


FOLDER = RaiateaFolder()
