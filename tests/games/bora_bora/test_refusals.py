"""What nature cannot do in Bora Bora; what people are refused stands in `refused`, chapter by chapter."""

from __future__ import annotations

from motu.games.bora_bora.rules.cards import DRAW_GOD_CARD, NOT_IN_DECK, TURN_GOD_CARD
from motu.games.bora_bora.rules.setup import (
    DEAL_START_TASK,
    DEAL_TASK,
    DRAW_TURN_TILE,
    FISH_ALL_LAID,
    JEWEL_LAID,
    LAY_FISH,
    LAY_JEWEL,
    PERSON_ALL_DRAWN,
    REVEAL_PERSON,
    TASK_DRAWN,
    TILE_DRAWN,
)
from motu.games.bora_bora.rules.turn import RULES
from motu.kernel.core import CHANCE, LEGAL
from tests.games.bora_bora.refused import REFUSED
from tests.games.bora_bora.situations import only_cards, show, table


def test_what_nature_cannot_do() -> None:
    s = table(4)
    show(s, woman="w_land_1 - - - - -", tasks="t01")
    assert DRAW_TURN_TILE.check(s, 0, 1, 0, int(s.order[0])) == TILE_DRAWN
    assert LAY_FISH.check(s, 0, 11, 0, 5) == FISH_ALL_LAID  # the only 6 lies beside the west plain
    assert LAY_FISH.check(s, 0, 11, 0, 4) == LEGAL
    assert REVEAL_PERSON.check(s, 0, 0, 1, 0) == PERSON_ALL_DRAWN
    assert REVEAL_PERSON.check(s, 0, 0, 1, 1) == LEGAL
    assert DEAL_TASK.check(s, 0, 1, 1, 0) == TASK_DRAWN
    assert DEAL_TASK.check(s, 0, 1, 1, 1) == DEAL_START_TASK.check(s, 0, 0, 0, 0) == LEGAL
    s.task_at[0] = 3
    assert DEAL_START_TASK.check(s, 0, 0, 0, 0) == TASK_DRAWN
    assert LAY_JEWEL.check(s, 0, 0, 0, 0) == JEWEL_LAID
    only_cards(s, row="red")
    assert TURN_GOD_CARD.check(s, 0, 0, 0, 2) == DRAW_GOD_CARD.check(s, 0, 1, 0, 2) == NOT_IN_DECK


def test_a_die_falls_as_it_likes() -> None:
    chance = {type(rule).__name__ for rule in RULES if rule.mode == CHANCE}
    assert chance == {*(rule for rule, _ in REFUSED.of_nature), "RollDie"}


def test_a_payment_answers_another_question_whatever_the_god() -> None:
    match = REFUSED.playing()
    for wish in ("pay blue god_tile", "pay green green", "pay white red red"):
        refusal = match.why_not(0, wish)
        assert refusal is not None
        assert refusal.text("en") == "This choice answers another question: look at those offered now."
