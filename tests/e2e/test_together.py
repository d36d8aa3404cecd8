"""Several people: two browsers and a spectator, one screen for two, two tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service


def play_together(people: list[Player], decisions: int) -> None:
    for _ in range(decisions):
        looks = [person.look() for person in people]
        if all(look["over"] for look in looks):
            return
        mover = next((n for n, look in enumerate(looks) if look["mine"] and not look["busy"]), None)
        if mover is None:
            people[0].page.wait_for_timeout(20)
        else:
            people[mover].decide()


def invitation(host: Page) -> str:
    """The link that the host gives to a friend."""
    host.locator("#choices button[name=invite]").first.click()
    host.locator("dialog[open] svg").wait_for()
    address = host.locator("#invitation-address").input_value()
    host.keyboard.press("Escape")
    return address


@pytest.mark.parametrize("decisions", [40, pytest.param(2000, marks=pytest.mark.full)])
def test_two_browsers_and_a_spectator(open_page: Open, service: Service, game: str, decisions: int) -> None:
    host, guest, watcher = (open_page(service, lang=lang) for lang in ("fr", "en", "fr"))
    address = new_table(host, game, ("me", "invite"), public="yes")
    guest.goto(invitation(host))
    guest.locator("main button").click()
    guest.wait_for_url("**/table/*")
    watcher.goto(address)
    people = [Player(host, 3), Player(guest, 4)]
    play_together(people, decisions)
    seen = Player(watcher).look()
    assert not seen["mine"] and not seen["buttons"] and not seen["things"]
    assert watcher.locator("#board [id^=hand_]").count() == 0
    assert guest.locator("html").get_attribute("lang") == "en"
    for page in (host, guest, watcher):
        assert page.locator("#log li").count() > 3
    host.locator("#panel-chat summary").click()
    host.locator("#say input").fill("<b>bonjour</b>")
    host.keyboard.press("Enter")
    guest.locator("#panel-chat summary").click()
    guest.locator("#chat").get_by_text("<b>bonjour</b>").wait_for()
    host.wait_for_function("() => !document.querySelector('#say input').value")  # the stream may be faster


def test_one_screen_for_two_with_curtain_and_covered_hands(
    open_page: Open, service: Service, game: str
) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "here"))
    me = Player(page, 5)
    curtains = peeks = 0
    for _ in range(60):
        now = me.my_turn()
        if now["over"] or (curtains and peeks and me.decisions > 24):
            break
        curtains += now["curtain"]
        if now["curtain"]:
            assert not now["things"] and not now["buttons"]
        elif page.locator("button.peek").count():
            assert page.locator("#board [id^=hand_]").count() == 0
            if not peeks:
                peeks += 1
                page.locator("button.peek").hover()
                page.mouse.down()
                page.locator("#peek img").wait_for()
                page.mouse.up()
                assert page.locator("#peek").is_hidden() and not page.locator("#peek img").count()
        me.decide()
    assert curtains or peeks


def test_two_tabs_of_one_seat_stay_equal(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "greedy"))
    other = page.context.new_page()
    other.goto(page.url)
    me, again = Player(page, 6), Player(other, 7)
    for n in range(8):
        (me if n % 2 else again).decide()
        me.my_turn()
        seen = again.wait(lambda now: now["question"] == me.look()["question"], "the other tab")
        assert seen["banner"] == me.look()["banner"]


def test_the_language_is_switched_in_the_middle(open_page: Open, service: Service, game: str) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "greedy"))
    me = Player(page, 8)
    me.decide()
    french = me.my_turn()["banner"]
    page.locator(".bar .languages button", has_text="EN").click()
    page.wait_for_load_state()
    assert page.locator("html").get_attribute("lang") == "en"
    assert me.my_turn()["banner"] != french
    me.decide()
    page.locator(".bar .languages button", has_text="FR").click()
    page.wait_for_load_state()
    assert page.locator("html").get_attribute("lang") == "fr"


def plan(person: Player) -> bool:
    """Plan the first choice that can be planned; False when none can."""
    page = person.page
    page.locator("button[value=plan]").click()
    page.locator("button[value=plan-close]").wait_for()
    if not page.locator("#choices button[name=choice]").count():
        page.locator("button[value=plan-close]").click()
        return False
    offered = page.locator("#choices button[name=choice]:visible")
    if not offered.count():
        page.locator("#choices .question summary").first.click()
    offered.first.click()
    page.locator("button[value=plan-forget]").wait_for()
    return True


def test_a_choice_is_planned_while_the_other_one_decides(
    open_page: Open, service: Service, game: str
) -> None:
    host, guest = open_page(service), open_page(service)
    new_table(host, game, ("me", "invite"))
    guest.goto(invitation(host))
    guest.locator("main button").click()
    guest.wait_for_url("**/table/*")
    people = [Player(host, 6), Player(guest, 7)]
    kept = dropped = 0
    for _ in range(60):
        for planner, mover in (people, people[::-1]):
            waits = not planner.look()["mine"] and mover.look()["mine"]
            if waits and planner.page.locator("button[value=plan]").count() and plan(planner):
                planner.page.reload()
                planner.page.locator("button[value=plan-forget]").wait_for()
                if not dropped:
                    planner.page.locator("button[value=plan-forget]").click()
                    planner.page.locator("button[value=plan]").wait_for()
                    dropped += 1
                    continue
                while not planner.look()["mine"]:
                    play_together([mover], 1)
                ready = planner.my_turn()["confirm"] or planner.picked
                assert ready or planner.page.locator(".question .hint").count()
                kept += ready
        if kept and dropped:
            return
        play_together(people, 1)
    raise AssertionError(f"kept {kept}, dropped {dropped}")
