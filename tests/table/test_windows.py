"""Windows of free actions go by, except for those who want to be asked at every one."""

from __future__ import annotations

import motu
from motu.table.draft import Draft, passing
from tests.games.raiatea.situations import at_location, give, go, table


def on_the_path() -> motu.Match:
    """A may use a shaman beside his recruiting, and once more in a window after it."""
    s = table(3)
    give(s, "A", active="shaman", hand="tii", priests=3)
    return at_location(s, "path")


def number(match: motu.Match, notation: str) -> int:
    return next(choice.id for choice in match.choices(0) if choice.notation == notation)


def test_a_window_goes_by_as_part_of_the_unit() -> None:
    match = on_the_path()
    recruit = number(match, "recruit 0")
    unit = Draft(0, match).with_picks([recruit])
    assert unit.complete and len(unit.picks) == 2
    played = match.copy()
    for action in unit.picks:
        played.play(0, action)
    assert [move.notation for move in played.moves[-2:]] == ["recruit 0", "free done"]
    again = Draft(0, match).again(unit.kept)
    assert again.complete and again.picks == unit.picks


def test_who_wants_to_be_asked_is_asked() -> None:
    match = on_the_path()
    unit = Draft(0, match, windows=True).with_picks([number(match, "recruit 0")])
    assert not unit.complete
    assert [c.notation for c in unit.match.choices(0)] == ["use_shaman tii", "free done"]


def test_free_actions_stand_beside_the_decision_all_the_same() -> None:
    match = on_the_path()
    assert passing(match, 0) is None
    assert number(match, "use_shaman tii")
    unit = Draft(0, match).with_picks([number(match, "use_shaman tii")])
    assert unit.complete  # a ritual is shown to all: that is confirmed before one goes on


def test_only_who_is_asked_at_a_window_lets_it_go_by() -> None:
    match = on_the_path()
    go(match, "A recruit 0")
    assert passing(match, 0) == number(match, "free done") and passing(match, 1) is None
    go(match, "A free done")
    assert match.awaiting == (1,) and passing(match, 0) is None
