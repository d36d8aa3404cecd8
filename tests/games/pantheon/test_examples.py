"""The rulebook's own examples: specification of Pantheon, section 9.1, E1 to E27."""

from __future__ import annotations

import pytest

from tests.games.pantheon.situations import (
    asked,
    assert_sound,
    board,
    demigods,
    discard,
    display,
    empty_table,
    give,
    go,
    hand,
    kept,
    lay,
    loot_on_board,
    moving,
    of_source,
    offered,
    old_column,
    on_display,
    out_of_game,
    places,
    points,
    ranks,
    reserve,
    rises,
    scored,
    show,
    shown_demigods,
    special,
    spent,
    stand,
    state_of,
    steps_left,
    table,
    turn,
)


def test_E1_the_set_up_of_the_first_epoch_with_three_players() -> None:
    s = empty_table(3)
    match = rises(
        s,
        "gallia",
        deities="stonkus gadicea vinthrad taksator",
        loot="loot_deity loot_money loot_cards_2 loot_step_1",
    )
    assert (s.epoch, s.peoples[0]) == (1, 0)
    assert on_display(s) == {"stonkus": 1, "gadicea": 1, "vinthrad": 1, "taksator": 1}
    assert loot_on_board(s) == {
        "h0502": "loot_deity",
        "h0207": "loot_money",
        "h0102": "loot_cards_2",
        "h0506": "loot_step_1",
    }
    assert s.temple == -1
    for letter in "ABC":
        assert asked(match) == f"{letter} favour"
        go(match, f"{letter} favour draw_two")
    assert match.view(None)["temple"] == "h0304"
    assert asked(match) == "A act"
    assert [sum(hand(s, letter).values()) for letter in "ABC"] == [2, 2, 2]
    assert_sound(s)


def test_E2_the_big_foot_and_one_card_give_three_steps() -> None:
    s = table("gallia")
    give(s, "A", hand="move_card")
    assert steps_left(moving(s, "A", 1)) == 3


def test_E3_two_feet_and_a_column_for_three_steps() -> None:
    s = table("gallia")
    give(s, "A", hand="move_card")
    match = moving(s, "A", 1)
    assert "h0505" not in places(match)
    go(match, "A place h0404", "A place h0504", "A place h0505")
    assert board(s, "A") == ["h0404", "h0504", "h0505"]
    assert asked(match) == "B react"
    assert reserve(s, "A") == (2, 2)
    assert discard(s) == {"move_card": 1}
    assert_sound(s)


def test_E4a_a_reaction_with_one_card_has_two_steps_and_no_big_foot() -> None:
    s = table("gallia")
    stand(s, "A", "h0404 h0504 h0505")
    give(s, "A", hand="move_card")
    give(s, "B", hand="move_card")
    match = moving(s, "A", 0)
    go(match, "A place h0303")
    assert offered(match) == ["draw_one", "react_move 1"]
    go(match, "B react_move 1")
    assert steps_left(match) == 2
    go(match, "B place h0204", "B place h0105")
    assert asked(match) == "C react"
    assert board(s, "B") == ["h0204", "h0105"]


def test_E4b_a_reaction_with_three_cards_takes_a_column_site_and_a_loot_tile() -> None:
    s = table("gallia")
    lay(s, h0506="loot_step_2", h0102="loot_money")
    stand(s, "A", "h0404 h0504 h0505")
    give(s, "B", hand="3 move_card")
    match = moving(s, "A", 0)
    go(match, "A place h0303", "B react_move 3", "B place h0305", "B place h0405")
    assert steps_left(match) == 4
    go(match, "B place h0505")
    assert steps_left(match) == 2
    go(match, "B place h0506")
    assert steps_left(match) == 1
    assert not s.stride[1]
    go(match, "B place stop")
    assert s.stride[1] == 2 and loot_on_board(s) == {"h0102": "loot_money"}
    assert discard(s) == {"move_card": 3}
    assert {"h0505"} <= {*board(s, "A")} & {*board(s, "B")}
    stand(s, "C", "h0305 h0405")
    assert asked(match) == "C react"
    give(s, "C", hand="2 move_card")
    go(match, "C react_move 2")
    assert "h0505" not in places(match)  # two columns stand there


def test_E5_a_route_is_prolonged_and_another_one_begun_at_the_temple() -> None:
    s = table("persia")
    lay(s, h1807="loot_money", h1411="loot_money")
    stand(s, "C", "h1708 h1707")
    give(s, "C", hand="2 move_card")
    match = moving(s, "C", 2)
    assert steps_left(match) == 5
    go(match, "C place h1706", "C place h1509", "C place h1409", "C place h1408")
    assert steps_left(match) == 1
    go(match, "C place stop")
    assert asked(match) == "A react"
    assert board(s, "C") == ["h1706", "h1707", "h1408", "h1708", "h1409", "h1509"]
    assert_sound(s)


def test_E6a_the_second_player_on_the_same_way_pays_five_steps() -> None:
    s = table("persia")
    stand(s, "C", "h1708 h1707 h1706 h1509 h1409 h1408")
    give(s, "A", hand="3 move_card")
    match = moving(s, "C", 0)
    go(match, "C place h1608", "A react_move 3")
    go(match, "A place h1509")
    assert steps_left(match) == 4
    go(match, "A place h1508")
    assert steps_left(match) == 3
    go(match, "A place h1408")
    assert steps_left(match) == 1
    go(match, "A place stop")
    assert board(s, "A") == ["h1408", "h1508", "h1509"]


def test_E6b_one_card_reaches_neither_loot_nor_site_and_a_card_is_drawn_instead() -> None:
    s = table("persia")
    give(s, "B", hand="move_card")
    match = moving(s, "A", 0)
    go(match, "A place h1708")
    assert offered(match) == ["draw_one", "react_move 1"]
    reachable = set()
    trial = match.copy()
    trial.play(1, "react_move 1")
    for first in [name.split()[-1] for name in offered(trial)]:
        second = trial.copy()
        second.play(1, f"place {first}")
        reachable |= {first, *(places(second) if second.awaiting == (1,) else [])}
    assert not reachable & {"h1407", "h1807", "h1712", "h1411", "h1605"}
    assert not reachable & {*s.box.data["map"]["sites"]}
    go(match, "B draw_one", "* draw_card B money_1")
    assert hand(s, "B") == {"move_card": 1, "money_1": 1}
    assert asked(match) == "C react"


def test_E7_an_old_column_serves_once_feet_have_reached_it() -> None:
    s = table("roma", epoch=2)
    old_column(s, "B", "h0904")
    give(s, "B", hand="2 move_card")
    match = moving(s, "B", 2)
    go(match, "B place h0705")
    assert "h1004" not in places(match)
    go(match, "B place h0804")
    assert "h1004" in places(match)
    go(match, "B place h1004", "B place h1104", "B place h1105")
    assert asked(match) == "C react"
    assert board(s, "B") == ["h0804", "h0904", "h1004", "h1104", "h0705", "h1105"]
    assert_sound(s)


def test_E8_a_dancer_tile_of_rank_1_costs_1() -> None:
    s = table()
    give(s, "A", hand="money_1")
    match = turn(s)
    go(match, "A buy", "A purchase dancer 1", "A purchase done", "A pay money_1")
    assert ranks(s, "A") == {"dancer": 1}
    assert discard(s) == {"money_1": 1}
    assert asked(match) == "B act"


def test_E9_a_temple_tile_rises_from_1_to_3_for_5() -> None:
    s = table()
    give(s, "A", hand="5 money_1", ranks="temple_offering 1")
    match = turn(s)
    go(match, "A buy", "A purchase temple_offering 3", "A purchase done", *["A pay money_1"] * 5)
    assert ranks(s, "A") == {"temple_offering": 3}
    assert hand(s, "A") == {}


def test_E9_four_money_is_not_enough_for_that() -> None:
    s = table()
    give(s, "A", hand="4 money_1", ranks="temple_offering 1")
    match = turn(s)
    go(match, "A buy")
    assert "purchase temple_offering 2" in offered(match)
    assert "purchase temple_offering 3" not in offered(match)


def test_E10_eight_money_for_a_rank_two_pieces_and_a_column_on_an_occupied_site() -> None:
    s = table("roma")
    lay(s, h0803="loot_money")
    stand(s, "A", "h0707 h0708")
    stand(s, "C", "h0707")
    give(s, "C", hand="money_5 money_3", ranks="dancer 3", feet=0, columns=0)
    match = turn(s, "C")
    go(match, "C buy", "C purchase dancer 4", "C purchase foot", "C purchase column")
    assert "purchase place h0708" in offered(match)
    go(match, "C purchase place h0708")
    assert offered(match) == ["purchase done"]
    go(match, "C purchase done", "C pay money_5", "C pay money_3")
    assert discard(s) == {"money_3": 1, "money_5": 1}
    assert board(s, "C") == ["h0707", "h0708"] and reserve(s, "C") == (1, 0)
    assert ranks(s, "C") == {"dancer": 4}
    assert asked(match) == "A act"  # nobody reacts


@pytest.mark.parametrize(
    ("cards", "tiles", "paid"),
    [
        ("4 card_dancer card_temple", "", {"card_dancer": 4, "card_temple": 1}),
        ("", "dancer 4 temple_offering 2", {}),
        ("2 card_dancer card_temple", "dancer 2", {"card_dancer": 2, "card_temple": 1}),
    ],
    ids=["E11_with_cards", "E12_with_tiles", "E13_with_both"],
)
def test_E11_E12_E13_a_deity_of_four_and_one(cards: str, tiles: str, paid: dict[str, int]) -> None:
    s = table()
    display(s, "taksator depraccus")
    give(s, "A", hand=cards, ranks=tiles)
    before = ranks(s, "A")
    match = turn(s)
    assert "worship taksator dancer temple_offering" in offered(match)
    go(match, "A worship taksator dancer temple_offering")
    assert discard(s) == paid and ranks(s, "A") == before
    assert hand(s, "A") == {"money_2": 1}
    assert on_display(s) == {"depraccus": 1} and out_of_game(s) == {"taksator": 1}
    assert points(s, "A") == 1


def test_E14_four_numbers_need_four_kinds() -> None:
    s = table()
    display(s, "surparit depraccus")
    give(s, "A", hand="8 card_gift 8 card_priest 8 card_dancer")
    match = turn(s)
    assert not [name for name in offered(match) if name.startswith("worship surparit")]
    give(s, "B", hand="2 card_gift 2 card_priest card_dancer card_temple")
    go(match, "A draw", "A take pile", "A take pile", "A take pile")
    assert [name for name in offered(match) if name.startswith("worship surparit")] == [
        "worship surparit gift priest dancer temple_offering"
    ]


def test_E15_a_deity_of_epoch_2_brings_two_points() -> None:
    s = table(epoch=2)
    give(s, "A", hand="3 card_gift 2 card_priest")
    match = turn(s)
    go(match, "A worship depraccus gift priest")
    assert of_source(s, "A", "deities") == 2


def test_E16_the_first_scoring() -> None:
    s = table("roma", epoch=3)
    scored(s, "A", deities=5)
    give(s, "A", demigods="3 2", hand="3 card_gift 2 card_priest")
    old_column(s, "A", "h0600", "h0800", "h0001", "h0201", "h1002")
    display(s, "depraccus")
    match = turn(s)
    go(match, "A worship depraccus gift priest")  # the last deity: 3 points, and 3 for the end of the phase
    assert of_source(s, "A", "deities") + of_source(s, "A", "endings") == 11
    assert of_source(s, "A", "demigods") == 3 + 2
    assert of_source(s, "A", "columns") == 5 * 2
    assert points(s, "A") == 26
    assert demigods(s, "A") == {"3": 1, "2": 1}  # they stay for the second scoring
    assert s.epoch == 4 and state_of(match) is s


@pytest.mark.parametrize("cards", ["5 card_gift", "3 card_gift"])
def test_E17_gallia_reveals_gadicea_who_asks_five_of_one_kind(cards: str) -> None:
    s = empty_table(2)
    give(s, "A", hand=cards, ranks="gift 1")
    match = rises(s, "gallia", deities="stonkus vinthrad taksator", loot="loot_money loot_money loot_money")
    go(match, "A favour reveal_deity", "* deity A gadicea")
    if cards[0] == "3":
        assert offered(match) == ["acquire decline"]
        go(match, "A acquire decline")
        assert out_of_game(s) == {"gadicea": 1} and points(s, "A") == 0
        return
    assert offered(match) == ["acquire gift", "acquire decline"]
    go(match, "A acquire gift")
    assert kept(s, "A") == {"gadicea": 1} and points(s, "A") == 1
    assert discard(s) == {"card_gift": 4} and hand(s, "A") == {"card_gift": 1}


SURPARIT = "2 card_gift 2 card_priest card_dancer card_temple"


WORSHIP_SURPARIT = "A worship surparit gift priest dancer temple_offering"


@pytest.mark.parametrize("epoch", [1, 2, 5])
def test_E18_surparit_draws_stonkus(epoch: int) -> None:
    s = table(epoch=epoch)
    display(s, "surparit depraccus")
    give(s, "A", hand=SURPARIT)
    match = turn(s)
    go(match, WORSHIP_SURPARIT, "* deity A stonkus")
    assert points(s, "A") == 2 * epoch
    assert kept(s, "A") == {"stonkus": 1} and out_of_game(s) == {"surparit": 1}


def test_E19_surparit_draws_plaesiris_who_takes_two_demigods_of_the_pile() -> None:
    s = table(epoch=4)
    display(s, "surparit depraccus")
    show(s, "6")  # no concern of hers
    give(s, "A", hand=SURPARIT)
    match = turn(s)
    go(match, WORSHIP_SURPARIT, "* deity A plaesiris", "* secret_demigod A 1", "* secret_demigod A 3")
    assert points(s, "A") == 8
    assert demigods(s, "A") == {"1": 1, "3": 1} and shown_demigods(s) == {"6": 1}
    assert out_of_game(s) == {"surparit": 1, "plaesiris": 1} and kept(s, "A") == {}


def test_E20_surparit_draws_surparit_and_nothing_more() -> None:
    s = table(epoch=3)
    display(s, "surparit depraccus")
    give(s, "A", hand=SURPARIT)
    match = turn(s)
    left = int(s.deity_left)
    go(match, WORSHIP_SURPARIT, "* deity A surparit")
    assert points(s, "A") == 6
    assert out_of_game(s) == {"surparit": 2} and s.deity_left == left - 1
    assert asked(match) == "B act"


def test_E21_a_jump_from_the_temple_not_in_a_straight_line() -> None:
    s = table("gallia")
    stand(s, "C", "h0404")
    give(s, "B", kept="gaiviles", tiles="loot_step_1")
    match = moving(s, "B", 0)
    assert steps_left(match) == 2
    assert "h0405" in places(match)
    go(match, "B place h0405", "B place h0505")
    assert board(s, "B") == ["h0405", "h0505"]
    assert asked(match) == "C react"


def test_E21_without_gaiviles_there_is_no_such_jump() -> None:
    s = table("gallia")
    stand(s, "C", "h0404")
    give(s, "B", tiles="loot_step_1")
    assert "h0405" not in places(moving(s, "B", 0))


@pytest.mark.parametrize("copies", [1, 2])
def test_E22_two_jumps_one_after_the_other_never_two_hexes_at_once(copies: int) -> None:
    s = table("roma")
    stand(s, "B", "h0806 h0906 h1006")
    stand(s, "C", "h0806")
    give(s, "C", hand="2 move_card", kept=f"{copies} gaiviles")
    match = moving(s, "C", 2)
    assert "h1106" not in places(match)
    assert "h0907" in places(match)
    go(match, "C place h0907")
    assert steps_left(match) == 4
    if copies == 1:
        assert "h1106" not in places(match)
        return
    assert "h1106" in places(match)
    go(match, "C place h1106")
    assert steps_left(match) == 3
    assert board(s, "C") == ["h0806", "h1106", "h0907"]
    assert_sound(s)


@pytest.mark.parametrize(("copies", "won"), [(1, 4), (2, 8)], ids=["E23", "E24"])
def test_E23_E24_pietalte_scores_the_rank_of_the_best_tile(copies: int, won: int) -> None:
    s = table(epoch=3)
    display(s, "depraccus")
    give(s, "A", kept=f"{copies} pietalte", ranks="gift 4 priest 2")
    match = turn(s)
    give(s, "A", hand="card_dancer")
    assert "worship depraccus gift priest" in offered(match)
    go(match, "A worship depraccus gift priest")
    assert of_source(s, "A", "pietalte") == won


def test_E25_traitera_gives_a_second_purchase_with_the_money_of_stonkus_again() -> None:
    s = table()
    give(s, "A", kept="traitera stonkus")
    match = turn(s)
    for n in range(2):
        go(match, "A buy", "A purchase foot", "A purchase column", "A purchase done")
        assert offered(match) == ["stonkus 2"]
        go(match, "A stonkus 2")
        if n == 0:
            go(match, "A traitera use")
    assert reserve(s, "A") == (6, 5)
    assert kept(s, "A") == {"stonkus": 1} and out_of_game(s) == {"traitera": 1}
    assert asked(match) == "B act"


def test_E26_taksator_without_special_money_brings_only_its_points() -> None:
    s = table(epoch=2)
    display(s, "taksator depraccus")
    spent(s, "2 money_2 2 money_3 2 money_4 money_5")
    assert special(s) == []
    give(s, "A", ranks="gift 4 priest 1")
    match = turn(s)
    go(match, "A worship taksator gift priest")
    assert points(s, "A") == 2 and hand(s, "A") == {} and out_of_game(s) == {"taksator": 1}


def test_E27_three_permanent_steps_are_enough_for_a_reaction() -> None:
    s = table()
    give(s, "B", kept="vinthrad", tiles="loot_step_1", bonus="bonus_step")
    match = moving(s, "A", 0)
    go(match, "A place h0404")
    assert offered(match) == ["draw_one", "react_move 0"]
    go(match, "B react_move 0")
    assert steps_left(match) == 3


def test_E27_permanent_steps_are_no_money() -> None:
    s = table()
    give(s, "B", kept="vinthrad", tiles="loot_step_1", bonus="bonus_step")
    assert "buy" not in offered(turn(s, "B"))
