"""Where the rulebook is silent on priests and their mana: rulings of the specification."""

from __future__ import annotations

from tests.games.raiatea.situations import asked, at_location, blessing, give, go, of_all, offered, table


def test_A44_A50_the_free_priest_needs_no_paid_one_and_must_fit() -> None:
    s = table(3)
    give(s, "A", priests=11, pearls=9)
    match = at_location(s, "path")
    assert offered(match) == ["recruit 0", "recruit 0 free", "recruit 1"]
    go(match, "A recruit 0 free")
    assert (s.priests[0], s.mana[0], s.pearls[0]) == (12, 17, 9)


def test_RA_6_3_the_free_priest_comes_before_the_mana() -> None:
    s = table(3)
    give(s, "A", priests=2, pearls=5, mana=0)
    match = at_location(s, "path")
    go(match, "A recruit 2 free")
    assert (s.priests[0], s.mana[0], s.pearls[0]) == (5, 5, 0)


def test_A42_priests_are_never_fewer_than_one() -> None:
    s = table(3, tane=True)
    give(s, "B", priests=2)
    match = blessing(s, 9, A="fati")
    assert of_all(s.priests, s) == [1, 1, 1]
    assert asked(match) == "A mission"


def test_RA_6_7_priests_recruited_by_a_ritual_bring_no_mana() -> None:
    s = table(3)
    give(s, "A", priests=11, mana=0)
    blessing(s, 9, A="taaroa")
    assert (s.priests[0], s.mana[0]) == (12, 0)
