"""Every game's table, in random positions of random games: readable, pressable, safe to show."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

import motu
from motu.games import folders
from motu.games._shared.drawing import night, palette
from motu.games._shared.text import LANGUAGES
from motu.match.game import Game
from tests.minigames import tahatai
from tests.pictures import faults
from tests.pictures.measure import Picture

NASTY = "<b onload=x>\"'&"
POSITIONS = 3  # looked at in a short game; in longer ones more
FOLDERS = {**folders(), tahatai.FOLDER.key: tahatai.FOLDER}  # the example of the guide is one of them


def scene_of(key: str) -> ModuleType | None:
    """The module that draws a game, if it has one."""
    name = type(FOLDERS[key]).__module__
    try:
        return import_module(f"{name}.scene")
    except ModuleNotFoundError:
        return None


TABLES = [
    pytest.param(key, seats, id=f"{key}-{seats}")
    for key, folder in FOLDERS.items()
    if scene_of(key)
    for seats in folder.seats
]


def positions(key: str, seats: int, seed: int) -> Iterator[motu.Match]:
    """A random game, stopped here and there and at its end."""
    rng = random.Random(seed)
    match = Game(FOLDERS[key]).start(seats=seats, seed=seed)
    while not match.over:
        if rng.random() < POSITIONS / 40 / seats:
            yield match
        seat = rng.choice(match.awaiting)
        match.play(seat, rng.choice(match.choices(seat)))
    yield match


@pytest.mark.repeated(2)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_tables_are_readable_and_can_be_played_on(key: str, seats: int) -> None:
    folder, scene = FOLDERS[key], scene_of(key)
    assert scene
    for seed in (1, 2):
        pictures = []
        for match in positions(key, seats, seed):
            viewers = [*match.awaiting, None, seed % seats]
            for turn, viewer in enumerate(viewers):
                lang = tuple(LANGUAGES)[turn % 2] if viewer is None else tuple(LANGUAGES)[(turn + seed) % 2]
                choices = [] if viewer is None else match.choices(viewer)
                view = match.view(viewer)
                picture = Picture(folder.draw(view, lang, folder.texts, choices))
                pictures.append(picture)
                found = [
                    *faults.faults(picture),
                    *faults.unmarked(picture, choices, lang),
                    *faults.too_small_to_press(picture),
                    *faults.cut_off(picture, folder.texts, lang),
                ]
                assert not found, f"seat {viewer}, {lang}, {view['phase']}: {found}"
        assert not faults.unsteady(pictures)


@pytest.mark.parametrize("key", [key for key in folders() if scene_of(key)])
def test_tables_can_be_read_in_the_dark(key: str) -> None:
    """Every colour has a dark one, whatever draws it, and texts stand out from their ground as by day."""
    folder = FOLDERS[key]
    for match in positions(key, folder.seats[-1], 5):
        for viewer in (None, *match.awaiting[:1]):
            choices = [] if viewer is None else match.choices(viewer)
            source = folder.draw(match.view(viewer), "fr", folder.texts, choices)
            assert set(night.colours(source)) <= set(night.written())
            assert not faults.pale(Picture(source, dark=True))


def test_paper_is_dark_by_night_ink_is_bright_and_seats_stay() -> None:
    paper, ink = (palette.luminance(night.dark(colour)) for colour in (palette.PAPER, palette.INK))
    assert paper < 0.05 and ink > 0.8
    for seat in palette.SEATS:
        assert night.dark(seat) == seat
        assert palette.on(seat) == night.dark(palette.on(seat))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_names_of_people_are_escaped_and_kept_in_their_place(key: str, seats: int) -> None:
    folder = FOLDERS[key]
    match = next(positions(key, seats, 3))
    for viewer in (0, None):
        view = {**match.view(viewer), "names": [f"{NASTY} {'Maximilienne' * seat}" for seat in range(seats)]}
        source = folder.draw(view, "fr", folder.texts, [])
        assert "<b" not in source
        picture = Picture(source)
        assert NASTY in " ".join(words.content for words in picture.words)
        assert not faults.faults(picture)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_same_view_gives_the_same_picture(key: str, seats: int) -> None:
    match = next(positions(key, seats, 4))
    assert match.svg(0) == match.svg(0)
    root = Picture(match.svg(0)).root
    assert root.get("role") == "group"
    assert root.get("aria-label")


@pytest.mark.parametrize("colour", [palette.INK, palette.MUTED])
@pytest.mark.parametrize("ground", [palette.PAGE, palette.PAPER])
def test_texts_stand_out_from_page_and_paper(colour: str, ground: str) -> None:
    assert palette.contrast(colour, ground) >= palette.TEXT_CONTRAST


def test_refusals_stand_out() -> None:
    assert palette.contrast(palette.REFUSAL, palette.REFUSAL_GROUND) >= palette.TEXT_CONTRAST


@pytest.mark.parametrize("seat", range(len(palette.SEATS)))
def test_the_letter_of_a_seat_stands_out_from_its_colour(seat: int) -> None:
    assert palette.contrast(palette.on(palette.SEATS[seat]), palette.SEATS[seat]) >= palette.TEXT_CONTRAST


@pytest.mark.parametrize("ground", [*palette.GROUNDS, *palette.SEATS])
def test_the_ring_and_the_rim_of_a_piece_stand_out_from_every_ground(ground: str) -> None:
    # Both are a line of ink beside a line of paper: one of them is always seen.
    assert (
        max(palette.contrast(line, ground) for line in (palette.INK, palette.PAPER)) >= palette.MARK_CONTRAST
    )
    assert palette.contrast(palette.INK, palette.PAPER) >= palette.TEXT_CONTRAST
