"""Derived edge cases: specification of Pantheon, section 9.2, and the exhausted supplies of 5.9."""

from __future__ import annotations

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
    no_demigods,
    no_pile,
    of_source,
    offered,
    on_display,
    only_in_deity_pile,
    out_of_game,
    places,
    points,
    ranks,
    reserve,
    rises,
    row,
    row_of,
    seat,
    show,
    shown_demigods,
    special,
    spent,
    stand,
    step_tiles,
    steps_left,
    table,
    turn,
)


def test_C1_the_last_loot_tile_is_taken_in_a_reaction() -> None:
    s = table("gallia")
    lay(s, h0506="loot_step_1")
    stand(s, "B", "h0305 h0405")
    give(s, "B", hand="move_card")
    give(s, "C", hand="move_card")
    match = moving(s, "A", 0)
    go(match, "A place h0404", "B react_move 1", "B place h0506", "B place stop")
    assert asked(match) == "C react"  # the others still react
    go(match, "C react_move 1", "C place h0303", "C place stop", "* people roma")
    assert [of_source(s, letter, "endings") for letter in "ABC"] == [3, 0, 0]
    assert s.first == seat("B") and s.epoch == 2


def test_C3_a_hex_fixes_the_piece_so_that_no_foot_stands_on_a_site_and_no_column_elsewhere() -> None:
    s = table("gallia")
    stand(s, "A", "h0404 h0405")
    give(s, "A", hand="move_card", feet=0, columns=2)
    match = moving(s, "A", 1)
    assert places(match) == ["h0403", "h0505"]  # columns only on sites beside own feet
    go(match, "A place h0403", "A place h0505")
    assert reserve(s, "A") == (0, 0)
    give(s, "B", hand="4 move_card", feet=4, columns=0)
    go(match, "B react_move 4")
    while asked(match) == "B place":
        assert not {"h0403", "h0505"} & {*places(match)}
        go(match, f"B {offered(match)[0]}")


def test_C5_a_column_needs_an_own_foot_beside_it() -> None:
    s = table("gallia")
    stand(s, "A", "h0204")
    give(s, "A", hand="move_card")
    match = moving(s, "A", 1)
    assert "h0403" not in places(match)
    go(match, "A place h0404")
    assert "h0403" in places(match)


def test_C5_an_own_column_beside_the_site_is_not_enough() -> None:
    sites = [*box_of().data["map"]["sites"], "h0402"]  # an edition where h0402 and h0403 touch each other
    s = table("gallia", box=edition_box({"map": {"sites": sites}}))
    stand(s, "A", "h0404 h0403")
    give(s, "A", hand="move_card", columns=3)
    match = moving(s, "A", 1)
    assert "h0402" not in places(match)  # beside the column on h0403 only
    go(match, "A place h0303")
    assert "h0402" in places(match)


def test_C7_the_big_foot_alone_is_one_step_on_a_free_hex() -> None:
    s = table("gallia")
    stand(s, "B", "h0404")
    match = turn(s)
    assert "move 0" in offered(match) and "move 1" not in offered(match)
    go(match, "A move 0")
    assert places(match) == ["h0203", "h0303", "h0204", "h0205", "h0305"]
    go(match, "A place h0303")
    assert asked(match) == "B react"


def test_C9_rank_4_bought_at_once_costs_10() -> None:
    s = table()
    give(s, "A", hand="10 money_1")
    match = turn(s)
    go(match, "A buy", "A purchase priest 4")
    assert offered(match) == ["purchase done"]
    go(match, "A purchase done", *["A pay money_1"] * 10)
    assert ranks(s, "A") == {"priest": 4} and discard(s) == {"money_1": 10}


def test_C11_pietalte_is_not_paid_with_tiles() -> None:
    s = table()
    display(s, "pietalte depraccus")
    give(s, "A", hand="2 card_gift 2 card_priest card_dancer", ranks="gift 4 priest 4 dancer 4")
    match = turn(s)
    assert not [name for name in offered(match) if "pietalte" in name]
    give(s, "B", hand="3 card_gift 2 card_priest card_dancer", ranks="gift 4")
    go(match, "A draw", "A take pile", "A take pile", "A take pile")
    assert "worship pietalte gift priest dancer" in offered(match)
    go(match, "B worship pietalte gift priest dancer")
    assert discard(s) == {"card_gift": 3, "card_priest": 2, "card_dancer": 1}
    assert kept(s, "B") == {"pietalte": 1}


def test_C13_the_taker_of_a_demigod_tile_gets_the_highest_and_plaesiris_the_next_two() -> None:
    s = table("gallia")
    display(s, "plaesiris depraccus")
    show(s, "3 2 1")
    lay(s, h0506="loot_demigod", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "B", hand="3 card_gift 3 card_priest")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert demigods(s, "A") == {"3": 1}
    go(match, "B draw_one", "C draw_one", "B worship plaesiris gift priest")
    assert demigods(s, "B") == {"2": 1, "1": 1}
    assert shown_demigods(s) == {} and out_of_game(s) == {"plaesiris": 1}


def test_C15_with_two_players_cartago_has_three_loot_tiles() -> None:
    s = empty_table(2)
    match = rises(s, "cartago", deities="stonkus vinthrad taksator", loot="loot_money loot_deity loot_step_1")
    assert loot_on_board(s) == {"h0507": "loot_money", "h0810": "loot_deity", "h0211": "loot_step_1"}
    assert asked(match) == "A purchase"


def test_C17_persia_puts_the_highest_special_money_on_top() -> None:
    s = empty_table(2)
    for name in ("money_2", "money_2", "money_3", "money_3"):
        spent(s, name)
    assert special(s) == ["money_4", "money_4", "money_5"]
    rises(s, "persia", deities="stonkus vinthrad taksator", loot="loot_money loot_money loot_money")
    assert special(s) == ["money_5", "money_4", "money_4"]
    assert_sound(s)


def test_C19_a_traitera_won_in_this_turn_waits_for_the_next() -> None:
    s = table(players=2)
    display(s, "traitera depraccus")
    give(s, "A", ranks="gift 2 priest 2 dancer 1")
    match = turn(s)
    go(match, "A worship traitera gift priest dancer")
    assert kept(s, "A") == {"traitera": 1} and asked(match) == "B act"
    go(match, "B draw", "B take pile", "B take pile", "B take pile")
    go(match, "A draw", "A take pile", "A take pile", "A take pile")
    assert asked(match) == "A traitera"


def test_C21_a_jump_lands_on_an_occupied_loot_hex_for_two_steps() -> None:
    s = table("gallia")
    lay(s, h0506="loot_step_2", h0102="loot_money")
    stand(s, "C", "h0305 h0405")
    stand(s, "B", "h0305 h0405 h0506")
    give(s, "A", hand="2 move_card", kept="gaiviles")
    stand(s, "A", "h0404")
    match = moving(s, "A", 2)
    assert steps_left(match) == 5
    assert "h0506" in places(match)  # over h0405, where two opponents stand
    go(match, "A place h0506")
    assert steps_left(match) == 3
    go(match, "A place stop")
    assert step_tiles(s, "A") == {"loot_step_2": 1}


def test_C23_an_empty_deity_pile_is_formed_from_the_removed_ones() -> None:
    s = empty_table(2)
    give(s, "A", kept="vinthrad")
    only_in_deity_pile(s, "stonkus")
    rises(s, "roma", deities="stonkus gadicea taksator", loot="loot_money loot_money loot_money")
    assert on_display(s) == {"stonkus": 1, "gadicea": 1, "taksator": 1}
    assert out_of_game(s) == {} and s.deity_left == 40 - 3 - 1
    assert_sound(s)


def test_C25_two_depraccus_draw_four_cards_after_the_set_up() -> None:
    s = empty_table(2)
    give(s, "B", kept="2 depraccus")
    drawn = ["* draw_card B move_card"] * 4
    match = rises(
        s, "persia", *drawn, deities="stonkus vinthrad taksator", loot="loot_money loot_money loot_money"
    )
    assert hand(s, "B") == {"move_card": 4} and asked(match) == "A act"


# --- 5.9, exhausted supplies ----------------------------------------------------------------------


def test_an_empty_pile_is_formed_from_the_discard_when_a_card_is_needed() -> None:
    s = table()
    give(s, "A", hand="3 money_1")
    no_pile(s)
    match = turn(s)
    assert s.pile_size == 0 and s.discard_size > 0
    go(match, "A draw", "A take pile", "* draw_card A move_card")
    assert s.pile_size > 0 and s.discard_size == 0


def test_without_pile_and_discard_all_hands_are_called_in_and_only_the_cards_owed_are_taken() -> None:
    s = table(players=2)
    no_pile(s, "B")
    give(s, "B", hand="money_5")
    match = turn(s)
    before = int(s.hand_size[seat("B")])
    go(match, "A draw", "A take card_gift")
    assert row_of(s) == ["-", "card_priest", "card_dancer", "card_temple"]  # no card for the row, hands stay
    assert hand(s, "A") == {"card_gift": 1}
    go(match, "A take pile", "* draw_card A money_5", "* row card_gift")
    assert hand(s, "A") == {"money_5": 1} and hand(s, "B") == {}
    assert row_of(s)[0] == "card_gift" and s.pile_size == before + 1 - 2
    assert_sound(s)


def test_a_gap_of_the_row_is_filled_as_soon_as_a_card_is_discarded() -> None:
    s = table(players=2)
    row(s, "card_gift card_priest card_dancer")
    give(s, "A", hand="money_1")
    no_pile(s, "B")
    match = turn(s)
    go(match, "A buy", "A purchase foot", "A purchase done", "A pay money_1", "* row money_1")
    assert row_of(s) == ["card_gift", "card_priest", "card_dancer", "money_1"]
    assert s.discard_size == 0


def test_without_demigods_nothing_is_shown_and_the_deity_still_scores() -> None:
    s = table(epoch=2)
    display(s, "plaesiris depraccus")
    no_demigods(s)
    give(s, "A", ranks="gift 3 priest 3")
    match = turn(s)
    go(match, "A worship plaesiris gift priest")
    assert points(s, "A") == 2 and demigods(s, "A") == {}


def test_a_demigod_tile_without_any_demigod_on_display_gives_nothing() -> None:
    s = table("gallia")
    lay(s, h0506="loot_demigod", h0102="loot_money")
    stand(s, "A", "h0405")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert demigods(s, "A") == {} and asked(match) == "B react"


def test_a_money_tile_without_special_money_gives_nothing() -> None:
    s = table("gallia")
    lay(s, h0506="loot_money", h0102="loot_money")
    stand(s, "A", "h0405")
    spent(s, "2 money_2 2 money_3 2 money_4 money_5")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert hand(s, "A") == {} and asked(match) == "B react"


def test_a_reserve_tile_takes_what_the_general_reserve_has() -> None:
    s = table("gallia")
    lay(s, h0506="loot_reserve_choice", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "A", feet=10, columns=3)
    assert general(s, "A") == (1, 9)
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert offered(match) == ["reserve feet", "reserve columns"]
    go(match, "A reserve feet")
    assert reserve(s, "A") == (10, 3) and general(s, "A") == (0, 9)


def test_a_reserve_tile_offers_only_what_there_is() -> None:
    s = table("gallia")
    lay(s, h0506="loot_reserve_choice", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "A", feet=11, columns=3)
    match = moving(s, "A", 0)
    go(match, "A place h0506")  # no foot is left: two columns come without a question
    assert reserve(s, "A") == (10, 5) and asked(match) == "B react"


def test_a_mixed_reserve_tile_gives_one_foot_and_one_column() -> None:
    s = table("gallia")
    lay(s, h0506="loot_reserve_mixed", h0102="loot_money")
    stand(s, "A", "h0405")
    match = moving(s, "A", 0)
    before = reserve(s, "A")
    go(match, "A place h0506")
    assert reserve(s, "A") == (before[0] - 1 + 1, before[1] + 1)


def test_ranks_that_no_tile_can_take_are_lost() -> None:
    s = table("gallia")
    lay(s, h0506="loot_offering_2", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "A", ranks="gift 4 priest 4 dancer 4 temple_offering 3")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert ranks(s, "A") == {"gift": 4, "priest": 4, "dancer": 4, "temple_offering": 4}
    assert asked(match) == "B react"


def test_without_a_piece_there_is_no_move() -> None:
    s = table()
    give(s, "A", hand="2 move_card", feet=0, columns=3)
    assert offered(turn(s)) == ["draw"]  # columns alone find no foot beside a site


def test_a_movement_ends_by_itself_when_the_last_piece_stands() -> None:
    s = table()
    give(s, "A", hand="3 move_card", feet=1, columns=0)
    match = moving(s, "A", 3)
    go(match, "A place h0404")
    assert asked(match) == "B react" and board(s, "A") == ["h0404"]


def test_special_money_once_spent_is_an_ordinary_card() -> None:
    s = table(players=2)
    give(s, "A", hand="money_5")
    no_pile(s, "B")
    match = turn(s)
    go(match, "A buy", "A purchase gift 2", "A purchase foot", "A purchase done", "A pay money_5")
    assert discard(s) == {"money_5": 1}
    go(match, "B draw", "B take pile", "* draw_card B money_5")
    assert "money_5" not in special(s)
    assert hand(s, "B")["money_5"] == 1


def test_taking_a_special_card_needs_no_pile() -> None:
    s = table("gallia")
    lay(s, h0506="loot_money", h0102="loot_money")
    stand(s, "A", "h0405")
    give(s, "A", hand="money_2")
    match = moving(s, "A", 0)
    go(match, "A place h0506")
    assert hand(s, "A") == {"money_2": 2} and special(s)[0] == "money_3"
