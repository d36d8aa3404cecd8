"""Choosing, taking back, confirming, undoing, rewinding, watching again."""

# ruff: noqa: E501 - JavaScript is not wrapped here

from __future__ import annotations

import pytest

from tests.e2e.conftest import Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service


@pytest.mark.every_game
def test_a_turn_is_staged_taken_back_confirmed_undone_and_rewound(
    open_page: Open, service: Service, game: str
) -> None:
    page = open_page(service)
    new_table(page, game, ("me", "here"), public="yes")
    watcher = open_page(service)
    watcher.goto(page.url)
    me, other = Player(page, 9), Player(watcher)
    for _ in range(3):
        me.decide()
    first = me.my_turn()
    if first["curtain"]:
        page.locator("button[value=uncover]").click()
        first = me.wait(lambda now: not now["curtain"] and now["mine"])
    watcher.reload()  # the last decision may still be on its way to the other browser
    before = other.look()["seen"]
    draft = me._pick(first)
    assert draft["confirm"] or me.picked
    assert other.look()["seen"] == before, "others see nothing of a draft"
    watcher.reload()
    assert other.look()["seen"] == before, "not even when they look anew"
    page.reload()
    assert me.look()["question"] == draft["question"], "a draft survives a reload"
    now = me.look()
    for _ in range(8):  # a gesture is taken back piece by piece
        if now["question"] == first["question"]:
            break
        me.click("button[value=undo]")
        now = me.wait(lambda n, had=now: n["question"] != had["question"], "one step back")
    assert now["question"] == first["question"]
    me.decide()
    while me.picked:  # until the unit is whole
        me.decide()
    other.wait(lambda now: now["seen"] != before, "now the others see it")
    lines = page.locator("#log li").count()
    me.my_turn()
    page.locator("button[value=undo]").click()
    me.wait(lambda now: now["mine"] and not now["confirm"], "rewound")
    assert page.locator("#log li").count() != lines or "repris" in page.locator("#log").inner_text()
    me.decide()


def test_undo_by_key_brings_the_question_back(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 10)
    question = me.my_turn()
    me.decide()
    me.my_turn()
    page.locator("#banner").focus()
    page.keyboard.press("Backspace")
    back = me.wait(lambda now: now["mine"] and now["seen"] != question["seen"], "taken back")
    assert back["buttons"]


def test_a_click_on_what_cannot_be_chosen_says_what_it_is_and_why_not(
    open_page: Open, service: Service
) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 11)
    me.my_turn()
    page.locator("#board #tide").dispatch_event("click")
    page.locator("#card").wait_for()
    assert len(page.locator("#card .later").inner_text()) > 20


def test_escape_steps_back_in_a_choice_of_several_parts(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 12)
    while True:
        now = me.my_turn()
        if any(thing.startswith("hand_") for thing in now["things"]):
            break
        me.decide()
    me.point(now["things"][0])
    narrowed = me.wait(lambda n: bool(n["picked"]))
    assert narrowed["things"] and set(narrowed["things"]).isdisjoint(now["things"])
    page.keyboard.press("Escape")
    assert me.wait(lambda n: not n["picked"])["things"] == now["things"]
    for picked in ([now["things"][0]], []):  # a second click on the same thing takes it back too
        me.point(now["things"][0])
        me.wait(lambda n, p=picked: n["picked"] == p, "picked, and not any more")


# A gesture on the same single thing as a choice.
GESTURE = """() => {
  const small = [...document.querySelectorAll('#choices button[name=choice]')].find(b => b.dataset.targets && !b.dataset.targets.includes(' '));
  if (!small) return '';
  const whole = small.cloneNode(true);
  Object.assign(whole, { name: 'gesture', value: 'go there', id: 'gesture-there' });
  small.after(whole);
  return small.dataset.targets;
}"""


def test_the_hand_means_the_gesture(open_page: Open, service: Service) -> None:
    """Where a small step and a whole gesture lie on the same thing."""
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 16)
    me.my_turn()
    while not (thing := page.evaluate(GESTURE)):
        me.decide()
        me.my_turn()
    with page.expect_request("**/move") as asked:
        me.point(thing)
    assert "gesture=go+there" in (asked.value.post_data or "")


def test_every_position_has_an_address(open_page: Open, service: Service, game: str) -> None:
    page = open_page(service)
    table = new_table(page, game, ("me", "greedy"))
    me = Player(page, 13)
    for _ in range(5):
        me.decide()
    me.my_turn()  # nobody moves while we look back
    page.goto(f"{table}/replay?at=4")
    where = page.locator("#where").inner_text()
    picture = page.locator("#picture").inner_html()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=5")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**at=4")
    assert page.locator("#where").inner_text() == where
    other = page.context.new_page()
    other.goto(f"{table}/replay?at=4")
    assert other.locator("#picture").inner_html() == picture
    page.locator("#run").click()
    page.wait_for_url("**at=6")
    page.goto(table)
    me.my_turn()
    if page.locator("#log .again").count():
        page.locator("#log .again").click()
        page.wait_for_url("**/replay**")
        page.wait_for_url(table, timeout=60_000)  # it shows what happened and comes back
        assert me.my_turn()["mine"]


def test_pieces_keep_their_nodes_and_travel(open_page: Open, service: Service) -> None:
    page = open_page(service, reduced_motion="no-preference")
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 14)
    me.my_turn()
    page.evaluate("() => { window.kept = [...document.querySelectorAll('#board .piece')]; }")
    me.decide()
    me.my_turn()
    kept, of = page.evaluate("() => [window.kept.filter(e => e.isConnected).length, window.kept.length]")
    assert of >= 10 and kept == of
    assert "transform" in page.evaluate("() => getComputedStyle(window.kept[0]).transitionProperty")


def test_open_panels_and_typed_text_survive_a_move(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 15)
    me.my_turn()
    page.locator("#panel-chat summary").click()
    page.locator("#say input").fill("à moitié")
    me.decide()
    me.my_turn()
    assert page.locator("#panel-chat").get_attribute("open") is not None
    assert page.locator("#say input").input_value() == "à moitié"


PLAYING = "() => Boolean(document.getElementById('moment').dataset.playing)"
OVER = "() => !document.getElementById('moment').dataset.playing"
LIVE = "() => document.getElementById('picture').outerHTML"


def test_a_moment_is_shown_skipped_and_watched_again(open_page: Open, service: Service) -> None:
    page = open_page(service, reduced_motion="no-preference")
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 17)
    while not page.locator("#moment .account").count():
        if page.evaluate(PLAYING):
            assert page.locator("#moment .line").inner_text() and page.locator("#moment .skip").is_visible()
            page.keyboard.press("x")  # any key goes on to the present
            page.wait_for_function(OVER)
        elif me.look()["mine"]:
            me.decide()
        else:
            page.wait_for_timeout(50)
    now = me.my_turn()
    page.locator("#log .moment button").first.click()
    page.wait_for_function(PLAYING)
    assert page.locator("#picture").get_attribute("data-question") == "", "the past asks nothing"
    page.locator("#board").click(position={"x": 5, "y": 5}, force=True)  # a tap skips, and does nothing else
    again = me.wait(lambda n: n["question"] == now["question"], "the present is back")
    assert again["buttons"] == now["buttons"] and not again["picked"]
    page.wait_for_function(OVER)


def test_without_movement_a_moment_is_only_told(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "greedy"))
    me = Player(page, 18)
    page.evaluate(
        "() => { window.played = 0; new MutationObserver(() => { if (document.getElementById('moment').dataset.playing) window.played += 1; }).observe(document.getElementById('moment'), { attributes: true }); }"
    )
    for _ in range(12):
        me.decide()
    assert me.my_turn()["mine"]
    assert page.evaluate("() => window.played") == 0
