"""A choice that is planned while others decide: it waits while it is possible, and binds nobody."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from motu.games import folders
from motu.match.match import Match
from motu.match.planning import phase, planned
from motu.table.live import LiveTable
from tests.contract.cases import REAL, Case, times
from tests.contract.worlds import TwoWorlds
from tests.table.house import PATIENCE, House, Page, Visitor
from tests.table.test_truth import reloaded, seated

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)


def plannable(match: Match, viewer: int | None) -> Any:
    """All that a seat which waits is offered to plan."""
    plan = None if viewer is None else planned(match, viewer)
    if plan is None:
        return None
    gestures = [(g.notation, g.label("fr")) for g in plan.gestures]
    return plan.asked, plan.question, [(c.id, c.label("fr")) for c in plan.choices], gestures


@pytest.mark.repeated(3)
@pytest.mark.parametrize("case", REAL, ids=str)
def test_what_can_be_planned_tells_nothing_that_its_seat_does_not_know(case: Case) -> None:
    for n in range(times(3)):
        steps = TwoWorlds(case, n % case.seats, n, plannable, every=23, other_picks=n % 2 == 0).run().steps
        assert steps > 20


def plan_one(house: House, game: str) -> tuple[LiveTable, list[Visitor], int, str]:
    """A table of people at which somebody who waits has planned a choice: the plan in words."""
    for _ in range(12):
        id, people = seated(house, 3, game)
        table = house.table(id)
        for n in range(8):
            for seat, person in enumerate(people):
                if seat in table.match.awaiting or table.match.over:
                    continue
                person.do(id, do="plan")
                page = person.page(id)
                if page.choices and not page.mine:
                    offered = re.search(rf'id="choice-{page.choices[0]}"[^>]*>([^<]+)<', page.text)
                    answer = person.do(id, choice=page.choices[0], planning="yes")
                    assert answer.status_code == 204, answer.text
                    words = planned_words(person.page(id))
                    assert offered is not None and words == offered[1]
                    return table, people, seat, words
                person.do(id, do="plan-close")
            somebody_decides(table, people, n)
    raise AssertionError("nobody could plan")


def somebody_decides(table: LiveTable, people: list[Visitor], n: int) -> None:
    """Whoever is asked, once what answers itself has been answered."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for seat in table.match.awaiting:
            if table.by_itself(seat) is None:
                people[seat].decide(table.id, n)
                return
        time.sleep(0.02)
    raise AssertionError("nobody is asked")


def asked_for_it(table: LiveTable, people: list[Visitor], seat: int, asked: str) -> None:
    """Others decide until this seat is asked what it has planned for."""
    for n in range(60):
        if seat in table.match.awaiting and phase(table.match) == asked:
            return
        somebody_decides(table, people, n)
    raise AssertionError(f"{asked} was never asked")


def planned_words(page: Page) -> str:
    found = page.text.partition("Votre prochain choix est prêt\u00a0: ")[2]
    assert found
    return found.partition("</p>")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_waits_for_its_question_also_after_a_restart_and_is_not_played_by_itself(
    house: House, game: str
) -> None:
    table, people, seat, _ = plan_one(house, game)
    me, others = people[seat], [p for n, p in enumerate(people) if n != seat]
    assert not any("choix est prêt" in other.page(table.id).text for other in others)
    assert reloaded(house, table.id).kept(seat) == table.kept(seat) != {}
    asked_for_it(table, people, seat, table.kept(seat)["asked"][0])
    moves, page = len(table.match.moves), me.my_turn(table.id)
    if page.has("uncover"):
        me.do(table.id, do="uncover", seat=page.seat)
        page = me.page(table.id)
    ready, gone = page.picked, "plus possible" in page.text
    assert ready != gone
    assert len(table.match.moves) == moves, "nothing is played before it is confirmed"
    if ready:
        told = me.do(table.id, do="undo")
        assert told.status_code == 204, told.text
        assert not me.page(table.id).picked and not table.kept(seat)


def test_a_plan_is_forgotten_on_request_and_made_by_nobody_else(house: House) -> None:
    table, people, seat, said = plan_one(house, "bora-bora")
    assert people[seat].do(table.id, do="plan-forget").status_code == 204
    assert said not in people[seat].page(table.id).text.partition('id="log"')[0] and not table.kept(seat)
    stranger = house.visitor()
    assert stranger.do(table.id, do="plan").status_code == 403
    assert stranger.do(table.id, choice="0", planning="yes").status_code == 403
    asked = table.match.awaiting[0]
    assert people[asked].do(table.id, choice="0", planning="yes").status_code == 409
    assert people[seat].do(table.id, choice="nonsense", planning="yes").status_code == 409
    assert not table.kept(seat)


def test_what_is_not_possible_any_more_is_told_and_dropped(house: House) -> None:
    table, people, seat, _ = plan_one(house, "costa-ruana")
    kept = dict(table.kept(seat))
    asked_for_it(table, people, seat, kept["asked"][0])
    impossible = next(
        c
        for rule in table.match.folder.ruleset.rules
        if rule.mode == 1
        for c in [table.match.said(seat, int(rule.base))]
        if table.match.why_not(seat, c.id) is not None
    )
    house.within(table.plan(seat, {}))
    table._kept[seat] = {**kept, "plan": [impossible.notation]}
    table.changed()
    table._drafts.clear()
    page = people[seat].page(table.id)
    assert "n’est plus possible" in page.text and not page.picked and page.choices
