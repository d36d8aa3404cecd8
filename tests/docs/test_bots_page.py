"""The bot on the page for authors of bots plays, and is found by its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu.bots import STRENGTHS, bot
from motu.lab.arena import contest
from motu.lab.bot_contract import check_bot
from motu.match.errors import BadSetup

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")


@pytest.fixture
def careful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    code = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert code is not None
    (tmp_path / "careful.py").write_text(code[1], "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "careful:Careful"


def test_the_example_beats_chance(careful: str) -> None:
    ended = contest("costa-ruana", [careful, "random"], games=20, seed=1)
    assert ended.wins[careful] > 0.7


def test_the_example_keeps_the_contract(careful: str) -> None:
    assert "check_bot(Careful)" in PAGE
    check_bot(careful, positions=8, whole=0)


@pytest.mark.parametrize("name", ["nowhere:Bot", "motu.bots:Nobody", "motu.bots:Window"])
def test_what_is_no_bot_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bot(name)
    for lang in ("fr", "en"):
        assert name in refused.value.text(lang)


def test_every_strength_is_explained() -> None:
    assert all(f"`{name}`" in PAGE for name in STRENGTHS)
    seconds = [strength.seconds for strength in STRENGTHS.values()]
    assert "0.3, 0.6, 1.5, 3 and 6 seconds" in PAGE and seconds == [0.3, 0.6, 1.5, 3.0, 6.0]
