"""What nature cannot do in Costa Ruana, and what is refused there besides the tables in `refused`."""

from __future__ import annotations

from motu.games.costa_ruana.rules import cards, setup
from motu.games.costa_ruana.rules.turn import RULESET
from motu.kernel.core import LEGAL, NO_SUCH_ACTION, NOT_THIS_QUESTION
from motu.kernel.engine import why_not
from tests.games.costa_ruana.refused import REFUSED
from tests.games.costa_ruana.refused.cards import CASES, laying
from tests.games.costa_ruana.situations import asked, begin, go, offered, sit_down, table
from tests.games.refusing import ANOTHER, assert_refused


def test_the_situations_are_asked_the_question_that_they_are_about() -> None:
    for case in REFUSED.cases:
        match = case.situation()
        question = case.wish.split(" ")[0]
        assert asked(match)[2:] == question
        assert {answer.split(" ")[0] for answer in offered(match)} == {question}


def test_what_nature_cannot_do_has_reasons_that_no_one_else_meets() -> None:
    s = begin(table(2, {}, [5, 4, 5, 5]), "face_up")
    empty = next(t for t in range(32) if s.deck[t] == 0)
    full = next(t for t in range(32) if s.deck[t] > 0)
    assert setup.DRAW_CARD.check(s, 0, 1, 0, empty) == setup.NO_CARD_LEFT
    assert setup.DRAW_CARD.check(s, 0, 1, 0, full) == LEGAL
    poor = [setup.POOR_ISLAND.check(s, 0, 0, 0, island) for island in range(4)]
    assert poor == [LEGAL, setup.ALREADY_POOR, LEGAL, LEGAL]
    match = sit_down(s)
    reasons = {int(why_not(match.state, 0, action)) for action in range(int(RULESET.decisions))}
    assert reasons <= {LEGAL, cards.NOT_IN_HAND, NO_SUCH_ACTION, NOT_THIS_QUESTION}


def test_a_stale_choice_is_refused() -> None:
    match = laying()
    stale = match.choices(0)[0]
    match.play(0, stale)
    fr, en = "Ce n’est pas à vous de décider : on attend Bleu.", "It is not your turn to decide: "
    assert_refused(match, 0, stale, None, fr, en + "the table is waiting for Blue.")
    match.play(1, match.choices(1)[0])
    assert asked(match) == "A face_down"
    assert_refused(match, 0, stale, None, *ANOTHER)


def test_a_card_already_laid_cannot_be_laid_again() -> None:
    match = laying()
    go(match, "A face_up night_place_3 B")
    match.play(1, match.choices(1)[0])
    assert asked(match) == "A face_down"
    hiding = next(case for case in CASES if case.wish.startswith("face_down"))
    assert_refused(match, 0, "face_down night_place_3 A", "CR-5.5", hiding.fr, hiding.en)
