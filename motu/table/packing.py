"""What is sent is made small on its way, where the browser can read it.

Litestar's own middleware opens a gzip file for every request and leaves it to the garbage collector when the
answer breaks off or has no body; here nothing is opened before there is something to pack.
"""

from __future__ import annotations

import zlib
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LEVEL = 5  # of nine: the last ones take much longer for little
LIVE = 1  # of a stream, which is packed for each viewer and has little to send
SMALLEST = 500  # bytes: below that packing brings nothing
GZIP = zlib.MAX_WBITS | 16  # with gzip's head and checksum


class Packing:
    """Stands before the guard: error pages are packed like all others."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and _reads_gzip(scope):
            send = Parcel(send).send
        await self.app(scope, receive, send)


class Parcel:
    """One answer. Each part of a stream leaves at once and can be unpacked at once."""

    def __init__(self, send: Send) -> None:
        self._pass_on = send
        self._head: Any = None  # held back until it is known whether the body is worth packing
        self._packer: Any = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            return
        if message["type"] == "http.response.body":
            message = await self._packed(message)
        await self._pass_on(message)

    async def _packed(self, message: Any) -> Message:
        body, more = message.get("body", b""), message.get("more_body", False)
        head, self._head = self._head, None
        if head is not None and (more or len(body) >= SMALLEST):
            self._packer = zlib.compressobj(LIVE if more else LEVEL, wbits=GZIP)
        if self._packer is not None:
            body = self._packer.compress(body)
            body += self._packer.flush(zlib.Z_SYNC_FLUSH if more else zlib.Z_FINISH)
            head = head and _relabelled(head, None if more else len(body))
        if head is not None:
            await self._pass_on(head)
        return {"type": "http.response.body", "body": body, "more_body": more}


def _relabelled(head: Any, length: int | None) -> Any:
    kept = [(name, value) for name, value in head["headers"] if name.lower() != b"content-length"]
    told = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    if length is not None:
        told.append((b"content-length", str(length).encode()))
    return {**head, "headers": [*kept, *told]}


def _reads_gzip(scope: Scope) -> bool:
    for part in Headers.from_scope(scope).get("accept-encoding", "").split(","):
        name, _, weight = part.strip().lower().partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
