"""What closes a layer does nothing else: the press beside it is lost on what lies beneath, and so is Escape."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import LANDSCAPE, LAPTOP, PORTRAIT, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

# Where a finger hits something that can be chosen, in words or on the board, left of this place.
CHOICE = """([what, right]) => {
  for (const thing of document.querySelectorAll(what)) {
    const r = thing.getBoundingClientRect(), y = r.top + r.height / 2;
    for (let x = r.left + 5; x < Math.min(r.right, right) - 3; x += 4) {
      const first = document.elementFromPoint(x, y);
      if (first?.closest(what) === thing) return [x, y];
    }
  }
  return null;
}"""
IN_WORDS, ON_BOARD = "#choices button[name=choice]:not([hidden])", "#board [data-target]:not(.waiting)"
UNFOLDED = "() => Boolean(document.activeElement.closest('.unfolds'))"


class Hand:
    """A finger or a mouse, and what the page asks the service because of it."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.asked: list[str] = []
        page.on(
            "request", lambda r: self.asked.append(r.url) if "/move" in r.url or "/thing" in r.url else None
        )

    def press(self, place: Any) -> None:
        press = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        press(*place)
        self.page.wait_for_timeout(150)  # what a press does it does at once

    def press_on(self, selector: str) -> None:
        self.page.locator(selector).first.scroll_into_view_if_needed()
        box = self.page.locator(selector).first.bounding_box()
        assert box
        self.press((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def choice(self, what: str, right: int) -> Any:
        place = self.page.evaluate(CHOICE, [what, right])
        assert place, f"nothing to press: {what}"
        return place


def chosen(hand: Hand, me: Player) -> bool:
    return bool(hand.asked or me.look()["picked"])


@pytest.mark.daily(2)
@pytest.mark.parametrize("what", [IN_WORDS, ON_BOARD], ids=["words", "board"])
@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_press_beside_the_menu_closes_it_and_chooses_nothing(
    open_page: Open, service: Service, what: str, touch: bool
) -> None:
    page = open_page(service, PORTRAIT if what == IN_WORDS else LANDSCAPE)
    new_table(page, "costa-ruana", ("me", "here"))
    me, hand = Player(page, 50), Hand(page, touch)
    me.my_turn()
    hand.press_on(".menu")
    right = page.locator("#more").bounding_box()
    assert right
    hand.press_on(".more > details:last-child > summary")  # a press inside leaves it open
    assert page.locator("#more").is_visible()
    page.keyboard.press("Escape")
    place = hand.choice(what, int(right["x"]))
    hand.press_on(".menu")
    assert page.locator("#more").is_visible()
    hand.press(place)
    assert page.locator("#more").is_hidden() and not chosen(hand, me)
    hand.press(place)
    assert chosen(hand, me)


def test_the_button_of_the_menu_opens_and_escape_only_closes(open_page: Open, service: Service) -> None:
    page = open_page(service, LANDSCAPE)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 12)
    while True:
        now = me.my_turn()
        if any(thing.startswith("hand_") for thing in now["things"]):
            break
        me.decide()
    me.point(now["things"][0])
    picked = me.wait(lambda n: bool(n["picked"]))["picked"]
    page.locator(".menu").click()
    page.keyboard.press("Escape")
    assert page.locator("#more").is_hidden() and me.look()["picked"] == picked
    page.keyboard.press("Escape")
    assert not me.look()["picked"]


@pytest.mark.daily(2)
@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_press_beside_an_unfolded_board_folds_it_and_chooses_nothing(
    open_page: Open, service: Service, touch: bool
) -> None:
    page = open_page(service, LANDSCAPE if touch else LAPTOP)
    new_table(page, "bora-bora", ("me", "greedy", "greedy"))
    me, hand = Player(page, 51), Hand(page, touch)
    me.my_turn()
    if touch:
        hand.press_on("#overview")
    for what in (IN_WORDS, ON_BOARD):
        hand.press_on(".unfolds .opens")
        assert page.evaluate(UNFOLDED)
        hand.press(hand.choice(what, 10_000))
        assert not page.evaluate(UNFOLDED) and not chosen(hand, me)
    hand.press_on(".unfolds .opens")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert not page.evaluate(UNFOLDED) and not chosen(hand, me)
    hand.press(hand.choice(IN_WORDS, 10_000))
    assert chosen(hand, me)
