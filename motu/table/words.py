"""The words of the pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from motu.games._shared import text as shared
from motu.games._shared.text import Phrase, Texts


@cache
def words() -> Texts:
    """The texts of the pages on top of the common ones."""
    return Texts(Path(shared.__file__).parent, Path(__file__).parent)


def t(lang: str, id: str, **facts: int | str) -> str:
    """One message in one language."""
    return words().say(Phrase(id, facts), lang)
