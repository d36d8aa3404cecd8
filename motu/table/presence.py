"""Who is there now: has the page of a table open, at this server or at another one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager

GRACE = 45.0  # seconds without a page after which somebody is away: a reload or a tunnel is shorter
BEAT = 20.0  # seconds between two words to the other servers
SOON = 0.3  # seconds: those who come together are shown together

Player = Callable[[], str]  # who looks at a page: he may become known while he looks


class Presence:
    """The people of one table. `changed` is called when somebody has come or is away, and only then."""

    def __init__(self, people: Callable[[], Collection[str]], changed: Callable[[], None]) -> None:
        self._people = people  # those who matter: whoever only watches comes and goes unseen
        self._changed = changed
        self._pages: list[Player] = []
        self._until: dict[str, float] = {}  # for how long those count as here who have just left
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # by server: who, until when
        self._since: float | None = None  # from when on somebody could have come
        self._shown = (frozenset[str](), frozenset[str]())

    @contextmanager
    def page(self, player: Player) -> Iterator[None]:
        """As long as somebody has the page open."""
        if self._since is None:
            self._since = time.monotonic()
            self.look_after(GRACE)
        self._pages.append(player)
        self.look_after(SOON)
        try:
            yield
        finally:
            self._pages.remove(player)
            self.noticed(player())

    def noticed(self, player: str, seconds: float | None = None) -> None:
        """Somebody was here just now, and counts as here for so long."""
        if player not in self._people():
            return
        seconds = GRACE if seconds is None else seconds
        self._until[player] = max(self._until.get(player, 0.0), time.monotonic() + seconds)
        self.look_after(SOON)
        self.look_after(seconds)

    def heard(self, server: str, people: Iterable[str]) -> None:
        """Another server says who is there: until it says something else, or nothing any more."""
        self._elsewhere[server] = frozenset(people), time.monotonic() + BEAT + GRACE
        self.look_after(SOON)
        self.look_after(BEAT + GRACE)

    def is_here(self, player: str) -> bool:
        """Whether somebody has the page open, or had it a moment ago."""
        now = time.monotonic()
        elsewhere = any(player in people and now < until for people, until in self._elsewhere.values())
        return self.has_page(player) or now < self._until.get(player, 0.0) or elsewhere

    def has_page(self, player: str) -> bool:
        """Whether a page of his is open at this server."""
        return any(page() == player for page in self._pages)

    def is_away(self, player: str) -> bool:
        """Whether somebody is not here, and had the time to come."""
        waited = self._since is not None and time.monotonic() - self._since >= GRACE
        return waited and not self.is_here(player)

    @property
    def here(self) -> list[str]:
        """Those of the table whose pages are open at this server, or were a moment ago."""
        now = time.monotonic()
        return [p for p in self._people() if self.has_page(p) or now < self._until.get(p, 0.0)]

    def look_after(self, seconds: float) -> None:
        """See then whether somebody has come or is away."""
        asyncio.get_running_loop().call_later(seconds + 0.01, self._look)

    def _look(self) -> None:
        people = frozenset(self._people())
        now = frozenset(filter(self.is_here, people)), frozenset(filter(self.is_away, people))
        if now != self._shown:
            self._shown = now
            self._changed()
