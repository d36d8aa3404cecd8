"""The table of Bora Bora in words, drawn from what a viewer may see: map, points, and what can be chosen.

A plain stand-in: it shows nothing wrong and hides nothing that can be pressed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import htpy as h
from markupsafe import Markup

from motu.games._shared.drawing.choosing import Box, Mark, chosen, marks, ring
from motu.games._shared.drawing.letters import Speaker, shortened, text
from motu.games._shared.drawing.markup import joined, markup, number
from motu.games._shared.drawing.palette import PAGE, PAPER
from motu.games._shared.drawing.sheet import layer, sheet, zone
from motu.games._shared.folder import Offered
from motu.games._shared.text import Texts

View = Mapping[str, Any]

WIDTH: Final = 1366
HEIGHT: Final = 768
SIZE: Final = 15
MAP: Final = (0, 40, 840, 420)
PLAYERS: Final = (850, 40, 516, 420)
CHOICES: Final = (0, 470, WIDTH, 298)
BUTTON: Final = (218, 66)
COLUMNS: Final = 6
ROOM_FOR_BUTTONS: Final = 24
SITES: Final = {  # column and row of each region
    "c_forest": (1, 1),
    "c_plain": (2, 1),
    "c_beach": (1, 2),
    "c_mountain": (2, 2),
    "n_beach": (1, 0),
    "n_mountain": (2, 0),
    "e_forest": (3, 1),
    "e_beach": (3, 2),
    "s_forest": (1, 3),
    "s_plain": (2, 3),
    "w_plain": (0, 1),
    "w_mountain": (0, 2),
}


def draw(view: View, lang: str, texts: Texts, choices: Sequence[Offered]) -> str:
    """The table as a viewer sees it, with the choices that are open to it."""
    say = Speaker(texts, lang)
    title = say("scene-over") if view["over"] else say("scene-title", round=view["round"])
    places = _places(choices)
    marked = marks(choices, lang, places)
    content = [
        markup(h.rect(width=str(WIDTH), height=str(HEIGHT), rx="10", fill=PAGE)),
        text(title, WIDTH / 2, 28, 20, title=True),
        zone("map", [_region(view, region, say) for region in view["regions"]]),
        zone("players", [_player(view, player, say) for player in view["players"]]),
        zone("choices", [_button(mark, places[target]) for target, mark in marked.items()]),
    ]
    return sheet("bora-bora", WIDTH, HEIGHT, lang, title, content)


def zones(view: View) -> dict[str, Box]:
    """The named parts of the table."""
    return {"map": MAP, "players": PLAYERS, "choices": CHOICES}


def zones_for(phase: str) -> tuple[str, ...]:
    """The parts of the table that a decision needs, the most important one first."""
    return ("choices", "map") if phase in ("start", "expand") else ("choices", "players")


def _places(choices: Sequence[Offered]) -> dict[str, Box]:
    """A button for each thing that one points at first."""
    targets = list(dict.fromkeys(choice.targets[0] for choice in choices if choice.targets))
    width, height = BUTTON
    return {
        target: (12 + i % COLUMNS * (width + 6), 482 + i // COLUMNS * (height + 4), width, height)
        for i, target in enumerate(targets[:ROOM_FOR_BUTTONS])
    }


def _button(mark: Mark, place: Box) -> Markup:
    x, y, width, height = place
    name = mark.label or mark.target.replace("_", " ")
    attributes = {"id": f"choice-{mark.target}", **chosen(mark, "piece-choice", name)}
    plate = h.rect(x=number(x), y=number(y), width=number(width), height=number(height), rx="8", fill=PAPER)
    words = text(shortened(name, SIZE, width - 16), x + width / 2, y + height / 2 + 5, SIZE)
    return markup(h.g(attributes)[plate, ring(x, y, width, height), words])


def _name(view: View, seat: int, say: Speaker) -> str:
    names = view.get("names")
    return str(names[seat]) if names else say(f"seat-{seat}")


def _region(view: View, region: Mapping[str, Any], say: Speaker) -> Markup:
    column, row = SITES[region["id"]]
    x, y = 110 + 205 * column, 80 + 100 * row
    huts = ", ".join(_name(view, seat, say) for seat in region["huts"])
    words = [say(f"region-{region['id']}.title"), str(region["fish"] or "–"), huts]
    lines = [
        text(shortened(word, SIZE, 195), x, y + 22 * i, SIZE, bold=i == 0)
        for i, word in enumerate(words)
        if word
    ]
    return layer(region["id"], lines)


def _player(view: View, player: Mapping[str, Any], say: Speaker) -> Markup:
    seat = player["seat"]
    y = 90 + 90 * seat
    name = shortened(_name(view, seat, say), SIZE, 380, True)
    points = text(player["total"], 1330, y, SIZE, bold=True, anchor="end")
    return layer(f"seat_{seat}", [joined([text(name, 870, y, SIZE, bold=True, anchor="start"), points])])
