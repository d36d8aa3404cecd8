"""All that a golden game says to people, line by line, in both languages: questions, choices, refusals, log.

python -m tests.contract.said raiatea-3        prints it, to be compared with what it was
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from motu.games._shared.text import Phrase
from motu.kernel.engine import Asked
from motu.match.match import Match
from motu.match.record import empty_match, feed, loads
from tests.contract.golden import FOLDER

LANGUAGES = ("fr", "en")
RECORDS = sorted(path.stem for path in (FOLDER / "records").glob("*.json"))
REFUSALS = 7  # after every so many moves, all that is refused
VIEWS = 40  # after every so many moves, all views


def said(name: str) -> Iterator[str]:
    """A golden game, played again."""
    record = loads(Path(FOLDER / "records" / f"{name}.json").read_text("utf-8"))
    match = empty_match(record)
    for n, move in enumerate([*record.moves, ""]):
        yield f"--- {n} {move}"
        if match.awaiting:
            for seat in match.awaiting:
                yield from of_seat(match, seat, refusals=n % REFUSALS == 0)
        if n % VIEWS == 0 or not move:
            for viewer in (None, *range(match.seats)):
                yield f"view {viewer} " + json.dumps(match.view(viewer), ensure_ascii=False, sort_keys=False)
        if move:
            assert feed(match, move) is None
            match.to_the_question()
    for viewer in (None, *range(match.seats)):
        for event in match.events(viewer):
            yield f"log {viewer} {event.kind} {list(event.facts)} " + both(event.text)
    yield f"points {match.score_sources}"


def of_seat(match: Match, seat: int, refusals: bool) -> Iterator[str]:
    """What one seat is asked, may answer, and may not."""
    yield f"asked {seat} " + both(lambda lang: match.question(seat, lang))
    for choice in match.choices(seat):
        yield f"choice {choice.id} {choice.notation} {choice.targets} {choice.rule} " + both(choice.label)
    for gesture in match.gestures(seat):
        told = gesture.notation, gesture.actions, gesture.then, gesture.targets, gesture.goal, gesture.way
        yield f"gesture {told} " + both(gesture.label)
    if not refusals:
        return
    s = match.redacted(seat)
    rule = Asked(s).rule
    for action in range(int(rule.base), int(rule.base) + int(rule.domain(s))):
        refusal = match.why_not(seat, action)
        if refusal is not None:
            name = match.folder.notation(s, seat, rule, action - int(rule.base))
            yield f"no {action} {name} {refusal.rule} " + both(refusal.text)


def phrases(name: str) -> Iterator[Phrase]:
    """The sentences of a golden game before they are spoken: questions, choices, some refusals, the log."""
    record = loads(Path(FOLDER / "records" / f"{name}.json").read_text("utf-8"))
    match = empty_match(record)
    for n, move in enumerate(record.moves):
        for seat in match.awaiting:
            s = match.redacted(seat)
            rule = Asked(s).rule
            yield match.folder.asked(s, seat)
            yield from (choice.phrase for choice in match.choices(seat))
            every = range(int(rule.base), int(rule.base) + int(rule.domain(s))) if n % REFUSALS == 0 else ()
            yield from (why.phrase for action in every if (why := match.why_not(seat, action)) is not None)
        assert feed(match, move) is None
        match.to_the_question()
    yield from (event.phrase for event in match.events(None))


def both(text: object) -> str:
    """A sentence in both languages."""
    return " | ".join(text(lang) for lang in LANGUAGES)  # type: ignore[operator]


if __name__ == "__main__":
    for line in said(sys.argv[1]):
        print(line)
