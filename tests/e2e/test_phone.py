"""On a phone: the view stays where it was put, a strip tells what the others do, and nothing of importance hides."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import LANDSCAPE, PORTRAIT, Open, new_table
from tests.e2e.player import VIEW, Player
from tests.e2e.service import Service
from tests.e2e.test_layers import Hand
from tests.e2e.test_screens import unit

SIZES = {"landscape": LANDSCAPE, "portrait": PORTRAIT}
IN_SIGHT = """() => {
  const s = document.getElementById('stage').getBoundingClientRect();
  return [...document.querySelectorAll('#board [data-target]:not(.waiting)')].some(e => {
    const r = e.querySelector(':scope > .ring').getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    return x > s.left && x < s.right && y > s.top && y < s.bottom;
  });
}"""
SCALE = "() => Number(document.getElementById('lens').style.getPropertyValue('--zoom'))"
# Every strip that comes, with the seat it is about, where it stands, and the smallest letters of the board then.
STRIPS = """() => {
  window.strips = [];
  const strip = document.getElementById('moment'), stage = document.getElementById('stage');
  new MutationObserver(() => requestAnimationFrame(() => {
    const line = strip.querySelector('.line'), r = strip.getBoundingClientRect(), s = stage.getBoundingClientRect();
    if (strip.hidden || !line.textContent.trim()) return;
    window.strips.push({
      said: line.textContent.trim(), by: line.querySelector('[data-by]')?.dataset.by ?? '', badge: Boolean(line.querySelector('svg')),
      inside: r.left >= s.left && r.right <= s.right && r.top >= s.top && r.bottom <= s.bottom,
      letters: Math.min(...[...document.querySelectorAll('#board text')].filter(t => !t.closest('defs') && t.textContent.trim()
        && t.checkVisibility({ opacityProperty: true })).map(t => parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a)),
    });
  })).observe(strip, { attributes: true, childList: true, subtree: true });
}"""


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Service]:
    """Bots that leave time to look."""
    running = Service(f"sqlite+aiosqlite:///{tmp_path / 'motu.sqlite'}", pace=0.3)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("size", SIZES)
def test_the_view_stays_where_the_player_has_put_it(open_page: Open, service: Service, size: str) -> None:
    page = open_page(service, SIZES[size])
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 60, touch=True)
    me.my_turn()
    box = page.locator("#stage").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -100)
    near, kept = page.evaluate(SCALE), 0
    for _ in range(4):  # through choice, confirmation and the next question
        before = page.evaluate(VIEW)
        now = me.my_turn()
        me.click("#choices button[name=choice]" if not now["confirm"] else "button[value=confirm]")
        me.changed(now)
        me.my_turn()
        assert page.evaluate(IN_SIGHT) or not me.look()["things"]
        kept += page.evaluate(VIEW) == before
    assert kept >= 3 and page.evaluate(SCALE) == pytest.approx(near)
    page.locator("#overview").tap()  # the player's own choice as well
    me.decide()
    me.my_turn()
    assert page.locator("#overview").get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("size", SIZES)
def test_a_strip_tells_what_the_others_do(open_page: Open, unhurried: Service, game: str, size: str) -> None:
    page = open_page(unhurried, SIZES[size], reduced_motion="no-preference")
    new_table(page, game, ("me", "greedy", "greedy"))
    me = Player(page, 61, touch=True)
    me.my_turn()
    page.evaluate(STRIPS)
    for _ in range(30):
        me.decide()
        me.my_turn()
        strips = page.evaluate("() => window.strips")
        if any(strip["by"] in ("B", "C") for strip in strips):
            break
    told = [strip for strip in strips if strip["by"] in ("B", "C")]
    assert told and all(strip["badge"] for strip in told)
    assert all(strip["inside"] for strip in strips), strips
    assert all(strip["letters"] > 10.9 for strip in strips), "an overview that nobody can read"


def test_a_tap_takes_the_strip_away_and_presses_nothing(open_page: Open, service: Service) -> None:
    page = open_page(service, PORTRAIT)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me, hand = Player(page, 62), Hand(page, True)
    while page.locator("#moment").is_hidden():
        me.decide()
        me.my_turn()
    before = me.look()
    hand.asked.clear()
    hand.press_on("#moment .line")
    now = me.look()
    assert page.locator("#moment").is_hidden() and page.locator("#card").is_hidden()
    assert not hand.asked and (now["question"], now["picked"]) == (before["question"], before["picked"])


def test_whose_turn_it_is_and_what_was_said_are_seen_beside_an_open_menu(
    open_page: Open, service: Service
) -> None:
    page = open_page(service, PORTRAIT)
    new_table(page, "costa-ruana", ("me", "open"), public="yes")
    other = open_page(service)
    other.goto(page.url)
    other.locator("button[value=join]").click()
    other.locator("#panel-chat summary").click()
    other.locator("#say input").fill("Bonjour")
    other.locator("#say button").click()
    page.locator("#unread").wait_for()
    page.locator(".menu").tap()
    assert page.locator("#unread b").inner_text() == "1"
    for seen in ("#banner", "#unread"):
        assert page.evaluate(
            "s => { const e = document.querySelector(s), r = e.getBoundingClientRect(), m = document.getElementById('more').getBoundingClientRect(); return e.checkVisibility() && r.bottom <= m.top + 1; }",
            seen,
        )
    page.keyboard.press("Escape")
    page.locator("#unread").tap()
    assert page.locator("#say input").is_visible()
    page.locator("#unread").wait_for(state="hidden")


def test_a_new_question_is_read_from_its_beginning(open_page: Open, service: Service) -> None:
    page = open_page(service, LANDSCAPE)
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 64, touch=True)
    me.my_turn()
    page.evaluate("() => document.querySelector('.side').scrollTo(0, 9999)")
    assert page.evaluate("() => document.querySelector('.side').scrollTop") > 0
    me.decide()
    me.my_turn()
    assert page.evaluate("() => document.querySelector('.side').scrollTop") == 0 and unit(page) > 0
