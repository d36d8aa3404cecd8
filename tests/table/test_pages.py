"""Pages and pushed fragments: what the browser relies on."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from random import Random

import htpy as h
import pytest

from motu.games import folders
from motu.games._shared.text import LANGUAGES
from motu.match.game import game
from motu.table.pages.choices import groups
from tests.table.house import House, Page, Visitor
from tests.table.test_seats import wait
from tests.table.test_truth import seated

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)


def pages(house: House, visitor: Visitor, id: str) -> list[Page]:
    paths = ("/", f"/table/{id}", f"/table/{id}/replay", f"/numbers/{house.table(id).match.folder.key}")
    answers = [visitor.get(path) for path in paths]
    assert [answer.status_code for answer in answers] == [200] * len(paths)
    return [Page(answer.text) for answer in answers]


@pytest.mark.parametrize("key", GAMES)
def test_ids_are_unique_and_every_fragment_has_its_place(house: House, key: str) -> None:
    me, watcher = house.visitor(), house.visitor("en")
    id = me.make(key, ("me", "greedy", "random"), public="yes")
    for n in range(12):
        for visitor in (me, watcher):
            name, text = visitor.message(id)
            fragments, page = Page(text), visitor.page(id)
            assert name and fragments.targets and set(fragments.targets) <= set(page.ids)
            for found in (page, fragments):
                twice = [i for i, times in Counter(found.ids).items() if times > 1]
                assert not twice, twice
            bad = [
                a for a in fragments.attributes if a[1][:3] == "hx-" or a[1] == "style" or a[1][:2] == "on"
            ]
            assert not bad, bad
        me.decide(id, n)


@pytest.mark.parametrize("key", GAMES)
def test_no_page_has_inline_style_or_script(house: House, key: str) -> None:
    me = house.visitor()
    id = me.make(key, ("me", "greedy"))
    for page in pages(house, me, id):
        assert not [a for a in page.attributes if a[1] == "style" or a[1].startswith("on")]
        assert (
            "<style" not in page.text and "http://www.w3.org/2000/svg" in page.text
        ) or "<svg" not in page.text


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_page_speaks_the_readers_language(house: House, lang: str) -> None:
    me = house.visitor(lang)
    id = me.make()
    me.my_turn(id)
    words = {"fr": ("Journal", "Réglages", "Joueurs"), "en": ("Log", "Settings", "Players")}
    for page in pages(house, me, id):
        assert page.lang == lang
    for text in (me.page(id).text,):
        assert all(word in text for word in words[lang])
        assert not any(word in text for word in words["en" if lang == "fr" else "fr"])


def test_the_language_is_the_switch_then_the_browser(house: House) -> None:
    me = house.visitor("en-GB,de;q=0.8")
    assert Page(me.get("/").text).lang == "en"
    me.post("/settings", data={"lang": "fr"})
    assert Page(me.get("/").text).lang == "fr"
    assert Page(house.visitor("de,it").get("/").text).lang == "fr"


def test_a_name_of_a_picture_changes_only_with_the_picture(house: House) -> None:
    id, people = seated(house, 2)
    wait(lambda: all('class="presence here"' in person.page(id).text for person in people), "all are there")
    before = [person.message(id) for person in people]
    house.table(id).changed()
    assert [person.message(id) for person in people] == before
    asked = house.table(id).match.awaiting[0]
    people[asked].decide(id)
    after = [person.message(id) for person in people]
    assert all(a[0] != b[0] and a[1] != b[1] for a, b in zip(before, after, strict=True))


def test_a_stream_resumes_where_the_viewer_was(house: House) -> None:
    me = house.visitor()
    id = me.make(kinds=("me", "here"))
    name, _ = me.message(id)
    me.decide(id)
    newer, text = me.message(id, after=name)
    assert newer != name and "hx-partial" in text


def test_never_more_than_twelve_buttons_are_seen_in_a_group() -> None:
    """However many choices there are, opened folds included: those of a long game of each kind."""
    most = 0
    for key in GAMES:
        match = game(key).start(3, seed=3)
        dice = Random(3)
        while not match.over and match.awaiting:
            offered = match.choices(match.awaiting[0])
            if len(offered) > most:
                most = len(offered)
                shown = Buttons(str(h.div[groups(offered, "fr")]))
                assert sum(shown.counts) == len(offered) and max(shown.counts) <= 12
            match.play(match.awaiting[0], dice.choice(offered).id)
    assert most > 24, "no question was long enough to be folded twice"


TITLE = re.compile(r"<summary>(.*?)</summary>")


@pytest.mark.parametrize("key", GAMES)
def test_no_two_folds_of_a_question_have_the_same_title(key: str) -> None:
    """What is folded can be told apart before it is opened, in both languages."""
    match = game(key).start(4, seed=4)
    dice = Random(4)
    folds = 0
    while not match.over:
        seat = match.awaiting[0]
        offered = match.choices(seat)
        if any(len(choice.targets) > 1 for choice in offered):
            for lang in LANGUAGES:
                titles = [title for title in TITLE.findall(str(h.div[groups(offered, lang)])) if "…" in title]
                assert len(set(titles)) == len(titles), titles
                folds += len(titles)
        match.play(seat, dice.choice(offered).id)
    assert folds or key not in ("bora-bora", "costa-ruana", "pantheon")


class Buttons(HTMLParser):
    """How many buttons of choices stand in each group itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.counts: list[int] = []
        self._inside: list[list[int]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "div":
            self._inside.append([0])
        elif tag == "button" and found.get("name") == "choice":
            self._inside[-1][0] += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "div":
            self.counts.append(self._inside.pop()[0])


def test_the_first_page_is_small(house: House) -> None:
    """With the pictures of all games, though those below are fetched only when one looks there."""
    me = house.visitor()
    drawn = [f"/picture/{key}?lang=fr" for key in GAMES]
    assert all(path.replace("&", "&amp;") in me.get("/").text for path in drawn)
    assert me.get("/picture/chess").status_code == 404
    paths = ("/", "/static/motu.css", "/scene.css", "/static/motu.svg", *drawn)
    size = 0
    for path in paths:
        with me.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            size += sum(len(chunk) for chunk in answer.iter_raw())
    assert size < 150_000, size
