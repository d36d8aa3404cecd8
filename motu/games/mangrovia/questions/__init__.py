"""All that Mangrovia asks, a module per chapter beside its rules."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.asking import Speech, declared
from motu.games.mangrovia.names import landscape_names
from motu.games.mangrovia.questions import (
    alternatives,
    amulets,
    birds,
    bowls,
    building,
    drawing,
    payment,
    setup,
)
from motu.games.mangrovia.state import Mangrovia

SPEECH: Speech[Mangrovia] = Speech(
    Path(__file__).parent.parent,
    declared(setup, bowls, drawing, amulets, alternatives, building, payment, birds),
    {
        "birds": lambda at: landscape_names(int(at.s.birds), "the"),
        "tokens": lambda at: int(at.s.box.drawn[at.s.amulet_row(at.seat)]),
        "returned": lambda at: int(at.s.box.returned[at.s.amulet_row(at.seat)]),
    },
)
