"""What golden games say to people stays what it was, but where a change is meant: then MOTU_GOLDEN=1."""

from __future__ import annotations

import difflib
import lzma

import pytest

from motu.games import folders
from motu.kernel.data import to_data
from motu.match.game import Game
from tests.contract.golden import FOLDER, RENEW, check_golden
from tests.contract.said import RECORDS, phrases, said

SHOWN = 20  # lines of a difference


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_says_what_it_said(name: str) -> None:
    path = FOLDER / "said" / f"{name}.txt.xz"
    now = list(said(name))
    if RENEW:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(lzma.compress("\n".join(now).encode(), preset=9))
    before = lzma.decompress(path.read_bytes()).decode().split("\n")
    if now != before:
        found = [line[:300] for line in difflib.unified_diff(before, now, "before", "now", n=0, lineterm="")]
        pytest.fail("\n".join([f"{len(found)} lines differ", *found[:SHOWN]]))


@pytest.mark.parametrize("key", sorted(folders()))
def test_one_variable_means_one_thing(key: str) -> None:
    """In all that a golden game says a variable is always a number, always a word or always a thing."""
    kinds: dict[str, dict[str, str]] = {}
    for name in [name for name in RECORDS if name.startswith(key)][-1:]:
        for phrase in phrases(name):
            for variable, fact in phrase.facts.items():
                kinds.setdefault(variable, {})[type(fact).__name__] = phrase.id
    assert len(kinds) > 10
    assert {variable: found for variable, found in kinds.items() if len(found) > 1} == {}


@pytest.mark.parametrize("key", sorted(folders()))
def test_the_shape_of_a_game_stays(key: str) -> None:
    """Digests and old records depend on the data of the box, on names of fields and on sources of points."""
    game = Game(folders()[key])
    lines = [f"box {game.box(None).digest}", f"sources {' '.join(game.folder.sources)}"]
    for seats in game.seats:
        state = game.folder.new_state(game.box(None), seats, game.check_options({}))
        sizes = {n: 1 if isinstance(v, int) else len(v) for n, v in to_data(state).items()}
        lines += [f"{seats} {name} {size}" for name, size in sizes.items()]
    check_golden(f"{key}.shape.txt", "\n".join(lines) + "\n")
