"""My turn is told by title, sound and notification; voices, keys and steppers do what they say."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import GAMES, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

# Counts sounds and notifications instead of making them; a test may say that nobody looks.
COUNT = """
window.sounds = 0;
window.notes = [];
window.AudioContext = class {
  get currentTime() { return 0; } get destination() { return {}; }
  createOscillator() { window.sounds += 1; return { frequency: { setValueAtTime() {} }, connect: to => to, start() {}, stop() {} }; }
  createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: to => to }; } };
window.Notification = class { static permission = 'granted'; static requestPermission() {}
  constructor(title, more) { window.notes.push([title, more.body]); } };
Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
"""


def two_people(open_page: Open, service: Service) -> tuple[Player, Player]:
    """The first of them has ears."""
    page, other = open_page(service), open_page(service)
    page.add_init_script(COUNT)
    address = new_table(page, "costa-ruana", ("me", "open"))
    other.goto(address)
    other.locator("button[value=join]").click()
    me, friend = Player(page, 50), Player(other, 51)
    friend.wait(lambda now: now["log"] > 0, "the game has begun")
    me.wait(lambda now: now["log"] > 0, "the game has begun")
    return me, friend


def until_mine(me: Player, friend: Player) -> None:
    """First it is not my turn, then it is."""
    while asked(me, friend) is me:
        me.decide()
    while asked(me, friend) is friend:
        friend.decide()


def asked(me: Player, friend: Player) -> Player:
    """Who must decide: a page may learn it a little later than the other one."""
    friend.wait(lambda now: now["mine"] or me.look()["mine"], "somebody is asked")
    return me if me.look()["mine"] else friend


def sounds(page: Page) -> int:
    return int(page.evaluate("() => window.sounds"))


def test_my_turn_is_in_the_title_heard_and_notified(open_page: Open, service: Service) -> None:
    me, friend = two_people(open_page, service)
    page = me.page
    until_mine(me, friend)
    assert page.title().startswith("● ") and sounds(page) >= 1
    assert not page.evaluate("() => window.notes"), "who looks needs no notification"
    page.evaluate("() => { window.away = true; }")
    until_mine(me, friend)
    title, said = page.evaluate("() => window.notes.at(-1)")
    assert "Costa Ruana" in title and "à vous" in said
    heard = sounds(page)
    page.locator("#panel-settings summary").click()
    assert page.locator("#bell").get_attribute("aria-pressed") == "true"
    page.locator("#bell").click()
    assert page.locator("#bell").get_attribute("aria-pressed") == "false"
    notes = len(page.evaluate("() => window.notes"))
    until_mine(me, friend)
    assert sounds(page) == heard and len(page.evaluate("() => window.notes")) == notes
    assert page.title().startswith("● "), "the title says it all the same"


def test_space_jumps_to_my_decision(open_page: Open, service: Service) -> None:
    me, friend = two_people(open_page, service)
    until_mine(friend, me)
    waiting = me.page if not me.look()["mine"] else friend.page
    waiting.locator("#banner").focus()
    with waiting.expect_request("**/move") as asked:
        waiting.keyboard.press(" ")
    assert "skip" in (asked.value.post_data or "")


def test_one_voice_can_be_left_unread(open_page: Open, service: Service) -> None:
    me, friend = two_people(open_page, service)
    for person in (me, friend):
        person.page.locator("#panel-chat summary").click()
    for text in ("premier", "second"):
        friend.page.locator("#say input").fill(text)
        friend.page.keyboard.press("Enter")
        me.page.locator("#chat").get_by_text(text).wait_for()
    me.page.locator("#say input").fill("et moi")
    me.page.keyboard.press("Enter")
    me.page.locator("#chat").get_by_text("et moi").wait_for()
    me.page.locator("#chat .hush").first.click()
    assert me.page.locator("#chat li:visible").all_inner_texts() == ["Rouge et moi"]
    me.page.reload()
    me.page.locator("#panel-chat summary").click()
    assert me.page.locator("#chat li:visible").count() == 1
    me.page.locator("#hear").click()
    assert me.page.locator("#chat li:visible").count() == 3


@pytest.mark.skipif("raiatea" not in GAMES, reason="no game with amounts is drawn")
def test_an_amount_is_a_stepper(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "raiatea", ("me", "random", "random"))
    me = Player(page, 52)
    steps = page.locator("#choices .stepper")
    for _ in range(400):
        if me.my_turn()["over"] or steps.count():
            break
        me.decide()
    shown = steps.locator("button[name=choice]:visible")
    assert shown.count() == 1, "one amount at a time"
    most = shown.inner_text()
    steps.locator("[data-step='-1']").click()
    assert shown.count() == 1 and shown.inner_text() != most
    steps.locator("[data-step='1']").click()
    assert shown.inner_text() == most
    steps.locator("[data-step=first]").click()
    least = shown.inner_text()
    steps.locator("[data-step='-1']").click()
    assert shown.inner_text() == least, "not below the least"
    before = me.look()
    shown.click()
    assert me.changed(before)["confirm"]
