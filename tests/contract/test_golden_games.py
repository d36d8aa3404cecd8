"""Whole games as they were played once: they must play the same for ever, or the rules version rises."""

from __future__ import annotations

import json

import pytest

import motu
from tests.contract.cases import REAL, Case
from tests.contract.golden import FOLDER, RENEW
from tests.contract.matches import finished

PLAIN = [case for case in REAL if dict(case.chosen).keys() == {"limit"}]
SEED = 20240


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_golden_game_is_replayed_to_its_scores(case: Case) -> None:
    path = FOLDER / "records" / f"{case}.json"
    if RENEW:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(finished(case, SEED + case.seats).record().dumps(), "utf-8", newline="\n")
    text = path.read_text("utf-8")
    match = motu.replay(text)
    assert match.notice is None and match.over
    assert match.scores == json.loads(text)["scores"]
    ours = f'"rules": {case.folder.rules_version},'
    assert match.record().dumps() == text.replace(f'"rules": {json.loads(text)["rules"]},', ours, 1)


@pytest.mark.skipif(RENEW, reason="they are being written")
def test_every_game_has_a_golden_game_for_every_number_of_seats() -> None:
    names = {f"{case}.json" for case in PLAIN}
    assert {path.name for path in (FOLDER / "records").glob("*.json")} == names
