"""The rulings of the specification of Pantheon, section 10, A1 to A25; the rest is in the file beside it.

A25 speaks of leftovers in the text and has nothing to test.
"""

from __future__ import annotations

import pytest

from motu.games.pantheon.rules import tell
from motu.games.pantheon.rules.pieces import DEITY_NAMES
from motu.games.pantheon.rules.setup import DEAL_BONUSES
from motu.games.pantheon.rules.turn import EPOCH
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
    out_of_game,
    places,
    points,
    ranks,
    reserve,
    rises,
    row_of,
    seat,
    sit_down,
    stand,
    step_tiles,
    steps_left,
    table,
    told,
    turn,
)


def test_A1_the_first_piece_is_a_foot_beside_the_temple() -> None:
    s = table("gallia")
    give(s, "A", hand="3 move_card")
    assert places(moving(s, "A", 3)) == ["h0203", "h0303", "h0204", "h0404", "h0205", "h0305"]


def test_A1_except_that_a_column_may_jump_from_the_temple_over_a_foot() -> None:
    s = table("gallia")
    stand(s, "B", "h0303")
    give(s, "A", hand="move_card", kept="gaiviles", feet=0)
    match = moving(s, "A", 1)
    assert board(s, "A") == ["h0403"]  # the only place for a piece of his: it needs no answer
    assert asked(match) == "B react"


def test_A2_old_columns_link_one_another_once_one_of_them_is_reached() -> None:
    sites = [*box_of().data["map"]["sites"], "h0402"]  # an edition in which h0402 and h0403 touch
    s = table("gallia", epoch=2, box=edition_box({"map": {"sites": sites}}))
    old_column(s, "A", "h0402", "h0403")
    assert not any(s.linked)
    give(s, "A", hand="2 move_card")
    match = moving(s, "A", 2)
    assert "h0502" not in places(match)
    go(match, "A place h0404")  # beside h0403, which touches h0402
    assert "h0502" in places(match)  # beside both columns
    assert "h0401" in places(match)  # beside h0402 alone


def test_A2_a_column_placed_in_an_earlier_epoch_is_no_longer_linked() -> None:
    s = table("gallia", epoch=2)
    old_column(s, "A", "h0505")
    give(s, "A", hand="2 move_card")
    match = moving(s, "A", 2)
    assert "h0605" not in places(match)
    go(match, "A place h0404")
    assert "h0605" not in places(match)
    go(match, "A place h0504")
    assert "h0605" in places(match)


def test_A3_a_loot_tile_is_rewarded_after_the_whole_movement() -> None:
    s = table("gallia")
    lay(s, h0506="loot_step_2", h0102="loot_money")
    stand(s, "A", "h0305 h0405")
    give(s, "A", hand="move_card")
    match = moving(s, "A", 1)
    go(match, "A place h0506")
    assert steps_left(match) == 2  # not yet two more
    assert step_tiles(s, "A") == {} and loot_on_board(s) == {"h0102": "loot_money"}
    go(match, "A place stop")
    assert step_tiles(s, "A") == {"loot_step_2": 1} and s.stride[0] == 2


def test_A4_dealt_bonuses_are_resolved_in_turn_order_and_count_as_epoch_1() -> None:
    s = empty_table(4, first="C")
    for epoch in range(6, 0, -1):
        s.push(EPOCH.step(0, epoch))
    s.push(DEAL_BONUSES.step())
    dealt = ["* deal_bonus C bonus_deity", "* deal_bonus D bonus_demigod", "* deal_bonus A bonus_reserve"]
    match = sit_down(
        s, *dealt, "* deal_bonus B bonus_offering", "* deity C depraccus", "* secret_demigod D 3"
    )
    assert s.epoch == 0 and of_source(s, "C", "deities") == 1
    assert demigods(s, "D") == {"3": 1} and reserve(s, "A") == (6, 5)
    assert asked(match) == "B raise"
    go(match, "B raise dancer", "B raise dancer")
    assert ranks(s, "B") == {"dancer": 2}
    assert sum(hand(s, "C").values()) >= 2  # Depraccus pays after this very set-up


def test_A4_the_column_bonus_waits_for_the_end_of_the_first_set_up() -> None:
    s = empty_table(2)
    give(s, "B", bonus="bonus_column")
    before = (reserve(s, "B"), general(s, "B"))
    match = rises(s, "persia")
    assert s.temple != -1 and asked(match) == "B erect"
    assert len(offered(match)) == 28
    go(match, "B erect h1706")
    assert reserve(s, "B") == before[0] and general(s, "B") == (before[1][0], before[1][1] - 1)
    assert not any(s.linked)  # it must be reached first
    assert asked(match) == "A act"
    assert_sound(s)


def test_A4_drafted_bonuses_are_chosen_from_the_last_player_to_the_first_and_resolved_at_once() -> None:
    s = empty_table(3, first="B", draft=True)
    match = rises(s, "persia")
    assert asked(match) == "A pick_bonus"
    go(match, "A pick_bonus bonus_deity", "* deity A depraccus")
    assert kept(s, "A") == {"depraccus": 1} and points(s, "A") == 1
    assert hand(s, "A") == {}  # this set-up is over: Depraccus first pays in epoch 2
    assert asked(match) == "C pick_bonus"
    go(match, "C pick_bonus bonus_column", "C erect h1706")
    assert asked(match) == "B pick_bonus"
    go(match, "B pick_bonus bonus_step")
    assert s.stride[seat("B")] == 1 and asked(match) == "B act"


def test_A5_gallia_asks_only_the_top_number() -> None:
    s = empty_table(2)
    give(s, "A", hand="card_gift 3 card_priest", ranks="gift 3")
    match = rises(s, "gallia")
    go(match, "A favour reveal_deity", "* deity A taksator")
    assert offered(match) == ["acquire gift", "acquire decline"]  # 4 + 1, but the 1 is waived
    go(match, "A acquire gift")
    assert discard(s) == {"card_gift": 1} and hand(s, "A") == {"card_priest": 3, "money_2": 1}


def test_A6_plaesiris_by_gallia_takes_the_top_two_of_the_pile() -> None:
    s = empty_table(2)
    give(s, "A", ranks="gift 3")
    match = rises(
        s, "gallia", deities="plaesiris vinthrad taksator 3 2", loot="loot_money loot_money loot_money"
    )
    go(match, "A favour reveal_deity", "* deity A plaesiris")
    go(match, "A acquire gift", "* secret_demigod A 1", "* secret_demigod A 1")
    assert demigods(s, "A") == {"1": 2} and out_of_game(s) == {"plaesiris": 1}


@pytest.mark.parametrize(("cards", "answers"), [(2, 1), (3, 2)])
def test_A7_pietalte_by_gallia_takes_three_cards_of_one_kind(cards: int, answers: int) -> None:
    s = empty_table(2)
    give(s, "A", hand=f"{cards} card_gift", ranks="gift 4 priest 4")
    match = rises(s, "gallia")
    go(match, "A favour reveal_deity", "* deity A pietalte")
    assert offered(match) == ["acquire gift", "acquire decline"][-answers:]


def test_A8_cartago_gives_two_money_for_anything_but_placing() -> None:
    s = empty_table(2)
    give(s, "A", hand="5 money_1", kept="stonkus")
    match = rises(s, "cartago", deities="gadicea vinthrad taksator", loot="loot_money loot_money loot_money")
    kinds = ("gift", "priest", "dancer", "temple_offering")
    pieces = ["purchase foot", "purchase column", "purchase done"]
    assert offered(match) == [*(f"purchase {kind} 1" for kind in kinds), *pieces]
    go(match, "A purchase gift 1")
    assert "purchase gift 2" not in offered(match)
    go(match, "A purchase foot")
    assert offered(match) == ["purchase done"]
    go(match, "A purchase done", "B purchase done")
    assert hand(s, "A") == {"money_1": 5} and ranks(s, "A") == {"gift": 1} and reserve(s, "A") == (5, 3)


def test_A8_cartago_raises_a_rank_from_1_to_2() -> None:
    s = empty_table(2)
    give(s, "A", ranks="priest 1")
    match = rises(s, "cartago")
    go(match, "A purchase priest 2", "A purchase done", "B purchase done")
    assert ranks(s, "A") == {"priest": 2} and asked(match) == "A act"


def test_A9_each_stonkus_gives_up_to_two_money_and_the_rest_is_lost() -> None:
    s = table()
    give(s, "A", hand="2 money_1", kept="2 stonkus")
    match = turn(s)
    go(match, "A buy", "A purchase gift 2", "A purchase done")
    assert offered(match) == ["stonkus 1", "stonkus 2", "stonkus 3"]
    go(match, "A stonkus 1", "A pay money_1", "A pay money_1")
    assert hand(s, "A") == {} and kept(s, "A") == {"stonkus": 2}


def test_A10_transaktor_is_taksator() -> None:
    assert "taksator" in DEITY_NAMES and "transaktor" not in DEITY_NAMES


def test_A11_who_does_not_react_draws_one_card_of_the_pile() -> None:
    s = table()
    match = moving(s, "A", 0)
    go(match, "A place h0404", "B draw_one", "* draw_card B card_dancer")
    assert hand(s, "B") == {"card_dancer": 1}
    assert row_of(s) == ["card_gift", "card_priest", "card_dancer", "card_temple"]


def test_A12_a_deity_tile_gives_the_top_deity_without_a_question() -> None:
    s = table("gallia", epoch=3)
    lay(s, h0506="loot_deity", h0102="loot_money")
    stand(s, "A", "h0305 h0405")
    match = moving(s, "A", 0)
    go(match, "A place h0506", "* deity A vinthrad")
    assert kept(s, "A") == {"vinthrad": 1} and points(s, "A") == 3
    assert asked(match) == "B react" and s.display_left == 2  # the display is untouched


def test_A13_permanent_steps_are_enough_for_a_reaction_without_any_card() -> None:
    s = table()
    give(s, "B", tiles="loot_step_2", hand="move_card")
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    assert offered(match) == ["draw_one", "react_move 0", "react_move 1"]
    go(match, "B react_move 0")
    assert steps_left(match) == 2


def test_A14_no_traitera_after_the_action_that_ends_the_phase() -> None:
    s = table()
    display(s, "depraccus")
    give(s, "A", kept="traitera", ranks="gift 3 priest 2")
    match = turn(s)
    go(match, "A worship depraccus gift priest")
    assert s.epoch == 2 and kept(s, "A")["traitera"] == 1
    assert of_source(s, "A", "endings") == 3


def test_A15_the_player_whose_turn_it_is_scores_3_and_his_left_neighbour_begins() -> None:
    s = table(players=4)
    display(s, "depraccus")
    give(s, "D", ranks="gift 3 priest 2")
    match = turn(s, "D")
    go(match, "D worship depraccus gift priest")
    assert [of_source(s, letter, "endings") for letter in "ABCD"] == [0, 0, 0, 3]
    assert s.first == seat("A")


def test_A16_cards_only_make_up_what_the_tile_lacks() -> None:
    s = table()
    display(s, "gadicea depraccus")
    give(s, "A", hand="5 card_gift", ranks="gift 3")
    match = turn(s)
    assert [name for name in offered(match) if "worship" in name] == ["worship gadicea gift"]
    go(match, "A worship gadicea gift")
    assert discard(s) == {"card_gift": 2} and ranks(s, "A") == {"gift": 3}


def test_A17_a_route_beyond_a_jump_stays_linked_until_the_end_of_the_epoch() -> None:
    s = table("gallia", players=2)
    stand(s, "B", "h0404")
    give(s, "A", kept="gaiviles", hand="money_1")
    match = moving(s, "A", 0)
    go(match, "A place h0405", "B draw_one", "* draw_card B card_gift")
    go(match, "B draw", "B take pile", "B take pile", "B take pile")
    go(match, "A move 0")
    assert "h0406" in places(match)  # beside h0405, which itself touches nothing of his


def test_A17_the_jumping_piece_may_be_a_column() -> None:
    s = table("gallia", players=2)
    stand(s, "B", "h0303")
    give(s, "A", kept="gaiviles", hand="move_card")
    match = moving(s, "A", 1)
    go(match, "A place h0403")
    assert "h0503" in places(match)  # a foot beside his linked column


def test_A17_no_jump_in_a_purchase() -> None:
    s = table("gallia")
    stand(s, "B", "h0404")
    give(s, "A", kept="gaiviles", hand="5 money_1")
    match = turn(s)
    go(match, "A buy")
    assert "purchase place h0204" in offered(match) and "purchase place h0405" not in offered(match)


def test_A18_nothing_stands_on_the_temple_and_other_origins_are_plain_hexes() -> None:
    s = table("roma")
    stand(s, "A", "h0806 h0906 h0907")
    give(s, "A", hand="2 move_card")
    match = moving(s, "A", 2)
    assert "h0706" not in places(match)
    assert "h1008" in places(match)  # the origin of Graecia


def test_A19_move_buy_and_reaction_need_an_effect() -> None:
    s = table()
    give(s, "A", hand="move_card", feet=0, columns=0)
    give(s, "B", hand="move_card", feet=0, columns=0)
    match = turn(s)
    assert offered(match) == ["draw"]
    go(match, "A draw", "A take card_gift", "A take card_priest", "A take card_dancer")
    assert offered(match) == ["draw"]
    give(s, "C", hand="money_1")
    go(match, "B draw", "B take pile", "B take pile", "B take pile", "C move 0")
    assert "place stop" not in offered(match)
    go(match, "C place h0404")
    assert offered(match) == ["draw_one"]  # A holds a movement card and no piece


def test_A19_a_purchase_must_be_made_before_it_is_done() -> None:
    s = table()
    give(s, "A", hand="2 money_1")
    match = turn(s)
    go(match, "A buy")
    assert "purchase done" not in offered(match)
    go(match, "A purchase foot")
    assert "purchase done" in offered(match)


def test_A20_the_order_of_several_rewards_is_free() -> None:
    for first, second in (("loot_money", "loot_step_1"), ("loot_step_1", "loot_money")):
        s = table("gallia")
        lay(s, h0506="loot_step_1", h0207="loot_money", h0102="loot_money")
        stand(s, "A", "h0305 h0405 h0306 h0307")
        give(s, "A", hand="move_card")
        match = moving(s, "A", 1)
        go(match, "A place h0506", "A place h0207", "A place stop")
        assert offered(match) == ["reward loot_money", "reward loot_step_1"]
        go(match, f"A reward {first}")
        order = [tell.STEPS_KEPT, tell.MONEY_TAKEN]
        said = [event.kind for event in match.events(None) if event.kind in order]
        assert said == (order if second == "loot_money" else order[::-1])


def test_A21_several_ranks_may_be_piled_on_one_tile_or_split() -> None:
    for second, expected in (("gift", {"gift": 3}), ("dancer", {"gift": 2, "dancer": 1})):
        s = table("gallia")
        lay(s, h0506="loot_offering_2", h0102="loot_money")
        stand(s, "A", "h0305 h0405")
        give(s, "A", ranks="gift 1")
        match = moving(s, "A", 0)
        go(match, "A place h0506", "A raise gift", f"A raise {second}")
        assert ranks(s, "A") == expected and asked(match) == "B react"


def test_A22_loot_tiles_and_the_discard_pile_are_open() -> None:
    s = table()
    give(s, "A", hand="money_1")
    match = turn(s)
    go(match, "A buy", "A purchase foot", "A purchase done", "A pay money_1")
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["discard"] == {"money_1": 1}
        assert "loot_cards_3" in str(view["loot"])


def test_A23_all_hands_go_the_row_stays_and_only_the_drawer_takes_what_is_owed() -> None:
    s = table("gallia", players=3)
    lay(s, h0506="loot_cards_3", h0102="loot_money")
    stand(s, "A", "h0305 h0405")
    give(s, "A", hand="2 card_gift")
    no_pile(s, "C")
    match = moving(s, "A", 0)
    go(match, "A place h0506", *["* draw_card A money_1"] * 3)
    assert hand(s, "A") == {"money_1": 3} and hand(s, "B") == {} and hand(s, "C") == {}
    assert row_of(s) == ["card_gift", "card_priest", "card_dancer", "card_temple"]
    assert told(match, tell.HANDS_CALLED_IN, 0)


def test_A24_a_row_that_cannot_be_refilled_stays_short_and_calls_no_hand_in() -> None:
    s = table(players=2)
    no_pile(s, "B")
    match = turn(s)
    go(match, "A draw", "A take card_gift", "A take card_priest", "A take card_dancer")
    assert row_of(s) == ["-", "-", "-", "card_temple"]
    assert hand(s, "A") == {"card_gift": 1, "card_priest": 1, "card_dancer": 1}
    assert hand(s, "B") != {} and asked(match) == "B act"


def test_A24_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    s = table(players=2)
    no_pile(s)
    give(s, "B", kept="gadicea")
    match = turn(s)
    size = int(s.discard_size)
    assert s.pile_size == 0 and size > 0
    go(match, "A draw")
    assert s.pile_size == 0
    go(match, "A take card_gift", "* row card_gift")
    assert s.discard_size == 0 and s.pile_size == size - 1
