"""All that Costa Ruana asks, a module per chapter beside that of its rules."""

from __future__ import annotations

from motu.games._shared.asking import Speech, declared
from motu.games.costa_ruana.names import HOME
from motu.games.costa_ruana.questions import (
    cards,
    condition,
    effects,
    preparation,
    resolve,
    setup,
    stakes,
)
from motu.games.costa_ruana.state import Costa

SPEECH: Speech[Costa] = Speech(
    HOME,
    declared(setup, cards, stakes, condition, resolve, effects, preparation),
    facts={
        "people": lambda at: int(at.s.crowd[at.island]),
        "treasures": lambda at: int(at.s.treasures[at.island]),
        "left": lambda at: at.a,
    },
)
