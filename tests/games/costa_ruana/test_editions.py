"""An owner of the real box may put its true numbers in: an edition, taken or refused with its fault."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.costa_ruana.box import FACE_NAMES
from tests.contract.costa_ruana_invariants import costa_ruana
from tests.games.costa_ruana.situations import assert_sound, costa, state_of, treasures, wander
from tests.games.editions import played
from tests.games.more import with_more
from tests.games.telling import french

EDITION = with_more("costa_ruana").read_text("utf-8")

OURS = tomllib.loads((Path(motu.__file__).parent / "games/costa_ruana/box.toml").read_text("utf-8"))
BACKGROUNDS = ("high_tide", "low_tide", "day", "night")
Rows = list[dict[str, Any]]


def write(folder: Path, text: str, name: str = "edition.toml") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def start(edition: Path | str, seats: int = 2, seed: int = 1) -> motu.Match:
    return costa().start(seats=seats, seed=seed, options={"edition": edition})


def cards_toml(rows: Rows) -> str:
    """A card list as the file has it."""
    text = ""
    for row in rows:
        copies = ", ".join(f"{name} = {n}" for name, n in row["copies"].items())
        text += f'[[cards]]\nface = "{row["face"]}"\nnotches = {row["notches"]}\n'
        text += f'copies = {{ {copies} }}\nsource = "K"\n'
    return text


def rows_of(*rows: tuple[str, int, int]) -> Rows:
    """Rows of face, notches and copies per background."""
    return [{"face": f, "notches": n, "copies": dict.fromkeys(BACKGROUNDS, c)} for f, n, c in rows]


# --- what an edition changes --------------------------------------------------------------------


def test_an_edition_that_says_nothing_is_our_box(tmp_path: Path) -> None:
    match = start(write(tmp_path, "# nothing\n"))
    assert match.box.digest == costa().box(None).digest


def test_the_path_may_be_a_path_or_a_text(tmp_path: Path) -> None:
    file = write(tmp_path, "[counts]\nrich = 6\n")
    assert start(file).box.digest == start(str(file)).box.digest != costa().box(None).digest


@pytest.mark.parametrize(
    "text",
    [
        '[edition]\nname = "Igroved, 2014"',
        "[counts]\nturns = 4\ndraw = [2, 2, 2]",
        "[counts]\nhand = 4\n",
        "[counts]\nislanders = 8",
        "[counts]\nsettlers = 2",
        "[counts]\nisland_room = 8",
        "[counts]\nrich = 6\npoor = 2\npoor_islands = 3",
        "[counts]\ntreasure_points = 3\nsupply_points = 2",
        "[islands]\n2 = 5\n6 = 9",
        cards_toml(rows_of(("place_3", 2, 18))),
    ],
    ids=lambda text: text.split("\n")[1],
)
def test_each_change_has_a_digest_of_its_own_and_plays_to_the_end(tmp_path: Path, text: str) -> None:
    match = start(write(tmp_path, text), seats=2)
    assert match.box.digest != costa().box(None).digest
    in_play = sum(treasures(state_of(match)))
    random = Random(0)
    while not match.over:
        wander(match, random, until="stake")
        assert_sound(state_of(match), in_play)
        wander(match, random, until="flip")
        if match.awaiting:
            match.play(match.awaiting[0], "flip tide")
    assert_sound(state_of(match), in_play)
    assert match.scores is not None


def test_single_counts_override_ours_and_leave_the_others(tmp_path: Path) -> None:
    text = "[counts]\nrich = 7\npoor = 1\npoor_islands = 3\nislanders = 9\nsettlers = 2\n"
    text += "treasure_points = 10\n"
    match = start(write(tmp_path, text), seats=3)
    assert sorted(treasures(state_of(match))) == [1, 1, 1, 7, 7, 7]
    wander(match, Random(2), until="face_up")
    assert [p["supply"] for p in match.view(None)["players"]] == [7, 7, 7]
    assert [p["cards"] for p in match.view(None)["players"]] == [5, 5, 5]
    wander(match, Random(2))
    assert match.score_sources is not None
    for player, points in enumerate(match.score_sources):
        assert points["treasures"] == 10 * state_of(match).hut[player]
        assert points["islanders"] == state_of(match).supply[player]


def test_another_number_of_turns(tmp_path: Path) -> None:
    match = start(write(tmp_path, "[counts]\nturns = 3\ndraw = [2, 1]\n"))
    assert match.view(None)["turns"] == 3
    wander(match, Random(1))
    assert match.view(None)["turn"] == 3
    assert [p["cards"] for p in match.view(None)["players"]] == [2, 2]


def test_another_number_of_islands(tmp_path: Path) -> None:
    file = write(tmp_path, "[islands]\n2 = 7\n")
    assert len(start(file).view(None)["islands"]) == 7
    assert len(start(file, seats=3).view(None)["islands"]) == 6


def test_smaller_islands_are_full_earlier(tmp_path: Path) -> None:
    match = start(write(tmp_path, "[counts]\nisland_room = 2\n"))
    for _ in range(2):
        match.play(match.awaiting[0], "settle island_1")
    refusal = match.why_not(match.awaiting[0], "settle island_1")
    assert refusal is not None
    assert refusal.text("fr") == french("L’île aux Palmiers est pleine : 2 habitants.")


def test_the_whole_card_list_is_replaced(tmp_path: Path) -> None:
    copies = {"high_tide": 72, "low_tide": 0, "day": 0, "night": 0}
    only = [{"face": "place_1", "notches": 2, "copies": copies}]
    match = start(write(tmp_path, cards_toml(only)), seats=3)
    for player in range(3):
        assert match.view(player)["hand"] == ["high_tide_place_1"] * 5
    assert match.view(None)["deck"] == 72 - 15


def test_notches_say_which_cards_are_kept(tmp_path: Path) -> None:
    more = [("remove_1", 3, 3), ("place_2", 4, 3), ("place_3", 5, 3), ("remove_2", 6, 3)]
    rows = rows_of(("place_1", 2, 6), *more)
    file = write(tmp_path, cards_toml(rows))
    kept = {2: {"place_1"}, 3: {"place_1", "remove_1"}, 4: {"place_1", "remove_1", "place_2"}}
    for players, faces in kept.items():
        match = start(file, seats=players)
        assert match.view(None)["deck"] == 7 * players
        seen = {card for player in range(players) for card in match.view(player)["hand"]}
        assert {face for face in FACE_NAMES if any(card.endswith(face) for card in seen)} <= faces


def test_two_editions_are_played_at_once(tmp_path: Path) -> None:
    small = write(tmp_path, "[counts]\nisland_room = 3\ntreasure_points = 5\n", "small.toml")
    short = write(tmp_path, "[counts]\nturns = 2\ndraw = [2]\n[islands]\n3 = 8\n", "short.toml")
    alone = []
    for file in (small, short, None):
        match = costa().start(seats=3, seed=4, options={"edition": file})
        wander(match, Random(7))
        alone.append(match.record().dumps())
    together = [costa().start(seats=3, seed=4, options={"edition": file}) for file in (small, short, None)]
    randoms = [Random(7) for _ in together]
    while any(match.awaiting for match in together):
        for match, random in zip(together, randoms, strict=True):
            if match.awaiting:
                (player,) = match.awaiting
                match.play(player, random.choice([choice.id for choice in match.choices(player)]))
    assert [match.record().dumps() for match in together] == alone
    assert len({match.box.digest for match in together}) == 3


def test_a_card_more_is_one_row_more(tmp_path: Path) -> None:
    """It is kept by its notches, like ours."""
    file = write(tmp_path, one_card_more.replace("notches = 2", "notches = 4"))
    for seats, cards in ((3, 0), (4, 1), (6, 1)):
        more = start(file, seats=seats).view(None)["deck"] - costa().start(seats=seats).view(None)["deck"]
        assert more == cards


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_edition_with_more_cards_is_played_whole(tmp_path: Path, seats: int) -> None:
    file = write(tmp_path, EDITION)
    for match in played(costa(), file, seats, seats, prefer=lambda choice: "_remove_2" in choice.notation):
        costa_ruana(match.state)
    laid = [move.notation for move in match.moves if move.notation.startswith(("face_up", "face_down"))]
    assert any("_remove_2" in card for card in laid)  # ours has this face from four players on


@pytest.mark.parametrize("finished", [False, True])
def test_a_record_with_an_edition_replays_without_the_file(tmp_path: Path, finished: bool) -> None:
    cards = cards_toml(rows_of(("move_islander", 2, 18)))
    file = write(tmp_path, "[counts]\nisland_room = 4\nrich = 8\n" + cards)
    match = start(file, seats=4)
    wander(match, Random(3), until="" if finished else "shaman")
    text = match.record().dumps()
    file.unlink()
    assert str(tmp_path) not in text
    again = motu.replay(text)
    assert again.box.digest == match.box.digest != costa().box(None).digest
    assert again.scores == match.scores
    assert again.view(None) == match.view(None)
    assert again.record().moves == match.record().moves
    if not finished:
        wander(again, Random(3))
        assert again.over


# --- what an edition may not say ----------------------------------------------------------------


def refused(edition: Path | str) -> tuple[str, str]:
    with pytest.raises(motu.BadEdition) as caught:
        start(edition)
    return caught.value.text("fr"), caught.value.text("en")


def ours_but(**row: Any) -> str:
    """Our card list with the first row changed."""
    return cards_toml([{**OURS["cards"][0], **row}, *OURS["cards"][1:]])


FACES = ", ".join(FACE_NAMES)
one_less = ours_but(copies={"high_tide": 0, "low_tide": 1, "day": 1, "night": 1})
one_card_more = """[[add.cards]]
face = "place_3"
notches = 2
copies = { high_tide = 0, low_tide = 0, day = 1, night = 0 }
source = "X"
"""
WRONG = {
    "71 cards": (
        one_less,
        "L’édition compte 71 pièces dans « cards » : il en faut 72–120.",
        "The edition counts 71 pieces in “cards”: it takes 72–120.",
    ),
    "no cards": (
        "cards = []",
        "L’édition compte 0 pièces dans « cards » : il en faut 72–120.",
        "The edition counts 0 pieces in “cards”: it takes 72–120.",
    ),
    "121 cards": (
        one_card_more.replace("day = 1", "day = 49"),
        "L’édition compte 121 pièces dans « cards » : il en faut 72–120.",
        "The edition counts 121 pieces in “cards”: it takes 72–120.",
    ),
    "a count too large": (
        "[counts]\nisland_room = 21",
        "Dans l’édition, « counts.island_room » vaut 21 : il faut 1–20.",
        "In the edition, “counts.island_room” is 21: it must be 1–20.",
    ),
    "a count too small": (
        "[counts]\nturns = 0",
        "Dans l’édition, « counts.turns » vaut 0 : il faut 1–9.",
        "In the edition, “counts.turns” is 0: it must be 1–9.",
    ),
    "more settlers than islanders": (
        "[counts]\nislanders = 2",
        "Dans l’édition, « counts.settlers » vaut 3 : il faut 0–2.",
        "In the edition, “counts.settlers” is 3: it must be 0–2.",
    ),
    "too few islands": (
        "[islands]\n4 = 3",
        "Dans l’édition, « islands.4 » vaut 3 : il faut 4–10.",
        "In the edition, “islands.4” is 3: it must be 4–10.",
    ),
    "notches": (
        ours_but(notches=1),
        "Dans l’édition, « cards[0].notches » vaut 1 : il faut 2–6.",
        "In the edition, “cards[0].notches” is 1: it must be 2–6.",
    ),
    "an unknown table": (
        "[ships]\nnumber = 3",
        "L’édition contient une entrée inconnue : « ships ».",
        "The edition has an unknown entry: “ships”.",
    ),
    "an unknown count": (
        "[counts]\nturn = 3",
        "L’édition contient une entrée inconnue : « counts.turn ».",
        "The edition has an unknown entry: “counts.turn”.",
    ),
    "seven players": (
        "[islands]\n7 = 10",
        "L’édition contient une entrée inconnue : « islands.7 ».",
        "The edition has an unknown entry: “islands.7”.",
    ),
    "an unknown background": (
        ours_but(copies={"high_tide": 1, "low_tide": 1, "day": 1, "noon": 1}),
        "L’édition contient une entrée inconnue : « cards[0].copies.noon ».",
        "The edition has an unknown entry: “cards[0].copies.noon”.",
    ),
    "a background left out": (
        ours_but(copies={"high_tide": 1, "low_tide": 1, "day": 2}),
        "Il manque « cards[0].copies.night » dans l’édition.",
        "“cards[0].copies.night” is missing in the edition.",
    ),
    "a card without notches": (
        '[[cards]]\nface = "place_1"\ncopies = {}\nsource = "K"',
        "Il manque « cards[0].notches » dans l’édition.",
        "“cards[0].notches” is missing in the edition.",
    ),
    "an unknown face": (
        ours_but(face="place_4"),
        f'Dans l’édition, « cards[0].face » vaut "place_4" : il faut l’un de ces noms : {FACES}.',
        f'In the edition, “cards[0].face” is "place_4": it must be one of {FACES}.',
    ),
    "a word for a number": (
        '[counts]\nturns = "five"',
        'Dans l’édition, « counts.turns » vaut "five" : il faut un nombre entier.',
        'In the edition, “counts.turns” is "five": it must be a whole number.',
    ),
    "true for a number": (
        "[counts]\nturns = true",
        "Dans l’édition, « counts.turns » vaut true : il faut un nombre entier.",
        "In the edition, “counts.turns” is true: it must be a whole number.",
    ),
    "a fraction for a number": (
        "[counts]\nrich = 5.0",
        "Dans l’édition, « counts.rich » vaut 5.0 : "
        "il faut un nombre entier, un texte, une liste ou une table.",
        "In the edition, “counts.rich” is 5.0: it must be a whole number, a text, a list or a table.",
    ),
    "a date for a number": (
        "[counts]\nrich = 2014-05-01",
        'Dans l’édition, « counts.rich » vaut "2014-05-01" : '
        "il faut un nombre entier, un texte, une liste ou une table.",
        'In the edition, “counts.rich” is "2014-05-01": '
        "it must be a whole number, a text, a list or a table.",
    ),
    "a number for a table": (
        "counts = 5",
        "Dans l’édition, « counts » vaut 5 : il faut une table.",
        "In the edition, “counts” is 5: it must be a table.",
    ),
    "a number for a list": (
        "cards = 72",
        "Dans l’édition, « cards » vaut 72 : il faut une liste.",
        "In the edition, “cards” is 72: it must be a list.",
    ),
    "a number for a card": (
        "cards = [72]",
        "Dans l’édition, « cards[0] » vaut 72 : il faut une table.",
        "In the edition, “cards[0]” is 72: it must be a table.",
    ),
    "a number for the draws": (
        "[counts]\ndraw = 2",
        "Dans l’édition, « counts.draw » vaut 2 : il faut une liste.",
        "In the edition, “counts.draw” is 2: it must be a list.",
    ),
    "too few draws": (
        "[counts]\ndraw = [2, 2, 2]",
        "Dans l’édition, « counts.draw » a 3 entrées : il en faut 4.",
        "In the edition, “counts.draw” has 3 entries: it takes 4.",
    ),
    "too many draws": (
        "[counts]\ndraw = [2, 2, 2, 1, 1]",
        "Dans l’édition, « counts.draw » a 5 entrées : il en faut 4.",
        "In the edition, “counts.draw” has 5 entries: it takes 4.",
    ),
    "a draw too large": (
        "[counts]\ndraw = [2, 2, 2, 9]",
        "Dans l’édition, « counts.draw[3] » vaut 9 : il faut 0–5.",
        "In the edition, “counts.draw[3]” is 9: it must be 0–5.",
    ),
    "too few cards for two players": (
        cards_toml(rows_of(("place_1", 2, 5), ("place_2", 3, 13))),
        "L’édition garde 20 cartes à « 2 » joueurs : il en faut au moins 24.",
        "The edition keeps 20 cards at “2” players: it takes at least 24.",
    ),
    "too few cards for five players": (
        cards_toml(rows_of(("place_1", 2, 14), ("place_2", 6, 4))),
        "L’édition garde 56 cartes à « 5 » joueurs : il en faut au moins 60.",
        "The edition keeps 56 cards at “5” players: it takes at least 60.",
    ),
    "more cards drawn than there are": (
        "[counts]\ndraw = [2, 2, 2, 2]",
        "L’édition garde 24 cartes à « 2 » joueurs : il en faut au moins 26.",
        "The edition keeps 24 cards at “2” players: it takes at least 26.",
    ),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_edition_is_refused_with_its_place(tmp_path: Path, fault: str) -> None:
    text, fr, en = WRONG[fault]
    assert refused(write(tmp_path, text)) == (french(fr), en)


@pytest.mark.parametrize("text", ["turns = ", "[counts\n", "a = 1\na = 2\n", "Costa Ruana"], ids=repr)
def test_a_file_that_is_not_toml(tmp_path: Path, text: str) -> None:
    file = write(tmp_path, text)
    fr, en = refused(file)
    assert fr.startswith(french(f"L’édition « {file} » n’est pas un fichier TOML correct : "))
    assert en.startswith(f"The edition “{file}” is not a correct TOML file: ")
    assert fr[-1] == en[-1] == "."


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_bytes('[edition]\nname = "Édition"\n'.encode("latin-1"))
    fr, en = refused(file)
    assert fr == french(f"L’édition « {file} » n’est pas un fichier TOML correct : UTF-8.")
    assert en == f"The edition “{file}” is not a correct TOML file: UTF-8."


@pytest.mark.parametrize("name", ["nowhere.toml", "", "nul\0l"], ids=["missing", "directory", "no path"])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    fr, en = refused(path)
    shown = str(path).replace("\0", "\ufffd")  # nothing is printed that a terminal would obey
    assert fr.startswith(french(f"L’édition « {shown} » ne peut pas être lue : ")) and fr[-1] == "."
    assert en.startswith(f"The edition “{shown}” cannot be read: ") and en[-1] == "."


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    before = costa().box(None).digest
    for fault in ("71 cards", "an unknown count", "too few draws", "too few cards for five players"):
        refused(write(tmp_path, WRONG[fault][0]))
    assert costa().box(None).digest == before
    assert start(write(tmp_path, "")).box.digest == before


@pytest.mark.parametrize("players", range(2, 7))
def test_an_edition_with_many_settlers_is_refused_or_set_up(tmp_path: Path, players: int) -> None:
    file = write(tmp_path, "[counts]\nislanders = 20\nsettlers = 20\nisland_room = 20\n")
    try:
        match = start(file, seats=players)
    except motu.BadEdition:
        return
    wander(match, Random(0), until="face_up")
    assert [p["supply"] for p in match.view(None)["players"]] == [0] * players


def test_islands_said_to_be_too_few_are_enough_when_there_are_as_many_as_asked_for(tmp_path: Path) -> None:
    text = "[counts]\nsettlers = 10\nisland_room = 2\n"
    with pytest.raises(motu.BadEdition) as caught:
        start(write(tmp_path, text))
    facts = caught.value.phrase.facts
    assert facts["place"] == "islands.2"
    with pytest.raises(motu.BadEdition) as caught:
        start(write(tmp_path, f"{text}[islands]\n2 = {facts['wanted']}\n"))
    assert caught.value.phrase.facts["place"] == "islands.3"  # the next fault


def test_draws_said_to_be_too_small_are_smaller_than_asked_for(tmp_path: Path) -> None:
    with pytest.raises(motu.BadEdition) as caught:
        start(write(tmp_path, "[counts]\ndraw = [2, 0, 0, 0]\n"))
    facts = caught.value.phrase.facts
    assert str(facts["place"]).startswith("counts.draw")
    assert int(str(facts["found"])) < int(str(facts["wanted"]))
