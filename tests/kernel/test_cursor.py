"""Box files are read with a cursor: each thing once, and each complaint names its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from motu.kernel.box import BoxError, read_box
from motu.kernel.cursor import Cursor, ids_by_number

KNOWN = ["hina", "maui"]


def rows(*ids: str) -> Cursor:
    return Cursor({"source": "X", "gods": [{"id": id} for id in ids]})


def complaint(of: Any, *arguments: Any) -> tuple[str, str, str, str]:
    with pytest.raises(BoxError) as error:
        of(*arguments)
    return error.value.problem, error.value.place, error.value.found, error.value.wanted


def test_a_number_is_read_within_its_bounds() -> None:
    counts = Cursor({"counts": {"source": "R", "turns": 12}}).table("counts")
    assert counts.number("turns", 1, 12) == 12
    assert complaint(counts.number, "turns", 1, 9) == ("box-out-of-range", "counts.turns", "12", "1–9")


def test_every_number_has_a_source() -> None:
    assert complaint(Cursor({"turns": 1}).number, "turns", 1, 9) == ("box-missing-key", "source", "", "")


def test_the_numbers_of_a_list_have_the_source_of_their_table() -> None:
    counts = Cursor({"counts": {"draw": [1], "rows": [[1]]}}).table("counts")
    assert complaint(counts.numbers, "draw", 1, 9, 1)[:2] == ("box-missing-key", "counts.source")
    assert complaint(counts.items("rows").numbers, 0, 1, 9, 1)[:2] == ("box-missing-key", "counts.source")


def test_an_unknown_source_is_refused() -> None:
    assert complaint(Cursor, {"source": "hearsay"})[:3] == ("box-unknown-name", "source", '"hearsay"')


def test_what_nobody_asked_for_is_named() -> None:
    box = Cursor({"counts": {"source": "R", "turns": 1, "truns": 2}})
    box.table("counts").number("turns", 1, 9)
    assert complaint(box.finish)[:2] == ("box-unknown-key", "counts.truns")


def test_tables_are_put_in_the_order_of_their_numbers() -> None:
    box = Cursor({"source": "R", "piers": [{"pier": 2}, {"pier": 1}]})
    assert [row.place for row in box.in_order("piers", "pier", 1, 2)] == ["piers[1]", "piers[0]"]


def test_each_number_has_one_table() -> None:
    box = Cursor({"source": "R", "piers": [{"pier": 2}, {"pier": 2}]})
    assert complaint(box.in_order, "piers", "pier", 1, 2) == ("box-wrong-total", "piers.2", "2", "1")
    assert complaint(box.in_order, "piers", "pier", 0, 1)[:2] == ("box-out-of-range", "piers[0].pier")


def test_names_of_a_list_are_used_once() -> None:
    box = Cursor({"source": "R", "birds": ["reed", "sand"], "twice": ["reed", "reed"]})
    assert box.some_of("birds", ["sand", "reed", "water"], 1, 2) == [1, 0]
    again = complaint(box.some_of, "twice", ["sand", "reed", "water"], 1, 2)
    assert again == ("box-unknown-name", "twice[1]", '"reed"', "sand, water")
    assert complaint(box.some_of, "birds", ["sand", "reed"], 1, 1)[:2] == ("box-wrong-length", "birds")


def test_pieces_are_as_many_as_the_rulebook_counts_or_more() -> None:
    cards = Cursor({"cards": {}}).table("cards")
    cards.total("", 72, 72, 120)
    assert complaint(cards.total, "", 71, 72, 120) == ("box-wrong-total", "cards", "71", "72–120")
    assert complaint(cards.total, "action", 9, 8, 8) == ("box-wrong-total", "cards.action", "9", "8")


def test_each_name_is_used_at_most_once() -> None:
    assert [row.place for row in rows("maui", "hina").by_name("gods", KNOWN)] == ["gods[1]", "gods[0]"]
    assert list(rows("maui").named_rows("gods", KNOWN)) == [1]
    twice = rows("hina", "maui", "hina")
    assert complaint(twice.named_rows, "gods", KNOWN) == ("box-wrong-total", "gods.hina", "2", "1")
    assert complaint(twice.by_name, "gods", KNOWN) == ("box-wrong-length", "gods", "3", "2")
    assert complaint(rows("maui").by_name, "gods", KNOWN) == ("box-wrong-length", "gods", "1", "2")
    assert complaint(rows("tohu").named_rows, "gods", KNOWN)[:2] == ("box-unknown-name", "gods[0].id")


def test_known_ids_keep_their_numbers_and_new_ones_follow() -> None:
    found = rows("tohu", "maui", "atea").numbered("gods", KNOWN, 4)
    assert [(number, row.text("id")) for number, row in found] == [(3, "tohu"), (1, "maui"), (2, "atea")]


def test_there_is_room_for_so_many() -> None:
    too_many = rows("hina", "a", "b", "c").numbered
    assert complaint(too_many, "gods", KNOWN, 4) == ("box-wrong-length", "add.gods", "3", "0–2")


def test_what_is_added_to_a_list_inside_a_table_is_named_as_it_was_added() -> None:
    board = Cursor({"board": {"gods": [{"id": "a"}, {"id": "b"}]}}).table("board")
    assert complaint(board.numbered, "gods", [], 1) == ("box-wrong-length", "add.board.gods", "2", "0–1")


def test_an_id_is_used_once() -> None:
    twice = rows("hina", "hina").numbered
    assert complaint(twice, "gods", KNOWN, 4) == ("box-wrong-total", "gods[1].id", "2", "1")


def test_an_id_is_no_word_that_means_something_already() -> None:
    numbered = rows("hina", "decline").numbered
    assert complaint(numbered, "gods", KNOWN, 4, ["decline"]) == ("box-wrong-total", "gods[1].id", "2", "1")


def test_spare_numbers_have_names_that_no_id_can_have() -> None:
    found = rows("atea", "maui").numbered("gods", KNOWN, 4)
    assert ids_by_number(found, "god", 4) == ["god-0", "maui", "atea", "god-3"]


def test_a_number_for_each_number_of_players() -> None:
    places = Cursor({"source": "R", "places": {"2": 5, "3": 7}}).table("places")
    assert list(places.by_number(range(2, 4), 0, 9)) == [0, 0, 5, 7]
    assert complaint(places.by_number, range(2, 5), 0, 9)[:2] == ("box-missing-key", "places.4")
    assert complaint(places.by_number, range(2, 3), 0, 9)[:2] == ("box-unknown-key", "places.3")


@pytest.mark.parametrize("id", ["", "two words", "é", "1st", "a" * 25])
def test_an_id_is_a_word(id: str) -> None:
    assert complaint(rows(id).numbered, "gods", KNOWN, 4)[:2] == ("box-unknown-name", "gods[0].id")


def test_an_added_thing_has_a_name_of_its_own_or_its_id() -> None:
    assert Cursor({"id": "red_shark"}).own_name() == "red shark"
    assert Cursor({"id": "red_shark", "name": "Le Requin rouge"}).own_name() == "Le Requin rouge"
    assert Cursor({"id": "shark", "name": " \n"}).own_name() == "shark"
    assert Cursor({"id": "shark", "name": "Le\nRequin "}).own_name() == "Le Requin"


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text('[[tasks]]\nid = "t1"\n[board]\nsquares = [1, 2]\nlast = 3\n')
    return path


def test_an_edition_adds_rows_to_our_lists(ours: Path) -> None:
    data = read_box(ours, {"add": {"tasks": [{"id": "t2"}], "board": {"squares": [7]}}})
    assert data == {"tasks": [{"id": "t1"}, {"id": "t2"}], "board": {"squares": [1, 2, 7], "last": 3}}


@pytest.mark.parametrize(
    ("add", "problem", "place"),
    [
        ({"tasks": {"id": "t2"}}, "box-wrong-kind", "add.tasks"),
        ({"board": [4]}, "box-wrong-kind", "add.board"),
        ({"board": {"last": 4}}, "box-unknown-key", "add.board.last"),
        ({"sharks": []}, "box-unknown-key", "add.sharks"),
        ([], "box-wrong-kind", "add"),
    ],
)
def test_only_lists_of_ours_can_be_added_to(ours: Path, add: Any, problem: str, place: str) -> None:
    assert complaint(read_box, ours, {"add": add})[:2] == (problem, place)
