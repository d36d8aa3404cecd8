"""Rulings on bowls, cards and amulets: specification of Mangrovia, section 10."""

from __future__ import annotations

import pytest

from motu.games.mangrovia.box import AMULET, LANDSCAPE, OFFERING
from motu.games.mangrovia.rules import tell
from tests.games.mangrovia.situations import (
    asked,
    at_pier,
    bag_size,
    box_of,
    give,
    go,
    hut,
    left_in_pile,
    mangrovia,
    new_round,
    offered,
    open_cards,
    pay,
    phase_3,
    player,
    position,
    refused,
    sail,
    spent,
    table,
    told,
)


def test_A1_it_is_the_sum_that_pays_not_the_number_of_cards() -> None:
    s = table(4, birds="water sand")
    give(s, "A", landscapes="water", offerings="2 2 2 2 2 2 2")
    match = at_pier(s, 7)
    go(match, "A build c7r4")  # 14, with the seven cards
    assert player(match, "A")["offering"] == {}
    assert position(match)["squares"]["c7r4"]["owner"] == "A"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_A2_the_first_bowl_of_the_first_player_never_goes_north(players: int) -> None:
    match = new_round(table(players, first="B"))
    assert asked(match) == "B place_bowl" and refused(match, "place_bowl 1") == "MG-3.5"
    go(match, "B place_bowl 2")
    assert refused(match, "place_bowl 1") is None


@pytest.mark.parametrize("players", [2, 3])
def test_A2_the_second_one_may_if_it_is_still_empty(players: int) -> None:
    match = new_round(table(players))
    for letter, site in zip("ABC"[:players], (2, 3, 4), strict=False):
        go(match, f"{letter} place_bowl {site}")
    assert asked(match) == "A place_bowl" and "place_bowl 1" in offered(match)
    go(match, "A place_bowl 1")
    assert position(match)["sites"]["1"] == "A"


def test_A3_the_second_bowls_follow_in_the_same_order() -> None:
    match = new_round(table(3, first="B"))
    go(match, "B place_bowl 2", "C place_bowl 3", "A place_bowl 4", "B place_bowl 1", "C place_bowl 5")
    placed = ["ABC"[who] for who, _ in told(match, tell.BOWL_PLACED, 2)]
    assert placed == ["B", "C", "A", "B", "C", "A"]  # the last one had no choice
    assert position(match)["sites"] == {"1": "B", "2": "B", "3": "C", "4": "A", "5": "C", "6": "A"}


def test_A5_only_a_token_just_drawn_goes_back() -> None:
    s = table(4)
    hut(s, "A", "m01 m04")
    give(s, "A", amulets="6")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 2", "* draw_amulet A 3")
    assert offered(match) == ["return_amulet 2", "return_amulet 3"]
    assert refused(match, "return_amulet 6") == "MG-7.4"
    go(match, "A return_amulet 3")
    assert player(match, "A")["amulet"] == {"2": 1, "6": 1}


def test_A6_a_bag_that_was_just_emptied_is_not_yet_refilled() -> None:
    s = table(4)
    hut(s, "A", "m01 m04")
    spent(s, amulets="2 3")
    left_in_pile(s, AMULET, "4 5", "D")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 4", "* draw_amulet A 5", "A return_amulet 4")
    assert position(match)["bag"] == {"4": 1}
    assert position(match)["aside"] == {"2": 1, "3": 1}


def test_A6_the_bag_is_refilled_in_the_middle_of_a_draw_with_all_that_was_set_aside() -> None:
    s = table(4)
    hut(s, "A", "m01 m04")
    spent(s, amulets="1 2 3")
    left_in_pile(s, AMULET, "4", "D")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 4", "* draw_amulet A 1", "A return_amulet 1")
    assert position(match)["bag"] == {"1": 1, "2": 1, "3": 1}
    assert position(match)["aside"] == {}
    assert position(match)["ones_stack"] == 4


def test_A7_a_pile_is_formed_anew_when_a_card_of_it_is_wanted_and_not_before() -> None:
    s = table(4)
    spent(s, landscapes="reed reed")
    left_in_pile(s, LANDSCAPE, "water", "D")
    match = sail(s, 1, A=1, B=6)
    go(match, "A draw_down landscape", "* draw_landscape A water")
    assert position(match)["piles"]["landscape"] == {}
    assert position(match)["discards"]["landscape"] == {"reed": 2}
    go(match, "B draw_down landscape")  # one outcome is left to nature
    assert player(match, "B")["landscape"] == {"reed": 1}
    assert position(match)["piles"]["landscape"] == {"reed": 1}
    assert position(match)["discards"]["landscape"] == {}


def test_A7_revealing_forms_a_pile_anew_too() -> None:
    s = table(4)
    open_cards(s, offerings="2 2", landscapes="water sand reed")
    spent(s, offerings="7 7 7")
    left_in_pile(s, OFFERING, "5", "D")
    match = phase_3(s, A=1)
    assert position(match)["display"]["offering"] == {"2": 2, "5": 1, "7": 1}
    assert position(match)["piles"]["offering"] == {"7": 2}


def test_A7_starting_cards_never_return() -> None:
    s = table(4, birds="sand reed")
    give(s, "A", landscapes="sand", start="3", offerings="4")
    match = at_pier(s, 7)
    go(match, "A build c2r2")
    pay(match)
    assert player(match, "A")["start"] == {}
    assert position(match)["discards"]["offering"] == {"4": 1}


def test_A8_the_talisman_is_taken_without_being_asked() -> None:
    match = phase_3(table(4, first="C"), B=1)
    assert asked(match) == "B place_bowl"
    assert position(match)["first_player"] == "B"
    match = phase_3(table(4, first="C"), C=1)
    assert position(match)["first_player"] == "C"


def test_A9_each_step_of_a_pier_may_be_declined_by_itself() -> None:
    s = table(4)
    open_cards(s, offerings="5 6")
    match = at_pier(s, 1)
    go(match, "A draw_up decline", "A draw_up decline", "A draw_down offering", "* draw_offering A 7")
    assert player(match, "A")["offering"] == {"7": 1}
    s = table(4)
    match = at_pier(s, 11)
    go(match, "A build decline", "A draw_down landscape", "* draw_landscape A sand")
    assert player(match, "A")["landscape"] == {"sand": 1}


def test_A9_amulets_are_all_or_nothing_and_one_must_go_back() -> None:
    s = table(4)
    hut(s, "A", "m01 m04 m08")
    match = at_pier(s, 2)
    assert offered(match) == ["collect decline", "collect amulets"]
    go(match, "A collect amulets", "* draw_amulet A 4", "* draw_amulet A 4", "* draw_amulet A 4")
    assert offered(match) == ["return_amulet 4"]  # asked, though there is no choice: nobody may know that
    go(match, "A return_amulet 4")
    assert player(match, "A")["amulet"] == {"4": 2}


def test_A9_declined_amulets_stay_where_they_are() -> None:
    match = at_pier(table(4), 2)
    go(match, "A collect decline")
    assert asked(match) == "A build" and position(match)["pier"] == 11
    assert position(match)["ones_stack"] == 5 and bag_size(match) == 35


def test_A25_two_bowls_at_two_and_three_players_one_at_four_and_five() -> None:
    for players, bowls in ((2, 2), (3, 2), (4, 1), (5, 1)):
        match = new_round(table(players))
        while asked(match).endswith("place_bowl"):
            match.play(match.awaiting[0], offered(match)[-1])
        placed = [who for who, _ in told(match, tell.BOWL_PLACED, 2)]
        assert placed == [*range(players)] * bowls


def test_A26_an_altar_is_a_cult_place() -> None:
    match = mangrovia().start(seats=4, seed=1)
    assert len(match.view(None)["sites"]) == 6
    seat = match.awaiting[0]
    for lang, word, place in (
        ("fr", "lieu de culte", "Poser un plat entre les appontements "),
        ("en", "cult place", "Put a bowl between piers "),
    ):
        assert word in match.question(seat, lang)
        assert all(choice.label(lang).startswith(place) for choice in match.choices(seat))
        assert not any("autel" in text or "altar" in text for text in mangrovia().rules(lang).values())


def test_A27_at_two_players_the_right_neighbour_is_the_opponent() -> None:
    for first, other in ("AB", "BA"):
        match = phase_3(table(2, first=first), A=2, B=3, A_=4, B_=5)
        assert position(match)["first_player"] == other


def test_A28_what_happens_at_a_pier_is_in_one_table_of_the_box() -> None:
    steps = {
        1: ["face_up", "face_up", "face_down"],
        2: ["amulets"],
        3: ["face_up"],
        4: ["face_up", "face_down"],
        5: ["two_up_or_down"],
        6: ["face_down", "face_up"],
        7: ["hut"],
        8: ["amulets_or_hut"],
        9: ["single_or_double"],
        10: ["two_huts"],
        11: ["hut", "face_down"],
        12: ["birds"],
    }
    rows = {row["pier"]: row for row in box_of().data["archipelago"]["piers"]}
    assert {pier: row["steps"] for pier, row in rows.items()} == steps
    assert [rows[pier]["site"] for pier in range(1, 13)] == [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]


def test_A28_pier_5_is_two_open_cards_or_two_hidden_ones_not_one_of_each() -> None:
    s = table(4)
    open_cards(s, offerings="5", landscapes="sand")
    match = at_pier(s, 5)
    assert offered(match) == ["draw_two decline", "draw_two up", "draw_two down"]
    go(match, "A draw_two up", "A draw_up offering 5", "A draw_up landscape sand")
    assert asked(match) == "A action"
    s = table(4)
    open_cards(s, offerings="5")
    match = at_pier(s, 5)
    go(match, "A draw_two up", "A draw_up offering 5")  # no second one, and no hidden card instead
    assert asked(match) == "A action"
    s = table(4)
    open_cards(s, offerings="5")
    match = at_pier(s, 5)
    go(match, "A draw_two down", "A draw_down offering", "* draw_offering A 2")
    go(match, "A draw_down landscape", "* draw_landscape A reed")
    assert position(match)["display"]["offering"] == {"5": 1}


def test_A28_pier_4_open_then_hidden_and_pier_6_hidden_then_open() -> None:
    s = table(4)
    open_cards(s, offerings="5")
    match = at_pier(s, 4)
    assert asked(match) == "A draw_up"
    go(match, "A draw_up offering 5")
    assert asked(match) == "A draw_down"
    s = table(4)
    open_cards(s, offerings="5")
    match = at_pier(s, 6)
    assert asked(match) == "A draw_down"
    go(match, "A draw_down offering", "* draw_offering A 7")
    assert asked(match) == "A draw_up"


def test_A40_the_neutral_bowl_stays_for_the_whole_game() -> None:
    s = table(2)
    match = phase_3(s, A=1, B=2, A_=3, B_=4)
    assert position(match)["sites"] == {"6": "neutral"}
    assert refused(match, "place_bowl 6") == "MG-2.18"


def test_A41_the_birds_fly_off_without_a_question() -> None:
    match = phase_3(table(4, birds="water reed"), B=2)
    assert asked(match) == "D place_bowl"
    assert position(match)["birds"] == ["sand", "mangrove"]
    assert told(match, tell.BIRDS_MOVED, 1) == []


def test_A45_a_draw_cut_short_to_one_token_gives_nothing_back() -> None:
    s = table(4)
    hut(s, "A", "m01 m04 m08")
    left_in_pile(s, AMULET, "4", "D")
    match = at_pier(s, 2)
    go(match, "A collect amulets")  # nature has one outcome
    assert asked(match) == "A build"
    assert player(match, "A")["amulet"] == {"4": 1} and bag_size(match) == 0


def test_A45_a_draw_cut_short_to_two_gives_one_back() -> None:
    s = table(4)
    hut(s, "A", "m01 m04 m08")
    left_in_pile(s, AMULET, "4 5", "D")
    match = at_pier(s, 2)
    go(match, "A collect amulets", "* draw_amulet A 5", "* draw_amulet A 4", "A return_amulet 4")
    assert player(match, "A")["amulet"] == {"5": 1} and bag_size(match) == 1


def test_A48_nothing_is_said_of_the_piers_of_the_blocked_cult_place() -> None:
    s = table(2)
    open_cards(s, offerings="5")
    match = sail(s, 5, A=5, B=4, A_=3, B_=2)
    go(match, "A draw_two decline")
    assert told(match, tell.BOAT_STOPS, 2) == [(5, 0), (8, 0)]
