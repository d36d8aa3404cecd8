"""What people send with a request: forms and JSON objects, not too much of it, and in clean texts only.

The one place where texts of people come in: what passes here can be stored, shown and put into a sentence.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from litestar.enums import RequestEncodingType
from litestar.exceptions import ClientException
from multipart import MultipartSegment, PushMultipartParser  # type: ignore[import-untyped]

from motu.games._shared.text import is_clean
from motu.table.guard import Asked

MOST_FIELDS = 100
LONGEST_FIELD = 4_000  # characters


@dataclass(frozen=True)
class File:
    """A file that somebody sent."""

    name: str
    raw: bytes


class Form(dict[str, str]):
    """The fields of a form by name, the first of each; its files apart."""

    def __init__(self) -> None:
        super().__init__()
        self.files: dict[str, File] = {}


async def form_of(request: Asked) -> Form:
    """The form of a request; empty when there is none."""
    kind, details = request.content_type
    body = await request.body()
    try:
        if kind == RequestEncodingType.MULTI_PART:
            return _parts(body, details.get("boundary", ""))
        if kind == RequestEncodingType.URL_ENCODED:
            return _pairs(body)
    except ValueError as error:  # not UTF-8, too many fields, or not what it says it is
        raise ClientException from error
    return Form()


def _pairs(body: bytes) -> Form:
    form = Form()
    pairs = parse_qsl(body.decode(), keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS)
    for name, text in pairs:
        form.setdefault(checked(name), checked(text))
    return form


def _parts(body: bytes, boundary: str) -> Form:
    """Texts are UTF-8, whatever else a part says of itself: some encodings take minutes to read."""
    form, said = Form(), bytearray()
    segment: Any = None
    with PushMultipartParser(boundary, max_segment_count=MOST_FIELDS) as parser:
        for part in parser.parse(body):
            if isinstance(part, MultipartSegment):
                segment, said = part, bytearray()
            elif part:
                said += part
            elif segment.filename is not None:
                form.files.setdefault(checked(segment.name), File(checked(segment.filename), bytes(said)))
            else:
                form.setdefault(checked(segment.name), checked(said.decode()))
    return form


async def object_of(request: Asked) -> dict[str, Any]:
    """The JSON object of a request; nothing at all is an empty one."""
    raw = await request.body()
    try:
        found = json.loads(raw) if raw.strip() else {}
        if not isinstance(found, dict):
            raise ValueError("not an object")
        for value in found.values():
            if isinstance(value, str):
                checked(value)
    except (ValueError, RecursionError) as error:
        raise ClientException from error
    return found


def checked(text: str) -> str:
    """A text as it is, if it is clean and not too long."""
    if len(text) > LONGEST_FIELD or not is_clean(text):
        raise ValueError("not a clean text")
    return text


def line(text: str) -> str:
    """A text in one line: a name, or something said."""
    return " ".join(text.split())
