"""Light and dark, page and board; settings apply as soon as they are changed."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from motu.games._shared.drawing.palette import TEXT_CONTRAST, contrast
from tests.e2e.conftest import Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

# What is painted, as `#RRGGBB`: the grounds of page and board, ink on a panel of paper, a piece.
PAINTED = """() => {
  const hex = rgb => '#' + rgb.match(/\\d+/g).slice(0, 3).map(n => Number(n).toString(16).padStart(2, '0')).join('').toUpperCase();
  const style = (selector, name) => hex(getComputedStyle(document.querySelector(selector))[name]);
  return {
    page: style('body', 'color'), sheet: style(':root', 'backgroundColor'), stage: style('.stage', 'backgroundColor'),
    panel: style('#board rect.frame[fill="#FFFBF3"]', 'fill'), name: style('#board text[fill="#22313A"]', 'fill'),
    seat: style('#art-token-A path:last-of-type', 'fill'),
  };
}"""


def painted(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(PAINTED))


def test_the_board_is_dark_when_the_page_is_and_can_be_read(
    open_page: Open, service: Service, game: str
) -> None:
    page = open_page(service, color_scheme="light")
    new_table(page, game, ("me", "here"))
    Player(page, 3).my_turn()
    light = painted(page)
    page.locator(".gear").click()
    page.locator("#theme").select_option("dark")
    page.locator("html[data-theme=dark]").wait_for()
    dark = painted(page)
    changed = [name for name in light if light[name] != dark[name]]
    assert changed == ["page", "sheet", "stage", "panel", "name"], (light, dark)
    for now in (light, dark):
        assert contrast(now["name"], now["panel"]) >= TEXT_CONTRAST
    assert contrast(dark["stage"], "#000000") < 3 < contrast(light["stage"], "#000000")
    page.reload()
    assert painted(page) == dark, "from the first byte"
    page.emulate_media(color_scheme="dark")
    page.locator(".gear").click()
    page.locator("#theme").select_option("light")
    page.locator("html[data-theme=light]").wait_for()
    assert painted(page) == light, "whatever the device prefers"
    page.locator("#theme").select_option("system")
    page.locator("html[data-theme=system]").wait_for()
    assert painted(page) == dark


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_settings_apply_at_once_and_fit(open_page: Open, service: Service, size: tuple[int, int]) -> None:
    page = open_page(service, size)
    new_table(page, "bora-bora", ("me", "greedy"))
    Player(page, 4).my_turn()
    page.locator(".gear").click()
    fits = "() => { const s = document.querySelector('#settings'); return s.scrollHeight <= s.clientHeight && s.getBoundingClientRect().bottom <= innerHeight; }"
    assert page.evaluate(fits)
    assert page.locator("#settings .at-once button").count() == 0
    page.locator("#confirm").select_option("no")
    page.locator("#settings .said:not(:empty)").wait_for()
    page.locator("#my-name").fill("Ana")
    page.keyboard.press("Tab")
    page.locator("#people").get_by_text("Ana").wait_for(state="attached")
    page.locator("#pace").select_option("slow")
    page.locator("#settings .said:not(:empty)").wait_for()
    page.reload()
    page.locator(".gear").click()
    shown = [page.locator(f"#{name}").input_value() for name in ("confirm", "my-name", "pace")]
    assert shown == ["no", "Ana", "slow"]
    page.keyboard.press("Escape")
    assert page.locator("#settings").is_hidden()


def test_without_scripts_one_button_sends_the_settings(open_page: Open, service: Service) -> None:
    page = open_page(service, java_script_enabled=False)
    page.locator(".quick button.big").first.click()
    page.locator(".gear").click()
    page.locator("#theme").select_option("dark")
    page.locator("#settings .at-once button").click()
    assert page.locator("html").get_attribute("data-theme") == "dark"
