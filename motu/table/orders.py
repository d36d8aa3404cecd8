"""Standing orders: a person lets questions of one kind be answered for him; nobody else knows of it."""

from __future__ import annotations

from motu.games._shared.folder import StandingOrder
from motu.games._shared.text import say
from motu.match.match import Match


def offered(match: Match, seat: int) -> list[StandingOrder]:
    """What a seat may order now."""
    return match.folder.standing_orders(match.redacted(seat), seat) if match.awaiting else []


def note(match: Match, seat: int, key: str) -> None:
    """The last answer was given by an order: a line in the log of its seat alone."""
    label = next((order.label for order in offered(match, seat) if order.key == key), None)
    phrase = say("event-by-order") if label is None else say("event-by-this-order", order=label)
    match.tell(1 << seat, phrase)


class Orders:
    """The orders given at a table: each holds until what it was given for has passed."""

    def __init__(self) -> None:
        self._given: dict[tuple[int, str], int] = {}

    def copy(self) -> Orders:
        twin = Orders()
        twin._given = dict(self._given)
        return twin

    def hear(self, seat: int, said: str) -> None:
        """An order as the log keeps it: its key and what it holds for, or that it is off."""
        key, until = said.split(" ")
        if until == "off":
            self._given.pop((seat, key), None)
        else:
            self._given[seat, key] = int(until)

    def drop(self, seat: int | None) -> None:
        """Who takes a choice back takes his orders back; None: everybody."""
        self._given = {given: n for given, n in self._given.items() if seat not in (None, given[0])}

    def holds(self, order: StandingOrder, seat: int) -> bool:
        """Whether a seat has given this order and it has not ended."""
        return self._given.get((seat, order.key)) == order.until

    def answer(self, match: Match, seat: int) -> tuple[str, int] | None:
        """The order that answers the present question of a seat, and its answer."""
        if not any(owner == seat for owner, _ in self._given) or seat not in match.awaiting:
            return None
        for order in offered(match, seat):
            if self.holds(order, seat):
                action = match.folder.ordered(match.redacted(seat), seat, order.key)
                if action is not None:
                    return order.key, action
        return None
