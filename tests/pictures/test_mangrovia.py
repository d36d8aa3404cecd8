"""The table of Mangrovia where it is most crowded, and every kind of question of whole random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import motu
from motu.games import folders
from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast
from motu.games._shared.text import LANGUAGES
from motu.games.mangrovia.box import BONUS_IDS, PIER_STEP_NAMES
from motu.games.mangrovia.questions import SPEECH
from motu.games.mangrovia.scene.archipelago import SIGNS
from motu.games.mangrovia.scene.icons import ICONS, OFFERING, RUBY
from motu.games.mangrovia.scene.players import forecast
from motu.table.pages.picture import offered
from tests.pictures import faults
from tests.pictures.looked_at import looked_at, pointing
from tests.pictures.measure import Picture

FOLDER = folders()["mangrovia"]
LANDS = ("water", "sand", "mangrove", "reed")
TILES = {"statue_tiles": True, "other_tiles": True}
PHASES = {question.key for question in SPEECH.questions.values()}


@cache
def _match(seats: int, tiles: bool) -> motu.Match:
    """A random game, stopped in its fourth round while cards are drawn."""
    rng = random.Random(seats)
    match = motu.game("mangrovia").start(seats=seats, seed=seats, options=TILES if tiles else {})
    while (match.view(None)["round"], match.view(None)["phase"]) != (4, "draw_up"):
        seat = match.awaiting[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return match


def table(seats: int, viewer: int | None = 0, tiles: bool = False) -> dict[str, Any]:
    return _match(seats, tiles).view(viewer)


def drawn(view: dict[str, Any], lang: str, *targets: str) -> Picture:
    return looked_at("mangrovia", view, lang, pointing(*targets))


def words_of(picture: Picture) -> list[str]:
    return [words.content for words in picture.words]


def questions(seats: int, options: dict[str, bool]) -> Iterator[motu.Match]:
    """A random game that looks at the first two questions of each kind; people rather build."""
    rng = random.Random(seats)
    match = motu.game("mangrovia").start(seats=seats, seed=20 + seats, options=options)
    looked: dict[str, int] = {}
    while not match.over:
        seat = match.awaiting[0]
        phase = match.view(seat)["phase"]
        looked[phase] = looked.get(phase, 0) + 1
        if looked[phase] <= 2:
            yield match
        choices = match.choices(seat)
        match.play(seat, rng.choice([c for c in choices if c.targets] or choices))
    yield match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("tiles", [False, True])
def test_every_kind_of_question_can_be_answered_on_the_board(seats: int, tiles: bool) -> None:
    """With what the page marks: choices, and gestures that lie elsewhere."""
    seen: set[str] = set()
    for match in questions(seats, TILES if tiles else {}):
        for viewer in match.awaiting or (0,):
            lang = tuple(LANGUAGES)[len(seen) % 2]
            view = match.view(viewer)
            seen.add(view["phase"])
            things = offered(match.choices(viewer), match.gestures(viewer))
            picture = Picture(FOLDER.draw(view, lang, FOLDER.texts, things))
            found = [
                *faults.faults(picture),
                *faults.unmarked(picture, things, lang),
                *faults.too_small_to_press(picture),
            ]
            assert not found, f"{view['phase']}, {lang}: {found}"
    rare = {"build_double", "return_amulet", "play"}  # others are asked in every game
    assert seen >= {*PHASES, "over"} - rare


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_full_hand_can_be_read_and_pressed(seats: int, lang: str) -> None:
    view = table(seats)
    view["hand"] = {
        "offering": {str(v): 7 for v in range(2, 8)},
        "landscape": dict.fromkeys(LANDS, 8),
        "amulet": {str(v): 3 for v in range(1, 7)},
    }
    view["players"][0] |= {
        "start": {"3": 1, "5": 1},
        "bonus": dict.fromkeys(BONUS_IDS, 1),
    }
    offerings = [f"hand_offering_{v}" for v in range(2, 8)] + ["hand_start_3", "bonus_offering3"]
    amulets = [f"hand_amulet_{v}" for v in range(1, 7)] + ["bonus_amulet2"]
    drawn(view, lang, *offerings)
    drawn(view, lang, *amulets)
    drawn(view, lang, *(f"hand_landscape_{land}" for land in LANDS), "bonus_joker")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pieces", [1, 4, 6, 12])
def test_ways_to_pay_are_chips_and_the_hut_is_a_ghost(pieces: int, lang: str) -> None:
    view = table(4)
    free = next(square["id"] for square in view["squares"] if square["owner"] is None)
    way = {"landscapes": ["sand"], "payment": ["offering 2"] * (pieces - 1)}
    view["plan"] = {
        "square": free, "huts": 2, "left": 20, "landscapes": {}, "payment": {}, "ways": [way] * 6,
    }  # fmt: skip
    picture = drawn(view, lang, *(f"pay_{n}" for n in range(1, 7)))
    ghost = next(e for e in picture.root.iter() if e.get("id") == f"hut-on-{free}")
    assert ghost.get("opacity") == "0.6"
    assert words_of(picture).count("2") >= 6 * (pieces - 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hut_or_double_hut_on_one_square_are_two_chips(lang: str) -> None:
    view = table(3) | {"phase": "size"}
    drawn(view, lang, "hut", "double_hut", "as_hut", "as_double_hut", "c4r4")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amulets_just_drawn_can_be_told_apart(lang: str) -> None:
    view = table(3) | {"drawing": {"seat": 0, "number": 5, "tokens": {str(v): 1 for v in range(2, 7)}}}
    drawn(view, lang, *(f"drawn_{v}" for v in range(2, 7)))
    hidden = view | {"drawing": {"seat": 1, "number": 5, "tokens": None}}
    assert "−5" in words_of(drawn(hidden, lang))
    assert not [id for id in drawn(hidden, lang).ids if id.startswith("drawn_")]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_built_up_board_with_every_tile(seats: int, lang: str) -> None:
    view = table(seats, tiles=True)
    totem = iter(range(2, 10))
    for i, square in enumerate(view["squares"]):
        square |= {"owner": i % seats, "huts": 2 if square["area"] == "plain" else 1, "bonus_tile": None}
        square["favour_tile"] = next(totem) if square["area"] == "totem" else None
    for player in view["players"]:
        player |= {"supply": 0, "amulet_huts": 3, "cards": {"offering": 24, "landscape": 12, "amulet": 19}}
        player["seen"] = {
            "offering": dict.fromkeys("234567", 3),
            "landscape": dict.fromkeys(LANDS, 2),
            "amulet": {"1": 5},
        }
    view |= {"favour_tiles": [], "last_round": True, "reach": {}, "pier": 12}
    view["star"] = {"total": 8, "huts": [2] * seats}
    for path in (*view["paths"], view["totem"]):
        path |= {"leader": 1, "runner_up": "neutral"}
    drawn(view, lang)


def test_each_bonus_tile_has_its_own_drawing() -> None:
    view = table(4, None, tiles=True)
    star = [square for square in view["squares"] if square["area"] == "star"]
    pictures = set()
    for tile in BONUS_IDS:
        star[0] |= {"owner": None, "huts": 0, "bonus_tile": tile}
        square = next(e for e in drawn(view, "fr").root.iter() if e.get("id") == star[0]["id"])
        pictures.add(ElementTree.tostring(square))
    assert len(pictures) == len(BONUS_IDS)


def test_a_square_says_what_a_hut_there_would_need() -> None:
    view = table(4)
    free = [square["id"] for square in view["squares"] if square["owner"] is None][:6]
    view["reach"] = dict(zip(free, ("now", "birds", "card", "sum", "both", "huts"), strict=True))
    picture = drawn(view, "en")
    said = {e.get("id"): e[0].text or "" for e in picture.root.iter() if e.get("class") == "square"}
    needs = ("You can build here", "no bird shows this landscape", "lack the landscape card",
             "exactly this cost", "card and the exact payment", "no hut left")  # fmt: skip
    for id, need in zip(free, needs, strict=True):
        assert need in said[id]


def test_the_boat_passes_piers_and_only_the_present_one_is_bright() -> None:
    view = table(5) | {"pier": 0, "sites": [0, 1, 2, 3, 4, None]}
    places = set()
    for pier in range(13):
        picture = drawn(view | {"pier": pier}, "fr")
        boat = next(e for e in picture.root.iter() if e.get("id") == "boat")
        places.add(boat.get("transform"))
        bright = picture.source.count('fill="#FBE3A6"')
        assert bright == (1 if pier and view["piers"][pier - 1]["site"] != 6 else 0)
    assert len(places) == 13


def test_the_forecast_counts_what_the_board_shows() -> None:
    view = table(3)
    for path in view["paths"]:
        path |= {"leader": None, "runner_up": None}
    view["paths"][0] |= {"leader": 0, "runner_up": 1}
    view["totem"] |= {"leader": "neutral", "runner_up": 0}
    view["star"] = {"total": 5, "huts": [2, 1, 0]}
    view["players"][0]["points"] = {"suns": 7, "amulets": 3}
    assert forecast(view, 0) == 7 + 3 + 12 + 6 + 2 * 5


def test_amulets_decide_between_equal_players() -> None:
    view = table(3, None) | {"over": True, "phase": "over", "awaiting": []}
    for player, amulets in zip(view["players"], (3, 9, 3), strict=True):
        player["points"] = {**dict.fromkeys(player["points"], 0), "suns": 30 - amulets, "amulets": amulets}
    ranked = [words for words in drawn(view, "en").words if words.box.top > 606 and words.box.left > 218]
    places = [words.content for words in sorted(ranked, key=lambda words: words.box.top)]
    assert next(word for word in places if word in ("Red", "Blue", "Green")) == "Blue"
    assert [word for word in places if word.endswith(".")] == ["1.", "2.", "2."]


def test_starting_cards_count_among_the_offerings_of_a_hand() -> None:
    view = table(3, None)
    view["players"][1] |= {"cards": {"offering": 41, "landscape": 0, "amulet": 0}, "start": {"3": 1, "5": 1}}
    assert "43" in words_of(drawn(view, "fr"))


def test_a_spectator_sees_no_hand_and_no_signs_on_squares() -> None:
    picture = drawn(table(3, None), "en")
    assert not [id for id in picture.ids if id.startswith(("hand_", "drawn_", "pay_"))]
    assert "art-i-now" not in picture.source.split("</defs>")[1]


def test_every_step_of_a_pier_has_its_signs_and_words() -> None:
    assert set(SIGNS) == set(PIER_STEP_NAMES) - {""}
    assert {sign for signs in SIGNS.values() for sign in signs} <= {*ICONS, "bird", "/"}
    for lang in LANGUAGES:
        assert all(FOLDER.texts.has(f"scene-step-{step}", lang) for step in SIGNS)


@pytest.mark.parametrize(("ink", "ground"), [("#FFFBF3", RUBY), ("#22313A", OFFERING)])
def test_costs_stand_out(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= TEXT_CONTRAST
