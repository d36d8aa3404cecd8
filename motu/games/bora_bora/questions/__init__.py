"""The questions of Bora Bora for people, one module per chapter of the rules."""

from __future__ import annotations

from pathlib import Path

from motu.games._shared.asking import Speech, declared
from motu.games.bora_bora.questions import (
    building,
    cards,
    dice,
    expansion,
    fire,
    gods,
    helper,
    jewelry,
    materials,
    people,
    recruiting,
    setup,
    tasks,
    temple,
)
from motu.games.bora_bora.state import Bora

SPEECH: Speech[Bora] = Speech(
    Path(__file__).parent.parent,
    declared(
        *(setup, dice, gods, expansion, materials, recruiting, helper, cards),
        *(temple, building, fire, people, jewelry, tasks),
    ),
    {"stack": lambda at: int(at.s.stack[at.seat])},
)
