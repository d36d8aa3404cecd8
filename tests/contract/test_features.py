"""What the five games ask of the kernel, one mini-game each."""

from __future__ import annotations

import pytest

from motu.kernel.core import LEGAL, NOT_THIS_QUESTION, UNKNOWN, State
from motu.kernel.engine import NATURE, OVER, advance, apply, awaiting, question, why_not
from motu.kernel.journal import SPECTATOR
from motu.kernel.moves import Moves
from tests.contract.cases import mini
from tests.contract.play import stops
from tests.contract.secrets import determinized, options, redacted
from tests.minigames import beside, countable, draft, promised, redundant, reshuffle, sealed


def asked(s: State) -> int:
    """The rule whose question is on top."""
    return int(question(s)) & 255 if s.pending else -1


# --- beside -------------------------------------------------------------------------------------


def test_free_actions_stand_beside_a_question_which_stays() -> None:
    s = mini("beside").state()
    seat = int(advance(s, Moves()))
    assert asked(s) == beside.GATHER.kind and options(s, seat) == [0, 1]
    apply(s, seat, 0)
    advance(s, Moves())
    sell = int(beside.TRADE.base)
    assert asked(s) == beside.TAX.kind and sell in options(s, seat)
    apply(s, seat, sell)
    assert asked(s) == beside.TAX.kind and s.coins[seat] == 1 and sell not in options(s, seat)
    assert why_not(s, seat, sell + beside.DONE) == beside.NOT_DONE_YET
    apply(s, seat, int(beside.TAX.base) + beside.GOODS)
    gift = int(advance(s, Moves()))
    assert gift == s.clockwise(seat, 1) and asked(s) == beside.GATHER.kind
    assert why_not(s, gift, sell) == NOT_THIS_QUESTION, "a gift is no turn of one's own"
    apply(s, gift, 0)
    assert int(advance(s, Moves())) == seat and asked(s) == beside.TRADE.kind
    assert why_not(s, seat, sell + beside.DONE) == LEGAL


# --- drafts -------------------------------------------------------------------------------------


def test_a_draft_is_nothing_to_the_others_until_it_is_carried_out() -> None:
    seen = 0
    for seed in range(6):
        s = mini("draft", 3).state()
        for _ in stops(s, "random", seed):
            if s.drafting() < 0:
                continue
            seen += 1
            mover = int(s.drafting())
            assert asked(s) == draft.PAY.kind and awaiting(s) == 1 << mover
            for viewer in (*range(3), SPECTATOR):
                there = redacted(s, viewer)
                assert asked(there) == (draft.PAY.kind if viewer == mover else draft.BUILD.kind)
                assert awaiting(there) == 1 << mover
                assert list(there.basket) == (list(s.basket) if viewer == mover else [0, 0, 0])
                world = determinized(s, viewer, seed)
                assert asked(world) == asked(there) and world.drafting() == there.drafting()
    assert seen > 10


# --- sealed answers -----------------------------------------------------------------------------


def test_sealed_answers_are_drawn_anew_and_complete() -> None:
    drawn = set()
    for seed in range(6):
        s = mini("sealed", 4).state()
        for stop in stops(s, "random", seed):
            step = int(question(s)) if s.pending else 0
            if stop.seat < 0 or step & 255 != sealed.OFFER.kind:
                continue
            world = determinized(s, SPECTATOR, seed)
            for seat in range(4):
                if step >> 16 + seat & 1:
                    assert world.picks(seat) == 0, "who has not yet answered has not begun"
                else:
                    assert 1 <= world.picks(seat) <= 2
                    drawn.add((s.picks(seat), world.picks(seat)))
    assert len(drawn) > 2


# --- promises -----------------------------------------------------------------------------------


@pytest.fixture
def forced(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The types for which no deal kept the promise by itself."""
    kept: list[int] = []
    by_force = promised.Toll.keep_promise

    def keep_promise(self: promised.Toll, viewer: int) -> None:
        kept.append(int(self.owed))
        by_force(self, viewer)

    monkeypatch.setattr(promised.Toll, "keep_promise", keep_promise)
    return kept


def test_who_announced_a_payment_can_pay_it_in_every_world(forced: list[int]) -> None:
    owed: set[int] = set()
    for seed in range(60):
        s = mini("promised", 3).state()
        for _ in stops(s, "random", seed):
            if s.debtor == UNKNOWN or len(owed) == 3:
                continue
            owed.add(int(s.owed))
            for viewer in (0, 1, 2, SPECTATOR):
                world = determinized(s, viewer, seed)
                assert world.holds(world.debtor, world.owed) >= promised.TOLL
                assert promised.PAY.base in options(world, int(world.debtor))
    assert owed == {0, 1, 2}
    assert 2 in forced and 0 not in forced, "leaves come by themselves, two pearls only by force"


# --- knowledge across a reshuffle ---------------------------------------------------------------


def test_what_was_held_at_the_shuffle_did_not_come_from_the_new_pile() -> None:
    shuffles = 0
    for seed in range(8):
        s = mini("reshuffle", 2).state()
        for stop in stops(s, "random", seed):
            if stop.seat != NATURE or not any(s.kept):
                continue
            shuffles += 1
            for viewer in (0, 1):
                world = determinized(s, viewer, seed)
                assert list(world.held) == list(s.held), "of two seats, one knows what the other held"
                drawn = [world.hand[i] + world.played[i] - world.held[i] for i in range(6)]
                assert all(0 <= n <= s.pile[i % 3] for i, n in enumerate(drawn))
    assert shuffles > 5
    assert sum(reshuffle.CARDS) == 10


# --- countable ----------------------------------------------------------------------------------


def test_a_purse_is_hidden_though_it_can_be_counted() -> None:
    s = mini("countable", 3).state()
    for stop in stops(s, "random", 3):
        for viewer in (0, 1, 2, SPECTATOR):
            shown = list(redacted(s, viewer).purse)
            hidden = [purse if seat == viewer else UNKNOWN for seat, purse in enumerate(s.purse)]
            assert shown == (list(s.purse) if stop.seat == OVER else hidden)
            assert list(determinized(s, viewer, 1).purse) == list(s.purse)
    assert countable.FOLDER.countable == ("purse",) and countable.FOLDER.secret == ()


# --- as far as possible -------------------------------------------------------------------------


def test_a_question_that_may_lapse_is_dropped_without_answer() -> None:
    s = mini("redundant", 3).state()
    turns = int(s.pending)
    decisions = sum(stop.seat >= 0 for stop in stops(s))
    assert decisions == redundant.CELLS * redundant.ROOM < turns * redundant.STONES
