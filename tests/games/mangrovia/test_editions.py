"""An owner of the real box may put its true numbers in: an edition, taken or refused with its fault."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.mangrovia.box import MangroviaBox
from motu.match.dice import Dice
from tests.games.editions import played
from tests.games.mangrovia.situations import (
    assert_sound,
    at_pier,
    box_of,
    give,
    go,
    mangrovia,
    offered,
    open_cards,
    pay,
    player,
    position,
    scored,
    state_of,
    suns,
    table,
    the_end,
    wander,
)
from tests.games.mangrovia.situations import hut as built
from tests.games.more import with_more
from tests.games.telling import french
from tests.pictures.faults import faults
from tests.pictures.measure import Picture

EDITION = with_more("mangrovia").read_text("utf-8")

Data = dict[str, Any]


def edition(change: Callable[[Data], object]) -> Data:
    """Our box with something changed, written as an edition."""
    data = copy.deepcopy(box_of().data)
    change(data)
    return data


def box_with(change: Callable[[Data], object]) -> MangroviaBox:
    found = mangrovia().box(edition(change))
    assert isinstance(found, MangroviaBox)
    return found


def square(data: Data, id: str) -> Data:
    found: Data = next(row for row in data["board"]["squares"] if row["id"] == id)
    return found


def pier(data: Data, number: int) -> Data:
    found: Data = next(row for row in data["archipelago"]["piers"] if row["pier"] == number)
    return found


def path(data: Data, id: str) -> Data:
    found: Data = next(row for row in data["board"]["paths"] if row["id"] == id)
    return found


# --- what an edition changes --------------------------------------------------------------------

CHANGES: dict[str, Callable[[Data], object]] = {
    "name": lambda d: d["edition"].update(name="Zoch, 2014"),
    "open cards": lambda d: d["counts"].update(open_offerings=3, open_landscapes=4),
    "dealt": lambda d: d["counts"].update(dealt_landscapes=4),
    "ones": lambda d: d["counts"].update(ones=9),
    "birds": lambda d: d["counts"].update(birds=["sand", "reed"]),
    "huts": lambda d: [d["players"][n].update(huts=6) for n in "2345"],
    "offerings": lambda d: d["offerings"].update({"2": 6, "7": 9}),
    "landscapes": lambda d: d["landscapes"].update(water=10, reed=6),
    "amulets": lambda d: d["amulets"].update({"2": 4, "6": 10}),
    "start": lambda d: d["start"]["cards"][1].update(values=[2, 6]),
    "amulet table": lambda d: d["amulet_table"]["rows"][1].update(drawn=2, returned=1),
    "favours": lambda d: d["favour_tiles"].update(values=[3, 3, 4, 5, 6, 7, 8, 12]),
    "tiles": lambda d: (
        d["bonus_tiles"]["tiles"][8].update(copies=2),
        d["bonus_tiles"]["tiles"][10].update(copies=3),
    ),
    "pier 6": lambda d: pier(d, 6).update(steps=["face_up", "face_down"]),
    "pier 7": lambda d: pier(d, 7).update(steps=["hut", "amulets", "face_up"]),
    "square": lambda d: square(d, "c1r1").update(landscapes=["water", "sand"], cost=31, suns=20),
    "one square less": lambda d: d["board"]["squares"].remove(square(d, "m10")),
    "two squares more": lambda d: d["board"]["squares"].extend(
        [{**square(d, "m01"), "id": "m11"}, {**square(d, "m02"), "id": "m12", "neutral": "none"}]
    ),
    "path": lambda d: path(d, "v4").update(first=20, second=10, squares=["m01", "m02", "c4r7"]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_has_a_digest_of_its_own_and_plays_to_the_end(change: str) -> None:
    box = box_with(CHANGES[change])
    assert box.digest != box_of().digest
    players = 2 + len(change) % 4
    options = mangrovia().check_options({"statue_tiles": True, "other_tiles": True})
    match = motu.Match(mangrovia().folder, box, box.data, players, options, Dice("5"))
    wander(match, Random(players))
    assert match.over and match.scores is not None
    assert_sound(state_of(match))
    assert motu.replay(match.record().dumps()).scores == match.scores


def test_an_edition_that_says_nothing_is_our_box() -> None:
    assert mangrovia().box({}).digest == box_of().digest


def test_single_keys_override_ours_and_lists_as_a_whole() -> None:
    found = mangrovia().box({"counts": {"totem_first": 20}})
    assert found.data["counts"]["totem_first"] == 20 and found.data["counts"]["totem_second"] == 6


def test_a_pier_does_what_its_edition_says_in_its_order() -> None:
    s = table(4, box=box_with(CHANGES["pier 6"]))
    open_cards(s, offerings="5")
    match = at_pier(s, 6)
    assert offered(match) == ["draw_up decline", "draw_up offering 5"]


def test_cost_and_suns_of_a_square_are_those_of_the_edition() -> None:
    box = box_with(lambda d: square(d, "c2r2").update(cost=5, suns=7, pays="amulet"))
    s = table(4, birds="sand reed", box=box)
    give(s, "A", landscapes="sand", amulets="2 3")
    match = at_pier(s, 7)
    go(match, "A build c2r2")
    pay(match)
    assert suns(match, "A") == 7


def test_a_new_square_takes_a_spare_place_and_keeps_its_name() -> None:
    box = box_with(CHANGES["two squares more"])
    s = table(4, birds="sand reed", box=box)
    give(s, "A", landscapes="sand", offerings="7")
    match = at_pier(s, 7)
    assert "build m11" in offered(match)
    go(match, "A build m11")
    assert position(match)["squares"]["m11"]["owner"] == "A"
    assert player(match, "A")["amulet_huts"] == 1
    built_there = "Red builds a hut on Sand 7 (M11) with a sand card and an offering of 7."
    assert built_there in [event.text("en") for event in match.events(None)]


def test_paths_and_totem_pay_what_the_edition_says() -> None:
    box = box_with(lambda d: (CHANGES["path"](d), d["counts"].update(totem_first=30)))
    s = table(4, box=box)
    built(s, "A", "m02 c1r5")
    built(s, "B", "m01")
    match = the_end(s)
    assert scored(match, "paths") == [10 + 12, 20, 0, 0]  # v4: B nearer; v1: A alone
    assert scored(match, "totem") == [30, 0, 0, 0]


def test_the_value_of_a_bonus_tile_is_that_of_the_edition() -> None:
    box = box_with(lambda d: d["bonus_tiles"]["tiles"][9].update(worth=4))
    s = table(4, other_tiles=True, box=box)
    give(s, "A", bonus="bonus_amulet2")
    assert scored(the_end(s), "amulets") == [4, 0, 0, 0]


# --- what an edition adds -----------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 6))
def test_an_edition_with_more_of_everything_is_played_whole(tmp_path: Path, seats: int) -> None:
    file = tmp_path / "more.toml"
    file.write_text(EDITION, "utf-8")
    added = {"c8r1", "c2r8"}

    def looked_for(choice: motu.Choice) -> bool:
        return bool(added.intersection(choice.targets)) or "joker" in choice.notation

    both_sets = {"statue_tiles": True, "other_tiles": True}
    for match in played(mangrovia(), file, seats, seats, looked_for, **both_sets):
        assert_sound(match.state)
    built = {move.notation for move in match.moves}
    assert {"build c8r1", "build c2r8"} & built
    told = "\n".join(event.text("en") for event in match.events(None))
    assert "(Bout du monde)" in told or "build c8r1" not in built


def test_added_things_are_in_the_box() -> None:
    box = mangrovia().box(tomllib.loads(EDITION))
    assert isinstance(box, MangroviaBox)
    assert list(box.favours) == [2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 12]  # a sorted pile (MG-2.14)
    assert (box.bonus[0], box.bonus[10]) == (2, 4)
    assert (sum(box.copies[:6]), sum(box.copies[6:10]), sum(box.copies[10:])) == (46, 34, 37)
    assert box.ids[48:] == ["c2r8", "c8r1"] and box.names[48:] == ["", "Bout du monde"]
    view = table(4, box=box)
    assert [int(n) for n in view.box.path_length] == [7, 7, 7, 7, 8, 6, 7, 7]


def test_an_added_square_lies_at_the_end_of_its_path() -> None:
    box = mangrovia().box(tomllib.loads(EDITION))
    assert isinstance(box, MangroviaBox)
    s = table(4, box=box)
    built(s, "A", "c8r1")
    built(s, "B", "c7r1")
    assert scored(the_end(s), "paths") == [6, 12, 0, 0]


def test_a_full_pile_of_favour_tiles_is_drawn() -> None:
    box = mangrovia().box({"add": {"favour_tiles": {"values": [20] * 8}}})
    match = motu.Match(mangrovia().folder, box, box.data, 2, mangrovia().check_options({}), Dice("5"))
    for lang in ("fr", "en"):
        assert not faults(Picture(match.svg(0, lang)))


# --- what an edition may not say ----------------------------------------------------------------

WRONG: dict[str, tuple[Callable[[Data], object], str, str]] = {
    "42 offering cards": (
        lambda d: d["offerings"].update({"2": 8}),
        "L’édition compte 42 pièces dans « offerings » : il en faut 43–90.",
        "The edition counts 42 pieces in “offerings”: it takes 43–90.",
    ),
    "31 landscape cards": (
        lambda d: d["landscapes"].update(sand=7),
        "L’édition compte 31 pièces dans « landscapes » : il en faut 32–60.",
        "The edition counts 31 pieces in “landscapes”: it takes 32–60.",
    ),
    "34 tokens": (
        lambda d: d["amulets"].update({"6": 3}),
        "L’édition compte 34 pièces dans « amulets » : il en faut 35–75.",
        "The edition counts 34 pieces in “amulets”: it takes 35–75.",
    ),
    "too many cards alike": (
        lambda d: d["offerings"].update({"2": 16, "3": 1}),
        "Dans l’édition, « offerings.2 » vaut 16 : il faut 0–15.",
        "In the edition, “offerings.2” is 16: it must be 0–15.",
    ),
    "a card that is not whole": (
        lambda d: d["offerings"].update({"2": 8.5}),
        "Dans l’édition, « offerings.2 » vaut 8.5 : il faut un nombre entier.",
        "In the edition, “offerings.2” is 8.5: it must be a whole number.",
    ),
    "an unknown count": (
        lambda d: d["counts"].update(cards=3),
        "L’édition contient une entrée inconnue : « counts.cards ».",
        "The edition has an unknown entry: “counts.cards”.",
    ),
    "one bird": (
        lambda d: d["counts"].update(birds=["water"]),
        "Dans l’édition, « counts.birds » a 1 entrées : il en faut 2.",
        "In the edition, “counts.birds” has 1 entries: it takes 2.",
    ),
    "two birds on one landscape": (
        lambda d: d["counts"].update(birds=["water", "water"]),
        'Dans l’édition, « counts.birds[1] » vaut "water" : il faut l’un de ces noms : sand, mangrove, reed.',
        'In the edition, “counts.birds[1]” is "water": it must be one of sand, mangrove, reed.',
    ),
    "more bowls than cult places": (
        lambda d: d["players"]["4"].update(bowls=2),
        "Dans l’édition, « players.4.bowls » vaut 2 : il faut 1–1.",
        "In the edition, “players.4.bowls” is 2: it must be 1–1.",
    ),
    "more huts than there are": (
        lambda d: d["players"]["4"].update(huts=11),
        "Dans l’édition, « players.4.huts » vaut 11 : il faut 1–10.",
        "In the edition, “players.4.huts” is 11: it must be 1–10.",
    ),
    "neither yes nor no": (
        lambda d: d["players"]["3"].update(grey_huts=1),
        "Dans l’édition, « players.3.grey_huts » vaut 1 : il faut l’un de ces noms : true, false.",
        "In the edition, “players.3.grey_huts” is 1: it must be one of true, false.",
    ),
    "a starting card too many": (
        lambda d: d["start"]["cards"][0].update(values=[3, 4, 5]),
        "Dans l’édition, « start.cards[0].values » a 3 entrées : il en faut 2.",
        "In the edition, “start.cards[0].values” has 3 entries: it takes 2.",
    ),
    "a starting card of 8": (
        lambda d: d["start"]["cards"][4].update(values=[5, 8]),
        "Dans l’édition, « start.cards[4].values[1] » vaut 8 : il faut 2–7.",
        "In the edition, “start.cards[4].values[1]” is 8: it must be 2–7.",
    ),
    "more returned than drawn": (
        lambda d: d["amulet_table"]["rows"][0].update(returned=1),
        "Dans l’édition, « amulet_table.rows[0].returned » vaut 1 : il faut 0–0.",
        "In the edition, “amulet_table.rows[0].returned” is 1: it must be 0–0.",
    ),
    "seven favour tiles": (
        lambda d: d["favour_tiles"]["values"].pop(),
        "Dans l’édition, « favour_tiles.values » ne suffit pas (7) : il faut au moins 8.",
        "In the edition, “favour_tiles.values” is too small (7): it takes at least 8.",
    ),
    "sixteen favour tiles and one": (
        lambda d: d["favour_tiles"]["values"].extend([9] * 9),
        "Dans l’édition, « favour_tiles.values » a 17 entrées : il en faut 0–16.",
        "In the edition, “favour_tiles.values” has 17 entries: it takes 0–16.",
    ),
    "a favour tile of nothing": (
        lambda d: d["favour_tiles"]["values"].append(0),
        "Dans l’édition, « favour_tiles.values[8] » vaut 0 : il faut 1–99.",
        "In the edition, “favour_tiles.values[8]” is 0: it must be 1–99.",
    ),
    "seven other tiles": (
        lambda d: d["bonus_tiles"]["tiles"][10].update(copies=1),
        "L’édition compte 7 pièces dans « bonus_tiles.tiles » : il en faut 8–15.",
        "The edition counts 7 pieces in “bonus_tiles.tiles”: it takes 8–15.",
    ),
    "sixteen statue tiles": (
        lambda d: d["bonus_tiles"]["tiles"][0].update(copies=9),
        "L’édition compte 16 pièces dans « bonus_tiles.tiles » : il en faut 8–15.",
        "The edition counts 16 pieces in “bonus_tiles.tiles”: it takes 8–15.",
    ),
    "a copy of another value": (
        lambda d: d["bonus_tiles"]["tiles"].append({**d["bonus_tiles"]["tiles"][8], "worth": 4}),
        "Dans l’édition, « bonus_tiles.tiles[11].worth » vaut 4 : il faut 3–3.",
        "In the edition, “bonus_tiles.tiles[11].worth” is 4: it must be 3–3.",
    ),
    "an offering tile of nothing": (
        lambda d: d["bonus_tiles"]["tiles"][8].update(worth=0),
        "Dans l’édition, « bonus_tiles.tiles[8].worth » vaut 0 : il faut 1–9.",
        "In the edition, “bonus_tiles.tiles[8].worth” is 0: it must be 1–9.",
    ),
    "a pier twice": (
        lambda d: pier(d, 12).update(pier=11),
        "L’édition compte 2 pièces dans « archipelago.piers.11 » : il en faut 1.",
        "The edition counts 2 pieces in “archipelago.piers.11”: it takes 1.",
    ),
    "a pier without a step": (
        lambda d: pier(d, 3).update(steps=[]),
        "Dans l’édition, « archipelago.piers[2].steps » a 0 entrées : il en faut 1–3.",
        "In the edition, “archipelago.piers[2].steps” has 0 entries: it takes 1–3.",
    ),
    "a hut for nothing": (
        lambda d: square(d, "c1r1").update(cost=0),
        "Dans l’édition, « board.squares[0].cost » vaut 0 : il faut 1–31.",
        "In the edition, “board.squares[0].cost” is 0: it must be 1–31.",
    ),
    "a cost that cannot be doubled": (
        lambda d: square(d, "c1r1").update(cost=32),
        "Dans l’édition, « board.squares[0].cost » vaut 32 : il faut 1–31.",
        "In the edition, “board.squares[0].cost” is 32: it must be 1–31.",
    ),
    "two currencies": (
        lambda d: square(d, "c1r1").update(pays="or"),
        'Dans l’édition, « board.squares[0].pays » vaut "or" : il faut l’un de ces noms : offering, amulet.',
        'In the edition, “board.squares[0].pays” is "or": it must be one of offering, amulet.',
    ),
    "a square of three landscapes": (
        lambda d: square(d, "c1r1").update(landscapes=["water", "sand", "reed"]),
        "Dans l’édition, « board.squares[0].landscapes » a 3 entrées : il en faut 1–2.",
        "In the edition, “board.squares[0].landscapes” has 3 entries: it takes 1–2.",
    ),
    "a square twice": (
        lambda d: square(d, "c2r1").update(id="c1r1"),
        "L’édition compte 2 pièces dans « board.squares[1].id » : il en faut 1.",
        "The edition counts 2 pieces in “board.squares[1].id”: it takes 1.",
    ),
    "a square whose name means something else": (
        lambda d: square(d, "c2r1").update(id="decline"),
        'Dans l’édition, « board.squares[1].id » vaut "decline" : il faut l’un de ces noms : c8r1, m11, ….',
        'In the edition, “board.squares[1].id” is "decline": it must be one of c8r1, m11, ….',
    ),
    "another name for a square of ours": (
        lambda d: square(d, "c2r1").update(name="Lagoon"),
        "L’édition contient une entrée inconnue : « board.squares[1].name ».",
        "The edition has an unknown entry: “board.squares[1].name”.",
    ),
    "a square on no path of ours": (
        lambda d: (d["board"]["squares"].append({**square(d, "m01"), "id": "c8r1", "paths": ["h5"]}),),
        'Dans l’édition, « board.squares[48].paths[0] » vaut "h5" : '
        "il faut l’un de ces noms : v1, v2, v3, v4, h1, h2, h3, h4.",
        'In the edition, “board.squares[48].paths[0]” is "h5": '
        "it must be one of v1, v2, v3, v4, h1, h2, h3, h4.",
    ),
    "nine squares of the star": (
        lambda d: square(d, "c1r1").update(area="star"),
        "L’édition compte 9 pièces dans « board.squares: star » : il en faut 0–8.",
        "The edition counts 9 pieces in “board.squares: star”: it takes 0–8.",
    ),
    "eleven neutral huts": (
        lambda d: square(d, "c1r1").update(neutral="grey"),
        "L’édition compte 11 pièces dans « board.squares: neutral » : il en faut 0–10.",
        "The edition counts 11 pieces in “board.squares: neutral”: it takes 0–10.",
    ),
    "three squares too many": (
        lambda d: d["board"]["squares"].extend({**square(d, "m01"), "id": f"n{n}"} for n in range(3)),
        "Dans l’édition, « add.board.squares » a 3 entrées : il en faut 0–2.",
        "In the edition, “add.board.squares” has 3 entries: it takes 0–2.",
    ),
    "seven paths": (
        lambda d: d["board"]["paths"].pop(),
        "Dans l’édition, « board.paths » a 7 entrées : il en faut 8.",
        "In the edition, “board.paths” has 7 entries: it takes 8.",
    ),
    "a path through no square": (
        lambda d: path(d, "v1").update(squares=["c2r5"]),
        'Dans l’édition, « board.paths[0].squares[0] » vaut "c2r5" : il faut l’un de ces noms : c1r1, ….',
        'In the edition, “board.paths[0].squares[0]” is "c2r5": it must be one of c1r1, ….',
    ),
    "a path with a square twice": (
        lambda d: path(d, "v1").update(squares=["c1r1", "c1r1"]),
        'Dans l’édition, « board.paths[0].squares[1] » vaut "c1r1" : il faut l’un de ces noms : c1r1, ….',
        'In the edition, “board.paths[0].squares[1]” is "c1r1": it must be one of c1r1, ….',
    ),
    "no landscape list": (
        lambda d: square(d, "c1r1").update(landscapes="reed"),
        'Dans l’édition, « board.squares[0].landscapes » vaut "reed" : il faut une liste.',
        'In the edition, “board.squares[0].landscapes” is "reed": it must be a list.',
    ),
    "a square without its source": (
        lambda d: square(d, "c1r1").pop("source"),
        "Il manque « board.squares[0].source » dans l’édition.",
        "“board.squares[0].source” is missing in the edition.",
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_edition_is_refused_with_its_place(fault: str) -> None:
    change, fr, en = WRONG[fault]
    with pytest.raises(motu.BadEdition) as caught:
        mangrovia().box(edition(change))
    assert (caught.value.text("fr"), caught.value.text("en")) == (french(fr), en)


def test_what_is_refused_leaves_nothing_behind() -> None:
    before = box_of().digest
    for change, _, _ in WRONG.values():
        with pytest.raises(motu.BadEdition):
            mangrovia().box(edition(change))
    assert mangrovia().box(None).digest == before
