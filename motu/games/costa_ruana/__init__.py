"""Costa Ruana: five turns, two cards each, a shaman who decides which of them count."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.costa_ruana import choices, events, insight, scene, shortcuts, state, view
from motu.games.costa_ruana.box import CostaBox
from motu.games.costa_ruana.rules.turn import RULESET, new_game
from motu.games.costa_ruana.state import SOURCES, Costa


class CostaRuana(Folder[Costa]):
    """What the folder offers."""

    key = "costa-ruana"
    prefix = "CR"
    seats = range(2, 7)
    home = Path(__file__).parent
    ruleset = RULESET
    insight = insight.INSIGHT
    box_type = CostaBox
    sources = ("treasures", "islanders")
    secret = state.SECRET
    countable = state.COUNTABLE
    minutes = (20, 60)
    first_rules = ("CR-8.3", "CR-7.8", "CR-12.2")
    tie_break = "CR-14.5"
    behind_curtain = ("PlayFaceUp", "PlayFaceDown")
    own_options = {"open_huts": Option("yes_no", False)}  # noqa: RUF012 - a constant of the class

    notation = staticmethod(choices.notation)
    outcome_notation = staticmethod(choices.outcome_notation)
    targets = staticmethod(choices.targets)
    label = staticmethod(choices.label)
    asked = staticmethod(choices.asked)
    explain = staticmethod(choices.explain)
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

    def new_state(self, box: CostaBox, seats: int, options: Mapping[str, Any]) -> Costa:
        return new_game(box, seats, bool(options["open_huts"]))

    def points(self, s: Costa) -> list[dict[str, int]]:
        return [
            {name: int(s.points[seat * SOURCES + i]) for i, name in enumerate(self.sources)}
            for seat in range(int(s.players))
        ]


FOLDER = CostaRuana()
