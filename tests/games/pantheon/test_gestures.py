"""What people do at once or leave to a standing order: all cards from the pile, reactions that only draw."""

from __future__ import annotations

import pytest

import motu
from motu.games.pantheon.questions.movement import DRAW_UNLESS, REACTING, ordered, standing_orders
from tests.games.pantheon.situations import (
    asked,
    give,
    go,
    hand,
    lay,
    moving,
    pantheon,
    stand,
    state_of,
    table,
    turn,
)

FAR = {"h1807": "loot_money", "h1605": "loot_step_1"}


def cards_of(match: motu.Match, letter: str) -> int:
    return sum(hand(state_of(match), letter).values())


# --- all cards from the pile ----------------------------------------------------------------------


@pytest.mark.parametrize(("kept", "cards"), [("", 3), ("gadicea", 4), ("2 gadicea", 5)])
def test_all_cards_come_from_the_pile_by_one_gesture(kept: str, cards: int) -> None:
    s = table()
    give(s, "A", kept=kept)
    match = turn(s)
    gesture = next(g for g in match.gestures(0) if g.notation == "draw_all pile")
    assert gesture.label("fr") == f"Piocher {cards} cartes, toutes de la pioche"
    match.play(0, gesture)
    assert cards_of(match, "A") == cards and match.awaiting == (1,)


def test_who_has_taken_a_card_of_the_row_draws_the_others_at_once() -> None:
    match = turn(table())
    go(match, "A draw", "A take card_gift")
    assert {g.notation: len(g.then) for g in match.gestures(0)} == {"take_all pile": 1}
    match.play(0, "take_all pile")
    assert cards_of(match, "A") == 3 and match.awaiting == (1,)


def test_for_the_last_card_there_is_no_gesture() -> None:
    match = turn(table())
    go(match, "A draw", "A take card_gift", "A take card_priest")
    assert match.gestures(0) == []


def test_goals_come_before_single_places() -> None:
    s = table()
    give(s, "A", hand="3 move_card")
    names = [g.notation for g in turn(s).gestures(0)]
    routes = [name for name in names if name.startswith("route")]
    assert names.index("draw_all pile") > 0 and names[0] == routes[0]
    assert names[-1].startswith("route")


# --- a standing order for reactions -----------------------------------------------------------------


def reacting(cards: int, **tiles: str) -> motu.Match:
    """A has moved in Persia, where all tiles and sites are three steps away; B may react with cards."""
    s = table("persia")
    lay(s, **(tiles or FAR))
    give(s, "B", hand=f"{cards} move_card")
    match = moving(s, "A", 0)
    go(match, "A place h1608")
    assert asked(match) == "B react"
    return match


def answer(match: motu.Match) -> int | None:
    return ordered(match.redacted(1), 1, DRAW_UNLESS)


def test_the_order_draws_where_nothing_can_be_reached() -> None:
    match = reacting(1)
    assert len(match.choices(1)) == 2
    assert answer(match) == REACTING.action(0)
    assert ordered(match.redacted(1), 1, "another") is None


def test_who_can_reach_a_tile_or_a_site_is_asked() -> None:
    assert answer(reacting(2)) is None  # four steps lead everywhere around
    match = reacting(1)
    stand(state_of(match), "B", "h1708")  # a tile is two steps away now
    assert answer(match) is None


def test_who_could_see_the_epoch_end_is_asked() -> None:
    assert answer(reacting(1, h1605="loot_money")) is None


def test_a_jump_counts_as_reach() -> None:
    match = reacting(1)
    assert answer(match) is not None
    give(state_of(match), "B", kept="gaiviles")
    assert answer(match) is None


def test_the_order_speaks_of_no_other_question_and_lasts_one_epoch() -> None:
    match = turn(table("gallia", epoch=2))
    (order,) = standing_orders(match.redacted(0), 0)
    assert order.until == 2 and ordered(match.redacted(0), 0, order.key) is None
    assert all(pantheon().folder.texts.say(order.label, lang) for lang in ("fr", "en"))
