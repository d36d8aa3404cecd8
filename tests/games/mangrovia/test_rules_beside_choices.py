"""The rule that a player reads beside a choice speaks of this pass, this pier, this square and this piece."""

from __future__ import annotations

import pytest

import motu
from tests.games.mangrovia.refused.payment import planned, planned_double
from tests.games.mangrovia.refused.tables import builder, double
from tests.games.mangrovia.situations import (
    RICH,
    at_pier,
    give,
    go,
    hut,
    new_round,
    open_cards,
    pay,
    table,
)


def rules(match: motu.Match) -> dict[str, str]:
    """What the seat that is asked may answer, and the rule beside it."""
    return {choice.notation: choice.rule for choice in match.choices(match.awaiting[0])}


def test_first_bowls_second_bowls_and_the_north() -> None:
    match = new_round(table(3))
    assert set(rules(match).values()) == {"MG-3.2"}
    go(match, "A place_bowl 2", "B place_bowl 3", "C place_bowl 4")
    assert rules(match) == {"place_bowl 1": "MG-3.6", "place_bowl 5": "MG-3.4", "place_bowl 6": "MG-3.4"}
    go(match, "A place_bowl 5")
    assert rules(match)["place_bowl 1"] == "MG-3.4"  # B is not the first player


def test_cards_open_and_hidden() -> None:
    s = table(4)
    open_cards(s, offerings="5", landscapes="reed")
    assert rules(at_pier(s, 3)) == {
        "draw_up decline": "MG-4.6",
        "draw_up offering 5": "MG-6.2",
        "draw_up landscape reed": "MG-6.2",
    }
    assert rules(at_pier(table(4), 6)) == {
        "draw_down decline": "MG-4.6",
        "draw_down offering": "MG-6.2",
        "draw_down landscape": "MG-6.2",
    }


@pytest.mark.parametrize(("huts", "rule"), [("", "MG-7.2"), ("m01", "MG-7.3"), ("m01 m04", "MG-7.4")])
def test_amulets_by_the_huts_on_amulet_squares(huts: str, rule: str) -> None:
    s = table(4)
    hut(s, "A", huts)
    assert rules(at_pier(s, 2)) == {"collect decline": "MG-7.8", "collect amulets": rule}


def test_two_actions_of_which_one_is_carried_out() -> None:
    water = {"landscapes": "water water", "offerings": "6 6"}
    assert rules(builder(8, **water)) == {
        "action decline": "MG-4.6",
        "action amulets": "MG-4.15",
        "action hut": "MG-4.15",
    }
    assert rules(builder(9, **water)) == {
        "size decline": "MG-4.6",
        "size single": "MG-4.16",
        "size double": "MG-4.16",
    }


def test_a_square_by_card_and_bird_or_by_the_joker_alone() -> None:
    found = rules(builder(landscapes="water", offerings="6 7", bonus="bonus_joker"))
    assert found["build decline"] == "MG-4.6"
    assert found["build c3r2"] == "MG-8.1"  # water, with a bird
    assert found["build c2r2"] == "MG-15.6"  # sand: no card, no bird


def test_two_huts_at_pier_10() -> None:
    s = table(4)
    give(s, "A", landscapes="water water mangrove", **RICH)
    match = at_pier(s, 10)
    assert (rules(match)["build decline"], rules(match)["build c3r2"]) == ("MG-9.3", "MG-9.1")
    go(match, "A build c3r2")
    pay(match)
    assert (rules(match)["build decline"], rules(match)["build c1r7"]) == ("MG-4.6", "MG-9.1")


def test_a_double_hut_on_one_landscape_or_two() -> None:
    found = rules(double(landscapes="water water mangrove", offerings="7 7 6 2", bonus="bonus_joker"))
    assert found["build_double decline"] == "MG-4.6"
    assert found["build_double c1r7"] == "MG-10.2"
    assert found["build_double c4r4"] == "MG-11.3"


def test_cards_for_the_square() -> None:
    joker = {"bonus": "bonus_joker"}
    single = rules(planned("c3r2", landscapes="water", offerings="6", **joker))
    assert single == {"play water": "MG-8.2", "play bonus_joker": "MG-15.9"}
    dual = rules(planned("c4r4", landscapes="water mangrove", offerings="7 4"))
    assert dual == {"play water": "MG-11.1", "play mangrove": "MG-11.1"}
    twice = rules(planned_double("c3r2", landscapes="water water", offerings="6 6", **joker))
    assert twice == {"play water": "MG-10.8", "play bonus_joker": "MG-15.9"}
    both = rules(planned_double("c4r4", landscapes="water water mangrove", offerings="7 7 6 2"))
    assert both == {"play water": "MG-11.3", "play mangrove": "MG-11.3"}


def test_pieces_of_a_sum() -> None:
    parts = rules(planned("c3r2", landscapes="water", offerings="3 6", bonus="bonus_offering3"))
    assert parts == {
        "pay offering 3": "MG-8.11",
        "pay offering 6": "MG-8.3",
        "pay bonus_offering3": "MG-15.4",
    }
    tokens = rules(planned("c5r3", landscapes="water", amulets="3 5", bonus="bonus_amulet2"))
    assert tokens["pay bonus_amulet2"] == "MG-15.5"
    twice = rules(planned_double("c3r2", landscapes="water water", offerings="6 6 5 7"))
    assert set(twice.values()) == {"MG-10.7"}
