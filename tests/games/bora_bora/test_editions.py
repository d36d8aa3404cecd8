"""An owner of the real box may put its true numbers in: an edition, taken or refused with its fault."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.bora_bora.box import JEWEL_NAMES, MATERIAL_NAMES, NEED_NAMES, REGION_NAMES, TASK_NAMES
from tests.contract.bora_bora_invariants import bora_bora as assert_sound
from tests.games.bora_bora.situations import (
    bora,
    edition_box,
    give,
    go,
    offered,
    phase_a,
    phase_b,
    phase_c,
    points,
    position,
    slots_free,
    state_of,
    status,
    table,
    wander,
)
from tests.games.editions import log, played
from tests.games.more import with_more
from tests.games.telling import french

EDITION = with_more("bora_bora").read_text("utf-8")

OURS = tomllib.loads((Path(motu.__file__).parent / "games/bora_bora/box.toml").read_text("utf-8"))


MORE = tomllib.loads(EDITION)


def toml(value: Any) -> str:
    """A value as the file has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(v)}" for name, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def rows(name: str, *changes: dict[str, Any], drop: int = 0) -> str:
    """One of our lists with its first rows changed and some of its last ones left out."""
    ours = [dict(row) for row in OURS[name]]
    for row, change in zip(ours, changes, strict=False):
        row.update(change)
    kept = ours[: len(ours) - drop]
    return "\n".join(f"[[{name}]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in row.items()) for row in kept)


def more(name: str, /, **change: Any) -> str:
    """One more row than ours."""
    row = {**MORE["add"][name][0], **change}
    return f"[[add.{name}]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in row.items())


def write(folder: Path, text: str, name: str = "edition.toml") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def start(edition: Path | str, seats: int = 2, seed: int = 1) -> motu.Match:
    return bora().start(seats=seats, seed=seed, options={"edition": edition})


# --- what an edition changes --------------------------------------------------------------------


def test_an_edition_that_says_nothing_is_our_box(tmp_path: Path) -> None:
    assert start(write(tmp_path, "# nothing\n")).box.digest == bora().box(None).digest
    again = rows("regions") + "\n" + rows("routes") + "\n" + rows("jewels") + "\n" + rows("tasks")
    assert start(write(tmp_path, again)).box.digest == bora().box(None).digest


def reversed_rows(name: str) -> str:
    return "\n".join(reversed(rows(name).split(f"[[{name}]]\n")[1:])).replace("id =", f"[[{name}]]\nid =")


@pytest.mark.parametrize(
    "text",
    [
        '[edition]\nname = "alea, 2013"',
        "[counts]\nhuts = 3\nhuts_on_slot_12 = 0",
        "[counts]\nhuts_on_slot_12 = 12",
        "[counts]\npriests = 0",
        "[counts]\npriests = 6\nofferings = 9\ngod_tiles = 4",
        "[counts]\nhand = 0\nrow = 0\ngod_cards = 1",
        "[counts]\nrow = 9\ngod_cards = 6\nhand = 5",
        "[counts]\nhand = 1\nrow = 1\ngod_cards = 1",
        "[counts]\ntemple_god_tiles = 0",
        "[counts]\ntasks_left_over = 0",
        "[counts]\nfishing = 5\ntask = 9\ntask_with_yellow = 0\nbonus_tasks = 1\nbonus_jewels = 1",
        "[rounds]\npriest = [0, 0, 0, 0, 0, 9]\nbuilding = [1, 2, 3, 4, 5, 6]",
        "[helper]\nvp = 3\ntattoo = 2\nmove_hut = 6",
        "[status]\npoints = [0, 9]",
        f"[status]\npoints = {list(range(60))}",
        "[fish]\n1 = 12\n2 = 0\n3 = 0\n4 = 0\n5 = 0\n6 = 0",
        '[ceremony]\nrows = [["wood", "wood", "wood", "wood"], ["wood", "wood", "wood", "wood"], '
        '["sand", "stone", "wood", "sand"]]',
        "[people]\nland = [1, 1, 1]\nmaterial = [9, 9, 9]\nstatus = [3, 6, 9]\ngod_card = [9, 9, 9]",
        "[symbols.woman]\nland = [6, 6, 6]\n[symbols.man]\nsea = [1, 1, 6]",
        rows("regions", {"income": "offering"}),
        rows("routes", {"value": 1}, {"kind": "sea"}),
        rows("jewels", {"cost": 0, "points": 99}),
        rows("tasks", {"needs": {"built": 1, "men": 1, "shells": 1}}),
    ],
    ids=lambda text: text.split("\n")[1][:40],
)
def test_each_change_has_a_digest_of_its_own_and_plays_to_the_end(tmp_path: Path, text: str) -> None:
    match = start(write(tmp_path, text), seats=3)
    assert match.box.digest != bora().box(None).digest
    random = Random(0)
    while not match.over:
        wander(match, random, until="place")
        assert_sound(state_of(match))
        wander(match, random, until="settle")
        if match.awaiting:
            match.play(match.awaiting[0], random.choice(match.choices(match.awaiting[0])))
    assert_sound(state_of(match))
    assert match.scores is not None


def test_the_order_of_rows_means_nothing(tmp_path: Path) -> None:
    file = write(tmp_path, reversed_rows("jewels") + "\n" + reversed_rows("tasks"))
    match, ours = start(file), bora().start(seats=2, seed=1)
    assert position(match) == position(ours)
    for letter in (0, 1):
        assert match.view(letter)["players"] == ours.view(letter)["players"]


def test_true_numbers_replace_ours() -> None:
    box = edition_box(
        {"counts": {"fishing": 3}, "rounds": {"building": [12] * 6}, "status": {"points": [0, 5]}}
    )
    s = table(4, box=box)
    status(s, (1, "B"))
    give(s, "A", materials="z11 z12")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 build", "A fire_gift offering", "A fire_rise shell", "B place 1 fishing")
    assert (points(match, "A"), points(match, "B")) == ({"buildings": 12}, {"fishing": 3})
    s = table(4, box=box)
    status(s, (1, "B"))
    assert points(phase_c(s), "B") == {"status": 5}


def test_other_people_and_symbols() -> None:
    box = edition_box(
        {"people": {"vp": [3, 7, 9]}, "symbols": {"man": {"sea": [4, 5, 6]}, "woman": {"sea": [5, 5, 5]}}}
    )
    s = table(4, box=box)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2 m_sea_3 w_sea_1")
    match = phase_b(s.copy())
    go(match, "A use man vp 2")
    assert points(match, "A") == {"people": 7}
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 helper", "A help tattoo m_sea_3", "A help collect w_sea_1")
    assert position(match)["status"][6] == "A" and position(match)["players"]["A"]["shells"] == 5


def test_other_paths_and_incomes() -> None:
    routes = [dict(row) for row in OURS["routes"]]
    routes.append(
        {"id": "L9", "kind": "land", "between": ["c_mountain", "w_plain"], "value": 1, "source": "X"}
    )
    regions = [dict(row) for row in OURS["regions"]]
    regions[REGION_NAMES.index("w_plain")]["income"] = "stone"
    s = table(4, box=edition_box({"routes": routes, "regions": regions}))
    give(s, "A", huts="c_mountain")
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 land")
    assert offered(match) == ["expand c_beach", "expand w_plain"]
    go(match, "A expand w_plain", "A take_hut slot_12")
    assert offered(match) == ["material z13", "material z21", "material z24", "material z32"]


def test_other_tasks_and_jewels() -> None:
    tasks = [dict(row) for row in OURS["tasks"]]
    tasks[TASK_NAMES.index("t19")]["needs"] = {"wood": 2, "cards": 1}
    jewels = [dict(row) for row in OURS["jewels"]]
    jewels[0] |= {"cost": 0, "points": 20}
    s = table(4, box=edition_box({"tasks": tasks, "jewels": jewels}))
    give(s, "A", tasks="t19", materials="z11 z14", cards="red")
    match = phase_c(s)
    go(match, "A buy j01")
    while match.view(None)["phase"] == "buy":
        match.play(match.awaiting[0], "buy decline")
    assert offered(match) == ["settle t19 fulfil"]
    choice = match.choices(0)[0]
    assert choice.label("fr") == french("Remplir la tâche « 2 bois et 1 carte Dieu en main » : +6 PV")
    assert choice.label("en") == "Fulfil the task “2 wood and 1 god card in hand”: +6 VP"


@pytest.mark.parametrize("finished", [False, True])
def test_a_record_with_an_edition_replays_without_the_file(tmp_path: Path, finished: bool) -> None:
    file = write(tmp_path, "[counts]\npriests = 2\nofferings = 5\n" + rows("jewels", {"cost": 0}))
    match = start(file, seats=3)
    wander(match, Random(3), until="" if finished else "settle")
    text = match.record().dumps()
    file.unlink()
    assert str(tmp_path) not in text
    again = motu.replay(text)
    assert again.box.digest == match.box.digest != bora().box(None).digest
    assert again.scores == match.scores and again.view(None) == match.view(None)
    assert again.record().moves == match.record().moves


# --- what an edition adds -----------------------------------------------------------------------


def test_what_is_added_takes_the_numbers_after_ours() -> None:
    box = edition_box(MORE)
    assert box.task_ids[:60] == TASK_NAMES and box.jewel_ids[:24] == JEWEL_NAMES
    assert box.task_ids[60:64] == ["all_alike", "feast", "lagoon", "task-63"]
    assert box.jewel_ids[24:27] == ["c_forest", "comb", "jewel-26"]


def test_every_action_has_a_name_of_its_own() -> None:
    names, ours = bora().folder.action_names(edition_box(MORE)), bora().folder.action_names(bora().box(None))
    assert len(set(names)) == len(names)
    assert {"settle lagoon fulfil", "settle feast abandon", "take_task all_alike", "buy comb"} <= set(names)
    assert all(now == before or "-" in before for now, before in zip(names, ours, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_with_more_tasks_and_jewels(tmp_path: Path, seats: int) -> None:
    file = write(tmp_path, EDITION)
    moves: list[str] = []
    heard = ""
    for seed in (1, 2, 3):
        for match in played(bora(), file, seats, seed):
            assert_sound(state_of(match))
        laid = [move for move in match.record().moves if " jewel " in move]
        assert len(laid) == len(set(laid)) == 24
        moves += match.record().moves
        heard += log(match, "en")
    named = {word for move in moves for word in move.split()}
    assert named.issuperset(["lagoon", "feast", "all_alike", "comb", "c_forest"])
    assert any("buy comb" in move or "buy c_forest" in move for move in moves)
    assert "2 offerings" in heard and "jewel worth 3 VP (1 shell)" in heard


def test_an_added_jewel_is_pointed_at_as_a_jewel() -> None:
    s = table(2, box=edition_box(MORE))
    s.jewel_at[JEWEL_NAMES.index("j01")], s.jewel_at[24] = 0, s.jewel_at[JEWEL_NAMES.index("j01")]
    match = phase_c(s)
    choice = next(choice for choice in match.choices(match.awaiting[0]) if choice.notation == "buy c_forest")
    assert choice.targets == ("j_c_forest",)
    assert 'id="j_c_forest"' in match.svg(match.awaiting[0])


def test_a_number_that_nothing_has_is_refused_in_words() -> None:
    match = phase_c(table(2))
    refusal = match.why_not(match.awaiting[0], "settle task-60 abandon")
    assert refusal is not None and refusal.text("en") == "This task is not yours: task-60."


# --- what an edition may not say ----------------------------------------------------------------


def refused(edition: Path | str) -> tuple[str, str]:
    with pytest.raises(motu.BadEdition) as caught:
        start(edition)
    return caught.value.text("fr"), caught.value.text("en")


def out_of_range(place: str, found: object, wanted: str) -> tuple[str, str]:
    return (
        f"Dans l’édition, « {place} » vaut {found} : il faut {wanted}.",
        f"In the edition, “{place}” is {found}: it must be {wanted}.",
    )


def wrong_length(place: str, found: int, wanted: object) -> tuple[str, str]:
    return (
        f"Dans l’édition, « {place} » a {found} entrées : il en faut {wanted}.",
        f"In the edition, “{place}” has {found} entries: it takes {wanted}.",
    )


def wrong_total(place: str, found: int, wanted: int) -> tuple[str, str]:
    return (
        f"L’édition compte {found} pièces dans « {place} » : il en faut {wanted}.",
        f"The edition counts {found} pieces in “{place}”: it takes {wanted}.",
    )


def too_few(place: str, found: int, wanted: int) -> tuple[str, str]:
    return (
        f"Dans l’édition, « {place} » ne suffit pas ({found}) : il faut au moins {wanted}.",
        f"In the edition, “{place}” is too small ({found}): it takes at least {wanted}.",
    )


def unknown_name(place: str, found: str, names: list[str]) -> tuple[str, str]:
    wanted = ", ".join(names)
    return (
        f'Dans l’édition, « {place} » vaut "{found}" : il faut l’un de ces noms : {wanted}.',
        f'In the edition, “{place}” is "{found}": it must be one of {wanted}.',
    )


def unknown(place: str) -> tuple[str, str]:
    return (
        f"L’édition contient une entrée inconnue : « {place} ».",
        f"The edition has an unknown entry: “{place}”.",
    )


def missing(place: str) -> tuple[str, str]:
    return f"Il manque « {place} » dans l’édition.", f"“{place}” is missing in the edition."


WRONG = {
    "too many huts": ("[counts]\nhuts = 13", out_of_range("counts.huts", 13, "1–12")),
    "more huts on slots than slots": (
        "[counts]\nhuts_on_slot_12 = 0",
        out_of_range("counts.huts_on_slot_12", 0, "1–12"),
    ),
    "more huts on slot 12 than huts": (
        "[counts]\nhuts = 3\nhuts_on_slot_12 = 4",
        out_of_range("counts.huts_on_slot_12", 4, "0–3"),
    ),
    "too many priests": ("[counts]\npriests = 7", out_of_range("counts.priests", 7, "0–6")),
    "too few cards to deal": (
        "[counts]\ngod_cards = 2",
        (
            "L’édition garde 10 cartes à « 4 » joueurs : il en faut au moins 13.",
            "The edition keeps 10 cards at “4” players: it takes at least 13.",
        ),
    ),
    "more tasks left over than in the stack": (
        "[counts]\ntasks_left_over = 4",
        out_of_range("counts.tasks_left_over", 4, "0–2"),
    ),
    "five rounds": ("[rounds]\npriest = [1, 1, 2, 2, 3]", wrong_length("rounds.priest", 5, 6)),
    "a negative number": (
        "[rounds]\nbuilding = [10, 10, 7, 7, 4, -4]",
        out_of_range("rounds.building[5]", -4, "0–99"),
    ),
    "a free purchase": ("[helper]\noffering = 0", out_of_range("helper.offering", 0, "1–6")),
    "a track of one space": ("[status]\npoints = [0]", wrong_length("status.points", 1, "2–60")),
    "eleven fish": ("[fish]\n6 = 0", wrong_total("fish", 11, 12)),
    "too few fish of value 1": ("[fish]\n1 = 3\n2 = 3", too_few("fish.1", 3, 4)),
    "a fish of value 7": ("[fish]\n7 = 1", unknown("fish.7")),
    "two rows of ceremony": (
        '[ceremony]\nrows = [["wood"], ["sand"]]',
        wrong_length("ceremony.rows", 2, 3),
    ),
    "a short row of ceremony": (
        '[ceremony]\nrows = [["wood", "sand", "wood"], [], []]',
        wrong_length("ceremony.rows[0]", 3, 4),
    ),
    "gold": (
        '[ceremony]\nrows = [["wood", "sand", "gold", "wood"], [], []]',
        unknown_name("ceremony.rows[0][2]", "gold", list(MATERIAL_NAMES)),
    ),
    "a strength of seven": ("[people]\nland = [2, 4, 7]", out_of_range("people.land[2]", 7, "4–6")),
    "more people that are weaker": ("[people]\nvp = [4, 3, 6]", out_of_range("people.vp[1]", 3, "4–9")),
    "four tiles of a type": ("[people]\nsea = [1, 2, 3, 4]", wrong_length("people.sea", 4, 3)),
    "a person without symbols": (
        "[symbols.man]\nsea = [0, 1, 2]",
        out_of_range("symbols.man.sea[0]", 0, "1–6"),
    ),
    "eleven regions": (rows("regions", drop=1), wrong_length("regions", 11, 12)),
    "four mountains": (rows("regions", {"terrain": "mountain"}), wrong_total("regions.mountain", 4, 3)),
    "a region twice": (rows("regions", {}, {"id": "c_forest"}), wrong_total("regions.c_forest", 2, 1)),
    "an unknown region": (
        rows("regions", {"id": "moon"}),
        unknown_name("regions[0].id", "moon", list(REGION_NAMES)),
    ),
    "a path from a region to itself": (
        rows("routes", {"between": ["c_forest", "c_forest"]}),
        wrong_length("routes[0].between", 1, 2),
    ),
    "a path of value 7": (rows("routes", {"value": 7}), out_of_range("routes[0].value", 7, "1–6")),
    "a path twice": (
        rows("routes", {}, {"between": ["c_plain", "c_forest"]}),
        wrong_total("routes[1]", 2, 1),
    ),
    "a region without a path": (
        "\n".join(
            [
                "[[routes]]\n" + "\n".join(f"{k} = {toml(v)}" for k, v in row.items())
                for row in OURS["routes"]
                if "w_mountain" not in row["between"]
            ]
        ),
        too_few("routes.w_mountain", 0, 1),
    ),
    "23 jewels": (rows("jewels", drop=1), missing("jewels.j24")),
    "59 tasks": (rows("tasks", drop=1), missing("tasks.t53")),
    "a task of ours again": (more("tasks", id="t01"), wrong_total("tasks[60].id", 2, 1)),
    "a task called as no answer": (more("tasks", id="stop"), wrong_total("tasks[60].id", 2, 1)),
    "a jewel called as no answer": (more("jewels", id="decline"), wrong_total("jewels[24].id", 2, 1)),
    "a jewel with a name": (more("jewels", name="Comb"), unknown("jewels[24].name")),
    "21 tasks more": (
        "\n".join(more("tasks", id=f"n{n}") for n in range(21)),
        wrong_length("add.tasks", 21, "0–20"),
    ),
    "9 jewels more": (
        "\n".join(more("jewels", id=f"n{n}") for n in range(9)),
        wrong_length("add.jewels", 9, "0–8"),
    ),
    "a jewel too dear": (rows("jewels", {"cost": 21}), out_of_range("jewels[0].cost", 21, "0–20")),
    "a jewel without points": (
        rows("jewels").replace("points = 1\n", "", 1),
        missing("jewels[0].points"),
    ),
    "a task without needs": (rows("tasks", {"needs": {}}), wrong_length("tasks[0].needs", 0, "1–3")),
    "a task with four needs": (
        rows("tasks", {"needs": {"men": 1, "women": 1, "wood": 1, "sand": 1}}),
        wrong_length("tasks[0].needs", 4, "1–3"),
    ),
    "a task of a single unit": (rows("tasks", {"needs": {"men": 1}}), too_few("tasks[0].needs", 1, 2)),
    "a task that counts something else": (
        rows("tasks", {"needs": {"boats": 2}}),
        unknown_name("tasks[0].needs", "boats", list(NEED_NAMES)),
    ),
    "an unknown table": ("[boats]\nnumber = 3", unknown("boats")),
    "an unknown count": ("[counts]\nhut = 3", unknown("counts.hut")),
    "a word for a number": (
        '[counts]\nhuts = "twelve"',
        (
            'Dans l’édition, « counts.huts » vaut "twelve" : il faut un nombre entier.',
            'In the edition, “counts.huts” is "twelve": it must be a whole number.',
        ),
    ),
    "a number for a list": (
        "jewels = 24",
        (
            "Dans l’édition, « jewels » vaut 24 : il faut une liste.",
            "In the edition, “jewels” is 24: it must be a list.",
        ),
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_edition_is_refused_with_its_place(tmp_path: Path, fault: str) -> None:
    text, (fr, en) = WRONG[fault]
    assert refused(write(tmp_path, text)) == (french(fr), en)


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    before = bora().box(None).digest
    for fault in ("too many huts", "four mountains", "23 jewels"):
        refused(write(tmp_path, WRONG[fault][0]))
    assert bora().box(None).digest == before
    assert start(write(tmp_path, "")).box.digest == before


def test_every_number_of_the_box_has_its_provenance() -> None:
    tables = [
        value
        for name, value in OURS.items()
        if isinstance(value, dict) and name not in ("edition", "symbols")
    ]
    tables += OURS["symbols"].values()
    lists = [row for value in OURS.values() if isinstance(value, list) for row in value]
    assert {entry["source"] for entry in tables + lists} == {"R", "X"}
    assert [row["id"] for row in OURS["tasks"] if row["source"] == "R"] == ["t05", "t19"]
    assert [row["id"] for row in OURS["routes"] if row["source"] == "R"] == ["L3", "L4", "S4", "S5"]
