"""Laptop and phone: nothing scrolls the page, everything can be read and hit."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LANDSCAPE, LAPTOP, PORTRAIT, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

SIZES = {"laptop": LAPTOP, "landscape": LANDSCAPE, "portrait": PORTRAIT}
SMALLEST_TARGET = 40
SMALLEST_TEXT = 11

MEASURE = """() => {
  const r = e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  const stage = r(document.getElementById('stage'));
  const things = [...document.querySelectorAll('#board [data-target]:not(.waiting):not(.picked)')];
  const words = [...document.querySelectorAll('#board text')].filter(t => t.textContent.trim() && !t.closest('defs')
    && t.checkVisibility({ opacityProperty: true, visibilityProperty: true })); // boards of others unfold on top
  const unit = document.getElementById('board').getScreenCTM().a;
  return {
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight],
    stage,
    things: things.map(t => [t.dataset.target, ...r(t)]),
    words: words.map(t => [t.textContent, parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a, ...r(t)]),
    side: [...document.querySelectorAll('.bar *, .side *, .result *')].filter(e => e.scrollWidth > e.clientWidth + 1
      && getComputedStyle(e).overflowX === 'visible' && e.clientWidth > 0 && !e.closest('.wide')).map(e => e.outerHTML.slice(0, 90)),
    small: [...document.querySelectorAll('.side button, .bar button, .bar a')].filter(e => e.offsetParent && !e.hidden
      && (e.offsetHeight < 28 || e.offsetWidth < 28)).map(e => e.outerHTML.slice(0, 90)),
    text: [...document.querySelectorAll('body *')].filter(e => e.children.length === 0 && e.textContent.trim()
      && e.offsetParent && parseFloat(getComputedStyle(e).fontSize) < 11).map(e => e.outerHTML.slice(0, 90)),
    unit,
  };
}"""


ROOM = "() => ['.side', '.more', '#stage'].flatMap(s => { const e = document.querySelector(s); return [e.scrollHeight, e.clientHeight]; })"


def measure(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(MEASURE))


def check_page(found: dict[str, Any], size: str) -> None:
    wide, high, inner_wide, inner_high = found["page"]
    assert wide <= inner_wide and high <= inner_high, "the page scrolls"
    assert not found["side"], f"something sticks out: {found['side'][:3]}"
    assert not found["small"], found["small"][:3]
    assert not found["text"], found["text"][:3]
    if size == "laptop":
        tiny = [(text, round(px, 1)) for text, px, *_ in found["words"] if px < SMALLEST_TEXT]
        assert not tiny, tiny[:5]


def overlapping(found: dict[str, Any]) -> list[tuple[str, str]]:
    """Texts of which one covers the other: the boxes of two lines of a text may touch, their letters may not."""
    words = [(text, 0.4 * px, *box) for text, px, *box in found["words"]]
    return [
        (a[0], b[0])
        for i, a in enumerate(words)
        for b in words[i + 1 :]
        if min(a[4], b[4]) - max(a[2], b[2]) > 2 and min(a[5], b[5]) - max(a[3], b[3]) > min(a[1], b[1])
    ]


def hittable(found: dict[str, Any]) -> None:
    """What the screen has gone to can be hit with a finger; what it has not, the map leads to."""
    left, top, right, bottom = found["stage"]
    seen = [
        (name, x2 - x1, y2 - y1)
        for name, x1, y1, x2, y2 in found["things"]
        if x2 > left + 8 and x1 < right - 8 and y2 > top + 8 and y1 < bottom - 8
    ]
    if found["things"]:
        assert seen, "nothing that can be chosen is in sight"
    small = [(name, round(w), round(h)) for name, w, h in seen if min(w, h) < SMALLEST_TARGET]
    assert not small, small[:5]


@pytest.mark.daily(2)
@pytest.mark.parametrize("size", SIZES)
def test_a_game_fits_the_screen(open_page: Open, service: Service, game: str, size: str) -> None:
    page = open_page(service, SIZES[size])
    new_table(page, game, ("me", "greedy", "random"))
    me = Player(page, 30)
    kinds: set[str] = set()
    for _ in range(60):
        now = me.my_turn()
        if now["over"] or len(kinds) > 7:
            break
        if now["banner"] not in kinds:
            kinds.add(now["banner"])
            found = measure(page)
            check_page(found, size)
            assert not overlapping(found), overlapping(found)[:3]
            if size != "laptop":
                hittable(found)
        me.decide()
    assert len(kinds) > 3


@pytest.mark.whole
@pytest.mark.parametrize("size", ["landscape", "portrait"])
def test_a_whole_game_on_a_phone(open_page: Open, service: Service, game: str, size: str) -> None:
    page = open_page(service, SIZES[size])
    new_table(page, game, ("me", "beginner"))
    me = Player(page, 31)
    me.play()
    assert me.look()["over"]
    check_page(measure(page), size)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_explained_stays_where_it_is(open_page: Open, service: Service, size: str) -> None:
    """An explanation that moved what the pointer is on would make it flicker for ever."""
    page = open_page(service, SIZES[size])
    new_table(page, "pantheon", ("me", "greedy"))
    Player(page, 34).my_turn()
    told = 0
    for button in page.locator(".side button[data-hint]:visible").all():
        page.mouse.move(1, 1)
        button.scroll_into_view_if_needed()
        before, room = button.bounding_box(), page.evaluate(ROOM)
        assert before
        page.mouse.move(before["x"] + 20, before["y"] + 20)
        said = page.locator("#hint").text_content()
        assert said == button.get_attribute("data-hint")
        told += bool(said)
        assert button.bounding_box() == before and page.evaluate(ROOM) == room
    assert told


@pytest.mark.parametrize("size", ["landscape", "portrait"])
def test_out_to_the_whole_table_and_back(open_page: Open, service: Service, size: str) -> None:
    page = open_page(service, SIZES[size])
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 32)
    me.my_turn()
    near = measure(page)["unit"]
    page.locator("#overview").click()
    whole = measure(page)
    assert whole["unit"] < near and page.locator("#minimap").is_hidden()
    page.locator("#overview").click()
    assert measure(page)["unit"] == pytest.approx(near, rel=0.01)
    page.locator(".menu").click()
    assert page.locator("#more").is_visible() and page.locator("#log").is_visible()
    page.keyboard.press("Escape")
    assert page.locator("#more").is_hidden()


def test_the_hand_and_all_counts_are_in_sight_on_a_laptop(
    open_page: Open, service: Service, game: str
) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "greedy", "greedy"))
    me = Player(page, 33)
    for _ in range(6):
        me.decide()
    me.my_turn()
    left, top, right, bottom = measure(page)["stage"]
    box = page.evaluate(
        "() => { const b = document.getElementById('board').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
    )
    assert box[0] >= left - 1 and box[1] >= top - 1 and box[2] <= right + 1 and box[3] <= bottom + 1
    for key in ("+", "+", "-", "0"):
        page.locator("#banner").focus()
        page.keyboard.press(key)
    assert page.locator("#minimap").is_hidden()
