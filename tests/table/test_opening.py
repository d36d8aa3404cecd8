"""A bad start is told in one sentence before Motu says that it is ready; stored games can be checked."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from motu.match.errors import BadSetup
from motu.table import opening
from motu.table.serve import address, serve, work
from tests.cli.test_cli import Motu
from tests.table.house import House
from tests.table.locked import held
from tests.table.test_seats import wait
from tests.table.test_truth import known

RUN = "from motu.cli import main; main()"


def started(*words: str, **more: str) -> subprocess.Popen[str]:
    """A command in a process of its own."""
    command, pipe = [sys.executable, "-c", RUN, *words], subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ | more)


def told(*words: str, **more: str) -> tuple[int, str, str]:
    process = started(*words, **more)
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Motu:
    """A command in this process."""
    return Motu(monkeypatch, capsys)


@pytest.fixture
def games(played: tuple[Path, list[str]], tmp_path: Path) -> tuple[Path, list[str]]:
    """A copy to spoil."""
    path, ids = played
    return Path(shutil.copy(path, tmp_path)), ids


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A database with four games: with undo and rewind, over, with bots, and one that nobody joined."""
    path = tmp_path_factory.mktemp("games") / "games.sqlite"
    with House(address(str(path))) as house:
        me = house.visitor()
        ids = [me.make(kinds=("me", "here")), me.make(kinds=("random", "random"))]
        ids += [me.make("raiatea", kinds=("me", "random")), me.make(kinds=("me", "open"))]
        for n in range(8):
            me.decide(ids[0], n)
        me.do(ids[0], do="undo")
        me.decide(ids[0])
        me.do(ids[0], do="undo")
        me.decide(ids[0], 1)
        wait(lambda: house.table(ids[1]).status == "over", "bots play to the end", 60)
        me.decide(ids[2])
        me.my_turn(ids[2])
        house.within(house.app.state.tables.close())
    return path, ids


# --- a bad start -------------------------------------------------------------------------------------------


def junk(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 80)


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20_000])


def overwritten(path: Path) -> None:
    """Pages in the middle; the first ones are whole."""
    with path.open("r+b") as file:
        file.seek(5 * 4096)
        file.write(os.urandom(12 * 4096))


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("update alembic_version set version_num = 'v99'")
        file.commit()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def nowhere(path: Path) -> None:
    path.unlink()
    path.parent.rmdir()


BAD = [
    (junk, "database-not-ours"),
    (truncated, "database-damaged"),
    (overwritten, "database-damaged"),
    (newer, "database-newer"),
    (folder, "database-folder"),
    (nowhere, "database-no-folder"),
]


def refusal(start: Callable[[], None], about: str) -> None:
    """One sentence in each language, and it is about the right thing."""
    with pytest.raises(BadSetup) as refused:
        start()
    sentences = {refused.value.text(lang) for lang in ("fr", "en")}
    assert refused.value.phrase.id == about and len(sentences) == 2
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in sentences)


@pytest.mark.parametrize(("spoil", "about"), BAD)
def test_a_file_that_cannot_be_served(tmp_path: Path, spoil: Callable[[Path], None], about: str) -> None:
    path = tmp_path / "place" / "motu.sqlite"
    path.parent.mkdir()
    with House(address(str(path))) as house:
        house.visitor().make(kinds=("me", "here"))
    for beside in path.parent.glob("*-*"):
        beside.unlink()
    spoil(path)
    refusal(lambda: serve("127.0.0.1", 0, str(path)), about)


@pytest.mark.parametrize(
    ("database", "about"),
    [
        ("/proc/motu.sqlite", "database-not-writable"),  # where not even root may write
        ("mysql://me:secret@machine/base", "database-unknown"),
        ("nonsense://me:secret@machine:port/base", "database-unknown"),
        ("postgresql://me:secret@127.0.0.1:1/base", "database-unreachable"),
        ("postgresql://me:secret@no-such-machine.invalid/base", "database-unreachable"),
    ],
)
def test_an_address_that_leads_nowhere(database: str, about: str) -> None:
    refusal(lambda: serve("127.0.0.1", 0, database), about)
    with pytest.raises(BadSetup) as refused:
        serve("127.0.0.1", 0, database)
    assert "secret" not in refused.value.text("fr")


def test_a_postgresql_without_this_base_is_told_to_servers_and_workers(postgres: str) -> None:
    other = postgres.rpartition("/")[0] + "/elsewhere"
    refusal(lambda: serve("127.0.0.1", 0, other), "database-unreachable")
    refusal(lambda: work(other, 1), "database-unreachable")
    refusal(lambda: work("postgresql://me@127.0.0.1:1/base", 1), "database-unreachable")
    refusal(lambda: work("oracle://me@127.0.0.1/base", 1), "database-unknown")


def test_a_file_that_another_program_holds(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motu.table.store.BUSY", 0.2)
    with House(sqlite):
        pass
    with held(sqlite):
        refusal(lambda: serve("127.0.0.1", 0, sqlite), "database-busy")


def test_a_bad_start_ends_with_code_2_and_promises_nothing(tmp_path: Path) -> None:
    junk(tmp_path / "motu.sqlite")
    code, out, err = told(
        "serve", "--port", "0", "--database", str(tmp_path / "motu.sqlite"), LANG="fr_FR.UTF-8"
    )
    assert (code, out) == (2, "") and err.count("\n") == 1 and "n’est pas une base" in err
    code, out, err = told("worker", "--database", "postgresql://me@127.0.0.1:1/base")
    assert (code, out) == (2, "") and err.count("\n") == 1
    home = tmp_path / "home"
    (home / "motu").mkdir(parents=True)
    junk(home / "motu" / "motu.sqlite")
    code, out, err = told("play", "--no-browser", "--port", "0", XDG_DATA_HOME=str(home))
    assert (code, out) == (2, "") and err.count("\n") == 1


def test_the_look_at_a_large_file_is_bounded(
    games: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = games
    assert opening._sound(path) is True
    with closing(sqlite3.connect(path)) as file:
        file.execute(
            "create table heavy as with recursive n(x) as (select 1 union all select x + 1 from n "
            "limit 400000) select x, hex(randomblob(20)) as y from n"
        )
        file.execute("create index heavier on heavy(y)")
        file.commit()
    monkeypatch.setattr(opening, "CHECK", 0.01)
    assert opening._sound(path) is False


# --- two servers -------------------------------------------------------------------------------------------


def test_a_second_server_says_why_it_does_not_start(tmp_path: Path) -> None:
    path = str(tmp_path / "motu.sqlite")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    first = started("serve", "--port", port, "--database", path)
    try:
        assert first.stdout is not None and f":{port}/" in first.stdout.readline()
        refusal(lambda: serve("127.0.0.1", 0, path), "database-taken")
        assert told("verify", "--all", "--database", path)[0] == 0, "looking is allowed"
    finally:
        first.send_signal(signal.SIGKILL)
        first.communicate()
    with opening.alone(opening.understood(address(path))):
        pass  # the lock ended with the process


# --- all stored games --------------------------------------------------------------------------------------


def verified(run: Motu, path: Path) -> tuple[int, dict[str, str]]:
    code, out, err = run("verify", "--all", "--database", str(path), "--lang", "en", "--json")
    assert err == ""
    found = json.loads(out)
    assert found["games"] == 4, found
    return code, {one["table"]: one["why"] for one in found["broken"]}


def test_stored_games_are_verified_beside_a_server(run: Motu, games: tuple[Path, list[str]]) -> None:
    path, ids = games
    with House(address(str(path))) as house:
        before = known(house.table(ids[0]))
        assert verified(run, path) == (0, {})
        code, out, _ = run("verify", "--all", "--database", str(path), "--lang", "fr")
        assert code == 0 and "entières" in out
        assert known(house.table(ids[0])) == before


def test_broken_games_are_named_and_the_others_are_looked_at(
    run: Motu, games: tuple[Path, list[str]]
) -> None:
    path, ids = games
    with closing(sqlite3.connect(path)) as file:
        file.execute("update log set what = 'nonsense' where table_id = ? and seq = 9", ids[:1])
        file.execute("delete from log where table_id = ? and seq = 30", ids[1:2])
        file.execute("update tables set status = 'over' where id = ?", ids[2:3])
        file.commit()
    code, why = verified(run, path)
    assert code == 1 and set(why) == set(ids[:3]), why
    assert "nonsense” is impossible" in why[ids[0]]
    assert "Line 31" in why[ids[1]] and "over" in why[ids[2]]
    code, out, _ = run("verify", "--all", "--database", str(path), "--lang", "fr")
    assert code == 1 and all(id in out for id in ids[:3]) and "3 sur 4" in out


def test_wrong_dice_are_found(run: Motu, games: tuple[Path, list[str]]) -> None:
    path, ids = games
    with closing(sqlite3.connect(path)) as file:
        file.execute("update tables set seed = ? where id = ?", ("0" * 64, ids[1]))
        file.commit()
    code, why = verified(run, path)
    assert code == 1 and list(why) == [ids[1]] and "the dice give" in why[ids[1]]


def test_a_damaged_page_spoils_its_games_only(run: Motu, games: tuple[Path, list[str]]) -> None:
    path, ids = games
    with closing(sqlite3.connect(path)) as file:
        file.execute("pragma wal_checkpoint(truncate)")
        edition = json.dumps({"x": "y" * 30_000})
        file.execute("update tables set edition = ? where id = ?", (edition, ids[3]))
        file.commit()
        file.execute("pragma wal_checkpoint(truncate)")
    raw = path.read_bytes()
    at = raw.index(b"y" * 4000)  # the first of a chain of pages
    page = at - at % 4096
    path.write_bytes(raw[:page] + b"\xff" * 4096 + raw[page + 4096 :])
    code, why = verified(run, path)
    assert code == 1 and list(why) == [ids[3]]


def test_where_nothing_can_be_read_verify_says_so(run: Motu, games: tuple[Path, list[str]]) -> None:
    for spoil in (truncated, junk):
        spoil(games[0])
        code, out, err = run("verify", "--all", "--database", str(games[0]), "--lang", "en")
        assert (code, out) == (2, "") and "put a copy back" in err and "verify" not in err


def test_verify_wants_a_record_or_all(run: Motu, tmp_path: Path) -> None:
    for words in (["verify"], ["verify", "x.json", "--all"], ["verify", "x.json", "--database", "y"]):
        code, out, err = run(*words)
        assert (code, out) == (2, "") and err.count("\n") == 1
    missing = tmp_path / "none.sqlite"
    code, _, err = run("verify", "--all", "--database", str(missing))
    assert code == 2 and err.count("\n") == 1 and not missing.exists()
