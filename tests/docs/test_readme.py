"""The README's example runs, the commands of README and CONTRIBUTING exist, and all links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.S)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})
    scores, ranking = eval(capsys.readouterr().out.strip().replace("] [", "], ["))
    assert len(scores) == 4 and sorted(seat for place in ranking for seat in place) == [0, 1, 2, 3]


def test_the_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in ("play", "test", "check", "bench"):
        assert f"make {command}" in README
    named = re.findall(r"(?:`|^)make ([a-z-]+)", README + CONTRIBUTING, re.MULTILINE)
    assert [command for command in named if not re.search(rf"^{command}:", makefile, re.MULTILINE)] == []


PAGES = [*sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("*.md"))]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", page.read_text("utf-8"))
    ours = [(page.parent / path if path else page, anchor) for path, anchor in links if "://" not in path]
    assert [path for path, _ in ours if not path.exists()] == []
    assert [anchor for path, anchor in ours if anchor and anchor not in anchors(path)] == []
