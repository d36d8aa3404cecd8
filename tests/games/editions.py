"""Games with what an edition adds: played whole, shown, said and read again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import motu
from motu.games._shared.text import LANGUAGES
from motu.kernel.vectors import zeros
from motu.match.game import Game
from motu.table.pages.picture import offered
from tests.contract.said import of_seat
from tests.pictures import faults
from tests.pictures.measure import Picture

SHOWN_EVERY = 25  # decisions


def write(folder: Path, text: str) -> Path:
    """The file of an edition."""
    file = folder / "edition.toml"
    file.write_text(text, "utf-8")
    return file


def played(
    game: Game,
    edition: Path,
    seats: int,
    seed: int,
    prefer: Callable[[motu.Choice], bool] = lambda choice: True,
    **options: Any,
) -> Iterator[motu.Match]:
    """A game of random choices with this edition, before every choice and at its end; rather the choices that
    one looks for."""
    match = game.start(seats, seed, {"edition": str(edition), **options})
    random = Random(seed)
    for n in range(10_000):
        if n % SHOWN_EVERY == 0 or match.over:
            show(match, tuple(LANGUAGES)[n // SHOWN_EVERY % len(LANGUAGES)])
        yield match
        if match.over:
            break
        seat = random.choice(match.awaiting)
        choices = match.choices(seat)
        match.play(seat, random.choice([choice for choice in choices if prefer(choice)] or choices))
    assert all(log(match, lang) for lang in LANGUAGES)
    replay(match)


def show(match: motu.Match, lang: str) -> None:
    """Views and pictures for every seat and a spectator, all that is asked and refused, and what bots think
    of it."""
    folder = match.folder
    for viewer in (*range(match.seats), None):
        assert match.view(viewer)["viewer"] == viewer
        assert match.svg(viewer, lang).startswith("<svg")
    for seat in match.awaiting:
        choices = match.choices(seat)
        things = offered(choices, match.gestures(seat))
        picture = Picture(folder.draw(match.view(seat), lang, folder.texts, things))
        assert not list(faults.unmarked(picture, things, lang))
        assert [match.read(seat, choice.notation) for choice in choices] == [c.id for c in choices]
        assert all(of_seat(match, seat, refusals=True))
    for seat in range(match.seats):
        folder.insight.gauge(match.state, seat, zeros(folder.insight.size))


def replay(match: motu.Match) -> None:
    """Its record is written, read and played again."""
    text = match.record().dumps()
    again = motu.replay(text)
    assert again.record().dumps() == text
    assert again.scores == match.scores and again.box.digest == match.box.digest
    assert all(again.view(viewer) == match.view(viewer) for viewer in (*range(match.seats), None))


def log(match: motu.Match, lang: str) -> str:
    """All that anybody heard, as one text."""
    viewers = (*range(match.seats), None)
    return "\n".join(event.text(lang) for viewer in viewers for event in match.events(viewer))
