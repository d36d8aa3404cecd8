"""What a game says is declared once, beside the rule it speaks of: who knows one folder knows all five."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from motu._native import PACKAGE
from motu.games import folders
from motu.games._shared.asking import Question, Way
from motu.games._shared.nouns import Noun
from motu.games._shared.text import LANGUAGES, Phrase
from motu.kernel.core import AUTO, CHANCE, Rule
from motu.match.game import Game
from tests.minigames import tahatai

FOLDERS = {**folders(), tahatai.FOLDER.key: tahatai.FOLDER}  # the example of the guide is one of them
GAMES = sorted(FOLDERS)
COMPILED = {"box.py", "state.py", "scoring.py", "insight.py"}
# Rules that two modules for people name, with the reason.
TWICE: dict[str, str] = {}
LADDER = re.compile(r"\brule (?:is|in|is not|not in)\b")
MOST_LADDERS = 40
TOP = r"question\([^)]*\)|s\.agenda\[[^]]*\]|step"
UNPACKED = re.compile(rf"(?:\bint\((?:{TOP})\)|\b(?:{TOP})) *(?:&|>>)")
NUMBERED = re.compile(r"^(?:log|no)-\d")
BARE = re.compile(r"\breason *(?:==|in|!=|not in) *[(\d]")


def home(key: str) -> Path:
    return FOLDERS[key].home


def for_people(key: str) -> list[Path]:
    """The modules of a game that speak to people."""
    files = [path for path in home(key).rglob("*.py") if "rules" not in path.relative_to(home(key)).parts[:1]]
    return [path for path in files if path.name not in COMPILED]


@cache
def rule_names(key: str) -> dict[str, Rule[Any]]:
    """The constants of `rules/` that are rules of the game."""
    found: dict[str, Rule[Any]] = {}
    for path in (home(key) / "rules").glob("*.py"):
        module = import_module(f"{type(FOLDERS[key]).__module__}.rules.{path.stem}")
        found |= {name: thing for name, thing in vars(module).items() if isinstance(thing, Rule)}
    return found


def named_in(path: Path, names: set[str]) -> set[str]:
    """The rules that a module names: as `MARKET_TURN` or `market.MARKET_TURN`."""
    tree = ast.parse(path.read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    modules = {
        a.asname or a.name for node in imports if (node.module or "").endswith(".rules") for a in node.names
    }
    outright = {a.name for node in imports if ".rules." in (node.module or "") for a in node.names}
    through = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
        if node.value.id in modules - {"tell"}
    }
    return (outright | through) & names


@pytest.mark.parametrize("key", GAMES)
def test_a_rule_is_named_in_one_module_for_people(key: str) -> None:
    rules = rule_names(key)
    where: dict[str, set[str]] = defaultdict(set)
    for path in for_people(key):
        for name in named_in(path, set(rules)):
            where[name].add(str(path.relative_to(home(key))))
    asked = {name for name, rule in rules.items() if rule.mode != AUTO}
    assert {name for name in asked if name not in where} == set(), "no module speaks of them"
    assert {
        name: sorted(files) for name, files in where.items() if len(files) > 1 and name not in TWICE
    } == {}


def test_the_exceptions_are_few_and_there() -> None:
    known = {name for key in GAMES for name in rule_names(key)}
    assert len(TWICE) <= 10 and set(TWICE) <= known


def test_what_is_said_is_not_looked_up_in_ladders() -> None:
    ladders = {
        f"{key} {path.name}": len(LADDER.findall(path.read_text("utf-8")))
        for key in GAMES
        for path in for_people(key)
    }
    assert sum(ladders.values()) < MOST_LADDERS, {name: n for name, n in ladders.items() if n}


def test_steps_are_unpacked_in_the_kernel_alone() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if not {"kernel", "_compiled"} & set(path.parts)]
    found = [
        f"{path.relative_to(PACKAGE)}:{n}: {line.strip()}"
        for path in files
        for n, line in enumerate(path.read_text("utf-8").split("\n"), 1)
        if UNPACKED.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("key", GAMES)
def test_no_message_and_no_reason_is_a_bare_number(key: str) -> None:
    texts = FOLDERS[key].texts
    for lang in LANGUAGES:
        assert [id for id in texts.ids(lang) if NUMBERED.match(id)] == []
    assert [path.name for path in home(key).rglob("*.py") if BARE.search(path.read_text("utf-8"))] == []


# --- declarations --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_that_asks_is_declared_with_all_its_answers(key: str) -> None:
    folder = FOLDERS[key]
    for rule in folder.ruleset.rules:
        if rule.mode == CHANCE:
            assert rule in folder.speech.draws, type(rule).__name__
            assert folder.speech.draws[rule].way.size == rule.size, type(rule).__name__
        elif rule.mode != AUTO:
            assert rule in folder.speech.questions, type(rule).__name__
            sizes = sum(way.size for way in folder.speech.questions[rule].ways)
            assert sizes == rule.size, (type(rule).__name__, sizes, int(rule.size))


@pytest.mark.parametrize("key", GAMES)
def test_every_action_has_a_name_of_its_own(key: str) -> None:
    game = Game(FOLDERS[key])
    names = game.folder.action_names(game.box(None))
    assert len(names) == len(set(names)) == int(game.folder.ruleset.decisions)


def sentences(question: Question[Any], way: Way[Any] | None) -> list[str]:
    """The messages that a declaration names outright; functions choose others."""
    named = [f"no-{name}" for name in question.no.values() if isinstance(name, str)]
    if way is not None:
        return [way.says] if isinstance(way.says, str) else []
    return named if callable(question.asks) else [*named, f"ask-{question.asks or question.key}"]


@pytest.mark.parametrize("key", GAMES)
def test_every_variable_of_a_sentence_has_a_source(key: str) -> None:
    folder = FOLDERS[key]
    lacking = []
    for question in folder.speech.questions.values():
        known = {*question.facts, *folder.speech.facts}
        of_ways = {noun.name for way in question.ways for noun in way.nouns}
        for way in (None, *question.ways):
            nouns = of_ways if way is None else {noun.name for noun in way.nouns}
            for id in sentences(question, way):
                assert all(folder.texts.has(id, lang) for lang in LANGUAGES), id
                lacking += [
                    f"{id} ${name}" for name in folder.texts.variables(id) if name not in known | nouns
                ]
    assert lacking == []


@pytest.mark.parametrize("key", GAMES)
def test_every_line_of_the_log_is_declared(key: str) -> None:
    events = FOLDERS[key].events
    assert events is not None
    assert set(events.lines) == set(events.names), "as many lines as constants in tell.py"
    for kind, line in events.lines.items():
        id = f"log-{events.name(kind)}"
        carried = {part.partition("=")[0] for part in line.carries.split()} | set(line.facts)
        if line.says is None:
            assert all(FOLDERS[key].texts.has(id, lang) for lang in LANGUAGES), id
        assert set(FOLDERS[key].texts.variables(id)) <= carried, id


@pytest.mark.parametrize("key", GAMES)
def test_one_reason_has_one_sentence(key: str) -> None:
    said: dict[int, set[str]] = defaultdict(set)
    index = set(Game(FOLDERS[key]).rule_ids())
    for question in FOLDERS[key].speech.questions.values():
        for reason, name in question.no.items():
            assert FOLDERS[key].rule_of(reason) in index, (reason, name)
            if isinstance(name, str):
                said[reason].add(name)
    assert {reason: names for reason, names in said.items() if len(names) > 1} == {}


def constants(*files: Path) -> set[str]:
    """All strings that modules write, those that begin a longer one included."""
    trees = [ast.parse(path.read_text("utf-8")) for path in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@pytest.mark.parametrize("key", GAMES)
def test_no_message_is_an_orphan(key: str) -> None:
    """Somebody says it: a declaration, another message, or code by its name or the beginning of it."""
    folder = FOLDERS[key]
    shared = [*(PACKAGE / "games" / "_shared").rglob("*.py"), *(PACKAGE / "bots").rglob("*.py")]
    pages = [*(PACKAGE / "table").rglob("*.py"), *(PACKAGE / "lab").rglob("*.py"), *PACKAGE.glob("*.py")]
    written = constants(*for_people(key), *shared, *pages, *(PACKAGE / "match").rglob("*.py"))
    said = {id for question in folder.speech.questions.values() for id in declared_ids(question)}
    assert folder.events is not None
    said |= {f"log-{folder.events.name(kind)}" for kind in folder.events.lines}
    source = "\n".join((home(key) / f"text.{lang}.ftl").read_text("utf-8") for lang in LANGUAGES)
    quoted = set(re.findall(r"\{ *([a-z][\w-]*)", source))
    nouns = {f"{noun.name}-" for noun in nouns_of(key)}
    begun = {part for part in written if part.endswith("-") and len(part) > 1} | nouns
    own = set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))
    known = said | quoted | written | {word.partition(".")[0] for word in written}
    listed = {name for noun in nouns_of(key) for name in names_of(noun, key)}
    orphans = {id for id in own - known - listed if not any(id.startswith(start) for start in begun)}
    assert orphans == set()


def declared_ids(question: Question[Any]) -> set[str]:
    ids = {id for way in (None, *question.ways) for id in sentences(question, way)}
    return ids | {way.says for way in question.ways if isinstance(way.says, str)}


def nouns_of(key: str) -> list[Noun]:
    module = import_module(f"{type(FOLDERS[key]).__module__}.nouns")
    return [thing for thing in vars(module).values() if isinstance(thing, Noun)]


def names_of(noun: Noun, key: str) -> set[str]:
    """The messages by which a noun is said."""
    box, found = Game(FOLDERS[key]).box(None), set()
    for n in range(noun.size):
        try:
            word = noun.word(box, n)
        except (IndexError, KeyError):
            continue  # room for editions
        found |= {word.id.partition(".")[0]} if isinstance(word, Phrase) else set()
    return found


def test_the_folders_of_all_games_are_alike() -> None:
    """The same files, the same chapters that every game has, one way to name what a folder offers."""
    real = [key for key in GAMES if key in folders()]
    files = {key: {path.name for path in home(key).iterdir() if path.name != "__pycache__"} for key in real}
    assert len(real) == 5 and len({frozenset(names) for names in files.values()}) == 1, files
    for key in GAMES:
        chapters = {path.stem for path in (home(key) / "rules").glob("*.py")}
        assert {"tell", "secrets", "setup", "turn"} <= chapters, key
        assert {"layout", "icons", "players", "result"} <= scenes(key) or key not in real, key
        assert type(FOLDERS[key]).__name__ == key.title().replace("-", "") + "Folder"


def scenes(key: str) -> set[str]:
    return {path.stem for path in (home(key) / "scene").glob("*.py")}
