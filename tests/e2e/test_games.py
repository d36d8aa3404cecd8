"""Whole games against bots."""

from __future__ import annotations

from tests.e2e.conftest import Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service


def finish(me: Player) -> None:
    """The end: points, and the ways on from here."""
    page = me.page
    assert me.look()["over"] and me.decisions > 5
    assert page.locator(".result tfoot strong").count() >= 2
    page.locator(".result a[href$='replay?at=0']").click()
    page.wait_for_url("**/replay?at=0")
    page.keyboard.press("End")
    page.locator("#at").wait_for()
    page.get_by_role("link", name="Retour à la table").click()
    page.locator("button[value=rematch]").click()
    page.locator(".result a.big").click()
    page.wait_for_url("**/table/*")
    assert me.my_turn()["mine"]


def test_a_whole_game_by_mouse(open_page: Open, service: Service, game: str) -> None:
    page = open_page(service)
    card = page.locator(".game", has=page.locator(f'input[name=game][value="{game}"]'))
    card.locator("select[name=quick]").select_option("beginner")
    card.locator(".quick button").click()  # against bots, two clicks from the address bar
    page.wait_for_url("**/table/*")
    me = Player(page, seed=1)
    me.play()
    finish(me)


def test_a_whole_game_by_keyboard_only(open_page: Open, service: Service, game: str) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "greedy"))
    me = Player(page, seed=2)
    me.play(keys=True)
    assert me.look()["over"] and me.decisions > 5


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
