"""A real Chromium at the real service. Every page is watched: no error, no request to another host."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import motu
from motu.games import folders
from tests.e2e.browser import ARGUMENTS, find
from tests.e2e.player import PATIENCE
from tests.e2e.service import ROOT, Service, Wire
from tests.house import day

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
LAPTOP, LANDSCAPE, PORTRAIT = (1366, 768), (844, 390), (390, 844)

AXE = ROOT / "build" / "web" / "node_modules" / "axe-core" / "axe.min.js"

Open = Callable[..., Page]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`make test` tries each test on one game, language or screen (`daily`: on so many), by the day of the
    commit. Of the tests that play a whole game it tries one; `every_game` means every one.

    The rest is for `-m full`.
    """
    families: dict[str, list[pytest.Item]] = {}
    for item in items:
        apart = item.get_closest_marker("full") or item.get_closest_marker("every_game")
        if "e2e" in item.nodeid and not apart:
            whole = item.get_closest_marker("whole")
            families.setdefault("whole" if whole else item.nodeid.partition("[")[0], []).append(item)
    found = [(family, family[0].get_closest_marker("daily")) for family in families.values()]
    day.keep((family, mark.args[0] if mark else 1) for family, mark in found)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What each whole game took."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, ()):
            for said in (value for name, value in report.user_properties if name == "played"):
                terminalreporter.write_line(f"{report.nodeid.partition('::')[2]}: {said}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    if path is None:
        sentence = (
            "No Chromium on this machine (apt install chromium): the pages were not tried in a browser."
        )
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> Path:
    if not AXE.exists():
        subprocess.run([sys.executable, str(ROOT / "web" / "fetch.py"), "--tests"], check=True)
    return AXE


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('e2e') / 'motu.sqlite'}")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[Service]:
    """One that a test may kill."""
    running = Service(f"sqlite+aiosqlite:///{tmp_path / 'motu.sqlite'}")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def wire(service: Service) -> Iterator[Wire]:
    """A way to the service that a test may cut."""
    line = Wire(service)
    yield line
    line.cut()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Open]:
    """A new browser of a new person."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def watch(page: Page, home: str) -> None:
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on(
            "console", lambda m: troubles.append(m.text) if m.type == "error" and _counts(m.text) else None
        )
        page.on("request", lambda r: troubles.append(f"asks {r.url}") if not r.url.startswith(home) else None)

    def new(service: Service | Wire, size: tuple[int, int] = LAPTOP, lang: str = "fr", **more: Any) -> Page:
        more = {"reduced_motion": "reduce", **more}
        viewport: Any = {"width": size[0], "height": size[1]}
        context = chromium.new_context(locale=lang, viewport=viewport, has_touch=size != LAPTOP, **more)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        watch(page, service.url)
        page.goto(service.url)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not troubles, troubles


def _counts(line: str) -> bool:
    """A lost connection and a refusal are told in the console too; the tests bring them about."""
    return "ERR_CONNECTION" not in line and not any(
        word in line
        for word in (
            "403",
            "404",
            "409",
            "410",
            "503",
            "ERR_EMPTY_RESPONSE",
            "ERR_INCOMPLETE",
            "ERR_FAILED",
            "ERR_INTERNET_DISCONNECTED",
        )
    )


def new_table(page: Page, game: str, kinds: tuple[str, ...], **more: str) -> str:
    """Make a table with the form of the lobby: its address."""
    card = page.locator(".game", has=page.locator(f'input[name=game][value="{game}"]'))
    if card.locator("details[open]").count() == 0:
        card.locator("details summary").first.click()
    least = folders()[game].seats.start
    for n, kind in enumerate(kinds + ("greedy",) * (least - len(kinds))):  # bots that do not think long
        if n:
            card.locator(f"select[name=seat{n}]").select_option(kind)
    for name, value in more.items():
        card.locator(f"[name={name}]").fill(value) if value != "yes" else card.locator(
            f"[name={name}]"
        ).check()
    card.locator(".new button.big").click()
    page.wait_for_url("**/table/*")
    return page.url


@cache
def finished_record(game: str) -> str:
    """A game that was played at random."""
    dice, found = random.Random(game), motu.game(game)
    match = found.start(seats=max(3, found.seats.start), seed=5)
    while match.awaiting:
        seat = match.awaiting[0]
        match.play(seat, dice.choice(match.choices(seat)))
    return match.record().dumps()


def finished_table(page: Page, game: str) -> str:
    """Open a record in the lobby: the address of its table, which is over."""
    page.locator(".import summary").click()
    record = finished_record(game).encode()
    page.locator("#record").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": record}
    )
    page.locator(".import button").click()
    page.wait_for_url("**/replay*")
    return page.url.partition("/replay")[0]
