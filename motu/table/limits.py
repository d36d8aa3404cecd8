"""How much one person and one address may ask for, so that nobody takes the table from the others.

An allowance is a purse that fills by itself: so many at once, then one after the other. An address is wider
than a person, because a club sits behind one.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from litestar.exceptions import TooManyRequestsException

FORGET = 10_000  # purses in memory; a full one need not be remembered


@dataclass(frozen=True)
class Allowance:
    """So many at once, and one more every so many seconds."""

    at_once: int
    every: float


@dataclass(frozen=True)
class Limits:
    """What a service allows. Tests and hosts of their own choose others."""

    person: Mapping[str, Allowance] = field(
        default_factory=lambda: {
            "tables": Allowance(10, 20.0),  # made, imported, forked or played again
            "chat": Allowance(8, 2.0),
            "hints": Allowance(10, 3.0),
            "reviews": Allowance(5, 20.0),
            "links": Allowance(20, 5.0),
        }
    )
    address: Mapping[str, Allowance] = field(
        default_factory=lambda: {
            "requests": Allowance(600, 0.01),
            "people": Allowance(60, 2.0),  # who do something for the first time
            "tables": Allowance(60, 4.0),
            "chat": Allowance(60, 0.25),
            "hints": Allowance(60, 0.5),
            "reviews": Allowance(30, 4.0),
            "links": Allowance(100, 1.0),
        }
    )
    streams_of_person: int = 12
    streams_of_address: int = 200
    tables_of_person: int = 40  # that wait or are played, at the same time


class TooMany(TooManyRequestsException):
    """Asked for more than is allowed; the sentence says for how long to wait."""

    def __init__(self, sentence: str, wait: float = 0.0, most: int = 0) -> None:
        seconds = max(1, math.ceil(wait))
        self.sentence, self.facts = sentence, {"seconds": seconds, "most": most}
        super().__init__(sentence, headers={"retry-after": str(seconds)})


class Purses:
    """What everybody has left."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # so much, when
        self._streams: Counter[str] = Counter()

    def spend(self, what: str, person: str, address: str) -> None:
        """One of a kind, or TooMany."""
        purses = [
            ((what, who), allowed[what])
            for who, allowed in ((person, self.limits.person), (address, self.limits.address))
            if who and what in allowed
        ]
        waits = [self._wait(key, allowance) for key, allowance in purses]
        if any(waits):
            raise TooMany("too-many", max(waits))
        now = time.monotonic()
        for key, allowance in purses:
            self._left[key] = self._now(key, allowance) - 1, now
        if len(self._left) > FORGET:
            self._forget()

    def _now(self, key: tuple[str, str], allowance: Allowance) -> float:
        left, at = self._left.get(key, (float(allowance.at_once), 0.0))
        return min(float(allowance.at_once), left + (time.monotonic() - at) / allowance.every)

    def _wait(self, key: tuple[str, str], allowance: Allowance) -> float:
        return max(0.0, (1 - self._now(key, allowance)) * allowance.every)

    def _forget(self) -> None:
        """Purses that are full again; if an attack leaves too many others, all."""
        allowed = {**self.limits.address, **self.limits.person}
        self._left = {
            key: kept
            for key, kept in self._left.items()
            if self._now(key, allowed[key[0]]) < allowed[key[0]].at_once
        }
        if len(self._left) > FORGET:
            self._left.clear()

    def may_watch(self, person: str, address: str) -> None:
        """One stream more, or TooMany."""
        mine, ours = self._streams[f"person {person}"], self._streams[f"address {address}"]
        if (person and mine >= self.limits.streams_of_person) or ours >= self.limits.streams_of_address:
            raise TooMany("too-many-streams")

    @contextmanager
    def watching(self, person: str, address: str) -> Iterator[None]:
        """As long as somebody watches."""
        who = (f"person {person}", f"address {address}")
        self._streams.update(who)
        try:
            yield
        finally:
            self._streams.subtract(who)
            self._streams += Counter()  # without those who are gone


def home(host: str | None) -> str:
    """An address as far as it belongs to one customer: of the new kind, a network of 64 bits."""
    try:
        found = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
