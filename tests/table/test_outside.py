"""Programs at the table: they sit down once, see what their seat sees, answer; refusals are sentences."""

from __future__ import annotations

import re
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from motu.bots import bot
from motu.bots.joining import NotServed, Refused, Seat, play_seat, position
from motu.cli import main
from motu.games import folders
from motu.lab.bot_contract import spots
from motu.match.match import Match
from motu.table.outside import world_of
from tests.contract.cases import times
from tests.contract.secrets import knowledge
from tests.contract.worlds import TwoWorlds
from tests.table import test_worlds
from tests.table.house import House, Visitor
from tests.table.test_truth import known, seated

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
ORDINARY = ("costa-ruana", "raiatea")  # without and with secret questions; the others with the long figures
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")


def link(house: House, host: Visitor, table: str, seat: int) -> str:
    told = host.do(table, invite=str(seat)).text
    found = re.search(r"/join/\w+/[\w-]+", told)
    assert found is not None, told
    return house.url + found[0]


def hosted(house: House, game: str = "costa-ruana", others: str = "random") -> tuple[Visitor, str, str]:
    """A table whose first seat waits for a program: its host, its id, the link."""
    host = house.visitor()
    host.get("/")
    seats = folders()[game].seats.start
    table = host.make(game, ("invite", *[others] * (seats - 1)))
    return host, table, link(house, host, table, 0)


class Program(httpx.Client):
    """A program that took a seat."""

    def __init__(self, house: House, token: str, lang: str = "fr") -> None:
        headers = {"authorization": f"Bearer {token}", "accept-language": lang}
        super().__init__(base_url=f"{house.url}/api", headers=headers, timeout=40)


def joined(house: House, link: str) -> tuple[Program, dict[str, Any]]:
    answer = httpx.post(link.replace("/join/", "/api/join/"), json={"name": "Wood"})
    assert answer.status_code == 201, answer.text
    program = Program(house, answer.json()["token"])
    house.visitors.append(program)  # type: ignore[arg-type]
    return program, answer.json()


def asked(program: Program, table: str) -> dict[str, Any]:
    """What the program sees when it must answer."""
    seen: dict[str, Any] = program.get(f"/table/{table}").json()
    while seen["question"] is None:
        assert seen["status"] == "playing"
        seen = program.get(f"/table/{table}", params={"after": seen["revision"], "wait": 5}).json()
    return seen


# --- playing ----------------------------------------------------------------------------------------------


def test_the_client_of_the_page_plays_a_game(house: House) -> None:
    _, table, invitation = hosted(house)
    code = re.findall(r"```python\n(.*?)```", PAGE, re.S)[-1]
    names: dict[str, Any] = {}
    exec(code, names)
    result = names["play"](invitation)
    match = house.table(table).match
    assert match.over and result["scores"] == match.scores
    assert house.table(table).seats[0].name == "Random"


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key in ORDINARY else pytest.mark.full) for key in GAMES]
)
def test_a_bot_of_the_arena_plays_a_game(house: House, key: str) -> None:
    _, table, invitation = hosted(house, key)
    told = play_seat(Seat.take(invitation, "Wood"), bot("greedy", 3))
    assert told["status"] == "over" and told["result"]["scores"] == house.table(table).match.scores


def test_a_bot_of_ones_own_joins_by_the_command(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert code is not None
    (tmp_path / "careful_joins.py").write_text(code[1], "utf-8")
    monkeypatch.chdir(tmp_path)  # beside you, as the page says
    _, table, invitation = hosted(house)
    words = ["motu", "join", invitation, "--bot", "careful_joins:Careful", "--lang", "fr"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    assert ended.value.code == 0, said.err
    points = house.table(table).match.scores[0]  # type: ignore[index]
    assert "careful_joins:Careful joue" in said.out and f"{points} points" in said.out


def test_an_invitation_works_once(house: House) -> None:
    _, table, invitation = hosted(house)
    _, told = joined(house, invitation)
    assert (told["table"], told["seat"]) == (table, 0)
    again = httpx.post(invitation.replace("/join/", "/api/join/"))
    assert (
        again.status_code == 410 and again.json()["kind"] == "used" and "invitation" in again.json()["error"]
    )
    with pytest.raises(Refused) as refused:
        Seat.take(invitation, "Wood")
    assert refused.value.kind == "used"


def test_a_link_that_is_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motu.bots.joining.TRIES", 1)
    for text in ("", "nonsense", house.url, f"{house.url}/join/x", "file:///join/a/b"):
        with pytest.raises(NotServed) as refused:
            Seat.take(text, "")
        assert "/join/" in refused.value.text("fr") and "/join/" in refused.value.text("en")
    with pytest.raises(NotServed) as gone:
        Seat.take("http://127.0.0.1:9/join/a/b", "")
    assert "127.0.0.1:9" in gone.value.text("fr")


def test_waiting_ends_when_there_is_something_to_see(house: House) -> None:
    id, people = seated(house, 2)
    match = house.table(id).match
    mover, other = match.awaiting[0], 1 - match.awaiting[0]
    program = Program(house, people[other].cookies["motu"])
    before = program.get(f"/table/{id}").json()
    started = time.monotonic()
    same = program.get(f"/table/{id}", params={"after": before["revision"], "wait": 0.4}).json()
    assert same == before and time.monotonic() - started >= 0.4
    pressing = threading.Timer(0.5, lambda: people[mover].decide(id))
    pressing.start()
    now = program.get(f"/table/{id}", params={"after": before["revision"], "wait": 20}).json()
    pressing.join()
    assert now["revision"] != before["revision"] and time.monotonic() - started < 15
    program.close()


def test_a_program_that_was_late_takes_its_seat_again(house: House) -> None:
    _, table, invitation = hosted(house)
    program, _ = joined(house, invitation)
    seen = asked(program, table)
    live = house.table(table)
    house.app.state.tables.wake = lambda table: None  # the bot of the house waits, so that we can look
    try:
        house.within(house.app.state.tables.leave(live, 0, False))
        late = program.get(f"/table/{table}").json()
        assert late["replaced"] and late["question"] is None
        refused = program.post(f"/table/{table}/answer", json={"question": seen["question"], "choice": 0})
        assert refused.status_code == 409 and refused.json()["error"]
        back = program.post(f"/table/{table}/return").json()
        assert not back["replaced"] and back["question"] == seen["question"]
    finally:
        del house.app.state.tables.wake


def test_a_table_that_nobody_else_joined_ends_without_a_result(house: House) -> None:
    host = house.visitor()
    host.get("/")
    table = host.make("costa-ruana", ("invite", "invite"))
    seat = Seat.take(link(house, host, table, 0), "Wood")
    waiting = seat.look()
    assert (waiting["status"], waiting["view"], waiting["question"]) == ("open", None, None)
    house.table(table).status = "closed"  # as it is after a day
    house.loop.call_soon_threadsafe(house.table(table).changed)  # type: ignore[union-attr]
    told = play_seat(seat, bot("random"))
    assert (told["status"], told["result"]) == ("closed", None)


# --- refusals ---------------------------------------------------------------------------------------------


def test_whatever_a_program_sends_it_gets_a_sentence_and_changes_nothing(house: House) -> None:
    _, table, invitation = hosted(house)
    program, _ = joined(house, invitation)
    seen = asked(program, table)
    choice, question = seen["choices"][0]["id"], seen["question"]
    here, before = f"/table/{table}/answer", known(house.table(table))
    legal = {one["id"] for one in seen["choices"]}
    foreign = next(n for n in range(10_000) if n not in legal)
    bad: list[tuple[int, str, Any]] = [
        (400, "malformed", b""),
        (400, "malformed", b"\xff\x00{"),
        (400, "malformed", b"[" * 5000),
        (400, "malformed", b"[]"),
        (400, "malformed", {"choice": choice}),
        (400, "malformed", {"question": question}),
        (400, "malformed", {"question": question, "choice": True}),
        (400, "malformed", {"question": question, "choice": [choice]}),
        (400, "malformed", {"question": question, "choice": choice, "key": "x" * 41}),
        (409, "stale", {"question": "", "choice": choice}),
        (409, "stale", {"question": "0" * 16, "choice": choice}),
        (409, "illegal", {"question": question, "choice": foreign}),
        (409, "illegal", {"question": question, "choice": 10**30}),
        (409, "illegal", {"question": question, "choice": -1}),
        (409, "illegal", {"question": question, "choice": "nonsense"}),
        (413, "too-large", {"question": question, "choice": "x" * 400_000}),
    ]
    for status, kind, body in bad:
        sent = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = program.post(here, **sent)  # type: ignore[arg-type]
        told = answer.json()
        assert (answer.status_code, told["kind"]) == (status, kind), (str(body)[:80], told)
        assert told["error"].endswith((".", "!")) and set(told) == {"error", "kind", "rule"}
    assert known(house.table(table)) == before
    english = program.post(here, json={}, headers={"accept-language": "en"}).json()["error"]
    assert english != program.post(here, json={}).json()["error"]


def test_an_answer_sent_twice_counts_once(house: House) -> None:
    _, table, invitation = hosted(house)
    program, _ = joined(house, invitation)
    seen = asked(program, table)
    body = {"question": seen["question"], "choice": seen["choices"][0]["notation"], "key": "once"}
    one = program.post(f"/table/{table}/answer", json=body)
    mine = [move.notation for move in house.table(table).match.moves if move.seat == 0 and not move.forced]
    two = program.post(f"/table/{table}/answer", json=body)
    assert one.status_code == two.status_code == 200
    now = [move.notation for move in house.table(table).match.moves if move.seat == 0 and not move.forced]
    assert mine == now == [body["choice"]]
    old = program.post(f"/table/{table}/answer", json={**body, "key": "another"})
    assert (old.status_code, old.json()["kind"]) == (409, "stale") or old.json()["kind"] == "illegal"


def test_only_the_token_of_a_seat_opens_it(house: House) -> None:
    _, table, invitation = hosted(house)
    program, told = joined(house, invitation)
    stranger = house.visitor()
    stranger.post("/settings")
    before = known(house.table(table))
    for token, status, kind in (
        ("", 401, "unknown-token"),
        ("x" * 9000, 401, "unknown-token"),
        (told["token"][:-1], 401, "unknown-token"),
        (house.table(table).seats[0].owner, 401, "unknown-token"),
        (stranger.cookies["motu"], 403, "not-seated"),
    ):
        other = Program(house, token or "none")
        for answer in (other.get(f"/table/{table}"), other.post(f"/table/{table}/answer", json={})):
            assert (answer.status_code, answer.json()["kind"]) == (status, kind)
            assert "world" not in answer.text
        other.close()
    cookies = {"motu": told["token"]}  # a page that makes a browser act for the program
    with httpx.Client(base_url=house.url, cookies=cookies, headers={"origin": "http://evil.example"}) as page:
        assert page.post(f"/api/table/{table}/answer", json={}).status_code == 401
        assert page.get(f"/api/table/{table}").status_code == 401
    for answer, status, kind in (
        (program.get("/table/nothing"), 404, "not-found"),
        (program.get("/nowhere"), 404, "not-found"),
        (program.delete(f"/table/{table}"), 405, "wrong-method"),
        (program.get(f"/table/{table}", params={"wait": "long"}), 400, "malformed"),
    ):
        assert (answer.status_code, answer.json()["kind"]) == (status, kind) and answer.json()["error"]
    assert known(house.table(table)) == before


def test_a_fault_of_ours_is_a_sentence_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table, invitation = hosted(house)
    program, _ = joined(house, invitation)

    def fails(*_: object) -> None:
        raise ZeroDivisionError("a secret of the house")

    monkeypatch.setattr("motu.table.outside.seen", fails)
    told = program.get(f"/table/{table}")
    assert (told.status_code, told.json()["kind"]) == (500, "broken") and "secret" not in told.text


# --- secrets ----------------------------------------------------------------------------------------------


class Listening(test_worlds.Table):
    """The same table, seen by programs."""

    def observe(self, match: Match, viewer: int | None) -> dict[str, Any]:
        self.show(match)
        if viewer is None:
            return {}
        here, who = f"/api/table/{self.id}", self.people[viewer]
        headers = {"authorization": f"Bearer {who.cookies['motu']}"}
        gets = [who.get(here, headers=headers)]
        for body in ({"question": "old", "choice": 1}, {"question": 3, "choice": "x"}):
            gets.append(who.post(f"{here}/answer", json=body, headers=headers))
        return {str(n): (answer.status_code, answer.json()) for n, answer in enumerate(gets)}


@pytest.mark.parametrize("case", test_worlds.CASES)
def test_a_program_learns_nothing_that_its_seat_may_not_know(house: House, case: Any) -> None:
    table = Listening(house, case)
    steps = 0
    for n in range(times(3)):
        viewer = n % case.seats
        steps += TwoWorlds(case, viewer, n, table.observe, every=12, other_picks=n % 3 != 1).run().steps
    assert steps > 20


@pytest.mark.parametrize("key", GAMES)
def test_the_world_that_is_sent_fits_what_the_seat_knows(key: str) -> None:
    for n, spot in enumerate(spots(key, tuple(folders()[key].seats), times(40), 3)):
        match = spot.match()
        course = spot.course
        seen = {
            "game": key,
            "seats": course.seats,
            "options": {name: value for name, value in match.options.items() if name != "edition"},
            "edition": None,
            "world": world_of(match, spot.seat, n),
        }
        assert knowledge(position(seen), spot.seat) == knowledge(spot.state, spot.seat)


# --- at the same time -------------------------------------------------------------------------------------


@pytest.mark.parametrize("same", [True, False], ids=["one key", "five keys"])
def test_of_five_answers_at_once_one_is_played(database: str, same: bool) -> None:
    """With one key they are one request, and all get its answer; else four are told that they come late."""
    with House(database) as house, ThreadPoolExecutor(5) as hands:
        _, id, invitation = hosted(house)
        program, _ = joined(house, invitation)
        for n in range(8):
            seen = asked_program(program, id)
            before = mine(house, id)
            bodies = [
                {"choice": choice["id"], "question": seen["question"], "key": f"{n} {0 if same else key}"}
                for key, choice in zip(range(5), seen["choices"] * 5, strict=False)
            ]
            bodies = [{**body, "choice": bodies[0]["choice"]} for body in bodies] if same else bodies
            answers = list(hands.map(lambda body: program.post(f"/table/{id}/answer", json=body), bodies))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == ([200] * 5 if same else [200, 409, 409, 409, 409]), answers
            assert {a.json()["kind"] for a in answers if a.status_code == 409} <= {"stale", "illegal"}
            assert mine(house, id) == before + 1


def asked_program(program: Program, id: str) -> dict[str, Any]:
    after = ""
    while True:
        seen: dict[str, Any] = program.get(f"/table/{id}", params={"after": after, "wait": 20}).json()
        if seen["question"]:
            return seen
        after = seen["revision"]


def mine(house: House, id: str) -> int:
    return sum(move.seat == 0 and not move.forced for move in house.table(id).match.moves)
