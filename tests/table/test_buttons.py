"""Every button of every page begins with a verb of its language, in words or for screen readers."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from motu.games import folders
from tests.games.verbs import assert_verb
from tests.table.house import House
from tests.table.test_finale import finished
from tests.table.test_seats import link

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
OTHERWISE = {  # what is no verb on any page, by an attribute of the button
    ("name", "lang"): "a language is called by its name",
    ("class", "figure"): "a figure of the result opens what made it",
}
SIGNS = "☐☑ "  # of switches


class Buttons(HTMLParser):
    """What the buttons of a page say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self._inside: list[str] | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "button" or any((name, value) in OTHERWISE for name, value in attrs):
            return
        facts = dict(attrs)
        shown = [facts.get(name) for name in ("data-run", "data-in", "data-out", "aria-label")]
        if found := [word for word in shown if word]:
            self.said += found
        else:
            self._inside = []

    def handle_data(self, data: str) -> None:
        if self._inside is not None:
            self._inside.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "button" and self._inside is not None:
            self.said.append("".join(self._inside).strip(SIGNS))
            self._inside = None


def verbs_only(text: str, lang: str) -> set[str]:
    """All that its buttons say, each begun with a verb."""
    said = Buttons(text).said
    for label in said:
        assert_verb(label, lang)
    return set(said)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_buttons_around_a_game(house: House, lang: str) -> None:
    """The lobby, a table that waits, an invitation, the table with its chat, the end, watching again."""
    host, guest = house.visitor(lang), house.visitor(lang)
    said = set()
    for path in ("/", "/rules/costa-ruana", "/numbers/costa-ruana", "/rivals/costa-ruana"):
        said |= verbs_only(host.get(path).text, lang)
    id = host.make(kinds=("me", "invite"), public="yes")
    for visitor in (host, guest):
        said |= verbs_only(visitor.page(id).text, lang)
    assert len(said) > 15
    invited = host.do(id, invite="1").text
    said |= verbs_only(invited, lang) | verbs_only(guest.get(link(invited)).text, lang)
    host.post(f"/table/{id}/chat", data={"text": "…"})
    said |= verbs_only(guest.page(id).text, lang)
    id = host.make(kinds=("me", "greedy"))
    table = house.table(id)
    table.match, table.status = finished("costa-ruana", 2, 1), "over"
    for path in (f"/table/{id}", f"/table/{id}/replay", f"/table/{id}/chance"):
        said |= verbs_only(host.get(path).text, lang)
    assert len(said) > 24


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_buttons_of_a_game(house: House, key: str, lang: str) -> None:
    """What is chosen, confirmed, undone, asked for; free actions are asked for, standing orders offered."""
    me = house.visitor(lang)
    id = me.make(key, ("me", "here"))
    said = set()
    for n in range(5):
        page = me.my_turn(id)
        if page.has("uncover"):
            said |= verbs_only(page.text, lang)
            me.do(id, do="uncover", seat=page.seat)
            page = me.page(id)
        said |= verbs_only(page.text, lang)
        choice = page.choices[n % len(page.choices)]
        me.do(id, choice=choice, question=page.question, seat=page.seat)
        said |= verbs_only(me.page(id).text, lang)
        me.decide(id, n)
    assert len(said) > 12
