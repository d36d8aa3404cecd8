"""Two worlds through HTTP: pages, pictures, stream, errors, replay and record are the same in both."""

from __future__ import annotations

import re
from typing import Any

import pytest

from motu.games import folders
from motu.match.match import Match
from motu.table.live import LiveTable
from tests.contract.cases import BUDGET, DAY, Case, times
from tests.contract.worlds import TwoWorlds
from tests.table.house import House, Visitor
from tests.table.test_truth import seated

CASES = [  # a short run tries every second game, and the others the next day
    pytest.param(
        Case(folder, seats, (("limit", 5000),)),
        id=f"{folder.key}-{seats}",
        marks=pytest.mark.full if seats > folder.seats.start or (BUDGET < 1 and (n + DAY) % 2) else (),
    )
    for n, folder in enumerate(folders().values())
    if folder.drawn
    for seats in sorted({folder.seats.start, min(3, folder.seats.stop - 1)})
]


class Table:
    """A table of people; the match on it is the one of a world."""

    def __init__(self, house: House, case: Case) -> None:
        self.house, self.case = house, case
        self.id, self.people = seated(house, case.seats, case.folder.key)
        self.watcher = house.visitor()
        self.watcher.get("/")  # has its cookie from now on
        self.live: LiveTable = house.table(self.id)
        if self.live.worker is not None:
            self.house.loop.call_soon_threadsafe(self.live.worker.cancel)  # type: ignore[union-attr]

    def show(self, match: Match) -> None:
        self.live.match = match
        self.live.status = "over" if match.over else "playing"
        self.live.drafts.clear()
        self.live.pointed.clear()
        self.live.version += 1

    def observe(self, match: Match, viewer: int | None) -> dict[str, Any]:
        """All that a browser can get."""
        self.show(match)
        who = self.watcher if viewer is None else self.people[viewer]
        lines = len(match.events(viewer))
        here = f"/table/{self.id}"
        paths = [here, f"{here}/extract", f"{here}/replay?at={lines // 2}", f"{here}/replay?at={lines + 9}"]
        if viewer is not None:
            paths.append(f"{here}/hand/{viewer}")
        targets = sorted(set(re.findall(r'data-target="(\w+)"|id="(\w+)"', match.svg(viewer))))[:40:16]
        paths += [f"{here}/why?target={a or b}" for a, b in targets]
        if not match.over:
            paths.append(f"{here}/record")
        gets: dict[str, Any] = {path: self._got(who, path) for path in paths}
        gets["stream"] = who.message(self.id)
        forms = [{"choice": "3", "question": "old"}, {"choice": "nonsense"}, {"do": "confirm"}, {"seat": "1"}]
        for n, form in enumerate(forms):
            if viewer is None or viewer not in match.awaiting or "question" in form:
                answer = who.do(self.id, **form)
                gets[f"form {n}"] = answer.status_code, answer.text
        return gets

    def _got(self, who: Visitor, path: str) -> tuple[Any, ...]:
        answer = who.get(path)
        kept = {k: v for k, v in answer.headers.items() if k != "date"}
        return answer.status_code, answer.text, sorted(kept.items())


@pytest.fixture(params=CASES)
def table(request: pytest.FixtureRequest, house: House) -> Table:
    return Table(house, request.param)


def run(table: Table, runs: int, every: int) -> None:
    viewers = table.case.viewers
    steps = 0
    for n in range(runs):
        viewer = viewers[n % len(viewers)]
        pair = TwoWorlds(table.case, viewer, n, table.observe, every, other_picks=n % 3 != 1).run()
        steps += pair.steps
    assert steps > 20 * runs


def test_nobody_learns_anything_over_http(table: Table) -> None:
    run(table, times(len(table.case.viewers)), every=30)


@pytest.mark.full
def test_nobody_learns_anything_over_http_in_many_games(table: Table) -> None:
    run(table, times(8 * len(table.case.viewers)), every=3)
