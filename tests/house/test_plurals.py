"""Every message with a number, said with none, one, two and five: nothing is counted that is not there.

The singular of French also serves zero: where it says “une carte”, an empty hand would hold one.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from motu._native import PACKAGE
from motu.games._shared.text import FILES, LANGUAGES, Texts
from tests.minigames import tahatai

SHARED = PACKAGE / "games" / "_shared"
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl") if "_compiled" not in path.parts})
FOLDERS.append(tahatai.FOLDER.home)  # the example of the guide speaks like the others
ONE = {"1", "un", "une", "one", "a", "an", "single"}  # words that count one thing
ONE_OF_MANY = re.compile(
    r"\b(?:les|des|ces|mes|vos|ses|nos|leurs|these|those|all) 1(?![\d,.])", re.IGNORECASE
)
NO_PLURALS = {"bois", "choix", "dans", "des", "fois", "pas", "près", "status", "vers"}  # though they look so

# Amounts that are never below two, decimals and words, so that one form is enough.
SEVERAL = {
    "_shared": {
        *("event-truncated $n", "cli-trial-kept $games", "cli-trial-left $games", "cli-simulated $speed"),
        *("coach-promises $points", "coach-cost $points", "record-too-many-moves $moves"),
        *("box-too-deep $wanted", "box-long-number $wanted"),
    },
    "bora_bora": {"do-help-everybody $many", "no-more-than-one-short $missing"},
    "costa_ruana": {
        *("do-flip $active", "do-place-all $left", "do-remove-all $left", "log-dealt $cards"),
        *("no-island-full $people", "no-not-in-hand $cards"),
    },
    "mangrovia": {
        *("scene-leading $first", "scene-leading $second"),
        *(f"card-{land}.many $many" for land in ("water", "sand", "mangrove", "reed")),
        *(f"piece-{kind}.many $many" for kind in ("offering", "start", "amulet")),
        *("bonus_offering3.many $many", "bonus_amulet2.many $many", "bonus_joker.many $many"),
    },
    "pantheon": {
        *("do-draw-all $cards", "do-take-all $cards"),
        *("log-phase-capped $turns", "log-deities-returned $deities", "place-near $away"),
    },
    "raiatea": {
        *("mission-alike $n", "mission-different $n", "cost-alike $n", "cost-unlike $n"),
        *("effect-take_goods_different $n", "do-draw_set $cards", "no-clips-used $clips"),
        *("do-draw_set-buy $cards", "do-sacrifice-alike $title", "do-sell-both $title"),
    },
    "tahatai": set(),
    "table": {
        "lobby-facts $most",
        "rivals-players $n",
        "lobby-facts $long",
        "result-limit $n",
        "refused-occupied $minutes",
        "too-many-tables $most",
    },
}


class Facts(Visitor):
    """The facts of a message, and the other messages that it says."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.amounts: set[str] = set()
        self.numbers: set[str] = set()  # of kinds and places
        self.exact: set[tuple[str, str]] = set()  # what is said of just this number
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            keys = [key.name if isinstance(key, ast.Identifier) else key.value for key in _keys(node)]
            self.exact |= {(name, key) for key in keys if key.isdecimal()}
            if set(keys) <= {"0", "1", "one", "other"}:
                self.amounts.add(name)
            elif any(key.isdecimal() for key in keys):
                self.numbers.add(name)
        self.generic_visit(node)

    def add(self, other: Facts) -> None:
        self.names |= other.names
        self.amounts |= other.amounts
        self.numbers |= other.numbers
        self.exact |= other.exact


def _keys(node: ast.SelectExpression) -> list[ast.Identifier | ast.NumberLiteral]:
    return [variant.key for variant in node.variants]


@cache
def facts(folder: Path, lang: str) -> dict[str, Facts]:
    """The facts of every message and attribute in the files of a folder."""
    found: dict[str, Facts] = {}
    for name in FILES:
        file = folder / f"{name}.{lang}.ftl"
        for entry in FluentParser().parse(file.read_text("utf-8")).body if file.exists() else ():
            if isinstance(entry, ast.Message):
                patterns = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                for id, pattern in {entry.id.name: entry.value, **patterns}.items():
                    if pattern:
                        found[id] = Facts()
                        found[id].visit(pattern)
    for known in found.values():
        for other in known.others & set(found):
            known.add(found[other])
    return found


@cache
def said(folder: Path, lang: str) -> list[tuple[str, str, Facts, list[str]]]:
    """Each message with each of its facts as a number: what it says for 0, 1, 2 and 5."""
    texts = Texts(SHARED, folder)
    found = []
    for id, known in facts(folder, lang).items():
        others: dict[str, int | str] = {name: 5 if name in known.amounts else "…" for name in known.names}
        for name in sorted(known.names):
            ways = [texts.word(id, lang, {**others, name: n}) for n in (0, 1, 2, 5)]
            found.append((id, name, known, ways))
    return found


@cache
def said_together(folder: Path, lang: str) -> list[tuple[str, str]]:
    """Each message with several amounts: what it says for none, one, two and five of each."""
    texts = Texts(SHARED, folder)
    return [
        (
            id,
            texts.word(
                id, lang, {**dict.fromkeys(known.names, "…"), **dict(zip(amounts, numbers, strict=True))}
            ),
        )
        for id, known in facts(folder, lang).items()
        for amounts in [sorted(known.amounts)]
        if len(amounts) > 1
        for numbers in product((0, 1, 2, 5), repeat=len(amounts))
    ]


@cache
def counting(folder: Path) -> set[str]:
    """The facts that stand before a noun: French shows it best, its verbs do not end like nouns."""
    return {
        f"{id} ${name}"
        for id, name, known, (_, _, two, _) in said(folder, "fr")
        if name not in known.numbers and plural(2, two)
    }


def plural(n: int, text: str) -> bool:
    """Whether there are n things of a kind."""
    return bool(set(re.findall(rf"(?<![\d,.])\b{n}[ \u00a0](\w+[sx])\b", text)) - NO_PLURALS)


def words(text: str) -> Counter[str]:
    return Counter(re.findall(r"\w+", text.lower()))


def put(text: str, new: int, old: int) -> str:
    """The text with another number."""
    return re.sub(rf"(?<!\d){old}(?!\d)", str(new), text)


each_file = pytest.mark.parametrize(
    ("folder", "lang"),
    [(folder, lang) for folder in FOLDERS for lang in LANGUAGES],
    ids=lambda value: getattr(value, "name", value),
)


@each_file
def test_nothing_is_counted_that_is_not_there(folder: Path, lang: str) -> None:
    faults = []
    for id, name, known, (none, one, two, _) in said(folder, lang):
        if name in known.numbers:
            continue
        counted = ONE & set(words(one) - words(two))
        meant = (name, "0") in known.exact  # written for zero
        if counted and (none == one or (not meant and counted & set(words(none) - words(two)))):
            faults.append(f"{id} ${name}: {none}")
    assert faults == []


@each_file
def test_one_is_no_plural_and_two_are_as_five(folder: Path, lang: str) -> None:
    faults = []
    for id, name, known, (none, one, two, five) in said(folder, lang):
        what = f"{id} ${name}"
        if name in known.numbers:
            continue
        zero = lang == "fr" and (name, "1") not in known.exact and plural(0, none)
        if what in counting(folder) - SEVERAL[folder.name] and (zero or plural(1, one)):
            faults.append(f"{what}: {none} | {one}")
        if put(five, 2, 5) != put(two, 2, 5):
            faults.append(f"{what}: {two} | {five}")
        if ONE_OF_MANY.search(one) and what not in SEVERAL[folder.name]:
            faults.append(f"{what}: {one}")
    assert faults == []


NEGATED = re.compile(r"^\W*aucune?\b|\b(?:ne|ni|sans|plus)\b|\bn’", re.IGNORECASE)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_aucun_needs_its_negation(folder: Path) -> None:
    """“Rouge reçoit aucun pied” is no French: either “ne … aucun”, or it begins what is counted."""
    each = [(id, text) for id, _, _, ways in said(folder, "fr") for text in ways]
    faults = {
        f"{id}: {clause}"
        for id, text in [*each, *said_together(folder, "fr")]
        for clause in re.split(r"[:;,().]", text)
        if re.search(r"\baucune?\b", clause) and not NEGATED.search(clause)
    }
    assert faults == set()


@each_file
def test_everything_is_said(folder: Path, lang: str) -> None:
    assert [
        id for id, _, _, ways in said(folder, lang) if any(re.search(r"[{}]|\$\w", way) for way in ways)
    ] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_exception_is_left_over(folder: Path) -> None:
    assert SEVERAL[folder.name] <= counting(folder)
