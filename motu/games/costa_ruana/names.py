"""Where the words are, and those that are made of several parts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from motu.games._shared.text import Phrase, say
from motu.games.costa_ruana.box import BACKGROUND_NAMES, EMPTY, FACE_NAMES, background_of, face_of
from motu.kernel.core import UNKNOWN

HOME = Path(__file__).parent


def card_id(box: Any, card: int) -> str:
    """A type of card: background and face."""
    return f"{BACKGROUND_NAMES[background_of(card)]}_{FACE_NAMES[face_of(card)]}"


def card_name(box: Any, card: int) -> Phrase:
    """A type of card; or one that a seat cannot know, or that is not there."""
    if card in (UNKNOWN, EMPTY):
        return say("card-unknown")
    face, background = FACE_NAMES[face_of(card)], BACKGROUND_NAMES[background_of(card)]
    return say("card", face=say(f"face-{face}"), background=say(f"background-{background}"))
