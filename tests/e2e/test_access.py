"""axe-core on every page, in both languages, light and dark; what the first page costs."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LAPTOP, PORTRAIT, Open, finished_table, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

REVIEWED = 300_000  # milliseconds that a review of a short game may take on a busy machine


def check(page: Page, axe: Path, part: str = "html") -> None:
    """A page, or a part of it."""
    page.evaluate(axe.read_text("utf-8"))
    found = page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", part)
    faults = [
        (fault["id"], fault["help"], [node["html"][:160] for node in fault["nodes"][:3]])
        for fault in found["violations"]
    ]
    assert not faults, f"{page.url}: {faults}"


@pytest.mark.daily(2)
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
    page.locator(".gear").click()
    check(page, axe)
    page.keyboard.press("Escape")
    me._pick(me.my_turn())
    check(page, axe)
    book = ("/rules/costa-ruana", "/numbers/costa-ruana", "/rivals/costa-ruana")
    for address in (
        f"{table}/replay",
        "/",
        "/tables",
        f"{table}/delete",
        *book,
        "/nowhere",
        f"/join/{table.rpartition('/')[2]}/y",
    ):
        page.goto(address if address.startswith("http") else service.url + address)
        check(page, axe)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_table_of_a_game(
    open_page: Open, service: Service, axe: Path, game: str, scheme: str
) -> None:
    """Its first questions, what it says when something cannot be chosen, and the way back through it."""
    page = open_page(service, lang="fr" if scheme == "dark" else "en", color_scheme=scheme)
    table = new_table(page, game, ("me", "here"))
    me = Player(page, 43)
    for _ in range(3):
        me.my_turn()
        check(page, axe)
        me.decide()
    me.my_turn()
    page.locator("#board").click(position={"x": 3, "y": 3})
    check(page, axe)
    for address in (f"{table}/replay?at=3", f"{service.url}/rules/{game}"):
        page.goto(address)
        check(page, axe)


def test_axe_finds_nothing_in_the_waiting_room(
    open_page: Open, service: Service, axe: Path, game: str
) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "invite"))
    page.locator("button[name=invite]").first.click()
    page.locator("dialog[open] svg").wait_for()
    check(page, axe)
    guest = open_page(service, PORTRAIT, color_scheme="dark")
    guest.goto(page.locator("#invitation-address").input_value())
    check(guest, axe)
    guest.goto(page.url)
    assert guest.locator("h1").inner_text() == "Table privée"
    check(guest, axe)


def test_axe_finds_nothing_at_the_end_nor_among_the_numbers(
    open_page: Open, service: Service, axe: Path, game: str
) -> None:
    """In both languages, light and dark."""
    page = open_page(service)
    table = finished_table(page, game)
    for address in (table, f"{table}/replay", f"{service.url}/numbers/{game}"):
        for lang in ("fr", "en"):
            page.context.add_cookies([{"name": "lang", "value": lang, "url": service.url}])
            page.goto(address)
            assert page.locator("html").get_attribute("lang") == lang
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                check(page, axe)


def test_axe_finds_nothing_in_a_review(open_page: Open, service: Service, axe: Path) -> None:
    """The coach's page with all parts open, in both languages, light and dark; a phone shows all of it."""
    page = open_page(service)
    table = finished_table(page, "costa-ruana")
    for lang in ("fr", "en"):
        page.context.add_cookies([{"name": "lang", "value": lang, "url": service.url}])
        page.goto(f"{table}/coach")
        page.locator(".curve").wait_for(timeout=REVIEWED)
        closed = page.locator("main details:not([open]) > summary")
        while closed.count():
            closed.first.click()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            check(page, axe)
    page.set_viewport_size({"width": PORTRAIT[0], "height": PORTRAIT[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PORTRAIT[0]


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
