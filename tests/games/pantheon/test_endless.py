"""A36: players may draw for ever. Two limits, both chosen, both said aloud; and most games need neither."""

from __future__ import annotations

import pytest

import motu
from motu.games.pantheon.rules import tell
from motu.kernel.engine import playout
from motu.kernel.moves import Moves
from motu.lab.simulate import simulate
from tests.games.pantheon.situations import (
    asked,
    give,
    go,
    of_source,
    offered,
    pantheon,
    seat,
    table,
    told,
    turn,
)
from tests.games.telling import french


def draw_for_ever(match: motu.Match, answers: int) -> None:
    """Everybody only draws, and asks nothing of peoples or bonuses."""
    for _ in range(answers):
        if not match.awaiting:
            return
        player = match.awaiting[0]
        choices = [choice.notation for choice in match.choices(player)]
        wished = ("draw", "take pile", "draw_one", "favour draw_two", "purchase done", "swap decline")
        match.play(player, next((name for name in wished if name in choices), choices[-1]))


def test_A36_the_rules_never_stop_who_draws_for_ever() -> None:
    match = pantheon().start(seats=2, seed=3)
    draw_for_ever(match, 3000)
    assert match.awaiting and not match.truncated and match.view(None)["epoch"] == 1


def test_A36_the_limit_of_decisions_stops_the_game_and_says_so() -> None:
    match = pantheon().start(seats=2, seed=3, options={"limit": 500})
    draw_for_ever(match, 3000)
    assert not match.awaiting and match.truncated and match.state.length == 500
    last = match.events(None)[-1]
    assert last.text("fr") == french("La partie s’arrête à la limite de 500 décisions.")
    assert last.text("en") == "The game stops at the limit of 500 decisions."
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        assert view["over"] and view["phase"] == "over" and view["awaiting"] == []
    assert 'data-zone="ranking"' in match.svg(0) and french("Résultat") in match.svg(0)


def test_A36_the_cap_on_turns_ends_the_phase_without_points_and_says_so() -> None:
    s = table(players=2, cap=3)
    match = turn(s)
    for letter in "ABA":
        assert asked(match) == f"{letter} act"
        go(match, f"{letter} draw", *[f"{letter} take pile"] * 3)
    assert s.epoch == 2 and s.first == seat("B")  # the left neighbour of who had the last turn
    assert [of_source(s, letter, "endings") for letter in "AB"] == [0, 0]
    assert told(match, tell.PHASE_CAPPED, 1) == [(3,)]
    said = next(event for event in match.events(None) if event.kind == tell.PHASE_CAPPED)
    assert said.text("fr") == "La phase d’actions s’arrête après 3 tours, la limite de cette table."
    assert said.text("en") == "The action phase stops after 3 turns, the limit of this table."


def test_A36_a_turn_with_traitera_counts_once() -> None:
    s = table(players=2, cap=1)
    give(s, "A", kept="traitera")
    match = turn(s)
    go(match, "A draw", *["A take pile"] * 3)
    assert offered(match) == ["traitera use", "traitera end_turn"]
    go(match, "A traitera use", "A draw", *["A take pile"] * 3)
    assert s.epoch == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_random_games_end_without_any_limit(seats: int, draft: bool) -> None:
    game = pantheon()
    out = Moves()
    for seed in range(5):
        s = game.folder.new_state(game.box(None), seats, game.check_options({"bonus_draft": draft}))
        s.seed(seed)
        playout(s, out)
        assert s.finished and not s.truncated and s.epoch == 6


def test_simulations_always_end_and_count_the_games_that_were_stopped() -> None:
    game = pantheon()
    assert game.folder.longest == 5000
    assert simulate(game, 2, 2).truncated == 0
    assert simulate(game, 2, 2, options={"limit": 20}).truncated == 2
