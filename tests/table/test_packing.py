"""What is sent is made small where the browser can read it, and nothing is left behind when it breaks off."""

from __future__ import annotations

import asyncio
import gc
import gzip
import zlib
from typing import Any

import pytest
from sqlalchemy import event

from motu.table.packing import GZIP, SMALLEST, Packing
from tests.table.house import House

PAGE = b"Une page. " * 200


def sent(*bodies: bytes, accepts: str = "gzip", breaks_off: bool = False) -> list[Any]:
    """What leaves when an application answers with these parts."""
    out: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        length = (b"content-length", str(sum(map(len, bodies))).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        for number, body in enumerate(bodies):
            more = breaks_off or number + 1 < len(bodies)
            await send({"type": "http.response.body", "body": body, "more_body": more})

    async def collect(message: Any) -> None:
        out.append(message)

    scope: Any = {"type": "http", "headers": [(b"accept-encoding", accepts.encode())]}
    asyncio.run(Packing(app)(scope, collect, collect))  # type: ignore[arg-type]
    return out


def test_a_page_is_packed_and_says_how_long_it_is_now() -> None:
    head, body = sent(PAGE)
    assert gzip.decompress(body["body"]) == PAGE
    headers = dict(head["headers"])
    assert headers[b"content-encoding"] == b"gzip" and headers[b"vary"] == b"accept-encoding"
    assert int(headers[b"content-length"]) == len(body["body"]) < len(PAGE) / 5


def test_every_part_of_a_stream_can_be_read_at_once() -> None:
    head, *parts = sent(b"event one", b"event two", b"", breaks_off=True)
    assert b"content-length" not in dict(head["headers"])
    unpack = zlib.decompressobj(wbits=GZIP)
    assert [unpack.decompress(part["body"]) for part in parts] == [b"event one", b"event two", b""]


@pytest.mark.parametrize("accepts", ["", "br", "gzip;q=0", "br, gzip; q=0.0"])
def test_who_cannot_read_it_gets_it_as_it_is(accepts: str) -> None:
    head, body = sent(PAGE, accepts=accepts)
    assert body["body"] == PAGE and b"content-encoding" not in dict(head["headers"])


def test_what_is_small_stays_as_it_is() -> None:
    head, body = sent(b"x" * (SMALLEST - 1))
    assert len(body["body"]) == SMALLEST - 1 and b"content-encoding" not in dict(head["headers"])


def test_an_answer_that_breaks_off_leaves_nothing_open(house: House) -> None:
    """Python 3.13 tells of every file that the garbage collector has to close, and pytest fails on it."""
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    for _ in range(3):
        with me.stream("GET", f"/table/{id}/stream", headers={"accept-encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            next(answer.iter_raw())
    assert me.get("/nowhere", headers={"accept-encoding": "gzip"}).status_code == 404
    gc.collect()
    assert not [thing for thing in gc.get_objects() if isinstance(thing, gzip.GzipFile)]


def test_a_stream_that_breaks_off_costs_the_database_no_connection(house: House) -> None:
    """It looks who watches when it is cut: the connection it uses goes back to the others, whole."""
    lost: list[object] = []
    engine = house.app.state.store.engine.sync_engine
    event.listen(engine, "invalidate", lambda connection, record, error: lost.append(error))
    event.listen(
        engine, "reset", lambda connection, record, state: lost.extend([] if state.asyncio_safe else [1])
    )
    id = house.visitor().make(kinds=("me", "here"), public="yes")
    table = house.table(id)
    stranger = house.visitor()
    stranger.get("/")
    for _ in range(60):
        with stranger.stream("GET", f"/table/{id}/stream") as answer:
            next(answer.iter_raw())
            house.loop.call_soon_threadsafe(table.changed)  # type: ignore[union-attr]
    house.within(house.app.state.store.count_players())
    assert lost == []
