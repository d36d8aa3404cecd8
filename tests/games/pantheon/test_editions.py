"""An owner of the real box may put its true numbers in: an edition, taken or refused with its fault."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games.pantheon.rules.pieces import HEX_IDS
from tests.games.pantheon.situations import assert_sound, box_of, edition_box, pantheon, state_of, wander
from tests.games.telling import french

OURS = tomllib.loads((Path(motu.__file__).parent / "games/pantheon/box.toml").read_text("utf-8"))


def write(folder: Path, text: str) -> Path:
    file = folder / "edition.toml"
    file.write_text(text, "utf-8")
    return file


def start(edition: Path, seats: int = 2, seed: int = 1) -> motu.Match:
    return pantheon().start(seats=seats, seed=seed, options={"edition": edition})


def toml(value: Any) -> str:
    """A value as it stands in a file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml(item)}' for name, item in value.items())} }}"
    return str(value)


def changed(name: str, key: str, id: str, **values: Any) -> str:
    """One of our lists with one of its rows changed; `key` is the name of its id."""
    rows = [row | values if row[key] == id else row for row in OURS[name]]
    return f"{name} = {toml(rows)}\n"


def mapped(*changes: tuple[str, str]) -> str:
    """Our map with single hexes changed: `("h0304", ".")` is a hole."""
    lines = [list(line) for line in OURS["map"]["rows"]]
    for place, sign in changes:
        lines[int(place[3:5])][int(place[1:3])] = sign
    return f"[map]\nrows = {toml([''.join(line) for line in lines])}\n"


# --- what an edition changes --------------------------------------------------------------------


def test_an_edition_that_says_nothing_is_our_box(tmp_path: Path) -> None:
    assert start(write(tmp_path, "# nothing\n")).box.digest == box_of().digest


@pytest.mark.parametrize(
    "text",
    [
        '[edition]\nname = "Hans im Glück, 2011"',
        "[epochs]\nnumber = 4\nscorings = [2, 4]",
        "[epochs]\nending = 5",
        "[players]\ndeities = { 2 = 5, 3 = 5, 4 = 6 }",
        "[start]\nfeet = 6\ncolumns = 5\ncards = 7",
        "[movement]\nbig_foot = 2\ncard = 3",
        "[draw]\ncards = 4\nreaction = 2",
        "[prices]\nranks = [1, 2, 4, 7]\npiece = 2",
        "[column_points]\nfrom = [1, 5, 9]\npoints = [1, 2, 4]",
        "[demigods]\ncopies = [3, 4, 4, 4, 3, 3]",
        changed("deities", "id", "taksator", cost=[3, 2, 1]),
        changed("peoples", "id", "roma", amount=3),
        changed("loot", "id", "loot_step_2", amount=3),
        mapped(("h0404", "~"), ("h1300", "#")),
    ],
    ids=lambda text: text.split("\n")[-2 if text.endswith("\n") else -1][:40],
)
def test_each_change_has_a_digest_of_its_own_and_plays_to_the_end(tmp_path: Path, text: str) -> None:
    match = start(write(tmp_path, text), seats=3)
    assert match.box.digest != box_of().digest
    wander(match, Random(0), moves=4000)
    assert match.over
    assert_sound(state_of(match))


def test_a_site_elsewhere_takes_a_free_number_and_ours_keep_theirs() -> None:
    sites = [*OURS["map"]["sites"][:-1], "h0402"]
    box = edition_box({"map": {"sites": sites}})
    assert [int(box.site_hex[n]) for n in range(27)] == [int(box_of().site_hex[n]) for n in range(27)]
    assert box.site_hex[27] == -1 and box.site_hex[28] == HEX_IDS.index("h0402")


# --- what is refused ----------------------------------------------------------------------------

NOT_ON_MAP = (
    'Dans l’édition, « {} » vaut "{}" : la carte n’a pas cet endroit.',
    'In the edition, “{}” is "{}": there is no such place on the map.',
)
CUT_OFF = (
    "Dans l’édition, « {} » est coupé du reste de la carte.",
    "In the edition, “{}” is cut off from the rest of the map.",
)
AROUND_SUSIANA = [("h1711", "."), ("h1810", "."), ("h1812", ".")]  # the three neighbours of a site


@pytest.mark.parametrize(
    ("text", "sentences", "facts"),
    [
        (mapped(("h0304", ".")), NOT_ON_MAP, ("places[0].origin", "h0304")),
        (mapped(("h0502", ".")), NOT_ON_MAP, ("places[0].loot[0]", "h0502")),
        (mapped(("h0600", ".")), NOT_ON_MAP, ("map.sites[0]", "h0600")),
        ('[map]\nsites = ["h9999"]', NOT_ON_MAP, ("map.sites[0]", "h9999")),
        (mapped(*AROUND_SUSIANA), CUT_OFF, ("map.rows h1811",)),
        (mapped(("h1800", "#")), CUT_OFF, ("map.rows h1800",)),
    ],
    ids=["no origin", "no loot hex", "no site", "unknown hex", "a site alone", "an island without ways"],
)
def test_a_map_cut_in_two_or_without_a_hex_is_refused_with_its_place(
    tmp_path: Path, text: str, sentences: tuple[str, str], facts: tuple[str, ...]
) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        start(write(tmp_path, text))
    assert caught.value.text("fr") == french(sentences[0].format(*facts))
    assert caught.value.text("en") == sentences[1].format(*facts)


def test_a_map_that_only_columns_could_cross_is_refused(tmp_path: Path) -> None:
    """Sites in a row from edge to edge part the map: feet cannot pass."""
    wall = [f"h{c:02}07" for c in range(19)]
    with pytest.raises(motu.BadSetup) as caught:
        start(write(tmp_path, f"[map]\nsites = {toml(wall)}\n"))
    assert "map.rows h" in caught.value.text("en") and "cut off" in caught.value.text("en")


@pytest.mark.parametrize(
    ("text", "en"),
    [
        ("[map]\nrows = []", "In the edition, “map.rows” has 0 entries: it takes 13."),
        (
            f"[map]\nrows = {toml([OURS['map']['rows'][0][:-1], *OURS['map']['rows'][1:]])}",
            'In the edition, “map.rows[0]” is "~~#~~~#~#~###.....": it must be 19 × # ~ ..',
        ),
        ("[map]\nsites = []", "In the edition, “map.sites” has 0 entries: it takes 1–32."),
        (
            '[map]\nsites = ["h0600", "h0600"]',
            "The edition counts 2 pieces in “map.sites h0600”: it takes 1.",
        ),
        (
            f"[map]\nsites = {toml([*OURS['map']['sites'], 'h0304'])}",
            "The edition counts 2 pieces in “map.sites, places[0].origin h0304”: it takes 1.",
        ),
        (
            changed("places", "people", "roma", origin="h0304"),
            "The edition counts 2 pieces in “places h0304”: it takes 1.",
        ),
        (
            changed("places", "people", "roma", people="gallia"),
            "The edition counts 2 pieces in “places gallia”: it takes 1.",
        ),
        (
            changed("loot", "id", "loot_demigod", copies=11),
            "The edition counts 39 pieces in “loot”: it takes 40.",
        ),
        (
            changed("deities", "id", "stonkus", copies=5),
            "The edition counts 41 pieces in “deities”: it takes 40.",
        ),
        (
            changed("deities", "id", "stonkus", cost=[2, 3]),
            "In the edition, “deities[6].cost[1]” is 3: it must be 1–2.",
        ),
        (
            changed("deities", "id", "stonkus", source="Q"),
            'In the edition, “deities[6].source” is "Q": it must be one of R, P, K, X.',
        ),
        (
            changed("cards", "id", "move_card", copies=17),
            "The edition counts 76 pieces in “cards”: it takes 75.",
        ),
        ("[prices]\nranks = [1, 3, 3, 10]", "In the edition, “prices.ranks[2]” is 3: it must be > 3."),
        (
            "[demigods]\ncopies = [3, 3, 3, 4, 4, 5]",
            "The edition counts 22 pieces in “demigods.copies”: it takes 21.",
        ),
        ("[epochs]\nnumber = 7", "In the edition, “epochs.number” is 7: it must be 1–6."),
        ("[temples]\nnumber = 2", "The edition has an unknown entry: “temples”."),
    ],
    ids=lambda value: value[:30],
)
def test_a_faulty_edition_is_refused_with_its_place(tmp_path: Path, text: str, en: str) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        start(write(tmp_path, text))
    assert caught.value.text("en") == en
    place = en[en.index("“") + 1 : en.index("”")]
    assert f"«\u00a0{place}\u00a0»" in caught.value.text("fr")
