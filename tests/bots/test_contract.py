"""The contract of bots: ours keep it, and whoever breaks it is told how."""

from __future__ import annotations

import itertools
import time
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import motu
from motu.bots import BOTS, STRENGTHS, Bot, Window, bot
from motu.bots.greedy import Greedy
from motu.bots.plain import Random
from motu.bots.thinker import Thinker
from motu.games import folders
from motu.kernel.core import SEALED
from motu.kernel.data import to_data
from motu.lab.bot_contract import BotFault, Course, check_bot
from motu.match.game import Game
from motu.match.match import Match
from motu.match.styles import STYLES
from tests.contract.cases import Case, times
from tests.contract.worlds import TwoWorlds

GAMES = sorted(folders())
FEW = 16  # iterations that show all a search does


def made(name: str, seed: int) -> Bot:
    """A bot that does not think long."""
    if name in STRENGTHS:
        return Thinker(seed, replace(STRENGTHS[name], iterations=FEW))
    return bot(name, seed)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_keeps_the_contract(name: str, key: str) -> None:
    check_bot(partial(made, name), [key], positions=times(40))


@pytest.mark.full
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_keeps_the_contract_in_many_positions(name: str, key: str) -> None:
    for seed in range(1, 4):
        check_bot(partial(made, name), [key], positions=200, whole=2, seed=seed)


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_question_comes_up(key: str) -> None:
    """What is never asked in the courses of the contract would not be tried: at most a few rare ones."""
    game = Game(folders()[key])
    turned = {name: not option.default for name, option in game.options.items() if option.kind == "yes_no"}
    met, sealed = set(), set()
    for number, style in enumerate(STYLES * 2):
        options = game.check_options(turned if number % 2 else {})
        for spot in Course(game, game.seats[number % len(game.seats)], options, style, number).spots():
            met.add(spot.rule)
    asking = {type(rule).__name__ for rule in game.folder.ruleset.rules if rule.mode in (1, 2)}
    sealed = {type(rule).__name__ for rule in game.folder.ruleset.rules if rule.mode == SEALED}
    assert sealed <= met
    assert len(asking - met) <= len(asking) // 5, asking - met


# --- two worlds -------------------------------------------------------------------------------------------


def answered(match: Match, viewer: int | None) -> dict[str, Any]:
    """What each of our bots would answer for the viewer."""
    if viewer is None or viewer not in match.awaiting:
        return {}
    window = Window(match.folder, match.state, viewer)
    return {name: made(name, 5).choose(window) for name in BOTS}


@pytest.mark.parametrize("key", GAMES)
def test_bots_answer_alike_in_two_worlds(key: str) -> None:
    """Two matches that went different ways where the viewer could not see it: every bot answers the same."""
    _two_worlds(key, times(4), every=7)


@pytest.mark.full
@pytest.mark.parametrize("key", GAMES)
def test_bots_answer_alike_in_many_pairs_of_worlds(key: str) -> None:
    _two_worlds(key, 30, every=2)


def _two_worlds(key: str, runs: int, every: int) -> None:
    folder = folders()[key]
    steps = 0
    for number, seats in zip(range(runs), itertools.cycle(folder.seats)):
        case = Case(folder, seats, (("limit", 5000),))
        pair = TwoWorlds(case, number % seats, number, answered, every, other_picks=number % 3 != 1)
        steps += pair.run().steps
    assert steps > 20 * runs


# --- those who break it -----------------------------------------------------------------------------------


class Cheat(Random):
    """Finds its way behind the glass."""

    def choose(self, window: Window) -> int:
        true: Any = getattr(window, "_Window__state")  # noqa: B009
        legal = window.answers()
        return legal[hash(str(sorted(to_data(true).items()))) % len(legal)]


class Cheater(Random):
    """Draws the same numbers as the table will."""

    def choose(self, window: Window) -> int:
        legal = window.answers()
        return legal[int(getattr(window, "_Window__state").copy().below(len(legal)))]  # noqa: B009


class Vandal(Random):
    """Plays on the table itself."""

    def choose(self, window: Window) -> int:
        getattr(window, "_Window__state").length += 1  # noqa: B009
        return super().choose(window)


class Moody(Random):
    """Its dice were never seeded."""

    moods = itertools.count()

    def choose(self, window: Window) -> int:
        legal = window.answers()
        return legal[next(self.moods) % len(legal)]


class Foreign(Bot):
    """Answers what nobody asked."""

    def choose(self, window: Window) -> int:
        return 10**6


class Broken(Greedy):
    """Counts on something that is not always there."""

    def choose(self, window: Window) -> int:
        return window.answers()[2]


class Sleepy(Random):
    """Never hurries."""

    def choose(self, window: Window) -> int:
        time.sleep(0.06)
        return super().choose(window)


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (Cheat, "peeks"),
        (Cheater, "peeks"),
        (Vandal, "changed the table it was only shown: length"),
        (Moody, "for the same seed"),
        (Foreign, "answered 1000000, which is none of"),
        (Broken, "raised IndexError"),
        (Sleepy, "s for a turn; 0.05 s are allowed"),
    ],
)
def test_a_bot_that_breaks_the_contract_is_told_how(kind: type[Bot], what: str) -> None:
    with pytest.raises(BotFault) as fault:
        check_bot(kind, ["costa-ruana"], seats=[3], positions=20, seconds=0.05)
    sentence = str(fault.value)
    assert sentence.startswith("The bot ") and what in sentence and "costa-ruana with 3 players" in sentence
    again = motu.replay(fault.value.__notes__[0])
    assert again.awaiting and f"after {len(again.moves)} moves" in sentence


def test_a_bot_that_tires_is_found_in_a_whole_game() -> None:
    class Tired(Random):
        asked = 0

        def choose(self, window: Window) -> int:
            self.asked += 1
            if self.asked > 12:
                raise RuntimeError("enough")
            return super().choose(window)

    with pytest.raises(BotFault, match="whole game from seed 3"):
        check_bot(Tired, ["costa-ruana"], positions=4, seed=3)


def test_a_number_of_seats_that_no_game_has_tries_nothing() -> None:
    check_bot(Foreign, ["raiatea"], seats=[2])
    with pytest.raises(BotFault):
        check_bot(Foreign, ["raiatea"], seats=[2, 3])
