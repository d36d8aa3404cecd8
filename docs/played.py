"""What games played at random show of each question and draw: examples, sentences, and who learns what."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import motu
from motu.games._shared.asking import Question, Way
from motu.kernel.box import Box
from motu.kernel.core import EVERYONE, Rule, State
from motu.kernel.engine import NATURE, OVER, Asked, answers, seen_by
from motu.kernel.journal import only
from motu.kernel.moves import Moves
from motu.match.dice import Dice
from motu.match.match import Match
from motu.match.styles import Stop, stops

MOST_GAMES = 24  # fewer, if every answer has come up
LIMIT = 900  # decisions in one of them
STYLES = ("random", "biased")
SEED = 7  # of the match that is shown
Key = tuple[int, int]  # the kind of a rule, and which of its ways


@dataclass(frozen=True)
class Example:
    """An answer as it was possible in a game, or an outcome that came about."""

    notation: str
    label: str  # in English; empty for nature
    number: int  # action or outcome
    seat: int  # NATURE for an outcome
    state: State  # where it was possible


@dataclass
class Played:
    """All that was seen of a game, by the kind of a rule."""

    examples: dict[Key, list[Example]] = field(default_factory=lambda: defaultdict(list))
    asked: dict[int, str] = field(default_factory=dict)  # the question in English
    drafted: set[int] = field(default_factory=set)  # questions that are part of a private draft
    allowed: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # ids of rules
    learnt: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # who learns an outcome


@cache
def played(key: str) -> Played:
    """What a game shows, in as many games as it takes."""
    game, shown = motu.game(key), Played()
    ways = ways_of(game)
    for match, course in courses(game):
        for stop in course:
            if stop.seat == NATURE:
                _see_outcome(match, stop, shown)
            elif stop.seat != OVER:
                _see_question(match, stop, shown)
        if ways.keys() <= shown.examples.keys():
            break
    for rare in ways.keys() - shown.examples.keys():
        rule, start, _ = ways[rare]
        said = match.said(0, int(rule.base) + start)
        shown.examples[rare].append(Example(said.notation, said.label("en"), said.id, 0, match.state.copy()))
    return shown


def ways_of(game: motu.Game) -> dict[Key, tuple[Rule[Any], int, Way[Any]]]:
    """Every block of answers and every draw of a game: its rule, and the local action where it begins."""
    speech = game.folder.speech
    found: dict[Key, tuple[Rule[Any], int, Way[Any]]] = {}
    for rule, question in speech.questions.items():
        found |= {(int(rule.kind), n): (rule, *block) for n, block in enumerate(question.blocks)}
    return found | {(int(rule.kind), 0): (rule, 0, draw.way) for rule, draw in speech.draws.items()}


def courses(game: motu.Game) -> Iterator[tuple[Match, Iterator[Stop]]]:
    """Games more or less at random, with every number of seats, and each yes/no option both ways."""
    turned = {name: not option.default for name, option in game.options.items() if option.kind == "yes_no"}
    for number in range(MOST_GAMES):
        seats = game.seats[-1 - number % len(game.seats)]
        options = game.check_options({**(turned if number % 2 else {}), "limit": LIMIT})
        match = Match(game.folder, game.box(None), None, seats, options, Dice("0"), replaying=True)
        yield match, stops(match.state, STYLES[number % len(STYLES)], number)


def _see_question(match: Match, stop: Stop, shown: Played) -> None:
    asked, speech = Asked(match.state), match.folder.speech
    kind = int(asked.rule.kind)
    if kind not in shown.asked:
        shown.asked[kind] = match.question(stop.seat, "en")
    if match.state.drafting() == stop.seat:
        shown.drafted.add(kind)
    for action in stop.options:
        rule, x = match.folder.split(action)
        question = speech.question(rule)
        n, way = _way(question, x)
        if callable(way.rule or question.allowed_by):
            shown.allowed[int(rule.kind)].add(speech.at(match.state, stop.seat, rule, x).allowed_by())
        examples = shown.examples[int(rule.kind), n]
        if len(examples) < (2 if _varies(way, match.box) else 1):
            said = match.said(stop.seat, action)
            if all(said.notation.count(" ") != example.notation.count(" ") for example in examples):
                where = stop.seat, match.state.copy()
                examples.append(Example(said.notation, said.label("en"), action, *where))


def _see_outcome(match: Match, stop: Stop, shown: Played) -> None:
    """Besides the first outcome, one for nobody if that was for a seat, and the other way round."""
    asked, audience = Asked(match.state), int(seen_by(match.state))
    kind = int(asked.rule.kind)
    who = "who draws" if audience == only(asked.player) else "those concerned"
    shown.learnt[kind].add("all" if audience == EVERYONE else who)
    notation = match.folder.outcome_notation(match.state, *match.folder.split_outcome(stop.choice))
    examples = shown.examples[kind, 0]
    if all(_for_a_seat(notation) != _for_a_seat(example.notation) for example in examples):
        examples.append(Example(notation, "", stop.choice, NATURE, match.state.copy()))


def _way(question: Question[Any], x: int) -> tuple[int, Way[Any]]:
    last = max(n for n, (start, _) in enumerate(question.blocks) if start <= x)
    return last, question.blocks[last][1]


@cache
def _varies(way: Way[Any], box: Box) -> bool:
    """Whether answers of one way are written with more words or fewer."""
    nouns = [noun for noun in way.nouns if noun.stands_for is None]
    return any(len({len(noun.id(box, n).split()) for n in range(noun.size)}) > 1 for noun in nouns)


def _for_a_seat(notation: str) -> bool:
    return notation.split(" ")[1] in "ABCDEFGH"


def a_short_match(game: motu.Game, decisions: int) -> Match:
    """The first decisions of a match, made at random."""
    match, dice, out = game.start(seed=SEED), random.Random(SEED), Moves()
    for _ in range(decisions):
        seat = match.awaiting[0]
        answers(match.redacted(seat), seat, out)
        match.play(seat, dice.choice(out.actions()))
    return match
