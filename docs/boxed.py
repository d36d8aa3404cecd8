"""The tables of a box.toml as tables of a page, with their source and with what its comments say of them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from docs.making import code, paragraphs, table

HEADER = re.compile(r"\[\[?([\w.]+)\]\]?(?: *# (.*))?")
ENTRY = re.compile(r"(\w+) = (.*)")
REMARK = re.compile(r"(?:[^\"#]|\"[^\"]*\")*?# (.*)")  # behind a value; a # within quotes is none
SOURCE = "source"
MARKS = {"R": "rulebook", "P": "public source", "K": "recalled", "X": "reconstructed by us"}
DRAWN = 5  # lines of text of one length: they are a drawing
HIDDEN = "edition"  # the name of the box


@dataclass
class Remarks:
    """What the comments of a file say, by the name of a table, or of a table and a key: `counts.hand`."""

    of: dict[str, str] = field(default_factory=dict)

    def add(self, name: str, *said: str | None) -> None:
        """What is said of several rows of one table is said once."""
        words = [self.of.get(name, ""), *(part or "" for part in said)]
        self.of[name] = " ".join(word for word in words if word)


def remarks(path: Path) -> Remarks:
    """The comments of a file: those above a table or key, and those behind one."""
    found, table_name, above = Remarks(), "", []
    _, _, text = path.read_text("utf-8").partition("\n[")  # the head of the file says how to read it
    for line in ("[" + text).splitlines():
        if line.startswith("# "):
            above.append(line[2:])
        elif header := HEADER.fullmatch(line):
            table_name = header[1]
            found.add(table_name, *above, header[2])
            above = []
        elif entry := ENTRY.fullmatch(line):
            behind = REMARK.fullmatch(entry[2])
            found.add(f"{table_name}.{entry[1]}", *above, behind and behind[1])
            above = []
    return found


def tables(path: Path) -> str:
    """All tables of a box."""
    data, said = tomllib.loads(path.read_text("utf-8")), remarks(path)
    return paragraphs(
        sources(data), *(_section(name, value, said) for name, value in data.items() if name != HIDDEN)
    )


def sources(data: Any) -> str:
    """What the marks mean, and how many tables and rows have which."""
    counted = sorted(Counter(_sources(data)).items())
    marks = ", ".join(f"{mark} {meaning}" for mark, meaning in MARKS.items())
    return paragraphs(
        f"Sources: {marks}; of several marks each holds for a part.",
        table(
            ["source", *(mark for mark, _ in counted)], [["tables and rows", *(str(n) for _, n in counted)]]
        ),
    )


def _sources(data: Any) -> list[str]:
    if isinstance(data, list):
        return [mark for one in data for mark in _sources(one)]
    if isinstance(data, dict):
        here = [data[SOURCE]] if SOURCE in data else []
        return here + [mark for value in data.values() for mark in _sources(value)]
    return []


def _section(name: str, value: Any, said: Remarks) -> str:
    heading, about = f"### {name}", _sentence(said.of.get(name, ""))
    if isinstance(value, list):
        return paragraphs(heading, about, rows(value))
    if SOURCE in value:
        about = f"{about} Source {value[SOURCE]}. {_sentence(said.of.get(f'{name}.{SOURCE}', ''))}".strip()
    inner = {key: one for key, one in value.items() if key != SOURCE}
    if all(isinstance(one, dict) and SOURCE in one for one in inner.values()):
        return paragraphs(heading, about, _side_by_side(name, inner, said))
    large = {key: one for key, one in inner.items() if _is_rows(one) or _is_drawing(one)}
    small = {key: one for key, one in inner.items() if key not in large}
    parts = [_key_values(name, small, said)] if small else []
    for key, one in large.items():
        note = _sentence(said.of.get(f"{name}.{key}", ""))
        parts.append(f"{code(key)}: {note}".rstrip() if len(inner) > 1 else note)
        parts.append(rows(one) if _is_rows(one) else "\n".join(["```", *one, "```"]))
    return paragraphs(heading, about, *parts)


def rows(found: list[dict[str, Any]]) -> str:
    """Rows with their keys as columns, the source last."""
    keys = dict.fromkeys(key for row in found for key in row if key != SOURCE)
    columns = [*keys, SOURCE]
    return table(columns, ([cell(row.get(key, "")) for key in columns] for row in found))


def _key_values(name: str, values: dict[str, Any], said: Remarks) -> str:
    notes = [said.of.get(f"{name}.{key}", "") for key in values]
    if any(notes) or len(values) < 3 or not all(isinstance(value, int) for value in values.values()):
        lines = [[code(key), cell(value)] for key, value in values.items()]
        lines = [[*line, note] for line, note in zip(lines, notes, strict=True)] if any(notes) else lines
        return table(["key", "value", "meaning"][: len(lines[0])], lines)
    return table([code(key) for key in values], [[cell(value) for value in values.values()]])


def _side_by_side(name: str, values: dict[str, dict[str, Any]], said: Remarks) -> str:
    """Tables with the same keys: a column for each, the source last."""
    keys = dict.fromkeys(key for one in values.values() for key in one if key != SOURCE)
    lines = [[code(key), *(cell(one.get(key, "")) for one in values.values())] for key in [*keys, SOURCE]]
    places = {key: [f"{name}.{one}.{key}" for one in values] for key in keys}
    notes = [
        next((said.of[at] for at in places.get(key, ()) if at in said.of), "") for key in [*keys, SOURCE]
    ]
    head, about = (
        ["", *values],
        [f"{code(key)}: {said.of[f'{name}.{key}']}" for key in values if said.of.get(f"{name}.{key}")],
    )
    if any(notes):
        head, lines = [*head, "meaning"], [[*line, note] for line, note in zip(lines, notes, strict=True)]
    return paragraphs("; ".join(about) + "." if about else "", table(head, lines))


def cell(value: Any) -> str:
    """A value of TOML in a table."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict) and "do" in value:
        return " ".join(str(part) for part in value.values())
    if isinstance(value, dict):
        return _joined(list(value.values()), [f"{key}: {cell(one)}" for key, one in value.items()])
    if isinstance(value, list):
        return _joined(value, [cell(one) for one in value])
    return str(value)


def _joined(values: list[Any], cells: list[str]) -> str:
    return ("; " if any(isinstance(one, (dict, list)) for one in values) else ", ").join(cells)


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


def _is_drawing(value: Any) -> bool:
    if not isinstance(value, list) or len(value) < DRAWN or not all(isinstance(one, str) for one in value):
        return False
    return len({len(one) for one in value}) == 1 and len(value[0]) > 2 * DRAWN


def _sentence(words: str) -> str:
    words = words.strip()
    return words and words[0].upper() + words[1:] + ("" if words.endswith((".", ":")) else ".")
