"""Nonsense on the command line: one sentence, exit code 2, and nothing that commands a terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from motu.games._shared.text import is_clean
from tests.cli.test_cli import Motu, run
from tests.table import nonsense

__all__ = ["run"]


def one_sentence(run: Motu, *words: str) -> None:
    for lang in ("fr", "en"):
        code, out, err = run(*words, "--lang", lang)
        assert (code, out) == (2, ""), (words, code, out[:200], err[:200])
        assert err.count("\n") == 1 and err.strip().endswith(".") and is_clean(err) and len(err) < 1000, err[
            :300
        ]


def test_editions(run: Motu, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    for content in nonsense.editions():
        path.write_bytes(content)
        one_sentence(run, "simulate", "costa-ruana", "--games", "1", "--edition", str(path))
        one_sentence(run, "terminal", "costa-ruana", "--edition", str(path))


def test_records(run: Motu, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for content in (*nonsense.records(), nonsense.record(moves=["A " + "x" * 1_100_000]), b" " * 2_000_000):
        path.write_bytes(content)
        one_sentence(run, "verify", str(path))
        one_sentence(run, "replay", str(path))


def test_endless_files(run: Motu) -> None:
    one_sentence(run, "verify", "/dev/zero")
    one_sentence(run, "simulate", "costa-ruana", "--edition", "/dev/zero")


ODD = {
    "escape": "\x1b[31mred",
    "C1": "\x9b2J",
    "half": "\udcff",
    "lines": "a\nb",
    "turned": "\u202egnp",
    "long": "x" * 100_000,
}


@pytest.mark.parametrize("name", ODD)
def test_words(run: Motu, name: str) -> None:
    odd = ODD[name]
    one_sentence(run, "rules", odd)
    one_sentence(run, "rules", "costa-ruana", odd)
    one_sentence(run, "replay", odd)
    one_sentence(run, "simulate", "costa-ruana", "--bots", odd)
    one_sentence(run, "simulate", "costa-ruana", "--edition", odd)
    one_sentence(run, "join", odd)
    one_sentence(run, "join", f"http://127.0.0.1:9/join/a/{odd} and more")


def test_answers_in_the_terminal(run: Motu, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        b"9" * 6000,
        b"x" * 1_000_000,
        b"\x1b[31m\x07",
        b"\xff\xfe",
        b"\xd9\xa1",
        b"\xc2\xb2",
        b"\0",
        b"-1",
        b"0",
    ]
    typed = io.TextIOWrapper(io.BytesIO(b"\n".join([*lines, b"1", b"q", b""])), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", typed)
    code, out, err = run("terminal", "costa-ruana", "--seed", "1", "--lang", "en")
    assert (code, err) == (0, "") and is_clean(out)
    assert out.count("names no choice") == len(lines) and out.count("> ") == len(lines) + 2
