"""The rulebook's own examples: specification of Mangrovia, section 9.1, E1 to E15."""

from __future__ import annotations

from motu.games.mangrovia.rules import tell
from tests.games.mangrovia.situations import (
    RICH,
    Told,
    asked,
    at_pier,
    bag_size,
    give,
    go,
    hut,
    offered,
    open_cards,
    phase_3,
    player,
    position,
    refused,
    sail,
    scored,
    squares_offered,
    suns,
    table,
    the_end,
    told,
)

WATER = {"c4r1", "c3r2", "c7r2", "c2r3", "c5r3", "c1r4", "c7r4", "c2r6", "c1r7", "m02", "m08"}
SAND = {"c3r1", "c6r1", "c2r2", "c1r3", "c4r3", "c3r4", "c6r4", "c1r5", "c4r7", "m01", "m05", "m09"}


def test_E1_the_boat_passes_an_empty_cult_place_and_stops_at_the_next_bowl() -> None:
    match = sail(table(4), A=2)
    assert asked(match) == "A collect"
    assert position(match)["pier"] == 2
    assert told(match, tell.BOAT_STOPS, 2) == [(2, 0)]
    assert offered(match) == ["collect decline", "collect amulets"]


def test_E2_a_bowl_acts_at_its_second_pier_only_when_the_boat_gets_there() -> None:
    s = table(4)
    open_cards(s, offerings="5 3", landscapes="sand")
    match = sail(s, B=3, A=4, C=5, D=6)
    assert asked(match) == "B draw_up"
    assert offered(match) == [
        "draw_up decline",
        "draw_up offering 3",
        "draw_up offering 5",
        "draw_up landscape sand",
    ]
    go(match, "B draw_up offering 5")
    assert player(match, "B")["offering"] == {"5": 1}
    assert asked(match) == "A draw_up"  # pier 4; the bowl of B waits
    go(match, "A draw_up decline", "A draw_down decline", "C draw_two decline")
    go(match, "D draw_down decline", "D draw_up decline", "D build decline")
    go(match, "C action decline", "A size decline")
    assert asked(match) == "B build" and position(match)["pier"] == 10
    stops = [(pier, "ABCD"[who]) for pier, who in told(match, tell.BOAT_STOPS, 2)]
    assert stops == [(3, "B"), (4, "A"), (5, "C"), (6, "D"), (7, "D"), (8, "C"), (9, "A"), (10, "B")]


def test_E3_with_birds_on_water_and_sand_only_such_squares_can_be_built_on() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water sand mangrove reed", **RICH)
    match = at_pier(s, 7)
    assert squares_offered(match) == WATER | SAND | {"c4r4", "c2r7"}
    assert refused(match, "build c1r2") == refused(match, "build c1r1") == "MG-5.3"  # mangrove, reed
    go(match, "A build c4r4")  # water or mangrove: only the water card may be played
    assert position(match)["draft"]["landscapes"] == {"water": 1}


def test_E3_a_double_landscape_square_needs_a_card_of_the_landscape_with_the_bird() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="mangrove reed", **RICH)
    match = at_pier(s, 7)
    assert squares_offered(match) == set()
    assert refused(match, "build c4r4") == refused(match, "build c2r7") == "MG-11.2"


def test_E4_three_huts_on_amulet_squares_draw_three_and_keep_two() -> None:
    s = table(4)
    hut(s, "B", "m01 m04 m08")
    match = at_pier(s, 2, "B")
    assert bag_size(match) == 35
    go(match, "B collect amulets", "* draw_amulet B 2", "* draw_amulet B 5", "* draw_amulet B 3")
    assert offered(match) == ["return_amulet 2", "return_amulet 3", "return_amulet 5"]
    go(match, "B return_amulet 2")
    assert player(match, "B")["amulet"] == {"3": 1, "5": 1}
    assert bag_size(match) == 33
    assert position(match)["bag"]["2"] == 10  # it is back in the bag, not set aside
    assert position(match)["aside"] == {}


def test_E5_a_hut_is_paid_exactly_and_its_sun_counts_at_once() -> None:
    s = table(4, birds="sand reed")
    give(s, "B", landscapes="sand", offerings="3 4")
    match = at_pier(s, 7, "B")
    go(match, "B build c2r2", "B pay offering 3")  # what is left to pay leaves no choice
    mine = player(match, "B")
    assert mine["offering"] == mine["landscape"] == {}
    assert suns(match, "B") == 1
    assert mine["supply"] == 8
    assert position(match)["squares"]["c2r2"] == {"owner": "B", "huts": 1, "favour_tile": None}
    assert position(match)["discards"] == {"offering": {"3": 1, "4": 1}, "landscape": {"sand": 1}}


def test_E6_amulets_of_6_do_not_pay_5() -> None:
    s = table(4, birds="water sand")
    give(s, "C", landscapes="water", amulets="6 6")
    match = at_pier(s, 7, "C")
    assert refused(match, "build c5r3") == "MG-8.4"
    assert refused(match, "build c4r1") is None  # the same landscape for 6 in amulets


def example_7() -> Told:
    s = table(5, birds="reed water")
    give(s, "C", landscapes="reed water", offerings="2 6 6")
    return at_pier(s, 10, "C")


def test_E7_two_huts_are_paid_separately() -> None:
    match = example_7()
    go(match, "C build c7r1", "C pay offering 2")
    assert asked(match) == "C build" and suns(match, "C") == 3
    assert player(match, "C")["offering"] == {"6": 1}
    go(match, "C build c3r2")
    mine = player(match, "C")
    assert mine["offering"] == mine["landscape"] == {}
    assert suns(match, "C") == 3
    assert mine["supply"] == 6
    assert position(match)["pier"] == 0  # nobody else: a new round


def test_E7_fourteen_in_offerings_are_not_twice_seven() -> None:
    match = example_7()
    assert refused(match, "build c3r3") == refused(match, "build c1r7") == "MG-8.4"


def test_E8_a_double_hut_costs_twice_as_one_sum_and_brings_twice() -> None:
    s = table(4, birds="water sand")
    give(s, "D", landscapes="water water", offerings="7 7 6")
    match = at_pier(s, 9, "D")
    go(match, "D size double", "D build_double c2r3", "D pay offering 6")
    mine = player(match, "D")
    assert mine["offering"] == mine["landscape"] == {}
    assert suns(match, "D") == 8
    assert mine["supply"] == 7
    assert position(match)["squares"]["c2r3"] == {"owner": "D", "huts": 2, "favour_tile": None}


def test_E8_a_double_hut_counts_as_two_on_both_its_paths() -> None:
    s = table(4)
    hut(s, "D", "c2r3", huts=2)
    hut(s, "A", "c2r1 c1r3")  # one hut each on v2 and h3, nearer to the statues
    match = the_end(s)
    # v2: D 10, A 5; h3: D 10, A 5; alone A has v1 (12) and h1 (12)
    assert scored(match, "paths") == [5 + 5 + 12 + 12, 0, 0, 20]


def test_E9_either_landscape_of_a_double_landscape_square_does() -> None:
    s = table(4, birds="mangrove reed")
    give(s, "B", landscapes="mangrove", offerings="5 6")
    match = at_pier(s, 7, "B")
    go(match, "B build c4r4", "B pay offering 5")
    assert suns(match, "B") == 4
    assert position(match)["squares"]["c4r4"]["owner"] == "B"
    assert position(match)["discards"]["landscape"] == {"mangrove": 1}


def test_E10_nobody_in_the_north_the_birds_fly_to_the_two_other_landscapes() -> None:
    match = phase_3(table(4, first="C", birds="water sand"), A=2, B=3, C=4, D=5)
    assert position(match)["birds"] == ["mangrove", "reed"]
    assert position(match)["first_player"] == "B"
    assert asked(match) == "B place_bowl"
    assert position(match)["sites"] == {}


EXAMPLE_11 = {"B": "c1r1 c1r5", "A": "c1r2 c1r6", "C": "c1r3 c1r7"}  # red, yellow, violet on v1


def test_E11_path_v1_the_nearest_hut_decides_among_equals() -> None:
    s = table(4)
    for letter, squares in EXAMPLE_11.items():
        hut(s, letter, squares)
    match = the_end(s)
    # besides v1, each is alone on one row: B on h1, A on h2, C on h3
    assert scored(match, "paths") == [6 + 10, 12 + 12, 0 + 10, 0]


def test_E11_path_v2_most_huts_win_and_the_nearest_is_second() -> None:
    s = table(4)  # A yellow, C violet, D orange
    hut(s, "D", "c2r2 c2r6")
    hut(s, "A", "c2r3")
    hut(s, "C", "c2r7")
    match = the_end(s)
    # besides v2, D is alone on h2 and A on h3
    assert scored(match, "paths") == [5 + 10, 0, 0, 10 + 10]


def test_E12_own_huts_times_all_huts_of_the_star() -> None:
    s = table(4)
    hut(s, "D", "c4r1 c5r1 c6r1")
    hut(s, "A", "c4r2 c6r2")
    hut(s, "B", "c4r3 c5r3")
    assert scored(the_end(s), "star") == [14, 14, 0, 21]


def test_E13_the_lowest_favour_tile_decides_among_equals_at_the_totem() -> None:
    s = table(4)
    for letter, square in zip(
        "DDCBBDC", ("c1r4", "c2r4", "c3r4", "c1r5", "c3r5", "c1r6", "c2r6"), strict=True
    ):
        hut(s, letter, square)
    match = the_end(s)
    assert position(match)["favour_tiles"] == [9]
    assert position(match)["squares"]["c3r4"] == {"owner": "C", "huts": 1, "favour_tile": 4}
    assert scored(match, "totem") == [0, 0, 6, 12]


def test_E14_amulets_left_count_their_value() -> None:
    s = table(4)
    give(s, "B", amulets="6 4 2")
    assert scored(the_end(s), "amulets") == [0, 12, 0, 0]


def test_E15_the_statue_tile_wins_the_tie_whatever_the_distance() -> None:
    s = table(4, statue_tiles=True)
    give(s, "C", bonus="bonus_statue_v1")
    for letter, squares in EXAMPLE_11.items():
        hut(s, letter, squares)
    match = the_end(s)
    assert scored(match, "paths") == [0 + 10, 6 + 12, 12 + 10, 0]
