"""A further language is one entry and its files: a copy of Motu is given one, and speaks it everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from motu._native import PACKAGE
from motu.games._shared.text import LANGUAGES, Texts, known_language

FILES = 12  # words of the table and of all games, words and rules of each game
TITLE = re.compile(r"^(title|do-\S+|ask-\S+|log-\S+|[A-Z]{2}-\d+-\d+|lobby-\S+) = (?=\S)", re.MULTILINE)

TRIED = """
import json, sys
from litestar.testing import TestClient
from motu.match.game import all_games
from motu.games._shared.text import LANGUAGES
from motu.table.app import create_app

found = {"languages": list(LANGUAGES)}
for key, one in all_games().items():
    match = one.start(seed=7)
    seat = match.awaiting[0]
    found[key] = [
        one.title("eo"),
        next(iter(one.rules("eo").values())),
        match.question(seat, "eo"),
        match.choices(seat)[0].label("eo"),
        match.events(seat)[-1].text("eo"),
        'lang="eo"' in match.svg(seat, "eo"),
    ]
with TestClient(create_app(sys.argv[1], processes=0)) as client:
    found["offered"] = 'value="eo"' in client.get("/").text
    page = client.get("/", headers={"accept-language": "eo-XX, fr;q=0.5"}).text
    found["page"] = ['<html lang="eo"' in page, "\\u00a4" in page]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Motu with one language more: an entry in the list, and twelve files."""
    home = tmp_path_factory.mktemp("copy")
    ignored = shutil.ignore_patterns("_compiled", "__pycache__")
    shutil.copytree(PACKAGE, home / "motu", ignore=ignored)
    listed = home / "motu" / "games" / "_shared" / "text.py"
    entry = '    "en": Language("English", ".", ","),\n'
    text = listed.read_text("utf-8")
    assert entry in text
    listed.write_text(text.replace(entry, f'{entry}    "eo": Language("Esperanto", ",", " "),\n'), "utf-8")
    french = sorted((home / "motu").rglob("*.fr.ftl"))
    assert len(french) == FILES
    for path in french:
        other = path.with_name(path.name.replace(".fr.", ".eo."))
        other.write_text(TITLE.sub(r"\1 = ¤ ", path.read_text("utf-8")), "utf-8")
    return home


def test_a_further_language_is_spoken_everywhere(copy: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(copy), "MOTU_COMPILED": "0"}
    database = f"sqlite+aiosqlite:///{copy / 'motu.sqlite'}"
    run = subprocess.run(
        [sys.executable, "-c", TRIED, database], cwd=copy, env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found.pop("languages") == [*LANGUAGES, "eo"]
    assert found.pop("offered") and found.pop("page") == [True, True]
    assert len(found) == 5
    for key, said in found.items():
        assert said.pop(), f"{key}: its picture does not say its language"
        assert all("¤" in words for words in said), (key, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message(lang: str) -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.fr.ftl") if "_compiled" not in path.parts}
    for folder in folders:
        texts = Texts(folder)
        assert set(texts.ids(lang)) == set(texts.ids("fr")), folder.name


def test_a_language_is_known_by_any_of_its_codes() -> None:
    assert [known_language(code) for code in ("fr-CA", "EN_gb.UTF-8", " fr", "de", "", "frx")] == [
        "fr",
        "en",
        "fr",
        None,
        None,
        None,
    ]
