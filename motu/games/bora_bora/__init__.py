"""Bora Bora: six rounds of dice, people and gods over five islands."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder
from motu.games.bora_bora import choices, events, insight, labels, refusals, scene, shortcuts, state, view
from motu.games.bora_bora.box import BoraBox
from motu.games.bora_bora.names import SOURCES
from motu.games.bora_bora.rules.turn import RULESET, new_game
from motu.games.bora_bora.state import Bora


class BoraBora(Folder[Bora]):
    """What the folder offers."""

    key = "bora-bora"
    prefix = "BB"
    seats = range(2, 5)
    home = Path(__file__).parent
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = BoraBox
    sources = SOURCES
    secret = state.SECRET
    countable = state.COUNTABLE
    drawn = True
    minutes = (60, 120)
    first_rules = ("BB-3.4", "BB-11.1", "BB-15.1")
    tie_break = "BB-16.13"
    weight = "heavy"
    behind_curtain = ("PlaceDie", "PayForGod", "ScoreFish", "UsePeople", "SettleTask")

    notation = staticmethod(choices.notation)
    outcome_notation = staticmethod(choices.outcome_notation)
    targets = staticmethod(choices.targets)
    label = staticmethod(labels.label)
    asked = staticmethod(choices.asked)
    explain = staticmethod(refusals.explain)
    counted = staticmethod(shortcuts.counted)
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

    def new_state(self, box: BoraBox, seats: int, options: Mapping[str, Any]) -> Bora:
        return new_game(box, seats)

    def points(self, s: Bora) -> list[dict[str, int]]:
        return [
            {name: int(s.points[seat * len(SOURCES) + i]) for i, name in enumerate(SOURCES)}
            for seat in range(int(s.players))
        ]


FOLDER = BoraBora()
