"""Friends: an invitation that other machines reach, a bot for who is away, a private table, a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from motu.table.reach import _own_address
from tests.e2e.conftest import PORTRAIT, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service
from tests.e2e.test_together import invitation


@pytest.fixture
def everywhere(tmp_path: Path) -> Iterator[Service]:
    """A service that all machines reach; whoever has closed the page is away soon."""
    running = Service(f"sqlite+aiosqlite:///{tmp_path / 'motu.sqlite'}", host="0.0.0.0", grace=1.0)
    running.start()
    yield running
    running.stop()


def named(page: Page, name: str) -> None:
    page.locator("#name").fill(name)
    with page.expect_response(lambda answer: answer.url.endswith("/settings")):
        page.locator("#name").press("Tab")


def opened(page: Page, panel: str) -> None:
    if not page.locator(f"#panel-{panel}[open]").count():
        page.locator(f"#panel-{panel} > summary").click()


def test_an_invitation_leads_from_a_phone_to_the_table(open_page: Open, everywhere: Service) -> None:
    host = open_page(everywhere)
    named(host, "Camille")
    table = new_table(host, "costa-ruana", ("me", "invite", "greedy"))
    link = invitation(host)
    assert link == invitation(host), "the same as long as nobody has used it"
    host.locator("#choices button[name=invite]").first.click()
    host.locator("dialog .anew").click()
    host.wait_for_function("old => document.getElementById('invitation-address').value != old", arg=link)
    host.locator("dialog .close").click()
    link = invitation(host)
    other = _own_address() or "127.0.0.2"
    assert link.startswith(f"http://{other}:{everywhere.port}/join/") or other == "127.0.0.2"
    far = Service("", port=everywhere.port)
    far.url = f"http://{other}:{everywhere.port}"
    guest = open_page(far, PORTRAIT)
    guest.goto(far.url + link[link.index("/join/") :])
    assert "À l’invitation de Camille, une partie de Costa Ruana" in guest.locator("main").inner_text()
    assert guest.evaluate("document.documentElement.scrollWidth") <= PORTRAIT[0]
    guest.locator("main [name=name]").fill("Léon")
    guest.locator("main form button").click()
    guest.wait_for_url("**/table/*")
    opened(host, "people")
    host.locator("#person-1 .here").wait_for()
    assert "Léon" in host.locator("#person-1").inner_text()
    people = [Player(host, 60), Player(guest, 61)]
    while not people[1].look()["mine"]:
        if people[0].look()["mine"]:
            people[0].decide()
        host.wait_for_timeout(20)
    guest.reload()
    guest.locator("#choices").wait_for()
    guest.context.close()

    host.locator(".absent button").click()  # a bot plays for him
    host.locator("#log", has_text="Un robot joue désormais pour Bleu").wait_for()
    assert "à la place de Léon" in host.locator("#person-1").inner_text()
    host.locator("#person-1 button[name=give-back]").click()
    host.locator("#log", has_text="Bleu a repris sa place").wait_for()
    assert host.url == table


def test_who_left_takes_his_seat_back_with_one_press(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 62)
    me.my_turn()
    page.locator(".gear").click()
    page.locator("button[value=leave]").click()
    page.locator("#choices button[value=return]").click()
    me.my_turn()
    me.decide()


def test_a_private_table_is_refused_to_a_stranger_until_it_is_opened(
    open_page: Open, service: Service
) -> None:
    host, stranger = open_page(service), open_page(service, PORTRAIT, "en")
    table = new_table(host, "costa-ruana", ("me", "here"))
    for address in ("", "/replay", "/extract", "/chance", "/stream", "/record", "/coach"):
        answer = stranger.goto(table + address)
        assert answer is not None and answer.status == 403, address
        assert "Ask its host for an invitation" in stranger.locator("main").inner_text()
    opened(host, "people")
    host.locator("#people button[value=public]").click()
    host.locator("#people button[value=private]").wait_for()
    stranger.goto(table)
    assert "You are watching" in stranger.locator(".onlooker").inner_text()
    host.locator("#people button[value=private]").click()
    stranger.locator("h1", has_text="Private table").wait_for()  # at once
