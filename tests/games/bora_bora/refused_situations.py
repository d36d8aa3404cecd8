"""Tables of Bora Bora at which something is refused, one for every reason of every rule."""

from __future__ import annotations

import motu
from motu.games.bora_bora.box import REGION_NAMES
from tests.games.bora_bora.situations import (
    STEPS,
    Told,
    bora,
    final_tasks,
    give,
    go,
    idle,
    only_cards,
    phase_a,
    phase_b,
    phase_c,
    put_hut,
    show,
    sit_down,
    slots_free,
    table,
    temple,
)

NINE = "m_land_1 m_land_2 m_land_3 m_sea_1 m_sea_2 m_sea_3 w_land_1 w_land_2 w_land_3"


def patiently(match: Told, *lines: str) -> Told:
    """The same, stopping even where there is nothing to choose."""
    match.patient = True
    go(match, *lines)
    return match


def starting() -> motu.Match:
    """B has chosen the central beach; A follows."""
    s = table(2)
    s.round = s.phase = 0
    s.push(STEPS["StartRegion"].step(0))
    put_hut(s, "B", "c_beach")
    return sit_down(s)


# --- phase A --------------------------------------------------------------------------------------


def with_dice() -> motu.Match:
    """Nothing but dice, an empty temple and a hut on the central mountain."""
    s = table(4)
    put_hut(s, "A", "c_mountain")
    return phase_a(s, ["B3 helper"], A="1 5")


def with_a_six() -> motu.Match:
    s = table(4)
    give(s, "A", god_tiles=1)
    return phase_a(s, A="6 1 1")


def with_cards_but_no_offering() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white white")
    return phase_a(s, A="4 1 1")


def with_an_offering_but_no_card() -> motu.Match:
    s = table(4)
    give(s, "A", cards="blue", offerings=1)
    return phase_a(s, A="4 1 1")


def with_one_god_tile_only() -> motu.Match:
    s = table(4)
    give(s, "A", god_tiles=1)
    return phase_a(s, ["B3 helper"], A="4 1")


def on_a_closed_islet() -> motu.Match:
    s = table(4)
    give(s, "A", huts="n_beach n_mountain")
    return phase_a(s, A="6 1 1")


def with_all_huts_on_the_map() -> motu.Match:
    s = table(4)
    for n, region in enumerate(REGION_NAMES):
        put_hut(s, "A", region, last=n < 2)
    return phase_a(s, A="6 1 1")


def with_a_full_board() -> motu.Match:
    s = table(4)
    give(s, "A", people="w_vp_1")
    s.hut_slots[0] |= 0b110  # slots 2 and 3 keep their huts, the first hut came from slot 12
    show(s, man="m_vp_1 m_vp_2 m_vp_3 - - -")
    put_hut(s, "A", "c_mountain", last=True)
    return phase_a(s, A="6 1 1")


def with_people_under_high_dice() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12", built={1: "z13 z23", 2: "z14 z24"})
    show(s, woman="- - - - w_vp_1 -")
    return phase_a(s, A="2 1 1")


def with_all_priests_in_the_temple() -> motu.Match:
    s = table(4)
    temple(s, "AAAA--")
    return phase_a(s, A="6 1 1")


def expanding() -> motu.Match:
    s = table(4)
    give(s, "A", huts="c_mountain c_beach")
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 sea")
    return match


def taking_a_hut_from_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 11)
    return patiently(phase_a(s, A="4 1 1"), "A place 4 land", "A expand c_plain")


def taking_a_hut_from_another_slot() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    return patiently(phase_a(s, A="4 1 1"), "A place 4 land", "A expand c_beach")


def placing_wood() -> motu.Match:
    s = table(4)
    give(s, "A", huts="e_beach", materials="z11")
    match = phase_a(s, A="3 1 1")
    go(match, "A place 3 land", "A take_hut slot_12")
    return match


def at_a_fish(cards: str, offerings: int, god_tiles: int) -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    give(s, "A", cards=cards, offerings=offerings, god_tiles=god_tiles)
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 land", "A take_hut slot_12", "A material z12")
    return match


def at_a_fish_with_cards() -> motu.Match:
    return at_a_fish("red red blue", 1, 0)


def at_a_fish_with_a_blue_card() -> motu.Match:
    return at_a_fish("blue", 1, 0)


def at_a_fish_with_a_god_tile() -> motu.Match:
    return at_a_fish("red", 0, 1)


def paying_for_blue_and_white() -> motu.Match:
    s = table(4)
    give(s, "A", cards="blue red", offerings=1, god_tiles=1)
    match = phase_a(s, ["B3 helper"], A="4 1")
    go(match, "A place 4 helper white")
    return match


def paying_for_white_without_a_tile() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white red", offerings=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 helper white")
    return match


def paying_for_white_with_a_pair() -> motu.Match:
    s = table(4)
    give(s, "A", cards="red red", offerings=1, god_tiles=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 helper white")
    return match


def paying_with_a_tile_only() -> motu.Match:
    s = table(4)
    give(s, "A", cards="white", god_tiles=1)
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 helper white")
    return match


def taking_a_woman() -> motu.Match:
    s = table(4)
    show(s, woman="w_vp_1 w_vp_2 - w_vp_3 - -", man="m_vp_1 - - - - -")
    match = phase_a(s, A="3 1 1")
    go(match, "A place 3 woman")
    return match


def placing_a_person_beside_huts() -> motu.Match:
    s = table(4)
    show(s, woman="w_vp_1 - - - - -")
    return patiently(phase_a(s, A="1 1 1"), "A place 1 woman", "A recruit w_vp_1")


def placing_a_person_on_slot_12() -> motu.Match:
    """The ten huts of the other slots are still there, a woman is on slot 1."""
    s = table(4)
    give(s, "A", people="w_shell_1")
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    show(s, woman="w_vp_1 - - - - -")
    return patiently(phase_a(s, A="1 1 1"), "A place 1 woman", "A recruit w_vp_1")


def placing_a_person_beside_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="w_shell_1 w_shell_2")
    put_hut(s, "A", "c_beach")
    show(s, woman="w_vp_1 - - - - -")
    return patiently(phase_a(s, A="1 1 1"), "A place 1 woman", "A recruit w_vp_1")


def helping() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_vp_2* w_vp_1 w_vp_2*")
    match = phase_a(s, A="2 1 1")
    go(match, "A place 2 helper", "A help vp")
    return match


def helping_without_cards_and_huts() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    slots_free(s, "A", 11)
    only_cards(s)
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper")
    return match


def helping_with_a_person_on_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="w_shell_1 w_shell_2")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper")
    return match


def taking_a_card() -> motu.Match:
    s = table(4)
    only_cards(s, row="red blue")
    match = phase_a(s, A="6 1 1")
    go(match, "A place 6 helper", "A help god_card")
    return match


def placing_a_priest() -> motu.Match:
    match = phase_a(table(4), A="3 1 1")
    go(match, "A place 3 temple")
    return match


def building() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12", built={2: "z14 z24"})
    match = phase_a(s, A="4 1 1")
    go(match, "A place 4 build")
    return match


def building_somewhere() -> motu.Match:
    s = table(4)
    give(s, "A", materials="z11 z12 z13")
    match = phase_a(s, A="1 1 1")
    go(match, "A place 1 build")
    return match


def at_the_fire_without_cards() -> motu.Match:
    s = table(4)
    only_cards(s)
    return patiently(phase_a(s, A="1 1 1"), "A place 1 temple", "A priest 1")


# --- phase B --------------------------------------------------------------------------------------


def with_people() -> motu.Match:
    """Nothing to build with, nobody in the display, no path up to 2; no offering."""
    s = table(4)
    put_hut(s, "A", "e_beach")
    slots_free(s, "A", 8)
    give(s, "A", people="w_vp_1 w_shell_1 m_land_1 m_build_1 m_woman_1 m_move_hut_1 m_offering_1")
    give(s, "A", cards="blue")
    return phase_b(s)


def after_a_woman() -> motu.Match:
    match = with_people()
    go(match, "A use woman shell 1")
    return match


def with_people_and_an_offering() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="w_vp_1 m_vp_1", cards="blue", offerings=1)
    return phase_b(s)


def after_green() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 3)
    give(s, "A", people="w_vp_1 w_shell_1 m_vp_1", god_tiles=2)
    match = phase_b(s)
    go(match, "A use woman shell 1 doubled", "A pay green god_tile")
    return match


def with_strong_people() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="m_build_1 m_build_2", materials="z11 z12", god_tiles=1)
    return phase_b(s)


def people_on_a_closed_islet() -> motu.Match:
    s = table(4)
    give(s, "A", huts="n_beach n_mountain")
    slots_free(s, "A", 4)
    give(s, "A", people="m_land_1 m_god_card_1 w_vp_1")
    only_cards(s)
    return phase_b(s)


def people_without_huts() -> motu.Match:
    s = table(4)
    for n, region in enumerate(REGION_NAMES):
        put_hut(s, "A", region, last=n < 2)
    give(s, "A", people="m_land_1 m_move_hut_1 w_vp_1")
    return phase_b(s)


def people_on_a_full_board() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    slots_free(s, "A", 2)
    give(s, "A", people="m_woman_1 w_vp_1")
    show(s, woman="w_sea_1 - - - - -")
    return phase_b(s)


def people_before_high_dice() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_woman_1 m_build_1 w_vp_1", materials="z11 z12")
    give(s, "A", built={1: "z13 z23", 2: "z14 z24", 3: "z21 z31"})
    show(s, woman="- - - - w_sea_1 -")
    return phase_b(s)


def people_with_one_on_slot_12() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain", last=True)
    put_hut(s, "A", "c_plain", last=True)
    give(s, "A", people="m_move_hut_1 w_vp_1")
    return phase_b(s)


def moving_huts() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 2)
    give(s, "A", people="m_move_hut_1 m_move_hut_2")
    match = phase_b(s)
    go(match, "A use man move_hut 2")
    return match


# --- phase C and the end --------------------------------------------------------------------------


def buying() -> motu.Match:
    """One jewel of this round costs a shell, the others more."""
    s = table(4)
    give(s, "A", shells=1)
    s.jewel_at[4], s.jewel_at[3] = 4, 5  # j05 lies in the first round instead of j04
    return phase_c(s, "NextJewel")


def buying_after_another() -> motu.Match:
    s = table(4)
    give(s, "A", shells=9)
    give(s, "B", shells=9)
    match = phase_c(s, "NextJewel")
    go(match, "A buy j01")
    return match


def settling() -> motu.Match:
    """One wood of three, two cards of five and no offering."""
    s = table(4)
    give(s, "A", tasks="t19 t21 t48", materials="z11 z12 z23", cards="red red")
    return phase_c(s, "NextSettle")


def settling_with_a_complete_task() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="st4 t05 t47", materials="z11 z12 z13", god_tiles=1)
    return phase_c(s, "NextSettle")


def settling_with_an_offering() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="t21 t05 t47", materials="z12 z23", cards="red", offerings=1)
    return phase_c(s, "NextSettle")


def settling_with_what_counts() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="t49 t05 t47", cards="yellow", offerings=4)
    return phase_c(s, "NextSettle")


def paying_for_a_task() -> motu.Match:
    s = table(4)
    give(s, "A", tasks="t48 t05 t47", cards="yellow blue blue red", offerings=1, god_tiles=1)
    match = phase_c(s, "NextSettle")
    go(match, "A settle t48 yellow")
    return match


def taking_a_task() -> motu.Match:
    match = phase_c(table(4), "NextSettle")
    idle(match, "A take_task")
    return match


def at_the_last_tasks() -> motu.Match:
    s = table(2)
    give(s, "A", tasks="st4 t05 t47", materials="z11 z12 z13")
    return final_tasks(s)


def over() -> motu.Match:
    return final_tasks(table(2))


def another_seat() -> motu.Match:
    return bora().start(seats=2, seed=1)
