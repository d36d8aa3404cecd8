"""Imports point one way only; a new game is a new folder and nothing else."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from motu import _native
from motu.match.match import Match
from tests.house.tracked import ROOT

PACKAGE = _native.PACKAGE
# A layer may import what stands in a line above it. "motu" is the public face, `import motu`.
ORDER = (
    ("_native",),
    ("kernel",),
    ("games",),
    ("match",),
    ("motu",),
    ("bots",),
    ("console",),
    ("lab", "table", "terminal"),
    ("cli", "__main__"),
)
HEIGHT = {layer: height for height, layers in enumerate(ORDER) for layer in layers}
MODULES = {
    ".".join(("motu", *f.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): f
    for f in PACKAGE.rglob("*.py")
    if "_compiled" not in f.parts
}
GAMES = sorted(f.parent.name for f in (PACKAGE / "games").glob("[a-z]*/box.toml"))
COMPILED = _native.sources()
OUTSIDE_OF_COMPILED = {*sys.stdlib_module_names, "librt", "mypy_extensions"}


def layer(module: str) -> str:
    return module.split(".")[1] if "." in module else module


def game(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["motu", "games"] and len(parts) > 2 and parts[2] in GAMES else None


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imports(module: str) -> Iterator[str]:
    """The modules that this one imports, also inside functions and for types only."""
    file = MODULES[module]
    package = module.split(".") if file.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *filter(None, [node.module])])
            for name in node.names:
                yield f"{source}.{name.name}" if f"{source}.{name.name}" in MODULES else source


def motu_imports(module: str) -> list[str]:
    return [name for name in imports(module) if name.split(".")[0] == "motu"]


def words(file: Path) -> Iterator[str]:
    """What the code itself says: names and strings, comments and docstrings left out."""
    parsed = tree(file)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    bodies = [n.body for n in ast.walk(parsed) if isinstance(n, documented)]
    docstrings = {id(body[0].value) for body in bodies if body and isinstance(body[0], ast.Expr)}
    for node in ast.walk(parsed):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer(module) for module in MODULES} <= set(HEIGHT)


def test_every_folder_is_a_package() -> None:
    # A wheel leaves other folders out.
    assert {str(f.parent) for f in MODULES.values() if not (f.parent / "__init__.py").is_file()} == set()


@pytest.mark.parametrize("module", sorted(MODULES))
def test_imports_point_one_way_only(module: str) -> None:
    mine = layer(module)
    for name in motu_imports(module):
        other = layer(name)
        assert other == mine or HEIGHT[other] < HEIGHT[mine], f"{module} reaches up to {name}"
        assert not game(name) or game(name) == game(module), f"{module} names a game: {name}"


@pytest.mark.parametrize("module", sorted(COMPILED))
def test_compiled_modules_stand_on_compiled_modules(module: str) -> None:
    # mypyc freezes what it knows of an imported module, and the key of a build covers compiled modules only.
    for name in imports(module):
        assert name.split(".")[0] in OUTSIDE_OF_COMPILED or name in COMPILED, f"{module} imports {name}"


@pytest.mark.parametrize("module", sorted(COMPILED))
def test_compiled_modules_do_not_ask_where_they_lie(module: str) -> None:
    # They lie in the folder of their build, far from box.toml; the game's own package knows its folder.
    assert "__file__" not in words(COMPILED[module])


@pytest.mark.parametrize("module", sorted(m for m in MODULES if layer(m) != "games"))
def test_no_other_layer_names_a_game(module: str) -> None:
    names = re.compile("|".join(rf"\b{name.replace('_', '[_-]')}\b" for name in GAMES) or "(?!)")
    said = [word for word in words(MODULES[module]) if names.search(word)]
    assert not said, f"{module} says {said}"


def test_what_is_private_to_a_match_is_not_reached_into() -> None:
    """Matches have verbs for whatever others need of them."""
    private = {name for name in vars(Match) if name.startswith("_") and not name.startswith("__")} | {"_out"}
    found = []
    for path in [*PACKAGE.rglob("*.py"), *ROOT.glob("tests/**/*.py")]:
        if {"match", "_compiled"} & set(path.relative_to(ROOT).parts):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
        found += [
            f"{path.relative_to(ROOT)}:{node.lineno} {node.attr}"
            for node in attributes
            if node.attr in private
            if not isinstance(node.value, ast.Name) or node.value.id != "self"  # a match of the tests' own
            if not isinstance(node.value, ast.Call)  # or its super()
        ]
    assert found == []
