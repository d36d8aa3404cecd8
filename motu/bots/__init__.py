"""Players of wood and wire: each sees only what its seat may know."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module

from motu.bots.bot import Bot, Window
from motu.bots.greedy import Greedy
from motu.bots.plain import Random
from motu.bots.thinker import STRENGTHS, Thinker
from motu.games._shared.text import say
from motu.match.errors import BadSetup

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{name: partial(Thinker, strength=strength) for name, strength in STRENGTHS.items()},
}


def bot(name: str, seed: int = 0, timed: bool = False) -> Bot:
    """A new bot by name, or your own as `module:Class`.

    `timed`: it takes the time that people grant it; otherwise it thinks by numbers, everywhere the same.
    """
    if name in STRENGTHS:
        return Thinker(seed, STRENGTHS[name], timed)
    if name in BOTS:
        return BOTS[name](seed)
    module, _, attribute = name.partition(":")
    if attribute:
        if (here := os.getcwd()) not in sys.path:
            sys.path.insert(0, here)  # a file beside you, also for the command `motu`
        try:
            found = getattr(import_module(module), attribute)
        except (ImportError, AttributeError) as error:
            raise BadSetup(say("bot-not-found", bot=name, detail=str(error))) from error
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise BadSetup(say("not-a-bot", bot=name))
        return found(seed)
    raise BadSetup(say("unknown-bot", bot=name, bots=", ".join(BOTS)))


__all__ = ["BOTS", "STRENGTHS", "Bot", "Window", "bot"]
