"""The live stream: every message is a full picture of the viewer's fragments, the newest one wins.

Of a picture that is sent after another one only those pieces are sent that the other did not have.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable

from motu.table.live import LiveTable
from motu.table.pages.audience import Audience
from motu.table.pages.rendered import Rendered
from motu.table.pages.table import fragments

PING = 15.0


class Pictures:
    """What each audience sees of a table, rendered once per change."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, Audience], tuple[tuple[int, ...], Rendered]] = {}

    def of(self, table: LiveTable, audience: Audience) -> Rendered:
        """The present picture."""
        version, kept = self._kept.get((table.id, audience), ((), None))
        if kept is None or version != table.version_for(audience.seats):
            version, kept = table.version_for(audience.seats), Rendered(fragments(table, audience))
            if len(self._kept) > 500:
                self._kept.clear()
            self._kept[(table.id, audience)] = version, kept
        return kept


async def messages(
    table: LiveTable,
    audience: Callable[[], Awaitable[Audience | None]],
    pictures: Pictures,
    seen: str,
    closing: Callable[[], bool] = lambda: False,
) -> AsyncGenerator[bytes, None]:
    """Send the newest picture whenever it is not the one last seen.

    `audience`: who looks may change, too, when the viewer sits down or lifts a curtain; None when he may not
    look any more.
    """
    wake = asyncio.Event()
    sent: Rendered | None = None
    table.viewers.add(wake)
    try:
        yield b": hello\n\n"  # headers leave only with the first bytes
        while not closing():
            wake.clear()
            looking = await audience()
            if looking is None:
                yield b"event: private\ndata:\n\n"
                return
            now = pictures.of(table, looking)
            if now.name != seen:
                seen = now.name
                yield now.message(sent)
                sent = now
                continue
            try:
                await asyncio.wait_for(wake.wait(), PING)
            except TimeoutError:
                yield b"event: ping\ndata:\n\n"
    finally:
        table.viewers.discard(wake)
