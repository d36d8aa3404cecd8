"""Where the rulebook is silent on the die, and on who counts for it: rulings of the specification."""

from __future__ import annotations

from motu.games.raiatea.rules import tell
from tests.games.raiatea.situations import (
    asked,
    at_location,
    building,
    give,
    go,
    of_all,
    offered,
    statue,
    table,
    the_end,
    told,
)


def test_A35_the_die_is_rolled_only_if_somebody_counts_an_assistant_of_the_type() -> None:
    match = at_location(table(3), "marae")
    assert not told(match, tell.ROLLED, 2)
    s = table(3)
    give(s, "C", used="shaman")
    match = at_location(s, "marae", "* roll shaman 1")
    assert asked(match) == "C tattoo"  # a used one counts
    s = table(3)
    give(s, "B", front="rua_tupua")
    match = at_location(s, "marae", "* roll shaman 1")
    assert asked(match) == "B tattoo"  # an effective count of one without any assistant
    go(match, "B tattoo yes")
    assert s.tattoo[1] == 1


def test_A35_the_roll_of_the_reef_always_happens_and_after_the_divers() -> None:
    s = table(3)
    give(s, "B", active="diver", used="diver")
    match = at_location(s, "reef", "* roll diver 2", "* roll reef 1")
    assert of_all(s.pearls, s) == [4 + 1 + 3, 4 + 4 + 1, 4 + 1]
    assert asked(match) == "B location"
    s = table(3)
    at_location(s, "reef", "* roll reef 4")
    assert of_all(s.pearls, s) == [11, 8, 8]


def test_RA_12_4_rua_tupua_counts_for_the_die_and_for_nothing_else() -> None:
    s = table(3)
    give(s, "A", active="diver diver", front="rua_tupua", bound="mask_ad")
    statue(s, 1, "t1_as3")
    at_location(s, "reef", "* roll diver 3", "* roll reef 1")
    assert s.pearls[0] == 4 + 4 + 1 + 3
    s = table(3)
    give(s, "A", active="diver diver", front="rua_tupua", bound="mask_ad")
    statue(s, 1, "t1_as3")
    assert "mission t1_as3" not in offered(building(s))
    s = table(3)
    give(s, "A", active="diver diver", front="rua_tupua", bound="mask_ad")
    match = the_end(s)
    assert match.score_sources is not None and match.score_sources[0]["assistant_masks"] == 2


def test_RA_12_3_power_A_gains_once_however_many_assistants_there_are() -> None:
    s = table(3)
    give(s, "A", active="merchant merchant", used="merchant merchant")
    match = at_location(s, "market", "* roll merchant 1")
    go(match, "A take_assistant diver")
    assert asked(match) == "A market"
    assert s.pearls[0] == 4
