"""An owner of the real box may put its true numbers in: an edition, taken or refused with its fault."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import motu
from motu.games._shared.text import LANGUAGES
from motu.games.pantheon.rules.pieces import BONUS_NAMES, DEITY_NAMES, HEX_IDS, LOOT_NAMES
from tests.games.editions import log, played
from tests.games.more import with_more
from tests.games.pantheon.situations import (
    assert_sound,
    box_of,
    display,
    edition_box,
    give,
    go,
    kept,
    of_source,
    pantheon,
    state_of,
    table,
    turn,
    wander,
)
from tests.games.telling import french

MORE_TEXT = with_more("pantheon").read_text("utf-8")

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


def changed(name: str, key: str, id: str, /, **values: Any) -> str:
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
        changed("cards", "id", "money_1", copies=40),
        changed("special_money", "id", "money_5", copies=6),
        "[demigods]\ncopies = [4, 4, 4, 6, 6, 6]",
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


# --- what an edition adds ---------------------------------------------------------------------------

MORE = tomllib.loads(MORE_TEXT)
ADDED = {
    row["id"]: row.get("name", row["id"].replace("_", " ")) for rows in MORE["add"].values() for row in rows
}


@pytest.mark.parametrize("draft", [False, True], ids=["dealt", "chosen"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_edition_adds_is_played_with_seen_and_told(tmp_path: Path, seats: int, draft: bool) -> None:
    file, met = write(tmp_path, MORE_TEXT), set[str]()
    for seed in range(3):
        for match in played(pantheon(), file, seats, seed, bonus_draft=draft, limit=3000):
            assert_sound(state_of(match))
        assert all(match.view(viewer)["added"].keys() == ADDED.keys() for viewer in (None, *range(seats)))
        for lang in LANGUAGES:
            told = log(match, lang)
            assert "unknown" not in told and "inconnu" not in told
        met |= {id for id, name in ADDED.items() if name in told}
    assert met >= {"midas", "two_faced", "hermes", "pan", "feast", "winged_sandals", "quarry"}
    assert met & {"purse", "twin_columns"}


def test_ours_keep_their_numbers_and_added_ones_follow() -> None:
    box = edition_box(MORE)
    assert box.deity_ids[:14] == [*DEITY_NAMES, "hermes", "midas", "pan", "two_faced"]
    assert box.loot_ids[:14] == [*LOOT_NAMES, "feast", "quarry", "winged_sandals"]
    assert box.bonus_ids == [*BONUS_NAMES, "purse", "twin_columns"]
    assert box.deities == 14 and box.names == ADDED
    names = pantheon().folder.action_names(box)
    assert len(names) == len(set(names)) and "worship midas offered_0" in names


def test_an_id_may_look_like_a_number_that_nothing_has() -> None:
    row = MORE["add"]["loot"][0] | {"id": "loot_15"}
    box = edition_box({"add": {"loot": [row]}})
    assert box.loot_ids[11] == "loot_15" and len(set(box.loot_ids)) == len(box.loot_ids)


def test_a_deity_of_a_known_power_does_what_ours_does_in_its_own_name() -> None:
    s = table(players=2, box=edition_box(MORE))
    give(s, "A", kept="2 midas", hand="money_1")
    match = turn(s)
    go(match, "A buy", "A purchase gift 1", "A purchase foot", "A purchase done")
    assert match.question(0, "en") == "Choose how much Midas pays (price 2)"
    labels = [choice.label("fr") for choice in match.choices(0)]
    assert labels == ["Laisser Midas payer 1 (1 en cartes)", "Laisser Midas payer 2, sans aucune carte"]


def test_several_deities_of_one_power_are_named_together() -> None:
    s = table(players=2, box=edition_box(MORE))
    give(s, "A", kept="traitera hermes")
    match = turn(s)
    go(match, "A draw", "A take card_gift", "* row money_1", "A take money_1", "* row money_1")
    go(match, "A take money_1", "* row money_1")
    names = "Traitera ou Hermès aux pieds légers"
    assert match.question(0, "fr") == f"Utilisez {names} pour une seconde action, ou finissez le tour"
    go(match, "A traitera use")
    assert "Red uses Traitera for a second action." in [event.text("en") for event in match.events(None)]


def test_a_deity_draws_as_many_more_as_it_says() -> None:
    s = table(players=2, box=edition_box(MORE))
    display(s, "two_faced stonkus midas")
    give(s, "A", hand="card_gift")
    match = turn(s)
    go(match, "A worship two_faced gift", "* deity A pan", "* deity A two_faced")
    assert kept(state_of(match), "A") == {"pan": 1}
    assert of_source(state_of(match), "A", "deities") == 3


def added(name: str, /, **values: Any) -> str:
    """The first row that our example adds to a list, changed."""
    return f"add.{name} = [{toml(MORE['add'][name][0] | values)}]\n"


def many(name: str, count: int, /, **values: Any) -> str:
    row = MORE["add"][name][0] | values
    return f"add.{name} = {toml([row | {'id': f'one_more_{n}'} for n in range(count)])}\n"


@pytest.mark.parametrize(
    ("text", "en"),
    [
        (many("deities", 7, copies=1), "In the edition, “add.deities” has 7 entries: it takes 0–6."),
        (many("loot", 6), "In the edition, “add.loot” has 6 entries: it takes 0–5."),
        (many("bonuses", 3), "In the edition, “add.bonuses” has 3 entries: it takes 0–2."),
        (added("loot", copies=41), "The edition counts 81 pieces in “loot”: it takes 40–80."),
        (
            added("deities", effect="steps", copies=41),
            "The edition counts 81 pieces in “deities”: it takes 40–80.",
        ),
        (added("deities", amount=3), "In the edition, “deities[10].copies” is 4: it must be 0–2."),
        (
            added("deities", effect="jumps", amount=9),
            "In the edition, “deities[10].copies” is 4: it must be 0–3.",
        ),
        (
            added("deities", effect="extra_action", amount=2),
            "In the edition, “deities[10].amount” is 2: it must be 1–1.",
        ),
        (added("deities", id="stonkus"), "The edition counts 2 pieces in “deities[10].id”: it takes 1."),
        (added("deities", id="gallia"), "The edition counts 2 pieces in “deities[10].id”: it takes 1."),
        (added("bonuses", id="column"), "The edition counts 2 pieces in “bonuses[6].id”: it takes 1."),
        (
            added("loot", id="two words"),
            'In the edition, “loot[11].id” is "two words": it must be one of a–z, 0–9, _.',
        ),
        (added("loot", effect="column"), "it must be one of reserve_choice, reserve, demigod"),
        (
            changed("bonuses", "id", "bonus_step", name="Wings"),
            "The edition has an unknown entry: “bonuses[5].name”.",
        ),
    ],
    ids=lambda value: value[:60],
)
def test_what_cannot_be_added_is_refused_with_its_place(tmp_path: Path, text: str, en: str) -> None:
    with pytest.raises(motu.BadSetup) as caught:
        start(write(tmp_path, text))
    assert en in caught.value.text("en")
    assert caught.value.text("fr")


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
        (mapped(*AROUND_SUSIANA), CUT_OFF, ("map.rows.h1811",)),
        (mapped(("h1800", "#")), CUT_OFF, ("map.rows.h1800",)),
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
    assert "map.rows.h" in caught.value.text("en") and "cut off" in caught.value.text("en")


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
            "The edition counts 2 pieces in “map.sites.h0600”: it takes 1.",
        ),
        (
            f"[map]\nsites = {toml([*OURS['map']['sites'], 'h0304'])}",
            "The edition counts 2 pieces in “places[0].origin, map.sites.h0304”: it takes 1.",
        ),
        (
            changed("places", "people", "roma", origin="h0304"),
            "The edition counts 2 pieces in “places.h0304”: it takes 1.",
        ),
        (
            changed("places", "people", "roma", people="gallia"),
            "The edition counts 2 pieces in “places.gallia”: it takes 1.",
        ),
        (
            changed("loot", "id", "loot_demigod", copies=11),
            "The edition counts 39 pieces in “loot”: it takes 40–80.",
        ),
        (
            changed("deities", "id", "stonkus", copies=3),
            "The edition counts 39 pieces in “deities”: it takes 40–80.",
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
            "In the edition, “cards[0].copies” is 17: it must be 0–16.",
        ),
        (
            changed("cards", "id", "money_1", copies=14),
            "The edition counts 74 pieces in “cards”: it takes 75–120.",
        ),
        ("[prices]\nranks = [1, 3, 3, 10]", "In the edition, “prices.ranks[2]” is 3: it must be 4–99."),
        (
            "[demigods]\ncopies = [3, 3, 3, 4, 4, 3]",
            "The edition counts 20 pieces in “demigods.copies”: it takes 21–30.",
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
