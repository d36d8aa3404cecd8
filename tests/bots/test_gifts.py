"""No bot refuses what costs nothing and brings something; which answers do is found by the rules alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from motu.bots import BOTS, STRENGTHS, Bot, Window, bot
from motu.bots.thinker import Thinker
from motu.games import folders
from motu.games.raiatea.insight import last_stage
from motu.games.raiatea.rules.assistants import REACTIVATE
from motu.games.raiatea.rules.goods import DECLINE as NO_GOOD
from motu.games.raiatea.rules.goods import TAKE_GOOD
from motu.games.raiatea.rules.marae import SACRIFICE, STOP
from motu.games.raiatea.rules.missions import COMPLETE_MISSION, DECLINE
from motu.games.raiatea.rules.pieces import ASSISTANTS, MISSIONS
from motu.kernel.core import State
from motu.kernel.engine import answers, question
from motu.kernel.moves import Moves
from motu.lab.playing import decisions, start
from motu.match.game import Game
from tests.bots.gifts import gifts

FEW = 16  # iterations: a bot that hardly thinks
GAMES = 8
STRAY = 0.08  # how often anything at all is played, so that unusual positions occur too

# The questions of each game at which something may be refused. Costa Ruana gives nothing away.
REFUSABLE = {
    "bora-bora": {"SpendHelp", "UsePeople", "SettleTask"},
    "costa-ruana": set[str](),
    "mangrovia": {"TakeFaceUp", "TakeFaceDown", "UpOrDown", "CollectAmulets", "AmuletsOrHut"},
    "pantheon": {"TakeCard", "Purchase"},
    "raiatea": {"ForestPick", "TakeMask", "TakeGood", "TakeAssistant", "MarketTurn", "DrawRituals"}
    | {"AcceptTattoo", "CompleteMission"},
}

Offer = tuple[State, int, list[int]]  # a position, the seat that is asked, what it should not answer


def positions(key: str, games: int) -> Iterator[tuple[State, int]]:
    """Questions of games between greedy bots, with each number of players."""
    game = Game(folders()[key])
    for n in range(games):
        seats, dice = game.seats[n % len(game.seats)], random.Random(n)
        s = start(game.folder, game.box(None), seats, game.check_options({}), n + 1)
        playing = decisions(game.folder, s, [bot("greedy", n * 9 + seat) for seat in range(seats)])
        seat = next(playing, None)
        while seat is not None:
            yield s, seat
            out, stray = Moves(), None
            if dice.random() < STRAY:
                answers(s, seat, out)
                stray = dice.choice(out.actions())
            try:
                seat = playing.send(stray)
            except StopIteration:
                seat = None


@cache
def offers(key: str) -> list[Offer]:
    """Positions in which something is given away."""
    found = []
    for s, seat in positions(key, GAMES):
        refusals, _ = gifts(key, s, seat)
        if refusals:
            found.append((s.copy(), seat, refusals))
    return found


def made(name: str, seed: int) -> Bot:
    if name in STRENGTHS:
        return Thinker(seed, replace(STRENGTHS[name], iterations=FEW))
    return bot(name, seed)


def asked(s: State) -> str:
    return type(s.rules[int(question(s)) & 255]).__name__


@pytest.mark.parametrize("key", sorted(folders()))
@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_a_gift_is_not_refused(name: str, key: str) -> None:
    """All that a greedy bot meets, and some of it for those who think: `random` alone knows nothing."""
    found = offers(key)
    some = found if name in ("greedy", "easy") else random.Random(1).sample(found, min(60, len(found)))
    refused = Counter[str]()
    for n, (s, seat, refusals) in enumerate(some):
        if made(name, n).choose(Window(folders()[key], s, seat)) in refusals:
            refused[asked(s)] += 1
    assert not refused, f"of {len(some)}"
    assert {asked(s) for s, _, _ in found} >= REFUSABLE[key]


def test_only_gifts_cannot_be_refused() -> None:
    """A good of the market is free, a sacrifice costs one: no bot answers with the refusal of the former."""
    met = Counter[str]()
    for s, seat in positions("raiatea", 2):
        window = Window(folders()["raiatea"], s, seat)
        if asked(s) == "TakeGood":
            assert TAKE_GOOD.base + NO_GOOD in window.answers(cut=False)
            assert TAKE_GOOD.base + NO_GOOD not in window.answers()
        elif asked(s) == "Sacrifice":
            assert SACRIFICE.base + STOP in window.answers()
        met[asked(s)] += 1
    assert met["TakeGood"] and met["Sacrifice"]


def test_picks_begun_in_another_order_are_gone_on_with() -> None:
    """Search picks in rising order; who has begun with a later pick need not do without the earlier one."""
    s, seat = next((s, seat) for s, seat in positions("raiatea", 1) if asked(s) == "ForestPick")
    state: Any = s.copy()
    state.used[seat * ASSISTANTS] = 1
    state.push(REACTIVATE.step(seat, 1, 2))
    assert Window(folders()["raiatea"], state, seat).answers() == [REACTIVATE.base]


def test_a_bot_pays_for_a_mission_when_nothing_else_counts_any_more() -> None:
    """Goods that are being paid are no loss: the tile is as good as taken. (Masks would still score.)"""
    tried, declined = 0, 0
    for s, seat in positions("raiatea", 12):
        if not last_stage(s) or asked(s) != "CompleteMission":  # type: ignore[arg-type]
            continue
        window = Window(folders()["raiatea"], s, seat)
        missions = [action - COMPLETE_MISSION.base for action in window.answers(cut=False)]
        if any(0 <= x < MISSIONS and not s.box.mission_masks[x] for x in missions):  # type: ignore[attr-defined]
            tried += 1
            declined += bot("greedy", 3).choose(window) == COMPLETE_MISSION.base + DECLINE
    assert tried > 20 and not declined
