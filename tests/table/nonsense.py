"""Requests that make no sense, to every address: the application is asked which there are."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from litestar.routes import HTTPRoute
from sqlalchemy import create_engine

import motu
from tests.table.house import House, Visitor

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "NONSENSE")
WORDS = ["\0", "\x1b[31m", "\x9b", "\u202e", "é", "𝄞", "-1", "0", "1", "9" * 30, "9" * 5000, "1e999",
    "nan", "²",
         "../../app.py", "<b>", "{", "'; --", "%s", "None", "x" * 300, "x" * 5000, "a.b", " ",
         ""]  # fmt: skip
SEGMENTS = [b"%00", b"%FF%FE", b"%ED%A0%80", b"%1B", b"..%2F..", b"x" * 150, b"x" * 300, b"%C3%A9" * 100,
            b"x" * 9000, b"-1", b"0", b"9" * 400, b".", b"..", b"", b"a%2Fb", b"%C2%85", b"%E2%80%AE",
            b"motu.css%2Fx",
            b"%F0%9D%84%9E" * 70]  # fmt: skip
QUERIES = ["lang=%00", "at=%00&target=%00&after=%00", "at=%FF&target=%ED%A0%80", "wait=nan", "wait=1e999",
    "wait=x",
           "wait=-1", f"at={'9' * 3000}", "at=1&at=2&target=a&target=b", "&" * 3000, "a&" * 5000, "=", "%",
           f"target={'x' * 20000}"]  # fmt: skip
FORM = "application/x-www-form-urlencoded"
HEADERS: list[dict[str, bytes | str]] = [
    {"host": "["}, {"host": ""}, {"host": "evil.example"}, {"host": b"\xff"},
    {"accept-language": b"\xff,,;q=x"},
    {"cookie": b'motu="\\377\\000"; lang=\xff'}, {"cookie": "motu=" + "x" * 30000}, {"cookie": "=;;;motu"},
    {"authorization": "Bearer " + "x" * 9000}, {"authorization": b"Bearer \xff"}, {"last-event-id": b"\xff"},
    {"content-type": "multipart/form-data"}, {"content-type": "multipart/form-data; boundary="},
    {"content-type": b"multipart/form-data; boundary=\xff"}, {"content-type": b"\xff/\xff; charset=\xff"},
    {"hx-request": b"\xff"}, {"accept-encoding": b"\xff"},
    {"x-forwarded-proto": b"\xff"}, {"x-forwarded-for": "["}, {"range": "bytes=9-1"},
    {"if-modified-since": "x"},
]  # fmt: skip
FIELDS = ("name", "text", "key", "choice", "gesture", "question", "seat", "do", "order", "less", "instead",
    "invite", "undoing",
          "at", "back", "lang", "game", "quick", "seats", "seat0", "seat1", "option-limit", "option-\0",
          "clock",
          "pace", "forced", "hints", "edition", "record")  # fmt: skip
ROWS = ("seats", "log", "drafts", "chat")
DOING = (
    "confirm",
    "undo",
    "uncover",
    "join",
    "pace",
    "forced",
    "hints",
    "return",
    "skip",
)


def part(name: bytes, value: bytes, more: bytes = b"") -> bytes:
    return (
        b'--b\r\nContent-Disposition: form-data; name="' + name + b'"' + more + b"\r\n\r\n" + value + b"\r\n"
    )


def multipart(*parts: bytes) -> tuple[str, bytes]:
    return "multipart/form-data; boundary=b", b"".join(parts) + b"--b--\r\n"


@cache
def _short_game() -> dict[str, Any]:
    match = motu.game("costa-ruana").start(seats=2, seed=1, options={"limit": 4})
    while not match.over:
        match.play(match.awaiting[0], match.choices(match.awaiting[0])[0])
    return json.loads(match.record().dumps())


def record(**changes: Any) -> bytes:
    """A record, or one that is nearly right."""
    return json.dumps({**_short_game(), **changes}).encode()


def bodies() -> Iterator[tuple[str, bytes]]:
    """Kinds and contents that no page of ours sends."""
    for content in (b"\xff\x00{", b"", b"&" * 3000, b"name=%FF&text=%FF", b"name=" + b"x" * 290_000):
        yield FORM, content
    for name in FIELDS:
        yield FORM, name.encode() + b"=%00"
    yield multipart(part(b"name", b"\xff\xfe"), part(b"text", b"\xff"), part(b"choice", b"\xff"))
    yield multipart(part(b"\xff", b"x"))
    yield multipart(part(b"name", b"x", b"\r\nContent-Type: text/plain; charset=nonsense"))
    yield multipart(part(b"name", b"a-" + b"z9" * 140_000, b"\r\nContent-Type: text/plain; charset=punycode"))
    yield multipart(*[part(b"f%d" % n, b"x") for n in range(2000)])
    yield multipart()
    yield "multipart/form-data; boundary=b", part(b"name", b"x")  # no end
    for wrong in (
        b'{"name": "\\ud800"}', b'{"name": "\\u0000"}', b'{"name": 3}', b"[" * 100_000, b"[]", b"{", b"\xff",
        b'{"name": ' + b"9" * 5000 + b"}", b'{"choice": ' + b"9" * 4000 + b', "question": "x"}',
        b'{"choice": -1, "question": "\\ud800", "key": "\\u0000"}', b'{"choice": "\\u0000", "question": "x"}',
        b'{"choice": 1e999, "question": []}', b'{"a":' * 900 + b"1" + b"}" * 900,
    ):  # fmt: skip
        yield "application/json", wrong


def files() -> Iterator[tuple[str, bytes]]:
    """Editions and records that are none."""
    for wrong in editions():
        seats = [part(b"game", b"costa-ruana"), part(b"seat0", b"me"), part(b"seat1", b"here")]
        yield multipart(*seats, part(b"edition", wrong, b'; filename="box.toml"'))
    for wrong in records():
        yield multipart(part(b"record", wrong, b'; filename="game.json"'))


def editions() -> list[bytes]:
    """Box files that are none; the first took seconds to read."""
    counts = b"[counts]\ntreasure_points = "
    return [
        b"a" + b".a" * 30_000 + b" = 1", b"a = " + b"[" * 20_000, b"a = " + b"[" * 300 + b"]" * 300,
        counts + b"9" * 60_000, counts + b"9" * 250_000, counts + b"0x" + b"f" * 50_000, counts + b"nan",
        counts + b"1979-05-27", counts + b'"\\u0000"', b'[edition]\nname = "\\u001b[31m"', b'"\\u0000" = 1',
        b"\xff\xfe", b"= nothing", b"#" * 70_000, b"[counts]\n" + b"[[counts]]\n" * 5000,
    ]  # fmt: skip


def records() -> list[bytes]:
    """Records that are none, or nearly."""
    moves: list[Any] = [
        ["A " + "x" * 100_000], ["A \0"], ["A \ud800"], ["* \x1b[31m"], ["A nonsense"], [""], ["A"], [3],
        [[]],
        ["A x"] * 20_000,
    ]  # fmt: skip
    deep = record(moves=0).replace(b'"moves": 0', b'"moves": [' + b"[" * 960 + b"]" * 960 + b"]")
    return [
        record(rules=999), record(rules=10**400), record(taken_back=10**30), record(game="\0"),
        record(box="\ud800"),
        record(seats=10**300), record(options={"\0": 1}), record(options={"limit": 10**300}),
        record(options={"limit": [[]]}), record(edition={"edition": {"name": 1.5}}),
        record(edition={"\0": "\ud800"}),
        record(scores=[[1], 2]), record(more=1), record(seed_digest="\0"), *[record(moves=m) for m in moves],
        *[record(moves=m, finished=False, seed=None, scores=None) for m in moves],
        deep, b"[" * 100_000, b"\xff\xfe", b"", b"{}", b"9" * 200_000,
    ]  # fmt: skip


def usual(methods: set[str]) -> str:
    """The method by which an address does most."""
    return "POST" if "POST" in methods else "GET"


class Nonsense:
    """A house with a table in each status, and people: one hosts them, one sits there, one does neither.

    They take turns. `one_of`: only one request of so many is sent, where there is less time.
    """

    def __init__(self, house: House, one_of: int, examples: int) -> None:
        self.house = house
        self.one_of, self.examples, self.asked = one_of, examples, 0
        host, seat, stranger = (house.visitor() for _ in range(3))
        self.people: dict[str, Visitor] = {"host": host, "seat": seat, "stranger": stranger}
        for visitor in self.people.values():
            visitor.get("/")
        waiting = host.make(kinds=("me", "open", "invite"))
        running = host.make(kinds=("me", "open"))
        imported = host.post("/import", files={"record": ("game.json", record())})
        over = imported.headers["location"].split("/")[2]
        for table in (waiting, running):
            assert seat.do(table, do="join").status_code == 204
        claim = host.do(over, invite="1").text.split(f"/join/{over}/")[1].split('"')[0]
        assert seat.post(f"/join/{over}/{claim}").status_code == 303
        self.tables = {"waiting": waiting, "running": running, "over": over}
        assert [house.table(id).status for id in self.tables.values()] == ["open", "playing", "over"]
        self.turns = itertools.cycle(itertools.product(self.people, self.tables))
        address = house.database.replace("+aiosqlite", "").replace("+asyncpg", "+psycopg")
        self.database = create_engine(address, isolation_level="AUTOCOMMIT").connect()
        self.known = self.everything()

    def close(self) -> None:
        self.database.close()
        self.database.engine.dispose()

    def routes(self) -> list[tuple[str, list[Any], set[str]]]:
        """Every address of the application: its form, its parts, its methods."""
        found = [route for route in self.house.app.routes if isinstance(route, HTTPRoute)]
        assert len(found) == len(self.house.app.routes) and len(found) > 20
        return [(route.path, route.path_components, set(route.methods)) for route in found]

    def everything(self) -> list[Any]:
        """What the database knows of the three tables, and which others there are."""
        ours = ", ".join(f"'{id}'" for id in self.tables.values())
        asked = [f"select * from {rows} where table_id in ({ours})" for rows in ROWS]
        asked += [f"select * from tables where id in ({ours})", "select id from tables"]
        return [sorted(map(str, self.database.exec_driver_sql(one))) for one in asked]

    def refused(
        self,
        method: str,
        parts: list[Any],
        id: bytes | None = None,
        other: bytes = b"0",
        query: str = "",
        body: bytes = b"",
        headers: Mapping[str, bytes | str] = {},
    ) -> None:
        """Ask at an address, with `other` where it does not name a table. The answer is no fault of ours, and
        if it is a refusal, nothing has changed; what is only looked at changes nothing anyway."""
        self.asked += 1
        who, table = next(self.turns)
        if self.asked % self.one_of:
            return
        name = self.tables[table].encode() if id is None else id
        path = "/".join(
            p if isinstance(p, str) else (name if p.name == "id" else other).decode() for p in parts
        )
        person, sent = (
            self.people[who],
            {"authorization": f"Bearer {self.people[who].cookies['motu']}", **headers},
        )
        url = person.base_url.copy_with(raw_path=f"/{path}?{query}".rstrip("?").encode())
        coded = {k.encode(): v if isinstance(v, bytes) else v.encode() for k, v in sent.items()}
        request = person.build_request(method, url, content=body or None, headers=coded)
        what = who, table, method, path[:80], query[:60], headers, body[:200]
        answer = person.send(request, stream=True)
        try:
            assert answer.status_code < 500, (answer.status_code, what)
            refused = answer.status_code >= 400
            if "event-stream" not in answer.headers.get("content-type", ""):
                text = answer.read()
                assert b"Traceback" not in text and (text or method == "HEAD" or not refused), what
        finally:
            answer.close()
        if method not in ("GET", "HEAD"):
            now = self.everything()
            assert now == self.known or not refused, (answer.status_code, what)
            self.known = now
