"""All that Raiatea asks and all that nature does, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable

from motu.games._shared.asking import Answer, Speech, declared
from motu.games._shared.text import Fact, say
from motu.games.raiatea.names import HOME, effect_text, good_name
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
from motu.games.raiatea.rules.pieces import ASSISTANT_NAMES
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
    "title": lambda at: good_name(at.good, ".title"),
    "of_good": lambda at: good_name(at.good, ".of"),
    "power": lambda at: say(f"assistant-{ASSISTANT_NAMES[at.assistant]}.power"),
}
SPEECH: Speech[Raiatea] = Speech(HOME, declared(*CHAPTERS), FACTS)
