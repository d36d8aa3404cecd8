"""Whole games against bots."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from motu.table.words import t
from tests.e2e.conftest import PORTRAIT, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service


def tell(me: Player, record: Callable[[str, object], None], seconds: float) -> None:
    """One line per whole game, below the results."""
    record("played", f"{me.decisions} decisions, {seconds:.0f} s, {seconds / me.decisions:.2f} s each")


def finish(me: Player, lang: str) -> None:
    """The end: points, and the ways on from here."""
    page = me.page
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator(".result tfoot strong").count() >= 2
    page.locator(".result a[href$='replay?at=0']").click()
    page.wait_for_url("**/replay?at=0")
    page.keyboard.press("End")
    page.locator("#at").wait_for()
    page.get_by_role("link", name=t(lang, "replay-to-table")).click()
    page.locator("button[value=rematch]").click()
    page.locator(".result a.big").click()
    page.wait_for_url("**/table/*")
    assert me.my_turn()["mine"]


@pytest.mark.whole
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_by_mouse(
    open_page: Open, service: Service, game: str, lang: str, record_property: Callable[[str, object], None]
) -> None:
    page = open_page(service, lang=lang)
    card = page.locator(".game", has=page.locator(f'input[name=game][value="{game}"]'))
    card.locator("select[name=quick]").select_option("beginner")
    card.locator(".quick button").click()  # against bots, two clicks from the address bar
    page.wait_for_url("**/table/*")
    me = Player(page, seed=1)
    began = time.monotonic()
    me.play()
    assert me.look()["over"] and me.decisions > 5
    tell(me, record_property, time.monotonic() - began)
    finish(me, lang)


@pytest.mark.whole
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_by_keyboard_only(
    open_page: Open, service: Service, game: str, lang: str, record_property: Callable[[str, object], None]
) -> None:
    page = open_page(service, lang=lang)
    new_table(page, game, ("me", "beginner"))  # a bot that wants to get on: others might draw cards for ever
    me = Player(page, seed=2)
    began = time.monotonic()
    me.play(keys=True)
    assert me.look()["over"] and me.decisions > 5
    assert page.locator("html").get_attribute("lang") == lang
    tell(me, record_property, time.monotonic() - began)


@pytest.mark.whole
def test_a_whole_game_by_touch_on_a_phone(
    open_page: Open, service: Service, game: str, record_property: Callable[[str, object], None]
) -> None:
    page = open_page(service, PORTRAIT)
    card = page.locator(".game", has=page.locator(f'input[name=game][value="{game}"]'))
    card.locator("select[name=quick]").select_option("beginner")
    card.locator(".quick button").tap()
    page.wait_for_url("**/table/*")
    me = Player(page, seed=3, touch=True)
    began = time.monotonic()
    me.play()
    assert me.look()["over"] and me.decisions > 5
    tell(me, record_property, time.monotonic() - began)


def test_the_first_visit_is_one_click_away_from_a_first_decision(open_page: Open, service: Service) -> None:
    page = open_page(service)
    page.locator(".welcome button").click()
    page.wait_for_url("**/table/*")
    me = Player(page)
    assert me.my_turn()["things"]
    guide = page.locator("#guide")
    assert guide.is_visible() and guide.locator("li").count() == 3
    me.decide()
    assert guide.get_attribute("open") is None  # it steps aside after the first decision
    guide.locator("summary").click()
    page.locator("#guide-off").click()
    page.reload()
    assert page.locator("#guide").count() == 0
