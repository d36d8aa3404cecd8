"""For which reasons the rules of a game refuse, read in their source: so that no reason is forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import motu
from motu.games._shared.folder import Folder
from motu.kernel.core import GAME_OVER

JUDGES = ("check", "_check", "why_", "_why_")  # how the names of functions begin that give reasons


@dataclass
class Judge:
    """A function that gives reasons: those it returns itself, and the others whose answer it passes on."""

    reasons: set[int] = field(default_factory=set)
    asks: set[str] = field(default_factory=set)


def modules(folder: Folder[Any]) -> Iterator[tuple[ast.Module, Mapping[str, Any]]]:
    """The modules of the rules, as they are written and with the values of their names."""
    package = type(folder).__module__
    for file in sorted((folder.home / "rules").glob("*.py")):
        yield ast.parse(file.read_text("utf-8")), vars(import_module(f"{package}.rules.{file.stem}"))


def reasons_named(folder: Folder[Any]) -> list[int]:
    """Every number that a module of the rules names and that is a rule of the index."""
    index = set(motu.game(folder.key).rule_ids())
    found = [
        node.value.value
        for tree, _ in modules(folder)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant)
    ]
    return [n for n in found if isinstance(n, int) and n > 100 and folder.rule_of(n) in index]


def reasons_given(folder: Folder[Any]) -> set[tuple[str, int]]:
    """Every rule with every reason that its `check` can come to."""
    found: dict[tuple[str, str], Judge] = {}
    for tree, names in modules(folder):
        for cls, function in functions(tree):
            if function.name.startswith(JUDGES):
                read(function, names, found.setdefault((cls, function.name), Judge()))

    def all_of(cls: str, name: str) -> set[int]:
        key = (cls, name) if (cls, name) in found else ("", name)
        return found[key].reasons.union(*(all_of(cls, other) for other in found[key].asks))

    pairs = {(cls, n) for cls, name in found if cls and name == "check" for n in all_of(cls, name)}
    return {(cls, n) for cls, n in pairs if n > GAME_OVER}


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions of a module with the name of their class, if any."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield "", node
        elif isinstance(node, ast.ClassDef):
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    yield node.name, member


def read(function: ast.FunctionDef, names: Mapping[str, Any], judge: Judge) -> None:
    """Read every `return`; what cannot be read, and a number without a name, fails the test."""
    told = {argument.arg for argument in function.args.args}  # a reason told by the caller is the caller's
    passed_on: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    passed_on.setdefault(target.id, []).append(node.value)

    def look(value: ast.expr | None) -> None:
        if isinstance(value, ast.IfExp):
            look(value.body)
            look(value.orelse)
        elif isinstance(value, ast.Call):
            callee = value.func
            name = callee.attr if isinstance(callee, ast.Attribute) else getattr(callee, "id", "")
            assert name.startswith(JUDGES), f"{function.name}, line {value.lineno}: cannot read this reason"
            judge.asks.add(name)
            judge.reasons.update(
                names[sent.id] for sent in value.args if isinstance(sent, ast.Name) and sent.id.isupper()
            )
        elif isinstance(value, ast.Name) and value.id in passed_on:
            for other in passed_on[value.id]:
                look(other)
        else:
            assert isinstance(value, ast.Name), (
                f"{function.name}: cannot read {ast.dump(value or ast.Pass())}"
            )
            if value.id not in told:
                judge.reasons.add(names[value.id])

    for node in ast.walk(function):
        if isinstance(node, ast.Return):
            look(node.value)
