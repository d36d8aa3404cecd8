"""Where the rulebook is silent on set-up and action phases: rulings A1 to A65, and traps of the companion."""

from __future__ import annotations

from random import Random

import pytest

from motu.kernel.data import to_data
from tests.games.raiatea.situations import (
    LETTERS,
    action_phase,
    active,
    asked,
    assert_sound,
    assistant_market,
    at_location,
    bag,
    decline,
    drawn,
    everyone,
    go,
    goods,
    goods_market,
    hand,
    idle,
    in_reserve,
    levels,
    mask_market,
    masks,
    of_all,
    order,
    raiatea,
    reserve,
    say_no,
    seat,
    state_of,
    table,
    tiles,
    wander,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_A6_A17_A28_the_table_after_set_up(players: int) -> None:
    match = raiatea().start(seats=players, seed=players)
    s = state_of(match)
    idle(match, "location")
    assert levels(s) == dict.fromkeys(["uru", "taro", "mahi_mahi", "tiare"], 2)
    assert goods_market(s) == dict.fromkeys(["uru", "taro", "mahi_mahi", "tiare"], 1)
    assert assistant_market(s) == dict.fromkeys(["gatherer", "merchant", "shaman", "diver"], 6)
    assert sum(mask_market(s).values()) == 8 - players
    assert sum(reserve(s).values()) == players + 1
    assert of_all(s.pearls, s) == [4] * players and of_all(s.mana, s) == [5] * players
    assert of_all(s.tattoo, s) == [0] * players and of_all(s.priests, s) == [1] * players
    for letter in LETTERS[:players]:
        (mask,) = masks(s, letter).items()
        assert mask[1] == 1 and not mask[0].startswith("mask_c")
    assert len(" ".join(tiles(s, 1)).split()) == {3: 10, 4: 13, 5: 16}[players]
    assert order(s) == "".join(LETTERS[(int(s.first) + i) % players] for i in range(players))
    assert s.bag_mana == 0
    assert_sound(s)


def test_E20_the_fifth_player_draws_again_after_all_first_choices() -> None:
    match = raiatea().start(seats=5, seed=11)
    s = state_of(match)
    last = LETTERS[(int(s.first) + 4) % 5]
    while len(match.awaiting) > 1 or match.awaiting[0] != seat(last):
        player = next(p for p in match.awaiting if p != seat(last))
        match.play(player, match.choices(player)[0])
    assert sum(hand(s, last).values()) == 0 and len(drawn(s, last)) == 5
    match.play(seat(last), match.choices(seat(last))[0])
    match.play(seat(last), match.choices(seat(last))[0])
    assert asked(match) == f"{last} keep" and len(drawn(s, last)) == 5
    assert sum(hand(s, last).values()) == 2


def test_A51_everybody_acts_clockwise_from_the_kahuna_not_from_the_first_player() -> None:
    match = at_location(table(4), "path", kahuna="C")
    go(match, "C recruit 0", "D recruit 0", "A recruit 0", "B recruit 0")
    assert asked(match) == "D location"
    go(match, "D location marae")
    assert asked(match) == "D sacrifice"
    decline(match, "D sacrifice", "D draw_set", "A sacrifice", "A draw_set", "B sacrifice")


def test_RA_2_10_to_2_13_the_end_of_a_phase() -> None:
    s = table(3, first="B")
    in_reserve(s, "uru", "uru", "diver", "mirror")
    match = action_phase(s)
    before = mask_market(s)
    for letter, location in (("B", "path"), ("C", "marae"), ("A", "market")):
        go(match, f"{letter} location {location}")
        while not asked(match).endswith("location") and s.space == 0:
            say_no(match)
    assert s.space == 1 and asked(match) == "B recruit"  # C1, in ceremonial order
    assert s.first == seat("C")
    assert levels(s)["uru"] == 1 and goods_market(s)["uru"] == 3
    assert assistant_market(s)["diver"] == 7
    assert mask_market(s) == {**before, "mirror": 1}
    assert sum(reserve(s).values()) == 4
    assert all(s.location[i] < 0 for i in range(6))


def test_A34_every_part_of_a_location_may_be_declined() -> None:
    s = table(3)
    everyone(s, goods="uru", active="merchant shaman gatherer", masks="mirror")
    in_reserve(s, "uru", "taro", "tiare", "mask_mp pearls")
    before = {}
    match = action_phase(s)
    for letter, location, roll in (
        ("A", "forest", ["* roll gatherer 1"]),
        ("B", "marae", ["* roll shaman 1"]),
        ("C", "market", ["* roll merchant 1"]),
    ):
        go(match, f"{letter} location {location}", *roll)
        before[location] = [goods(s, x) for x in "ABC"] + [active(s, x) for x in "ABC"]
        idle(match, "location" if letter != "C" else "recruit")
        assert [goods(s, x) for x in "ABC"] + [active(s, x) for x in "ABC"] == before[location]
    assert of_all(s.tattoo, s) == [0, 0, 0] and of_all(s.pearls, s) == [4, 4, 4]


@pytest.mark.parametrize("options", [{}, {"tane": True, "oracle": True, "mana_restriction": True}])
def test_no_piece_is_lost_in_random_games(options: dict[str, bool]) -> None:
    for players in (3, 5):
        match = raiatea().start(seats=players, seed=players, options=options)
        s = state_of(match)
        random = Random(players)
        while match.awaiting:
            wander(match, random, moves=25)
            assert_sound(s)
        assert bag(s, "A") == {} and to_data(s)["row_left"] == 0
