"""Requests that make no sense, to every address that the application has: the routes are asked for, not listed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from litestar.routes import HTTPRoute
from sqlalchemy import select

import motu
from motu.table import schema as db
from tests.table.house import House, Visitor

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "NONSENSE")
WORDS = ["\0", "\x1b[31m", "\x9b", "\u202e", "é", "𝄞", "-1", "0", "1", "9" * 30, "9" * 5000, "1e999", "nan", "²",
         "../../app.py", "<b>", "{", "'; --", "%s", "None", "x" * 300, "x" * 5000, "a.b", " ", ""]  # fmt: skip
SEGMENTS = [b"%00", b"%FF%FE", b"%ED%A0%80", b"%1B", b"..%2F..", b"x" * 150, b"x" * 300, b"%C3%A9" * 100,
            b"x" * 9000, b"-1", b"0", b"9" * 400, b".", b"..", b"", b"a%2Fb", b"%C2%85", b"%E2%80%AE", b"motu.css%2Fx",
            b"%F0%9D%84%9E" * 70]  # fmt: skip
QUERIES = ["lang=%00", "at=%00&target=%00&after=%00", "at=%FF&target=%ED%A0%80", "wait=nan", "wait=1e999", "wait=x",
           "wait=-1", f"at={'9' * 3000}", "at=1&at=2&target=a&target=b", "&" * 3000, "a&" * 5000, "=", "%",
           f"target={'x' * 20000}"]  # fmt: skip
FORM = "application/x-www-form-urlencoded"
HEADERS: list[dict[str, bytes | str]] = [
    {"host": "["}, {"host": ""}, {"host": "evil.example"}, {"host": b"\xff"}, {"accept-language": b"\xff,,;q=x"},
    {"cookie": b'motu="\\377\\000"; lang=\xff'}, {"cookie": "motu=" + "x" * 30000}, {"cookie": "=;;;motu"},
    {"authorization": "Bearer " + "x" * 9000}, {"authorization": b"Bearer \xff"}, {"last-event-id": b"\xff"},
    {"content-type": "multipart/form-data"}, {"content-type": "multipart/form-data; boundary="},
    {"content-type": b"multipart/form-data; boundary=\xff"}, {"content-type": b"\xff/\xff; charset=\xff"},
    {"hx-request": b"\xff"}, {"accept-encoding": b"\xff"},
    {"x-forwarded-proto": b"\xff"}, {"x-forwarded-for": "["}, {"range": "bytes=9-1"}, {"if-modified-since": "x"},
]  # fmt: skip
FIELDS = ("name", "text", "key", "choice", "gesture", "question", "seat", "do", "order", "less", "instead", "invite",
          "at", "back", "lang", "game", "quick", "seats", "seat0", "seat1", "option-limit", "option-\0", "clock",
          "pace", "forced", "hints", "edition", "record")  # fmt: skip
ROWS = (db.seats, db.log, db.drafts, db.chat)
DOING = (
    "confirm",
    "back",
    "clear",
    "undo",
    "rewind",
    "uncover",
    "join",
    "pace",
    "forced",
    "hints",
    "return",
    "skip",
)


@dataclass(frozen=True)
class Sent:
    """One request; `path` and `query` as they go over the wire."""

    method: str
    path: bytes
    query: str = ""
    body: bytes = b""
    headers: dict[str, bytes | str] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"{self.method} {self.path[:80]!r} ?{self.query[:60]} {self.headers} {self.body[:120]!r}"


def part(name: bytes, value: bytes, more: bytes = b"") -> bytes:
    return (
        b'--b\r\nContent-Disposition: form-data; name="' + name + b'"' + more + b"\r\n\r\n" + value + b"\r\n"
    )


def multipart(*parts: bytes) -> tuple[str, bytes]:
    return "multipart/form-data; boundary=b", b"".join(parts) + b"--b--\r\n"


def record(**changes: Any) -> bytes:
    """A record that is nearly right."""
    match = motu.game("costa-ruana").start(seats=2, seed=1, options={"limit": 4})
    while not match.over:
        match.play(match.awaiting[0], match.choices(match.awaiting[0])[0])
    return json.dumps({**json.loads(match.record().dumps()), **changes}).encode()


def bodies() -> Iterator[tuple[str, bytes]]:
    """Kinds and contents that no page of ours sends."""
    for content in (
        b"\xff\x00{",
        b"",
        b"&" * 3000,
        b"name=%FF&text=%FF",
        b"name=%00&text=%00&key=%00&order=%00",
    ):
        yield FORM, content
    yield FORM, b"name=" + b"x" * 290_000
    for name in FIELDS:
        yield FORM, name.encode() + b"=%00"
        yield multipart(part(name.encode(), b"\xff\xfe"))
    yield multipart(part(b"\xff", b"x"))
    yield multipart(part(b"name", b"x", b"\r\nContent-Type: text/plain; charset=nonsense"))
    yield multipart(part(b"name", b"a-" + b"z9" * 140_000, b"\r\nContent-Type: text/plain; charset=punycode"))
    yield multipart(*[part(b"f%d" % n, b"x") for n in range(2000)])
    yield multipart()
    yield "multipart/form-data; boundary=b", part(b"name", b"x")  # no end
    for wrong in editions():
        seats = [part(b"game", b"costa-ruana"), part(b"seat0", b"me"), part(b"seat1", b"here")]
        yield multipart(*seats, part(b"edition", wrong, b'; filename="box.toml"'))
    for wrong in records():
        yield multipart(part(b"record", wrong, b'; filename="game.json"'))
    for wrong in (
        b'{"name": "\\ud800"}', b'{"name": "\\u0000"}', b'{"name": 3}', b"[" * 100_000, b"[]", b"{", b"\xff",
        b'{"name": ' + b"9" * 5000 + b"}", b'{"choice": ' + b"9" * 4000 + b', "question": "x"}',
        b'{"choice": -1, "question": "\\ud800", "key": "\\u0000"}', b'{"choice": "\\u0000", "question": "x"}',
        b'{"choice": 1e999, "question": []}', b'{"a":' * 900 + b"1" + b"}" * 900,
    ):  # fmt: skip
        yield "application/json", wrong


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
        ["A " + "x" * 100_000], ["A \0"], ["A \ud800"], ["* \x1b[31m"], ["A nonsense"], [""], ["A"], [3], [[]],
        ["A x"] * 20_000,
    ]  # fmt: skip
    deep = record(moves=0).replace(b'"moves": 0', b'"moves": [' + b"[" * 960 + b"]" * 960 + b"]")
    return [
        record(rules=999), record(rules=10**400), record(taken_back=10**30), record(game="\0"), record(box="\ud800"),
        record(seats=10**300), record(options={"\0": 1}), record(options={"limit": 10**300}),
        record(options={"limit": [[]]}), record(edition={"edition": {"name": 1.5}}), record(edition={"\0": "\ud800"}),
        record(scores=[[1], 2]), record(more=1), record(seed_digest="\0"), *[record(moves=m) for m in moves],
        *[record(moves=m, finished=False, seed=None, scores=None) for m in moves],
        deep, b"[" * 100_000, b"\xff\xfe", b"", b"{}", b"9" * 200_000,
    ]  # fmt: skip


class Nonsense:
    """A house with a table in each status, somebody at each who hosts, who sits there, and who does neither."""

    def __init__(self, house: House) -> None:
        self.house = house
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
        self.known = self.everything()

    def routes(self) -> list[tuple[str, list[Any], set[str]]]:
        """Every address of the application: its form, its parts, its methods."""
        found = [route for route in self.house.app.routes if isinstance(route, HTTPRoute)]
        assert len(found) == len(self.house.app.routes) and len(found) > 20
        return [(route.path, route.path_components, set(route.methods)) for route in found]

    def address(self, parts: list[Any], table: str, other: bytes) -> bytes:
        """The address with a table in the place of its name, and `other` in all other places."""
        id = self.tables[table].encode()
        filled = [p.encode() if isinstance(p, str) else id if p.name == "id" else other for p in parts]
        return b"/" + b"/".join(filled)

    def everything(self) -> list[Any]:
        """What the database knows of the three tables, and which others there are."""

        async def read() -> list[Any]:
            async with self.house.app.state.store.begin() as c:
                ours = [select(rows).where(rows.c.table_id.in_(self.tables.values())) for rows in ROWS]
                asked = [*ours, select(db.tables).where(db.tables.c.id.in_(self.tables.values()))]
                return [sorted(map(str, await c.execute(one))) for one in (*asked, select(db.tables.c.id))]

        return self.house.within(read())

    def send(self, who: str, sent: Sent) -> httpx.Response:
        """One request, answered by a sentence or carried out, never broken; a stream is left at once."""
        person = self.people[who]
        url = person.base_url.copy_with(
            raw_path=sent.path + (f"?{sent.query}".encode() if sent.query else b"")
        )
        headers = {k.encode(): v if isinstance(v, bytes) else v.encode() for k, v in sent.headers.items()}
        request = person.build_request(sent.method, url, content=sent.body or None, headers=headers)
        answer = person.send(request, stream=True)
        try:
            assert answer.status_code < 500, (who, sent, answer.status_code)
            if "event-stream" in answer.headers.get("content-type", ""):
                return answer
            text = answer.read()
            assert b"Traceback" not in text
            if answer.status_code >= 400 and sent.method != "HEAD":
                assert text, (who, sent, answer.status_code)
            return answer
        finally:
            answer.close()

    def refused(self, who: str, sent: Sent) -> None:
        """Send it; if it is refused, nothing has changed. What is only looked at changes nothing anyway."""
        answer = self.send(who, sent)
        if sent.method not in ("GET", "HEAD"):
            now = self.everything()
            assert answer.status_code < 400 or now == self.known, (who, sent, answer.status_code)
            self.known = now
