"""The log is the truth: a table that is loaded again is the same table, and no request counts twice."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from motu.games import folders
from motu.table.live import LiveTable
from tests.table.house import House, Page, Visitor

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)


def known(table: LiveTable) -> dict[str, Any]:
    """Everything that a table tells anybody."""
    match = table.match
    viewers = (None, *range(match.seats))
    return {
        "views": [match.view(viewer) for viewer in viewers],
        "log": [[event.text("fr") for event in match.events(viewer)] for viewer in viewers],
        "moves": [(move.seat, move.notation, move.forced) for move in match.moves],
        "choices": [[choice.id for choice in match.choices(seat)] for seat in range(match.seats)],
        "drafts": [table.draft(seat).picks for seat in range(match.seats)],
        "status": (table.status, table.seq, match.awaiting, match.scores, match.ranking),
        "seats": table.seats,
    }


def reloaded(house: House, id: str) -> LiveTable:
    """What another process finds in the database."""
    with House(house.database) as other:
        other.app.state.tables.wake = lambda table: None
        return other.table(id)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_same_after_a_restart_with_drafts_undo_and_rewind(house: House, game: str) -> None:
    me = house.visitor()
    id = me.make(game, ("me", "here"))  # both seats here: nothing moves by itself
    for n in range(7):
        me.decide(id, n)
    me.do(id, do="undo")
    assert known(reloaded(house, id)) == known(house.table(id))
    for n in range(3):
        me.decide(id, n)
    me.do(id, do="undo")
    me.decide(id, 1)
    page = me.my_turn(id)
    if page.has("uncover"):
        me.do(id, do="uncover", seat=page.seat)
        page = me.page(id)
    me.do(id, choice=page.choices[0], question=page.question, seat=page.seat)
    table = house.table(id)
    assert any(known(table)["drafts"]), "a pick that waits for its confirmation"
    assert known(reloaded(house, id)) == known(table)


def test_a_log_with_many_undos_reads_the_same_after_a_restart(house: House) -> None:
    """What followed a move by itself was told before the move was taken back."""
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    for n in range(14):
        me.decide(id, n)
        if n % 2:
            me.do(id, do="undo")
    table = house.table(id)
    assert sum("annule" in line for line in known(table)["log"][0]) > 1
    assert known(reloaded(house, id)) == known(table)


def test_a_move_is_written_before_it_is_acknowledged(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    before = len(house.within(house.app.state.store.entries(id)))
    me.decide(id)
    assert len(house.within(house.app.state.store.entries(id))) > before


def test_the_same_key_moves_once(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    page = me.my_turn(id)
    pick = {"choice": page.choices[0], "question": page.question, "seat": page.seat, "key": "pick"}
    assert [me.do(id, **pick).status_code for _ in range(3)] == [204, 204, 204]
    page = me.page(id)
    confirm = {"do": "confirm", "question": page.question, "seat": page.seat, "key": "confirm"}
    assert [me.do(id, **confirm).status_code for _ in range(3)] == [204, 204, 204]
    assert sum(move.seat is not None for move in house.table(id).match.moves) == 1


def test_a_key_is_remembered_by_the_log_after_a_restart(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    page = me.my_turn(id)
    me.do(id, choice=page.choices[0], question=page.question, seat=page.seat)
    page = me.page(id)
    me.do(id, do="confirm", question=page.question, seat=page.seat, key="once")
    moves = known(house.table(id))["moves"]
    with House(house.database) as other:
        again = other.visitor(cookie=me.cookies["motu"])
        assert (
            again.do(id, do="confirm", question=page.question, seat=page.seat, key="once").status_code == 204
        )
        assert known(other.table(id))["moves"] == moves


def test_an_old_question_is_refused_and_nothing_changes(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    page = me.my_turn(id)
    me.decide(id)
    before = known(house.table(id))
    answer = me.do(id, choice=page.choices[0], question=page.question)
    assert answer.status_code == 409 and "La table a changé" in Page(answer.text).said()
    assert known(house.table(id)) == before


def seated(house: House, people: int, game: str = "costa-ruana") -> tuple[str, list[Visitor]]:
    """A table of people at their own screens."""
    host = house.visitor()
    id = host.make(game, kinds=("me", *["open"] * (people - 1)))
    guests = [house.visitor() for _ in range(people - 1)]
    for guest in guests:
        assert guest.do(id, do="join").status_code == 204
    return id, [host, *guests]


def test_the_draft_of_another_seat_shows_nothing_and_makes_nothing_stale(house: House) -> None:
    id, people = seated(house, 2)
    asked = house.table(id).match.awaiting[0]
    mover, other = people[asked], people[1 - asked]
    before, seen = other.page(id), other.message(id)
    page = mover.page(id)
    mover.do(id, choice=page.choices[0], question=page.question)
    assert house.table(id).draft(asked).picks
    after = other.page(id)
    assert other.message(id) == seen and after.text == before.text
    assert re.search(r'data-seen="(\w+)"', after.text)[1] == seen[0]  # type: ignore[index]


def test_a_whole_game_over_http_gives_a_record_that_replays(house: House) -> None:
    from motu.match.record import replay

    me = house.visitor()
    id = me.make(kinds=("me", "random"))
    assert me.get(f"/table/{id}/record").status_code == 403
    for n in range(300):
        if me.my_turn(id).over:
            break
        me.decide(id, n)
    answer = me.get(f"/table/{id}/record")
    assert answer.status_code == 200 and json.loads(answer.text)["finished"]
    assert replay(answer.text).scores == house.table(id).match.scores
    opened = me.post("/import", files={"record": ("game.json", answer.text)})
    assert opened.status_code == 303 and opened.headers["location"].endswith("/replay")
    match = house.table(id).match
    drawn = {n for n, move in enumerate(match.moves) if move.seat is None}
    by_nature = [n for n in range(1, len(match.events(0))) if match.moves_seen(0, n) in drawn]
    for at in (20, by_nature[-1]):  # also where a card is turned next
        forked = me.post(f"/table/{id}/fork", data={"at": str(at)})
        assert forked.status_code == 303
        assert not me.my_turn(forked.headers["location"].rpartition("/")[2]).over


# --- at the same time -------------------------------------------------------------------------------------


def at_once(me: Visitor, id: str, keys: list[str], **form: str) -> list[int]:
    """The same press, once for each key, all at the same time: what each was answered with."""
    with ThreadPoolExecutor(len(keys)) as hands:
        answers = hands.map(lambda key: me.do(id, **form, key=key), keys)
        return sorted(answer.status_code for answer in answers)


def asked(me: Visitor, id: str) -> dict[str, str]:
    """The question as its form sends it back."""
    page = me.my_turn(id)
    if page.has("uncover"):
        me.do(id, do="uncover", seat=page.seat)
        page = me.page(id)
    return {"question": page.question, "seat": page.seat, "choice": page.choices[0] if page.choices else ""}


def decided(table: LiveTable, before: int) -> int:
    return sum(move.seat is not None and not move.forced for move in table.match.moves[before:])


def test_one_question_is_answered_once(database: str) -> None:
    """Of five answers at once, each with a key of its own, one is played; the others are told so."""
    with House(database) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "here"))
        for n in range(8):
            before, first = len(house.table(id).match.moves), asked(me, id)
            keys = [f"{n} {key}" for key in range(5)]
            assert at_once(me, id, [f"pick {key}" for key in keys], **first) == [204, 409, 409, 409, 409]
            assert len(house.table(id).draft(int(first["seat"])).picks) == 1
            done = at_once(me, id, keys, **{**asked(me, id), "do": "confirm"})
            assert done == [204, 409, 409, 409, 409] and decided(house.table(id), before) == 1


def test_the_same_request_five_times_at_once_is_carried_out_once(database: str) -> None:
    with House(database) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "here"))
        for n in range(6):
            before = len(house.table(id).match.moves)
            assert at_once(me, id, [f"pick {n}"] * 5, **asked(me, id)) == [204] * 5
            assert at_once(me, id, [f"confirm {n}"] * 5, **{**asked(me, id), "do": "confirm"}) == [204] * 5
            assert decided(house.table(id), before) == 1
