"""The README's example runs, and its two commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.S)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})
    scores, ranking = eval(capsys.readouterr().out.strip().replace("] [", "], ["))
    assert len(scores) == 4 and sorted(seat for place in ranking for seat in place) == [0, 1, 2, 3]


def test_the_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in ("play", "test", "bench"):
        assert f"make {command}" in README
        assert re.search(rf"^{command}:", makefile, re.M)


@pytest.mark.parametrize("page", [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md"], ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []
