"""Nonsense to every address, by everybody, at tables in every status: a sentence, and nothing has changed."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.table import nonsense as n
from tests.table.house import House

BUDGET = {"sqlite": (2, 150), "postgresql": (8, 50)}  # one request of so many; examples made up by chance
TEXTS = st.sampled_from(n.WORDS) | st.text(st.characters(exclude_categories=()), max_size=12)


@pytest.fixture(scope="module", params=BUDGET)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[n.Nonsense]:
    file = tmp_path_factory.mktemp("nonsense") / "motu.sqlite"
    sqlite = request.param == "sqlite"
    address = f"sqlite+aiosqlite:///{file}" if sqlite else request.getfixturevalue("postgresql").new_base()
    with House(address) as house, contextlib.closing(n.Nonsense(house, *BUDGET[request.param])) as found:
        yield found


def test_every_method_of_every_address(place: n.Nonsense) -> None:
    for (_, parts, _), method in itertools.product(place.routes(), n.METHODS):
        place.refused(method, parts)


def test_addresses_of_nonsense(place: n.Nonsense) -> None:
    for path, parts, methods in place.routes():
        for segment in n.SEGMENTS if "{" in path else ():
            place.refused(n.usual(methods), parts, other=segment)
            place.refused(n.usual(methods), parts, id=segment)


def test_queries_and_headers_of_nonsense(place: n.Nonsense) -> None:
    for _, parts, methods in place.routes():
        for query in n.QUERIES:
            place.refused(n.usual(methods), parts, query=query)
        for headers in n.HEADERS:
            place.refused(n.usual(methods), parts, headers=headers)


def test_bodies_of_nonsense(place: n.Nonsense) -> None:
    bodies, files = list(n.bodies()), list(n.files())
    for path, parts, methods in place.routes():
        if "POST" in methods:
            for kind, body in bodies if "{" in path else bodies + files:  # nobody sends files to a table
                place.refused("POST", parts, body=body, headers={"content-type": kind})


def test_what_chance_makes_up(place: n.Nonsense) -> None:
    forms = st.dictionaries(st.sampled_from(n.FIELDS), TEXTS | st.sampled_from(n.DOING), max_size=4)
    facts = {"other": TEXTS, "form": forms, "query": forms, "as_json": st.booleans()}

    @settings(
        max_examples=place.examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(route=st.sampled_from(place.routes()), **facts)
    def search(route: Any, other: str, form: dict[str, str], query: dict[str, str], as_json: bool) -> None:
        _, parts, methods = route
        place.refused(
            n.usual(methods),
            parts,
            other=quote(other[:200], safe="", errors="replace").encode(),
            query=urlencode(query, errors="replace"),
            body=(json.dumps(form) if as_json else urlencode(form, errors="replace")).encode(),
            headers={"content-type": "application/json" if as_json else n.FORM},
        )

    place.one_of = 1
    search()
