"""Makes the tables of docs/games: facts, data and the decision machine of each game.

python docs/specification.py

What stands between `<!-- name -->` and `<!-- /name -->` is made from box.toml, the rules and the questions;
the rest of a page is written by hand.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import motu  # noqa: E402 - this checkout's
from docs import boxed, notation  # noqa: E402
from docs.making import DOCS, code, paragraphs, table, with_parts, write  # noqa: E402
from docs.notation import file_name, written  # noqa: E402
from docs.played import played  # noqa: E402
from docs.sources import class_docstring, module_docstring  # noqa: E402
from motu.games._shared.asking import Question  # noqa: E402
from motu.kernel.core import AUTO, CHANCE, SEALED, Rule  # noqa: E402
from motu.kernel.engine import playout  # noqa: E402
from motu.kernel.moves import Moves  # noqa: E402

GAMES = 21  # at random, to see how long they are
CHAPTER = re.compile(r"[Cc]hapters? (\d+)")
STEP = re.compile(r"steps? (\d+)")
RULE_ID = re.compile(r"[A-Z]{2}-(\d+)\.\d+")
NUMBERS = re.compile(r"\b(?:Action|Outcome): |(?<=\s)(?=[ab] = )")  # how an answer or a step is numbered


def parts(game: motu.Game) -> dict[str, str]:
    """What is made of a page, by the names of its markers."""
    return {
        "facts": facts(game),
        "data": boxed.tables(game.folder.home / "box.toml"),
        "decisions": decisions(game),
        "options": notation.options(game),
    }


# --- what it is -------------------------------------------------------------------------------------------


def facts(game: motu.Game) -> str:
    """The game in figures."""
    folder, texts = game.folder, game.folder.texts
    modes = [rule.mode for rule in folder.ruleset.rules]
    asked = sum(mode not in (AUTO, CHANCE) for mode in modes)
    steps = f"{asked} questions, {modes.count(CHANCE)} draws, {modes.count(AUTO)} automatic steps"
    rows = [
        ["Key, prefix of its rules", f"{code(game.key)}, {code(folder.prefix)}"],
        ["Players", f"{game.seats[0]} to {game.seats[-1]}"],
        ["Minutes among people", f"{folder.minutes[0]} to {folder.minutes[1]}"],
        ["Points", ", ".join(texts.word(f"source-{source}", "en") for source in folder.sources)],
        ["Tie", f"{folder.tie_break}: {game.rules('en')[folder.tie_break]}"],
        ["Version of the rules", str(folder.rules_version)],
        ["Decision machine", steps],
        ["Numbers", f"{int(folder.ruleset.decisions)} actions, {int(folder.ruleset.outcomes)} outcomes"],
        ["Hidden, dealt anew for bots", code(*folder.secret) or "nothing"],
        ["Hidden, but countable", code(*folder.countable) or "nothing"],
    ]
    return paragraphs(table(["", ""], rows), length(game))


def length(game: motu.Game) -> str:
    """Decisions with two answers or more, in games at random."""
    rows = []
    for seats in game.seats:
        counted = sorted(_decisions(game, seats, seed) for seed in range(GAMES))
        rows.append([str(seats), str(round(median(counted))), f"{counted[0]} to {counted[-1]}"])
    head = ["Players", "Decisions in a game", "From, to"]
    about = f"Decisions with two answers or more, all players together, in {GAMES} games at random:"
    return paragraphs(about, table(head, rows))


def _decisions(game: motu.Game, seats: int, seed: int) -> int:
    options = game.check_options({})
    s = game.folder.new_state(game.box(None), seats, options)
    s.limit = game.folder.longest
    s.seed(seed)
    return int(playout(s, Moves()))


# --- the decision machine ---------------------------------------------------------------------------------


def decisions(game: motu.Game) -> str:
    """Every rule of the game, chapter by chapter: what is asked, what is drawn, what happens by itself."""
    chapters: dict[str, list[Rule[Any]]] = defaultdict(list)
    for rule in game.folder.ruleset.rules:
        chapters[type(rule).__module__].append(rule)
    return paragraphs(*(_chapter(game, module, chapters[module]) for module in sorted(chapters, key=_place)))


def _place(module: str) -> tuple[int, int, str]:
    """Where a module stands in the rulebook: by its chapter, or by the first rule that it names."""
    about = module_docstring(module)
    chapter, step = CHAPTER.search(about) or RULE_ID.search(about), STEP.search(about)
    return int(chapter[1]) if chapter else 0, int(step[1]) if step else 0, module


def _chapter(game: motu.Game, module: str, rules: list[Rule[Any]]) -> str:
    about, *more = module_docstring(module).split("\n\n")
    heading = about.rstrip(".").replace("\n", " ")
    source = "/".join(module.split(".")[-2:]) if ".rules." in module else module.split(".")[-1]
    asked = [rule for rule in rules if rule in game.folder.speech.questions]
    drawn = [rule for rule in rules if rule.mode == CHANCE]
    alone = [rule for rule in rules if rule.mode == AUTO]
    return paragraphs(
        f"### {heading}",
        " ".join(part.replace("\n", " ") for part in more),
        f"In {code(f'{source}.py')}.",
        *(_question(game, game.folder.speech.questions[rule]) for rule in asked),
        _draws(game, drawn) if drawn else "",
        _steps(alone) if alone else "",
    )


def _question(game: motu.Game, question: Question[Any]) -> str:
    rule, seen = question.rule, played(game.key)
    kind = int(rule.kind)
    said, numbered = split_docstring(rule)
    words = f" “{seen.asked[kind]}”" if kind in seen.asked else ""
    ways = ", ".join(written(game, way) for way in question.ways)
    allowed = {way.rule for way in question.ways} | {question.allowed_by} | seen.allowed[kind]
    refused = {game.folder.rule_of(reason) for reason in question.no}
    lines = [
        f"#### {type(rule).__name__}",
        said,
        "\n".join(
            [
                f"- {code(question.key)}:{words}",
                f"- Answers: {ways}; {int(rule.size)} in all.",
                f"- {_manner(game, question)}",
                f"- Allowed by {_ids(allowed)}" + (f"; refused by {_ids(refused)}." if refused else "."),
                *([f"- In numbers: {numbered}"] if numbered else []),
            ]
        ),
    ]
    return paragraphs(*lines)


def _manner(game: motu.Game, question: Question[Any]) -> str:
    """Who decides, and what the others may know of it."""
    rule = question.rule
    manner = ["Sealed: all who are asked decide at once" if rule.mode == SEALED else "One seat decides"]
    if int(rule.kind) in played(game.key).drafted:
        manner.append("part of a draft")
    if type(rule).public is not Rule.public:
        manner.append("others learn a part of the answer")
    if rule.guarded:
        manner.append("guarded")
    if rule.may_lapse:
        manner.append("lapses without an answer")
    if rule.beside is not None:
        manner.append(f"{type(rule.beside).__name__} may stand beside it")
    if question.curtain:
        manner.append("a curtain falls before it")
    if question.window:
        manner.append(f"a window, let go by with {code(question.window)}")
    return "; ".join(manner) + "."


def _draws(game: motu.Game, rules: list[Rule[Any]]) -> str:
    rows = []
    for rule in rules:
        said, numbered = split_docstring(rule)
        way = written(game, game.folder.speech.draws[rule].way)
        likely = "by how many are left" if rule.weighted else "equally"
        learnt = ", ".join(sorted(played(game.key).learnt[int(rule.kind)]))
        rows.append([type(rule).__name__, said, way, likely, learnt, numbered])
    return paragraphs("Nature:", table(["Draw", "Rule", "Outcome", "Likely", "Seen by", "In numbers"], rows))


def _steps(rules: list[Rule[Any]]) -> str:
    rows = [[type(rule).__name__, *split_docstring(rule)] for rule in rules]
    return paragraphs("By itself:", table(["Step", "Rule", "In numbers"], rows))


def split_docstring(rule: Rule[Any]) -> tuple[str, str]:
    """The rule in words, and how its answers and steps are numbered."""
    whole = " ".join(class_docstring(type(rule)).split())
    said, *numbered = NUMBERS.split(whole, maxsplit=1)
    return said.strip(), "".join(numbered)


def _ids(rules: set[Any]) -> str:
    """Ids of rules in their order."""
    ids = {rule for rule in rules if isinstance(rule, str) and rule}
    return ", ".join(sorted(ids, key=lambda id: [int(n) for n in re.findall(r"\d+", id)]))


def pages() -> dict[Path, str]:
    """All pages by their file."""
    found = {}
    for game in motu.all_games().values():
        path = DOCS / "games" / f"{file_name(game)}.md"
        found[path] = with_parts(path.read_text("utf-8"), parts(game))
    return found


if __name__ == "__main__":
    write(pages())
