"""What a table and a browser can be told: variants, forced choices, pace, rematch, mutes; rules."""

from __future__ import annotations

import json
import re
import threading

import pytest

from motu.bots.measured import measured
from motu.games import folders
from motu.kernel.engine import guarded
from motu.match.game import game
from motu.table import running
from tests.table.house import House, Page
from tests.table.test_seats import wait
from tests.table.test_truth import known, reloaded, seated

DRAWN = sorted(key for key, folder in folders().items() if folder.drawn)


@pytest.mark.parametrize("key", DRAWN)
def test_every_option_of_a_game_can_be_switched_both_ways(house: House, key: str) -> None:
    me = house.visitor()
    own = folders()[key].own_options
    page = me.get("/").text
    for name, option in own.items():
        box = re.search(rf'<input[^>]*id="{key}-{name}"[^>]*>', page)
        assert box and ("checked" in box[0]) == (option.default is True)
    off = house.table(me.make(key, ("me", "here"), options="shown")).match.options
    boxes = [name for name, option in own.items() if option.kind == "yes_no"]
    assert [off[name] for name in boxes] == [False] * len(boxes)
    ticked = {f"option-{name}": "yes" for name in boxes}
    on = house.table(me.make(key, ("me", "here"), options="shown", **ticked)).match.options
    assert [on[name] for name in boxes] == [True] * len(boxes)


@pytest.mark.parametrize("key", DRAWN)
def test_quick_play_follows_what_the_game_says_for_one_person(house: House, key: str) -> None:
    me = house.visitor()
    least = str(folders()[key].seats.start)
    answer = me.post("/tables", data={"game": key, "quick": "random", "seats": least})
    options = house.table(answer.headers["location"].rpartition("/")[2]).match.options
    assert all(options[name] == value for name, value in folders()[key].solo_options.items())


def test_numbers_of_a_form_are_checked(house: House) -> None:
    me = house.visitor()
    seats = {"seat0": "me", "seat1": "greedy"}
    answer = me.post("/tables", data={"game": "costa-ruana", **seats, "option-nonsense": "yes"})
    assert answer.status_code == 400 and "nonsense" in answer.text


def test_choices_that_are_none_are_played_or_asked_as_the_host_wants(house: House) -> None:
    host, other = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "here"))
    table = house.table(id)
    assert other.set(id, forced="by-hand").status_code == 403
    assert host.set(id, forced="nonsense").status_code == 409
    assert host.set(id, forced="by-hand").status_code == 204

    def to_a_question_with_one_answer() -> tuple[int, int]:
        for n in range(300):
            forced = None if guarded(table.match.state) else table.match.only_answer()
            if forced is not None:
                return forced
            seat = table.match.awaiting[0]
            choices = table.match.choices(seat)
            house.within(table.play(seat, choices[n % len(choices)].id, table.token(seat)))
        raise AssertionError("every question leaves a choice")

    seat, action = to_a_question_with_one_answer()
    assert host.page(id).choices == [str(action)] or host.page(id).has("uncover")
    house.within(table.play(seat, action, table.token(seat)))
    assert not next(move for move in reversed(table.match.moves) if move.seat == seat).forced
    host.do(id, do="undo")
    assert known(reloaded(house, id)) == known(table)
    seat, action = to_a_question_with_one_answer()
    moves = len(table.match.moves)
    assert host.set(id, forced="alone").status_code == 204
    played = table.match.moves[moves]
    assert (played.seat, played.number, played.forced) == (seat, action, True)
    assert known(reloaded(house, id)) == known(table)


def test_a_gesture_works_when_forced_choices_are_asked() -> None:
    """What lies between the parts of one gesture is not asked in between."""
    played = 0
    for seed in range(3):
        match = game("raiatea").start(3, seed=seed)
        match.automatic = False
        for n in range(60):
            if match.over:
                break
            seat = match.awaiting[0]
            gestures = match.gestures(seat)
            if gestures:
                match.play(seat, gestures[(seed + n) % len(gestures)])
                played += 1
            else:
                choices = match.choices(seat)
                match.play(seat, choices[(seed + n) % len(choices)])
    assert played > 9


def test_only_who_plays_alone_may_rewind(house: House) -> None:
    id, people = seated(house, 2)
    asked = house.table(id).match.awaiting[0]
    people[asked].decide(id)
    people[1 - asked].decide(id)
    assert not people[asked].page(id).has("undo")
    assert people[asked].do(id, do="undo").status_code == 409
    people[1 - asked].do(id, do="leave")  # a bot plays for him: the seat is still his
    assert people[asked].do(id, do="undo").status_code == 409
    alone = house.visitor()
    own = alone.make(kinds=("me", "here"))
    for _ in range(3):
        alone.decide(own)
    for _ in range(3):
        assert alone.page(own).has("undo") and alone.do(own, do="undo").status_code == 204
    assert not alone.page(own).has("undo") and alone.do(own, do="undo").status_code == 409


def test_one_person_holds_two_seats_at_a_table_with_others(house: House) -> None:
    """Two people at one screen, a third elsewhere: hands are covered here, the other sees his own."""
    host, guest = house.visitor(), house.visitor()
    id = host.make(kinds=("me", "here", "open"))
    assert guest.do(id, do="join").status_code == 204
    table = house.table(id)
    assert [len(table.seats_of(seat.owner)) for seat in table.seats] == [2, 2, 1]
    decided = set()
    for n in range(40):
        asked = table.match.awaiting[0] if table.match.awaiting else None
        if asked is None:
            break
        who, other = (guest, host) if asked == 2 else (host, guest)
        assert not other.page(id).choices
        page = who.my_turn(id)
        assert page.seat == str(asked)
        if asked != 2 and not page.has("uncover"):
            hand = table.match.view(asked)["hand"]
            assert not [card for card in hand if f"hand_{card}" in page.text], "a covered hand"
        who.decide(id, n)
        decided.add(asked)
    assert decided == {0, 1, 2}


def test_a_lifted_curtain_shows_at_once(house: House) -> None:
    """The stream follows who looks: it does not wait for its next ping."""
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    page = me.my_turn(id)
    for n in range(40):
        if page.has("uncover"):
            break
        me.decide(id, n)
        page = me.my_turn(id)
    seen = me.message(id)[0]
    got: list[str] = []
    listening = threading.Thread(target=lambda: got.append(me.message(id, seen)[1]), daemon=True)
    listening.start()
    wait(lambda: house.table(id).viewers, "the stream is open")
    me.do(id, do="uncover", seat=page.seat)
    listening.join(8)  # the next ping is 15 seconds away
    assert got and Page(got[0]).choices


def test_nobody_waits_for_bots_who_does_not_want_to(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "LONGEST_TURN", 1e9)
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('slow') / 'motu.sqlite'}"
    with House(database, pace=10_000) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "random"))
        wait(lambda: me.page(id).mine or me.page(id).has("skip"), "a first question")
        for _ in range(3):
            if not me.page(id).mine:
                assert me.do(id, do="skip").status_code == 204
            me.decide(id)


def test_the_rematch_is_found_after_a_restart(house: House) -> None:
    me = house.visitor()
    match = game("costa-ruana").start(2, seed=5)
    while not match.over:
        match.play(match.awaiting[0], match.choices(match.awaiting[0])[0])
    opened = me.post("/import", files={"record": ("game.json", match.record().dumps())})
    id = opened.headers["location"].split("/")[2]
    me.do(id, do="rematch")
    next_table = house.table(id).next
    assert next_table
    with House(house.database) as other:
        again = other.visitor(cookie=me.cookies["motu"])
        assert f'href="/table/{next_table}"' in again.page(id).text
        again.do(id, do="rematch")
        assert other.table(id).next == next_table


def test_each_voice_can_be_told_from_the_others_but_not_recognised_elsewhere(house: House) -> None:
    id, people = seated(house, 2)
    for person in people:
        person.post("/settings", data={"name": "Ana"})  # names prove nothing
        for text in ("un", "deux"):
            person.post(f"/table/{id}/chat", data={"text": text})
    seen = people[0].page(id).text
    voices = re.findall(r'<li id="chat-\d+"[^>]*data-by="(\w+)"', seen)
    assert len(voices) == 4 and len(set(voices)) == 2
    assert seen.count('class="hush"') == 2, "only others can be left unread"
    owners = [seat.owner for seat in house.table(id).seats]
    assert not any(owner and owner in seen for owner in owners)
    other = people[1].make(kinds=("me", "here"))
    people[1].post(f"/table/{other}/chat", data={"text": "ici"})
    assert not set(voices) & set(re.findall(r'data-by="(\w+)"', people[1].page(other).text))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", sorted(folders()))
def test_the_rules_can_be_read_and_every_rule_has_an_address(house: House, key: str, lang: str) -> None:
    answer = house.visitor(lang).get(f"/rules/{key}")
    page = Page(answer.text)
    rules = game(key).rules(lang)
    assert answer.status_code == 200 and page.lang == lang and len(rules) > 20
    assert set(rules) <= set(page.ids)
    assert folders()[key].texts.has("goal", lang), "what the game is about"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", sorted(folders()))
def test_the_opponents_are_shown_with_their_time_and_measured_strength(
    house: House, key: str, lang: str
) -> None:
    answer = house.visitor(lang).get(f"/rivals/{key}")
    assert answer.status_code == 200 and Page(answer.text).lang == lang
    found = measured(folders()[key].home).players
    assert set(found) <= set(folders()[key].seats)
    said = answer.text.replace("\N{MINUS SIGN}", "-").replace("+", "").replace("\N{NO-BREAK SPACE}", " ")
    for bots in found.values():
        for rating, half in bots.values():
            assert f">{rating} ± {half}<" in said or (rating, half) == (0, 0)
    assert ("(0,3 s)" if lang == "fr" else "(0.3 s)") in said


def test_there_are_no_rules_of_unknown_games(house: House) -> None:
    assert house.visitor().get("/rules/chess").status_code == 404


def test_a_fault_of_ours_is_told_in_one_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On a page of its own or in the line of refusals; the log of who hosts the table has the rest."""
    words = {"fr": "Rien n’a été perdu", "en": "Nothing was lost"}
    for lang, sentence in words.items():
        me = house.visitor(lang)
        id = me.make(kinds=("me", "here"))
        with monkeypatch.context() as fault:
            fault.setattr("motu.table.handlers.table.table_page", lambda *_: 1 / 0)
            fault.setattr("motu.table.handlers.moves.look", lambda *_: 1 / 0)
            page, line = me.get(f"/table/{id}"), me.do(id, choice="1")
        for answer in (page, line):
            assert answer.status_code == 500 and sentence in answer.text
            assert "ZeroDivision" not in answer.text and "content-security-policy" in answer.headers
        assert "<html" in page.text and line.text.startswith('<hx-partial hx-target="#refusal"')
    assert caplog.text.count("ZeroDivisionError") >= 4


def test_an_extract_holds_what_one_seat_knows_and_no_more(house: House) -> None:
    id, people = seated(house, 2)
    match = house.table(id).match
    for seat, person in enumerate(people):
        answer = person.get(f"/table/{id}/extract")
        told = json.loads(answer.text)
        assert answer.status_code == 200 and told["viewer"] == seat and told["view"] == match.view(seat)
        assert told["log"] == [event.text("fr") for event in match.events(seat)]
    told = json.loads(house.visitor().get(f"/table/{id}/extract").text)
    assert told["viewer"] is None and told["view"] == match.view(None)
    assert "seed" not in told and "moves" not in told


def test_the_last_sealed_answer_is_always_confirmed(house: House) -> None:
    """Until then answers can be changed, so the others need no confirmation."""
    id, people = seated(house, 3, "raiatea")
    table = house.table(id)
    assert table.match.awaiting == (0, 1, 2), "all keep rituals in secret"
    for seat, person in enumerate(people):
        person.post("/settings", data={"confirm": "no"})
        while seat in table.match.awaiting and not (page := person.page(id)).has("confirm"):
            answer = person.do(id, choice=page.choices[0], question=page.question, seat=page.seat)
            assert answer.status_code == 204
        assert (seat in table.match.awaiting) == (seat == 2)
    people[0].do(id, do="undo")
    assert 0 in table.match.awaiting, "an answer is changed as long as one is missing"
