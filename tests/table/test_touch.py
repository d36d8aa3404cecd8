"""Whatever is touched on the board answers: what it is, and what this player can do with it or why not."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

import motu
from motu.games import folders
from motu.games._shared.text import LANGUAGES
from motu.kernel.core import LEGAL, NO_SUCH_ACTION, NOT_THIS_QUESTION
from motu.kernel.engine import Asked, why_not
from motu.match.match import Match
from motu.match.touching import Answers, Touch, touch
from tests.games.bora_bora.situations import phase_a, table
from tests.table.house import House

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
CASES = [(game, seats) for game in GAMES for seats in folders()[game].seats]
EVERY = 23  # decisions
SVG = "{http://www.w3.org/2000/svg}"
COUNTED = re.compile(r"^[≤+×]?\d+$")


class Drawn(NamedTuple):
    """Something in a picture: the thing around it, and what answers call it if it can be chosen."""

    id: str
    target: str | None


def drawn(match: Match, viewer: int | None) -> Iterator[Drawn]:
    """All things that a viewer's picture draws."""
    yield from _drawn(ET.fromstring(match.svg(viewer, "fr")))


def _drawn(element: ET.Element) -> Iterator[Drawn]:
    id = element.get("id", "")
    if element.tag == f"{SVG}defs":
        return
    if id and id != "board" and element.get("data-layer") is None:
        yield Drawn(id, element.get("data-target"))
    for inside in element:
        yield from _drawn(inside)


def naked(element: ET.Element, thing: str = "") -> Iterator[str]:
    """Counts and icons that belong to no thing but their part of the table."""
    id = element.get("id", "")
    if element.tag == f"{SVG}defs" or id == "ground":  # hexes lie over the ground of a map
        return
    if id and id != "board" and element.get("data-layer") is None:
        thing = "" if element.get("data-zone") else id
    icon = element.tag == f"{SVG}use" and element.get("href", "").startswith("#art-i-")
    if not thing and (icon or (element.tag == f"{SVG}text" and COUNTED.match((element.text or "").strip()))):
        yield element.get("href") or element.text or ""
    for inside in element:
        yield from naked(inside, thing)


class Engine:
    """What the rules say of every answer to the present question, and what each names."""

    def __init__(self, match: Match, seat: int) -> None:
        s, asked = match.redacted(seat), Asked(match.state).rule
        self.answers = []
        for rule in (asked, asked.beside) if asked.beside is not None else (asked,):
            for x in range(int(rule.domain(s))):
                reason = int(why_not(s, seat, int(rule.base) + x))
                if reason not in (NO_SUCH_ACTION, NOT_THIS_QUESTION):
                    self.answers.append((match.folder.targets(s, seat, rule, x), reason))
        self.match = match

    def allowed(self, places: tuple[str, ...], picked: tuple[str, ...]) -> int:
        """How many open answers name one of these places and all that is picked."""
        return sum(reason == LEGAL for reason in self._naming(places, picked))

    def rules(self, places: tuple[str, ...]) -> set[str]:
        """The rules that forbid answers which name one of these places."""
        reasons = set(self._naming(places, ())) - {LEGAL}
        return {self.match.folder.rule_of(reason) for reason in reasons if reason > 0}

    def _naming(self, places: tuple[str, ...], picked: tuple[str, ...]) -> list[int]:
        return [
            reason
            for named, reason in self.answers
            if any(place in named for place in places) and all(one in named for one in picked)
        ]


def says_what_it_is(match: Match, found: Touch | None, id: str) -> Touch:
    """A card always has a name and a rule, in every language."""
    assert found is not None, f"{id} does not answer"
    texts = match.folder.texts
    for lang in LANGUAGES:
        assert len(texts.say(found.card.name, lang)) > 2, id
        assert texts.word(found.card.rule.replace(".", "-"), lang)
        if found.card.about is not None:
            assert len(texts.say(found.card.about, lang)) > 10, id
        if found.refusal is not None:
            assert len(found.refusal.text(lang)) > 10, id
    return found


def tells_the_truth(found: Touch, thing: Drawn, engine: Engine, picked: tuple[str, ...]) -> None:
    """What the card offers is what the rules allow; what it refuses, they refuse, for what is picked."""
    places = found.card.places
    assert len(found.choices) == engine.allowed(places, picked), thing
    if thing.target is not None:
        assert thing.target in places, thing
    if not found.choices and not found.gestures and places:
        assert found.refusal is not None, thing
        if found.refusal.rule:
            assert found.refusal.rule in engine.rules(places), thing


def positions(game: str, seats: int) -> Iterator[Match]:
    """Moments of a game that is played at random, and its end."""
    match, dice, decisions = motu.game(game).start(seats, seed=seats), Random(seats), 0
    while not match.over:
        if decisions % EVERY == 0:
            yield match
        seat = match.awaiting[0]
        match.play(seat, dice.choice(match.choices(seat)))
        decisions += 1
    yield match


@pytest.mark.repeated(1)
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_everything_that_is_drawn_answers(game: str, seats: int) -> None:
    """For who is asked, with and without a pick; for who waits, for who watches, and at the end."""
    touched, dice = 0, Random(seats)
    for match in positions(game, seats):
        for viewer in {None, 0, seats - 1} - set(match.awaiting):
            view = match.view(viewer)
            for thing in drawn(match, viewer):
                says_what_it_is(match, touch(match, view, thing.id), thing.id)
                touched += 1
        for seat in match.awaiting[:1]:
            view, answers, engine = match.view(seat), Answers(match, seat), Engine(match, seat)
            named = [target for choice in answers.choices for target in choice.targets[:1]]
            picked = tuple(named and [dice.choice(named)])
            for thing in drawn(match, seat):
                found = touch(match, view, thing.id, answers)
                tells_the_truth(says_what_it_is(match, found, thing.id), thing, engine, ())
                found = touch(match, view, thing.id, answers, picked)
                tells_the_truth(says_what_it_is(match, found, thing.id), thing, engine, picked)
                touched += 1
    assert touched > 400


@pytest.mark.parametrize("game", GAMES)
def test_every_count_and_every_icon_is_part_of_a_thing(game: str) -> None:
    for match in positions(game, max(3, folders()[game].seats.start)):
        for viewer in (None, 0):
            assert set(naked(ET.fromstring(match.svg(viewer, "fr")))) == set()


def test_what_is_not_on_the_table_has_no_card() -> None:
    for game in GAMES:
        match = motu.game(game).start(seed=1)
        for id in ("", "nothing", "die-H-9", "seat-7", "zone-", "c_beach x", "slot-A-99", "é", "x" * 80):
            assert touch(match, match.view(0), id) is None, (game, id)


def holding(dice: str) -> Match:
    return phase_a(table(4), A=dice)


def test_a_refusal_is_about_the_die_that_is_picked() -> None:
    """Who holds 2, 2 and 6 and has picked a 2 is not told that he has no 1."""
    match = holding("2 2 6")
    seat = match.awaiting[0]
    answers = Answers(match, seat)
    for thing in drawn(match, seat):
        found = touch(match, match.view(seat), thing.id, answers, ("die_2",))
        if found is not None and found.refusal is not None:
            assert not re.search(r"\b1\b", found.refusal.text("en")), found.refusal.text("en")


def test_what_another_die_could_do_is_refused_for_the_picked_one() -> None:
    """No touch is silently dead: the picked die is what the answer is about."""
    match = holding("1 6 6")
    seat = match.awaiting[0]
    with_six = {t for c in match.choices(seat) if "die_6" in c.targets for t in c.targets}
    with_one = {t for c in match.choices(seat) if "die_1" in c.targets for t in c.targets}
    only_six = with_six - with_one - {"die_6"}
    answers = Answers(match, seat)
    for thing in only_six:
        refusal = answers.why_not(thing, ("die_1",))
        assert refusal is not None and refusal.text("fr")


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_and_a_part_of_the_page_never_have_the_same_id(house: House, game: str) -> None:
    me = house.visitor()
    id = me.make(game, ("me", "here", "here"))
    ids = re.findall(r'\sid="([^"]+)"', me.my_turn(id).text)
    assert len(ids) > 100 and [one for one, n in Counter(ids).items() if n > 1] == []


def test_a_card_over_http_has_buttons_for_who_is_asked_alone(house: House) -> None:
    me, watcher = house.visitor(), house.visitor()
    id = me.make("costa-ruana", ("me", "here"), public="yes")
    me.my_turn(id)
    mine = me.get(f"/table/{id}/thing", params={"name": "island_1"}).text
    seen = watcher.get(f"/table/{id}/thing", params={"name": "island_1"}).text
    assert 'name="choice"' in mine and 'form="turn"' in mine
    assert 'name="choice"' not in seen and "<h2>" in seen
    assert not me.get(f"/table/{id}/thing", params={"name": "nothing"}).text
