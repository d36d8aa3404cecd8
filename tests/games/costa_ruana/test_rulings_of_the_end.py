"""Where the rulebook is silent on the end and on secrets: rulings of section 10, and a known trap."""

from __future__ import annotations

import pytest

from motu.games.costa_ruana.box import SEATS
from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    begin,
    collect,
    costa,
    go,
    lay,
    offered,
    reveal,
    sit_down,
    state_of,
    table,
    two_cards_each,
)


def test_A37_the_treasures_and_islanders_of_turn_five_count_and_nothing_follows() -> None:
    s = table(2, {1: "A", 2: "AB"}, [1, 1, 1, 1], turn=5, huts=[3, 3])
    match = collect(s)
    assert match.over
    assert match.score_sources == [{"treasures": 8, "islanders": 9}, {"treasures": 6, "islanders": 9}]
    assert match.scores == [17, 15]
    assert [e.kind for e in match.events(None)] == [
        tell.COLLECTED,
        tell.UNCLAIMED,
        tell.SCORED,
        tell.SCORED,
    ]  # neither a draw nor a new shaman
    assert [player["cards"] for player in match.view(None)["players"]] == [2, 2]


def test_CR_14_5_points_come_before_treasures() -> None:
    on_islands = {1: "AAAA", 2: "BBBBBB"}
    match = collect(table(2, on_islands, [0, 0, 0, 0], turn=5, huts=[5, 5]))
    assert match.ranking == [(0,), (1,)]
    on_islands = {1: "AAAAAAA", 2: "AAA", 3: "BB"}  # 12 points from 6 treasures, 14 with only 3
    match = collect(table(2, on_islands, [0, 0, 0, 0], turn=5, huts=[6, 3]))
    assert match.scores == [12, 14]
    assert match.ranking == [(1,), (0,)]


def test_A17_huts_are_hidden_from_the_others_until_the_end() -> None:
    match = sit_down(begin(table(3, {}, turn=2, huts=[2, 3, 4]), "face_up"))
    for viewer in (0, 1, 2):
        players = match.view(viewer)["players"]
        assert [p["hut"] for p in players] == [p + 2 if p == viewer else None for p in range(3)]
        assert [p["points"] is None for p in players] == [p != viewer for p in range(3)]
    assert [p["hut"] for p in match.view(None)["players"]] == [None, None, None]
    assert match.scores is None
    over = collect(table(3, {}, turn=5, huts=[2, 3, 4]))
    assert [p["hut"] for p in over.view(None)["players"]] == [2, 3, 4]


def test_A17_with_the_option_open_huts_everybody_sees_them() -> None:
    match = costa().start(seats=2, seed=1, options={"open_huts": True})
    state_of(match).hut[0] = 3
    assert match.view(1)["players"][0]["hut"] == 3
    assert match.view(None)["players"][0]["hut"] == 3


@pytest.mark.parametrize("players", range(2, 7))
def test_trap_8_seats_in_notation_are_absolute_for_every_decider(players: int) -> None:
    for n, decider in enumerate(LETTERS[:players]):
        s = table(players, {1: LETTERS[:players], 2: decider})
        lay(s, "face_up A", "night_move_islander", before=decider)
        match = reveal(s)
        expected = {f"lift island_1 {letter}" for letter in LETTERS[:players]} | {f"lift island_2 {decider}"}
        assert set(offered(match)) == expected
        for owner in LETTERS[:players]:
            again = sit_down(state_of(match).copy(), run=False)
            go(again, f"{decider} lift island_1 {owner}")
            assert again.view(None)["pending"] == {"from": "island_1", "owner": LETTERS.index(owner)}
            choice = next(c for c in match.choices(n) if c.notation == f"lift island_1 {owner}")
            assert choice.targets == (f"island_1_{owner}",)


@pytest.mark.parametrize("players", range(2, 7))
def test_trap_8_table_cards_are_named_by_their_caster_for_every_staker(players: int) -> None:
    for decider in LETTERS[:players]:
        s = table(players, {}, shaman=decider)
        for at, card in two_cards_each(players, "day"):
            lay(s, at, card, before=LETTERS[players - 1])
        begin(s, "stake")
        for at, _ in two_cards_each(players, "day"):
            match = sit_down(s.copy(), run=False)
            go(match, f"{decider} stake {at}")
            after = state_of(match)
            lap, caster = at.split(" ")
            place = (lap == "face_down") * SEATS + LETTERS.index(caster)
            assert after.table_stakes[place] == 1 << LETTERS.index(decider)
