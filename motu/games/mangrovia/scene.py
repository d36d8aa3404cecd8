"""The table of Mangrovia: for now a plain list of what a viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from markupsafe import Markup

from motu.games._shared.drawing.letters import Speaker, text
from motu.games._shared.drawing.sheet import sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts

View = Mapping[str, Any]
WIDTH: Final = 1000
HEIGHT: Final = 1000


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The whole picture."""
    say = Speaker(texts, lang)
    name = say("scene-over") if view["over"] else say("scene-title", round=view["round"])
    return sheet("mangrovia", WIDTH, HEIGHT, lang, name, [zone("board", _lines(view, name, say))])


def _lines(view: View, name: str, say: Speaker) -> Iterator[Markup]:
    yield text(name, WIDTH / 2, 30, 20, bold=True)
    for n, line in enumerate((*_huts(view, say), *_players(view, say))):
        yield text(line, 20 + n % 2 * 480, 60 + n // 2 * 20, 13, anchor="start")


def _huts(view: View, say: Speaker) -> Iterator[str]:
    for square in view["squares"]:
        if square["owner"] is not None:
            owner = square["owner"]
            seat = say("neutral-colour") if owner == "neutral" else say(f"seat-{owner}")
            yield say("scene-hut", place=square["id"], seat=seat, huts=square["huts"])


def _players(view: View, say: Speaker) -> Iterator[str]:
    for player in view["players"]:
        points = sum(player["points"].values())
        yield say("scene-player", seat=say(f"seat-{player['seat']}"), points=points, supply=player["supply"])
