"""My turn is told by title, sound and notification; voices, keys and steppers do what they say."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import GAMES, Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service

# Counts what opens a way to the loudspeaker, tones and notifications; a test may say that nobody looks.
COUNT = """
window.opened = 0;
window.sounds = 0;
window.notes = [];
const Audio = window.AudioContext;
window.AudioContext = class extends Audio { constructor() { super(); window.opened += 1; } };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.sounds += 1; return start.apply(this, at); };
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


def test_nothing_sounds_until_it_is_allowed_then_what_happens_does(open_page: Open, service: Service) -> None:
    me, friend = two_people(open_page, service)
    page = me.page
    until_mine(me, friend)
    assert page.evaluate("() => window.opened") == 0, "no way to the loudspeaker is opened"
    page.locator(".gear").click()
    page.locator("#volume").fill("60")  # with the finger or by keys: a gesture
    page.locator("#volume").press("ArrowRight")
    page.wait_for_function("() => window.sounds > 0")  # how loud that is
    assert page.evaluate("() => window.opened") == 1
    page.keyboard.press("Escape")
    page.reload()
    assert sounds(page) == 0, "a page that was just loaded has no news"
    until_mine(friend, me)
    page.keyboard.press("Shift")
    heard = sounds(page)
    until_mine(me, friend)
    page.wait_for_function("was => window.sounds >= was + 2", arg=heard)  # the two tones of one's turn


def test_my_turn_is_in_the_title_and_notified(open_page: Open, service: Service) -> None:
    me, friend = two_people(open_page, service)
    page = me.page
    until_mine(me, friend)
    assert page.title().startswith("● ")
    assert not page.evaluate("() => window.notes"), "who looks needs no notification"
    page.evaluate("() => { window.away = true; }")
    until_mine(me, friend)
    title, said = page.evaluate("() => window.notes.at(-1)")
    assert "Costa Ruana" in title and "à vous" in said
    page.locator(".gear").click()
    assert page.locator("#bell").get_attribute("aria-pressed") == "true"
    page.locator("#bell").click()
    assert page.locator("#bell").get_attribute("aria-pressed") == "false"
    page.keyboard.press("Escape")
    notes = len(page.evaluate("() => window.notes"))
    until_mine(me, friend)
    assert len(page.evaluate("() => window.notes")) == notes
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
