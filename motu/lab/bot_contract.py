"""What every bot keeps to, as one line of a test:

    from motu.lab.bot_contract import check_bot

    def test_my_bot():
        check_bot(MyBot)

It answers legally, the same for the same seed, in time, without peeking and without touching the table, at
every kind of question of every game. What it does wrong is told in a sentence, with the position.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from motu.bots import Bot, Window, bot
from motu.bots.turns import turn
from motu.kernel.core import State
from motu.kernel.data import to_data
from motu.kernel.engine import NATURE, Asked, advance, answers
from motu.kernel.moves import Moves
from motu.lab.playing import play, start
from motu.match.dice import Dice
from motu.match.game import Game, all_games
from motu.match.game import game as game_of
from motu.match.match import Match
from motu.match.styles import STYLES, stops

LETTERS = "ABCDEFGH"
LIMIT = 5000  # decisions of a course: more than any game needs, so that none runs for ever
LONGEST = 7.2  # seconds for a turn: what the strongest of our own bots may take, and a fifth more
SHOWN = 6  # last moves told with a fault; the whole position stands in its note

Make = Callable[[int], Bot]


class BotFault(AssertionError):
    """What a bot did wrong, in a sentence; its note holds the record of the position, for `motu.replay`."""


@dataclass(frozen=True)
class Course:
    """One game, played by players who go to extremes."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    style: str
    seed: int

    def state(self) -> State:
        s: State = self.game.folder.new_state(self.game.box(None), self.seats, self.options)
        s.limit = LIMIT
        return s

    def spots(self) -> Iterator[Spot]:
        """Every question at which there is something to choose."""
        s = self.state()
        moves: list[tuple[int | None, int]] = []
        for stop in stops(s, self.style, self.seed):
            if stop.seat >= 0 and len(stop.options) > 1:
                yield Spot(self, s, stop.seat, moves)
            moves.append((None if stop.seat == NATURE else stop.seat, stop.choice))


@dataclass(frozen=True)
class Spot:
    """A seat that must choose in a position."""

    course: Course
    state: State
    seat: int
    moves: list[tuple[int | None, int]]  # that led here

    @property
    def rule(self) -> str:
        """The question, by the name of its rule."""
        return type(Asked(self.state).rule).__name__

    def kept(self) -> Spot:
        """The same when the game has gone on."""
        return Spot(self.course, self.state.copy(), self.seat, list(self.moves))

    def match(self) -> Match:
        """The position with its history in notation."""
        course = self.course
        options = {**course.options, "limit": LIMIT}
        folder, box = course.game.folder, course.game.box(None)
        match = Match(folder, box, None, course.seats, options, Dice("0"), replaying=True)
        for seat, number in self.moves:
            advance(match.state, Moves(), sampled=False)
            if seat is None:
                match.happen(number)
            else:
                match.answer(seat, number, forced=False)
        advance(match.state, Moves(), sampled=False)
        return match


def check_bot(
    make: Make | str,
    games: Iterable[str] | None = None,
    seats: Iterable[int] | None = None,
    positions: int = 40,
    seconds: float = LONGEST,
    whole: int = 1,
    seed: int = 0,
) -> None:
    """Raise a BotFault if a bot breaks the contract; `make` is its class, or its name as in the arena.

    `positions` per game, every kind of question among them that came up; `seats`: how many players, all
    numbers without; `seconds` for a turn; `whole` games from the first question to the last.
    """
    makes: Make = (lambda n: bot(make, n)) if isinstance(make, str) else make
    numbers = None if seats is None else list(seats)
    for key in all_games() if games is None else games:
        game = game_of(key)
        players = [n for n in game.seats if numbers is None or n in numbers]
        if not players:
            continue
        for number, spot in enumerate(spots(key, tuple(players), positions, seed)):
            _check_spot(makes, spot.kept(), seconds, seed * 1_000_003 + number)
        for number in range(whole):
            _check_game(makes, game, players[number % len(players)], seed + number)


@lru_cache(maxsize=8)  # one bot after the other is tried on the same positions
def spots(key: str, seats: tuple[int, ...], most: int, seed: int) -> list[Spot]:
    """Positions of courses in all styles, every number of seats, and each yes/no option both ways.

    First one for every kind of question, then others at random.
    """
    game, dice = game_of(key), random.Random(f"{key} {seed}")
    turned = {name: not option.default for name, option in game.options.items() if option.kind == "yes_no"}
    first: dict[str, Spot] = {}
    more: list[Spot] = []
    for number, style in enumerate(STYLES):
        options = game.check_options(turned if number % 2 else {})
        course = Course(game, seats[number % len(seats)], options, style, dice.getrandbits(30))
        for spot in course.spots():
            if spot.rule not in first or dice.random() < 0.1:
                kept = spot.kept()
                more.append(kept) if spot.rule in first else first.setdefault(spot.rule, kept)
    return [*first.values(), *dice.sample(more, min(len(more), max(0, most - len(first))))]


# --- one position -----------------------------------------------------------------------------------------


def _check_spot(make: Make, spot: Spot, seconds: float, seed: int) -> None:
    """One answer, the whole turn, and the whole turn in a world that looks the same to this seat."""
    before = to_data(spot.state)
    first = _first(make, spot, seed)
    changed = [name for name, value in to_data(spot.state).items() if value != before[name]]
    if changed:
        raise _fault(spot, f"changed the table it was only shown: {', '.join(changed)}")
    whole, took = _turn(make, spot, spot.state, seed)
    if took > seconds:
        raise _fault(spot, f"took {took:.2f} s for a turn; {seconds:g} s are allowed")
    if whole[0] != first:
        names = " and ".join(_name(spot, action) for action in (first, whole[0]))
        raise _fault(spot, f"gives different answers for the same seed: {names}")
    world = spot.state.copy()
    world.determinize(spot.seat, seed)
    other, _ = _turn(make, spot, world, seed)
    if other != whole:
        again, _ = _turn(make, spot, spot.state, seed)
        if again != whole:
            raise _fault(spot, f"plays different turns for the same seed: {whole} and {again}")
        names = " and ".join(_name(spot, turn[0]) for turn in (whole, other))
        what = "answers differently where only things differ that its seat cannot know"
        raise _fault(spot, f"peeks: it {what} ({names}; whole turns {whole} and {other})")


def _first(make: Make, spot: Spot, seed: int) -> int:
    tried = _Watched(make(seed), spot)
    tried.begin()
    return tried.choose(Window(spot.course.game.folder, spot.state, spot.seat))


def _turn(make: Make, spot: Spot, state: State, seed: int) -> tuple[list[int], float]:
    """A turn from here, and the seconds it took."""
    started = time.perf_counter()
    planned = turn(_Watched(make(seed), spot), spot.course.game.folder, state, spot.seat)
    return planned, time.perf_counter() - started


class _Watched(Bot):
    """A bot whose answers are looked at before they are played."""

    def __init__(self, tried: Bot, spot: Spot | str) -> None:
        super().__init__()
        self.tried = tried
        self.name = tried.name
        self.spot = spot
        self.so_far: list[int] = []

    def begin(self) -> None:
        self.so_far = []
        self.tried.begin()

    def follow(self, action: int) -> None:
        self.tried.follow(action)

    def choose(self, window: Window) -> int:
        legal = window.answers(cut=False)
        try:
            answer = self.tried.choose(window)
        except Exception as error:
            raise _fault(self.spot, f"raised {type(error).__name__}: {error}", self.so_far) from error
        if answer not in legal:
            raise _fault(self.spot, f"answered {answer!r}, which is none of {legal}", self.so_far)
        self.so_far.append(answer)
        return answer


# --- whole games ------------------------------------------------------------------------------------------


def _check_game(make: Make, game: Game, seats: int, seed: int) -> None:
    """The bot on one seat, chance on the others, twice from the same seeds: the same game."""
    ended = []
    where = f"{game.key} with {seats} players, a whole game from seed {seed}"
    for _ in range(2):
        s = start(game.folder, game.box(None), seats, game.check_options({}), seed)
        bots = [bot("random", seed + seat) for seat in range(seats)]
        bots[seed % seats] = _Watched(make(seed), where)
        ended.append(play(game.folder, s, bots))
    if ended[0] != ended[1]:
        raise _fault(where, f"played two different games from the same seeds: {ended[0]} and {ended[1]}")


# --- telling ----------------------------------------------------------------------------------------------


def _fault(spot: Spot | str, what: str, so_far: list[int] | None = None) -> BotFault:
    if so_far:
        what += f" (after {so_far} in the same turn)"
    if isinstance(spot, str):
        return BotFault(f"The bot {what}. {spot}.")
    course, match = spot.course, spot.match()
    last = "; ".join(
        f"{'*' if move.seat is None else LETTERS[move.seat]} {move.notation}" for move in match.moves[-SHOWN:]
    )
    out = Moves()
    answers(match.state, spot.seat, out)
    offered = ", ".join(_name(spot, action) for action in out.actions()[:12])
    where = f"{course.game.key} with {course.seats} players, after {len(match.moves)} moves (… {last})"
    fault = BotFault(f"The bot {what}. {where}; {LETTERS[spot.seat]} is asked {spot.rule}: {offered}.")
    fault.add_note(match.record().dumps())
    return fault


def _name(spot: Spot, action: int) -> str:
    folder = spot.course.game.folder
    return f"{action} “{folder.notation(spot.state, spot.seat, *folder.split(action))}”"
