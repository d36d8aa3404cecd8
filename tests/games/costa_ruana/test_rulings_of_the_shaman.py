"""Where the rulebook is silent on the next shaman: rulings of section 10."""

from __future__ import annotations

from random import Random

import pytest

from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.preparation import fewest_treasures
from tests.games.costa_ruana.situations import (
    LETTERS,
    asked,
    begin,
    go,
    offered,
    sit_down,
    state_of,
    table,
    told,
    wander,
)


@pytest.mark.parametrize("players", range(2, 7))
def test_A7_ties_go_clockwise_after_the_old_shaman_who_comes_last(players: int) -> None:
    random = Random(players)
    for _ in range(60):
        shaman = random.randrange(players)
        taken = [random.randrange(3) for _ in range(players)]
        s = table(players, {}, shaman=LETTERS[shaman], taken=taken)
        tied = [seat for seat in range(players) if taken[seat] == min(taken)]
        clockwise = [(shaman + n) % players for n in range(1, players)] + [shaman]
        expected = next(seat for seat in clockwise if seat in tied)
        assert fewest_treasures(s) == expected
        match = sit_down(begin(s, "prepare"))
        assert asked(match) == f"{LETTERS[expected]} shaman"


@pytest.mark.parametrize(
    ("taken", "candidate"), [([0, 1, 1], "A"), ([0, 0, 1], "B"), ([0, 1, 0], "C"), ([2, 1, 1], "B")]
)
def test_A7_the_old_shaman_is_candidate_only_when_he_alone_has_fewest(
    taken: list[int], candidate: str
) -> None:
    match = sit_down(begin(table(3, {}, shaman="A", taken=taken), "prepare"))
    assert asked(match) == f"{candidate} shaman"


def test_A39_only_the_treasures_of_this_turn_count() -> None:
    match = sit_down(begin(table(3, {}, shaman="A", turn=2, taken=[1, 2, 1], huts=[0, 0, 9]), "prepare"))
    assert asked(match) == "C shaman"


def test_A41_after_a_refusal_the_tie_is_scanned_from_the_shaman_who_was_named() -> None:
    s = table(4, {}, [0] * 7, shaman="A", taken=[1, 0, 1, 1])
    match = sit_down(begin(s, "prepare"))
    go(match, "B shaman C")
    assert match.view(None)["shaman"] == 2
    assert asked(match) == "C face_up"
    wander(match, Random(1), until="shaman")  # no treasure anywhere: all collect nothing
    assert asked(match) == "D shaman"  # left of C, who held the figure; not left of B, who declined


def test_CR_13_8_the_old_shaman_may_be_named() -> None:
    match = sit_down(begin(table(3, {}, shaman="A", taken=[1, 0, 1]), "prepare"))
    assert offered(match) == ["shaman B", "shaman C", "shaman A"]
    go(match, "B shaman A")
    assert asked(match) == "A face_up"
    assert told(match, tell.NAMED, 2) == [(1, 0)]


def test_CR_13_6_the_candidate_answers_after_the_draw() -> None:
    match = sit_down(begin(table(3, {}, shaman="A", taken=[1, 1, 0]), "prepare"))
    assert asked(match) == "C shaman"
    assert len(match.view(2)["hand"]) == 5
    draws = [move.notation.split(" ")[1] for move in match.moves]
    assert draws == ["C", "C", "A", "A", "B", "B"]  # clockwise from the candidate


@pytest.mark.parametrize(("turn", "cards"), [(1, 2), (2, 2), (3, 2), (4, 1)])
def test_A6_one_card_is_drawn_before_the_last_turn(turn: int, cards: int) -> None:
    match = sit_down(begin(table(4, {}, turn=turn), "prepare"))
    assert told(match, tell.DREW, 2) == [(seat, cards) for seat in (1, 2, 3, 0)]
    assert state_of(match).deck_left == {1: 20, 2: 12, 3: 4, 4: 0}[turn]
