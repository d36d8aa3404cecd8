"""Players of wood and wire: each sees only what its seat may know."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module

from motu.bots.bot import Bot, Window
from motu.bots.greedy import Greedy
from motu.bots.plain import Random
from motu.bots.thinker import STRENGTHS, Strength, Thinker
from motu.games._shared.text import say
from motu.match.errors import BadSetup

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{name: partial(Thinker, strength=strength) for name, strength in STRENGTHS.items()},
}

KNOBS: dict[str, Callable[[str], float | int]] = {
    "explore": float,
    "scale": float,
    "sharp": float,
    "depth": int,
    "judge": int,
}
EQUAL = "weights=equal"


def bot(name: str, seed: int = 0, timed: bool = False) -> Bot:
    """A new bot by name, or your own as `module:Class`.

    A strength may be followed by what shall be different: `medium+depth=20+iterations=60`;
    `greedy+weights=equal` knows nothing of what the laboratory found.
    `timed`: it takes the time that people grant it; otherwise it thinks by numbers, everywhere the same.
    """
    strength, *changes = name.split("+")
    if strength in STRENGTHS:
        return _thinker(name, STRENGTHS[strength], changes, seed, timed)
    if name in BOTS:
        return BOTS[name](seed)
    if name == f"greedy+{EQUAL}":
        return Greedy(seed, equal=True)
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


def _thinker(name: str, strength: Strength, changes: list[str], seed: int, timed: bool) -> Thinker:
    settings: dict[str, float | int] = {}
    network: bool | None = None
    for change in changes:
        what, _, value = change.partition("=")
        try:
            if change == EQUAL:
                continue
            if what == "network":
                network = {"yes": True, "no": False}[value]
            elif what == "iterations":
                strength = replace(strength, iterations=int(value))
            else:
                settings[what] = KNOBS[what](value)
        except (KeyError, ValueError) as error:
            known = ", ".join((*KNOBS, "iterations", "network=yes", "network=no", EQUAL))
            raise BadSetup(say("bad-bot-setting", bot=name, setting=change, known=known)) from error
    thinker = Thinker(seed, strength, timed, settings, network, EQUAL in changes)
    thinker.name = name
    return thinker


__all__ = ["BOTS", "STRENGTHS", "Bot", "Window", "bot"]
