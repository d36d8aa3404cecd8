"""Sources as they are written: compiled classes have no docstrings and no types."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from docs.making import ROOT


def path_of(module: str) -> Path:
    """Where a module of this checkout stands."""
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


@cache
def parsed(module: str) -> ast.Module:
    """A module as it is written."""
    return ast.parse(path_of(module).read_text("utf-8"))


def module_docstring(module: str) -> str:
    """What a module is about."""
    return ast.get_docstring(parsed(module)) or ""


def class_docstring(kind: type) -> str:
    """What a class is about."""
    for node in parsed(kind.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return ast.get_docstring(node) or ""
    raise LookupError(f"{kind.__name__} is not written in {kind.__module__}")
