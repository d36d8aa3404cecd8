"""One move at a table of four viewers: what each of them sees is worked out once, and checked twice."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

from motu.games import folders
from motu.kernel.engine import Asked
from motu.match import match as matches
from motu.match.match import Match
from motu.table import draft as drafts
from motu.table import stream
from motu.table.draft import Draft, passing
from motu.table.live import LiveTable
from tests.table.house import PATIENCE, House, Visitor
from tests.table.test_truth import seated

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
VIEWERS = 4


class Counted:
    """How often functions are called, for each seat or viewer that they are called for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._calls: Counter[tuple[str, Any]] = Counter()
        self._patch = monkeypatch

    def watch(self, home: Any, name: str, whom: Callable[..., Any]) -> None:
        original = getattr(home, name)

        def counting(*arguments: Any, **more: Any) -> Any:
            self._calls[name, whom(*arguments, **more)] += 1
            return original(*arguments, **more)

        self._patch.setattr(home, name, counting)

    def of(self, name: str) -> dict[Any, int]:
        return {whom: n for (called, whom), n in self._calls.items() if called == name}


@contextmanager
def watching(visitor: Visitor, id: str) -> Iterator[Iterator[str]]:
    """A browser that looks at a table: the names of the pictures that it is sent."""
    with visitor.stream("GET", f"/table/{id}/stream") as answer:
        yield _names(answer)


def _names(answer: httpx.Response) -> Iterator[str]:
    name, until = "", time.monotonic() + PATIENCE
    for line in answer.iter_lines():  # one comes every few seconds, if only to say that nothing has changed
        assert time.monotonic() < until, "nothing new is shown"
        if line.startswith("id: "):
            name = line.removeprefix("id: ")
        elif line.startswith("data: "):
            assert json.loads(line.removeprefix("data: "))
            yield name


def a_choice_that_is_a_move(table: LiveTable) -> tuple[int, int]:
    """Who is asked, and an answer that is whole by itself and leads to a question of one seat; or -1.

    None that is sealed: the last of those always waits for its confirmation.
    """
    (seat, *_) = table.match.awaiting
    unfit = table.draft(seat).picks or Asked(table.match.state).sealed
    for choice in () if unfit else table.turn((seat,)).choices:
        draft = Draft(seat, table.match).with_picks([choice.id])
        if not draft.complete or len(draft.picks) != 1:
            continue
        after = table.match.copy()
        after.play(seat, choice.id)
        if len(after.awaiting) == 1:
            (then,) = after.awaiting
            if len(after.choices(then)) > 1 and passing(after, then) is None:
                return seat, choice.id
    return seat, -1


def come_to_one(house: House, table: LiveTable, people: list[Visitor]) -> tuple[int, int]:
    """Play until there is such a choice."""
    for n in range(60):
        seat, choice = a_choice_that_is_a_move(table)
        if choice >= 0:
            return seat, choice
        people[seat].decide(table.id, n)
    raise AssertionError("every choice has several parts")


@pytest.mark.parametrize("confirm", [True, False], ids=["confirmed", "at once"])
@pytest.mark.parametrize("game", GAMES)
def test_one_move_is_worked_out_once_for_each_viewer(
    house: House, game: str, confirm: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, people = seated(house, VIEWERS, game)
    table = house.table(id)
    seat, choice = come_to_one(house, table, people)
    mover = people[seat]
    if not confirm:
        mover.post("/settings", data={"confirm": "no"})
    monkeypatch.setattr(house.app.state.tables, "wake", lambda table: None)  # nothing goes on by itself
    monkeypatch.setattr(table.presence, "_changed", lambda: None)  # and nobody is seen to come
    counted = Counted(monkeypatch)
    with ExitStack() as screens:
        pictures = [screens.enter_context(watching(person, id)) for person in people]
        page = mover.page(id)
        for person, shown in zip(people, pictures, strict=True):
            assert next(shown) in person.page(id).text
        counted.watch(matches, "why_not", lambda s, seat, action: seat)
        counted.watch(Match, "choices", lambda match, seat: seat)
        counted.watch(Match, "gestures", lambda match, seat: seat)
        counted.watch(Match, "view", lambda match, seat, state=None: seat)
        counted.watch(drafts, "token_of", lambda match, seat, picks: seat)
        counted.watch(stream, "fragments", lambda table, audience: audience.seats)

        pressed = {"seat": str(seat), "question": page.question}
        assert mover.do(id, choice=str(choice), **pressed).status_code == 204
        if confirm:
            next(pictures[seat])  # the draft, for nobody else
            pressed["question"] = mover.page(id).question
            assert mover.do(id, do="confirm", **pressed).status_code == 204
        for person, shown in zip(people, pictures, strict=True):
            assert next(shown) in person.page(id).text  # a second look costs nothing

    (asked,) = table.match.awaiting
    draft = {seat: 1} if confirm else {}  # a version of its own, for who made it
    once = Counter(range(VIEWERS)) + Counter(draft)
    assert counted.of("why_not") == {seat: 2}  # on its way in, and when it is played
    assert counted.of("fragments") == {(viewer,): n for viewer, n in once.items()}
    assert counted.of("view") == once + Counter(
        [None]
    )  # what everybody may count is kept for lists of tables
    assert counted.of("token_of") == Counter([asked]) + Counter(draft)
    assert counted.of("choices") == counted.of("gestures") == {asked: 1}
