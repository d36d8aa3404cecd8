"""Things counted before one confirmation, and gestures whose end waits for a question in between."""

from __future__ import annotations

import motu
from motu.games.bora_bora.rules.expansion import SCORE_FISH
from motu.table.draft import Draft
from motu.table.live import LiveTable
from tests.games.bora_bora.situations import give, go, phase_a, put_hut, slots_free, table
from tests.games.mangrovia.test_shortcuts import one_hut
from tests.table.house import House, Page, Visitor


def helping() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 helper")
    return match


def number(match: motu.Match, notation: str) -> int:
    return next(choice.id for choice in match.choices(0) if choice.notation == notation)


def test_red_waits_for_what_comes_before_it() -> None:
    """A material has its place to be chosen before the fish can be scored."""
    s = table(4)
    give(s, "A", cards="red", offerings=1)
    put_hut(s, "A", "c_mountain")
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 land")
    red = [g for g in match.gestures(0) if g.notation.startswith("expand_red")]
    assert red and all(g.targets[0].startswith("red_") for g in red)
    kinds = set()
    for gesture in red:
        unit = Draft(0, match).with_picks(gesture.actions, gesture.then)
        while not unit.complete:
            assert unit.then == gesture.then  # still to come
            asked = unit.match.choices(0)[0].id
            unit = unit.with_picks([asked])
            kinds.add("material")
        assert unit.picks[-1] == gesture.then[0] >= SCORE_FISH.base and not unit.then
    assert "material" in kinds


def test_who_cannot_pay_red_is_not_offered_it() -> None:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 land")
    assert not any(g.notation.startswith("expand_red") for g in match.gestures(0))


def counts(page: Page) -> list[str]:
    return [part.partition("<")[0] for part in page.text.split("<output>")[1:]]


def at_the_table(house: House, key: str, match: motu.Match) -> tuple[Visitor, LiveTable]:
    """A visitor who plays against bots and has come to this position."""
    me = house.visitor()
    id = me.make(key, ("me", "greedy", "greedy", "greedy"))
    me.my_turn(id)
    table = house.table(id)
    table.match = match
    return me, table


def press(me: Visitor, id: str, **form: str) -> Page:
    page = me.page(id)
    answer = me.do(id, question=page.question, **form)
    assert answer.status_code == 204, answer.text
    return me.page(id)


def test_purchases_are_counted_up_and_down_before_one_confirmation(house: House) -> None:
    me, table = at_the_table(house, "bora-bora", helping())
    id = table.id
    offering, point = number(table.match, "help offering"), number(table.match, "help vp")
    stop = number(table.match, "help stop")
    page = me.page(id)
    assert counts(page) and set(counts(page)) == {"0"}
    page = press(me, id, choice=str(offering))
    page = press(me, id, choice=str(offering))
    assert sorted(counts(page))[-1] == "2" and table.draft(0).picks == (offering, offering)
    page = press(me, id, less=str(offering))
    assert table.draft(0).picks == (offering,)
    page = press(me, id, gesture="help_points 3")
    assert page.has("confirm") and table.draft(0).picks == (offering, point, point, point)
    assert {"1", "3"} <= set(counts(page))
    page = press(me, id, less=str(point))
    assert not page.has("confirm") and table.draft(0).picks == (offering, point, point)
    assert me.do(id, less=str(stop), question=page.question).status_code == 409


def test_less_of_a_thing_takes_back_what_was_picked_for_it(house: House) -> None:
    me, table = at_the_table(house, "bora-bora", helping())
    id = table.id
    material, point = number(table.match, "help material"), number(table.match, "help vp")
    press(me, id, choice=str(material))
    place = table.draft(0).match.choices(0)[0].id
    press(me, id, choice=str(place))
    press(me, id, choice=str(point))
    assert table.draft(0).picks == (material, place, point)
    press(me, id, less=str(material))
    assert table.draft(0).picks == (point,)


def test_a_square_comes_with_its_payment_and_the_others_stay_at_hand(house: House) -> None:
    me, table = at_the_table(house, "mangrovia", one_hut())
    id = table.id
    best, other = "hut c2r2 with sand offering 3 offering 4", "hut c2r2 with offering 4 start 3"
    page = press(me, id, gesture=best)
    assert page.has("confirm") and f'name="instead" value="{other}"' in page.text
    picked = table.draft(0).picks
    page = press(me, id, instead=other)
    assert page.has("confirm") and table.draft(0).picks != picked
    assert me.do(id, instead="nonsense", question=page.question).status_code == 409


def test_on_the_board_a_square_means_the_gesture_not_the_single_choice(house: House) -> None:
    me, table = at_the_table(house, "mangrovia", one_hut())
    id = table.id
    text = me.page(id).text
    assert text.count('data-targets="c2r2"') == 1
    assert 'value="hut c2r2 with sand offering 3 offering 4"' in text
