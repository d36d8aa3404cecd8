"""Nonsense to every address, by everybody, at tables in every status: a sentence, and nothing has changed."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.table import nonsense as n
from tests.table.house import House

BUDGET = {"sqlite": 300, "postgresql": 80}  # examples of the search
# fmt: off
text = st.sampled_from(n.WORDS) | st.text(st.characters(exclude_categories=()), max_size=12)
# fmt: on


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[n.Nonsense, int]]:
    folder: Path = tmp_path_factory.mktemp("nonsense")
    sqlite = f"sqlite+aiosqlite:///{folder / 'motu.sqlite'}"
    address = sqlite if request.param == "sqlite" else request.getfixturevalue("postgres")
    with House(address) as house:
        yield n.Nonsense(house), BUDGET[request.param]


def test_every_method_of_every_address(place: tuple[n.Nonsense, int]) -> None:
    at, _ = place
    people, tables = itertools.cycle(at.people), itertools.cycle(("waiting", "running", "over", "waiting"))
    for (_, parts, _), method in itertools.product(at.routes(), n.METHODS):
        at.refused(next(people), n.Sent(method, at.address(parts, next(tables), b"0")))


def test_addresses_queries_and_headers_of_nonsense(place: tuple[n.Nonsense, int]) -> None:
    at, _ = place
    people = itertools.cycle(at.people)
    tables = itertools.cycle(at.tables)
    for path, parts, methods in at.routes():
        method = "POST" if "POST" in methods else "GET"
        here = at.address(parts, next(tables), b"0")
        for query in n.QUERIES:
            at.refused(next(people), n.Sent(method, here, query))
        for headers in n.HEADERS:
            at.refused(next(people), n.Sent(method, here, headers=headers))
        if "{" in path:
            for segment in n.SEGMENTS:
                id = next(tables)
                at.refused(next(people), n.Sent(method, at.address(parts, id, segment)))
                inside = at.address(parts, id, b"0").replace(at.tables[id].encode(), segment)
                at.refused(next(people), n.Sent(method, inside))


def test_bodies_of_nonsense(place: tuple[n.Nonsense, int]) -> None:
    at, _ = place
    bodies = list(n.bodies())
    people = itertools.cycle(at.people)
    tables = itertools.cycle(at.tables)
    for _, parts, methods in at.routes():
        for kind, body in bodies if "POST" in methods else ():
            sent = n.Sent(
                "POST", at.address(parts, next(tables), b"0"), body=body, headers={"content-type": kind}
            )
            at.refused(next(people), sent)


def test_what_chance_makes_up(place: tuple[n.Nonsense, int]) -> None:
    at, budget = place
    routes = at.routes()
    forms = st.dictionaries(st.sampled_from(n.FIELDS), text | st.sampled_from(n.DOING), max_size=4)

    @settings(
        max_examples=budget, derandomize=True, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(
        who=st.sampled_from(list(at.people)), table=st.sampled_from(list(at.tables)),
        route=st.sampled_from(routes), other=text, form=forms, query=forms, as_json=st.booleans(),
        posted=st.booleans(),
    )  # fmt: skip
    def search(
        who: str, table: str, route: tuple, other: str, form: dict, query: dict, as_json: bool, posted: bool
    ) -> None:
        _, parts, methods = route
        method = "POST" if "POST" in methods and posted else sorted(methods)[0]
        here = at.address(parts, table, quote(other[:200], safe="", errors="replace").encode())
        kind = "application/json" if as_json else n.FORM
        body = json.dumps(form) if as_json else urlencode(form, errors="replace")
        headers: dict[str, bytes | str] = {"content-type": kind}
        if as_json:
            headers["authorization"] = f"Bearer {at.people[who].cookies['motu']}"
        at.refused(who, n.Sent(method, here, urlencode(query, errors="replace"), body.encode(), headers))

    search()
