"""Edge cases of Mangrovia: specification, section 9.2, C1 to C29."""

from __future__ import annotations

import pytest

from motu.games.mangrovia.box import AMULET, LANDSCAPE, OFFERING
from motu.games.mangrovia.rules import tell
from tests.games.mangrovia.situations import (
    asked,
    at_pier,
    bag_size,
    give,
    go,
    hut,
    huts_left,
    left_in_pile,
    new_round,
    no_ones,
    offered,
    open_cards,
    pay,
    player,
    position,
    refused,
    sail,
    scored,
    squares_offered,
    table,
    the_end,
    told,
)


def test_C1_with_one_bowl_the_first_player_never_gets_the_northern_cult_place() -> None:
    match = new_round(table(4))
    assert offered(match) == [f"place_bowl {site}" for site in range(2, 7)]
    assert refused(match, "place_bowl 1") == "MG-3.5"
    go(match, "A place_bowl 2")
    assert "place_bowl 1" in offered(match)
    go(match, "B place_bowl 3", "C place_bowl 4", "D place_bowl 5")
    assert asked(match) == "A collect"  # no second lap: the boat sails
    assert position(match)["sites"] == {"2": "A", "3": "B", "4": "C", "5": "D"}


def test_C3_with_two_players_the_boat_goes_from_pier_5_straight_to_pier_8() -> None:
    s = table(2)
    open_cards(s, offerings="5")
    match = sail(s, A=5)
    go(match, "A draw_two decline")
    assert asked(match) == "A action" and position(match)["pier"] == 8
    assert told(match, tell.BOAT_STOPS, 1) == [(5,), (8,)]


def test_C5_an_open_card_that_was_taken_is_not_replaced_before_phase_3() -> None:
    s = table(4)
    open_cards(s, offerings="2 3 4 5", landscapes="water sand reed")
    match = sail(s, A=1, B=3)
    go(match, "A draw_up landscape water", "A draw_up offering 2", "A draw_down decline")
    assert asked(match) == "B draw_up"
    assert refused(match, "draw_up landscape water") == "MG-6.1"
    assert position(match)["display"] == {
        "offering": {"3": 1, "4": 1, "5": 1},
        "landscape": {"sand": 1, "reed": 1},
    }


@pytest.mark.parametrize("out", [OFFERING, LANDSCAPE])
def test_C7_of_a_pile_without_cards_and_discards_nothing_can_be_drawn(out: int) -> None:
    s = table(4)
    left_in_pile(s, out, "", "D")
    match = at_pier(s, 6)
    kept = "landscape" if out == OFFERING else "offering"
    assert offered(match) == ["draw_down decline", f"draw_down {kept}"]
    gone = "offering" if out == OFFERING else "landscape"
    assert refused(match, f"draw_down {gone}") == "MG-6.8"


def test_C7_without_any_card_to_draw_the_step_is_lost_and_the_next_one_is_not() -> None:
    s = table(4)
    left_in_pile(s, OFFERING, "2", "D")
    left_in_pile(s, LANDSCAPE, "", "D")
    open_cards(s, offerings="2")
    match = at_pier(s, 6)  # hidden, then open
    assert asked(match) == "A draw_up"


def test_C9_with_seven_amulet_huts_one_draws_five_and_keeps_four() -> None:
    s = table(4)
    hut(s, "A", "m01 m02 m03 m04 m05 m06 m07")
    match = at_pier(s, 2)
    drawn = [f"* draw_amulet A {value}" for value in (2, 2, 3, 4, 6)]
    go(match, "A collect amulets", *drawn)
    go(match, "A return_amulet 2")
    assert player(match, "A")["amulet"] == {"2": 1, "3": 1, "4": 1, "6": 1}
    assert bag_size(match) == 31
    assert player(match, "A")["amulet_huts"] == 7


def test_C11_with_one_hut_left_there_is_no_double_hut() -> None:
    s = table(4, birds="water sand")
    huts_left(s, "A", 1)
    give(s, "A", landscapes="water water", offerings="7 7 6 4")
    match = at_pier(s, 9)
    assert offered(match) == ["size decline", "size single"]
    assert refused(match, "size double") == "MG-10.6"


def test_C13_a_card_played_for_the_first_hut_is_gone_for_the_second() -> None:
    s = table(4, birds="reed water")
    give(s, "A", landscapes="reed", offerings="6 6 7")
    match = at_pier(s, 10)
    go(match, "A build m03")
    assert asked(match) == "A build"
    assert refused(match, "build c3r3") == "MG-8.2"
    assert squares_offered(match) == set()


def test_C15_both_cards_of_a_double_hut_need_a_bird() -> None:
    s = table(4, birds="water reed")
    give(s, "A", landscapes="water mangrove reed reed", offerings="7 7 6 2")
    match = at_pier(s, 9)
    go(match, "A size double")
    assert refused(match, "build_double c4r4") == "MG-10.8"  # 22 could be paid
    assert refused(match, "build_double c3r3") is None  # reed


def test_C15_two_cards_of_the_landscape_with_the_bird_are_enough() -> None:
    s = table(4, birds="water reed")
    give(s, "A", landscapes="water water mangrove", offerings="7 7 6 2")
    match = at_pier(s, 9)
    go(match, "A size double", "A build_double c4r4")
    pay(match)
    assert player(match, "A")["landscape"] == {"mangrove": 1}
    assert position(match)["squares"]["c4r4"]["huts"] == 2


def test_C17_amulets_never_replace_offerings() -> None:
    s = table(4, birds="sand reed")
    give(s, "A", landscapes="sand", amulets="3 4")
    match = at_pier(s, 7)
    assert refused(match, "build c2r2") == "MG-8.5"
    assert refused(match, "build c6r4") is None  # 3 in amulets


def test_C17_offerings_never_replace_amulets() -> None:
    s = table(4, birds="sand reed")
    give(s, "A", landscapes="sand", offerings="3 4")
    match = at_pier(s, 7)
    assert refused(match, "build c6r4") == "MG-8.5"
    assert refused(match, "build c2r2") is None


def test_C19_who_leaves_the_birds_becomes_first_player_all_the_same() -> None:
    s = table(4, first="A", birds="water mangrove")
    match = sail(s, 12, C=1)
    assert asked(match) == "C move_birds"
    go(match, "C move_birds water mangrove")
    assert position(match)["birds"] == ["water", "mangrove"]
    assert position(match)["first_player"] == "C"
    assert asked(match) == "C place_bowl"


def test_C21_a_neutral_hut_wins_the_tie_and_its_points_are_lost() -> None:
    s = table(3)
    hut(s, "A", "c7r1")  # h1: the neutral hut of c6r1 is nearer
    match = the_end(s)
    assert scored(match, "paths") == [6, 0, 0]
    assert (4, 12) in told(match, tell.PATH_LOST, 2)


def test_C23_two_that_tie_for_the_first_place_take_both_prizes() -> None:
    s = table(4)
    hut(s, "A", "c1r2 c1r7")
    hut(s, "B", "c1r3 c1r5")
    hut(s, "C", "c1r1")  # fewer, though nearest
    # besides v1: A alone on h2, B alone on h3, C alone on h1
    assert scored(the_end(s), "paths") == [12 + 10, 6 + 10, 0 + 12, 0]


def test_C25_spent_amulets_of_value_1_enter_the_bag_with_the_others() -> None:
    s = table(4, birds="sand reed")
    hut(s, "B", "m02")
    give(s, "A", landscapes="sand", amulets="1 2")
    left_in_pile(s, AMULET, "", "D")
    match = sail(s, 7, A=6, B=5)
    go(match, "A build c6r4", "A pay amulet 1")
    assert position(match)["aside"] == {"1": 1, "2": 1}
    assert position(match)["ones_stack"] == 4
    go(match, "B action amulets", "* draw_amulet B 1")
    assert player(match, "B")["amulet"] == {"1": 1}
    assert position(match)["bag"] == {"2": 1} and position(match)["aside"] == {}
    assert position(match)["ones_stack"] == 4


@pytest.mark.parametrize("tile", ["", "bonus_statue_v1"])
def test_C27_a_statue_tile_brings_nothing_without_a_tie(tile: str) -> None:
    s = table(4, statue_tiles=True)
    give(s, "A", bonus=tile)
    hut(s, "A", "c1r2 c1r7")
    hut(s, "B", "c1r1")
    assert scored(the_end(s), "paths") == [12 + 10, 6 + 12, 0, 0]


def test_C27_a_statue_tile_does_not_make_up_for_a_hut() -> None:
    s = table(4, statue_tiles=True)
    give(s, "B", bonus="bonus_statue_v1")
    hut(s, "A", "c1r2 c1r7")
    hut(s, "B", "c1r1")
    assert scored(the_end(s), "paths") == [12 + 10, 6 + 12, 0, 0]


def test_C29_after_the_last_hut_the_boat_still_visits_every_pier() -> None:
    s = table(4, birds="water sand")
    huts_left(s, "A", 1)
    give(s, "A", landscapes="water", offerings="6")
    match = sail(s, 7, A=6, B=5, C=2, D=1)
    go(match, "A build c3r2")
    assert position(match)["end_mark"]
    go(match, "B action amulets")
    go(match, "C build decline", "C draw_down offering", "* draw_offering C 7")
    assert asked(match) == "D move_birds"
    go(match, "D move_birds sand reed")
    assert match.over
    assert player(match, "B")["amulet"] == {"1": 1}
    assert player(match, "C")["offering"] == {"7": 1}
    assert position(match)["birds"] == ["sand", "reed"]
    assert position(match)["first_player"] == "A"  # phase 3 is not played
    assert position(match)["sites"] == {"6": "A", "5": "B", "2": "C", "1": "D"}
    assert position(match)["pier"] == 12


# --- what cannot be done is not asked, on public facts (MG-4.20) ---------------------------------


def test_without_a_token_to_take_nobody_is_asked_to_collect() -> None:
    s = table(4)
    no_ones(s, "D")
    assert asked(at_pier(s, 2)) == "A build"  # the bag does not help who has no hut on an amulet square
    s = table(4)
    hut(s, "A", "m01")
    left_in_pile(s, AMULET, "", "D")
    assert asked(at_pier(s, 2)) == "A build"  # nor does the stack help who has one


def test_without_an_open_card_nobody_is_asked_to_take_one() -> None:
    match = at_pier(table(4), 1)
    assert asked(match) == "A draw_down"


@pytest.mark.parametrize("pier", [7, 9, 10])
def test_without_a_hut_nobody_is_asked_to_build(pier: int) -> None:
    s = table(4)
    huts_left(s, "A", 0)
    give(s, "A", landscapes="water water", offerings="6 6")
    match = sail(s, pier, A=13 - pier, B=1)
    assert asked(match) == "B move_birds"


def test_a_build_is_asked_for_even_if_only_declining_is_left() -> None:
    match = at_pier(table(4), 10)
    assert asked(match) == "A build" and offered(match) == ["build decline"]
    match = at_pier(table(4), 9)
    assert asked(match) == "A size" and offered(match) == ["size decline"]
