"""At what a person wants to be asked is stored: after a kill and on another server the same is asked."""

from __future__ import annotations

import re
import signal
from functools import cache
from pathlib import Path

import pytest

from motu.match.match import Match
from motu.match.record import empty_match, feed, loads
from motu.table.draft import passing
from motu.table.serve import address
from tests.contract.golden import FOLDER
from tests.table.house import House, Visitor
from tests.table.test_opening import started
from tests.table.test_seats import wait


@cache
def at_a_window() -> tuple[Match, int]:
    """A game of Raiatea at a window in which somebody could still use a shaman, and who."""
    record = loads((FOLDER / "records" / "raiatea-3.json").read_text("utf-8"))
    match = empty_match(record)
    for move in record.moves:
        for seat in match.awaiting:
            if passing(match, seat) is not None and len(match.choices(seat)) > 1:
                return match, seat
        assert feed(match, move) is None
        match.to_the_question()
    raise AssertionError("no window in this game")


def seated_at_a_window(house: House, wishes: bool) -> tuple[Visitor, str]:
    """Who sits there, and the table; the others are bots."""
    me = house.visitor()
    me.post("/settings", data={"windows": "yes" if wishes else "no", "name": "Ana"})
    player = house.within(house.app.state.store.player(me.cookies["motu"]))
    match, mine = at_a_window()
    kinds = ["me" if seat == mine else "random" for seat in range(match.seats)]
    adopted = house.within(house.app.state.tables.adopt(player["id"], "Ana", match.copy(), kinds))
    return me, adopted.id


def is_asked(me: Visitor, id: str) -> bool:
    """Whether the window is put as a question, rather than gone by."""
    page = me.page(id)
    return page.mine and "chamane" in page.text and "Continuer" in page.text


def test_who_wishes_is_asked_at_every_window(house: House) -> None:
    me, id = seated_at_a_window(house, True)
    assert is_asked(me, id)
    _, other = seated_at_a_window(house, False)
    wait(lambda: len(house.table(other).match.moves) > len(at_a_window()[0].moves), "it goes by")


def test_a_wish_holds_on_the_other_server(postgres: str) -> None:
    """Who has never been there with a browser is asked there, too; and taking it back is heard."""
    with House(postgres) as one, House(postgres) as two:
        me, id = seated_at_a_window(one, True)
        there = two.table(id)
        assert there.asking == one.table(id).asking != frozenset()
        assert is_asked(two.visitor(cookie=me.cookies["motu"]), id)
        moves = len(there.match.moves)
        me.post("/settings", data={"windows": "no"})
        wait(lambda: there.asking == frozenset(), "the other server hears")
        wait(lambda: len(there.match.moves) > moves, "the window goes by")


def test_a_wish_outlives_a_kill(tmp_path: Path) -> None:
    database = tmp_path / "motu.sqlite"
    with House(address(str(database))) as house:
        me, id = seated_at_a_window(house, True)
        moves = len(house.table(id).match.moves)
        cookie = me.cookies["motu"]
    for _ in range(2):
        server = started("serve", "--port", "0", "--database", str(database))
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\w.:]+", server.stdout.readline())
            assert found
            with Visitor(found[0], cookie=cookie) as again:
                assert is_asked(again, id)
        finally:
            server.send_signal(signal.SIGKILL)
            server.communicate()
    with House(address(str(database))) as house:
        assert len(house.table(id).match.moves) == moves, "nothing went by meanwhile"


@pytest.mark.parametrize("wishes", [False, True])
def test_looking_writes_nothing_and_changes_nothing(house: House, wishes: bool) -> None:
    me, id = seated_at_a_window(house, True)
    table = house.table(id)
    before = table.asking, table.seq, table.version
    me.cookies.set("windows", "yes" if wishes else "no")  # as pages of before kept it
    for path in ("", "/stream", "/thing?name=x", "/replay"):
        if path == "/stream":
            me.message(id)
        else:
            me.get(f"/table/{id}{path}")
    assert (table.asking, table.seq, table.version) == before
