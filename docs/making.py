"""What the makers of pages share: tables, parts between markers, and writing what differs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def code(*words: str) -> str:
    """Words as they are written in code."""
    return " ".join(f"`{word}`" for word in words)


def paragraphs(*parts: str) -> str:
    """Parts of a page, an empty line between them."""
    return "\n\n".join(part for part in parts if part)


def with_parts(page: str, parts: Mapping[str, str]) -> str:
    """A page whose parts between `<!-- name -->` and `<!-- /name -->` are made anew; the rest stays."""
    for name, made in parts.items():
        opening, closing = f"<!-- {name} -->", f"<!-- /{name} -->"
        if page.count(opening) != 1 or page.count(closing) != 1:
            raise ValueError(f"the markers of {name} do not stand once in the page")
        before, _, rest = page.partition(opening)
        page = f"{before}{opening}\n\n{made}\n\n{closing}{rest.partition(closing)[2]}"
    return page


def write(pages: Mapping[Path, str]) -> None:
    """Write those pages that differ from what stands there."""
    for path, text in pages.items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            print(path.relative_to(ROOT))
