"""The table of Pantheon where it is most crowded, in every kind of question, and with its gestures."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import motu
from motu.games import folders
from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast, on
from motu.games._shared.folder import Offered
from motu.games._shared.text import LANGUAGES
from motu.games.pantheon.rules.pieces import (
    BONUS_NAMES,
    CARD_NAMES,
    DEITY_NAMES,
    KIND_NAMES,
    LOOT_NAMES,
    PEOPLE_NAMES,
    POWER_NAMES,
    REWARD_NAMES,
)
from motu.games.pantheon.scene.actions import BUTTONS
from motu.games.pantheon.scene.cards import CARD_GROUNDS, CARD_ICONS, MONEY_GROUND
from motu.games.pantheon.scene.icons import ICONS
from motu.games.pantheon.scene.map import outline
from motu.games.pantheon.scene.offerings import KIND_GROUNDS, KINDS
from motu.games.pantheon.scene.parts import ADDED_POWERS, ADDED_TILES, BLUE, BONUSES, POWERS, YELLOW
from motu.games.pantheon.scene.pieces import TILES
from tests.games.more import with_more
from tests.pictures import faults
from tests.pictures.looked_at import looked_at, pointing
from tests.pictures.measure import Picture

EDITION = with_more("pantheon").read_text("utf-8")

FOLDER = folders()["pantheon"]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"bsw_start": True, "turn_cap": 12}),
    (3, {"bonus_draft": True}),
    (4, {}),
]


def drawn(table: dict[str, Any], lang: str, *targets: str) -> Picture:
    return looked_at("pantheon", table, lang, pointing(*targets))


def everything(match: motu.Match, seat: int) -> list[Offered]:
    """Choices and gestures that have a place on the board, numbered as the table page does."""
    choices = match.choices(seat)
    named = {target for choice in choices for target in choice.targets}
    gestures = [g for g in match.gestures(seat) if g.targets and not named & set(g.targets)]
    return [*choices, *(Labelled(-1 - i, g.targets, g) for i, g in enumerate(gestures))]


class Labelled(NamedTuple):
    """A gesture as the board marks it."""

    id: int
    targets: tuple[str, ...]
    said: Any

    def label(self, lang: str) -> str:
        return str(self.said.label(lang))


def played(seats: int, seed: int, **options: Any) -> Iterator[motu.Match]:
    """A random game in which people often take whole gestures, question by question."""
    rng = random.Random(seed)
    match = motu.game("pantheon").start(seats=seats, seed=seed, options=options)
    while not match.over:
        yield match
        seat = match.awaiting[0]
        gestures = match.gestures(seat) if rng.random() < 0.4 else []
        match.play(seat, rng.choice(gestures or match.choices(seat)))
    yield match


@cache
def _position(seats: int) -> motu.Match:
    """The third epoch, somebody to act."""
    for match in played(seats, seats):
        view = match.view(None)
        if view["epoch"] == 3 and view["phase"] == "act":
            return match
    raise AssertionError("no third epoch")


def table_of(seats: int, viewer: int | None = 1) -> dict[str, Any]:
    return _position(seats).view(viewer)


@pytest.mark.parametrize(("seats", "options"), GAMES, ids=["two", "strong", "draft", "four"])
def test_every_question_of_whole_games_can_be_read_and_pressed(seats: int, options: dict[str, Any]) -> None:
    seen: dict[str, int] = {}
    pictures = []
    for turn, match in enumerate(played(seats, 7 * seats + len(options), **options)):
        for viewer in match.awaiting or (None,):
            table = match.view(viewer)
            times = seen[table["phase"]] = seen.get(table["phase"], 0) + 1
            if times <= 2 or turn % 60 == 0:
                choices = [] if viewer is None else everything(match, viewer)
                pictures.append(looked_at("pantheon", table, tuple(LANGUAGES)[times % 2], choices))
                other = None if viewer is None else (viewer + 1) % seats
                looked_at("pantheon", match.view(other), tuple(LANGUAGES)[turn % 2], [])
    assert not faults.unsteady(pictures)
    assert {"act", "react", "place", "purchase", "take", "over"} <= set(seen)


def crowded(seats: int, viewer: int | None = 1) -> dict[str, Any]:
    """Everything that can lie on the table at once."""
    table = table_of(seats, viewer)
    for i, one in enumerate(table["hexes"]):
        one["pieces"] = [i % seats, (i + 1) % seats] if i % 3 else [i % seats]
    for player in table["players"]:
        player["kept"] = dict.fromkeys(DEITY_NAMES[3:], 4)
        player["ranks"] = dict(zip(KIND_NAMES, (4, 3, 2, 1), strict=True))
        player["reserve"] = {"feet": 12, "columns": 12}
        player |= {"demigods": 14, "demigod_values": {"6": 4, "5": 4, "4": 4}, "steps": 11, "cards": 24}
        player |= {"columns_on_board": 12, "score": 148}
    table["display"] = [
        {"id": name, "cost": [2, 2, 1, 1], "cards_only": i % 2 == 0, "yellow": i % 2 == 1}
        for i, name in enumerate(("depraccus", "plaesiris", "depraccus", "gaiviles", "pietalte"))
    ]
    table["shown_demigods"] = {"6": 3, "5": 3, "4": 2, "1": 2}
    table |= {"pile": 108, "deity_pile": 40, "discard": dict.fromkeys(CARD_NAMES, 11)}
    return table


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [None, 1])
def test_the_table_may_be_full(seats: int, lang: str, viewer: int | None) -> None:
    drawn(crowded(seats, viewer), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("first", range(0, 60, 15))
def test_every_hex_can_be_pressed_with_its_cost(lang: str, first: int) -> None:
    table = crowded(4) | {"phase": "place", "journeys": []}
    for i, one in enumerate(table["hexes"]):
        one["pieces"] = [i % 4] if i % 2 else []
    table["loot"] = {
        one["id"]: LOOT_NAMES[i % len(LOOT_NAMES)]
        for i, one in enumerate(table["hexes"])
        if not one["pieces"] and not one["site"] and i % 5 == 0
    }
    picture = drawn(table, lang, *(one["id"] for one in table["hexes"][first:]))
    costs = {words.content for words in picture.words}
    assert {"1", "2"} <= costs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_far_goals_show_their_steps_and_the_way(lang: str) -> None:
    table = crowded(4) | {"phase": "act"}
    for one in table["hexes"]:
        one["pieces"] = one["pieces"][1:]  # a full hex is nobody's goal
    ids = [one["id"] for one in table["hexes"]]
    table["journeys"] = [
        {"goal": id, "path": ids[i - 5 : i + 1], "steps": 1 + i % 14, "cards": i % 7}
        for i, id in enumerate(ids)
        if i >= 5
    ]
    picture = drawn(table, lang, *ids[5:])
    hidden = [element for element in picture.root.iter() if element.get("class") == "while-pointed"]
    assert len(hidden) == len(ids) - 5
    assert all(element.get("opacity") == "0" for element in hidden)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("types", [1, 5, 6, 10])
def test_every_hand_fits(types: int, lang: str) -> None:
    table = table_of(3)
    table["hand"] = {card: 1 + 9 * (i % 2) for i, card in enumerate(CARD_NAMES[:types])}
    drawn(table, lang, *(f"hand_{card}" for card in table["hand"]))
    table["hand"] = dict.fromkeys(CARD_NAMES[-types:], 16)
    drawn(table, lang, *(f"hand_{card}" for card in table["hand"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_asked_in_the_strip_fits(lang: str) -> None:
    table = table_of(4)
    drawn(table | {"phase": "act"}, lang, *(f"cards_{n}" for n in range(17)), "buy", "draw")
    drawn(table | {"phase": "act"}, lang, "cards_0", "buy", "draw", "buy_foot", "buy_column")
    drawn(
        table | {"phase": "act"},
        lang,
        *(f"cards_{n}" for n in range(17)),
        "buy",
        "draw",
        "buy_foot",
        "buy_column",
    )
    drawn(table | {"phase": "swap"}, lang, *(f"amount_{n}" for n in range(-12, 13)))
    drawn(table | {"phase": "stonkus"}, lang, *(f"amount_{n}" for n in range(17)), "settle")
    drawn(table | {"phase": "pick_bonus"}, lang, *BONUS_NAMES)
    drawn(table | {"phase": "reward"}, lang, *(f"taken_{loot}" for loot in LOOT_NAMES))
    drawn(table | {"phase": "purchase"}, lang, "buy_foot", "buy_column", "done", "settle")
    for pair in (("feet", "columns"), ("draw_two", "reveal_deity"), ("use", "end_turn"), ("stop", "pay_all")):
        drawn(table, lang, *pair)
    for deity in DEITY_NAMES:
        asked = {"phase": "acquire", "pending": {"deity": deity, "seat": 1}}
        drawn(table | asked, lang, *(f"offering_{kind}" for kind in KIND_NAMES), "decline")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_offerings_deities_and_cards_can_be_pressed(lang: str) -> None:
    table = crowded(4)
    names = [deity["id"] for deity in table["display"]]
    unique = list(dict.fromkeys(names))
    table["worships"] = dict.fromkeys(unique, 6)
    table["row"] = ["money_5", "move_card", None, "move_card"]
    drawn(table, lang, *(f"display_{name}" for name in unique), *(f"other_{name}" for name in unique))
    drawn(table, lang, *(f"offering_{kind}_{rank}" for kind in KIND_NAMES for rank in (1, 2, 3, 4)))
    drawn(table, lang, "row_money_5", "row_move_card", "pile")


def test_of_equal_cards_in_the_row_the_leftmost_is_pressed() -> None:
    table = table_of(2) | {"row": ["move_card", "card_gift", "move_card", "move_card"]}
    picture = drawn(table, "fr", "row_move_card", "row_card_gift")
    pressed = [element.get("id") for element, _ in picture.choosable]
    assert pressed == ["place_1", "place_2"]


def test_a_deity_is_paid_with_the_fewest_cards_and_other_ways_wait_behind_one_click() -> None:
    match = _worshipping()
    seat = match.awaiting[0]
    ways = [choice for choice in match.choices(seat) if choice.notation.startswith("worship")]
    by_deity: dict[str, list[Any]] = {}
    for way in ways:
        by_deity.setdefault(way.notation.split()[1], []).append(way)
    for deity, several in by_deity.items():
        direct = [way for way in several if way.targets == (f"display_{deity}",)]
        assert len(direct) == 1
        spent = match.view(seat)["worships"][deity]
        assert spent == min(_spent(match, seat, way) for way in several) == _spent(match, seat, direct[0])
        assert all(way.targets[0] == f"other_{deity}" for way in several if way is not direct[0])


@cache
def _worshipping() -> motu.Match:
    """Somebody can pay a deity in several ways."""
    for match in played(4, 12):
        if match.awaiting and match.view(match.awaiting[0])["phase"] == "act":
            ways = [
                c.notation.split()[1] for c in match.choices(match.awaiting[0]) if "worship" in c.notation
            ]
            if len(ways) > len(set(ways)):
                return match
    raise AssertionError("no such position")


def _spent(match: motu.Match, seat: int, way: Any) -> int:
    before = match.view(None)["players"][seat]["cards"]
    after = match.copy()
    after.play(seat, way)
    taken = [event for event in after.events(None) if "worship" in event.text("en")][-1]
    assert before >= 0
    return int(taken.facts[2])


def test_a_route_is_played_with_the_fewest_cards_and_ends_at_its_goal() -> None:
    tried = 0
    for match in played(3, 21):
        if not match.awaiting or tried > 40:
            break
        seat = match.awaiting[0]
        table = match.view(seat)
        if table["phase"] not in ("act", "react"):
            continue
        reached = {journey["goal"]: journey for journey in table["journeys"]}
        for gesture in match.gestures(seat):
            if gesture.notation.startswith("route"):
                tried += 1
                after = match.copy()
                after.play(seat, gesture)
                here = next(one for one in after.view(seat)["hexes"] if one["id"] == gesture.targets[0])
                journey = reached[gesture.targets[0]]
                assert seat in here["pieces"] or after.view(seat)["phase"] != "place"
                assert journey["cards"] == 0 or _too_short(match, seat, journey)
                break
    assert tried > 10


def _too_short(match: motu.Match, seat: int, journey: dict[str, Any]) -> bool:
    """Whether one card less would not do."""
    view = match.view(seat)
    steps = view["players"][seat]["steps"] + (view["steps"]["big_foot"] if view["phase"] == "act" else 0)
    return bool(steps + (journey["cards"] - 1) * view["steps"]["card"] < journey["steps"])


def test_goals_are_told_before_other_hexes() -> None:
    match = _position(3)
    seat = match.awaiting[0]
    table = match.view(seat)
    goals = {*table["loot"], *(one["id"] for one in table["hexes"] if one["site"])}
    told = [g.targets[0] in goals for g in match.gestures(seat) if g.notation.startswith("route")]
    assert told == sorted(told, reverse=True)


def test_a_spectator_sees_no_hand_and_others_see_no_route() -> None:
    match = _position(4)
    seat = match.awaiting[0]
    for viewer in (None, (seat + 1) % 4):
        table = match.view(viewer)
        assert not table["journeys"] and not table["worships"]
    picture = drawn(match.view(None), "en")
    assert not [id for id in picture.ids if id.startswith("own_card") or id == "own_move_card"]


def test_what_an_opponent_pointed_at_is_not_pinned_on_the_viewer_s_things() -> None:
    ids = set(drawn(table_of(3), "fr").ids)
    assert not ids & {f"offering_{kind}" for kind in KIND_NAMES}
    assert not ids & {f"hand_{card}" for card in CARD_NAMES}


def test_equal_players_share_a_place() -> None:
    table = table_of(4, None) | {"over": True, "phase": "over", "awaiting": []}
    for player, (score, demigods) in zip(table["players"], ((9, 2), (9, 3), (9, 3), (4, 8)), strict=True):
        player["points"] = {**dict.fromkeys(player["points"], 0), "columns": score}
        player |= {"score": score, "demigods": demigods}
    picture = drawn(table, "en")
    ranks = [words.content for words in picture.words if words.content in ("1.", "2.", "3.", "4.")]
    assert ranks == ["1.", "1.", "3.", "4."]


def test_before_the_first_epoch_nothing_lies_on_the_map() -> None:
    match = next(played(4, 1))
    table = match.view(None) | {"people": None, "temple": None, "epoch": 0, "peoples": [], "loot": {}}
    drawn(table, "fr")


def test_an_edition_may_have_another_map() -> None:
    table = table_of(2)
    table["hexes"] = [{**one, "pieces": []} for one in table["hexes"] if one["id"] > "h0400"]
    table["hexes"][0] |= {"site": True}  # a site that has no name
    drawn(table, "fr", *(one["id"] for one in table["hexes"]))


def test_what_an_edition_adds_can_be_read_and_pressed(tmp_path: Path) -> None:
    edition, phases = tmp_path / "more.toml", Counter[str]()
    edition.write_text(EDITION, "utf-8")
    for turn, match in enumerate(played(4, 3, edition=str(edition), bonus_draft=True)):
        for viewer in match.awaiting or (None,):
            table = match.view(viewer)
            phases[table["phase"]] += 1
            if phases[table["phase"]] <= 3 or turn % 40 == 0:
                choices = [] if viewer is None else everything(match, viewer)
                looked_at("pantheon", table, tuple(LANGUAGES)[turn % 2], choices)
    assert {"pick_bonus", "act", "place"} <= set(phases)


ADDED: dict[str, dict[str, Any]] = {
    "first": {"name": "Celle qui vient après toutes les autres", "effect": "steps", "amount": 9},
    "second": {"name": "Ops", "effect": "score_rank", "amount": 1},
    **{f"more_{effect}": {"name": effect, "effect": effect, "amount": 2} for effect in ADDED_POWERS},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_many_added_things_fit(seats: int, lang: str) -> None:
    table = crowded(seats)
    tiles = {f"tile_{n}": {"name": n, "effect": n, "amount": 9} for n in ADDED_TILES}
    table["added"] = {**ADDED, **tiles}
    for player in table["players"]:
        player["kept"] = dict.fromkeys([*DEITY_NAMES[3:], *list(ADDED)[:6]], 4)
    free = [one["id"] for one in table["hexes"] if not one["site"]]
    table["loot"] = dict(zip(free[::5], tiles, strict=False))
    for one in table["hexes"]:
        one["pieces"] = [] if one["id"] in table["loot"] else one["pieces"]
    table["display"][0]["id"], table["display"][1]["id"] = "first", "second"
    drawn(table, lang, "display_first", "other_second", *table["loot"])
    drawn(table | {"phase": "pick_bonus"}, lang, *(f"bonus_{tile}" for tile in list(tiles)[:8]))
    drawn(table | {"phase": "reward"}, lang, *(f"taken_{tile}" for tile in tiles if tile != "tile_column"))
    asked = {"phase": "acquire", "pending": {"deity": "first", "seat": 1}}
    drawn(table | asked, lang, *(f"offering_{kind}" for kind in KIND_NAMES), "decline")


def test_the_outline_of_a_hex_has_six_corners_and_neighbours_share_a_side() -> None:
    assert outline(["h0304"]).count("L") == 5
    assert outline(["h0304", "h0404"]).count("L") == 9
    assert outline(["h0304", "h0904"]).count("M") == 2


def test_everything_has_its_drawing() -> None:
    assert set(POWERS) == set(DEITY_NAMES)
    assert set(TILES) == set(LOOT_NAMES)
    assert set(BONUSES) == set(BONUS_NAMES)
    assert set(KINDS) == set(KIND_GROUNDS) == set(KIND_NAMES)
    used = {*PEOPLE_NAMES, *KINDS, *CARD_ICONS.values(), *BUTTONS.values()}
    used |= {sign for _, sign in POWERS.values()} | {sign for shown in BONUSES.values() for _, sign in shown}
    used |= {name for tile in TILES.values() for name, *_ in tile}
    used |= {name for _, name in ADDED_POWERS.values()}
    used |= {name for shown in ADDED_TILES.values() for _, name in shown}
    assert used <= set(ICONS)
    assert set(ADDED_POWERS) == set(POWER_NAMES) and set(ADDED_TILES) == set(REWARD_NAMES)


@pytest.mark.parametrize(
    "ground", [YELLOW, BLUE, MONEY_GROUND, *CARD_GROUNDS.values(), *KIND_GROUNDS.values()]
)
def test_cards_carry_readable_words(ground: str) -> None:
    assert contrast(on(ground), ground) >= TEXT_CONTRAST
