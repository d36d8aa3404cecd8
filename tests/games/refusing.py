"""What tables of refusals are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import motu


@dataclass(frozen=True)
class Case:
    """What `player` wants in that situation, the rule asked, the reason against it and its sentences."""

    rule: str
    reason: int
    situation: Callable[[], motu.Match]
    wish: str
    fr: str
    en: str
    player: str = "A"
