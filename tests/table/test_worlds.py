"""Two worlds through HTTP: whatever the application answers about a table is the same in both."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from motu.games import folders
from motu.match.match import Match
from motu.table.live import LiveTable
from tests.contract.cases import Case, times
from tests.contract.worlds import TwoWorlds
from tests.table.house import House, Visitor
from tests.table.test_truth import seated

CASES = [
    pytest.param(
        Case(folder, seats, (("limit", 5000),)),
        id=f"{folder.key}-{seats}",
        marks=pytest.mark.full if seats > folder.seats.start else (),
    )
    for folder in folders().values()
    if folder.drawn
    for seats in sorted({folder.seats.start, min(3, folder.seats.stop - 1)})
]


THINGS = 12  # touched at each look
TOLD = ("/record", "/coach", "/fork")  # of a game that is over


def addresses(app: Litestar) -> list[tuple[str, str]]:
    """Every address of the application that names a table, with its methods."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute) and "{id}" in route.path_format]
    found = [(route.path_format, method) for route in routes for method in route.methods]
    return sorted((path, method) for path, method in found if method in ("GET", "POST"))


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
        self.live.changed()

    def observe(self, match: Match, viewer: int | None) -> dict[str, Any]:
        """All that a browser can get."""
        self.show(match)
        who = self.watcher if viewer is None else self.people[viewer]
        asked = viewer is not None and viewer in match.awaiting
        gets = self.addresses(who, viewer)
        lines = len(match.events(viewer))
        things = sorted(set(re.findall(r' id="([\w-]+)"', match.svg(viewer))))
        things = things[lines % THINGS :: max(1, len(things) // THINGS)]
        here = f"/table/{self.id}"
        paths = [f"{here}/replay?at={lines // 2}", f"{here}/replay?at={lines + 9}"]
        paths += [f"{here}/thing?name={thing}" for thing in things]
        gets |= {path: self._got(who, path) for path in paths}
        gets["stream"] = who.message(self.id)
        forms = [{"choice": "3", "question": "old"}, {"choice": "nonsense"}, {"do": "confirm"}, {"seat": "1"}]
        for n, form in enumerate(forms):
            if not asked or "question" in form:
                answer = who.do(self.id, **form)
                gets[f"form {n}"] = answer.status_code, answer.text
        if asked:
            gets["draft"] = self.drafted(who, lines)
        return gets

    def addresses(self, who: Visitor, viewer: int | None) -> dict[str, Any]:
        """What every address of the application that names a table answers; a game that is over may tell."""
        gets: dict[str, Any] = {}
        for path, method in addresses(self.house.app):
            if path.endswith(("/stream", "/move")) or (self.live.status == "over" and path.endswith(TOLD)):
                continue
            here = path.format(id=self.id, seat=viewer or 0, claim="nonsense")
            gets[f"{method} {path}"] = self._got(who, here, method)
        return gets

    def drafted(self, who: Visitor, n: int) -> list[Any]:
        """The n-th choice, picked and taken back."""
        page = who.page(self.id)
        if not page.choices:
            return []
        pick = {"choice": page.choices[n % len(page.choices)], "question": page.question, "seat": page.seat}
        done = who.do(self.id, **pick)
        seen = who.page(self.id)
        assert self.live.draft(int(page.seat)).picks, "it was confirmed"
        refused = self._got(who, f"/table/{self.id}/thing?name=head-A")
        for _ in range(9):
            if not (now := who.page(self.id)).picked:
                break
            who.do(self.id, do="undo", undoing=now.value("undoing"))
        return [done.status_code, done.text, seen.text, refused, who.page(self.id).text == page.text]

    def _got(self, who: Visitor, path: str, method: str = "GET") -> tuple[Any, ...]:
        answer = who.request(method, path)
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


# --- a table that waits for people ------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(folders()))
def test_a_table_that_waits_has_no_secret_yet(house: House, game: str) -> None:
    """Neither host nor guest nor stranger gets a seed, and two tables that wait look alike but for names."""
    host, guest, stranger = house.visitor(), house.visitor(), house.visitor()
    for one in (host, guest, stranger):
        one.get("/")
    seats = folders()[game].seats.start + 1
    id = host.make(game, ("me", "open", *["open"] * (seats - 2)), public="yes")
    assert guest.do(id, do="join").status_code == 204
    told = [asked(house, who, id) for who in (host, guest, stranger)]
    row = house.within(house.app.state.store.table(id))
    assert row["status"] == "open" and row["seed"] == ""
    for gets in told:
        for path in ("/table/{id}/record GET", "/table/{id}/coach GET", "/table/{id}/fork POST"):
            assert gets[path][0] == 403, path
        assert '"seed_digest": null' in gets["/table/{id}/extract GET"][1]
    assert host.do(id, do="rematch").status_code == 409
    host.do(id, do="fill")
    row = house.within(house.app.state.store.table(id))
    assert row["status"] == "playing" and len(row["seed"]) == 64
    assert not [path for gets in told for path, (_, text) in gets.items() if row["seed"] in text]


@pytest.mark.parametrize("game", sorted(folders()))
def test_the_seed_of_a_game_leaves_the_server_when_it_is_over(house: House, game: str) -> None:
    host, stranger = house.visitor(), house.visitor()
    stranger.get("/")
    id = host.make(game, ("me", "here"), public="yes")
    seed = house.within(house.app.state.store.table(id))["seed"]
    for who in (host, stranger):
        assert not [path for path, (_, text) in asked(house, who, id).items() if seed in text]


def asked(house: House, who: Visitor, id: str, *methods: str) -> dict[str, tuple[int, str]]:
    """What every address says about a table, asked in one of these ways or in all."""
    found = {}
    for path, method in addresses(house.app):
        if methods and method not in methods:
            continue
        if path.endswith("/stream"):
            found[f"{path} {method}"] = 200, who.message(id)[1]
            continue
        answer = who.request(method, path.format(id=id, seat=0, claim="nonsense"))
        assert answer.status_code < 500, path
        found[f"{path} {method}"] = answer.status_code, answer.text
    return found
