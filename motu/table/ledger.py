"""The log of a table, which is the truth: from its lines to a match, and from moves to its lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from motu.games import folders
from motu.games._shared.text import say
from motu.kernel.journal import EVERYONE
from motu.match.dice import Dice
from motu.match.errors import BadRecord
from motu.match.game import Game
from motu.match.match import Match, Move
from motu.match.record import feed
from motu.table.orders import Orders, note
from motu.table.store import Entry

LETTERS = "ABCDEFGH"


def empty_match(row: Mapping[str, Any]) -> Match:
    """The match of a table before the first line of its log."""
    game = Game(folders()[row["game"]])
    match = Match(
        game.folder,
        game.box(row["edition"]),
        row["edition"],
        row["seats"],
        game.check_options({**row["options"], "edition": None}),
        Dice(row["seed"] or None),
        replaying=True,
    )
    match.dice_from = row["seed_from"]
    return match


def entries_of(moves: Sequence[Move]) -> list[Entry]:
    """Moves as lines of the log."""
    return [Entry("move", "*" if move.seat is None else LETTERS[move.seat], move.notation) for move in moves]


def redo(
    match: Match, orders: Orders, entry: Entry, check_dice: bool = False, pointing: bool = False
) -> None:
    """One line of the log again."""
    if entry.kind != "move":
        match.to_the_question()
    if entry.kind == "undo":
        match.undo(LETTERS.index(entry.who))
        orders.drop(LETTERS.index(entry.who))
    elif entry.kind == "order":
        orders.hear(LETTERS.index(entry.who), entry.what)
    elif entry.kind == "ordered":
        note(match, LETTERS.index(entry.who), entry.what)
    elif entry.kind == "rewind":
        orders.drop(None)
        match.shared = False  # who sat alone then may have company now
        match.rewind(int(entry.what), run=False)
    elif entry.kind == "seat":
        tell_new_hands(match, entry)
    elif entry.kind == "forced":
        match.automatic = entry.what == "alone"
    else:
        problem = feed(match, f"{entry.who} {entry.what}", check_dice, pointing)
        if problem is not None:
            raise BadRecord(problem)


def tell_new_hands(match: Match, entry: Entry) -> None:
    """That a seat has changed hands, as the log keeps it."""
    phrase = say(f"event-seat-{entry.what}", seat=say(f"seat-{LETTERS.index(entry.who)}"))
    match.tell(EVERYONE, phrase)
