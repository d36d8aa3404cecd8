"""Raiatea: six locations, three ceremonies, and statues for the god Oro."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.asking import Speech, declared
from motu.games._shared.folder import Folder, Option
from motu.games.raiatea import choices, events, insight, scene, shortcuts, state, view
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.questions import market
from motu.games.raiatea.rules.turn import RULESET, new_game
from motu.games.raiatea.state import SOURCES, Raiatea
from motu.kernel.engine import Asked


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
    window = "free done"  # type: ignore[assignment]
    own_options = {  # noqa: RUF012 - a constant of the class
        "tane": Option("yes_no", False),
        "oracle": Option("yes_no", False),
        "mana_restriction": Option("yes_no", False),
        "open_screens": Option("yes_no", False),
    }
    solo_options = {"open_screens": True}  # noqa: RUF012 - a constant of the class

    outcome_notation = staticmethod(choices.outcome_notation)
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    speech = Speech(Path(__file__).parent, declared(market))

    def notation(self, s, seat, rule, x):
        new = rule in self.speech.questions
        return super().notation(s, seat, rule, x) if new else choices.notation(s, seat, rule, x)

    def read(self, s, seat, rule, notation):
        if rule in self.speech.questions:
            return super().read(s, seat, rule, notation)
        return next((x for x in range(int(rule.size)) if self.notation(s, seat, rule, x) == notation), None)

    def targets(self, s, seat, rule, x):
        new = rule in self.speech.questions
        return super().targets(s, seat, rule, x) if new else choices.targets(s, seat, rule, x)

    def label(self, s, seat, rule, x):
        new = rule in self.speech.questions
        return super().label(s, seat, rule, x) if new else choices.label(s, seat, rule, x)

    def asked(self, s, seat):
        new = Asked(s).rule in self.speech.questions
        return super().asked(s, seat) if new else choices.asked(s, seat)

    def shortcuts(self, s, seat):
        new = Asked(s).rule in self.speech.questions
        return super().shortcuts(s, seat) if new else shortcuts.shortcuts(s, seat)

    def explain(self, s, seat, rule, x, reason):
        new = rule in self.speech.questions
        return super().explain(s, seat, rule, x, reason) if new else choices.explain(s, seat, rule, x, reason)

    def allowed_by(self, s: Any, seat: int, rule: Any, x: int) -> str:
        new = rule in self.speech.questions
        return super().allowed_by(s, seat, rule, x) if new else choices.allowed_by(rule)

    def event(self, box: Any, kind: int, facts: Any) -> Any:
        return events.event(kind, facts)

    def new_state(self, box: RaiateaBox, seats: int, options: Mapping[str, Any]) -> Raiatea:
        tane, oracle, restricted = (bool(options[name]) for name in ("tane", "oracle", "mana_restriction"))
        return new_game(box, seats, tane, oracle, restricted, bool(options["open_screens"]))

    def points(self, s: Raiatea) -> list[dict[str, int]]:
        return [
            {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(self.sources)}
            for seat in range(int(s.players))
        ]


FOLDER = RaiateaFolder()
