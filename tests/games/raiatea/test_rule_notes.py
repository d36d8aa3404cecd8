"""The rule beside a choice speaks of this situation: of this place, this occasion, this number of players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motu
from tests.games.raiatea.refused.assistants import reactivating, taking_an_assistant
from tests.games.raiatea.refused.forest import picking_with_a_gatherer
from tests.games.raiatea.refused.free import free_actions
from tests.games.raiatea.refused.goods import taking_a_good, taking_different_goods
from tests.games.raiatea.refused.masks import taking_a_mask
from tests.games.raiatea.refused.missions import choosing_a_row, first_mission, second_mission
from tests.games.raiatea.refused.offering import preparing
from tests.games.raiatea.refused.path import dancing
from tests.games.raiatea.refused.rituals import becoming_tahua, performing_by_a_ritual
from tests.games.raiatea.situations import (
    asked,
    at_location,
    blessing,
    building,
    ceremony,
    decline,
    give,
    go,
    in_mask_market,
    in_reserve,
    no_forest_deck,
    prices,
    raiatea,
    seat,
    state_of,
    statue,
    table,
)
from tests.games.raiatea.spoken import mission_by_a_sale


def notes(match: motu.Match, player: int) -> dict[str, str]:
    """Every choice of a seat with the rule that it reads beside it."""
    return {choice.notation: choice.rule for choice in match.choices(player)}


def note(match: motu.Match, line: str) -> str:
    """The rule beside one choice: `A recruit 1`."""
    letter, _, wish = line.partition(" ")
    return notes(match, seat(letter))[wish]


# --- what newcomers met -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_start_each_keeps_as_many_rituals_as_the_rule_beside_them_says(players: int) -> None:
    match = raiatea().start(seats=players, seed=1)
    first, last = (int(state_of(match).order[i]) for i in (0, players - 1))
    for player in range(players):
        one = players == 4 and player == first
        for _ in range(1 if one else 2):
            assert set(notes(match, player).values()) == {"RA-1.14" if one else "RA-1.13"}
            match.play(player, match.choices(player)[0])
    if players == 5:
        assert match.awaiting == (last,)
        assert set(notes(match, last).values()) == {"RA-1.15"}
    else:
        assert asked(match).endswith("location")


def test_a_set_bought_in_a_ceremony_is_not_drawn_at_the_marae() -> None:
    match = ceremony(table(3), 2)
    assert note(match, "A draw_set normal") == note(match, "A draw_set decline") == "RA-9.3"


@pytest.mark.parametrize(("players", "rule"), [(3, "RA-9.11"), (4, "RA-9.10"), (5, "RA-9.10")])
def test_rewards_are_those_of_this_number_of_players(players: int, rule: str) -> None:
    match = ceremony(table(players), 4)
    go(match, *(f"{letter} offer 0" for letter in "ABCDE"[:players]))
    assert set(notes(match, 0).values()) == {rule}
    go(match, "A reward good")
    assert set(notes(match, 0).values()) == {rule}  # which good it is, or none


@pytest.mark.parametrize(("tattoo", "rule"), [(0, "RA-9.4"), (4, "RA-9.4"), (5, "RA-9.5"), (9, "RA-9.5")])
def test_rituals_are_prepared_with_the_clips_of_ones_rank(tattoo: int, rule: str) -> None:
    s = table(3)
    give(s, "A", tattoo=tattoo, hand="raa hina")
    found = notes(ceremony(s, 3), 0)
    assert found == {"prepare raa": rule, "prepare hina": "RA-9.6", "prepare done": rule}


def test_the_forest_has_two_passes() -> None:
    s = table(3)
    in_reserve(s, "uru", "taro", "diver", "tiare")
    match = at_location(s, "forest")
    assert note(match, "A pick uru") == "RA-3.2"
    assert note(match, "A pick decline") == "RA-3.11"
    go(match, "A pick uru", "B pick taro")
    assert note(match, "C pick diver") == "RA-3.2"
    go(match, "C pick diver", "* forest uru", "* forest uru", "* forest taro", "* forest shaman")
    assert note(match, "A pick uru") == "RA-3.4"
    assert note(match, "A pick decline") == "RA-3.11"
    go(match, "A pick uru")
    assert note(match, "C pick uru") == "RA-3.4"


def test_a_second_pass_without_new_cards_is_the_second_all_the_same() -> None:
    s = table(3)
    give(s, "A", active="gatherer")
    in_reserve(s, "uru", "diver")
    match = at_location(s, "forest", "* roll gatherer 4")
    no_forest_deck(s)
    for good in range(4):
        s.goods_market[good] = 0
    go(match, "A pick diver", "B pick uru")
    assert notes(match, 0) == {"pick decline": "RA-3.11", "use_gatherer": "RA-12.6"}


# --- every other occasion -----------------------------------------------------------------------


def kahuna_of_the_path() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=9)
    return at_location(s, "path")


def second_sacrifice() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru taro")
    match = at_location(s, "marae")
    go(match, "A sacrifice uru")
    return match


def third_sacrifice() -> motu.Match:
    s = table(3)
    give(s, "A", goods="uru taro tiare", front="tu_papa")
    match = at_location(s, "marae")
    go(match, "A sacrifice uru", "A sacrifice taro")
    return match


def first_set() -> motu.Match:
    match = at_location(table(3), "marae")
    decline(match, "A sacrifice")
    return match


def kept_at_the_marae() -> motu.Match:
    match = first_set()
    go(match, "A draw_set normal", "* draw A raa", "* draw A tii", "* draw A tu")
    return match


def second_set() -> motu.Match:
    match = kept_at_the_marae()
    go(match, "A keep raa")
    return match


def set_by_a_ritual() -> motu.Match:
    return blessing(table(3), 20, A="ihi")


def set_by_a_common_ritual() -> motu.Match:
    return blessing(table(3), 20, A="rumia")


def set_by_a_sale() -> motu.Match:
    s = table(3)
    give(s, "A", goods="taro")
    match = at_location(s, "market")
    go(match, "A sell taro 2")
    return match


def priests_by_a_sale() -> motu.Match:
    s = table(3)
    give(s, "A", goods="taro", pearls=9)
    prices(s, taro=4)
    match = at_location(s, "market")
    go(match, "A sell taro 4")
    return match


def mission_at_the_clearing() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=9)
    statue(s, 1, "t1_p3")
    return at_location(s, "clearing")


def mission_after_the_exchange() -> motu.Match:
    match = mission_at_the_clearing()
    decline(match, "A mission")
    return match


def second_mission_by_a_ritual() -> motu.Match:
    s = table(3)
    give(s, "A", pearls=9, front="faa_rua_roa")
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    go(match, "A mission t1_p3")
    return match


def mask_by_a_ritual() -> motu.Match:
    s = table(3)
    in_mask_market(s, "mask_mm")
    return blessing(s, 9, A="ruahine")


def merchants_gain() -> motu.Match:
    s = table(3)
    give(s, "A", active="merchant")
    return at_location(s, "market", "* roll merchant 1")


def offering() -> motu.Match:
    return ceremony(table(3), 4)


def offering_more() -> motu.Match:
    s = table(3)
    give(s, "A", mana=70)
    match = ceremony(s, 4)
    go(match, "A offer 64_more")
    return match


NOTES: list[tuple[Callable[[], motu.Match], str, str]] = [
    (kahuna_of_the_path, "A recruit 0", "RA-6.2"),
    (kahuna_of_the_path, "A recruit 2", "RA-6.1"),
    (kahuna_of_the_path, "A recruit 0 free", "RA-6.3"),
    (kahuna_of_the_path, "A recruit 1 free", "RA-6.3"),
    (dancing, "A recruit 0", "RA-9.2"),
    (dancing, "A recruit 1", "RA-9.2"),
    (priests_by_a_sale, "A recruit 1", "RA-8.3"),
    (second_sacrifice, "A sacrifice taro", "RA-4.3"),
    (third_sacrifice, "A sacrifice tiare", "RA-10.2"),
    (first_set, "A draw_set normal", "RA-4.4"),
    (kept_at_the_marae, "A keep tii", "RA-4.9"),
    (second_set, "A draw_set normal", "RA-4.5"),
    (set_by_a_ritual, "A draw_set normal", "RA-10.1"),
    (set_by_a_ritual, "A draw_set decline", "RA-10.9"),
    (set_by_a_common_ritual, "A draw_set normal", "RA-10.4"),
    (set_by_a_sale, "A draw_set normal", "RA-8.3"),
    (set_by_a_sale, "A draw_set decline", "RA-2.6"),
    (taking_a_good, "A take_good uru", "RA-12.5"),
    (taking_a_good, "A take_good decline", "RA-12.5"),
    (taking_different_goods, "A take_good uru", "RA-10.1"),
    (taking_different_goods, "A take_good decline", "RA-10.9"),
    (taking_an_assistant, "A take_assistant shaman", "RA-10.1"),
    (merchants_gain, "A take_assistant shaman", "RA-12.8"),
    (taking_a_mask, "A take_mask mask_mm", "RA-7.2"),
    (mask_by_a_ritual, "A take_mask mask_mm", "RA-10.1"),
    (picking_with_a_gatherer, "A pick uru", "RA-3.2"),
    (mission_at_the_clearing, "A mission t1_p3", "RA-7.4"),
    (mission_at_the_clearing, "A mission decline", "RA-7.8"),
    (mission_after_the_exchange, "A mission t1_p3", "RA-7.4"),
    (mission_after_the_exchange, "A mission decline", "RA-7.4"),
    (mission_by_a_sale, "A mission t1_p3", "RA-8.11"),
    (first_mission, "A mission t1_uru", "RA-9.20"),
    (first_mission, "A mission decline", "RA-9.20"),
    (second_mission, "A mission decline", "RA-12.14"),
    (second_mission_by_a_ritual, "A mission t1_p4", "RA-10.2"),
    (choosing_a_row, "A row 1", "RA-11.20"),
    (becoming_tahua, "A perform tii", "RA-4.11"),
    (becoming_tahua, "A perform decline", "RA-4.17"),
    (performing_by_a_ritual, "A perform tii", "RA-10.6"),
    (performing_by_a_ritual, "A perform decline", "RA-10.9"),
    (reactivating, "A reactivate diver", "RA-12.2"),
    (reactivating, "A reactivate stop", "RA-10.9"),
    (preparing, "A prepare hina", "RA-9.6"),
    (offering, "A offer 0", "RA-9.26"),
    (offering, "A offer 1", "RA-9.7"),
    (offering_more, "A offer 0", "RA-9.7"),
    (free_actions, "A pair_mirror mask_mp", "RA-13.3"),
    (free_actions, "A use_shaman rua_hatu", "RA-12.11"),
]


@pytest.mark.parametrize(("situation", "line", "rule"), NOTES, ids=[line for _, line, _ in NOTES])
def test_the_rule_beside_a_choice(situation: Callable[[], motu.Match], line: str, rule: str) -> None:
    assert note(situation(), line) == rule
