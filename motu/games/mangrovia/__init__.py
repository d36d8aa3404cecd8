"""Mangrovia: one bowl, two piers; huts on the Paths of the Gods, around the Star and the Totem."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.mangrovia import choices, events, insight, refusals, scene, shortcuts, state, view
from motu.games.mangrovia.box import MangroviaBox
from motu.games.mangrovia.rules.turn import RULESET, new_game
from motu.games.mangrovia.state import SOURCE_NAMES, SOURCES, Mangrovia


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
    behind_curtain = ("PlayLandscape", "Pay", "BuildDoubleHut")
    own_options = {  # noqa: RUF012 - a constant of the class
        "statue_tiles": Option("yes_no", False),
        "other_tiles": Option("yes_no", False),
        "random_first_player": Option("yes_no", True),
        "star_counts_neutral": Option("yes_no", True),
    }

    notation = staticmethod(choices.notation)
    outcome_notation = staticmethod(choices.outcome_notation)
    targets = staticmethod(choices.targets)
    label = staticmethod(choices.label)
    asked = staticmethod(choices.asked)
    explain = staticmethod(refusals.explain)
    shortcuts = staticmethod(shortcuts.shortcuts)
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def allowed_by(self, s: Any, seat: int, rule: Any, x: int) -> str:
        return choices.allowed_by(rule)

    def read(self, s: Any, seat: int, rule: Any, notation: str) -> int | None:
        every = range(int(rule.size))
        return next((x for x in every if choices.notation(s, seat, rule, x) == notation), None)

    def event(self, box: Any, kind: int, facts: Any) -> Any:
        return events.event(kind, facts)

    def new_state(self, box: MangroviaBox, seats: int, options: Mapping[str, Any]) -> Mangrovia:
        return new_game(
            box,
            seats,
            bool(options["statue_tiles"]),
            bool(options["other_tiles"]),
            bool(options["random_first_player"]),
            bool(options["star_counts_neutral"]),
        )

    def points(self, s: Mangrovia) -> list[dict[str, int]]:
        return [
            {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(self.sources)}
            for seat in range(int(s.players))
        ]


FOLDER = MangroviaFolder()
