"""The record of a match: one readable JSON file that replays without a generator and without numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from motu.games import folders
from motu.games._shared.text import Phrase, is_clean, say
from motu.kernel.box import BoxError
from motu.kernel.engine import NATURE, OVER, awaiting, weight, why_not
from motu.match import edition as editions
from motu.match.dice import Dice
from motu.match.errors import BadRecord, BadSetup
from motu.match.game import Game, bad_edition, check_seed
from motu.match.match import Match

FORMAT = 1
NATURE_LETTER = "*"
LETTERS = "ABCDEFGH"
LARGEST = 1_000_000  # bytes; a long game of five has some 25,000
MOST_MOVES = 10_000
LONGEST_MOVE = 200  # characters
MOST_TAKEN_BACK = 1_000_000

KINDS: dict[str, tuple[type, ...]] = {
    "motu": (int,),
    "game": (str,),
    "rules": (int,),
    "box": (str,),
    "edition": (dict, type(None)),
    "options": (dict,),
    "seats": (int,),
    "seed_digest": (str,),
    "seed": (str, type(None)),
    "seed_from": (int,),
    "taken_back": (int,),
    "finished": (bool,),
    "scores": (list, type(None)),
    "moves": (list,),
}


@dataclass(frozen=True)
class Record:
    """Everything needed to replay and check a match."""

    motu: int  # format of the record
    game: str
    rules: int  # version of the game's rules
    box: str  # digest of the components
    edition: Mapping[str, Any] | None
    options: Mapping[str, Any]
    seats: int
    seed_digest: str
    seed: str | None  # once finished
    seed_from: int  # number of the first outcome drawn with this seed
    taken_back: int
    finished: bool
    scores: list[int] | None
    moves: list[str]  # "A settle island_3"; nature's are "* draw B night_place_3"

    @staticmethod
    def of(match: Match) -> Record:
        """The record of a match as it stands."""
        return Record(
            motu=FORMAT,
            game=match.folder.key,
            rules=match.folder.rules_version,
            box=match.box.digest,
            edition=match.edition,
            options={name: value for name, value in match.options.items() if name != "edition"},
            seats=match.seats,
            seed_digest=match.dice.digest,
            seed=match.dice.seed if match.over else None,
            seed_from=match.dice_from,
            taken_back=match.taken_back,
            finished=match.over,
            scores=match.scores,
            moves=[f"{_letter(move.seat)} {move.notation}" for move in match.moves],
        )

    def dumps(self) -> str:
        """The file, one move per line."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1) + "\n"


def decoded(raw: bytes) -> str:
    """The text of a file, if it is one."""
    if len(raw) > LARGEST:
        raise BadRecord(say("record-too-large", most=LARGEST // 1000))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(say("record-not-json", detail="UTF-8")) from error


def loads(text: str) -> Record:
    """Read a record, or say in one sentence what is wrong with it."""
    if len(text) > LARGEST:
        raise BadRecord(say("record-too-large", most=LARGEST // 1000))
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(say("record-not-json", detail=str(error))) from error
    except (ValueError, RecursionError) as error:  # a number too long, lists too deep for Python
        raise BadRecord(say("record-too-deep")) from error
    if not isinstance(data, dict):
        raise BadRecord(say("record-not-ours", key="motu"))
    for key, kinds in KINDS.items():
        if key not in data:
            raise BadRecord(say("record-not-ours", key=key))
        if not isinstance(data[key], kinds) or (isinstance(data[key], bool) and bool not in kinds):
            raise BadRecord(say("record-wrong-kind", key=key))
    for key in data:
        if key not in KINDS:
            raise BadRecord(say("record-wrong-kind", key=str(key)))
    if data["motu"] != FORMAT:
        raise BadRecord(say("record-version", version=str(data["motu"])[:20], ours=FORMAT))
    for key, sound in _sound(data).items():
        if not sound:
            raise BadRecord(say("record-wrong-kind", key=key))
    return Record(**data)


def _sound(data: dict[str, Any]) -> dict[str, bool]:
    """What the values must be besides their kind."""
    moves, options, scores = data["moves"], data["options"], data["scores"]
    if len(moves) > MOST_MOVES:
        raise BadRecord(say("record-too-many-moves", moves=len(moves), most=MOST_MOVES))
    if not all(isinstance(move, str) and len(move) <= LONGEST_MOVE and is_clean(move) for move in moves):
        return {"moves": False}
    nature = sum(move.startswith(NATURE_LETTER) for move in moves)
    return {
        "seed": _is_seed(data["seed"]) if data["finished"] else data["seed"] is None,
        "seed_from": 0 <= data["seed_from"] <= nature,
        "taken_back": 0 <= data["taken_back"] <= MOST_TAKEN_BACK,
        "rules": data["rules"] >= 1,
        "scores": (scores is None) != data["finished"] and all(isinstance(n, int) for n in scores or ()),
        "options": "edition" not in options
        and not any(isinstance(x, (dict, list)) for x in options.values()),
    }


def _is_seed(seed: str | None) -> bool:
    try:
        return seed is not None and check_seed(seed) == seed
    except BadSetup:
        return False


def replay(text: str) -> Match:
    """The match of a record, verified move by move; dice and scores too, where the record has them."""
    return replayed(loads(text))


def replayed(record: Record) -> Match:
    """The match of a record that was read."""
    match = empty_match(record)
    for n, move in enumerate(record.moves, 1):
        problem = feed(match, move, record.seed is not None)
        if problem is not None:
            if record.rules != match.folder.rules_version:
                ours, version = match.folder.rules_version, record.rules
                match.notice = say("record-rules-version", n=n, move=move, ours=ours, version=version)
                return match
            raise BadRecord(problem)
    _finish(match, record)
    return match


def empty_match(record: Record) -> Match:
    if record.game not in folders():
        raise BadRecord(say("unknown-game", game=record.game, games=", ".join(folders())))
    game = Game(folders()[record.game])
    ours = game.folder.rules_version
    if record.rules > ours:
        raise BadRecord(say("record-rules-newer", version=str(record.rules)[:20], ours=ours))
    if record.seats not in game.seats:
        raise BadRecord(say("record-wrong-kind", key="seats"))
    edition = None if record.edition is None else dict(record.edition)
    try:
        editions.check(edition or {})
        options = game.check_options(record.options)
        box = game.box(edition)
    except BoxError as error:
        raise BadRecord(bad_edition(error).phrase) from error
    except BadSetup as error:
        raise BadRecord(error.phrase) from error
    if box.digest != record.box:
        raise BadRecord(say("record-box", theirs=record.box[:12], ours=box.digest[:12]))
    dice = Dice(record.seed)
    if record.seed is not None and dice.digest != record.seed_digest:
        raise BadRecord(say("record-seed-digest"))
    match = Match(game.folder, box, edition, record.seats, options, dice, replaying=True)
    match.taken_back = record.taken_back
    match.dice_from = record.seed_from
    return match


def feed(match: Match, text: str, check_dice: bool = False, pointing: bool = False) -> Phrase | None:
    """Play one recorded move, such as "A settle island_3"; the sentence that says why it cannot be."""
    letter, _, notation = text.partition(" ")
    n = len(match.moves) + 1
    asked = match.to_the_question()
    if asked == OVER:
        return say("record-too-long", n=n)
    if asked == NATURE:
        return _nature(match, text, match.outcomes, check_dice)
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    if seat < 0 or not awaiting(match.state) >> seat & 1:
        return say("record-wrong-seat", n=n, seat=letter)
    action = match.read(seat, notation)
    if action is None or why_not(match.state, seat, action):
        return say("record-impossible", n=n, move=notation)
    match.answer(seat, action, match.automatic and match.is_only(seat, action), pointing)
    return None


def _nature(match: Match, text: str, outcomes: list[int], check_dice: bool) -> Phrase | None:
    """Let happen what the record says, if it can be and if the seed gives it."""
    n = len(match.moves) + 1
    folder = match.folder
    letter, _, notation = text.partition(" ")
    outcome = folder.read_outcome(match.state, notation) if letter == NATURE_LETTER else None
    if outcome not in outcomes:
        return say("record-impossible", n=n, move=text)
    number = sum(move.seat is None for move in match.moves) - match.dice_from if check_dice else -1
    if number >= 0:
        drawn = outcomes[match.dice.draw(number, [int(weight(match.state, x)) for x in outcomes])]
        if outcome != drawn:
            name = folder.outcome_notation(match.state, *folder.split_outcome(drawn))
            return say("record-dice", n=n, drawn=name, move=notation)
    match.happen(outcome)
    return None


def _finish(match: Match, record: Record) -> None:
    """What can only be checked at the end: completeness and scores."""
    end = match.to_the_question()
    if record.finished and end != OVER:
        raise BadRecord(say("record-truncated", n=len(record.moves)))
    if not record.finished and end == OVER:
        raise BadRecord(say("record-wrong-kind", key="finished"))
    if record.finished and record.scores != match.scores:
        raise BadRecord(say("record-scores"))
    if record.seed is None:
        match.dice_from = sum(move.seat is None for move in match.moves)  # it goes on with new dice


def _letter(seat: int | None) -> str:
    return NATURE_LETTER if seat is None else LETTERS[seat]
