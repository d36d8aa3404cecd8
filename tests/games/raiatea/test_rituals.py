"""Every ritual and every bonus of a sale, once: what the box says is what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motu
from motu.games.raiatea.state import Raiatea
from tests.games.raiatea.situations import (
    action_phase,
    active,
    asked,
    assert_sound,
    at_location,
    blessing,
    box_of,
    building,
    ceremony,
    decline,
    discard,
    everyone,
    front,
    give,
    go,
    goods,
    hand,
    in_mask_market,
    in_reserve,
    levels,
    masks,
    missions,
    of_all,
    offered,
    prices,
    ritual,
    state_of,
    statue,
    table,
    the_end,
    used,
)

# The costs of the specification, 3.14.
COSTS = {
    1: "hina",
    2: "roo tii",
    3: "maui tu toa_hiti orerorero taa_po",
    4: "rua_hatu uru_taetae rau_pena rearea tama_ehu tane_manu rai_tupua",
    5: "tohu raa punua tua_raa_tai vanaanaa hiro",
    6: "roroo tino_rua ruahine tu_papa rauti rumia fatu_tiri",
    7: "te_fatu faa_rua_roa atea pere rua_tupua vero",
    8: "mata_arahu ruanuu oropaa ata maru",
    9: "taaroa moe nevaneva papa_rai_3 tamatea fati",
    10: "taere roa",
    11: "ihi papa_rai_4",
    12: "oro papa_rai_5",
}
COST_OF = {name: cost for cost, names in COSTS.items() for name in names.split()}
PERMANENT = [
    *("orerorero", "rearea", "tama_ehu", "tua_raa_tai", "vanaanaa", "tu_papa", "rauti", "faa_rua_roa"),
    *("papa_rai_3", "papa_rai_4", "papa_rai_5", "rua_tupua", "oropaa", "ata"),
]


def test_the_costs_of_the_specification() -> None:
    box = box_of()
    assert {box.ritual_ids[card]: int(box.ritual_cost[card]) for card in range(51)} == COST_OF


@pytest.mark.parametrize("name", COST_OF)
def test_a_ritual_fails_if_a_single_mana_is_missing(name: str) -> None:
    s = table(3, tane=True)
    before = (of_all(s.pearls, s), of_all(s.mana, s), of_all(s.tattoo, s), of_all(s.priests, s))
    match = blessing(s, COST_OF[name] - 1, A=name)
    assert asked(match) == "A mission"
    assert discard(s) == {name: 1} and front(s, "A") == {} and s.bag_mana == 0
    assert (of_all(s.pearls, s), of_all(s.mana, s), of_all(s.tattoo, s), of_all(s.priests, s)) == before


def performed(name: str, prepare: Callable[[Raiatea], None] | None = None) -> motu.Match:
    """A's ritual is being performed, paid to the last mana."""
    s = table(3, tane=True)
    everyone(s, pearls=4, mana=0)
    if prepare:
        prepare(s)
    match = blessing(s, COST_OF[name], A=name)
    assert s.bag_mana == (18 if name == "hina" and s.row_left else 0)
    return match


# Rituals that ask nothing: pearls, mana, tattoos and priests of the three seats afterwards.
PLAIN = {
    "roo": ([6, 6, 6], [0, 0, 0], [0, 0, 0], [1, 1, 1]),
    "tohu": ([4, 4, 4], [0, 0, 0], [1, 1, 1], [1, 1, 1]),
    "tii": ([4, 4, 4], [3, 0, 0], [0, 0, 0], [1, 1, 1]),
    "rua_hatu": ([7, 4, 4], [0, 0, 0], [0, 0, 0], [1, 1, 1]),
    "rau_pena": ([4, 4, 4], [1, 0, 0], [0, 0, 0], [2, 1, 1]),
    "raa": ([4, 4, 4], [0, 0, 0], [1, 0, 0], [1, 1, 1]),
    "te_fatu": ([4, 4, 4], [0, 0, 0], [0, 0, 0], [3, 1, 1]),
    "atea": ([10, 4, 4], [0, 0, 0], [0, 0, 0], [1, 1, 1]),
    "pere": ([4, 4, 4], [8, 0, 0], [0, 0, 0], [1, 1, 1]),
    "mata_arahu": ([4, 4, 4], [0, 0, 0], [2, 0, 0], [1, 1, 1]),
    "taaroa": ([4, 4, 4], [0, 0, 0], [0, 0, 0], [4, 1, 1]),
    "taere": ([4, 4, 4], [0, 0, 0], [1, 0, 0], [3, 1, 1]),
    "oro": ([4, 4, 4], [0, 0, 0], [3, 0, 0], [1, 1, 1]),
    "tane_manu": ([4, 2, 2], [0, 0, 0], [0, 0, 0], [1, 1, 1]),
}


@pytest.mark.parametrize("name", PLAIN)
def test_rituals_that_ask_nothing(name: str) -> None:
    match = performed(name)
    s = state_of(match)
    found = (of_all(s.pearls, s), of_all(s.mana, s), of_all(s.tattoo, s), of_all(s.priests, s))
    assert found == PLAIN[name]
    assert asked(match) == "A mission" and discard(s) == {name: 1}
    assert_sound(s)


@pytest.mark.parametrize("name", PERMANENT)
def test_permanent_rituals_lie_in_front_of_their_owner(name: str) -> None:
    match = performed(name)
    s = state_of(match)
    assert front(s, "A") == {name: 1} and discard(s) == {}
    assert asked(match) == "A mission"
    assert_sound(s)


def test_hina_fills_the_bag_for_each_player() -> None:
    for players in (3, 4, 5):
        s = table(players)
        blessing(s, 1, A="hina", B="rua_hatu")
        assert s.pearls[1] == 7


def test_lost_pearls_and_priests_are_as_many_as_there_are() -> None:
    s = table(3, tane=True)
    give(s, "B", pearls=1, priests=4)
    give(s, "C", pearls=0, priests=1)
    blessing(s, 19, A="tane_manu fatu_tiri fati")
    assert of_all(s.pearls, s) == [4, 0, 0] and of_all(s.priests, s) == [1, 1, 1]


def test_maui_everybody_may_reactivate_one() -> None:
    match = performed("maui", lambda s: everyone(s, used="diver shaman"))
    s = state_of(match)
    go(match, "A reactivate diver", "B reactivate stop", "C reactivate shaman")
    assert [used(s, letter) for letter in "ABC"] == [{"shaman": 1}, {"diver": 1, "shaman": 1}, {"diver": 1}]


def test_tu_reactivates_up_to_two() -> None:
    match = performed("tu", lambda s: give(s, "A", used="diver shaman shaman"))
    s = state_of(match)
    go(match, "A reactivate shaman", "A reactivate shaman")
    assert active(s, "A") == {"shaman": 2} and asked(match) == "A mission"
    match = performed("tu", lambda s: give(s, "A", used="diver shaman shaman"))
    go(match, "A reactivate shaman", "A reactivate stop")
    assert asked(match) == "A mission"


def test_toa_hiti_an_assistant_for_nothing() -> None:
    match = performed("toa_hiti")
    s = state_of(match)
    go(match, "A take_assistant merchant")
    assert active(s, "A") == {"merchant": 1} and s.pearls[0] == 4


def test_uru_taetae_a_good_of_the_market() -> None:
    match = performed("uru_taetae")
    s = state_of(match)
    go(match, "A take_good tiare")
    assert goods(s, "A") == {"tiare": 1} and levels(s)["tiare"] == 3


def test_punua_recruiting_and_mana_without_the_bonus_of_the_path() -> None:
    match = performed("punua", lambda s: give(s, "A", pearls=5, priests=3, front="vanaanaa ata"))
    s = state_of(match)
    assert offered(match) == ["recruit 0", "recruit 1", "recruit 2"]
    go(match, "A recruit 2")
    assert (s.priests[0], s.pearls[0], s.mana[0]) == (5, 0, 8)


def test_tino_rua_two_goods_of_different_types_the_second_optional() -> None:
    match = performed("tino_rua")
    s = state_of(match)
    go(match, "A take_good uru")
    assert offered(match) == ["take_good taro", "take_good mahi_mahi", "take_good tiare", "take_good decline"]
    go(match, "A take_good taro")
    assert goods(s, "A") == {"uru": 1, "taro": 1} and asked(match) == "A mission"


def test_ruahine_and_moe_masks_of_the_market() -> None:
    match = performed("ruahine", lambda s: in_mask_market(s, "mask_c1 mirror"))
    go(match, "A take_mask mirror")
    assert masks(state_of(match), "A") == {"mirror": 1} and asked(match) == "A mission"
    match = performed("moe", lambda s: in_mask_market(s, "mask_c1 mirror"))
    go(match, "A take_mask mirror", "A take_mask mask_c1")
    assert masks(state_of(match), "A") == {"mirror": 1, "mask_c1": 1}
    match = performed("moe", lambda s: in_mask_market(s, "mask_c1 mirror"))
    decline(match, "A take_mask")
    assert asked(match) == "A mission"  # declining ends the matter


def test_nevaneva_an_assistant_then_all_are_active() -> None:
    match = performed("nevaneva", lambda s: give(s, "A", used="diver shaman shaman"))
    s = state_of(match)
    decline(match, "A take_assistant")
    assert active(s, "A") == {"shaman": 2, "diver": 1} and used(s, "A") == {}


def test_ruanuu_performs_any_ritual_of_the_hand() -> None:
    match = performed("ruanuu", lambda s: give(s, "A", hand="oro"))
    s = state_of(match)
    go(match, "A perform oro")
    assert s.tattoo[0] == 3 and discard(s) == {"oro": 1, "ruanuu": 1}


def test_ihi_draws_keeps_two_and_performs_one_that_may_have_just_come() -> None:
    match = performed("ihi", lambda s: give(s, "A", tattoo=2))
    s = state_of(match)
    nature = ["* draw A oro", "* draw A atea", "* draw A pere"]
    go(match, "A draw_set forbidden", *nature, "A keep atea", "A keep oro", "A perform atea")
    assert s.pearls[0] == 10 and hand(s, "A") == {"oro": 1}
    assert discard(s) == {"pere": 1, "atea": 1, "ihi": 1}
    assert_sound(s)


def test_rumia_everybody_may_draw_by_his_own_rank() -> None:
    match = performed("rumia", lambda s: give(s, "B", tattoo=5))
    s = state_of(match)
    decline(match, "A draw_set")
    assert offered(match) == ["draw_set normal", "draw_set forbidden", "draw_set decline"]
    go(match, "B draw_set forbidden")
    assert len(offered(match)) >= 3 and s.drawn_size[1] == 5
    match.play(1, match.choices(1)[0])
    assert offered(match) == ["draw_set normal", "draw_set decline"]


# --- permanent rituals at work --------------------------------------------------------------------


def test_orerorero_makes_the_purchase_free() -> None:
    s = table(3)
    give(s, "A", mana=0, front="orerorero")
    match = ceremony(s, 2)
    go(match, "A draw_set normal")
    assert s.bag_mana == 0 and asked(match) == "A keep"


def test_rearea_mana_at_the_forest_after_the_gatherers() -> None:
    s = table(3)
    give(s, "B", mana=0, front="rearea")
    in_reserve(s, "uru", "taro", "tiare", "diver")
    match = at_location(s, "forest", kahuna="C")
    assert s.mana[1] == 2 and asked(match) == "C pick"


def test_tama_ehu_pearls_at_the_clearing_before_the_kahunas_mission() -> None:
    s = table(3)
    give(s, "A", pearls=1, front="tama_ehu")
    statue(s, 1, "t1_p3")
    match = at_location(s, "clearing")
    go(match, "A mission t1_p3")
    assert s.pearls[0] == 0


def test_tua_raa_tai_pearls_at_the_reef() -> None:
    s = table(3)
    give(s, "B", front="tua_raa_tai")
    at_location(s, "reef", "* roll reef 1")
    assert of_all(s.pearls, s) == [8, 7, 5]


def test_tu_papa_and_rauti_add_a_sacrifice_and_a_sale() -> None:
    s = table(3)
    give(s, "B", goods="uru taro tiare", front="tu_papa")
    match = at_location(s, "marae")
    decline(match, "A sacrifice", "A draw_set")
    go(match, "B sacrifice uru", "B sacrifice taro")
    assert asked(match) == "B draw_set"
    s = table(3)
    give(s, "B", goods="uru uru uru", front="rauti")
    match = at_location(s, "market")
    decline(match, "A market")
    go(match, "B sell uru 1", "B sell uru 1")
    assert not [line for line in offered(match) if line.startswith("sell")]


def test_faa_rua_roa_a_second_mission_without_diver() -> None:
    s = table(3)
    give(s, "A", pearls=7, front="faa_rua_roa")
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    go(match, "A mission t1_p3", "A mission t1_p4")
    assert missions(s, "A") == ["t1_p3", "t1_p4"] and asked(match) == "B mission"


def test_papa_rai_gives_its_points() -> None:
    for points in (3, 4, 5):
        s = table(3)
        give(s, "A", front=f"papa_rai_{points}")
        match = the_end(s)
        assert match.score_sources is not None and match.score_sources[0]["rituals"] == points


def test_ata_and_vanaanaa_at_the_path() -> None:
    for cards, mana in (("ata", 5), ("vanaanaa", 4), ("ata vanaanaa", 7)):
        s = table(3)
        give(s, "B", priests=2, mana=0, front=cards)
        match = at_location(s, "path")
        decline(match, "A recruit")
        go(match, "B recruit 0")
        assert s.mana[1] == mana


# --- interactive rituals --------------------------------------------------------------------------


def test_rai_tupua_each_other_player_turns_one() -> None:
    match = performed("rai_tupua", lambda s: give(s, "B", active="diver shaman"))
    s = state_of(match)
    assert offered(match) == ["exhaust shaman", "exhaust diver"]  # compulsory
    go(match, "B exhaust diver")
    assert used(s, "B") == {"diver": 1} and asked(match) == "A mission"


@pytest.mark.parametrize("name", ["hiro", "tamatea"])
def test_stolen_goods(name: str) -> None:
    match = performed(name, lambda s: give(s, "C", goods="uru uru"))
    s = state_of(match)
    if name == "hiro":
        go(match, "A steal_good C")
    assert goods(s, "A") == {"uru": 1} and goods(s, "C") == {"uru": 1}
    assert_sound(s)


@pytest.mark.parametrize("name", ["maru", "roa", "rai_tupua", "taa_po", "vero"])
def test_without_a_target_nothing_is_asked(name: str) -> None:
    match = performed(name)
    assert asked(match) == "A mission" and discard(state_of(match)) == {name: 1}


# --- the price scales -----------------------------------------------------------------------------

SALES: dict[str, tuple[str, dict[str, int]]] = {  # the question that follows, and what is gained at once
    "uru 1": ("market", {"pearls": 2}),
    "uru 2": ("market", {"priests": 1}),
    "uru 3": ("take_assistant", {}),
    "uru 4": ("market", {"priests": 2}),
    "taro 1": ("market", {"mana": 2}),
    "taro 2": ("draw_set", {}),
    "taro 3": ("market", {"mana": 4}),
    "taro 4": ("recruit", {}),
    "mahi_mahi 1": ("market", {"pearls": 2}),
    "mahi_mahi 2": ("reactivate", {}),
    "mahi_mahi 3": ("market", {"pearls": 4}),
    "mahi_mahi 4": ("mission", {}),
    "tiare 1": ("market", {"pearls": 1, "mana": 1}),
    "tiare 2": ("market", {"tattoo": 1}),
    "tiare 3": ("take_mask", {}),
    "tiare 4": ("market", {"tattoo": 2}),
}


@pytest.mark.parametrize("sale", SALES)
def test_every_bonus_of_a_sale(sale: str) -> None:
    good, _ = sale.split()
    s = table(3)
    give(s, "A", goods=good, used="diver shaman", pearls=3, mana=3)
    prices(s, **{good: 4})
    match = at_location(s, "market")
    before = {name: int(getattr(s, name)[0]) for name in ("pearls", "mana", "tattoo", "priests")}
    go(match, f"A sell {sale}")
    question, gains = SALES[sale]
    assert asked(match) == f"A {question}"
    after = {name: int(getattr(s, name)[0]) for name in before}
    assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == gains
    if question != "market":
        decline(match, f"A {question}")
    assert asked(match) == "A market" and levels(s)[good] == 3
    assert not [line for line in offered(match) if line.startswith("sell")]


def test_a_shaman_performs_each_kind_of_ritual() -> None:
    for name in ("tii", "rearea", "roo", "hiro"):
        s = table(3, tane=True)
        give(s, "A", active="shaman", hand=name, priests=5)
        match = action_phase(s)
        go(match, f"A use_shaman {name}")
        assert s.hand[ritual(name)] == 0 and used(s, "A") == {"shaman": 1}
        assert asked(match) == ("A steal_good" if name == "hiro" else "A location")
