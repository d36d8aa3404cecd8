"""The table of Raiatea where it is most crowded: positions that random games do not reach."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

import motu
from motu.games import folders
from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast, on
from motu.games._shared.text import LANGUAGES
from motu.games.raiatea import scene
from motu.games.raiatea.rules.pieces import CODE_NAMES, POWER_NAMES
from motu.games.raiatea.scene.bag import beats
from motu.games.raiatea.scene.cards import COLOURS
from motu.games.raiatea.scene.effects import EFFECTS
from motu.games.raiatea.scene.icons import ICONS
from tests.pictures import faults
from tests.pictures.looked_at import looked_at, pointing
from tests.pictures.measure import Picture

FOLDER = folders()["raiatea"]


@cache
def _record(seats: int) -> motu.Match:
    """A game with the Tāne rituals, stopped in the second ceremony."""
    rng = random.Random(seats)
    match = motu.game("raiatea").start(seats=seats, seed=seats, options={"tane": True})
    while (match.view(None)["space"], match.view(None)["stage"]) != ("C2", "offering"):
        seat = match.awaiting[0]
        match.play(seat, rng.choice(match.choices(seat)))
    return match


def ceremony(seats: int, viewer: int | None = 1) -> dict[str, Any]:
    return _record(seats).view(viewer)


def action(seats: int, viewer: int | None = 1) -> dict[str, Any]:
    """The same table as if everybody were on the way."""
    return {**ceremony(seats, viewer), "stage": "", "space": "A2", "location": "forest", "question": "pick"}


def drawn(table: dict[str, Any], lang: str, *targets: str) -> Picture:
    return looked_at("raiatea", table, lang, pointing(*targets))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [1, 8, 9, 15, 20])
def test_the_row_of_rituals_may_be_long(seats: int, lang: str, count: int) -> None:
    table = ceremony(seats)
    facts = table["rituals"]
    ids = sorted(sorted(facts)[:count], key=lambda id: facts[id]["cost"])
    owners = [None if facts[id]["category"] == "common" else i % seats for i, id in enumerate(ids)]
    row = [{"ritual": id, "owner": owner} for id, owner in zip(ids, owners, strict=True)]
    table |= {"stage": "blessing", "question": "cancel_cost", "ceremony": {**table["ceremony"], "row": row}}
    drawn(table, lang, *(f"cost_{cost}" for cost in sorted({facts[id]["cost"] for id in ids})))
    table["question"] = "next"
    mine = [one["ritual"] for one in row if one["owner"] == 1]
    drawn(table, lang, *(f"waiting_{id}" for id in mine))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("over", "waiting"), [(1, 0), (5, 0), (9, 0), (3, 5), (12, 4), (10, 10), (20, 0)])
def test_what_became_of_the_rituals_can_be_read(seats: int, lang: str, over: int, waiting: int) -> None:
    table = ceremony(seats)
    facts = table["rituals"]
    ids = sorted(sorted(facts)[: over + waiting], key=lambda id: facts[id]["cost"])
    owners = [None if facts[id]["category"] == "common" else i % seats for i, id in enumerate(ids)]
    row = [{"ritual": id, "owner": owner} for id, owner in zip(ids, owners, strict=True)]
    fates = ("acted", "cancelled", "failed")
    settled = [{**one, "fate": fates[i % 3], "mana": 28 - i} for i, one in enumerate(row[:over])]
    table |= {"stage": "blessing" if waiting else "building", "question": "next" if waiting else "mission"}
    table["ceremony"] = {**table["ceremony"], "row": row[over:], "settled": settled}
    mine = [one["ritual"] for one in row[over:] if one["owner"] == 1]
    picture = drawn(table, lang, *(f"waiting_{id}" for id in mine))
    assert {f"settled-{i}" for i in range(over)} <= set(picture.ids)


def test_a_ritual_that_asks_something_ends_its_breath() -> None:
    pearls, good = (("gain_pearls", 3, "owner"),), (("take_good", 1, "owner"),)
    fates = ["acted", "acted", "acted", "cancelled", "failed"]
    assert beats([pearls, good, pearls, good, good], fates) == [0, 1, 0, 1, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("question", ["prepare", "offer", "bid"])
def test_whoever_counts_mana_sees_own_mana_the_bag_and_the_costs_prepared(question: str, lang: str) -> None:
    table = ceremony(5) | {"question": question, "stage": "offering"}
    if question == "bid":
        slot = next(t for s in table["statues"] for row in s["rows"] for t in row if t["mission"])
        table |= {"stage": "building", "pending": {"slot": slot["slot"]}}
    table["own"] |= {"bagged": {"raa": 2, "oro": 1}}
    table["players"][1]["mana"] = 137
    table["ceremony"] = {**table["ceremony"], "bag_mana": 105}
    shown = scene.draw(table, lang, FOLDER.texts, [])
    assert not faults.faults(Picture(shown))
    colon = "\u00a0:" if lang == "fr" else ":"
    for id, n in (("scene-own-mana", 137), ("scene-in-bag", 105), ("scene-own-costs", 5 + 5 + 12)):
        assert re.search(rf'id="{id}"><title>[^<]*{colon} {n}</title>', shown)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_behind_open_screens_everything_fits(seats: int, lang: str) -> None:
    table = action(seats)
    for player in table["players"]:
        player |= {"pearls": 24, "mana": 38, "goods": {good["id"]: 11 for good in table["goods"]}}
    table["players"][0]["goods"] = None
    drawn(table, lang)


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_much_may_lie_before_everybody(seats: int, lang: str) -> None:
    table = ceremony(seats)
    designs, permanent = list(table["designs"])[:8], ["rua_tupua", "oropaa", "papa_rai_3", "ata", "rauti"]
    for player in table["players"]:
        player["masks"] = {design: {"free": 2, "bound": i % 2} for i, design in enumerate(designs)}
        player["mirrors"] = 3
        player["assistants"] = {kind: {"active": 4, "used": 3} for kind in player["assistants"]}
        player |= {"front": dict.fromkeys(permanent, 2), "missions": [6, 5, 4], "tattoo": 9, "priests": 12}
        player["points"] = {**player["points"], "missions": 58, "mission_masks": None}
    table["own"]["missions"] = [
        {"types": [kind]} for kind in ("pearls", "mana", "goods", "conditional", "masks") for _ in range(9)
    ]
    own = [f"own_mask_{design}" for design in designs] + ["own_mask_mirror"]
    helpers = [f"own_assistant_{kind}" for kind in table["assistants"]]
    goods = [f"own_good_{good['id']}" for good in table["goods"]]
    drawn(table, lang, *own, *helpers, *goods)
    others = [seat for seat in range(seats) if seat != 1]
    drawn(table, lang, *(f"mask_{seat}_{design}" for seat in others for design in designs))
    drawn(table, lang, *(f"assistant_{s}_{k}_used" for s in others for k in table["assistants"]))
    drawn(table, lang, *(f"seat_{seat}" for seat in others))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [1, 6, 7, 12, 15])
def test_every_hand_fits(cards: int, lang: str) -> None:
    table = action(3)
    ids = list(table["rituals"])
    for first in range(0, len(ids) - cards, 9):
        table["own"] |= {"hand": {id: 1 + i % 2 for i, id in enumerate(ids[first : first + cards])}}
        drawn(table, lang, *(f"hand_{id}" for id in table["own"]["hand"]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [3, 5, 8])
def test_rituals_just_drawn_can_be_read(cards: int, lang: str) -> None:
    table = action(5) | {"question": "keep"}
    for first in range(0, len(table["rituals"]) - cards, 7):
        table["own"] |= {"drawn": list(table["rituals"])[first : first + cards]}
        drawn(table, lang, *(f"drawn_{id}" for id in table["own"]["drawn"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_markets_and_forest_may_be_full(lang: str) -> None:
    table = action(5)
    table["masks"] = dict.fromkeys([*table["designs"], "mirror"], 2)
    kinds = [("good", g["id"]) for g in table["goods"]] + [("assistant", a) for a in table["assistants"]]
    kinds += [("mask", design) for design in list(table["designs"])[:7]] + [("mirror", "mirror")]
    prize = {"do": "gain_pearls", "n": 3, "who": "owner"}
    table["forest"] = {
        "deck": 0,
        "reserve": [
            {"id": of, "kind": kind, "of": of, "count": 2, "treasure": prize if kind == "mask" else None}
            for kind, of in kinds
        ],
    }
    drawn(table, lang, *(f"reserve_{of}" for _, of in kinds))
    drawn(table, lang, *(f"mask_market_{kind}" for kind in table["masks"]))
    prices = [f"price_{good['id']}_{n + 1}" for good in table["goods"] for n in range(4)]
    drawn(table, lang, *prices, *(f"price_{good['id']}" for good in table["goods"]), "hire", "hire_free")


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_recruits_rewards_and_decks_can_be_pressed(seats: int, lang: str) -> None:
    table = ceremony(seats) | {"question": "offer"}
    drawn(table, lang, "bag", *(f"amount_{n}" for n in range(64)), "amount_64_more")
    table |= {
        "question": "reward",
        "ceremony": {**table["ceremony"], "rewards": ["tattoo", "good", "pearls"]},
    }
    drawn(table, lang, "reward_tattoo", "reward_good", "reward_pearls")
    drawn(table, lang, "tattoo_track", "deck_normal", "deck_forbidden", "priests_0", "priests_1", "priests_2")


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_missions_and_their_rows_can_be_pressed(seats: int, lang: str) -> None:
    table = ceremony(seats)
    open_ones = [
        tile["mission"]["id"]
        for statue in table["statues"]
        for row in statue["rows"]
        for tile in row
        if tile["mission"]
    ]
    drawn(table, lang, *(f"mission_{id}" for id in dict.fromkeys(open_ones)))
    wanted = open_ones[0]
    rows = {
        i + 1
        for statue in table["statues"]
        for i, row in enumerate(statue["rows"])
        if any(tile["mission"] and tile["mission"]["id"] == wanted for tile in row)
    }
    drawn(table | {"pending": {"mission": wanted}}, lang, *(f"row_{i}" for i in sorted(rows)))


@pytest.mark.parametrize("seats", [3, 5])
def test_everybody_may_stand_on_one_space(seats: int) -> None:
    table = action(seats, None)
    for tattoo, priests in ((0, 1), (2, 10), (9, 12)):
        for player in table["players"]:
            player |= {"tattoo": tattoo, "priests": priests}
        drawn(table, "fr")


def test_the_ceremonial_order_decides_between_equal_players() -> None:
    table = action(3, None) | {"over": True, "question": "over", "awaiting": []}
    table["ceremony"]["order"] = [2, 1, 0]
    for player, missions in zip(table["players"], (12, 7, 12), strict=True):
        player["points"] = {**dict.fromkeys(player["points"], 0), "missions": missions}
    colours = ("Red", "Blue", "Green")
    ranked = [
        words for words in drawn(table, "en").words if words.content in colours and words.box.left > 494
    ]
    under = [words for words in ranked if words.box.top > 566]
    assert [words.content for words in sorted(under, key=lambda words: words.box.top)] == [
        "Green",
        "Red",
        "Blue",
    ]


def test_a_game_stopped_at_its_limit_has_a_result_though_some_points_stay_hidden() -> None:
    table = action(3, None) | {"over": True, "question": "over", "awaiting": []}
    table["players"][2]["points"] = {**table["players"][2]["points"], "mission_masks": None}
    assert "zone-ranking" in drawn(table, "fr").ids


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(ceremony(3, None), "en")
    assert not [id for id in picture.ids if id.startswith(("hand_", "drawn_", "bagged_"))]
    assert [words.content for words in picture.words].count("?") == 6  # pearls, mana and four goods


def test_every_effect_has_its_icons() -> None:
    assert set(EFFECTS) == {*CODE_NAMES[1:], *(f"lasting_{name}" for name in POWER_NAMES)}
    used = {sign[1:] for signs in EFFECTS.values() for sign in signs if sign.startswith("@")}
    assert used <= set(ICONS)


@pytest.mark.parametrize("category", COLOURS)
def test_categories_carry_readable_names(category: str) -> None:
    assert contrast(on(COLOURS[category]), COLOURS[category]) >= TEXT_CONTRAST
