"""A pytest plugin: counts a run into the file MOTU_TALLY, and lets a quiet one speak of failures only."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

COUNTED = {"passed": ("passed", "xfailed"), "failed": ("failed", "error", "xpassed"), "skipped": ("skipped",)}


@pytest.hookimpl(wrapper=True)
def pytest_report_teststatus(config: pytest.Config) -> Iterator[None]:
    category, letter, word = yield
    return category, "" if config.option.verbose < 0 else letter, word


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    stats = terminalreporter.stats
    tally = {name: sum(len(stats.get(of, ())) for of in parts) for name, parts in COUNTED.items()}
    Path(os.environ["MOTU_TALLY"]).write_text(json.dumps(tally))
