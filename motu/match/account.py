"""What made the points of a finished match, figure by figure, as everybody may know it in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motu.games._shared.text import Phrase
from motu.kernel.journal import SPECTATOR
from motu.match.choice import Told
from motu.match.match import Match

Explained = Mapping[str, Sequence[tuple[Phrase, int]]]  # by source: what made how many points


def account(match: Match) -> list[Explained]:
    """For each seat; only what scored is named."""
    end, account = match.redacted(None), match.folder.account
    found: list[dict[str, list[tuple[Phrase, int]]]] = [{} for _ in range(match.seats)]
    for seat, points in enumerate(match.score_sources or []):
        for made in account.things(end, seat):
            if made.points and points[made.source]:  # a game that was stopped had no final scoring
                found[seat].setdefault(made.source, []).append((made.what, made.points))
    by_things = [set(made) for made in found]
    done: dict[int, Told] = {}
    for told in told_again(match):
        done[told.kind] = told
        if told.gained is None or not told.gained.points:
            continue
        lines = [done[kind] for kind in account.where.get(told.kind, ()) if kind in done]
        line = max(lines, key=lambda one: one.at, default=told).phrase
        seat, words = told.gained.seat, _words(match, told)
        for source, n in told.gained.what.items():
            if n and source not in by_things[seat]:
                found[seat].setdefault(source, []).append((words.get(source, line), n))
    return list(found)


def _words(match: Match, told: Told) -> Mapping[str, Phrase]:
    """What an event says of each source, where it tells several."""
    found, events = match.folder.account.words.get(told.kind), match.folder.events
    return found(events.at(match.box, told.kind, told.facts)) if found and events else {}


def told_again(match: Match) -> list[Told]:
    """The log as it reads without what was taken back on the way."""
    past = Match(
        match.folder, match.box, match.edition, match.seats, match.options, match.dice, replaying=True
    )
    for move in match.moves:
        past.to_the_question()
        if move.seat is None:
            past.happen(move.number)
        else:
            past.answer(move.seat, move.number, move.forced, pointing=False)
    past.to_the_question()
    return [told for told in past.told if told.kind and told.to >> SPECTATOR & 1]
