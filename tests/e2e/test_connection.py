"""A cut, a killed server, a sleeping tab: nothing is lost and nothing happens twice."""

from __future__ import annotations

from tests.e2e.conftest import Open, new_table
from tests.e2e.player import Player
from tests.e2e.service import Service


def test_a_killed_server_loses_nothing(open_page: Open, own_service: Service, game: str) -> None:
    page = open_page(own_service)
    new_table(page, game, ("me", "greedy"))
    me = Player(page, 20)
    for _ in range(4):
        me.decide()
    now = me.my_turn()
    lines = page.locator("#log li").all_inner_texts()
    own_service.kill()
    me.wait(lambda n: n["lost"] != "", "the lost connection is shown")
    own_service.start()
    back = me.wait(lambda n: n["lost"] == "", "the connection is back")
    assert back["question"] == now["question"] and back["banner"] == now["banner"]
    me.decide()
    me.my_turn()
    after = page.locator("#log li").all_inner_texts()
    assert all(line in after for line in lines)


def test_a_draft_survives_a_killed_server(open_page: Open, own_service: Service) -> None:
    page = open_page(own_service)
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 21)
    staged = me._pick(me.my_turn())
    assert staged["confirm"]
    own_service.kill()
    own_service.start()
    me.wait(lambda n: n["lost"] == "" and n["confirm"])
    page.reload()
    assert me.look()["question"] == staged["question"]
    me.decide()
    assert me.my_turn()["mine"]


def test_a_cut_is_shown_and_caught_up(open_page: Open, own_service: Service) -> None:
    page, other = open_page(own_service), open_page(own_service)
    address = new_table(page, "costa-ruana", ("me", "open"))
    other.goto(address)
    other.locator("button[value=join]").click()
    people = [Player(page, 22), Player(other, 23)]
    people[1].wait(lambda n: bool(n["question"]) or n["mine"] or "attend" in n["banner"])
    mover = next(n for n in range(200) if people[n % 2].look()["mine"]) % 2
    cut = people[1 - mover]
    cut.page.context.set_offline(True)
    people[mover].decide()
    for person in people:
        if person is not cut and person.look()["mine"]:
            person.decide()
    cut.page.context.set_offline(False)
    seen = people[mover].look()
    cut.wait(lambda n: bool(n["banner"]) and n["lost"] == "" and (n["mine"] or not seen["mine"]), "caught up")


def test_a_double_click_is_one_move(open_page: Open, service: Service) -> None:
    page = open_page(service)
    new_table(page, "costa-ruana", ("me", "here"))
    me = Player(page, 25)
    me.my_turn()
    page.locator("#choices button[name=choice]").first.dblclick()
    staged = me.wait(lambda n: n["confirm"])
    page.locator("button[value=confirm]").dblclick(no_wait_after=True)
    me.changed(staged)
    me.wait(lambda n: n["mine"])
    assert page.locator("#refusal").inner_text() == ""
