"""Makes docs/api.md: the names that programs use, with their types and docstrings, as the sources have them.

python docs/api.py
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import motu  # noqa: E402 - this checkout's
from docs.making import DOCS, code, paragraphs, table, write  # noqa: E402
from docs.sources import parsed, path_of  # noqa: E402

INTRODUCTION = """\
# API

<!-- Made by `python docs/api.py` from docstrings: change the sources, not this page. -->

The names that programs use, with their types. What has no docstring or begins with an underscore is not
for others. Examples: [README](../README.md#in-python), [bots](bots.md#your-own-bot). How answers are written:
[notation](notation)."""


@dataclass(frozen=True)
class Chapter:
    """Names that belong together: by module, those of its `__all__` or those listed."""

    title: str
    about: str
    names: dict[str, tuple[str, ...]]


def _home(name: str) -> str:
    """The module where a public name of `motu` is written."""
    return str(getattr(motu, name).__module__)


def _public() -> dict[str, tuple[str, ...]]:
    """What `motu` offers, module by module: functions, classes, and at last what can go wrong."""
    names = sorted(motu.__all__, key=lambda name: (name[0].isupper(), name))
    homes = sorted({_home(name) for name in names}, key=lambda home: (home.endswith("errors"), home))
    return {home: tuple(name for name in names if _home(name) == home) for home in homes}


CHAPTERS = (
    Chapter(
        "motu",
        "What `import motu` offers: games, matches, records, and what can go wrong.",
        _public(),
    ),
    Chapter(
        "motu.match",
        "What a match hands out.",
        {
            "motu.match.choice": ("Choice", "Gesture", "Refusal", "Event"),
            "motu.match.match": ("Move", "WayBack"),
        },
    ),
    Chapter(
        "motu.games",
        "What every game folder offers; `match.folder` and `window.folder` are one.",
        {"motu.games._shared.folder": ("Folder", "Option", "StandingOrder")},
    ),
    Chapter(
        "motu.bots",
        "For authors of bots.",
        {
            "motu.bots": ("bot",),
            "motu.bots.bot": ("Bot", "Window"),
            "motu.bots.thinker": ("Strength",),
            "motu.bots.joining": ("Seat", "play_seat", "position", "NotServed", "Refused"),
        },
    ),
    Chapter(
        "motu.kernel",
        "What a bot plays with in the worlds of its window.",
        {
            "motu.kernel.engine": (
                "advance",
                "answers",
                "apply",
                "awaiting",
                "happen",
                "weight",
                "why_not",
                "playout",
            ),
            "motu.kernel.moves": ("Moves",),
            "motu.kernel.core": ("State",),
            "motu.kernel.insight": ("Insight",),
        },
    ),
    Chapter(
        "motu.lab",
        "Many games between bots.",
        {
            "motu.lab.simulate": ("simulate", "Simulation"),
            "motu.lab.arena": ("contest", "Contest"),
            "motu.lab.ratings": ("Rating",),
            "motu.lab.bot_contract": ("check_bot", "BotFault"),
        },
    ),
)
WIDE = 100  # characters of a signature on one line
JSON_HANDLERS = "motu.table.handlers.outside"
JSON_SEEN = "motu.table.outside"


def page() -> str:
    """The whole page."""
    titles = [*(chapter.title for chapter in CHAPTERS), "JSON"]
    contents = " · ".join(f"[{title}](#{title.lower().replace('.', '')})" for title in titles)
    return paragraphs(INTRODUCTION, contents, *map(_chapter, CHAPTERS), _json()) + "\n"


def _chapter(chapter: Chapter) -> str:
    offered = getattr(import_module(chapter.title), "__all__", ())
    parts = [
        _name(module, name, chapter.title if name in offered else module)
        for module, names in chapter.names.items()
        for name in names
    ]
    return paragraphs(f"## {chapter.title}", chapter.about, *parts)


def _name(module: str, name: str, importable: str) -> str:
    for node in parsed(module).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name:
            shown = _class(module, node) if isinstance(node, ast.ClassDef) else _function(module, node)
            head, *rest = shown
            imported = f"from {importable} import {name}"
            return paragraphs(f"### {name}", f"```python\n{imported}\n\n{head}\n```", *rest)
    raise LookupError(f"{name} is not written in {module}")


# --- functions --------------------------------------------------------------------------------------------


def _function(module: str, node: ast.FunctionDef) -> tuple[str, str]:
    """Its signature, and what it does."""
    whole = node.name + signature(module, node)
    if len(whole) > WIDE:
        whole = node.name + signature(module, node, between=",\n    ", around=("\n    ", ",\n"))
    return whole, _said(node)


def signature(
    module: str, node: ast.FunctionDef, between: str = ", ", around: tuple[str, str] = ("", "")
) -> str:
    """The arguments of a function with their types and defaults, and what it returns; without `self`."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
    shown = [
        _argument(module, *pair)
        for pair in zip(plain, defaults, strict=True)
        if pair[0].arg not in ("self", "cls")
    ]
    shown += (
        [f"*{_argument(module, given.vararg, None)}"] if given.vararg else ["*"] if given.kwonlyargs else []
    )
    shown += [_argument(module, *pair) for pair in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    returned = f" -> {source(module, node.returns)}" if node.returns else ""
    return f"({around[0]}{between.join(shown)}{around[1]}){returned}"


def _argument(module: str, argument: ast.arg, default: ast.expr | None) -> str:
    kind = f": {source(module, argument.annotation)}" if argument.annotation else ""
    if default is None:
        return argument.arg + kind
    return f"{argument.arg}{kind} = {source(module, default)}"


def source(module: str, node: ast.expr) -> str:
    """An expression as it is written."""
    found = ast.get_source_segment(path_of(module).read_text("utf-8"), node)
    return " ".join((found or "").split())


def _said(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> str:
    """A docstring, its paragraphs kept."""
    return ast.get_docstring(node) or ""


# --- classes ----------------------------------------------------------------------------------------------


def _class(module: str, node: ast.ClassDef) -> tuple[str, ...]:
    """Its head, what it is, what it has and what it does."""
    bases = [source(module, base) for base in node.bases]
    bases = [base for base in bases if not base.startswith(("Generic", "Protocol"))]
    head = f"class {node.name}" + (f"({', '.join(bases)})" if bases else "")
    fields = table(["Field", "Type", "Meaning"], rows) if (rows := list(_fields(module, node))) else ""
    methods = [
        _method(module, one) for one in node.body if isinstance(one, ast.FunctionDef) and _is_public(one)
    ]
    return head, _said(node), fields, "\n".join(methods)


def _is_public(node: ast.FunctionDef) -> bool:
    return not node.name.startswith("_") and bool(ast.get_docstring(node))


def _method(module: str, node: ast.FunctionDef) -> str:
    marks = {source(module, mark) for mark in node.decorator_list}
    said = " ".join(_said(node).split())
    if marks & {"property", "cached_property"}:
        kind = source(module, node.returns) if node.returns else ""
        return f"- {code(f'{node.name}: {kind}')}: {said}"
    return f"- {code(node.name + signature(module, node))}: {said}"


def _fields(module: str, node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """What a dataclass or a class declares; otherwise what its constructor keeps, unless that is private."""
    lines = path_of(module).read_text("utf-8").splitlines()
    declared = [one for one in node.body if isinstance(one, (ast.Assign, ast.AnnAssign))]
    for one in declared:
        target = one.targets[0] if isinstance(one, ast.Assign) else one.target
        if isinstance(target, ast.Name) and not target.id.startswith("_") and not _is_inner(module, one):
            kind = code(source(module, one.annotation)) if isinstance(one, ast.AnnAssign) else ""
            yield code(target.id), kind, _remark(lines[one.lineno - 1])
    if any(isinstance(one, ast.AnnAssign) for one in declared):
        return
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            yield from _kept(module, method, lines)


def _is_inner(module: str, field: ast.Assign | ast.AnnAssign) -> bool:
    """Whether a field is not even shown by `repr`."""
    return field.value is not None and "repr=False" in source(module, field.value)


def _kept(module: str, init: ast.FunctionDef, lines: list[str]) -> Iterator[tuple[str, str, str]]:
    kinds = {one.arg: source(module, one.annotation) for one in init.args.args if one.annotation}
    told: set[str] = set()
    for one in ast.walk(init):
        if not isinstance(one, (ast.Assign, ast.AnnAssign)):
            continue
        target = one.targets[0] if isinstance(one, ast.Assign) else one.target
        if not isinstance(target, ast.Attribute) or target.attr.startswith("_") or target.attr in told:
            continue
        told.add(target.attr)
        value = one.value
        kind = kinds.get(value.id, "") if isinstance(value, ast.Name) else ""
        kind = source(module, one.annotation) if isinstance(one, ast.AnnAssign) else kind
        yield code(target.attr), code(kind) if kind else "", _remark(lines[one.lineno - 1])


def _remark(line: str) -> str:
    """The comment at the end of a line."""
    _, _, remark = line.partition("  # ")
    return "" if remark.startswith("noqa") else remark


# --- JSON -------------------------------------------------------------------------------------------------


def _json() -> str:
    """The addresses for programs, by their handlers, and what is sent for a seat."""
    tree = parsed(JSON_HANDLERS)
    handlers = {node.name: node for node in tree.body if isinstance(node, ast.AsyncFunctionDef)}
    router = next(call for call in ast.walk(tree) if isinstance(call, ast.Call) and _called(call) == "Router")
    given = {one.arg: one.value for one in router.keywords}
    start = ast.literal_eval(given["path"])
    rows = []
    for name in (source(JSON_HANDLERS, one) for one in getattr(given["route_handlers"], "elts", [])):
        mark = handlers[name].decorator_list[0]
        assert isinstance(mark, ast.Call)
        address = re.sub(r"\{(\w+):\w+\}", r"<\1>", start + ast.literal_eval(mark.args[0]))
        rows.append([code(f"{_called(mark).upper()} {address}"), " ".join(_said(handlers[name]).split())])
    return paragraphs(
        "## JSON",
        "A served table for programs in any language; bodies, errors and an example: "
        "[bots](bots.md#a-seat-at-a-served-table).",
        table(["Request", "What it does"], rows),
        f"What is sent for a seat has these keys: {code(*_keys_sent())}.",
    )


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _keys_sent() -> Iterator[str]:
    """The keys of what `seen` sends, in its order."""
    seen = next(
        one for one in parsed(JSON_SEEN).body if isinstance(one, ast.FunctionDef) and one.name == "seen"
    )
    yield "revision"
    for node in ast.walk(seen):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            yield from (ast.literal_eval(key) for key in node.value.keys if key)


def pages() -> dict[Path, str]:
    """The page by its file."""
    return {DOCS / "api.md": page()}


if __name__ == "__main__":
    write(pages())
