"""placeholder until drawn"""

from __future__ import annotations
from collections.abc import Mapping, Sequence
from typing import Any
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts


def draw(view: Mapping[str, Any], lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    return "<svg/>"
