"""The coach at a table: hints where nobody is wronged, one review of a finished game, in both languages."""

from __future__ import annotations

import re
import time

import httpx
import pytest

import motu
from motu.bots import Window, bot
from motu.bots.coach import Care, Effort
from motu.bots.coach import asked as coach
from motu.games import folders
from tests.table.house import House, Page, Visitor

GAMES = sorted(folders())
LITTLE = Effort(iterations=12, lines=2)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found is tested elsewhere: here the coach thinks as little as he can."""
    monkeypatch.setattr(coach, "HINT", LITTLE)
    monkeypatch.setattr(coach, "usual_care", lambda: Care(0.01))


def hint(visitor: Visitor, table: str) -> httpx.Response:
    visitor.my_turn(table)
    return visitor.do(table, do="hint")


def finished(visitor: Visitor, key: str = "costa-ruana") -> str:
    """A table with a game that is over."""
    match = motu.game(key).start(seed=5)
    chooser = bot("random", 5)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, chooser.choose(Window(match.folder, match.state, seat)))
    file = {"record": ("game.json", match.record().dumps().encode(), "application/json")}
    answer = visitor.post("/import", files=file)
    assert answer.status_code == 303
    return answer.headers["location"].split("/")[2]


def reviewed(visitor: Visitor, table: str) -> str:
    """The page once the review is there."""
    for _ in range(600):
        page = visitor.get(f"/table/{table}/coach")
        assert page.status_code == 200, page.text
        if 'data-wait="yes"' not in page.text:
            return page.text
        time.sleep(0.1)
    raise AssertionError("the review is never ready")


@pytest.mark.parametrize("key", GAMES)
def test_a_person_alone_gets_a_hint(house: House, key: str) -> None:
    me = house.visitor("fr")
    table = me.make(key, ("me", "greedy"))
    before = me.my_turn(table)
    assert before.has("hint")
    answer = hint(me, table)
    assert answer.status_code == 200
    page = Page(answer.text)
    assert page.targets == ["advice"] and "chances de gagner" in page.text and f"/rules/{key}#" in page.text
    assert me.page(table).question == before.question, "the table is as it was"
    assert not house.table(table).draft(0).picks


def test_without_a_script_the_hint_is_a_page(house: House) -> None:
    me = house.visitor("en")
    table = me.make()
    me.my_turn(table)
    answer = me.post(f"/table/{table}/move", data={"do": "hint"})
    assert answer.status_code == 200 and answer.text.startswith("<!doctype html>")
    assert "chance of winning" in answer.text


def test_a_hint_goes_on_from_the_picks_made_so_far(house: House) -> None:
    me = house.visitor("en")
    table = me.make("mangrovia", ("me", "greedy"))
    for _ in range(40):
        page = me.my_turn(table)
        me.do(table, choice=page.choices[0], question=page.question, seat=page.seat)
        page = me.page(table)
        if page.picked and page.choices:
            break
        me.do(table, do="confirm", question=page.question, seat=page.seat)
    assert house.table(table).draft(0).picks, "some picks are not confirmed yet"
    answer = hint(me, table)
    assert answer.status_code == 200
    now = house.table(table).draft(0).match
    labels = {choice.label("en") for choice in now.choices(0)}
    told = [Page(f"<p>{label}</p>").text[3:-4] for label in labels]
    shown = re.findall(r"<strong>(.*?)</strong>", answer.text)
    assert shown and {motu_text(label) for label in shown} <= {motu_text(label) for label in told}


def motu_text(label: str) -> str:
    """Words without what a page must escape."""
    return re.sub(r"&[#\w]+;|[\"'<>&]", "", label)


def test_nobody_is_helped_while_others_play(house: House) -> None:
    me, friend = house.visitor("en"), house.visitor("en")
    table = me.make("costa-ruana", ("me", "open"), public="yes")
    friend.do(table, do="join")
    for one in (me, friend):
        page = one.page(table)
        assert not page.has("hint")
        answer = one.do(table, do="hint")
        assert answer.status_code == 409 and "other people" in Page(answer.text).said()


def test_the_host_may_switch_hints_off(house: House) -> None:
    me, other = house.visitor("fr"), house.visitor("fr")
    table = me.make(public="yes")
    assert other.set(table, hints="no").status_code == 403
    assert me.set(table, hints="perhaps").status_code == 409
    assert me.set(table, hints="no").status_code == 204
    assert not me.my_turn(table).has("hint")
    answer = hint(me, table)
    assert answer.status_code == 409 and "coupés" in Page(answer.text).said()
    me.set(table, hints="yes")
    assert hint(me, table).status_code == 200


def test_behind_the_curtain_there_is_no_hint(house: House) -> None:
    me = house.visitor("en")
    table = me.make("costa-ruana", ("me", "here"))
    for _ in range(60):
        page = me.my_turn(table)
        if page.has("uncover"):
            break
        me.decide(table)
    assert page.has("uncover") and not page.has("hint")
    assert me.do(table, do="hint").status_code == 409
    me.do(table, do="uncover", seat=page.seat)
    assert me.do(table, do="hint").status_code == 200


def test_a_spectator_gets_no_hint(house: House) -> None:
    me, other = house.visitor("en"), house.visitor("en")
    table = me.make(public="yes")
    me.my_turn(table)
    assert other.do(table, do="hint").status_code == 403


def test_a_review_waits_for_the_end(house: House) -> None:
    me = house.visitor("fr")
    table = me.make()
    answer = me.get(f"/table/{table}/coach")
    assert answer.status_code == 403 and "attend la fin" in answer.text
    assert f"/table/{table}/coach" not in me.get(f"/table/{table}/replay").text
    assert me.get("/table/nowhere/coach").status_code == 404


def test_a_finished_game_is_reviewed_once_and_in_both_languages(house: House) -> None:
    me = house.visitor("fr")
    table = finished(me)
    assert f"/table/{table}/coach" in me.get(f"/table/{table}").text
    assert f"/table/{table}/coach" in me.get(f"/table/{table}/replay").text
    first = me.get(f"/table/{table}/coach").text
    assert 'data-wait="yes"' in first and "<progress" in first
    french = reviewed(me, table)
    assert "Analyse de la partie" in french and "<svg" in french and 'style="' not in french
    stored = house.within(house.app.state.store.review(table))
    me.do(table, do="public")
    other = house.visitor("en")
    english = reviewed(other, table)
    assert "Review of the game" in english and "costliest decisions" in english
    assert house.within(house.app.state.store.review(table)) == stored
    assert house.app.state.reviews.making == {}
    for address in re.findall(rf'href="(/table/{table}/replay\?at=\d+)"', english):
        assert other.get(address).status_code == 200


def test_a_review_that_fails_says_so_and_can_be_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = house.visitor("en")
    table = finished(me)

    async def broken(job: object) -> None:
        raise RuntimeError("no more memory")

    with monkeypatch.context() as patched:
        patched.setattr(house.app.state.tables.thinkers, "consult", broken)
        me.get(f"/table/{table}/coach")
        for _ in range(50):
            page = me.get(f"/table/{table}/coach").text
            if "could not be made" in page:
                break
            time.sleep(0.05)
        assert "could not be made" in page
    assert "<svg" in reviewed(me, table)
