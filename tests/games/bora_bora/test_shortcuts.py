"""What people do in one gesture is exactly its small choices, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import motu
from motu.match.choice import Choice, Gesture
from tests.games.bora_bora.situations import (
    asked,
    bora,
    give,
    go,
    phase_a,
    phase_b,
    player,
    points,
    position,
    put_hut,
    slots_free,
    table,
)
from tests.games.bora_bora.spoken import recruiting_with_slot_12_free
from tests.games.looking import assert_one_by_one


def helping() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 4)
    give(s, "A", people="m_vp_1 m_sea_3 w_vp_2")
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 helper")
    return match


def at_the_fire() -> motu.Match:
    match = phase_a(table(4), A="3 1 1")
    go(match, "A place 3 temple", "A priest 3")
    return match


def expanding() -> motu.Match:
    s = table(4)
    put_hut(s, "A", "c_mountain")
    match = phase_a(s, A="5 1 1")
    go(match, "A place 5 sea")
    return match


def using_people() -> motu.Match:
    s = table(4)
    slots_free(s, "A", 5)
    give(s, "A", people="w_vp_1 w_vp_2 w_shell_1 m_offering_1 m_offering_3")
    return phase_b(s)


SITUATIONS: list[Callable[[], motu.Match]] = [
    helping,
    at_the_fire,
    expanding,
    recruiting_with_slot_12_free,
    using_people,
]
every_situation = pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)


@every_situation
def test_each_gesture_has_a_name_of_its_own(situation: Callable[[], motu.Match]) -> None:
    match = situation()
    gestures = [gesture.notation for gesture in match.gestures(0)]
    assert len(set(gestures)) == len(gestures)
    assert not set(gestures) & {choice.notation for choice in match.choices(0)}


@every_situation
def test_a_gesture_is_its_choices_one_after_the_other(situation: Callable[[], motu.Match]) -> None:
    for gesture in situation().gestures(0):
        assert_one_by_one(situation, gesture)


def test_all_points_of_the_helper_at_once() -> None:
    match = helping()
    match.play(0, "help_points 5")
    assert points(match, "A") == {"helper": 5} and asked(match) == "B place"


def test_everybody_shifted_and_the_rest_as_points() -> None:
    match = helping()
    match.play(0, "help_everybody 3 2")
    assert player(match, "A")["shifted"] == ["m_sea_3", "m_vp_1", "w_vp_2"]
    assert points(match, "A") == {"helper": 2} and player(match, "A")["shells"] == 2
    assert position(match)["status"][4] == "A" and asked(match) == "B place"


def test_both_parts_of_the_fire_bonus() -> None:
    match = at_the_fire()
    match.play(0, "fire_bonus offering shell")
    assert (player(match, "A")["offerings"], player(match, "A")["shells"]) == (1, 1)
    assert asked(match) == "B place"


def test_a_card_of_the_fire_bonus_ends_the_gesture_where_a_card_is_turned() -> None:
    match = at_the_fire()
    match.play(0, "fire_bonus god_card red")
    assert player(match, "A")["hand"]["red"] == 1 and asked(match) == "A fire_rise"


def test_every_gesture_of_random_games_can_be_played() -> None:
    seen = set()
    for seed in range(3):
        match = bora().start(seats=2 + seed, seed=seed)
        random = Random(seed)
        while match.awaiting:
            (who,) = match.awaiting
            gestures = match.gestures(who)
            for gesture in gestures:
                assert match.why_not(who, gesture.notation) is None, gesture.notation
                seen.add(gesture.notation.split()[0])
            offers: list[Choice | Gesture] = [*gestures] or [*match.choices(who)]
            match.play(who, random.choice(offers))
    assert {"help_points", "fire_bonus"} <= seen
