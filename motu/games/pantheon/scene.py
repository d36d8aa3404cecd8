"""The table of Pantheon, drawn from what a viewer may see: a first plain sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.sheet import sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts

WIDTH: Final = 1600
HEIGHT: Final = 900


def draw(view: Mapping[str, Any], lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The epoch and one line for each player."""
    say = Speaker(texts, lang)
    title = say("scene-title", epoch=view["epoch"], epochs=view["epochs"])
    lines = [title]
    for player in view["players"]:
        name = say(f"seat-{player['seat']}")
        lines.append(say("scene-player", seat=name, points=player["score"], cards=player["cards"]))
    content = [text(line, 40, 60 + 40 * i, 24, anchor="start") for i, line in enumerate(lines)]
    return sheet("pantheon", WIDTH, HEIGHT, lang, title, [zone("table", content)])
