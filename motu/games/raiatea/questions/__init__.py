"""All that Raiatea asks and all that nature does, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Speech, declared
from motu.games._shared.text import Fact
from motu.games.raiatea.names import HOME, effect_text
from motu.games.raiatea.questions import (
    assistants,
    auction,
    blessing,
    drawing,
    forest,
    free,
    goods,
    interactive,
    marae,
    market,
    masks,
    missions,
    offering,
    path,
    payment,
    phase,
    rituals,
    rolls,
    setup,
)
from motu.games.raiatea.state import Raiatea

CHAPTERS = (
    setup, phase, forest, marae, drawing, rolls, path, masks, market, goods, assistants, offering, auction,
    blessing, rituals, interactive, missions, payment, free,
)  # fmt: skip

# What sentences of several questions say.
FACTS: dict[str, Callable[[Answer[Raiatea]], Fact]] = {
    "cost": lambda at: int(at.s.box.ritual_cost[at.ritual]),
    "effect": lambda at: effect_text(at.s.box, at.ritual),
    "pearls": lambda at: int(at.s.pearls[at.seat]),
    "mana": lambda at: int(at.s.mana[at.seat]),
}
SPEECH: Speech[Raiatea] = Speech(HOME, declared(*CHAPTERS), FACTS)
