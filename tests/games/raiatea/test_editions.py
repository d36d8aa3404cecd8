"""An edition of Raiatea changes numbers and adds rituals, missions and masks: a row each."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import motu
from motu.games.raiatea.names import mask_name, ritual_name
from motu.games.raiatea.rules.pieces import DESIGN_IDS, MISSION_IDS, NEED_NAMES, RITUAL_IDS
from tests.contract.raiatea_invariants import raiatea as assert_sound
from tests.games.editions import log, played, write
from tests.games.more import with_more
from tests.games.raiatea.situations import box_of, edition_box, raiatea, state_of

EDITION = with_more("raiatea").read_text("utf-8")

MORE = tomllib.loads(EDITION)
OURS = tomllib.loads((Path(motu.__file__).parent / "games/raiatea/box.toml").read_text("utf-8"))
RITUALS = ["faumea", "haumea_nui", "matai", "tutae"]
MISSIONS = ["t1_g2", "t2_pr5"]
MASKS = ["mask_c5", "reef_mask"]


def test_what_is_added_takes_the_numbers_after_ours() -> None:
    box, ours = edition_box(MORE), box_of()
    assert box.ritual_ids[: len(RITUAL_IDS)] == ours.ritual_ids[: len(RITUAL_IDS)] == RITUAL_IDS
    assert box.ritual_ids[51:56] == [*RITUALS, "ritual-55"]
    assert box.mission_ids[len(MISSION_IDS) :][:3] == [*MISSIONS, "mission-51"]
    assert box.design_ids[len(DESIGN_IDS) :][:3] == [*MASKS, "mask-14"]
    assert list(box.ritual_copies)[:51] == list(ours.ritual_copies)[:51]


def test_every_action_has_a_name_of_its_own() -> None:
    names = raiatea().folder.action_names(edition_box(MORE))
    assert len(set(names)) == len(names)
    assert {"prepare faumea", "mission t1_g2", "mission t2_pr5 diver", "take_mask reef_mask"} <= set(names)
    ours = raiatea().folder.action_names(box_of())
    assert all(
        now == before or "-" in before or "none_" in before for now, before in zip(names, ours, strict=True)
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_added_is_called_as_the_edition_says_or_by_its_id(lang: str) -> None:
    box, texts = edition_box(MORE), raiatea().folder.texts
    assert [texts.say(ritual_name(box, n), lang) for n in range(51, 55)] == [
        "Fa’umea",
        "haumea nui",
        "Mata’i",
        "Tūtae",
    ]
    assert [texts.say(mask_name(box, n), lang) for n in (12, 13)] == ["masque du Lagon", "reef mask"]


@pytest.mark.parametrize(("seats", "tane"), [(3, False), (4, True), (5, True)])
def test_games_with_more_of_everything(tmp_path: Path, seats: int, tane: bool) -> None:
    edition = write(tmp_path, EDITION)
    named: set[str] = set()
    heard = ""
    for seed in (1, 2, 3):
        for match in played(raiatea(), edition, seats, seed, tane=tane):
            assert_sound(state_of(match))
        named |= {word for move in match.record().moves for word in move.split()}
        heard += log(match, "fr") + log(match, "en")
    assert named.issuperset([*(RITUALS if tane else RITUALS[:3]), *MISSIONS, *MASKS])
    assert all(name in heard for name in ("Fa’umea", "haumea nui", "masque du Lagon", "reef mask"))


def test_a_mask_that_looks_like_one_of_ours_is_told_apart(tmp_path: Path) -> None:
    dot = 'cy="18"'
    assert dot not in raiatea().start(3, 1).svg(None)
    with_more = raiatea().start(3, 1, {"edition": str(write(tmp_path, EDITION))}).svg(None)
    assert with_more.count(dot) == 2  # the fifth mask of colours, and the second one of divers


# --- what an edition may not say ----------------------------------------------------------------


def changed(name: str, at: int, /, **change: Any) -> dict[str, Any]:
    """One of our lists with one row changed; None leaves a key out."""
    rows = [dict(row) for row in OURS[name]]
    rows[at] = {key: value for key, value in {**rows[at], **change}.items() if value is not None}
    return {name: rows}


def added(name: str, at: int = 0, /, **change: Any) -> dict[str, Any]:
    """One of the rows of the edition, changed."""
    row = {**MORE["add"][name][at], **change}
    return {"add": {name: [{key: value for key, value in row.items() if value is not None}]}}


WRONG: dict[str, tuple[dict[str, Any], tuple[str, str, str, str]]] = {
    "no mana": ({"start": {"mana": 64}}, ("box-out-of-range", "start.mana", "64", "0–63")),
    "a word": ({"start": {"mana": "5"}}, ("box-wrong-kind", "start.mana", '"5"', "number")),
    "three prices": ({"priests": {"prices": [2, 5, 7]}}, ("box-wrong-length", "priests.prices", "3", "2")),
    "six players": ({"ceremony": {"places": {"6": 3}}}, ("box-unknown-key", "ceremony.places.6", "", "")),
    "too many places": (
        {"ceremony": {"places": {"4": 4}}},
        ("box-out-of-range", "ceremony.places.4", "4", "0–3"),
    ),
    "keeping more than drawn": (
        {"start_rituals": {"keep": {"3": [2, 2, 6]}}},
        ("box-out-of-range", "start_rituals.keep.3[2]", "6", "0–5"),
    ),
    "two ceremonies": (changed("track", 1, kind="action"), ("box-wrong-total", "track", "2", "3")),
    "a space twice": (changed("track", 1, id="A1"), ("box-wrong-total", "track[1].id", "2", "1")),
    "a ceremony for four": (changed("track", 1, most=4), ("box-out-of-range", "track[1].most", "4", "5–5")),
    "an unknown rank": (
        changed("ranks", 1, id="king"),
        ("box-unknown-name", "ranks[1].id", '"king"', "raatira, ariki, arioi, tahua"),
    ),
    "a rank before the last": (
        changed("ranks", 2, **{"from": 2}),
        ("box-out-of-range", "ranks[2].from", "2", "3–9"),
    ),
    "a scale too short": (
        changed("scales", 0, levels=[[{"do": "tattoo"}]]),
        ("box-wrong-length", "scales[0].levels", "1", "2–6"),
    ),
    "a good twice": (changed("goods", 1, id="uru"), ("box-wrong-total", "goods.uru", "2", "1")),
    "too few assistants": (
        changed("assistants", 0, start=5),
        ("box-wrong-total", "assistants", "23", "24–48"),
    ),
    "too few cards in the forest": (
        changed("goods", 1, forest=8),
        ("box-wrong-total", "goods, assistants, masks, mirrors", "71", "72–120"),
    ),
    "three of a mask": (changed("masks", 0, start=2), ("box-wrong-total", "masks[0]", "3", "2")),
    "a treasure that is none": (
        changed("masks", 0, treasures=[{"do": "take_mask"}]),
        ("box-unknown-name", "masks[0].treasures[0].do", '"take_mask"', "gain_pearls, gain_mana, tattoo"),
    ),
    "five columns": (
        changed("statues", 0, rows=[[3, 3, 3, 3, 3]]),
        ("box-wrong-length", "statues[0].rows[0]", "5", "0–4"),
    ),
    "a mission too few": (changed("missions", 0, copies=1), ("box-wrong-total", "missions", "67", "68–120")),
    "a mission that asks nothing": (
        changed("missions", 0, pay=None),
        ("box-missing-key", "missions[0].pay", "", ""),
    ),
    "a mission for nothing": (
        changed("missions", 0, pay={}),
        ("box-wrong-length", "missions[0].pay", "0", "1–10"),
    ),
    "a mission for two things": (
        changed("missions", 0, need={"priests": 3}),
        ("box-unknown-key", "missions[0].pay", "", ""),
    ),
    "two choices of goods": (
        changed("missions", 0, pay={"any_good": 1, "identical_goods": 2}),
        ("box-wrong-length", "missions[0].pay", "2", "1"),
    ),
    "a strange payment": (
        changed("missions", 0, pay={"boats": 1}),
        ("box-unknown-key", "missions[0].pay.boats", "", ""),
    ),
    "a strange need": (
        changed("missions", 0, pay=None, need={"boats": 1}),
        ("box-unknown-name", "missions[0].need", '"boats"', ", ".join(NEED_NAMES)),
    ),
    "no auction": (
        changed("missions", 0, pay=None, auction=False),
        ("box-unknown-name", "missions[0].auction", "false", "true"),
    ),
    "a ritual too few": (changed("rituals", 0, copies=2), ("box-wrong-total", "rituals", "91", "92–160")),
    "a ritual too many": (changed("rituals", 9, copies=72), ("box-wrong-total", "rituals", "161", "92–160")),
    "too many common rituals": (
        changed("rituals", 0, copies=10),
        ("box-out-of-range", "rituals, common", "18", "0–17"),
    ),
    "an effect for all that nobody shares": (
        changed("rituals", 0, effect=[{"do": "tattoo"}]),
        ("box-unknown-name", "rituals[0].effect[0].do", '"tattoo"', "bag_add_per_player"),
    ),
    "a strange effect": (
        changed("rituals", 0, effect=[{"do": "bag_add_per_player", "m": 1}]),
        ("box-unknown-key", "rituals[0].effect[0].m", "", ""),
    ),
    "a name for one of ours": (
        changed("rituals", 0, name="Moon"),
        ("box-unknown-key", "rituals[0].name", "", ""),
    ),
    "a row without provenance": (
        added("rituals", source=None),
        ("box-missing-key", "rituals[51].source", "", ""),
    ),
    "a ritual of ours again": (added("rituals", id="hina"), ("box-wrong-total", "rituals[51].id", "2", "1")),
    "a ritual called as no answer": (
        added("rituals", id="decline"),
        ("box-wrong-total", "rituals[51].id", "2", "1"),
    ),
    "a mask called mirror": (added("masks", id="mirror"), ("box-wrong-total", "masks[12].id", "2", "1")),
    "a mask called as a good": (added("masks", id="taro"), ("box-wrong-total", "masks[12].id", "2", "1")),
    "a mission called in two words": (
        added("missions", id="two goods"),
        ("box-unknown-name", "missions[49].id", '"two goods"', "a–z, 0–9, _"),
    ),
    "too many masks": (
        {"add": {"masks": [{**MORE["add"]["masks"][0], "id": f"m{n}"} for n in range(5)]}},
        ("box-wrong-length", "add.masks", "5", "0–4"),
    ),
    "too many rituals": (
        {"add": {"rituals": [{**MORE["add"]["rituals"][0], "id": f"r{n}", "copies": 1} for n in range(14)]}},
        ("box-wrong-length", "add.rituals", "14", "0–13"),
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_edition_is_refused_with_its_place(fault: str) -> None:
    edition, complaint = WRONG[fault]
    with pytest.raises(motu.BadEdition) as caught:
        edition_box(edition)
    cause = caught.value.__cause__
    assert (cause.problem, cause.place, cause.found, cause.wanted) == complaint  # type: ignore[union-attr]
    assert caught.value.text("fr") != caught.value.text("en")
