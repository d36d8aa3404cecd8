"""The table of Bora Bora: every question of whole games, and positions that random games do not reach."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import motu
from motu.games import folders
from motu.games._shared.drawing.letters import Speaker
from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast, on
from motu.games._shared.text import LANGUAGES
from motu.games.bora_bora import scene
from motu.games.bora_bora.box import TASK_NAMES, TYPE_NAMES
from motu.games.bora_bora.names import PAIR_SPACES, needs_of
from motu.games.bora_bora.questions import SPEECH
from motu.games.bora_bora.scene import layout
from motu.games.bora_bora.scene.icons import GOD_COLOURS, ICONS
from motu.games.bora_bora.scene.tasks import in_words
from motu.table.pages.picture import offered
from tests.pictures import faults
from tests.pictures.looked_at import looked_at, pointing
from tests.pictures.measure import Picture

FOLDER = folders()["bora-bora"]
SEATS = [2, 3, 4]
PHASES = {question.key for question in SPEECH.questions.values()}


def drawn(table: dict[str, Any], lang: str, *targets: str) -> Picture:
    return looked_at("bora-bora", table, lang, pointing(*targets))


@cache
def _late(seats: int) -> motu.Match:
    """A random game, stopped in the fifth round when dice are placed."""
    rng = random.Random(seats)
    match = motu.game("bora-bora").start(seats=seats, seed=seats)
    while (match.view(None)["round"], match.view(None)["phase"]) != (5, "place"):
        seat = match.awaiting[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return match


def late(seats: int, viewer: int | None = 0, phase: str = "place") -> dict[str, Any]:
    """The table as `viewer` sees it, as if this question were put to him."""
    asked = [] if viewer is None else [viewer]
    return _late(seats).view(viewer) | {"phase": phase, "awaiting": asked, "pending": {}}


def questions(seats: int, seed: int) -> Iterator[tuple[str, motu.Match, int]]:
    """A whole random game: each question the first time, and whenever it has twice as many answers."""
    rng = random.Random(seed)
    match = motu.game("bora-bora").start(seats=seats, seed=seed)
    most: dict[str, int] = {}
    while not match.over:
        seat = match.awaiting[0]
        question, answers = match.view(None)["phase"], match.choices(seat)
        if len(answers) > 2 * most.get(question, 0):
            most[question] = len(answers)
            yield question, match, seat
        match.play(seat, rng.choice(answers))
    assert not match.awaiting


@pytest.mark.parametrize("seats", SEATS)
def test_every_question_of_a_game_can_be_answered_on_the_board(seats: int) -> None:
    seen = set()
    for turn, (question, match, seat) in enumerate(questions(seats, 40 + seats)):
        lang = tuple(LANGUAGES)[turn % 2]
        things = offered(match.choices(seat), match.gestures(seat))
        looked_at("bora-bora", match.view(seat), lang, things)
        seen.add(question)
        if turn % 4 == 0:
            looked_at("bora-bora", match.view(None), lang, [])
            looked_at("bora-bora", match.view((seat + 1) % seats), lang, [])
    assert len(seen) >= 19, PHASES - seen


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_that_has_a_place_is_on_the_board(seats: int) -> None:
    """An answer without a target has a gesture that begins with it and lies on the board."""
    for _, match, seat in questions(seats, 60 + seats):
        begun = {gesture.actions[0] for gesture in match.gestures(seat) if gesture.targets}
        for choice in match.choices(seat):
            assert choice.targets or choice.id in begun, choice.notation


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_region_may_hold_a_hut_of_everybody(seats: int, lang: str) -> None:
    table = late(seats, phase="expand")
    for i, region in enumerate(table["regions"]):
        region["huts"] = [(seat + i) % seats for seat in range(seats)]
    picture = drawn(table, lang, *(region["id"] for region in table["regions"]))
    assert sum(id.startswith("hut-") for id in picture.ids) == 12 * seats


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("place", [0, 4, -1])
def test_many_dice_may_lie_on_one_tile(place: int, seats: int, lang: str) -> None:
    table = late(seats)
    dice = [{"seat": seat, "die": die, "value": 6, "job": "x"} for die in range(3) for seat in range(seats)]
    for tile in table["tiles"]:
        tile["dice"] = []
    table["tiles"][place]["dice"] = dice if place < 0 else dice[:8]  # all of them may fish
    for player in table["players"]:
        player["dice"] = [{"value": 6, "placed": True}] * 3
    jobs = ["helper", "temple", "build", "woman", "man", "land", "sea"]
    drawn(table, lang, *(f"job_{job}" for job in jobs), "job_fishing", *(f"white_{job}" for job in jobs))


@pytest.mark.parametrize("seats", SEATS)
def test_all_dice_may_wait(seats: int) -> None:
    table = late(seats)
    for tile in table["tiles"]:
        tile["dice"] = []
    for player in table["players"]:
        player["dice"] = [{"value": value, "placed": False} for value in (6, 6, 1)]
    picture = drawn(table, "fr", "die_6", "die_1", "job_helper")
    assert len([id for id in picture.ids if id.startswith("die-")]) == 3 * seats
    limits = [words.content for words in picture.words if words.content.startswith("≤")]
    assert limits.count("≤6") >= len(table["tiles"]) - 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("position", [0, 1, 11, 22])
def test_everybody_may_stand_on_one_space_of_the_track(position: int, seats: int) -> None:
    table = late(seats, None)
    for i, space in enumerate(table["status"]):
        space["seats"] = list(range(seats)) if i == position else []
    picture = drawn(table, "fr")
    assert len([id for id in picture.ids if id.startswith("disc-")]) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_a_table_can_be_drawn_before_everything_is_dealt(seats: int) -> None:
    table = late(seats, None) | {"round": 0, "phase": "deal", "part": "set_up", "turn_order": []}
    for space in table["status"]:
        space["seats"] = []
    for region in table["regions"]:
        region |= {"fish": None, "huts": []}
    for player in table["players"]:
        player |= {"dice": [], "tasks": [None, None, None]}
    table |= {"task_display": [], "jewelry": [[] for _ in range(6)]}
    picture = drawn(table, "fr")
    assert not [id for id in picture.ids if id.startswith(("disc-", "die-", "hut-"))]


def _crowded(table: dict[str, Any]) -> None:
    """Every board is full: people, materials, buildings, tasks with much to say."""
    people = [
        {"id": f"{sex[0]}_{kind}_1", "sex": sex, "type": kind, "symbols": 3}
        for sex in ("man", "woman")
        for kind in TYPE_NAMES
    ]
    for player in table["players"]:
        shown = people[player["seat"] : player["seat"] + 12]
        player["slots"] = [{"huts": 0, "person": one, "shifted": i % 3 == 0} for i, one in enumerate(shown)]
        for i, space in enumerate(player["ceremony"]):
            space |= {"building": i // 2 + 1 if i < 6 else None, "material": i >= 6}
        player |= {"beside": {"wood": 3, "stone": 2, "sand": 4}, "offerings": 18, "shells": 36, "cards": 14}
        player |= {"priests": 4, "god_tiles": 10, "unbuilt": [4, 5, 6], "total": 288}
        player["jewels"] = [{"id": "j24", "cost": 6, "points": 9}] * 6
        player["fulfilled"] = ["t01"] * 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_board_may_be_full(seats: int, lang: str) -> None:
    table = late(seats, phase="use")
    _crowded(table)
    kinds = list(dict.fromkeys(f"people_man_{kind}" for kind in TYPE_NAMES))
    drawn(table, lang, *kinds, *(f"{kind}_doubled" for kind in kinds), "use_stop")
    drawn(late(seats, None) | {"players": table["players"]}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_alike_can_be_used_by_one_two_or_three_and_doubled(lang: str) -> None:
    table = late(3, phase="use")
    one = {"id": "m_vp_1", "sex": "man", "type": "vp", "symbols": 2}
    slots = table["players"][0]["slots"]
    for i in range(12):
        slots[i] = {"huts": 0, "person": one if i < 3 else None, "shifted": False}
    base = "people_man_vp"
    ways = [base, f"{base}_1", f"{base}_2"]
    picture = drawn(table, lang, *ways, *(f"{way}_doubled" for way in ways))
    assert len([1 for thing, _ in picture.choosable if thing.get("data-target") == base]) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_boards_of_others_can_be_read_when_they_are_opened(seats: int, lang: str) -> None:
    table = late(seats)
    _crowded(table)
    source = scene.draw(table, lang, FOLDER.texts, [])
    boards = source.split('<g class="unfolded" opacity="0">')[1:]
    assert len(boards) == (seats - 1 if seats > 2 else 0)
    defs = source[source.index("<defs>") : source.index("</defs>") + 7]
    for board in boards:
        inside = board[: _end_of_group(board)]
        box = f"0 0 {layout.WIDTH} {layout.HEIGHT}"
        alone = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{defs}<g>{inside}</g></svg>'
        picture = Picture(alone)
        assert len(picture.words) > 12
        assert not faults.faults(picture)


def _end_of_group(source: str) -> int:
    """Where the group ends that begins before this text."""
    depth, at = 1, 0
    while depth:
        opened, closed = source.find("<g", at), source.find("</g>", at)
        if 0 <= opened < closed:
            depth, at = depth + 1, opened + 2
        else:
            depth, at = depth - 1, closed + 4
    return at - 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_task_can_be_read_and_settled(seats: int, lang: str) -> None:
    say = Speaker(FOLDER.texts, lang)
    tasks = sorted((scene_task(n) for n in range(60)), key=lambda task: -len(in_words(say, task["needs"])))
    assert len({in_words(say, task["needs"]) for task in tasks}) == 60
    table = late(seats, phase="take_task") | {"task_display": tasks[: seats + 2]}
    drawn(table, lang, *(f"task_{task['id']}" for task in table["task_display"]))
    for first in range(0, 24, 6):  # the longest ones
        table = late(seats, phase="settle")
        for player in table["players"]:
            mine = first + 3 * (player["seat"] % 2)
            player["tasks"] = tasks[mine : mine + 3]
        ids = [task["id"] for task in tasks[first : first + 3]]
        ways = [f"{way}_{id}" for way in ("yellow", "abandon") for id in ids]
        drawn(table, lang, *(ways if first % 12 else [f"fulfil_{id}" for id in ids]), "settle_stop")


@cache
def _box() -> Any:
    return motu.game("bora-bora").start(seats=2, seed=1).state.box


def scene_task(number: int) -> dict[str, Any]:
    """A task as a view shows it to its owner, who has half of it."""
    needs = [{"what": what, "least": least, "have": least // 2} for what, least in needs_of(_box(), number)]
    missing = sum(need["least"] - need["have"] for need in needs)
    return {"id": TASK_NAMES[number], "start": number < 7, "needs": needs, "missing": missing}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_purchases_gifts_and_refusals_have_their_panel(lang: str) -> None:
    words = ("vp", "offering", "god_card", "material", "move_hut", "points", "everybody", "stop")
    table = late(2, phase="help") | {"pending": {"left": 6}}
    drawn(table, lang, *(f"help_{word}" for word in words))
    gift = late(2, phase="fire_gift")
    gift["face_up"]["red"] = 2
    drawn(gift, lang, "fire_gift_god_card", "fire_gift_offering", "take_god_blind", "take_god_red")
    drawn(late(2, phase="fire_rise"), lang, "fire_rise_status", "fire_rise_shell")
    moving = late(2, phase="move_huts") | {"pending": {"left": 6}}
    drawn(moving, lang, *(f"move_huts_{n}" for n in range(1, 7)))
    material = late(2, phase="material")
    drawn(material, lang, *(f"material_beside_{kind}" for kind in ("wood", "stone", "sand")), "z11", "z34")
    fish = late(2, phase="score_fish") | {"pending": {"region": "c_beach"}}
    drawn(fish, lang, "no_fish", "hand_red", "hand_blue", "own_god_tile")
    drawn(late(2, phase="buy"), lang, "buy_decline")


def test_every_pair_of_spaces_can_be_built_on() -> None:
    table = late(2, phase="build_on")
    ground = table["players"][0]["ceremony"]
    for space in ground:
        space |= {"building": None, "material": True}
    pairs = [f"pair_{ground[one]['id']}_{ground[other]['id']}" for one, other in PAIR_SPACES]
    drawn(table, "fr", *pairs)
    table["players"][0]["unbuilt"] = [1, 2, 3, 4, 5, 6]
    drawn(table | {"phase": "build"}, "fr", *(f"build_{value}" for value in range(1, 7)))


@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_is_seen_by_its_owner_only(seats: int) -> None:
    """The picture of another seat does not change with a hand."""
    table = late(seats, 1)
    other = late(seats, 1)
    other["hand"] = {colour: count + 1 for colour, count in table["hand"].items()}
    assert scene.draw(table, "fr", FOLDER.texts, []) != scene.draw(other, "fr", FOLDER.texts, [])
    spectator = late(seats, None)
    assert spectator["hand"] is None
    assert not [id for id in drawn(spectator, "fr").ids if id.startswith("asked-")]


def test_own_tasks_say_how_far_they_are() -> None:
    table = late(2)
    table["players"][0]["tasks"] = [scene_task(11), scene_task(25), None]
    said = [words.content for words in drawn(table, "en").words]
    assert "4 of 9" in said


def test_tiles_name_the_highest_die_that_may_follow_and_who_has_one() -> None:
    table = late(2)
    for tile in table["tiles"]:
        tile["dice"] = [{"seat": 0, "die": 0, "value": 3, "job": "temple"}] if tile["id"] == "temple" else []
    table["players"][0]["dice"] = [{"value": 3, "placed": True}, {"value": 4, "placed": False}]
    table["players"][1]["dice"] = [{"value": 2, "placed": False}]
    root = drawn(table, "fr").root
    limit = next(element for element in root.iter() if element.get("id") == "limit-temple")
    assert "≤2" in "".join(limit.itertext())
    tokens = [element.attrib["href"] for element in limit.iter() if "href" in element.attrib]
    assert tokens == ["#art-small-B"]


def test_every_type_of_people_and_every_god_has_its_icon() -> None:
    assert set(TYPE_NAMES) <= set(ICONS)
    assert {f"god-{colour}" for colour in GOD_COLOURS} <= set(ICONS)


@pytest.mark.parametrize("ground", GOD_COLOURS.values())
def test_gods_carry_readable_words(ground: str) -> None:
    assert contrast(on(ground), ground) >= TEXT_CONTRAST
