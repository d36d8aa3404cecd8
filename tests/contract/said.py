"""All that a golden game says to people, line by line, in both languages: questions, choices, refusals, log.

python -m tests.contract.said raiatea-3        prints it, to be compared with what it was
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from motu.kernel.engine import question
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
    rule = s.rules[int(question(s)) & 255]
    for action in range(int(rule.base), int(rule.base) + int(rule.domain(s))):
        refusal = match.why_not(seat, action)
        if refusal is not None:
            name = match.folder.notation(s, seat, rule, action - int(rule.base))
            yield f"no {action} {name} {refusal.rule} " + both(refusal.text)


def both(text: object) -> str:
    """A sentence in both languages."""
    return " | ".join(text(lang) for lang in LANGUAGES)  # type: ignore[operator]


if __name__ == "__main__":
    for line in said(sys.argv[1]):
        print(line)
