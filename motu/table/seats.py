"""The seats of a table: people, bots, and those that wait for somebody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from motu.bots import STRENGTHS

STAND_IN = "medium"  # the bot that plays for a person who left, or whom nobody waits for any longer


@dataclass(frozen=True)
class Seat:
    """Who sits where: a person (`owner`), a bot, or nobody yet."""

    seat: int
    kind: str
    name: str
    bot: str | None
    owner: str | None
    invited: bool
    agreed: bool = False  # whether the owner himself asked for the invitation
    windows: bool = False  # whether the owner wants to be asked at every window

    @staticmethod
    def of(row: Mapping[str, Any]) -> Seat:
        """A seat as the database has it."""
        who = row["kind"], row["name"], row["bot"], row["owner"]
        return Seat(row["seat"], *who, row["claim"] is not None, row["agreed"], bool(row["windows"]))


def stronger(kind: str) -> str:
    """The bot after this one; the strongest stays."""
    order = ["random", "greedy", *STRENGTHS]
    return order[min(order.index(kind) + 1, len(order) - 1)] if kind in order else kind
