"""axe-core on every page, in both languages, light and dark; what the first page costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LAPTOP, PORTRAIT, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import ROOT, Service

AXE = ROOT / "build" / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def axe() -> Path:
    if not AXE.exists():
        subprocess.run([sys.executable, str(ROOT / "web" / "fetch.py"), "--tests"], check=True)
    return AXE


def check(page: Page, axe: Path) -> None:
    page.evaluate(axe.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    faults = [
        (fault["id"], fault["help"], [node["html"][:160] for node in fault["nodes"][:3]])
        for fault in found["violations"]
    ]
    assert not faults, f"{page.url}: {faults}"


@pytest.mark.every
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_axe_finds_nothing(open_page: Open, service: Service, axe: Path, lang: str, scheme: str) -> None:
    size = PORTRAIT if (lang, scheme) == ("fr", "dark") else LAPTOP
    page = open_page(service, size, lang, color_scheme=scheme)
    check(page, axe)
    page.locator("details summary").first.click()
    check(page, axe)
    table = new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 40)
    me.my_turn()
    check(page, axe)
    if size == PORTRAIT:
        page.locator(".menu").click()
    closed = page.locator(".more > details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    check(page, axe)
    if size == PORTRAIT:
        page.keyboard.press("Escape")
    me._pick(me.my_turn())
    check(page, axe)
    for address in (f"{table}/replay", "/numbers/costa-ruana", "/nowhere", "/join/x/y"):
        page.goto(address if address.startswith("http") else service.url + address)
        check(page, axe)


def test_axe_finds_nothing_at_the_end_and_in_the_waiting_room(
    open_page: Open, service: Service, axe: Path, game: str
) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "invite"))
    page.locator("button[name=invite]").click()
    page.locator("#refusal:not(:empty)").wait_for()
    check(page, axe)
    page.goto(service.url)
    new_table(page, game, ("me", "random"))
    me = Player(page, 41)
    me.play()
    check(page, axe)


def test_the_first_page_is_light_and_asks_nobody_else(open_page: Open, service: Service) -> None:
    page = open_page(service)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda e: sizes.append(e["encodedDataLength"]))
    page.reload(wait_until="networkidle")
    assert sizes and sum(sizes) < 150_000, sum(sizes)


def test_a_screen_reader_is_told(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 42)
    me.my_turn()
    assert page.locator("#banner").get_attribute("role") == "status"
    assert page.locator("#log").get_attribute("role") == "log"
    for thing in page.locator("#board .choosable").all():
        assert thing.get_attribute("aria-label")
    assert page.locator("#board .choosable[tabindex='0']").count() == 1
