"""Rulings on huts, bonus tiles and the end of the game: specification of Mangrovia, section 10."""

from __future__ import annotations

import copy

import pytest

import motu
from motu.games.mangrovia.rules import tell
from motu.games.mangrovia.state import FROM_SUNS, SOURCES, Mangrovia
from tests.games.mangrovia.situations import (
    asked,
    at_pier,
    box_of,
    give,
    go,
    hut,
    huts_left,
    mangrovia,
    offered,
    pay,
    phase_3,
    player,
    position,
    refused,
    sail,
    scored,
    seat,
    squares_offered,
    star_tiles,
    state_of,
    suns,
    table,
    the_end,
    told,
)


def score_suns(s: Mangrovia, **points: int) -> None:
    for letter, n in points.items():
        s.points[seat(letter) * SOURCES + FROM_SUNS] = n


def test_A4_the_neutral_hut_counts_in_the_star() -> None:
    for counts, points in ((True, 2 * 3), (False, 2 * 2)):
        s = table(3, star_counts_neutral=counts)
        hut(s, "A", "c4r1 c5r1")
        assert scored(the_end(s), "star") == [points, 0, 0]


def test_A10_the_doubled_cost_is_one_sum() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="7 7 6")
    match = at_pier(s, 9)
    go(match, "A size double")
    assert refused(match, "build_double c2r3") is None  # 20, though not twice 10
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="7 7 6")
    match = at_pier(s, 9)
    go(match, "A size single")
    assert refused(match, "build c2r3") == "MG-8.4"


def test_A11_several_amulets_add_up() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water", amulets="2 3")
    match = at_pier(s, 7)
    go(match, "A build c5r3")
    pay(match)
    assert position(match)["squares"]["c5r3"]["owner"] == "A"
    assert position(match)["aside"] == {"2": 1, "3": 1}


def test_A12_amulets_collected_in_this_round_pay_in_this_round() -> None:
    s = table(4, birds="mangrove sand")
    hut(s, "A", "m01")
    give(s, "A", landscapes="sand")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 3")
    assert asked(match) == "A build"
    go(match, "A build c6r4")
    assert suns(match, "A") == 1 and player(match, "A")["amulet"] == {}


def test_A12_a_hut_built_in_this_round_counts_for_the_next_amulets() -> None:
    s = table(3, birds="mangrove sand")
    give(s, "A", landscapes="sand", offerings="7")
    match = sail(s, 7, A=6, A_=5)
    go(match, "A build m01", "A action amulets", "* draw_amulet A 6")
    assert player(match, "A")["amulet"] == {"6": 1} and position(match)["ones_stack"] == 5


def test_A13_every_hut_costs_something() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water sand mangrove reed")
    assert squares_offered(at_pier(s, 7)) == set()
    assert all(row["cost"] >= 1 for row in box_of().data["board"]["squares"])


def test_A14_who_has_no_hut_is_never_second() -> None:
    s = table(4)
    hut(s, "A", "c1r5")  # Totem, v1
    match = the_end(s)
    assert scored(match, "totem") == [12, 0, 0, 0]
    assert scored(match, "paths") == [12, 0, 0, 0]


def test_A15_what_the_neutral_colour_wins_is_lost_and_not_passed_on() -> None:
    s = table(2)
    hut(s, "A", "c2r2")  # v2: a neutral hut on c2r1 is nearer
    hut(s, "B", "c2r3")
    match = the_end(s)
    # v2: neutral 10 (lost), A 5, B nothing; h2: A nearer than the neutral hut on c7r2; h3: B before c3r3
    assert scored(match, "paths") == [5 + 10, 0 + 10]
    assert {(1, 10), (5, 5), (6, 5)} <= set(told(match, tell.PATH_LOST, 2))


GREY = {"c6r1", "c3r3", "m05"}
WHITE = {"c1r6", "c2r1", "c7r2", "c5r4", "c4r5", "m02", "m09"}


@pytest.mark.parametrize(
    ("players", "squares"), [(2, GREY | WHITE), (3, GREY), (4, set()), (5, set())], ids=["2", "3", "4", "5"]
)
def test_A16_neutral_huts_by_number_of_players(players: int, squares: set[str]) -> None:
    match = mangrovia().start(seats=players, seed=1)
    huts = position(match)["squares"]
    assert {id for id, hut in huts.items() if hut["owner"] == "neutral"} == set(huts) == squares


def test_A17_at_three_players_no_neutral_hut_stands_at_the_totem() -> None:
    assert position(mangrovia().start(seats=3, seed=1))["favour_tiles"] == [2, 3, 4, 5, 6, 7, 8, 9]
    match = mangrovia().start(seats=2, seed=1)
    assert position(match)["favour_tiles"] == [3, 4, 5, 6, 7, 8, 9]
    assert position(match)["squares"]["c1r6"] == {"owner": "neutral", "huts": 1, "favour_tile": 2}


def test_A17_at_two_players_the_neutral_hut_is_ranked_at_the_totem() -> None:
    s = table(2)
    hut(s, "A", "c1r4")
    hut(s, "B", "c2r4")
    match = the_end(s)
    assert scored(match, "totem") == [6, 0]  # a tie of three: the neutral hut has the lowest tile
    assert told(match, tell.TOTEM_LOST, 1) == [(12,)]


def test_A18_bonus_tiles_lie_open_for_all() -> None:
    match = mangrovia().start(seats=4, seed=5, options={"statue_tiles": True, "other_tiles": True})
    for viewer in (None, 0, 3):
        squares = match.view(viewer)["squares"]
        tiles = {square["id"]: square["bonus_tile"] for square in squares if square["bonus_tile"]}
        assert tiles == position(match)["star_tiles"]
        assert set(tiles) == {square["id"] for square in squares if square["area"] == "star"}


def test_A19_an_amulet_tile_left_over_is_worth_2_and_breaks_ties() -> None:
    s = table(4, other_tiles=True)
    give(s, "A", bonus="bonus_amulet2 bonus_offering3 bonus_joker", offerings="7")
    give(s, "C", bonus="bonus_offering3 bonus_joker")
    score_suns(s, B=2)
    match = the_end(s)
    assert match.scores == [2, 2, 0, 0]
    assert scored(match, "amulets") == [2, 0, 0, 0]
    assert match.ranking is not None and match.ranking[:2] == [(0,), (1,)]


def test_A19_a_spent_amulet_tile_leaves_the_game() -> None:
    s = table(4, birds="water sand", other_tiles=True)
    give(s, "A", landscapes="water", amulets="3", bonus="bonus_amulet2")
    match = at_pier(s, 7)
    go(match, "A build c5r3")
    pay(match)
    assert player(match, "A")["bonus"] == {}
    assert position(match)["aside"] == {"3": 1}


def test_A20_a_joker_stands_for_one_card_of_a_double_hut() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", landscapes="water", offerings="7 7 6", bonus="bonus_joker")
    match = at_pier(s, 9)
    assert refused(match, "size double") == "MG-10.2"  # the water card has no bird
    s = table(4, birds="water reed", other_tiles=True)
    give(s, "A", landscapes="water", offerings="7 7 6", bonus="bonus_joker")
    match = at_pier(s, 9)
    go(match, "A size double", "A build_double c2r3", "A play bonus_joker")
    pay(match)
    assert player(match, "A")["landscape"] == player(match, "A")["bonus"] == {}
    assert position(match)["squares"]["c2r3"]["huts"] == 2


def test_A20_two_jokers_need_neither_card_nor_bird() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", offerings="7 7 6", bonus="bonus_joker bonus_joker")
    match = at_pier(s, 9)
    go(match, "A size double", "A build_double c2r3")
    pay(match)
    assert suns(match, "A") == 8 and player(match, "A")["bonus"] == {}


def test_A21_a_joker_on_a_double_landscape_square_names_no_landscape() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", offerings="5 6", bonus="bonus_joker")
    match = at_pier(s, 7)
    go(match, "A build c4r4")  # water or mangrove
    pay(match)
    assert suns(match, "A") == 4 and position(match)["discards"]["landscape"] == {}


def test_A22_tiles_are_used_only_to_pay_for_a_hut() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", landscapes="sand", offerings="4", bonus="bonus_offering3 bonus_amulet2 bonus_joker")
    match = at_pier(s, 1)
    while asked(match) != "A move_birds":
        assert not any("bonus" in notation for notation in offered(match))
        match.play(0, offered(match)[0])


def test_A22_the_tile_won_with_the_first_hut_of_pier_10_pays_for_the_second() -> None:
    s = table(4, birds="sand water", other_tiles=True)
    star_tiles(s, c5r3="bonus_offering3")
    give(s, "A", landscapes="sand water", amulets="5", offerings="4")
    match = at_pier(s, 10)
    assert refused(match, "build c2r2") == "MG-8.3"  # 7, and there is only a 4
    go(match, "A build c5r3")
    assert player(match, "A")["bonus"] == {"bonus_offering3": 1}
    assert "c5r3" not in position(match)["star_tiles"]
    go(match, "A build c2r2")
    pay(match)
    assert player(match, "A")["bonus"] == {} and suns(match, "A") == 1


@pytest.mark.parametrize(("tile", "points"), [("", 5), ("bonus_statue_v2", 10)])
def test_A23_a_statue_tile_wins_against_the_neutral_colour(tile: str, points: int) -> None:
    s = table(2, statue_tiles=True)
    give(s, "A", bonus=tile)
    hut(s, "A", "c2r7")  # only on v2, behind the neutral hut of c2r1
    assert scored(the_end(s), "paths") == [points, 0]


def test_A24_a_statue_tile_wins_a_tie_for_the_second_place() -> None:
    s = table(4, statue_tiles=True)
    give(s, "C", bonus="bonus_statue_v1")
    hut(s, "A", "c1r5 c1r6")
    hut(s, "B", "c1r4")
    hut(s, "C", "c1r7")
    # h4: B alone, besides v1
    assert scored(the_end(s), "paths") == [12, 0 + 8, 6, 0]


def test_A29_at_pier_11_the_hut_comes_before_the_card() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water", offerings="6")
    match = at_pier(s, 11)
    go(match, "A build c3r2")
    assert asked(match) == "A draw_down"


def test_A30_only_one_of_two_actions_is_carried_out() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="6 6")
    match = sail(s, 8, A=5, B=1)
    assert offered(match) == ["action decline", "action amulets", "action hut"]
    go(match, "A action amulets")
    assert asked(match) == "B move_birds"
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="6 6")
    match = sail(s, 8, A=5, B=1)
    go(match, "A action hut", "A build decline")  # the other one does not come back
    assert asked(match) == "B move_birds"
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="6 6")
    match = sail(s, 9, A=4, B=1)
    assert offered(match) == ["size decline", "size single", "size double"]
    go(match, "A size single", "A build c3r2")
    assert asked(match) == "B move_birds"


def test_A31_pier_10_is_for_two_squares_not_for_a_double_hut() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="6 6")
    match = at_pier(s, 10)
    go(match, "A build c3r2")
    assert refused(match, "build c3r2") == "MG-8.10"
    go(match, "A build m08")
    assert position(match)["squares"]["c3r2"]["huts"] == position(match)["squares"]["m08"]["huts"] == 1


def test_A31_who_declines_the_first_hut_of_pier_10_has_no_second() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="6 6")
    match = sail(s, 10, A=3, B=1)
    go(match, "A build decline")
    assert asked(match) == "B move_birds"


def test_A32_a_single_hut_of_pier_9_may_stand_in_a_sector() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water", amulets="5")
    match = at_pier(s, 9)
    go(match, "A size single", "A build c5r3")
    assert position(match)["squares"]["c5r3"] == {"owner": "A", "huts": 1, "favour_tile": None}


@pytest.mark.parametrize("huts", [4, 5, 6])
def test_A33_the_marker_counts_on_but_five_tokens_are_the_most(huts: int) -> None:
    s = table(4)
    hut(s, "A", " ".join(f"m0{n}" for n in range(1, huts + 1)))
    match = at_pier(s, 2)
    go(match, "A collect amulets")
    assert position(match)["drawn"] and sum(position(match)["drawn"].values()) == min(huts, 5)
    assert player(match, "A")["amulet_huts"] == huts


def test_A34_no_double_hut_on_an_amulet_square_so_one_hut_is_one_step() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water water", offerings="6 6")
    match = at_pier(s, 9)
    go(match, "A size double")
    assert refused(match, "build_double m08") == "MG-10.4"
    go(match, "A build_double decline")
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water", offerings="6")
    match = at_pier(s, 9)
    go(match, "A size single", "A build m08")
    assert player(match, "A")["amulet_huts"] == 1


def test_A36_suns_on_a_totem_square_are_scored_besides_the_favour_tile() -> None:
    squares = copy.deepcopy(box_of().data["board"]["squares"])
    next(row for row in squares if row["id"] == "c2r6")["suns"] = 3
    box = mangrovia().box({"board": {"squares": squares}})
    s = table(4, birds="water sand", box=box)
    give(s, "A", landscapes="water", offerings="6 2")
    match = at_pier(s, 7)
    go(match, "A build c2r6")
    pay(match)
    points = player(match, "A")["points"]
    assert (points["suns"], points["favour_tiles"]) == (3, 2)


def test_A37_the_game_ends_after_round_60() -> None:
    s = table(4)
    s.round = 59
    match = phase_3(s, A=2)
    assert position(match)["round"] == 60 and not match.over
    s = table(4)
    s.round = 60
    match = phase_3(s, A=2)
    assert match.over and told(match, tell.ROUND_LIMIT, 1) == [(60,)]
    assert not position(match)["end_mark"]


def test_A38_points_have_no_upper_end() -> None:
    s = table(4)
    score_suns(s, A=123)
    give(s, "A", amulets="6")
    assert the_end(s).scores == [129, 0, 0, 0]


def test_A39_each_square_has_one_currency_and_one_number() -> None:
    rows = box_of().data["board"]["squares"]
    assert len(rows) == 48
    assert [sum(row["pays"] == currency for row in rows) for currency in ("offering", "amulet")] == [34, 14]


def test_A42_a_joker_replaces_the_card_lifts_the_bird_and_pays_nothing() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", bonus="bonus_joker", offerings="6")
    match = at_pier(s, 7)
    assert squares_offered(match) == {"c3r2", "c4r5", "c5r4", "m03", "m08"}  # all that costs 6 in offerings
    go(match, "A build c3r2")
    assert player(match, "A")["bonus"] == player(match, "A")["offering"] == {}
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", bonus="bonus_joker")
    assert squares_offered(at_pier(s, 7)) == set()


def test_A42_a_joker_is_offered_beside_a_card_that_fits() -> None:
    s = table(4, birds="water sand", other_tiles=True)
    give(s, "A", landscapes="water", offerings="6", bonus="bonus_joker")
    match = at_pier(s, 7)
    go(match, "A build c3r2")
    assert offered(match) == ["play water", "play bonus_joker"]
    go(match, "A play bonus_joker")
    assert player(match, "A")["landscape"] == {"water": 1} and player(match, "A")["bonus"] == {}


def test_A43_the_value_of_the_amulets_breaks_a_tie_not_their_number() -> None:
    s = table(4)
    give(s, "A", amulets="1 1 3")
    give(s, "B", amulets="6")
    score_suns(s, A=1)
    match = the_end(s)
    assert match.scores == [6, 6, 0, 0]
    assert match.ranking == [(1,), (0,), (2, 3)]


def test_A43_a_tie_that_remains_is_a_shared_victory() -> None:
    s = table(4)
    give(s, "A", amulets="2 4")
    give(s, "B", amulets="3 3")
    assert the_end(s).ranking == [(0, 1), (2, 3)]


def test_A44_those_who_sit_before_him_play_the_round_to_its_end_too() -> None:
    s = table(4, birds="water sand")
    huts_left(s, "C", 1)
    give(s, "C", landscapes="water", offerings="6")
    give(s, "B", landscapes="water", offerings="7")
    match = sail(s, 7, C=6, B=3)
    go(match, "C build c3r2")
    assert position(match)["end_mark"] and not match.over
    assert asked(match) == "B build"
    go(match, "B build c1r7", "B build decline")
    assert match.over and suns(match, "B") == 2


def test_A44_who_has_no_hut_left_is_not_asked_to_build_but_keeps_his_other_actions() -> None:
    s = table(4, birds="water sand")
    huts_left(s, "A", 0)
    match = sail(s, 2, A=2)
    go(match, "A collect decline")
    assert asked(match) == "A draw_down"  # pier 11 without its hut
    s = table(4, birds="water sand")
    huts_left(s, "A", 0)
    match = sail(s, 8, A=5, B=1)
    assert offered(match) == ["action decline", "action amulets"]


def test_A46_a_double_hut_on_one_landscape_takes_two_cards_of_it() -> None:
    s = table(4, birds="water mangrove")
    give(s, "A", landscapes="water mangrove mangrove", offerings="7 7 6 2")
    match = at_pier(s, 9)
    go(match, "A size double")
    assert refused(match, "build_double c2r3") == "MG-10.2"
    s = table(4, birds="sand mangrove")
    give(s, "A", landscapes="water water mangrove mangrove", offerings="7 7 6 2")
    match = at_pier(s, 9)
    go(match, "A size double")
    assert refused(match, "build_double c2r3") == "MG-5.3"


def test_A47_tiles_are_added_to_cards_and_amulets_but_give_no_change() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", landscapes="sand", offerings="4 5", bonus="bonus_offering3")
    match = at_pier(s, 7)
    assert squares_offered(match) == {"c2r2", "m01", "c3r1", "c1r3", "c1r5", "m05", "m09", "c4r7", "c2r7"}
    go(match, "A build c2r2")  # 7 = 4 + 3
    assert offered(match) == ["pay offering 4", "pay bonus_offering3"]
    assert refused(match, "pay offering 5") == "MG-8.3"  # 2 would be left, and a tile gives no change
    go(match, "A pay bonus_offering3")
    assert player(match, "A")["offering"] == {"5": 1} and player(match, "A")["bonus"] == {}


def test_A47_a_tile_pays_for_a_double_hut_too() -> None:
    s = table(4, birds="sand reed", other_tiles=True)
    give(s, "A", landscapes="sand sand", amulets="4", bonus="bonus_amulet2")
    match = at_pier(s, 9)
    go(match, "A size double", "A build_double c6r4", "A pay bonus_amulet2")
    assert suns(match, "A") == 2 and player(match, "A")["bonus"] == {}
    assert position(match)["aside"] == {"4": 1}


def test_A35_the_number_of_cards_of_each_kind_is_public() -> None:
    s = table(4)
    give(s, "B", offerings="2 3 4", landscapes="sand", amulets="5 6")
    match: motu.Match = at_pier(s, 2)
    for viewer in (None, 0):
        assert match.view(viewer)["players"][1]["cards"] == {"offering": 3, "landscape": 1, "amulet": 2}
    assert state_of(match) is s
