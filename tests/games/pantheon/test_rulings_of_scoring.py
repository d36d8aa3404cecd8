"""The rulings of the specification of Pantheon, section 10, A26 to A50.

A39 (who draws from the bag) and A43 (two names of one track) have nothing to test.
"""

from __future__ import annotations

import pytest

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import DEITIES
from tests.games.pantheon.situations import (
    asked,
    assert_sound,
    board,
    box_of,
    demigods,
    discard,
    display,
    edition_box,
    empty_table,
    general,
    give,
    go,
    hand,
    kept,
    lay,
    loot_on_board,
    moving,
    no_pile,
    of_source,
    offered,
    old_column,
    on_display,
    only_in_deity_pile,
    out_of_game,
    places,
    points,
    ranks,
    reserve,
    rises,
    scored,
    seat,
    show,
    shown_demigods,
    stand,
    steps_left,
    table,
    told,
    turn,
)


@pytest.mark.parametrize(
    ("players", "hexes"),
    [(2, "h1005 h1308 h0709"), (3, "h1005 h1308 h0709 h1206"), (4, "h1005 h1308 h0709 h1206 h1012")],
)
def test_A26_three_loot_hexes_without_number_one_with_3_and_one_with_4(players: int, hexes: str) -> None:
    s = empty_table(players)
    rises(s, "graecia")
    assert " ".join(loot_on_board(s)) == hexes


def test_A27_iberia_is_compulsory_while_a_rank_can_rise() -> None:
    s = empty_table(2)
    give(s, "A", ranks="gift 4 priest 4 dancer 4 temple_offering 3")
    give(s, "B", ranks="gift 4 priest 4 dancer 4 temple_offering 4")
    match = rises(s, "iberia")
    assert ranks(s, "A") == {"gift": 4, "priest": 4, "dancer": 4, "temple_offering": 4}
    assert asked(match) == "A act"  # no question was left to either of them


def test_A27_iberia_offers_a_new_tile_or_one_rank_more() -> None:
    s = empty_table(2)
    give(s, "A", ranks="gift 2")
    match = rises(s, "iberia")
    assert offered(match) == ["raise gift", "raise priest", "raise dancer", "raise temple_offering"]
    go(match, "A raise gift", "B raise dancer")
    assert ranks(s, "A") == {"gift": 3} and ranks(s, "B") == {"dancer": 1}


def test_A28_depraccus_draws_without_being_asked() -> None:
    s = empty_table(2)
    give(s, "A", kept="depraccus", hand="9 card_gift")
    match = rises(s, "persia", "* draw_card A money_1", "* draw_card A money_1")
    assert hand(s, "A") == {"card_gift": 9, "money_1": 2} and asked(match) == "A act"


@pytest.mark.parametrize("way", ["worship", "bonus", "loot", "surparit", "gallia"])
def test_A29_every_way_to_a_deity_brings_the_points_of_the_epoch(way: str) -> None:
    if way == "bonus":
        s = empty_table(2, draft=True)
        match = rises(s, "persia")
        go(match, "B pick_bonus bonus_deity", "* deity B gadicea")
        assert of_source(s, "B", "deities") == 1
        return
    if way == "gallia":
        s = empty_table(2)
        give(s, "A", ranks="gift 4")
        match = rises(s, "gallia", epoch=4)
        go(match, "A favour reveal_deity", "* deity A vinthrad", "A acquire gift")
        assert of_source(s, "A", "deities") == 4 and kept(s, "A") == {"vinthrad": 1}
        return
    s = table("gallia", epoch=4)
    display(s, "surparit stonkus")
    lay(s, h0506="loot_deity", h0102="loot_money")
    stand(s, "A", "h0305 h0405")
    give(s, "A", ranks="gift 2 priest 2 dancer 2 temple_offering 1")
    match = turn(s)
    if way == "worship":
        go(match, "A worship stonkus gift priest dancer")
    elif way == "surparit":
        go(match, "A worship surparit gift priest dancer temple_offering", "* deity A gadicea")
    else:
        go(match, "A move 0", "A place h0506", "* deity A gadicea")
    assert of_source(s, "A", "deities") == (8 if way == "surparit" else 4)


def test_A30_from_rank_3_to_rank_4_costs_4() -> None:
    s = table()
    give(s, "A", hand="money_4", ranks="dancer 3")
    match = turn(s)
    go(match, "A buy", "A purchase dancer 4", "A purchase done", "A pay money_4")
    assert ranks(s, "A") == {"dancer": 4}


def test_A31_a_surparit_of_a_loot_tile_does_draw() -> None:
    s = table("gallia", epoch=2)
    lay(s, h0506="loot_deity", h0102="loot_money")
    stand(s, "A", "h0305 h0405")
    match = moving(s, "A", 0)
    go(match, "A place h0506", "* deity A surparit", "* deity A gadicea")
    assert points(s, "A") == 4 and kept(s, "A") == {"gadicea": 1} and out_of_game(s) == {"surparit": 1}


def test_A32_no_card_is_paid_that_could_be_left_out() -> None:
    s = table()
    give(s, "A", hand="2 money_2 money_1", ranks="gift 2")
    match = turn(s)
    go(match, "A buy", "A purchase gift 3", "A purchase done")
    assert offered(match) == ["pay money_2"]  # 3 = 2 + 2 or 2 + 1: never 1 first, never all three
    go(match, "A pay money_2")
    assert offered(match) == ["pay money_1", "pay money_2"]
    go(match, "A pay money_2")
    assert hand(s, "A") == {"money_1": 1} and asked(match) == "B act"


def test_A32_stonkus_money_chosen_makes_more_cards_needless() -> None:
    s = table()
    give(s, "A", hand="money_3 money_2", kept="stonkus", ranks="gift 2")
    match = turn(s)
    go(match, "A buy", "A purchase gift 3", "A purchase done", "A stonkus 1")
    assert offered(match) == ["pay money_2", "pay money_3"]
    go(match, "A pay money_2")
    assert discard(s) == {"money_2": 1} and asked(match) == "B act"


def test_A33_plaesiris_takes_what_there_is() -> None:
    s = table()
    display(s, "plaesiris depraccus")
    show(s, "2")
    give(s, "A", ranks="gift 3 priest 3")
    match = turn(s)
    go(match, "A worship plaesiris gift priest")
    assert demigods(s, "A") == {"2": 1}


def test_A34_demigods_left_on_display_never_return() -> None:
    s = table()
    display(s, "depraccus")
    show(s, "2 3")
    give(s, "A", ranks="gift 3 priest 2")
    left = int(s.low_left + s.high_left)
    match = turn(s)
    go(match, "A worship depraccus gift priest", "* people persia")
    assert (s.gone[1], s.gone[2]) == (1, 1)
    assert int(s.low_left + s.high_left) + sum(s.shown) == left and asked(match) == "B act"


def test_A35_the_temple_is_picked_up_at_the_end_of_a_phase_and_put_on_the_next_origin() -> None:
    s = table(players=2)
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2")
    match = turn(s)
    go(match, "A worship depraccus gift priest", "* people iberia")
    assert asked(match) == "B raise" and match.view(None)["temple"] is None
    assert match.view(None)["first"] == 1
    go(match, "B raise gift", "A raise gift")
    assert match.view(None)["temple"] == "h0108" and asked(match) == "B act"


def test_A37_the_cost_depends_on_who_stands_there_when_one_comes() -> None:
    s = table("gallia")
    give(s, "A", hand="move_card")
    give(s, "B", hand="move_card")
    match = moving(s, "A", 1)
    go(match, "A place h0404")
    assert steps_left(match) == 2
    go(match, "A place stop", "B react_move 1")
    go(match, "B place h0404")
    assert asked(match) == "C react"  # both steps are spent
    assert board(s, "B") == ["h0404"]


def test_A38_equal_demigods_are_all_the_same() -> None:
    s = table("gallia")
    show(s, "3 3 1")
    lay(s, h0506="loot_demigod", h0102="loot_money")
    stand(s, "A", "h0305 h0405")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert demigods(s, "A") == {"3": 1} and shown_demigods(s) == {"3": 1, "1": 1}


def test_A40_temple_cards_are_offerings_and_no_temples() -> None:
    s = table()
    display(s, "gadicea depraccus")
    give(s, "A", hand="5 card_temple")
    match = turn(s)
    temple = int(s.temple)
    go(match, "A worship gadicea temple_offering")
    assert s.temple == temple and discard(s) == {"card_temple": 5}


@pytest.mark.parametrize("start", ["temple", "foot", "column"])
def test_A41_one_jumps_from_the_temple_a_linked_foot_or_a_linked_column(start: str) -> None:
    s = table("gallia")
    give(s, "A", kept="gaiviles", hand="move_card")
    if start == "temple":
        stand(s, "B", "h0404")
        goal = "h0405"
    elif start == "foot":
        stand(s, "A", "h0404")
        stand(s, "B", "h0504")
        goal = "h0604"
    else:
        stand(s, "A", "h0404 h0504 h0505")
        stand(s, "B", "h0605")
        goal = "h0705"
    match = moving(s, "A", 1)
    assert goal in places(match)


@pytest.mark.parametrize(("over", "legal"), [("h0303", True), ("h0403", False)])
def test_A42_a_column_jumps_over_a_foot_only(over: str, legal: bool) -> None:
    sites = [*box_of().data["map"]["sites"], "h0402"]
    s = table("gallia", box=edition_box({"map": {"sites": sites}}))
    stand(s, "B", "h0404")
    stand(s, "B", over)
    stand(s, "A", "h0404")
    give(s, "A", kept="gaiviles", hand="move_card")
    assert ("h0402" in places(moving(s, "A", 1))) == legal


def test_A44_deities_left_on_display_are_among_the_removed_ones() -> None:
    s = table("gallia", players=2)
    lay(s, h0506="loot_step_1")
    display(s, "stonkus gadicea")
    stand(s, "A", "h0305 h0405")
    only_in_deity_pile(s, "vinthrad taksator")
    before = out_of_game(s)
    match = moving(s, "A", 0)
    go(match, "A place h0506", "B draw_one", "* draw_card B money_1", "* people roma", "* deity vinthrad")
    assert s.epoch == 2
    assert "gadicea" in before  # four were out; those of the display joined them for the new pile
    assert sum(on_display(s).values()) == 3 and out_of_game(s) == {}
    assert_sound(s)


def test_A45_aegyptus_is_limited_by_both_reserves() -> None:
    s = empty_table(2)
    give(s, "A", feet=3, columns=10)
    assert general(s, "A") == (9, 2)
    match = rises(s, "aegyptus")
    expected = [f"swap columns {n}" for n in range(9, 0, -1)] + ["swap decline", "swap feet 1", "swap feet 2"]
    assert offered(match) == expected
    go(match, "A swap feet 2", "B swap columns 1")
    assert reserve(s, "A") == (1, 12) and general(s, "A") == (11, 0)
    assert reserve(s, "B") == (5, 2) and general(s, "B") == (7, 10)


def test_A46_surparit_cannot_draw_itself_from_a_pile_formed_anew() -> None:
    s = table()
    display(s, "surparit depraccus")
    give(s, "A", ranks="gift 2 priest 2 dancer 1 temple_offering 1")
    only_in_deity_pile(s, "")
    for deity in range(DEITIES):
        s.kept[DEITIES + deity] += s.deity_removed[deity]  # B keeps them all
        s.deity_removed[deity] = 0
    match = turn(s)
    go(match, "A worship surparit gift priest dancer temple_offering")
    assert points(s, "A") == 1 and out_of_game(s) == {"surparit": 1} and kept(s, "A") == {}


def test_A47_the_display_is_not_refilled() -> None:
    s = table()
    give(s, "A", ranks="gift 3 priest 2")
    match = turn(s)
    go(match, "A worship depraccus gift priest")
    assert on_display(s) == {"depraccus": 1} and asked(match) == "B act"


def test_A48_there_is_no_hand_limit() -> None:
    s = table(players=2)
    give(s, "A", hand="10 card_gift 10 card_priest")
    match = turn(s)
    go(match, "A draw", "A take pile", "A take pile", "A take pile")
    assert s.hand_size[0] == 23 and asked(match) == "B act"


def test_A49_graecia_with_too_few_cards_calls_the_hands_in() -> None:
    s = empty_table(2)
    give(s, "A", hand="2 card_gift")
    no_pile(s, "B")
    match = rises(s, "graecia")
    assert s.hand_size[0] == 5  # only the five that were missing
    assert s.hand_size[1] == 7  # served after him, up to seven
    assert told(match, tell.HANDS_CALLED_IN, 0)
    assert asked(match) == "A act"


def test_A49_a_hand_already_filled_is_not_filled_again() -> None:
    s = empty_table(2)
    give(s, "A", hand="7 card_gift")
    no_pile(s, "B")  # who must discard down to seven
    match = rises(s, "germania")
    assert asked(match) == "B discard" and s.hand_size[0] == 7


def test_A50_shown_demigods_belong_to_no_tile_and_no_deity() -> None:
    s = empty_table(2)
    match = rises(
        s, "persia", deities="plaesiris vinthrad taksator 1 2", loot="loot_demigod loot_money loot_money 3"
    )
    assert shown_demigods(s) == {"1": 1, "2": 1, "3": 1}
    give(s, "A", ranks="gift 3 priest 3")
    go(match, "A worship plaesiris gift priest")
    assert demigods(s, "A") == {"3": 1, "2": 1}


# --- points and the end -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "won"),
    enumerate([0, 1, 2, 3, 8, 10, 12, 14, 24, 27, 30, 33, 48]),
)
def test_points_of_columns(columns: int, won: int) -> None:
    s = table("gallia", epoch=3)
    sites = s.box.data["map"]["sites"]
    old_column(s, "B", *sites[:columns])
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2")
    match = turn(s)
    go(match, "A worship depraccus gift priest")
    assert of_source(s, "B", "columns") == won and s.epoch == 4 and match.awaiting


def test_demigods_score_at_both_scorings_and_decide_a_tie() -> None:
    s = table(epoch=6)
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2", demigods="5")
    give(s, "B", secret="2", demigods="3")
    scored(s, "B", deities=9)
    match = turn(s)
    go(match, "A worship depraccus gift priest")  # 6 for the deity, 3 for the end
    assert [of_source(s, letter, "demigods") for letter in "AB"] == [5, 5]
    assert match.scores == [14, 14, 0]
    assert match.ranking == [(1,), (0,), (2,)]  # two tiles against one


def test_a_tie_with_as_many_demigods_is_shared() -> None:
    s = table(epoch=6)
    display(s, "depraccus")
    give(s, "A", ranks="gift 3 priest 2", demigods="5")
    give(s, "B", demigods="5")
    scored(s, "B", deities=9)
    match = turn(s)
    go(match, "A worship depraccus gift priest")
    assert match.scores == [14, 14, 0] and match.ranking == [(0, 1), (2,)]
    assert asked(match) == "over"


def test_feet_return_and_columns_stay_at_the_end_of_an_epoch() -> None:
    s = table("gallia")
    display(s, "depraccus")
    stand(s, "A", "h0404 h0504 h0505")
    stand(s, "B", "h0303")
    give(s, "A", ranks="gift 3 priest 2")
    before = [reserve(s, letter) for letter in "AB"]
    match = turn(s)
    go(match, "A worship depraccus gift priest", "* people persia")
    assert board(s, "A") == ["h0505"] and board(s, "B") == []
    assert reserve(s, "A") == (before[0][0] + 2, before[0][1])
    assert reserve(s, "B") == (before[1][0] + 1, before[1][1])
    assert loot_on_board(s).keys() <= {"h1407", "h1807", "h1712", "h1411"}
    assert s.first == seat("B")
