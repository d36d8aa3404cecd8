"""Anything that is touched answers with its card: by hovering, by focus, by a tap, by a long press."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LAPTOP, PORTRAIT, Open, finished_table, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service
from tests.e2e.test_access import check

# A place where the smallest thing under the pointer is one of these, and what it is called.
PLACE = """what => {
  const stage = document.getElementById('stage').getBoundingClientRect();
  const standing = [...document.querySelectorAll('#board .piece:not([data-layer])')];
  const pieces = standing.map(piece => piece.getBoundingClientRect());
  const under = (x, y) => pieces.some(r => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom);
  const shares = [0.5, 0.25, 0.75, 0.12, 0.88];
  for (const thing of document.querySelectorAll(what)) {
    const r = thing.getBoundingClientRect();
    for (const a of shares) for (const b of shares) {
      const x = r.left + a * r.width, y = r.top + b * r.height;
      if (x < stage.left + 4 || x > stage.right - 4 || y < stage.top + 4 || y > stage.bottom - 4) continue;
      if (!under(x, y) && document.elementFromPoint(x, y)?.closest(what) === thing) return [x, y, thing.id];
    }
  }
  return null;
}"""
CHOOSABLE = "#board .choosable:not(.waiting)"
STILL = "#board g[id]:not([data-layer]):not([data-zone]):not(.choosable):not(:has(.choosable)):not(.unfolds)"
LIT_THINGS = "() => [...document.querySelectorAll('#board .lit')].map(e => e.dataset.target)"
LIT_BUTTONS = "() => [...document.querySelectorAll('#choices .lit')].map(b => b.dataset.targets.split(' '))"


def somewhere(page: Page, what: str) -> Any:
    place = page.evaluate(PLACE, what)
    assert place, f"nothing to touch: {what}"
    return place


def card_of(page: Page) -> str:
    """The words of the card that is open; it says what it is and by which rule."""
    card = page.locator("#card")
    card.wait_for()
    assert card.locator("h2").inner_text() and card.locator(".rule a").count() == 1
    assert card.locator(".face svg").count() == 1
    return card.inner_text()


def beside(page: Page) -> None:
    """A card covers neither the choices nor the log."""
    card, stage = page.locator("#card").bounding_box(), page.locator("#stage").bounding_box()
    assert card and stage
    assert card["x"] >= stage["x"] and card["x"] + card["width"] <= stage["x"] + stage["width"] + 1
    assert card["y"] >= stage["y"] and card["y"] + card["height"] <= stage["y"] + stage["height"] + 1


def long_press(page: Page, x: float, y: float) -> None:
    """A finger that stays."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def at_table(open_page: Open, service: Service, game: str, size: tuple[int, int], **more: Any) -> Player:
    page = open_page(service, size, **more)
    new_table(page, game, ("me", "greedy", "greedy"))
    me = Player(page, 60)
    me.my_turn()
    return me


def test_a_long_press_shows_the_card_and_chooses_nothing(
    open_page: Open,
    service: Service,
    axe: Path,
    game: str,
) -> None:
    me = at_table(open_page, service, game, PORTRAIT, color_scheme="dark")
    page, before = me.page, me.look()
    x, y, _ = somewhere(page, CHOOSABLE)
    long_press(page, x, y)
    card_of(page)
    beside(page)
    assert page.locator("#card .now button").count() and me.look()["picked"] == before["picked"]
    check(page, axe, "#card")
    page.locator("#choices button").first.tap()  # beside the card: it closes, and nothing else happens
    page.wait_for_timeout(200)
    assert page.locator("#card").is_hidden() and me.look()["picked"] == before["picked"]


def test_a_tap_on_what_cannot_be_chosen_shows_its_card(open_page: Open, service: Service, game: str) -> None:
    me = at_table(open_page, service, game, PORTRAIT)
    page = me.page
    if page.locator("#overview").is_visible():
        page.locator("#overview").click()
        page.wait_for_timeout(200)
    page.touchscreen.tap(*somewhere(page, STILL)[:2])
    card_of(page)
    beside(page)
    page.locator("#card .close").click()
    assert page.locator("#card").is_hidden()


def test_a_button_of_the_card_chooses(open_page: Open, service: Service, game: str) -> None:
    me = at_table(open_page, service, game, PORTRAIT)
    page, before = me.page, me.look()
    long_press(page, *somewhere(page, CHOOSABLE)[:2])
    card_of(page)
    page.locator("#card .now button").first.click()
    me.changed(before)
    assert page.locator("#card").is_hidden()


def test_a_mouse_at_rest_and_the_focus_show_the_card_and_light_up_both_ways(
    open_page: Open,
    service: Service,
    axe: Path,
    game: str,
) -> None:
    me = at_table(open_page, service, game, LAPTOP, lang="en")
    page = me.page
    x, y, _ = somewhere(page, STILL)
    page.mouse.move(x - 1, y)
    page.mouse.move(x, y)
    card_of(page)
    beside(page)
    page.mouse.move(3, 3)
    page.locator("#card").wait_for(state="hidden")
    x, y, _ = somewhere(page, CHOOSABLE)
    page.mouse.move(x, y)
    target = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-target]').dataset.target", [x, y]
    )
    lit = page.evaluate(LIT_BUTTONS)
    assert lit and all(target in targets for targets in lit)
    page.mouse.move(3, 3)
    page.locator("#card").wait_for(state="hidden")
    button = page.locator("#choices button[data-targets]:not([data-targets=''])").first
    named = (button.get_attribute("data-targets") or "").split()
    for look in ("hover", "focus"):
        page.evaluate("() => document.activeElement.blur()")
        if button.is_visible():
            getattr(button, look)()
            assert set(page.evaluate(LIT_THINGS)) <= set(named)
            assert page.evaluate(LIT_THINGS)
    page.mouse.move(3, 3)
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")  # leads to what can be chosen on the board
    card_of(page)
    assert page.evaluate(LIT_BUTTONS)
    check(page, axe)
    page.keyboard.press("Escape")
    assert page.locator("#card").is_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_game_that_is_over_still_answers(
    open_page: Open,
    service: Service,
    axe: Path,
    game: str,
    scheme: str,
) -> None:
    page = open_page(service, LAPTOP, color_scheme=scheme)
    page.goto(finished_table(page, game))
    page.mouse.click(*somewhere(page, STILL)[:2])
    card_of(page)
    check(page, axe)
    assert page.locator("#card .now button").count() == 0
    page.keyboard.press("Escape")
    assert page.locator("#card").is_hidden()
