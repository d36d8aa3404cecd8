"""What a viewer sees of a table, in pieces: those that the browser has already are named, not sent again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cached_property


class Rendered:
    """The fragments of a viewer, and the messages that carry them.

    Its name is a hash of its content: it changes when the viewer's own fragments change and tells nothing
    else, not even by counting.
    """

    def __init__(self, parts: Mapping[str, tuple[str, ...]]) -> None:
        self.parts = parts
        pieces: list[str] = []
        for id, part in parts.items():
            pieces += (f'<hx-partial hx-target="#{id}" hx-swap="outerMorph">', *part, "</hx-partial>")
        self._pieces = [(_key(piece), piece) for piece in pieces]
        self.name = hashlib.sha256("".join(key for key, _ in self._pieces).encode()).hexdigest()[:16]

    @cached_property
    def _keys(self) -> frozenset[str]:
        return frozenset(key for key, _ in self._pieces)

    def pieces(self, before: Rendered | None = None) -> list[list[str]]:
        """All pieces in their order, each with its name; those that the one before had go by their names."""
        known = before._keys if before is not None else ()
        return [[key] if key in known else [key, piece] for key, piece in self._pieces]

    def message(self, before: Rendered | None = None) -> bytes:
        """What is sent after another picture, or as the first one."""
        sent = json.dumps(self.pieces(before), ensure_ascii=False)
        return f"id: {self.name}\ndata: {sent}\n\n".encode()


def _key(piece: str) -> str:
    return hashlib.blake2b(piece.encode(), digest_size=8).hexdigest()
