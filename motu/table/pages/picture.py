"""The board of a table as its viewers see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import htpy as h

from motu.games._shared.drawing.night import colours, repaint
from motu.games._shared.folder import Offered
from motu.games._shared.picture import Picture
from motu.kernel.core import State
from motu.match.choice import Choice, Gesture
from motu.match.match import Match
from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.traces import traces
from motu.table.turn import Turn
from motu.table.words import t


class Pointed:
    """A gesture that lies on the board where no single choice does."""

    def __init__(self, number: int, gesture: Gesture) -> None:
        self.id = -1 - number
        self.targets = gesture.targets
        self.label = gesture.label


def offered(choices: Sequence[Choice], gestures: Sequence[Gesture]) -> list[Offered]:
    """What the board marks: choices, and gestures that name other things than they do."""
    named = {target for choice in choices for target in choice.targets}
    apart = [Pointed(n, g) for n, g in enumerate(gestures) if set(g.targets) - named]
    return [*choices, *apart]


def picture(table: LiveTable, audience: Audience, turn: Turn) -> tuple[str, ...]:
    """The picture in pieces, with what can be chosen and where the others last moved."""
    view = {**turn.view, "names": names(table, audience.lang)}
    svg = drawn(turn.match, view, audience.lang, offered(turn.choices, turn.gestures))
    marks = traces(table.match, audience.seats) if audience.seats else []
    return _framed(svg, turn.token, marks)


def _framed(svg: Picture, question: str, marks: Sequence[str]) -> tuple[str, ...]:
    frame = str(h.div(id="picture", data_question=question, data_last=" ".join(marks)))
    return frame.removesuffix("</div>"), *svg.pieces, "</div>"


def still(match: Match, view: dict[str, Any], lang: str) -> tuple[str, ...]:
    """A picture of the past in pieces, in the place of the present one: nothing is asked."""
    return _framed(drawn(match, view, lang), "", ())


def names(table: LiveTable, lang: str) -> list[str]:
    """The people at the table; where nobody has a name, the colour."""
    return [seat.name or t(lang, f"seat-{seat.seat}") for seat in table.seats]


def drawn(match: Match, view: dict[str, Any], lang: str, things: Sequence[Offered] = ()) -> Picture:
    """A picture for a page: the stylesheet comes as a file."""
    return match.folder.draw(view, lang, match.folder.texts, things)


def image(picture: Picture, scheme: str) -> str:
    """A picture for an `img`, which no stylesheet of a page reaches, in a colour scheme."""
    opening, *content = picture.pieces
    style = f":root {{ color-scheme: {scheme}; }} {repaint(colours(picture))}"
    return "".join((opening, f"<style>{style}</style>", *content))


def seen_by(
    table: LiveTable, match: Match, eyes: int | None, lang: str, state: State | None = None
) -> Picture:
    """A position of a table as one viewer sees it, with nothing to choose."""
    return drawn(match, {**match.view(eyes, state), "names": names(table, lang)}, lang)


def stage(board: h.Node, lang: str, more: h.Node = None) -> h.Element:
    """A board that can be moved and enlarged."""
    return h.div(".stage", id="stage")[h.div(id="lens")[board], _tools(lang), more]


def _tools(lang: str) -> h.Element:
    """Over the board: out to the whole table and back to what the decision needs; where one is, and what else
    can be chosen elsewhere."""
    return h.div(".tools")[
        h.button(
            type="button",
            id="overview",
            aria_pressed="false",
            data_out=t(lang, "zoom-whole"),
            data_in=t(lang, "zoom-back"),
            hidden=True,
        )[t(lang, "zoom-whole")],
        h.button(
            type="button",
            id="minimap",
            aria_label=t(lang, "zoom-minimap"),
            data_label=t(lang, "zoom-minimap"),
            data_more=t(lang, "zoom-more"),
            hidden=True,
        )[h.span],
    ]
