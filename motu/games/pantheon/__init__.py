"""Pantheon: six peoples rise and fall; routes, columns and the favour of deities."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motu.games._shared.folder import Folder, Option
from motu.games.pantheon import choices, events, insight, orders, scene, shortcuts, state, targets, view
from motu.games.pantheon.box import PantheonBox
from motu.games.pantheon.rules.turn import RULESET, new_game
from motu.games.pantheon.state import Pantheon


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
    events = events.EVENTS
    longest = 5000  # players may draw for ever; a game takes a tenth of this
    minutes = (60, 90)
    first_rules = ("PA-5.8", "PA-7.2", "PA-11.1")
    tie_break = "PA-11.11"
    weight = "medium"
    behind_curtain = (
        "Act",
        "React",
        "Purchase",
        "StonkusMoney",
        "PayWith",
        "GalliaOffer",
        "DiscardToSeven",
    )
    own_options = {  # noqa: RUF012 - a constant of the class
        "bonus_draft": Option("yes_no", False),
        "bsw_start": Option("yes_no", False),
        "random_first_player": Option("yes_no", True),
        "turn_cap": Option("number", 0),
    }

    notation = staticmethod(choices.notation)
    outcome_notation = staticmethod(choices.outcome_notation)
    targets = staticmethod(targets.targets)
    label = staticmethod(choices.label)
    asked = staticmethod(choices.asked)
    explain = staticmethod(choices.explain)
    counted = staticmethod(shortcuts.counted)
    shortcuts = staticmethod(shortcuts.shortcuts)
    standing_orders = staticmethod(orders.standing_orders)
    ordered = staticmethod(orders.ordered)
    view = staticmethod(view.view)
    draw = staticmethod(scene.draw)

    def allowed_by(self, s: Any, seat: int, rule: Any, x: int) -> str:
        return choices.allowed_by(rule)

    def read(self, s: Any, seat: int, rule: Any, notation: str) -> int | None:
        every = range(int(rule.size))
        return next((x for x in every if choices.notation(s, seat, rule, x) == notation), None)

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
