"""Files that people send, editions and records: read within bounds; a table is made whole or not at all."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from motu.games import folders
from motu.match import edition as editions
from motu.table.handlers import lobby
from tests.table import nonsense
from tests.table.house import House, Visitor
from tests.table.test_bad_input import sentence

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
GOLDEN = Path(__file__).parents[1] / "contract" / "golden" / "records"


def tables(house: House) -> list[str]:
    """All tables that the database knows."""
    with closing(sqlite3.connect(house.database.partition(":///")[2])) as file:
        return [id for (id,) in file.execute("select id from tables")]


def with_edition(me: Visitor, content: bytes, game: str = "costa-ruana") -> Any:
    seats = {f"seat{n}": "here" for n in range(1, folders()[game].seats.start)}
    form = {"game": game, "seat0": "me", **seats}
    return me.post("/tables", data=form, files={"edition": ("box.toml", content)})


def imported(me: Visitor, content: bytes) -> Any:
    return me.post("/import", files={"record": ("game.json", content)})


@pytest.mark.parametrize("game", GAMES)
def test_the_box_of_a_game_is_an_edition(house: House, game: str) -> None:
    ours = (folders()[game].home / "box.toml").read_bytes()
    assert len(ours) < editions.LARGEST / 3  # there is room for the boxes of others
    assert with_edition(house.visitor(), ours, game).status_code == 303


def test_an_edition_that_is_none_is_refused_at_once(house: House) -> None:
    me, before = house.visitor(), tables(house)
    for content in nonsense.editions():
        began = time.monotonic()
        answer = with_edition(me, content)
        assert time.monotonic() - began < 3, content[:20]
        assert answer.status_code in (400, 413), content[:20]
        assert "refusal" in answer.text or sentence(answer, 413)
    assert tables(house) == before


def test_files_are_not_read_where_everybody_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[threading.Thread] = []
    for place, name in ((editions, "read"), (lobby, "replay")):
        real = getattr(place, name)

        def watched(*facts: Any, real: Any = real) -> Any:
            seen.append(threading.current_thread())
            return real(*facts)

        monkeypatch.setattr(place, name, watched)
    me = house.visitor()
    assert with_edition(me, b"[counts]\ntreasure_points = 7\n").status_code == 303
    assert imported(me, nonsense.record()).status_code == 303
    assert len(seen) == 2 and house.thread not in seen


def test_a_record_that_cannot_be_replayed_leaves_no_table(house: House) -> None:
    me, before = house.visitor(), tables(house)
    running = {"finished": False, "seed": None, "scores": None}
    poison = [
        nonsense.record(rules=999, moves=["A nonsense"]),
        nonsense.record(rules=999, moves=["A nonsense"], **running),
        nonsense.record(rules=999, **running),
    ]
    for content in (*poison, *nonsense.records()):
        answer = imported(me, content)
        assert answer.status_code == 400 and 'class="refusal"' in answer.text, content[:300]
        assert "Traceback" not in answer.text
    assert tables(house) == before


@pytest.mark.parametrize("name", ["costa-ruana-2", "raiatea-3"])
def test_a_record_cut_off_goes_on_from_there(house: House, name: str) -> None:
    whole = json.loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    me = house.visitor()
    for cut in (0, 40, len(whole["moves"])):
        part = {
            "moves": whole["moves"][:cut],
            "finished": False,
            "seed": None,
            "seed_from": 0,
            "scores": None,
        }
        facts = {**whole, **part} if cut < len(whole["moves"]) else whole
        answer = imported(me, json.dumps(facts).encode())
        assert answer.status_code == 303, answer.text
        table = house.table(answer.headers["location"].split("/")[2])
        notation = [move.notation for move in table.match.moves]
        assert notation[:cut] == [move.partition(" ")[2] for move in facts["moves"]]
        assert table.status == ("over" if facts["finished"] else "playing")
        assert facts["finished"] or (table.match.awaiting and table.match.dice.seed != whole["seed"])


def test_a_record_of_older_rules_goes_on_where_they_differ(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = json.loads((GOLDEN / "costa-ruana-2.json").read_text("utf-8"))
    monkeypatch.setattr(folders()["costa-ruana"], "rules_version", 2)
    at = next(n for n, move in enumerate(whole["moves"]) if n > 40 and move[0] != "*")
    changed = {**whole, "moves": [*whole["moves"][:at], "A nonsense", *whole["moves"][at + 1 :]]}
    answer = imported(house.visitor(), json.dumps(changed).encode())
    assert answer.status_code == 303, answer.text
    table = house.table(answer.headers["location"].split("/")[2])
    assert table.status == "playing" and len(table.match.moves) == at
    assert table.match.dice.seed != whole["seed"]  # else its future would be known


def test_a_table_from_a_record_is_written_whole_or_not_at_all(sqlite: str) -> None:
    with House(sqlite) as house:
        me, file = house.visitor(), sqlite.partition(":///")[2]
        me.get("/")
        with closing(sqlite3.connect(file, isolation_level=None)) as full:
            full.execute("create trigger full before insert on log begin select raise(abort, 'full'); end")
        assert imported(me, nonsense.record()).status_code == 500  # a fault of ours, and told so
        assert tables(house) == []
        with closing(sqlite3.connect(file, isolation_level=None)) as full:
            full.execute("drop trigger full")
        assert imported(me, nonsense.record()).status_code == 303


def test_going_on_from_the_end_of_a_game(house: House) -> None:
    me = house.visitor()
    id = imported(me, nonsense.record()).headers["location"].split("/")[2]
    answer = me.post(f"/table/{id}/fork", data={"at": "999999"})
    assert answer.status_code == 303
    assert house.table(answer.headers["location"].rpartition("/")[2]).status == "over"
