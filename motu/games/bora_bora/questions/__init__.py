"""All that Bora Bora asks and all that nature does, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Speech, declared
from motu.games._shared.text import Fact
from motu.games.bora_bora.names import HOME
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

CHAPTERS = (
    setup, dice, expansion, recruiting, helper, cards, materials, temple, building, fire, people, jewelry,
    tasks, gods,
)  # fmt: skip

# What sentences of several questions say.
FACTS: dict[str, Callable[[Answer[Bora]], Fact]] = {
    "stack": lambda at: int(at.s.stack[at.seat]),  # huts on space 12
}
SPEECH: Speech[Bora] = Speech(HOME, declared(*CHAPTERS), FACTS)
