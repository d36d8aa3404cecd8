"""One's own tables: what the list tells and whom, and what one does with a table from there."""

from __future__ import annotations

import re
import time

import pytest

from motu.table import store
from motu.table.listed import Views, listed
from motu.table.pages.mine import ago
from tests.table.house import House, Visitor


def row(who: Visitor, id: str, where: str = "/") -> str:
    """The line of a table in a list, as text; empty when it is not there."""
    lines = re.findall(r"<li(?: [^>]*)?>.*?</li>", who.get(where).text, re.DOTALL)
    found = next((line for line in lines if f'href="/table/{id}"' in line), "")
    return " ".join(re.sub(r"<[^>]+>", " ", found).split())


def act(who: Visitor, id: str, do: str) -> int:
    return who.post(f"/table/{id}/mine", data={"do": do}).status_code


def two(house: House) -> tuple[Visitor, Visitor, str]:
    """Two people at a table that is played."""
    host, guest = house.visitor(), house.visitor("en")
    host.post("/settings", data={"name": "Ana"})
    guest.post("/settings", data={"name": "Ben"})
    id = host.make(kinds=("me", "open"), public="yes")
    assert guest.do(id, do="join").status_code == 204
    return host, guest, id


def test_the_list_tells_when_how_far_who_and_whose_turn_without_playing_the_game_again(house: House) -> None:
    host, guest, id = two(house)
    for _ in range(40):
        match = house.table(id).match
        if "Tour" in row(host, id):
            break
        (host if 0 in match.awaiting else guest).decide(id)
    mine, yours = (host, guest) if 0 in house.table(id).match.awaiting else (guest, host)
    assert re.search(r"à vous !|your turn!", row(mine, id))
    assert re.search(r"on attend|waiting for", row(yours, id))
    assert "Tour 1" in row(host, id) and "Turn 1" in row(guest, id)
    assert "Ana" in row(guest, id) and "Ben" in row(host, id)
    assert "à l’instant" in row(host, id) and "just now" in row(guest, id)
    with House(house.database) as other:
        again = other.visitor(cookie=host.cookies["motu"])
        assert "Tour 1" in row(again, id)
        assert other.app.state.tables.known(id) is None


def test_points_that_a_seat_may_not_know_stay_out_of_its_list(house: House) -> None:
    """In Costa Ruana what lies in a hut is its owner's secret until the end."""
    host, guest, id = two(house)
    match = house.table(id).match
    own = sum(match.view(0)["players"][0]["points"].values())
    assert match.view(1)["players"][0]["points"] is None
    known = listed(Views(match), (0, 1))
    assert known["points"] == [None, None] and known["own"]["0"] == own
    assert re.search(rf"Ana\) {own}\b", row(host, id)) and re.search(r"Ben\) (?!\d)", row(host, id))
    assert re.search(r"Ana\) (?!\d)", row(guest, id))
    watcher = house.visitor()
    assert not re.search(r"\) \d", row(watcher, id))
    both = house.visitor()
    shared = both.make(kinds=("me", "here"))
    assert row(both, shared) and not re.search(r"\) \d", row(both, shared)), "two people look at this screen"


def test_what_is_archived_is_out_of_ones_own_list_and_can_be_brought_back(house: House) -> None:
    host, guest, id = two(house)
    stranger = house.visitor()
    stranger.post("/settings", data={"name": "Zoe"})
    assert act(stranger, id, "archive") == 403 and act(house.visitor(), id, "archive") == 403
    assert act(guest, id, "archive") == 303
    assert not row(guest, id) and not row(guest, id, "/tables") and row(host, id)
    assert row(guest, id, "/tables?archived=yes") and not row(host, id, "/tables?archived=yes")
    assert 'href="/tables"' in guest.get("/").text, "the way to it"
    assert act(guest, id, "restore") == 303 and row(guest, id)
    assert act(guest, id, "nonsense") == 409


def test_only_the_host_deletes_and_only_what_nobody_else_would_miss(house: House) -> None:
    host, guest, id = two(house)
    for who in (host, guest, house.visitor()):
        assert act(who, id, "delete") == 403 and who.get(f"/table/{id}/delete").status_code == 403
    alone = host.make(kinds=("me", "greedy"))
    assert act(guest, alone, "delete") == 403
    asked = host.get(f"/table/{alone}/delete")
    assert asked.status_code == 200 and 'value="delete"' in asked.text
    assert row(host, alone), "asking deletes nothing"
    assert act(host, alone, "delete") == 303
    assert not row(host, alone) and host.get(f"/table/{alone}").status_code == 404
    for part in ("seats", "entries", "said"):
        assert not house.within(getattr(house.app.state.store, part)(alone))
    waiting = host.make(kinds=("me", "open", "open"))
    assert guest.do(waiting, do="join").status_code in (204, 409)
    assert act(host, waiting, "delete") == 303 and host.get(f"/table/{waiting}").status_code == 404


def test_a_rematch_that_was_deleted_can_be_asked_for_again(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "random"))
    while not me.my_turn(id).over:
        me.decide(id)
    me.do(id, do="rematch")
    again = house.table(id).next
    assert again and act(me, again, "delete") == 303
    assert me.do(id, do="rematch").status_code == 204
    assert house.table(id).next not in (None, again)


def test_a_bot_takes_over_from_the_list_and_gives_the_seat_back(house: House) -> None:
    host, _, id = two(house)
    assert act(host, id, "leave") == 303 and house.table(id).seats[0].kind == "bot"
    assert act(host, id, "return") == 303 and house.table(id).seats[0].kind == "person"


def test_the_list_is_bounded_and_older_tables_have_a_page(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LISTED", 3)
    monkeypatch.setattr("motu.table.handlers.mine.LISTED", 3)
    me = house.visitor()
    made = [me.make(kinds=("me", "here")) for _ in range(5)]
    first = me.get("/tables").text
    shown = [id for id in made if f"/table/{id}" in first]
    older = re.search(r'href="(/tables\?before=[\d.]+)"', first)
    assert len(shown) == 3 and older
    rest = me.get(older[1]).text
    assert [id for id in made if f'"/table/{id}"' in rest] == [id for id in made if id not in shown]
    assert me.get("/tables?before=nonsense").status_code == 200


def test_time_is_told_as_people_tell_it() -> None:
    assert [ago("fr", s) for s in (5, 70, 7300, 90000)] == [
        "à l’instant", "il y a une minute", "il y a 2 heures", "il y a un jour",
    ]  # fmt: skip
    assert [ago("en", s) for s in (5, 300, 8 * 86400, 800 * 86400)] == [
        "just now", "5 minutes ago", "a week ago", "2 years ago",
    ]  # fmt: skip
    assert time.time() > 0


# --- settings -----------------------------------------------------------------------------------------------


def test_a_setting_applies_alone_and_at_once_or_by_the_one_button_without_scripts(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "greedy"), public="yes")
    page = me.get(f"/table/{id}").text
    form = page[page.index(f'action="/table/{id}/settings"') :]
    assert form[: form.index("</form>")].count("<button") == 1 and "<noscript><button" in form
    assert me.set(id, pace="slow").status_code == 204 and house.table(id).pace == 1.5
    assert me.set(id, theme="dark").status_code == 204
    sent = {"name": "Ana", "theme": "light", "confirm": "no", "pace": "quick", "forced": "by-hand"}
    answer = me.post(f"/table/{id}/settings", data=sent)
    assert answer.status_code == 303 and answer.headers["location"] == f"/table/{id}"
    table = house.table(id)
    assert table.pace == 0.3 and not table.match.automatic and table.seats[0].name == "Ana"
    guest = house.visitor()
    assert guest.post(f"/table/{id}/settings", data={"theme": "dark", "pace": "quick"}).status_code == 303
    assert guest.set(id, pace="none").status_code == 403 and table.pace == 0.3


def test_the_theme_is_in_the_first_byte_of_every_page_and_nonsense_is_none(house: House) -> None:
    me = house.visitor()
    assert '<html lang="fr" data-theme="system">' in me.get("/").text
    me.post("/settings", data={"theme": "dark"})
    id = me.make(kinds=("me", "here"))
    for path in ("/", f"/table/{id}", "/rules/pantheon", "/nowhere"):
        text = me.get(path).text
        assert text.startswith('<!doctype html><html lang="fr" data-theme="dark">'), path
        assert '<meta name="color-scheme" content="dark">' in text
    assert 'theme=dark"' in me.get("/").text
    assert ":root { color-scheme: dark; }" in me.get("/picture/pantheon?theme=dark").text
    me.post("/settings", data={"theme": '"><script>'})
    assert 'data-theme="dark"' in me.get("/").text
    assert 'data-theme="system"' in house.visitor().get("/").text, "nobody wears another one's"


# --- sounds -------------------------------------------------------------------------------------------------


def test_lines_say_as_what_they_are_heard_from_the_declared_kind_of_event(house: House) -> None:
    me = house.visitor()
    id = me.make("bora-bora", ("me", "here"))
    for _ in range(6):
        me.decide(id)
    match = house.table(id).match
    names = {kind: match.folder.events.name(kind) for kind in match.folder.sounds}  # type: ignore[union-attr]
    marked = re.search(r'data-sounds="([^"]*)"', me.get(f"/table/{id}").text)
    assert marked
    heard = dict(part.split(":") for part in marked[1].split())
    told = match.told_to(None)
    assert {names[told[int(n)].kind] for n, sound in heard.items() if sound == "dice"} == {"rolled"}
    assert all(match.folder.sounds[told[int(n)].kind] == sound for n, sound in heard.items())
