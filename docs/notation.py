"""Makes docs/notation: how every answer and every outcome of a game is written, from its declarations.

python docs/notation.py
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import motu  # noqa: E402 - this checkout's
from docs.making import DOCS, code, paragraphs, table, write  # noqa: E402
from docs.played import SEED, Example, a_short_match, played  # noqa: E402
from motu.games._shared.asking import Way  # noqa: E402
from motu.games._shared.folder import Option  # noqa: E402
from motu.games._shared.nouns import LETTERS, SEAT, Noun  # noqa: E402

MOST = 3  # numbers that are all listed
MANY = 24  # values that are not all listed
NOBODY = -1
NO_ANSWER: Any = None
DECISIONS = 15  # of the match that is shown
SAME = 2  # lines of one kind that are shown before the rest of them is left out
SPARE = r"(?:.* )?(?:x|none_|site_|{}[-_])\d+"  # numbers that our box gives to nothing

INTRODUCTION = """\
<!-- Made by `python docs/notation.py`: change the declarations in `{questions}`, not this page. -->

How every answer of a player and every outcome of nature is written in [records](../records.md), in
`match.play(seat, "…")` and by programs: a verb, then words. *Words* are listed below; what stands in
brackets may be missing. An answer is written in the same way in every match, and one question never has two
answers that are written alike. What an edition adds is written by its id in that edition. What the questions
mean: [{title}](../games/{name}.md)."""


def page(game: motu.Game) -> str:
    """The whole page of a game."""
    title, name = game.title("en"), file_name(game)
    introduction = INTRODUCTION.format(title=title, name=name, questions=f"motu/games/{name}/questions")
    parts = [
        f"# {title}: notation",
        introduction,
        "## Players' answers",
        answers(game),
        "## Nature's outcomes",
        outcomes(game),
        "## Words",
        words(game),
        "## Options",
        "As they stand in a record and in `start(options=…)`. Every game has `edition` and `limit` besides.",
        options(game),
        "## The beginning of a match",
        f"`{game!r}.start(seed={SEED})`, the first {DECISIONS} decisions at random; `…` is more of the same.",
        excerpt(game),
    ]
    return paragraphs(*parts) + "\n"


def file_name(game: motu.Game) -> str:
    """What its folder is called."""
    return game.folder.home.name


# --- answers and outcomes ---------------------------------------------------------------------------------


def answers(game: motu.Game) -> str:
    """Every way to answer every question."""
    rows = []
    for rule, question in game.folder.speech.questions.items():
        for n, way in enumerate(question.ways):
            examples = played(game.key).examples[int(rule.kind), n]
            key = "" if n else code(question.key)
            rows.append([key, written(game, way), _shown(examples), examples[0].label])
    return table(["Question", "Answer", "Example", "In words"], rows)


def outcomes(game: motu.Game) -> str:
    """Everything that nature does."""
    rows = []
    for rule, draw in game.folder.speech.draws.items():
        examples = played(game.key).examples[int(rule.kind), 0]
        likely = "by how many are left" if rule.weighted else "equally"
        learnt = ", ".join(sorted(played(game.key).learnt[int(rule.kind)]))
        rows.append([type(rule).__name__, written(game, draw.way), likely, learnt, _shown(examples)])
    return table(["Draw", "Outcome", "Likely", "Seen by", "Example"], rows)


def written(game: motu.Game, way: Way[Any]) -> str:
    """A verb and its words, as they are written."""
    return " ".join([code(way.verb), *(_noun(game, noun) for noun in way.nouns)])


def _noun(game: motu.Game, noun: Noun) -> str:
    values = values_of(game, noun)
    one = f"*{noun.name}*" if len(set(values) - {""}) != 1 else code(*set(values) - {""})
    return f"[{one}]" if "" in values else one


def _shown(examples: list[Example]) -> str:
    return ", ".join(code(example.notation) for example in examples)


# --- words ------------------------------------------------------------------------------------------------


def words(game: motu.Game) -> str:
    """What each noun may be; where one word has several meanings, after which verb it has which."""
    meanings: dict[str, dict[tuple[str, ...], list[str]]] = {}
    for way in _ways(game):
        for noun in way.nouns:
            values = _in_order(values_of(game, noun))
            if len(values) != 1:
                verbs = meanings.setdefault(noun.name, {}).setdefault(values, [])
                verbs += [] if way.verb in verbs else [way.verb]
    rows = [
        [f"*{name}*" + (f" after {code(*verbs)}" if len(found) > 1 else ""), listed(values)]
        for name, found in sorted(meanings.items())
        for values, verbs in found.items()
    ]
    return table(["Word", "Values"], rows)


def _in_order(values: list[str]) -> tuple[str, ...]:
    """Each once; numbers rise."""
    found = dict.fromkeys(value for value in values if value)
    return tuple(sorted(found, key=int) if all(value.isdecimal() for value in found) else found)


def _ways(game: motu.Game) -> Iterator[Way[Any]]:
    for question in game.folder.speech.questions.values():
        yield from question.ways
    for draw in game.folder.speech.draws.values():
        yield draw.way


def values_of(game: motu.Game, noun: Noun) -> list[str]:
    """The values of a noun in our box. One that depends on the situation is one of those of its kind."""
    box = game.box(None)
    letters = list(LETTERS[: game.seats[-1]])
    if noun.id is SEAT.id:
        return letters
    if noun.stands_for is None:
        return _in_the_box(noun, [noun.id(box, n) for n in range(noun.size)])
    if noun.id(box, 0) == letters[0]:
        return [*letters, noun.id(box, NOBODY)]
    with suppress(AttributeError):  # what it stands for depends on nothing
        return [noun.id(box, noun.stands_for(NO_ANSWER, n)) for n in range(noun.size)]
    alike = [other for other in _nouns(game) if other.name == noun.name and other.stands_for is None]
    alike.sort(key=lambda other: (other.id is noun.id, other.size))
    return values_of(game, alike[-1]) if alike else []


def _in_the_box(noun: Noun, values: list[str]) -> list[str]:
    """Without those that only another edition uses."""
    spare = re.compile(SPARE.format(noun.name))
    return [value for value in values if not spare.fullmatch(value)] or values


def _nouns(game: motu.Game) -> list[Noun]:
    """All kinds of things that a game names."""
    files = sorted((game.folder.home / "questions").glob("*.py"))
    names = ["nouns", *(f"questions.{path.stem}".removesuffix(".__init__") for path in files)]
    found = [import_module(f"{type(game.folder).__module__}.{name}") for name in names]
    return [noun for module in found for noun in vars(module).values() if isinstance(noun, Noun)]


def listed(values: tuple[str, ...]) -> str:
    """All of a few values; of numbers and of many the first and the last."""
    if not values:
        return "what the situation allows, as in the example"
    if len(values) > MOST and _is_run(values):
        return f"{code(values[0])} … {code(values[-1])}"
    if len(values) > MANY:
        return f"{_separated(values[:3])} … {code(values[-1])} ({len(values)})"
    return _separated(values)


def _is_run(values: tuple[str, ...]) -> bool:
    """Whether values are the same but for a number that rises by one."""
    numbers = [re.fullmatch(r"(\D*)(\d+)", value) for value in values]
    found = [(number[1], int(number[2])) for number in numbers if number]
    return found == [(found[0][0], found[0][1] + n) for n in range(len(values))] if found else False


def _separated(values: tuple[str, ...]) -> str:
    """Values of several words need something between them."""
    return (", " if any(" " in value for value in values) else " ").join(code(value) for value in values)


# --- options and an example -------------------------------------------------------------------------------


def options(game: motu.Game) -> str:
    """The options of one game."""
    texts = game.folder.texts
    rows = [
        [code(name), KINDS[option.kind], _default(option), texts.word(f"option-{name}.about", "en")]
        for name, option in game.folder.own_options.items()
    ]
    return table(["Option", "Values", "Default", "Meaning"], rows) if rows else "None."


KINDS = {"yes_no": "`true` `false`", "number": "a number"}


def _default(option: Option) -> str:
    return code(str(option.default).lower())


def excerpt(game: motu.Game) -> str:
    """The record of a match that has just begun."""
    lines: list[str] = []
    for _, alike in groupby(a_short_match(game, DECISIONS).record().moves, kind_of):
        moves = list(alike)
        lines += moves[:SAME] if len(moves) > SAME + 1 else moves
        lines += ["…"] if len(moves) > SAME + 1 else []
    return "\n".join(["```", *lines, "```"])


def kind_of(move: str) -> tuple[str, str]:
    """Whether a player or nature moved, and what it did."""
    who, verb, *_ = move.split(" ")
    return "*" if who == "*" else "", verb


def pages() -> dict[Path, str]:
    """All pages by their file."""
    return {DOCS / "notation" / f"{file_name(game)}.md": page(game) for game in motu.all_games().values()}


if __name__ == "__main__":
    write(pages())
