"""A moment step by step over HTTP: its lines, its pictures, its account; remembered or played anew."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from motu.games import folders
from motu.match.match import SHOWN
from motu.table.pages.log import openings
from tests.table.house import House, Visitor

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)


def steps(person: Visitor, table: str, **stretch: int) -> list[dict[str, Any]]:
    """The steps with whole pictures instead of names of pieces."""
    answer = person.get(f"/table/{table}/moment", params=stretch)
    assert answer.status_code == 200
    found, known = answer.json()["steps"], dict[str, str]()
    for step in found:
        pieces = [(piece[0], piece[1] if len(piece) > 1 else known[piece[0]]) for piece in step["pieces"]]
        known = dict(pieces)
        step["pieces"] = "".join(text for _, text in pieces)
    return list(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_the_same_remembered_and_played_anew(house: House, game: str) -> None:
    me = house.visitor()
    id = me.make(game)
    table = house.table(id)
    n = 0
    while table.status == "playing" and len(table.match.told) < 2 * SHOWN:
        me.decide(id, n)
        n += 1
    me.my_turn(id)
    told = table.match.told_to(0)
    kept = [
        n for n, line in enumerate(told) if line.state is not None and line.kind in table.match.folder.steps
    ]
    stretch = {"first": kept[0], "after": len(told)}
    remembered = steps(me, id, **stretch)
    assert len(remembered) >= 2
    assert all('<div id="picture"' in step["pieces"] for step in remembered)
    assert all(said["line"] for step in remembered for said in step["lines"])
    assert len({step["pieces"] for step in remembered}) > 1, "something is seen to change"
    for line in told:
        line.state = None
    assert steps(me, id, **stretch) == remembered
    early = [n for n, line in enumerate(told) if line.kind in table.match.folder.steps]
    older = steps(me, id, first=early[0], after=early[1] + 1)
    assert [said["line"] for step in older for said in step["lines"]] == [
        table.match.folder.texts.say(told[n].phrase, "fr") for n in early[:2]
    ]


def test_numbers_beyond_the_log_and_no_numbers(house: House) -> None:
    me = house.visitor()
    id = me.make("costa-ruana")
    waiting = house.visitor().make("costa-ruana", ("me", "open"))
    for _ in range(8):
        me.decide(id)
    me.my_turn(id)
    told = house.table(id).match.told_to(0)
    assert steps(me, id), "without numbers: the last moment"
    assert steps(me, id, first=9_999, after=99_999) == []
    assert steps(me, id, first=7, after=3) == []
    assert 0 < len(steps(me, id, first=0, after=99_999)) <= 40
    assert steps(me, waiting) == []
    assert me.get(f"/table/{id}/moment?first=x&after=y").status_code == 200
    assert len(told) == len(house.table(id).match.told_to(0))


def test_the_log_names_its_periods_with_their_accounts_and_folds_no_points(house: House) -> None:
    me = house.visitor()
    id = me.make("bora-bora")
    table = house.table(id)
    opened: list[int] = []
    while len(opened) < 2:
        me.decide(id)
        page = me.my_turn(id)
        told = table.match.told_to(0)
        opened = openings(table.match.folder, told)
    assert [f'id="period-{n}"' in page.text for n in opened[-2:]] == [True, True]
    before = list(takewhile(lambda line: line is not told[opened[-1]], told[opened[-2] :]))
    points = sum(
        sum(line.gained.what.values())
        for line in before
        if line.gained and line.gained.points and line.gained.seat == 0
    )
    assert f"Manche 1\u00a0: vous +{points}" in page.text or not points
