"""The table of Costa Ruana where it is most crowded: positions that random games do not reach."""

from __future__ import annotations

import random
from typing import Any

import pytest

import motu
from motu.games import folders
from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast, on
from motu.games._shared.text import LANGUAGES
from motu.games.costa_ruana.box import BACKGROUND_NAMES, FACE_NAMES
from motu.games.costa_ruana.questions import SPEECH
from motu.games.costa_ruana.scene.cards import BACKGROUNDS
from motu.games.costa_ruana.scene.flip import AFTER_FLIP
from tests.pictures.looked_at import looked_at, pointing
from tests.pictures.measure import Picture

FOLDER = folders()["costa-ruana"]
PHASES = {question.key for question in SPEECH.questions.values()} | {"deal", "over"}


def before_the_flip(seats: int) -> dict[str, Any]:
    """A spectator's view with all cards of the turn on the table."""
    rng = random.Random(seats)
    match = motu.game("costa-ruana").start(seats=seats, seed=seats)
    while match.view(None)["phase"] != "flip":
        seat = match.awaiting[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return match.view(None)


def drawn(table: dict[str, Any], lang: str, *targets: str) -> Picture:
    return looked_at("costa-ruana", table, lang, pointing(*targets))


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_may_lie_before_one_player(seats: int, lang: str) -> None:
    table = before_the_flip(seats)
    for viewer in (None, 1):
        table["viewer"] = viewer
        for holder in {0, 1, seats - 1}:
            for i, card in enumerate(table["table"]):
                card["holder"] = holder
                card["card"] = f"{BACKGROUND_NAMES[i % 4]}_{FACE_NAMES[(i + holder) % 8]}" if i % 3 else None
                card["stakes"] = list(range(seats)) if i == holder else []
            ids = [f"{card['lap']}_{'ABCDEF'[card['caster']]}" for card in table["table"]]
            drawn(table, lang, *ids)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("islanders", [[7, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 2], [0, 3, 0, 3, 0, 1]])
def test_every_island_may_be_full(islanders: list[int], lang: str) -> None:
    table = before_the_flip(6)
    for island in table["islands"]:
        island |= {"islanders": islanders, "treasures": 48, "winner": 5}
    owners = [f"island_{i + 1}_{'ABCDEF'[seat]}" for i in range(10) for seat in range(6) if islanders[seat]]
    picture = drawn(table, lang, *owners)
    assert len([words for words in picture.words if words.content == "48"]) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("copies", [1, 5])
def test_every_hand_fits(copies: int, lang: str) -> None:
    table = before_the_flip(3)
    types = [f"{background}_{face}" for background in BACKGROUND_NAMES for face in FACE_NAMES]
    for i in range(0, len(types), 5):
        table["viewer"] = 1
        table["hand"] = sorted((types[i : i + 5] * copies)[:5] if copies == 1 else types[i : i + 1] * 5)
        drawn(table, lang, *(f"hand_{card}" for card in set(table["hand"])))


@pytest.mark.parametrize("islands", range(4, 11))
def test_an_edition_may_have_another_number_of_islands(islands: int) -> None:
    table = before_the_flip(6)
    table["islands"] = table["islands"][:islands]
    drawn(table, "fr", *(island["id"] for island in table["islands"]), "anywhere", "tide", "daylight")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_open_huts_show_everybody_s_points(lang: str) -> None:
    table = before_the_flip(6)
    for player in table["players"]:
        player |= {"hut": 12, "taken": 10, "supply": 10, "points": {"treasures": 44, "islanders": 10}}
    table |= {"shaman": 3, "awaiting": list(range(6))}
    for viewer in (None, 0, 3):
        table["viewer"] = viewer
        drawn(table, lang, *(f"seat_{seat}" for seat in range(6)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_set_up_nothing_is_known(lang: str) -> None:
    table = before_the_flip(4)
    table |= {
        "turn": 0,
        "shaman": None,
        "tide": None,
        "daylight": None,
        "flips": {},
        "table": [],
        "phase": "deal",
    }
    drawn(table, lang)


def test_equal_players_share_a_place() -> None:
    table = before_the_flip(4)
    points = [(10, 4), (8, 6), (10, 4), (2, 1)]
    for player, (treasures, islanders) in zip(table["players"], points, strict=True):
        player["points"] = {"treasures": treasures, "islanders": islanders}
    table |= {"over": True, "phase": "over", "table": [], "awaiting": []}
    ranks = [words.content for words in drawn(table, "en").words if words.content in ("1.", "2.", "3.", "4.")]
    assert ranks == ["1.", "1.", "3.", "4."]


def test_the_picture_knows_no_phase_that_does_not_exist() -> None:
    assert PHASES > AFTER_FLIP


@pytest.mark.parametrize("background", BACKGROUNDS)
def test_backgrounds_carry_readable_names(background: str) -> None:
    assert contrast(on(BACKGROUNDS[background]), BACKGROUNDS[background]) >= TEXT_CONTRAST
