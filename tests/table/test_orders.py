"""Standing orders and gestures that go on after a reveal, at a table of people."""

from __future__ import annotations

import time

import pytest

from motu.games.pantheon import PantheonFolder
from motu.games.pantheon.questions.movement import DRAW_UNLESS, REACTING
from motu.games.pantheon.rules.pieces import CARDS, MORE_CARDS
from motu.kernel.engine import Asked
from motu.table.live import LiveTable
from tests.table.house import House, Visitor
from tests.table.test_truth import known, reloaded, seated

SENTENCE = "a répondu pour vous"


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order always answers; when it does is tried where the game is."""
    monkeypatch.setattr(
        PantheonFolder,
        "ordered",
        staticmethod(lambda s, seat, key: REACTING.action(0) if Asked(s).rule is REACTING.rule else None),
    )


def answer(table: LiveTable, who: Visitor, notation: str) -> None:
    """Choose by notation, and confirm."""
    seat = table.match.awaiting[0]
    offers = table.draft(seat).match.choices(seat)
    choice = next(c for c in offers if c.notation.startswith(notation))
    page = who.page(table.id)
    assert who.do(table.id, choice=str(choice.id), question=page.question).status_code == 204
    if (page := who.page(table.id)).has("confirm"):
        assert who.do(table.id, do="confirm", question=page.question).status_code == 204


def begun(house: House) -> tuple[LiveTable, list[Visitor], int, int]:
    """Two people in the first turn; the other one could react to a movement."""
    for _ in range(20):
        id, people = seated(house, 2, "pantheon")
        table = house.table(id)
        while not any(c.notation == "draw" for c in table.match.choices(table.match.awaiting[0])):
            people[table.match.awaiting[0]].decide(id)
        mover = table.match.awaiting[0]
        other = 1 - mover
        can_move = any(c.notation.startswith("move") for c in table.match.choices(mover))
        if can_move and table.match.state.hand[other * CARDS]:
            return table, people, mover, other
    raise AssertionError("nobody could react")


def move(table: LiveTable, who: Visitor, seat: int) -> None:
    """A whole movement, as short as possible."""
    answer(table, who, "move")
    for _ in range(8):
        if table.match.awaiting != (seat,):
            return
        notations = [c.notation for c in table.draft(seat).match.choices(seat)]
        answer(table, who, "place stop" if "place stop" in notations else notations[0])


def reacting(table: LiveTable) -> bool:
    return Asked(table.match.state).rule is REACTING.rule


def wait(table: LiveTable) -> None:
    """Until the reaction is answered."""
    for _ in range(300):
        if not reacting(table):
            return
        time.sleep(0.02)
    raise AssertionError("nobody answered")


@pytest.mark.usefixtures("always")
def test_an_order_answers_for_its_seat_and_nobody_else_hears_of_it(house: House) -> None:
    table, people, mover, other = begun(house)
    before = people[mover].page(table.id).text
    assert people[other].do(table.id, order=DRAW_UNLESS).status_code == 204
    assert 'aria-pressed="true"' in people[other].page(table.id).text.partition('class="orders"')[2][:200]
    assert people[mover].page(table.id).text == before
    move(table, people[mover], mover)
    wait(table)
    drawn = [m.notation for m in table.match.moves if m.seat == other and not m.forced]
    assert drawn[-1] == "draw_one"
    logs = {s: " ".join(e.text("fr") for e in table.match.events(s)) for s in (mover, other, None)}
    assert SENTENCE in logs[other] and SENTENCE not in logs[mover] and SENTENCE not in logs[None]
    again = reloaded(house, table.id)
    assert known(again) == known(table)
    assert again.orders._given == table.orders._given


@pytest.mark.usefixtures("always")
def test_an_order_is_taken_back_at_any_time(house: House) -> None:
    table, people, mover, other = begun(house)
    for _ in range(2):
        assert people[other].do(table.id, order=DRAW_UNLESS).status_code == 204
    move(table, people[mover], mover)
    time.sleep(0.3)
    assert reacting(table) and people[other].page(table.id).mine
    assert people[other].do(table.id, order=DRAW_UNLESS).status_code == 204  # given where it answers at once
    wait(table)


@pytest.mark.usefixtures("always")
def test_an_order_ends_with_what_it_was_given_for(house: House) -> None:
    table, people, _, other = begun(house)
    people[other].do(table.id, order=DRAW_UNLESS)
    (order,) = table.match.folder.standing_orders(table.match.redacted(other), other)
    assert table.orders.holds(order, other)
    table.match.state.epoch += 1
    (next_epoch,) = table.match.folder.standing_orders(table.match.redacted(other), other)
    assert not table.orders.holds(next_epoch, other)


def test_only_who_sits_there_gives_orders_and_only_those_there_are(house: House) -> None:
    table, people, mover, _ = begun(house)
    assert house.visitor().do(table.id, order=DRAW_UNLESS).status_code == 403
    assert people[mover].do(table.id, order="nonsense").status_code == 409
    assert not table.orders._given


def test_all_cards_from_the_pile_by_one_confirmation_also_after_a_restart(house: House) -> None:
    table, people, mover, _ = begun(house)
    before = int(table.match.state.hand_size[mover])
    page = people[mover].page(table.id)
    assert people[mover].do(table.id, gesture="draw_all pile", question=page.question).status_code == 204
    page = people[mover].page(table.id)
    cards = 3 + int(table.match.state.power(mover, MORE_CARDS))  # Gadicea may be among the first
    assert page.has("confirm") and f"Piocher {cards} cartes, toutes de la pioche" in page.text
    assert known(reloaded(house, table.id)) == known(table)
    assert people[mover].do(table.id, do="confirm", question=page.question).status_code == 204
    assert int(table.match.state.hand_size[mover]) == before + cards
    # A deity from the first distribution may offer something more; it can be declined.
    left = [choice.notation for choice in table.match.choices(mover)] if mover in table.match.awaiting else []
    assert not left or {"take stop", "traitera end_turn"} & set(left)


def test_a_gesture_that_goes_on_is_taken_back_step_by_step(house: House) -> None:
    table, people, mover, _ = begun(house)
    page = people[mover].page(table.id)
    people[mover].do(table.id, gesture="draw_all pile", question=page.question)
    people[mover].do(table.id, do="undo")
    assert len(table.draft(mover).picks) == 1
    page = people[mover].page(table.id)
    assert not page.has("confirm")
    people[mover].do(table.id, gesture="take_all pile", question=page.question)
    assert people[mover].page(table.id).has("confirm")
