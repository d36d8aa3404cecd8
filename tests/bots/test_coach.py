"""The coach: blind to what its seat may not know, repeatable, and its sums add up."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, replace

import pytest

import motu
from motu._native import compiled
from motu.bots import STRENGTHS, Window, bot
from motu.bots.coach import Care, Effort, Judge, Review, advise
from motu.bots.coach.advice import Advice, Finish, Option, finish, reasons
from motu.bots.coach.asked import consult, hint_of
from motu.bots.coach.judging import Outlook
from motu.bots.coach.review import review
from motu.bots.coach.telling import Teller
from motu.bots.coach.walk import walk
from motu.bots.thinker import Thinker
from motu.bots.turns import turn
from motu.games import folders
from motu.kernel.engine import OVER, advance, answers, apply
from motu.kernel.insight import POINT
from motu.kernel.moves import Moves
from motu.kernel.vectors import zeros
from motu.match.match import Match

GAMES = sorted(folders())
REVIEWED = GAMES if compiled() else GAMES[1:2]  # interpreted, one game shows the same
LITTLE = Effort(iterations=24, lines=4)
GLANCE = Care(0.1)
LOOK = Care(0.3)  # fewer iterations do not always see what is wrong


def at_random(key: str, seats: int, seed: int) -> Match:
    match = motu.game(key).start(seats, seed=seed)
    chooser = bot("random", seed)
    while not match.over:
        seat = match.awaiting[0]
        match.play(seat, chooser.choose(Window(match.folder, match.state, seat)))
    return match


@pytest.mark.parametrize("key", GAMES)
def test_advice_is_blind_to_other_hands_and_repeatable(key: str) -> None:
    seats = motu.game(key).seats.stop - 1
    judge = Judge(folders()[key])
    found, _ = walk(at_random(key, seats, 4))
    for event in [event for event in found if event.seat is not None][::23]:
        assert event.seat is not None
        told = set()
        for seed in range(3):
            world = event.before.copy()
            world.determinize(event.seat, seed)
            told.add(advise(judge, Window(judge.folder, world, event.seat), LITTLE, 9))
        assert len(told) == 1, "the same in every world that looks the same to the seat"
        told.add(advise(judge, Window(judge.folder, event.before, event.seat), LITTLE, 9))
        assert len(told) == 1, "the true world tells no more than any other"


@pytest.mark.parametrize("key", GAMES)
def test_advice_is_legal_and_leaves_the_table_alone(key: str) -> None:
    match = motu.game(key).start(seed=5)
    seat, before = match.awaiting[0], match.view(match.awaiting[0])
    told = consult(match, seat, {"do": "hint", "seed": 1, "effort": {"iterations": 40, "lines": 4}})
    assert 2 <= len(told["options"]) <= 3
    chances = [one["chance"] for one in told["options"]]
    assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
    for one in told["options"]:
        assert match.why_not(seat, one["action"]) is None
    assert match.view(seat) == before


@pytest.mark.parametrize("key", GAMES)
def test_the_time_gone_by_only_grows_and_is_public(key: str) -> None:
    insight = folders()[key].insight
    found, _ = walk(at_random(key, motu.game(key).seats.start, 6))
    gone = [int(insight.elapsed(event.before)) for event in found if event.seat is not None]
    assert gone == sorted(gone) and gone[0] <= 20 and 60 <= gone[-1] <= 100
    for event in found[5::31]:
        if event.seat is not None:
            world = event.before.copy()
            world.determinize(event.seat, 3)
            assert insight.elapsed(world) == insight.elapsed(event.before)


@pytest.mark.parametrize("key", GAMES)
def test_at_the_end_the_first_feature_is_the_points(key: str) -> None:
    match = at_random(key, motu.game(key).seats.start, 7)
    insight = match.folder.insight
    for seat in range(match.seats):
        into = zeros(insight.size)
        insight.gauge(match.state, seat, into)
        assert match.scores is not None and int(into[0]) == match.scores[seat] * POINT


@pytest.mark.parametrize("key", GAMES)
def test_chances_were_fitted_to_the_present_insight(key: str) -> None:
    """Other weights need another fit: `python -m motu.lab.chances GAME`."""
    folder = folders()[key]
    found = tomllib.loads((folder.home / "chances.toml").read_text("utf-8"))
    weights = [f"{name} {int(folder.insight.weights[i])}" for i, name in enumerate(folder.insight.features)]
    assert found["weights"] == ", ".join(weights)
    assert found["gap"] <= 0.05 and found["surprise"] < found["blind"]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_feature_has_a_name(key: str, lang: str) -> None:
    folder = folders()[key]
    assert [f for f in folder.insight.features if not folder.texts.has(f"feature-{f}", lang)] == []


def adds_up(found: Review) -> None:
    for seat in range(found.seats):
        decisions = sum(found.choices[by][seat] for by in range(found.seats))
        whole = found.curve[0]["chances"][seat] + found.luck[seat] + decisions
        assert whole == pytest.approx(found.end[seat], abs=1e-9)
    for one in found.curve:
        assert sum(one["chances"]) == pytest.approx(1)
    assert all(max(map(abs, draw["change"])) >= 0.01 for draw in found.draws)


def outlook(chances: tuple[float, ...], *features: tuple[float, ...]) -> Outlook:
    return Outlook(chances, (0.0,) * len(chances), (0.0,) * len(chances), features)


def test_a_rival_who_is_beaten_anyway_is_no_reason() -> None:
    one = outlook((0.6, 0.39, 0.01), (5.0, 1.0), (3.0, 0.0), (0.0, 0.0))
    other = outlook((0.4, 0.58, 0.02), (2.0, 1.0), (4.0, 1.0), (8.0, 0.0))
    found = [
        (reason.feature, reason.points, reason.seat) for reason in reasons(["huts", "cards"], 0, one, other)
    ]
    assert found == [("huts", 3.0, 0), ("", -2.0, 1)]


def test_a_choice_that_brings_the_end_is_told_as_such() -> None:
    """At the end all is points: features of before and after would only confuse."""
    judge = Judge(folders()["costa-ruana"])
    none = (0.0,) * len(judge.folder.insight.features)
    goes_on = outlook((0.4, 0.6), (30.0, *none[1:]), (40.0, *none[1:]))
    ends = replace(outlook((0.0, 1.0), (80.0, *none[1:]), (95.0, *none[1:])), points=(80.4, 95.0), ended=1.0)
    assert finish(0, goes_on, replace(goes_on, ended=0.4)) is None
    assert finish(0, goes_on, ends) == Finish(False, 80.4, 95.0, 1)
    assert finish(1, ends, goes_on) == Finish(True, 95.0, 80.4, 0)
    tell = Teller(motu.game("costa-ruana").start(2, seed=1), "en")
    one = {"cost": 0.4, "reasons": [], "finish": asdict(Finish(False, 80.4, 95.0, 1))}
    assert "choice played brings the end of the game, at about 80 to 95 against" in tell.why(one, -5.0)
    assert tell.why({**one, "finish": None}, -5.0) == tell.say("coach-why-small")
    advice = Advice(0, (Option(7, goes_on, 1.0), Option(8, goes_on, 0.5), Option(9, ends, 0.2)))
    told = hint_of(judge, advice)["options"]
    assert [one["finish"] for one in told] == [None, None, asdict(Finish(True, 80.4, 95.0, 1))]
    assert not any(one["reasons"] for one in told)  # the first two are alike, the third is not to be compared
    told = hint_of(judge, replace(advice, options=advice.options[1:]))["options"]
    assert [one["finish"]["ends"] for one in told] == [False, True]


@pytest.mark.parametrize("key", GAMES)
def test_lines_of_play_know_whether_they_came_to_the_end(key: str) -> None:
    judge = Judge(folders()[key])
    found, end = walk(at_random(key, motu.game(key).seats.start, 6))
    assert judge.position(found[0].before, 1, 4).ended == 0.0
    last = next(event for event in reversed(found) if event.seat is not None)
    assert judge.position(last.before, 1, 4).ended == 1.0 and judge.position(end, 1, 4).ended == 1.0


def worst_of(match: Match, seat: int) -> tuple[int, int]:
    """The answer that insight likes least, and how much less than the best."""
    out = Moves()
    answers(match.state, seat, out)
    worth = {}
    for action in out.actions():
        trial = match.state.copy()
        apply(trial, seat, action)
        advance(trial, Moves())
        worth[action] = int(match.folder.insight.evaluate(trial, seat))
    worst = min(worth, key=lambda action: worth[action])
    return worst, max(worth.values()) - worth[worst]


def played(key: str, blunder: int = -1) -> tuple[Match, dict[int, int]]:
    """A game between bots that think, in which the first seat plays the worst there is at one move.

    The second answer: what the worst choice would lose, at each of its moves while the game is open.
    """
    match = motu.game(key).start(seed=5)
    judge = Judge(match.folder)
    bots = [Thinker(seat, replace(STRENGTHS["medium"], iterations=100)) for seat in range(match.seats)]
    losses: dict[int, int] = {}
    while not match.over:
        seat, at = match.awaiting[0], len(match.moves)
        action = turn(bots[seat], match.folder, match.state, seat)[0]
        if seat == 0 and 0.3 <= judge.position(match.state, 1, 8).chances[0] <= 0.75:
            worst, losses[at] = worst_of(match, seat)
            action = worst if at == blunder else action
        match.play(seat, action)
    return match, losses


@pytest.mark.parametrize("key", REVIEWED)
def test_a_review_adds_up_and_finds_the_blunder(key: str) -> None:
    _, losses = played(key)
    blunder = max(losses, key=lambda move: losses[move])
    match, _ = played(key, blunder)
    found = review(match, LOOK)
    adds_up(found)
    turns = {event.move: event.turn for event in walk(match)[0]}
    mine = [one for one in found.costly if one["seat"] == 0]
    same = [one for one in mine if turns[one["move"]] == turns[blunder]]  # one choice of a turn is told
    assert same and same[0]["cost"] > 0.02 and same[0]["better"] != same[0]["played"]
    for lang in ("fr", "en"):
        said = Teller(match, lang).costly(same[0])
        assert said.played != said.better and said.rules and said.reasons
        close = Teller(match, lang).costly(
            {**same[0], "cost": 0.2, "points_played": same[0]["points_better"]}
        )
        assert close.why != said.why and len(close.why) > len(said.why)


def test_a_review_is_repeatable() -> None:
    match = at_random("costa-ruana", 2, 8)
    assert review(match, GLANCE) == review(match, GLANCE)


def test_events_leave_out_what_left_no_choice() -> None:
    match = at_random("costa-ruana", 3, 9)
    found, end = walk(match)
    assert int(advance(end, Moves(), sampled=False)) == OVER
    assert all(not match.moves[event.move].forced for event in found)
    assert sum(event.seat is None for event in found) < sum(move.seat is None for move in match.moves)
