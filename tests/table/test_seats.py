"""People, bots and spectators: sitting down, leaving, talking, sharing one screen, running out of time."""

from __future__ import annotations

import re
import time

from motu.table.live import AWAY
from tests.table.house import House, Page, Visitor
from tests.table.test_truth import seated


def link(answer_text: str) -> str:
    found = re.search(r"/join/\w+/[\w-]+", answer_text)
    assert found, answer_text
    return found[0]


def wait(ready: object, what: str, seconds: float = 6.0) -> None:
    until = time.monotonic() + seconds
    while not ready():  # type: ignore[operator]
        assert time.monotonic() < until, what
        time.sleep(0.02)


def test_an_invitation_works_once_and_can_be_replaced(house: House) -> None:
    host, guest, thief = (house.visitor() for _ in range(3))
    id = host.make(kinds=("me", "invite"))
    assert house.table(id).status == "open"
    old = link(host.do(id, invite="1").text)
    assert link(host.do(id, invite="1").text) == old  # what was sent stays good
    new = link(host.do(id, invite="1", anew="yes").text)
    assert old != new and host.page(id).text.count("/join/") == 0
    assert thief.get(old).status_code == 410 and thief.post(old).status_code == 410
    assert thief.do(id, invite="1").status_code == 403
    assert guest.get(new).status_code == 200 and house.table(id).status == "open"  # looking does not use it
    assert guest.post(new).status_code == 303
    assert thief.post(new).status_code == 410
    assert house.table(id).status == "playing" and not thief.page(id).mine
    assert house.table(id).seats[1].owner is not None and not house.table(id).seats_of(None)


def running(house: House) -> tuple[str, Visitor, Visitor]:
    """A host and a guest who play."""
    host, guest = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "invite"))
    assert guest.post(link(host.do(id, invite="1").text)).status_code == 303
    return id, host, guest


def in_the_log(who: Visitor, id: str, words: str) -> bool:
    return words in who.page(id).text


def test_nobody_is_put_off_his_seat_unawares(house: House) -> None:
    """Before: a link gave the host the hand of a guest, who was out; nothing was said."""
    id, host, guest = running(house)
    owner = house.table(id).seats[1].owner
    answer = host.do(id, invite="1")
    assert answer.status_code == 409 and "Ce siège est occupé" in Page(answer.text).said()
    assert guest.do(id, invite="0").status_code == 403
    assert house.table(id).seats[1].owner == owner and host.get(f"/table/{id}/hand/1").status_code == 404


def test_ones_own_seat_goes_on_elsewhere_and_everybody_reads_it(house: House) -> None:
    id, host, guest = running(house)
    phone, thief = house.visitor(), house.visitor()
    passed = link(guest.do(id, invite="1").text)
    assert phone.post(passed).status_code == 303 and thief.post(passed).status_code == 410
    assert house.table(id).seats_of(known_as(house, phone)) == (1,)
    assert not house.table(id).seats_of(known_as(house, guest))
    assert guest.get(f"/table/{id}").status_code == 403  # the table is private, and he plays elsewhere now
    with House(house.database) as other:  # the log knows it
        for who in (host, phone, other.visitor(cookie=host.cookies["motu"])):
            assert in_the_log(who, id, "se joue désormais depuis un autre appareil")


def test_who_is_away_loses_his_seat_by_a_stated_rule_and_everybody_reads_it(house: House) -> None:
    id, host, guest = running(house)
    table = house.table(id)
    while 1 not in table.match.awaiting:
        host.decide(id)
    assert host.do(id, invite="1").status_code == 409
    table.touched -= AWAY + 1
    friend, late = house.visitor(), house.visitor()
    first = link(host.do(id, invite="1").text)
    guest.decide(id)  # he is back before the link is used
    assert "Ce siège est occupé" in friend.post(first).text
    while 1 not in table.match.awaiting:
        host.decide(id)
    table.touched -= AWAY + 1
    assert late.post(link(host.do(id, invite="1").text)).status_code == 303
    assert table.seats_of(known_as(house, late)) == (1,) and not table.seats_of(known_as(house, guest))
    for who in (host, late):
        assert in_the_log(who, id, "a changé de mains")


def test_who_left_his_seat_can_be_replaced(house: House) -> None:
    id, host, guest = running(house)
    guest.do(id, do="leave")
    friend = house.visitor()
    assert friend.post(link(host.do(id, invite="1").text)).status_code == 303
    seat = house.table(id).seats[1]
    assert (seat.kind, seat.bot, seat.owner) == ("person", None, known_as(house, friend))
    assert host.do(host.make(kinds=("me", "random")), invite="1").status_code == 409  # a bot is no person


def known_as(house: House, who: Visitor) -> str:
    known = house.within(house.app.state.store.player(who.cookies["motu"]))
    assert known is not None
    return str(known["id"])


def test_a_seat_by_invitation_is_not_open_to_all(house: House) -> None:
    host, other = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "invite"), public="yes")
    assert not other.page(id).has("join")
    assert other.do(id, do="join").status_code == 409


def test_the_host_fills_up_with_bots(house: House) -> None:
    host, other = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "open", "open"))
    assert other.do(id, do="fill").status_code == 403
    assert host.do(id, do="fill").status_code == 204
    host.my_turn(id)
    assert [seat.kind for seat in house.table(id).seats] == ["person", "bot", "bot"]


def test_a_bot_takes_over_and_gives_the_seat_back(house: House) -> None:
    id, people = seated(house, 2)
    asked = house.table(id).match.awaiting[0]
    me = people[asked]
    moves = len(house.table(id).match.moves)
    me.do(id, do="leave")
    wait(lambda: len(house.table(id).match.moves) > moves, "the bot plays")
    page = me.page(id)
    assert page.has("return") and not page.mine
    me.do(id, do="return")
    assert house.table(id).seats[asked].kind == "person"


def test_time_runs_out_for_the_one_who_is_asked_only(house: House) -> None:
    host = house.visitor()
    id = host.make(kinds=("me", "open"), clock="1")
    guest = house.visitor()
    guest.do(id, do="join")
    table = house.table(id)
    asked = table.match.awaiting[0]
    until = re.search(r'id="clock" data-until="(\d+)"', host.page(id).text)
    assert until and abs(int(until[1]) - time.time()) < 3
    wait(lambda: table.seats[asked].kind == "bot", "the clock")
    assert table.seats[1 - asked].kind == "person" or table.match.awaiting != (asked,)


def test_people_and_spectators_talk_apart(house: House) -> None:
    host, watcher = house.visitor(), house.visitor("en")
    id = host.make(kinds=("me", "greedy"), public="yes")
    host.post(f"/table/{id}/chat", data={"text": "bonjour la table"})
    watcher.post(f"/table/{id}/chat", data={"text": "psst"})
    assert "bonjour la table" in host.page(id).text and "psst" not in host.page(id).text
    assert "psst" not in host.message(id)[1] and "psst" not in host.get(f"/table/{id}/replay").text
    seen = watcher.page(id).text
    assert "bonjour la table" in seen and "psst" in seen


def test_a_line_is_said_once(house: House) -> None:
    me = house.visitor()
    id = me.make()
    for _ in range(3):
        me.post(f"/table/{id}/chat", data={"text": "once", "key": "k"})
    assert len(house.table(id).chat) == 1


def hot_seat(house: House) -> tuple[str, Visitor]:
    me = house.visitor()
    return me.make(kinds=("me", "here")), me


def test_on_one_screen_hands_lie_covered_and_a_curtain_falls_before_hidden_choices(house: House) -> None:
    id, me = hot_seat(house)
    table = house.table(id)
    curtains = 0
    for n in range(40):
        page = me.my_turn(id)
        asked = int(page.seat)
        hand = table.match.view(asked)["hand"]
        if page.has("uncover"):
            curtains += 1
            assert not page.choices and "choosable" not in page.text
            refused = me.do(id, choice="0", question=page.question, seat=page.seat)
            assert refused.status_code == 409
            me.do(id, do="uncover", seat=page.seat)
            assert f"hand_{hand[0]}" in me.page(id).text
        else:
            assert not [card for card in hand if f"hand_{card}" in page.text], "a covered hand"
            assert 'class="peek"' in page.text
        me.decide(id, n)
    assert curtains


def test_holding_shows_ones_own_hand_only(house: House) -> None:
    id, me = hot_seat(house)
    answer = me.get(f"/table/{id}/hand/1")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    assert f"hand_{house.table(id).match.view(1)['hand'][0]}" in answer.text
    assert house.visitor().get(f"/table/{id}/hand/1").status_code == 403


def test_the_bots_pace_is_the_hosts_choice(house: House) -> None:
    host, other = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "greedy"), public="yes")
    assert other.set(id, pace="slow").status_code == 403
    assert host.set(id, pace="slow").status_code == 204
    assert house.table(id).pace == 1.5
    assert house.within(house.app.state.store.table(id))["pace"] == 1.5  # type: ignore[index]


def test_without_confirmation_a_choice_is_played_at_once(house: House) -> None:
    me = house.visitor()
    me.post("/settings", data={"confirm": "no"})
    id = me.make(kinds=("me", "here"))
    page = me.my_turn(id)
    me.do(id, choice=page.choices[0], question=page.question, seat=page.seat)
    assert not house.table(id).draft(0).picks
    assert sum(move.seat is not None for move in house.table(id).match.moves) == 1


def test_the_guide_goes_for_good(house: House) -> None:
    me = house.visitor()
    id = me.make()
    assert 'id="guide"' in me.page(id).text
    me.post("/settings", data={"guide": "off"})
    assert 'id="guide"' not in me.page(id).text


def test_the_end_names_sources_and_offers_a_rematch_that_all_find(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "random"))
    assert me.do(id, do="rematch").status_code == 409
    while not me.my_turn(id).over:
        me.decide(id)
    page = me.page(id)
    match = house.table(id).match
    assert all(f"<strong>{score}</strong>" in page.text for score in match.scores or [])
    assert page.has("rematch") and "Trésors" in page.text
    me.do(id, do="rematch")
    next_table = re.search(r'class="big" href="/table/(\w+)"', me.page(id).text)
    assert next_table and next_table[1] != id and me.my_turn(next_table[1]).choices


def test_the_lobby_shows_whose_turn_it_is_without_loading_the_table(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    me.my_turn(id)
    with House(house.database) as other:
        again = other.visitor(cookie=me.cookies["motu"])
        assert "à vous" in again.get("/").text
        assert other.app.state.tables.known(id) is None


def test_a_tie_is_explained(house: House) -> None:
    from motu.match.game import game
    from motu.table.pages.result import tie_break

    found = set()
    for seed in range(400):
        match = game("costa-ruana").start(2, seed=seed)
        while not match.over:
            seat = match.awaiting[0]
            choices = match.choices(seat)
            match.play(seat, choices[(seed * 7 + len(match.moves)) % len(choices)])
        assert match.scores and match.ranking
        tied = match.scores[0] == match.scores[1]
        assert bool(tie_break(match, "fr")) == tied
        if tied:
            found.add("CR-14.5" in tie_break(match, "fr") if len(match.ranking) > 1 else "shared")
        if True in found:
            break
    assert True in found


def test_a_touched_thing_answers_with_its_rule(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    page = me.my_turn(id)
    said = me.get(f"/table/{id}/thing", params={"name": "tide"}).text
    assert "/rules/costa-ruana#CR-" in said and page.mine


def test_who_sits_down_while_watching_sees_his_own_seat(house: House) -> None:
    """A newcomer's stream begins before anything is known of him."""
    host, guest = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "open"), public="yes")
    guest.page(id)
    with guest.stream("GET", f"/table/{id}/stream") as live:
        guest.do(id, do="join")
        while 1 not in house.table(id).match.awaiting:
            host.decide(id)
        until = time.monotonic() + 20
        for line in live.iter_lines():
            if r"name=\"seat\" value=\"1\"" in line:
                return
            assert time.monotonic() < until, "he is still a stranger"
