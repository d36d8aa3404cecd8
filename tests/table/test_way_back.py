"""One way back: a press does what its label says, and it is offered exactly when it does something."""

from __future__ import annotations

import pytest

from motu.games import folders
from motu.match.dice import Dice
from motu.table.pages.audience import seat_word
from tests.contract.cases import times
from tests.table.house import House, Page, Visitor
from tests.table.test_truth import known, reloaded, seated
from tests.table.walking import Screen, Walk, differences

GAMES = sorted(key for key, folder in folders().items() if folder.drawn)
COUNTS = [(game, seats) for game in GAMES for seats in folders()[game].seats]
PRESSES = 60  # in one walk of an ordinary run


def alone(house: House, game: str, seats: int, wishes: bool) -> tuple[str, list[Visitor]]:
    """A person and bots, or two people at one screen and bots."""
    me = house.visitor()
    me.post("/settings", data={"windows": "yes" if wishes else "no", "name": "Ana"})
    kinds = ("me", *["here"] * (seats % 2), *["random"] * seats)[:seats]
    return me.make(game, kinds), [me]


def together(house: House, game: str, seats: int, wishes: bool) -> tuple[str, list[Visitor]]:
    """Everybody at his own screen."""
    id, people = seated(house, seats, game)
    if wishes:
        people[0].post("/settings", data={"windows": "yes", "name": "Ana"})
    return id, people


def mixed(house: House, game: str, seats: int, wishes: bool) -> tuple[str, list[Visitor]]:
    """Two at one screen, the others at theirs."""
    host, guests = house.visitor(), [house.visitor() for _ in range(seats - 2)]
    id = host.make(game, ("me", "here", *["open"] * (seats - 2)))
    for guest in guests:
        assert guest.do(id, do="join").status_code == 204
    return id, [host, *guests]


TABLES = (alone, together, mixed)


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards and bots are those of the last time."""
    monkeypatch.setattr("motu.table.live.Dice", lambda seed=None: Dice(seed or "the way back"))
    monkeypatch.setattr("motu.table.running.secrets.randbits", lambda bits: 1)


CASES = [(game, seats, kind) for game, seats in COUNTS for kind in range(len(TABLES))]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}-{TABLES[case[2]].__name__}")
def walk(request: pytest.FixtureRequest, house: House) -> Walk:
    game, seats, kind = request.param
    id, people = TABLES[kind](house, game, seats, wishes=bool(seats % 2))
    walk = Walk(house, id, people, seed=seats * 10 + kind)
    _go_ahead(walk, walk.dice.randrange(0, 60))
    return walk


def _go_ahead(walk: Walk, moves: int) -> None:
    """Somewhere in the middle of the game."""
    table = walk.table
    for _ in range(moves):
        if table.status != "playing" or not walk.asked():
            break
        seat = walk.turn(walk.dice.choice(walk.asked())).asked
        assert seat is not None
        trial = table.match.copy()
        choice = walk.dice.choice(trial.choices(seat))
        trial.play(seat, choice)
        if trial.over:
            break
        walk.house.within(walk.play(seat, choice.id))
        walk.settle()


@pytest.mark.repeated(4)
def test_a_press_does_what_its_label_says(walk: Walk) -> None:
    pressed = 0
    for n in range(10 * PRESSES):
        if walk.table.status == "over" or (pressed and n >= times(PRESSES)):
            break
        for screen in walk.screens:
            offered_exactly_when_it_works(walk, screen)
        able = [screen for screen in walk.screens if walk.label(screen) is not None]
        if able and walk.dice.random() < 0.35:
            takes_back_what_it_says(walk, walk.dice.choice(able))
            pressed += 1
        elif asked := walk.asked():
            walk.act(walk.dice.choice(asked))
    assert pressed or walk.table.status == "over"


def offered_exactly_when_it_works(walk: Walk, screen: Screen) -> None:
    if walk.label(screen) is not None:
        return
    before = known(walk.table)
    answer = screen.who.do(walk.id, do="undo")
    assert answer.status_code == 409 and Page(answer.text).said()
    assert known(walk.table) == before
    if not walk.table.shared:
        assert not screen.made, "alone, one goes back as far as one likes"


def takes_back_what_it_says(walk: Walk, screen: Screen) -> None:
    """The position, the question and the picks are those before the choice; others keep theirs."""
    label, turn = walk.label(screen), walk.turn(screen)
    picks = [] if turn.asked is None or turn.curtain else screen.picks.get(turn.asked, [])
    last = (picks or screen.made)[-1]
    if picks or len(screen.seats) == 1:
        assert label == f"Annuler\u00a0: {last.label}"
    else:
        assert label == f"Annuler le dernier choix de {seat_word(walk.table, 'fr', last.seat)}"
    hidden = bool(picks) or (turn.way_back is not None and walk.table.match.moves[turn.way_back.n].private)
    others = [seat for other in walk.others(screen) for seat in other.seats]
    had = [(walk.saw(seat), walk.picked(seat)) for seat in others]
    made = list(screen.made)
    if picks:
        picks.pop()
    else:
        made.pop()
        for one in walk.screens if not hidden else [screen]:  # others picked in a position that has gone
            one.picks.clear()
    assert walk.press(screen, do="undo") == 204
    assert screen.made == made
    assert not differences(walk.saw(last.seat), last.before)
    assert walk.picked(last.seat) == [one.label for one in screen.picks.get(last.seat, [])]
    if hidden:
        assert [(walk.saw(seat), walk.picked(seat)) for seat in others] == had


def test_alone_one_goes_back_to_the_first_choice_of_the_game(house: House) -> None:
    for game in GAMES:  # drafts and all
        id, people = alone(house, game, folders()[game].seats.start, wishes=False)
        walk = Walk(house, id, people, seed=5)
        first = [walk.saw(seat) for seat in range(walk.table.match.seats)]
        for _ in range(times(40)):
            walk.act(walk.asked()[0])
        (me,) = walk.screens
        made = len(me.made) + sum(map(len, me.picks.values()))
        for _ in range(made):
            takes_back_what_it_says(walk, me)
        assert walk.label(me) is None and [walk.saw(seat) for seat in range(len(first))] == first
        assert known(reloaded(house, id)) == known(walk.table)
