"""The live stream: every message is a full picture of the viewer's fragments, the newest one wins."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Awaitable, Callable

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.table import fragments, partials

PING = 15.0


class Pictures:
    """What each audience sees of a table, rendered once per change and kept as bytes.

    The name of a picture is a hash of its content: it changes when the viewer's own fragments change and
    tells nothing else, not even by counting.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, Audience], tuple[int, str, bytes]] = {}

    def picture(self, table: LiveTable, audience: Audience) -> tuple[str, bytes]:
        """The name of the present picture, and the message that carries it."""
        kept = self._kept.get((table.id, audience))
        if kept is not None and kept[0] == table.version:
            return kept[1], kept[2]
        text = partials(fragments(table, audience))
        name = hashlib.sha256(text.encode()).hexdigest()[:16]
        lines = "".join(f"data: {line}\n" for line in text.split("\n"))
        message = f"id: {name}\n{lines}\n".encode()
        if len(self._kept) > 500:
            self._kept.clear()
        self._kept[(table.id, audience)] = (table.version, name, message)
        return name, message


async def messages(
    table: LiveTable,
    audience: Callable[[], Awaitable[Audience]],
    pictures: Pictures,
    seen: str,
    closing: Callable[[], bool] = lambda: False,
) -> AsyncGenerator[bytes, None]:
    """Send the newest picture whenever it is not the one last seen.

    `audience`: who looks may change, too, when the viewer sits down or lifts a curtain.
    """
    wake = asyncio.Event()
    table.viewers.add(wake)
    try:
        yield b": hello\n\n"  # headers leave only with the first bytes
        while not closing():
            wake.clear()
            name, message = pictures.picture(table, await audience())
            if name != seen:
                seen = name
                yield message
                continue
            try:
                await asyncio.wait_for(wake.wait(), PING)
            except TimeoutError:
                yield b"event: ping\ndata:\n\n"
    finally:
        table.viewers.discard(wake)
