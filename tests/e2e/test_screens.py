"""Laptop, tablet and phone: nothing scrolls the page, everything can be read and hit."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LANDSCAPE, LAPTOP, PORTRAIT, Open, finished_table, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

TABLET = (820, 1180)
SIZES = {"laptop": LAPTOP, "landscape": LANDSCAPE, "portrait": PORTRAIT, "tablet": TABLET}
FINGER = 44
SMALLEST_TEXT = 11
MOST = 4.0  # pixels of the screen for one of the board: nearer, a touch means the nearest thing
UNDER = "at => Boolean(document.elementFromPoint(...at)?.closest('#lens'))"

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
    unit,
  };
}"""

# Of the page around the board: what is smaller than a finger, and letters that are too small. A link in the middle of
# a sentence is as high as its line; what stands in a label is hit with it.
TINY = """([finger, letters]) => {
  const seen = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('#lens, #minimap svg, defs');
  const inline = e => e.matches('a') && getComputedStyle(e).display === 'inline' && e.parentElement.textContent.trim() !== e.textContent.trim();
  const small = e => { const r = (e.matches('[type=checkbox], [type=radio]') && e.labels[0] || e).getBoundingClientRect(); return r.width && (r.height < finger - 0.5 || r.width < finger - 0.5); };
  const scale = e => e.ownerSVGElement ? e.getScreenCTM().a : 1;
  return [
    ...[...document.querySelectorAll('a, button, select, summary, input:not([type=hidden]), textarea, [role=button]')].filter(e => seen(e) && !inline(e) && small(e)),
    ...[...document.querySelectorAll('body *')].filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())
      && !e.matches('script, style, option') && seen(e) && parseFloat(getComputedStyle(e).fontSize) * scale(e) < letters),
  ].map(e => { const r = e.getBoundingClientRect(); return `${Math.round(r.width)} x ${Math.round(r.height)}, ${getComputedStyle(e).fontSize}: ${e.outerHTML.slice(0, 100)}`; });
}"""

# Of the board: words of what can be chosen that cannot be read where they are in sight; between things that have no
# place of their own for a finger, the point where it cannot tell which is meant.
BOARD = """letters => {
  const s = document.getElementById('stage').getBoundingClientRect();
  const things = [...document.querySelectorAll('#board [data-target]:not(.waiting):not(.picked)')].map(e => [e, (e.querySelector(':scope > .ring') ?? e).getBoundingClientRect()]);
  const middle = r => [r.left + r.width / 2, r.top + r.height / 2];
  const inside = r => { const [x, y] = middle(r); return x > s.left && x < s.right && y > s.top && y < s.bottom; };
  const seen = things.filter(([, r]) => inside(r));
  const small = things.filter(([, r]) => Math.min(r.width, r.height) < 44);
  const far = (a, b) => Math.max(...middle(a).map((at, i) => Math.abs(at - middle(b)[i])));
  return {
    offered: things.length, seen: seen.length,
    pale: seen.flatMap(([e]) => [...e.querySelectorAll('text')]).filter(t => t.textContent.trim()
      && parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a < letters).map(t => t.textContent),
    crowded: small.flatMap(([e, r]) => small.filter(([o, b]) => o !== e && inside(r) && inside(b) && far(r, b) < 42)
      .map(([, b]) => middle(r).map((at, i) => (at + middle(b)[i]) / 2))),
  };
}"""


ROOM = "() => ['.side', '.more', '#stage'].flatMap(s => { const e = document.querySelector(s); return [e.scrollHeight, e.clientHeight]; })"


def measure(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(MEASURE))


def check_page(found: dict[str, Any], size: str) -> None:
    wide, high, inner_wide, inner_high = found["page"]
    assert wide <= inner_wide and high <= inner_high, "the page scrolls"
    assert not found["side"], f"something sticks out: {found['side'][:3]}"
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


def legible(page: Page, size: str) -> None:
    """Around the board all letters and all that is pressed are large enough for a mouse or a finger."""
    tiny = page.evaluate(TINY, [24 if size == "laptop" else FINGER, SMALLEST_TEXT])
    assert not tiny, tiny[:4]


def hittable(page: Page) -> None:
    """What the screen has gone to can be read, and hit with a finger, if need be with a second touch; where there
    is more, the map says so."""
    found = page.evaluate(BOARD, SMALLEST_TEXT - 0.05)
    assert not found["pale"], found["pale"][:3]
    if found["offered"]:
        assert found["seen"], "nothing that can be chosen is in sight"
    if found["seen"] < found["offered"]:
        assert page.locator("#minimap").is_visible()
    for at in found["crowded"][:1]:
        before, picked = unit(page), page.locator("#board .picked").count()
        if page.evaluate(UNDER, at):
            page.touchscreen.tap(*at)
            assert unit(page) > before * 1.05 or before > MOST, "a finger cannot tell what it means"
            assert page.locator("#board .picked").count() == picked


def unit(page: Page) -> float:
    return float(page.evaluate("() => document.getElementById('board').getScreenCTM().a"))


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
            legible(page, size)
            if size != "laptop":
                hittable(page)
        me.decide()
    assert len(kinds) > 3


UNFOLD = "() => { for (const fold of document.querySelectorAll('main details')) fold.open = true; }"


def test_every_page_is_made_for_a_finger(open_page: Open, service: Service, game: str) -> None:
    """The lobby, the books, a waiting room with its menu, the end and what leads on from there."""
    page = open_page(service, PORTRAIT)
    over = finished_table(page, game)
    books = [f"{service.url}/{book}/{game}" for book in ("rules", "numbers", "rivals")]
    for address in (service.url, *books, over, f"{over}/replay?at=9"):
        page.goto(address)
        page.evaluate(UNFOLD)
        legible(page, "portrait")
        assert page.evaluate("document.documentElement.scrollWidth") <= PORTRAIT[0], address
    page.goto(service.url)
    new_table(page, game, ("me", "invite"))
    for _ in range(2):  # the table, and its menu with all that it holds
        legible(page, "portrait")
        page.locator(".menu").tap()
        page.evaluate(UNFOLD)


@pytest.mark.whole
@pytest.mark.parametrize("size", ["landscape", "portrait"])
def test_a_whole_game_on_a_phone(open_page: Open, service: Service, game: str, size: str) -> None:
    page = open_page(service, SIZES[size])
    new_table(page, game, ("me", "beginner"))
    me = Player(page, 31)
    me.play()
    assert me.look()["over"]
    check_page(measure(page), size)


@pytest.mark.parametrize("size", [*SIZES][:3])
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
