"""Friends at one table: invitations, who is there, a bot for who is away, tables closed to strangers."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import SHUT_RDWR

import httpx
import pytest

from motu.table import presence, reach
from motu.table.guard import Asked
from tests.table.house import House, Visitor
from tests.table.test_seats import link, running, wait
from tests.table.test_truth import seated
from tests.table.test_worlds import addresses


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has closed the page is away soon."""
    monkeypatch.setattr(presence, "GRACE", 0.5)
    monkeypatch.setattr(presence, "SOON", 0.05)


@contextmanager
def watching(who: Visitor, table: str) -> Iterator[list[str]]:
    """The page is open meanwhile; what has come."""
    lines: list[str] = []
    with who.stream("GET", f"/table/{table}/stream", params={"after": who.message(table)[0]}) as live:

        def read() -> None:
            with suppress(httpx.StreamError, httpx.TransportError):  # until it is closed
                for line in live.iter_lines():
                    lines.append(line)

        reading = threading.Thread(target=read, daemon=True)
        reading.start()
        yield lines
        live.extensions["network_stream"].get_extra_info("socket").shutdown(SHUT_RDWR)
        reading.join()


def test_an_invitation_names_who_invites_to_what_and_asks_for_a_name(house: House) -> None:
    host, guest, shy = (house.visitor() for _ in range(3))
    host.post("/settings", data={"name": "Camille"})
    id = host.make(kinds=("me", "invite", "medium", "invite"))
    first, second = (link(host.do(id, invite=seat).text) for seat in "13")
    page = guest.get(first).text
    for word in (
        "À l’invitation de Camille, une partie de Costa Ruana",
        "Rouge (Camille)",
        "Tortue",
        "une place libre",
    ):
        assert word in page
    assert "<svg" not in page and guest.post(first, data={"name": " Léon  "}).status_code == 303
    assert house.table(id).seats[1].name == "Léon"
    assert guest.get(first).headers["location"] == f"/table/{id}"  # the link leads him back
    assert 'value="Léon"' in guest.get(second).text and "Vous jouez déjà" in guest.get(second).text
    shy.post("/settings", data={"name": "Ann"})
    assert shy.post(second, data={"name": ""}).status_code == 303
    assert house.table(id).seats[3].name == "" and "Jaune (" not in host.page(id).text


def test_an_address_that_others_reach_or_the_way_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def reached(origin: str, listening: tuple[str, int] | None, host: str = "evil.example") -> reach.Reach:
        headers = [(b"host", host.encode()), (b"origin", origin.encode())]
        scope = {"type": "http", "scheme": "http", "headers": headers, "server": ("127.0.0.1", 8321)}
        return reach.reach(Asked(scope), listening)  # type: ignore[arg-type]

    monkeypatch.setattr(reach, "_own_address", lambda: "192.168.1.7")
    for here in (
        "http://127.0.0.1:8321",
        "http://localhost:8321",
        "http://[::1]:8321",
        "null",
        "javascript:0",
    ):
        alone = reached(here, ("127.0.0.1", 8321))
        assert (alone.who, alone.command) == ("only", "motu serve --host 0.0.0.0")
        assert reached(here, ("0.0.0.0", 8400)) == reach.Reach("http://192.168.1.7:8400", "network")
        assert "evil" not in alone.begin
    assert reached("http://localhost:9000", ("127.0.0.1", 9000)).command.endswith("--port 9000")
    assert reached("https://jeux.example", ("127.0.0.1", 8321)) == reach.Reach("https://jeux.example", "all")
    assert reached("http://192.168.1.7:8321", ("0.0.0.0", 8321)).who == "network"


def test_a_private_table_is_closed_to_strangers_at_every_address(house: House) -> None:
    host, stranger, newcomer = (house.visitor() for _ in range(3))
    id = host.make(kinds=("me", "here"))
    stranger.post("/settings", data={"name": "Eve"})
    for path, method in addresses(house.app):
        for who in (stranger, newcomer):
            answer = who.request(method, path.format(id=id, seat=0, claim="nonsense"))
            if path.startswith("/api"):
                assert answer.status_code in (401, 410), path
            elif path.startswith("/join"):
                assert answer.status_code == 410, path
            else:
                assert answer.status_code == 403 and "Demandez une invitation" in answer.text, path
    assert host.page(id).mine and not house.table(id).chat
    assert stranger.do(id, do="public").status_code == 403
    host.do(id, do="public")
    assert "Vous regardez cette table" in stranger.page(id).text
    with watching(stranger, id) as lines:
        host.do(id, do="private")
        wait(lambda: "event: private" in lines, "who watches is told, and sees nothing more")
    assert stranger.get(f"/table/{id}/stream").status_code == 403


def test_those_who_played_together_meet_again_without_an_invitation(house: House) -> None:
    host, guest, stranger = (house.visitor() for _ in range(3))
    id = host.make(kinds=("me", "invite"))
    guest.post(link(host.do(id, invite="1").text))
    table = house.table(id)
    while not table.match.over:
        seat = table.match.awaiting[0]
        house.within(table.play(seat, table.match.choices(seat)[0].id, table.token(seat)))
    host.do(id, do="rematch")
    again = re.search(r'class="big" href="/table/(\w+)"', guest.page(id).text)
    assert again and not house.table(again[1]).public
    assert stranger.do(again[1], do="join").status_code == 403
    assert guest.page(again[1]).has("join")
    assert guest.do(again[1], do="join", name="Léon").status_code == 204
    assert house.table(again[1]).status == "playing" and house.table(again[1]).seats[1].name == "Léon"


def test_who_is_there_is_shown_and_a_reload_goes_unnoticed(house: House, hurried: None) -> None:
    id, host, guest = running(house)
    with watching(host, id) as lines:
        with watching(guest, id):
            wait(lambda: 'class="presence here"' in host.page(id).text, "he has come")
        told = sum(line.startswith("id:") for line in lines)
        for _ in range(3):
            guest.message(id)  # the page is loaded again, and again
        assert sum(line.startswith("id:") for line in lines) == told
        wait(lambda: 'class="presence away"' in host.page(id).text, "he is away")
        wait(lambda: any("presence away" in line for line in lines), "it is told at once")
        assert sum(line.startswith("id:") for line in lines) == told + 1


def test_the_host_seats_a_bot_for_who_is_away_and_gives_the_seat_back(house: House, hurried: None) -> None:
    id, (host, guest, third) = seated(house, 3)
    table, moves = house.table(id), len(house.table(id).match.moves)
    with watching(guest, id), watching(third, id):
        assert host.do(id, **{"stand-in": "1"}).status_code == 409, "he is there"
    with watching(host, id), watching(third, id):
        wait(lambda: table.is_absent(1), "he is away")
        assert third.do(id, **{"stand-in": "1"}).status_code == 403, "that is for the host"
        assert host.do(id, **{"stand-in": "1"}).status_code == 204
        assert table.seats[1].kind == "bot"
        assert guest.page(id).has("return") and guest.do(id, do="return").status_code == 204
        assert table.seats[1].kind == "person" and not guest.page(id).has("return")
        wait(lambda: table.is_absent(1), "he is away again")
        host.do(id, **{"stand-in": "1"})
        assert host.do(id, **{"give-back": "1"}).status_code == 204
    wait(lambda: table.presence.is_away(table.host), "the host is away")
    assert third.do(id, **{"stand-in": "0"}).status_code == 204, "nobody waits for a host who has left"
    log = [event.text("fr") for event in table.match.events(None)]
    assert log.count("Un robot joue désormais pour Bleu, en attendant son retour.") == 2
    assert log.count("Bleu a repris sa place.") == 2 and moves <= len(table.match.moves)
    with House(house.database) as other:  # the log and the seats know it
        assert other.table(id).seats[0].kind == "bot" and other.table(id).seats[1].kind == "person"
        assert [event.text("fr") for event in other.table(id).match.events(None)][: len(log)] == log


def test_who_is_at_another_server_is_there(postgres: str, hurried: None) -> None:
    with House(postgres) as one, House(postgres) as two:
        host = one.visitor()
        id = host.make(kinds=("me", "open"))
        guest = two.visitor()
        guest.do(id, do="join")
        there = one.table(id)
        with watching(host, id), watching(guest, id):
            wait(lambda: 'class="presence here"' in host.page(id).text, "one server tells the other")
        with watching(host, id):
            wait(lambda: there.presence.is_away(there.seats[1].owner or ""), "and that he has gone")
            assert host.do(id, **{"stand-in": "1"}).status_code == 204
            wait(lambda: two.table(id).seats[1].kind == "bot", "both servers know it")
