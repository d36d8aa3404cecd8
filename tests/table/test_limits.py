"""Nobody takes the service from the others: allowances, turns at thinking, clients who never finish."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from motu.table import slow
from motu.table.limits import Allowance, Limits, Purses, TooMany, home
from motu.table.serve import Server, _listen
from motu.table.turnstile import Turnstile
from tests.table.house import House

FEW = Limits(
    person={"tables": Allowance(3, 600.0), "chat": Allowance(4, 600.0)},
    address={"people": Allowance(5, 600.0), "tables": Allowance(8, 600.0)},
    streams_of_person=2,
    streams_of_address=3,
    tables_of_person=2,
)


@pytest.fixture
def strict(sqlite: str, request: pytest.FixtureRequest) -> Iterator[House]:
    with House(sqlite, limits=getattr(request, "param", FEW)) as house:
        yield house


# --- allowances -------------------------------------------------------------------------------------------


def test_a_purse_fills_by_itself() -> None:
    purses = Purses(Limits(person={"chat": Allowance(2, 0.2)}, address={}))
    purses.spend("chat", "anna", "here")
    purses.spend("chat", "anna", "here")
    with pytest.raises(TooMany) as refused:
        purses.spend("chat", "anna", "here")
    assert refused.value.headers == {"retry-after": "1"}
    purses.spend("chat", "ben", "here")
    time.sleep(0.25)
    purses.spend("chat", "anna", "here")


def test_what_is_refused_costs_nothing_and_memory_stays_small() -> None:
    purses = Purses(Limits(person={"chat": Allowance(1, 60.0)}, address={"chat": Allowance(2, 60.0)}))
    purses.spend("chat", "anna", "here")
    for _ in range(5):
        with pytest.raises(TooMany):
            purses.spend("chat", "anna", "here")
    purses.spend("chat", "ben", "here")
    with pytest.raises(TooMany):
        purses.spend("chat", "carla", "here")
    for n in range(30_000):
        purses.spend("chat", f"person {n}", f"address {n}")
    assert len(purses._left) <= 10_001


def test_a_new_address_is_a_network() -> None:
    assert home("2001:db8:1:2:3:4:5:6") == home("2001:db8:1:2::9") != home("2001:db8:1:3::9")
    assert home("::ffff:192.0.2.7") == home("192.0.2.7") == "192.0.2.7"
    assert home(None) == "" and home("somewhere") == "somewhere"


@pytest.mark.parametrize("strict", [replace(FEW, tables_of_person=99)], indirect=True)
def test_tables_are_made_one_after_the_other(strict: House) -> None:
    """Before: 400 tables from one client at 33 per second."""
    me = strict.visitor()
    form = {"game": "costa-ruana", "seat0": "me", "seat1": "random"}
    answers = [me.post("/tables", data=form) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [303] * 3 + [429] * 3
    assert int(answers[-1].headers["retry-after"]) > 60 and "Patientez" in answers[-1].text
    other = strict.visitor("en")
    assert other.post("/tables", data=form).status_code == 303


def test_a_person_has_only_so_many_tables_at_a_time(strict: House) -> None:
    me = strict.visitor()
    form = {"game": "costa-ruana", "seat0": "me", "seat1": "random"}
    answers = [me.post("/tables", data=form) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [303, 303, 429]
    assert "2 tables" in answers[-1].text


def test_people_talk_at_the_speed_of_people(strict: House) -> None:
    """Before: 300 lines in two seconds."""
    me = strict.visitor()
    id = me.make(kinds=("me", "here"))
    said = [
        me.post(f"/table/{id}/chat", data={"text": f"{n}"}, headers={"hx-request": "true"}).status_code
        for n in range(8)
    ]
    assert said == [204] * 4 + [429] * 4
    assert len(strict.table(id).chat) == 4


def test_looking_leaves_no_trace_and_newcomers_come_one_after_the_other(strict: House) -> None:
    """Before: a row for every visit without a cookie."""
    for _ in range(20):
        assert strict.visitor().get("/").status_code == 200
    assert strict.within(strict.app.state.store.count_players()) == 0
    form = {"name": "Anna"}
    answers = [strict.visitor().post("/settings", data=form).status_code for _ in range(7)]
    assert answers == [303] * 5 + [429] * 2
    assert strict.within(strict.app.state.store.count_players()) == 5


def test_who_looked_first_and_acted_then_is_one_person(strict: House) -> None:
    me = strict.visitor()
    me.get("/")
    cookie = me.cookies["motu"]
    id = me.make(kinds=("me", "here"))
    assert me.cookies["motu"] == cookie and me.page(id).mine


def test_nobody_watches_from_everywhere(strict: House) -> None:
    """Before: 500 streams from one client."""
    me, other = strict.visitor(), strict.visitor()
    id = me.make(kinds=("me", "here"), public="yes")
    other.post("/settings", data={"name": "Ben"})
    with me.stream("GET", f"/table/{id}/stream") as one, me.stream("GET", f"/table/{id}/stream") as two:
        assert (one.status_code, two.status_code) == (200, 200)
        with me.stream("GET", f"/table/{id}/stream") as three:
            assert three.status_code == 429
        with other.stream("GET", f"/table/{id}/stream") as theirs:
            assert theirs.status_code == 200
            assert strict.visitor().get(f"/table/{id}/stream").status_code == 429  # the address
    until = time.monotonic() + 20
    while time.monotonic() < until:
        with me.stream("GET", f"/table/{id}/stream") as again:
            if again.status_code == 200:
                return
        time.sleep(0.1)
    raise AssertionError("a stream that ended still counts")


# --- memory -----------------------------------------------------------------------------------------------


def test_unknown_tables_are_not_remembered(house: House) -> None:
    me = house.visitor()
    tables = house.app.state.tables
    before = len(tables._opening), len(tables._live)
    for n in range(50):
        assert me.get(f"/table/nothing{n}").status_code == 404
    assert (len(tables._opening), len(tables._live)) == before


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(sqlite: str) -> None:
    with House(sqlite) as house:
        me = house.visitor()
        ids = [me.make(kinds=("me", "here")) for _ in range(3)]
        tables = house.app.state.tables
        kept = house.table(ids[0])
        house.within(_sweep(tables))
        assert len(tables._live) == 3  # looked at a moment ago
        for id in ids:
            house.table(id).used -= 3600
        with me.stream("GET", f"/table/{ids[1]}/stream") as live:
            next(live.iter_bytes())
            house.within(_sweep(tables))
            assert list(tables._live) == [ids[1]]
        assert house.table(ids[0]) is kept  # somebody still holds it: never two of one table
        page = me.decide(ids[2])
        assert page.mine
        assert len(house.within(house.app.state.store.entries(ids[2]))) > 1


async def _sweep(tables: object) -> None:
    tables.sweep()  # type: ignore[attr-defined]


def test_what_nobody_can_miss_is_forgotten(house: House) -> None:
    store = house.app.state.store
    host, guest, idler = house.visitor(), house.visitor(), house.visitor()
    played = host.make(kinds=("me", "here"))
    waiting = guest.make(kinds=("me", "open"))
    idler.post("/settings", data={"name": "Ida"})
    people = house.within(store.count_players())
    house.within(store.forget(0.0))
    assert house.within(store.count_players()) == people
    house.within(store.change(waiting, status="closed"))
    house.within(store.forget(time.time() + 1))
    assert house.within(store.table(waiting)) is None and house.within(store.table(played)) is not None
    assert host.page(played).mine
    cookie = idler.cookies["motu"]
    assert idler.get("/").status_code == 200 and "Ida" not in idler.get("/").text
    idler.post("/settings", data={"name": "Ida"})  # and welcome again
    assert idler.cookies["motu"] == cookie and "Ida" in idler.get("/").text


# --- thinking ---------------------------------------------------------------------------------------------


def test_people_take_turns_at_thinking() -> None:
    """Who has eighty bots waiting keeps nobody else waiting for more than two of them."""

    async def work() -> list[str]:
        turnstile, order = Turnstile(1), []

        async def think(whose: str) -> None:
            async with turnstile.through(whose):
                order.append(whose)
                await asyncio.sleep(0)

        many = [asyncio.create_task(think("many")) for _ in range(80)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(think("anna")), asyncio.create_task(think("ben"))]
        await asyncio.gather(*many, *few)
        return order

    order = asyncio.run(work())
    assert order.index("anna") <= 3 and order.index("ben") <= 4 and order.count("many") == 80


def test_who_gives_up_waiting_leaves_his_place_to_others() -> None:
    async def work() -> list[str]:
        turnstile, order = Turnstile(2), []
        hold = asyncio.Event()

        async def think(whose: str) -> None:
            async with turnstile.through(whose):
                order.append(whose)
                await hold.wait()

        first = [asyncio.create_task(think("anna")) for _ in range(2)]
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(think(whose)) for whose in ("ben", "carla", "dora")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        first[0].cancel()  # while it is inside
        await asyncio.sleep(0.01)
        assert order == ["anna", "anna", "carla"]
        hold.set()
        await asyncio.gather(first[1], *waiting[1:])
        async with turnstile.through("emil"):
            assert turnstile._inside.total() == 1
        return order

    assert asyncio.run(work())[-1] == "dora"


def test_who_is_cancelled_at_the_moment_he_is_let_in_blocks_nobody() -> None:
    async def work() -> None:
        turnstile = Turnstile(1)

        async def think() -> None:
            async with turnstile.through("anna"):
                await asyncio.sleep(0)

        async with turnstile.through("ben"):
            waiting = asyncio.create_task(think())
            await asyncio.sleep(0)
        waiting.cancel()  # its place was already counted
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1), turnstile.through("carla"):
            pass

    asyncio.run(work())


# --- the wire ---------------------------------------------------------------------------------------------


@pytest.fixture
def served(sqlite: str) -> Iterator[int]:
    """The service as `motu serve` starts it: its port."""
    from motu.table.app import create_app

    listening = _listen("127.0.0.1", 0)
    server = Server(create_app(sqlite, processes=0))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join(10)


def test_half_a_request_is_not_waited_for(served: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: 150 connections with half a request were held for ever."""
    monkeypatch.setattr(slow, "PATIENCE", 0.5)
    halves = [b"", b"GET / HT", b"POST /tables HTTP/1.1\r\nhost: a\r\ncontent-length: 99\r\n\r\nhalf"]
    whole = b"GET /scene.css HTTP/1.1\r\nhost: a\r\n\r\n"
    for said in [*halves, whole + b"GET / HT"]:
        with socket.create_connection(("127.0.0.1", served), timeout=10) as client:
            client.sendall(said)
            if said.startswith(whole):
                assert client.recv(20).startswith(b"HTTP/1.1 200")
            began = time.monotonic()
            while client.recv(65536):
                pass  # what it answers to half a request, and then nothing more
            assert time.monotonic() - began < 8


def test_drop_by_drop_is_half_a_request_too(served: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow, "PATIENCE", 0.6)
    with socket.create_connection(("127.0.0.1", served), timeout=10) as client:
        began = time.monotonic()
        for byte in b"GET / HTTP/1.1\r\nhost: " + b"a" * 200:
            try:
                client.sendall(bytes([byte]))
            except OSError:  # hung up
                break
            time.sleep(0.05)
        assert time.monotonic() - began < 4


def test_an_answer_on_a_kept_connection_leaves_at_once(served: int) -> None:
    """Before: 44 ms, because the last part of every answer waited for an acknowledgement."""
    asked = b"GET /scene.css HTTP/1.1\r\nhost: a\r\n\r\n"
    took = []
    with socket.create_connection(("127.0.0.1", served), timeout=10) as client:
        for _ in range(12):
            began = time.monotonic()
            client.sendall(asked)
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += client.recv(65536)
            head, _, body = answer.partition(b"\r\n\r\n")
            length = int(
                next(line for line in head.lower().split(b"\r\n") if b"content-length" in line).split()[1]
            )
            while len(body) < length:
                body += client.recv(65536)
            took.append(time.monotonic() - began)
    assert min(took[2:]) < 0.02
