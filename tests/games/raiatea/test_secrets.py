"""What everybody sees and what nobody else may see: specification of Raiatea, section 6."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest

import motu
from motu.games.raiatea.rules import tell
from motu.games.raiatea.rules.pieces import DRAWN, GOODS, RITUALS, SLOTS
from motu.games.raiatea.state import Raiatea
from motu.kernel.core import SPECTATOR, UNKNOWN
from motu.kernel.data import key, to_data
from tests.games.hiding import assert_hidden, more, who_notices
from tests.games.raiatea.situations import (
    LETTERS,
    action_phase,
    asked,
    at_location,
    blessing,
    building,
    ceremony,
    decline,
    everyone,
    give,
    go,
    goods,
    idle_once,
    in_discard,
    in_reserve,
    mission,
    offered,
    raiatea,
    ritual,
    seat,
    state_of,
    statue,
    table,
    the_end,
    told,
    took,
    wander,
)

# How each hidden field is laid out: so many numbers for each seat, or nobody's at all.
OF_A_SEAT = {
    "pearls": 1,
    "mana": 1,
    "progress": 1,
    "goods": GOODS,
    "hand": RITUALS,
    "bagged": RITUALS,
    "rejected": RITUALS,
    "drawn": DRAWN,
}
OF_NOBODY = ("deck", "loot", "thefts")


def rich_table() -> Raiatea:
    """Something in every zone of the table: step 4 of a ceremony with all options."""
    s = table(3, tane=True)
    for letter, cards in (("A", "raa tii ihi"), ("B", "hina tu oro"), ("C", "roo raa vero")):
        give(s, letter, hand=cards, goods="uru taro", active="diver", used="shaman", tattoo=2, mana=9)
        give(s, letter, masks="mirror")
    give(s, "A", front="ata", bound="mask_c1")
    in_discard(s, "tohu punua")
    in_reserve(s, "uru", "diver", "mask_c2 mana")
    statue(s, 1, "t1_p3 t1_auc", "t1_ariki t1_m3")
    took(s, "A", "t1_p4")
    took(s, "B", "t1_uru")
    s.rejected[seat("C") * RITUALS + ritual("rua_hatu")] += 1
    s.refused[seat("C") * 2] += 1
    s.discard_left[0] += 1
    s.deck[ritual("rua_hatu")] -= 1
    s.deck_left[0] -= 1
    return s


def offering() -> motu.Match:
    """Rituals are in the bag, one offering is in hand."""
    match = ceremony(rich_table(), 3)
    go(match, "A prepare raa", "A prepare done", "B prepare hina", "B prepare tu", "B prepare done")
    go(match, "C prepare done", "B offer 4")
    return match


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_exactly_the_fields_of_section_6_are_hidden(viewer: int) -> None:
    s = state_of(offering())
    taken_by_others = [s.taker[slot] >= 0 and s.taker[slot] != viewer for slot in range(SLOTS)]
    tiles = [UNKNOWN if hidden else s.tile[slot] for slot, hidden in enumerate(taken_by_others)]
    assert_hidden(s, viewer, OF_A_SEAT, OF_NOBODY, tile=tiles)


def test_the_game_declares_its_hidden_fields() -> None:
    folder = raiatea().folder
    assert set(folder.secret) | set(folder.countable) == {*OF_A_SEAT, *OF_NOBODY, "tile"}
    assert set(folder.countable) == {"pearls", "mana", "goods", "tile", "thefts"}


# --- seen by others or not ------------------------------------------------------------------------


def swap_hand_with_deck(s: Raiatea) -> None:
    s.hand[seat("B") * RITUALS + ritual("oro")] -= 1
    s.hand[seat("B") * RITUALS + ritual("atea")] += 1
    s.deck[ritual("atea")] -= 1
    s.deck[ritual("oro")] += 1


def out_of_the_bag(s: Raiatea) -> None:
    s.bagged[seat("B") * RITUALS + ritual("tu")] -= 1
    s.hand[seat("B") * RITUALS + ritual("tu")] += 1


def offer_something_else(s: Raiatea) -> None:
    s.progress[seat("B")] -= 3


def other_dice(s: Raiatea) -> None:
    s.seed(99)


def fuller_bag(s: Raiatea) -> None:
    s.bag_mana = 40


def other_first_player(s: Raiatea) -> None:
    s.first = 2


def other_cubes(s: Raiatea) -> None:
    s.order[0], s.order[1] = 1, 0


def other_deck(s: Raiatea) -> None:
    s.deck[ritual("raa")] -= 1
    s.deck[ritual("tii")] += 1


def another_rejected(s: Raiatea) -> None:
    s.rejected[seat("C") * RITUALS + ritual("rua_hatu")] -= 1
    s.rejected[seat("C") * RITUALS + ritual("toa_hiti")] += 1


def taken_tile_of_another_type(s: Raiatea) -> None:
    slot = next(n for n in range(SLOTS) if s.taker[n] == seat("B"))
    s.tile[slot] = s.box.mission_ids.index("t1_taro")


@pytest.mark.parametrize(
    ("change", "noticed"),
    [
        (more("pearls", 1), "B"),
        (more("mana", 1), "B"),
        (more("goods", GOODS), "B"),
        (swap_hand_with_deck, "B"),
        (out_of_the_bag, "B"),
        (offer_something_else, "B"),
        (other_deck, ""),
        (another_rejected, "C"),
        (taken_tile_of_another_type, "B"),
        (other_dice, ""),
        (more("held", 2), "-ABC"),  # the number of cards held
        (more("active", 4), "-ABC"),
        (more("used", 4), "-ABC"),
        (more("masks", 17), "-ABC"),
        (more("bound", 16), "-ABC"),
        (more("front", RITUALS + 35), "-ABC"),
        (more("priests", 1), "-ABC"),
        (more("tattoo", 1, 3), "-ABC"),
        (more("price", 0), "-ABC"),
        (more("goods_market", 0), "-ABC"),
        (more("assistant_market", 0), "-ABC"),
        (more("mask_market", 0), "-ABC"),
        (more("reserve", 0), "-ABC"),
        (more("discard", 0), "-ABC"),
        (fuller_bag, "-ABC"),
        (other_first_player, "-ABC"),
        (other_cubes, "-ABC"),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_who_notices_a_change(change: Callable[[Raiatea], None], noticed: str) -> None:
    assert who_notices(offering(), change) == noticed


def test_a_drawn_set_is_seen_by_who_drew_it_the_deck_and_the_number_by_all() -> None:
    match = at_location(table(3), "marae")
    decline(match, "A sacrifice")
    go(match, "A draw_set normal", "* draw A hina", "* draw A raa", "* draw A tu")

    def another_card(s: Raiatea) -> None:
        s.drawn[1] = ritual("tii")

    assert who_notices(match, another_card) == "A"
    assert match.view(1)["players"][0]["drawn"] == 3
    assert told(match, tell.DREW, 3, "B") == [(0, 0, 3)]
    for viewer in ("B", "C", ""):
        assert not told(match, tell.DREW_CARD, 2, viewer)
    assert [card for _, card in told(match, tell.DREW_CARD, 2, "A")] == [
        ritual(name) for name in ("hina", "raa", "tu")
    ]
    go(match, "A keep raa")
    for viewer in ("B", "C", ""):
        assert told(match, tell.KEPT, 3, viewer) == [(0, 1, 2)]
        assert not told(match, tell.KEPT_CARD, 2, viewer)
    assert match.view(0)["own"]["rejected"] == {"hina": 1, "tu": 1}
    assert match.view(1)["own"]["rejected"] == {}
    assert match.view(None)["own"] is None


def test_picks_of_an_unfinished_preparation_are_seen_by_nobody_else() -> None:
    match = ceremony(rich_table(), 3)
    before = {viewer: match.view(viewer) for viewer in (None, 1, 2)}
    logs = {viewer: len(match.events(viewer)) for viewer in (None, 1, 2)}
    go(match, "A prepare raa", "A prepare tii")
    for viewer in (None, 1, 2):
        assert match.view(viewer) == before[viewer]
        assert len(match.events(viewer)) == logs[viewer]
    assert match.view(0)["own"]["bagged"] == {"raa": 1, "tii": 1}


def test_the_public_number_of_rituals_includes_the_bag_until_the_reveal() -> None:
    match = offering()
    held = [sum(player["cards"].values()) for player in match.view(None)["players"]]
    assert held == [3, 3, 3]
    go(match, "A offer 5", "C offer 0")
    assert asked(match) == "A reward"
    held = [sum(player["cards"].values()) for player in match.view(None)["players"]]
    assert held == [3, 3, 3]
    go(match, "A reward pearls", "B reward tattoo")
    held = [sum(player["cards"].values()) for player in match.view(None)["players"]]
    assert held == [2, 1, 3]  # revealed, whatever became of them


def test_offerings_are_hidden_until_all_are_in_and_then_public() -> None:
    match = offering()
    assert match.view(0)["answered"] == [1] and match.awaiting == (0, 2)
    assert not told(match, tell.OFFERED, 2)
    go(match, "A offer 5", "C offer 0")
    assert sorted(told(match, tell.OFFERED, 2)) == [(0, 5), (1, 4), (2, 0)]
    assert match.view(None)["ceremony"]["bag_mana"] == 9


def test_bids_are_hidden_until_all_are_in_and_then_public() -> None:
    s = table(3)
    statue(s, 1, "t1_auc")
    match = building(s)
    before = match.view(1)
    go(match, "A bid 3")
    after = match.view(1)
    assert {k for k in before if before[k] != after[k]} == {"answered", "awaiting"}
    go(match, "C bid 1", "B bid 0")
    assert sorted(told(match, tell.BID, 2)) == [(0, 3), (1, 0), (2, 1)]


def test_a_common_ritual_out_of_the_bag_has_no_owner() -> None:
    match = blessing(table(3), 0, A="hina", B="roo raa")
    s = state_of(match)
    revealed = {(owner, s.box.ritual_ids[card]) for owner, card in told(match, tell.REVEALED, 2)}
    assert revealed == {(-1, "hina"), (-1, "roo"), (1, "raa")}
    failed = {(owner, s.box.ritual_ids[card]) for owner, card in told(match, tell.FAILED, 2)}
    assert failed == revealed
    match = blessing(table(3), 9, A="hina", B="roo")
    s = state_of(match)
    assert [owner for owner, _ in told(match, tell.PERFORMED, 2)] == [-1, -1]


def test_a_ritual_performed_from_hand_is_public() -> None:
    s = table(3)
    give(s, "A", active="shaman", hand="tii", priests=2)
    match = action_phase(s)
    go(match, "A use_shaman tii")
    assert told(match, tell.SHAMAN_USED, 2, "C") == [(0, ritual("tii"))]
    assert told(match, tell.PERFORMED, 2) == [(0, ritual("tii"))]
    assert match.view(None)["discard"] == {"tii": 1}


def test_thief_and_victim_know_the_stolen_good_and_nobody_else() -> None:
    s = table(4, tane=True)
    give(s, "B", goods="uru taro tiare")
    match = blessing(s, 5, A="hiro")
    go(match, "A steal_good B", "* stolen B taro")
    for viewer in ("A", "B"):
        assert told(match, tell.STOLEN, 3, viewer) == [(0, 1, 1)]
        assert not told(match, tell.STOLEN_UNSEEN, 2, viewer)
    for viewer in ("C", "D", ""):
        assert not told(match, tell.STOLEN, 3, viewer)
        assert told(match, tell.STOLEN_UNSEEN, 2, viewer) == [(0, 1)]
    worlds: dict[str, set[str]] = {"A": set(), "B": set(), "C": set()}
    for viewer, found in worlds.items():
        for n in range(40):
            world = s.copy()
            world.determinize(seat(viewer), n)
            found.add(str((goods(world, "A"), goods(world, "B"))))
    assert len(worlds["A"]) == len(worlds["B"]) == 1
    assert len(worlds["C"]) == 3  # any of the three


def test_what_the_thief_and_the_victim_do_later_tells_what_was_stolen() -> None:
    s = table(3, tane=True)
    give(s, "B", goods="uru taro")
    match = blessing(s, 5, A="hiro")
    go(match, "A steal_good B", "* stolen B taro")
    decline(match, "A mission", "B mission", "C mission")
    go(match, "A location marae", "A sacrifice taro")
    for n in range(20):
        world = state_of(match).copy()
        world.determinize(seat("C"), n)
        assert goods(world, "B") == {"uru": 1} and goods(world, "A") == {}


def test_missions_are_public_while_they_lie_there_and_hidden_once_taken() -> None:
    s = table(3)
    give(s, "B", pearls=3)
    statue(s, 1, "t1_p3", "t1_p4")
    match = building(s)
    assert match.view(None)["statues"][0]["rows"][0][0]["mission"]["id"] == "t1_p3"
    decline(match, "A mission")
    go(match, "B mission t1_p3")
    (slot,) = match.view(2)["statues"][0]["rows"][0]
    assert slot["mission"] is None and slot["taker"] == 1
    assert [mission["id"] for mission in match.view(1)["own"]["missions"]] == ["t1_p3"]
    assert told(match, tell.MISSION, 2, "C") == [(1, mission("t1_p3"))]  # the act of taking was public


def test_missions_face_down_do_not_exist_before_their_reveal() -> None:
    match = raiatea().start(seats=3, seed=5)
    s = state_of(match)
    assert all(s.tile[slot] < 0 for slot in range(20, 60))
    rows = match.view(0)["statues"][1]["rows"]
    assert all(slot["mission"] is None for row in rows for slot in row)


def test_a_window_declined_leaves_no_trace() -> None:
    for cards in ("tii", "ihi"):  # he could, and he could not
        s = table(3)
        give(s, "B", active="shaman", hand=cards, priests=2)
        match = at_location(s, "reef", "* roll reef 2")
        assert asked(match) == "B free"
        before = [(event.kind, tuple(event.facts)) for event in match.events(None)]
        decline(match, "B free")
        assert [(event.kind, tuple(event.facts)) for event in match.events(None)] == before


def test_a_pass_does_not_tell_whether_one_could_not_or_would_not() -> None:
    traces = []
    for pearls in (0, 9):
        s = table(3)
        give(s, "A", pearls=pearls)
        statue(s, 1, "t1_p3")
        match = building(s)
        decline(match, "A mission")
        traces.append(
            [
                [(event.kind, tuple(event.facts)) for event in match.events(None)],
                match.view(None),
                match.view(1),
            ]
        )
    assert traces[0] == traces[1]


def test_at_the_end_the_screens_are_lifted_but_not_the_hands() -> None:
    s = rich_table()
    give(s, "B", hand="punua")
    for letter in "ABC":
        s.masks[seat(letter) * 17 + 16] = 0
    match = the_end(s)
    assert match.over
    seen = match.view(0)["players"][1]
    assert seen["pearls"] == 4 and seen["goods"] is not None and seen["points"]["missions"] == 1
    assert "punua" not in json.dumps([match.view(0)["players"], match.view(0)["own"]])


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_dealt_worlds_fit_what_the_viewer_sees(viewer: int) -> None:
    match = raiatea().start(seats=3, seed=6, options={"tane": True})
    random = Random(6)
    for _ in range(12):
        wander(match, random, moves=30)
        if not match.awaiting:
            break
        s = state_of(match)
        seen = s.copy()
        seen.redact(viewer)
        for n in range(3):
            world = s.copy()
            world.determinize(viewer, n)
            world.redact(viewer)
            assert to_data(world) == to_data(seen)


# --- sealed answers -------------------------------------------------------------------------------


def to_question(name: str, seed: int) -> motu.Match:
    """A match from its start to the first sealed question of this name, somewhat played."""
    match = raiatea().start(seats=3, seed=seed, options={"tane": True})
    while not asked(match).endswith(f" {name}"):
        if asked(match).split()[-1] in ("draw_set", "sacrifice", "pick", "recruit", "keep"):
            player = match.awaiting[0]
            match.play(player, match.choices(player)[0])
        else:
            idle_once(match)
    return match


def plans(match: motu.Match, random: Random) -> dict[int, list[str]]:
    """A complete answer of each awaited seat."""
    found: dict[int, list[str]] = {}
    for player in match.awaiting:
        twin = match.copy()
        found[player] = []
        while player in twin.awaiting and len(twin.moves) < len(match.moves) + 9:
            if asked(twin).split()[-1] != asked(match).split()[-1]:
                break
            answers = offered(twin, LETTERS[player])
            finish = len(found[player]) > 1 and answers[-1].endswith("done")
            found[player].append(answers[-1] if finish else random.choice(answers))
            twin.play(player, found[player][-1])
    return found


def public_log(match: motu.Match) -> list[Any]:
    return [(event.kind, tuple(event.facts)) for event in match.events(None) if event.kind]


@pytest.mark.parametrize("name", ["keep", "prepare", "offer"])
def test_sealed_answers_in_every_order_give_the_same_game(name: str) -> None:
    match = to_question(name, 3)
    answers = plans(match, Random(name))
    assert len(answers) == 3
    ends = []
    for turn in permutations(answers):
        twin = match.copy()
        for player in turn:
            for notation in answers[player]:
                twin.play(player, notation)
        ends.append((key(twin.state), public_log(twin)))
    assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize("name", ["keep", "prepare", "offer"])
def test_sealed_answers_interleaved_changed_and_taken_back_give_the_same_game(name: str) -> None:
    match = to_question(name, 3)
    straight = match.copy()
    answers = plans(match, Random(name))
    for player, lines in answers.items():
        for notation in lines:
            straight.play(player, notation)
    first, second, third = answers
    twin = match.copy()
    other = plans(match, Random("other"))
    twin.play(first, other[first][0])
    twin.play(second, answers[second][0])
    twin.undo(first)  # free: nobody has seen it
    for notation in answers[first]:
        twin.play(first, notation)
    if len(answers[second]) > 1:
        twin.undo(second)
        twin.play(second, answers[second][0])
    for notation in answers[second][1:]:
        twin.play(second, notation)
    twin.undo(first, to="turn")  # a complete answer, taken back while another is awaited
    for notation in answers[first]:
        twin.play(first, notation)
    for notation in answers[third]:
        twin.play(third, notation)
    assert key(twin.state) == key(straight.state)
    assert public_log(twin) == public_log(straight)


@pytest.mark.parametrize("name", ["keep", "prepare", "offer"])
def test_a_gesture_answers_a_sealed_question_in_any_order(name: str) -> None:
    match = to_question(name, 3)
    for player in match.awaiting:
        for gesture in match.gestures(player):
            assert match.why_not(player, gesture) is None, (player, gesture.notation)


def test_bids_in_every_order_give_the_same_auction() -> None:
    ends = []
    for turn in permutations(["A bid 3", "B bid 3", "C bid 5"]):
        s = table(3)
        everyone(s, mana=5)
        statue(s, 1, "t1_auc")
        match = building(s)
        go(match, *turn)
        ends.append((key(s), public_log(match)))
    assert all(end == ends[0] for end in ends)


def test_last_mirrors_in_every_order_give_the_same_points() -> None:
    ends = []
    for turn in permutations(["A final_mirror mask_c1", "B final_mirror mask_mp", "C final_mirror done"]):
        s = table(3)
        give(s, "A", masks="mirror mask_c1")
        give(s, "B", masks="mirror mask_mp")
        give(s, "C", masks="mirror mask_as")
        match = the_end(s)
        go(match, *turn)
        ends.append((key(s), public_log(match)))
    assert all(end == ends[0] for end in ends)
