"""What people do in one gesture: all islanders on one island, all from one island, a treasure anywhere."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import motu
from motu.kernel.data import to_data
from motu.match.choice import Gesture
from tests.games.costa_ruana.situations import (
    asked,
    begin,
    costa,
    go,
    lay,
    offered,
    reveal,
    sit_down,
    state_of,
    table,
    treasures,
    wander,
)
from tests.games.looking import everything
from tests.games.telling import french


def gestures(match: motu.Match) -> list[str]:
    (player,) = match.awaiting
    return [gesture.notation for gesture in match.gestures(player)]


def placing(face: str = "place_3", islanders: dict[int, str] | None = None, stakes: str = "") -> motu.Match:
    s = table(2, islanders or {1: "AAABB", 2: "AAAABB", 3: "BBBA"})
    lay(s, "face_up A", f"night_{face}", before="A", stakes=stakes)
    return reveal(s)


def removing(face: str = "remove_3", stakes: str = "") -> motu.Match:
    s = table(2, {1: "AAABB", 2: "AA", 3: "AAAA", 4: "B"})
    lay(s, "face_up B", f"night_{face}", before="A", stakes=stakes)
    return reveal(s)


def moving(on_islands: list[int], turn: int) -> motu.Match:
    s = table(2, {}, on_islands, turn=turn)
    lay(s, "face_up A", "night_move_treasure", before="A")
    return reveal(s)


def played_one_by_one(match: motu.Match, gesture: Gesture) -> motu.Match:
    """The same table on which the small choices were played instead."""
    again = sit_down(state_of(match).copy(), run=False)
    (player,) = again.awaiting
    for action in gesture.actions:
        again.play(player, action)
    return again


# --- offered exactly when possible --------------------------------------------------------------


def test_place_all_is_offered_where_all_of_them_fit() -> None:
    match = placing()  # supplies 2: only two islanders are left to place
    assert state_of(match).supply[0] == 2
    assert gestures(match) == ["place_all island_1 2", "place_all island_3 2", "place_all island_4 2"]
    assert "place island_2" in offered(match)  # there is room for one there


def test_place_all_follows_the_number_still_to_place() -> None:
    match = placing(islanders={1: "ABBB", 2: "BBBBB"})
    assert gestures(match) == ["place_all island_1 3", "place_all island_3 3", "place_all island_4 3"]
    go(match, "A place island_1")
    assert gestures(match) == [f"place_all island_{i} 2" for i in (1, 2, 3, 4)]
    go(match, "A place island_2")
    assert gestures(match) == []  # one islander is no gesture


def test_remove_all_is_offered_where_enough_of_ones_own_stand() -> None:
    match = removing()
    assert gestures(match) == ["remove_all island_1 3", "remove_all island_3 3"]
    go(match, "A remove island_3")
    assert gestures(match) == ["remove_all island_1 2", "remove_all island_2 2", "remove_all island_3 2"]
    go(match, "A remove island_2")
    assert gestures(match) == []


@pytest.mark.parametrize("face", ["place_1", "remove_1"])
def test_no_gesture_for_a_single_islander(face: str) -> None:
    match = placing(face) if face == "place_1" else removing(face)
    assert gestures(match) == []


@pytest.mark.parametrize(
    ("turn", "on_islands", "possible"),
    [
        (1, [6, 5, 0, 0], True),  # five turns to come: the source keeps 5, the goal has 5
        (1, [5, 5, 5, 5], False),  # the source would keep only 4
        (1, [9, 4, 4, 4], False),  # the goal has only 4
        (1, [9, 0, 0, 0], False),  # no goal but the source itself
        (2, [5, 4, 0, 0], True),
        (2, [4, 4, 4, 4], False),
        (2, [9, 3, 3, 3], False),
        (4, [2, 3, 1, 0], True),
        (4, [2, 2, 2, 2], False),
        (5, [2, 1, 0, 0], True),
        (5, [1, 1, 1, 1], False),
        (5, [2, 0, 0, 0], False),
        (5, [2, 2, 0, 0], True),
    ],
)
def test_anywhere_only_when_both_islands_keep_a_treasure_for_every_turn_left(
    turn: int, on_islands: list[int], possible: bool
) -> None:
    match = moving(on_islands, turn)
    assert gestures(match) == (["move_treasure_anywhere"] if possible else [])
    if not possible:
        return
    match.play(0, "move_treasure_anywhere")
    after = treasures(state_of(match))
    turns_left = 6 - turn
    (source,) = [i for i in range(4) if after[i] < on_islands[i]]
    (goal,) = [i for i in range(4) if after[i] > on_islands[i]]
    assert after[source] >= turns_left and on_islands[goal] >= turns_left
    assert sum(after) == sum(on_islands)


def test_no_gesture_at_other_questions_and_for_other_seats() -> None:
    match = moving([9, 9, 9, 9], 1)
    assert match.gestures(1) == []
    go(match, "A take_treasure island_1")
    assert gestures(match) == []
    assert gestures(sit_down(begin(table(2, {}), "face_up"))) == []


@pytest.mark.parametrize("players", range(2, 7))
def test_in_random_games_every_gesture_offered_is_legal_and_none_is_missing(players: int) -> None:
    match = costa().start(seats=players, seed=players)
    random = Random(players)
    met = 0
    while match.awaiting:
        for phase in ("place", "remove"):
            if match.view(None)["phase"] == phase:
                (player,) = match.awaiting
                left = match.view(None)["pending"]["left"]
                offers = {gesture.actions[0] for gesture in match.gestures(player)}
                for choice in match.choices(player):
                    whole = sit_down(state_of(match).copy(), run=False)
                    assert (choice.id in offers) == (left > 1 and can_repeat(whole, choice.id, left))
                    met += left > 1
        (player,) = match.awaiting
        match.play(player, random.choice([choice.id for choice in match.choices(player)]))
    assert met


def can_repeat(match: motu.Match, action: int, times: int) -> bool:
    (player,) = match.awaiting
    for _ in range(times):
        if match.awaiting != (player,) or match.why_not(player, action) is not None:
            return False
        match.play(player, action)
    return True


# --- played as one ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "notation"),
    [
        (lambda: placing(islanders={1: "ABBB"}, stakes="A"), "place_all island_1 3"),
        (lambda: placing(islanders={1: "ABBB"}, stakes="B"), "place_all island_4 3"),
        (placing, "place_all island_3 2"),
        (removing, "remove_all island_3 3"),
        (lambda: removing(stakes="A"), "remove_all island_1 3"),
        (lambda: moving([9, 9, 9, 9], 1), "move_treasure_anywhere"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
@pytest.mark.parametrize("as_object", [False, True])
def test_a_gesture_equals_its_small_choices(
    situation: Callable[[], motu.Match], notation: str, as_object: bool
) -> None:
    match = sit_down(state_of(situation()).copy(), run=False)
    gesture = next(g for g in match.gestures(0) if g.notation == notation)
    again = played_one_by_one(match, gesture)
    assert match.why_not(0, gesture if as_object else notation) is None
    match.play(0, gesture if as_object else notation)
    assert to_data(match.state) == to_data(again.state)
    assert match.moves == again.moves
    for viewer in (None, 0, 1):
        assert [e.text("fr") for e in match.events(viewer)] == [e.text("fr") for e in again.events(viewer)]
        assert match.view(viewer) == again.view(viewer)


def test_a_gesture_stands_in_the_record_as_its_small_choices() -> None:
    match = placing(islanders={1: "ABBB"}, stakes="A")
    match.play(0, "place_all island_2 3")
    mine = [move.notation for move in match.moves if move.seat == 0 and not move.forced]
    assert mine == ["place island_2"] * 3


def test_a_gesture_ends_with_its_application() -> None:
    match = placing(islanders={1: "ABBB"}, stakes="A")
    match.play(0, "place_all island_2 3")
    assert asked(match) == "A place"  # his copy is another question
    assert gestures(match)[0] == "place_all island_1 3"


def test_the_question_names_its_card_and_says_whose_islander_copies_it() -> None:
    match = placing(islanders={1: "ABBB"}, stakes="AB")
    said = [match.question(0, "fr")]
    match.play(0, "place_all island_2 3")
    said.append(match.question(0, "fr"))
    match.play(0, "place_all island_1 3")
    assert asked(match) == "B place"
    said.append(match.question(1, "fr"))
    assert said == [
        french("Carte « Placer 3 habitants » : placez un habitant (encore 3)"),
        french("Carte copiée « Placer 3 habitants » : placez un habitant (encore 3)"),
        french("Carte copiée « Placer 3 habitants » : placez un habitant (encore 3)"),
    ]
    assert match.question(1, "en") == "Copied card “Place 3 islanders”: place an islander (3 to go)"


def test_labels_and_targets() -> None:
    place = next(g for g in placing(islanders={1: "ABBB"}).gestures(0) if "island_3" in g.notation)
    assert place.label("fr") == "Placer 3 habitants sur l’île de Corail"
    assert place.label("en") == "Place 3 islanders on Coral Island"
    assert place.targets == ("island_3", "all")
    remove = next(g for g in removing().gestures(0) if "island_1" in g.notation)
    assert remove.label("fr") == "Retirer 3 habitants de l’île aux Palmiers"
    assert remove.label("en") == "Remove 3 islanders from Palm Island"
    assert remove.targets == ("island_1", "all")
    (anywhere,) = moving([9, 9, 9, 9], 1).gestures(0)
    assert anywhere.label("fr") == french(
        "Déplacer un trésor n’importe où : ces îles n’en manqueront pas d’ici la fin"
    )
    assert anywhere.label("en") == "Move a treasure anywhere: those islands will not run out before the end"
    assert anywhere.targets == ("anywhere",)


# --- refused as one -----------------------------------------------------------------------------


def refuse(match: motu.Match, player: int, wish: Gesture | str) -> motu.IllegalChoice:
    before = everything(match)
    with pytest.raises(motu.IllegalChoice) as caught:
        match.play(player, wish)
    assert everything(match) == before
    return caught.value


def test_a_gesture_that_is_not_offered_is_refused_by_name() -> None:
    match = placing()
    no_room, too_many, other_card = "place_all island_2 2", "place_all island_1 3", "remove_all island_1 2"
    for wish in (no_room, too_many, other_card, "move_treasure_anywhere"):
        illegal = refuse(match, 0, wish)
        unreadable = f"« {wish} » ne désigne aucun choix : donnez un choix, son numéro ou sa notation."
        assert illegal.text("fr") == french(unreadable)


def test_a_stale_gesture_for_more_than_are_left_changes_nothing() -> None:
    match = placing(islanders={1: "ABBB"})
    stale = next(g for g in match.gestures(0) if g.notation == "place_all island_2 3")
    go(match, "A place island_2")
    refuse(match, 0, stale)
    refuse(match, 0, stale.notation)


def test_a_stale_gesture_whose_island_has_filled_up_changes_nothing() -> None:
    match = placing(islanders={1: "ABBB", 2: "BBBB"}, stakes="A")
    stale = next(g for g in match.gestures(0) if g.notation == "place_all island_2 3")
    go(match, "A place island_2", "A place island_3", "A place island_3")
    assert asked(match) == "A place"  # his copy: three again, but island 2 has room for two
    illegal = refuse(match, 0, stale)
    assert illegal.rule == "CR-11.12"


def test_a_stale_gesture_after_its_question_changes_nothing() -> None:
    match = placing(islanders={1: "ABBB"})
    stale = next(g for g in match.gestures(0) if g.notation == "place_all island_2 3")
    match.play(0, stale)
    for player in (0, 1):
        refuse(match, player, stale)


def test_the_other_seats_gesture_is_refused() -> None:
    match = placing(islanders={1: "ABBB"})
    for gesture in match.gestures(0):
        illegal = refuse(match, 1, gesture)
        assert illegal.text("en") == "It is not your turn to decide: the table is waiting for Red."


def test_why_not_says_of_a_stale_gesture_what_play_says() -> None:
    match = placing(islanders={1: "ABBB", 2: "BBBB"}, stakes="A")
    stale = next(g for g in match.gestures(0) if g.notation == "place_all island_2 3")
    go(match, "A place island_2", "A place island_3", "A place island_3")
    illegal = refuse(match, 0, stale)
    refusal = match.why_not(0, stale)
    assert refusal is not None
    assert (refusal.rule, refusal.text("fr")) == (illegal.rule, illegal.text("fr"))


@pytest.mark.parametrize("stakes", ["", "B"])
def test_a_stale_gesture_is_refused_with_a_sentence_that_is_true(stakes: str) -> None:
    """The match is not over, and it is Red who decides."""
    match = placing(islanders={1: "ABBB"}, stakes=stakes)
    stale = next(g for g in match.gestures(0) if g.notation == "place_all island_2 3")
    go(match, "A place island_2")
    assert match.awaiting == (0,)
    illegal = refuse(match, 0, stale)
    assert not illegal.text("en").startswith(("The game is over", "It is not your turn to decide"))


def test_a_stale_gesture_does_not_reach_into_the_next_application() -> None:
    """Three islanders were asked for once; two now and one of the copy is something else."""
    match = placing(islanders={1: "ABBB"}, stakes="A")
    stale = next(g for g in match.gestures(0) if g.notation == "place_all island_2 3")
    go(match, "A place island_2")
    refuse(match, 0, stale)


def test_taking_back_a_gesture_takes_back_its_small_choices_one_by_one() -> None:
    match = costa().start(seats=2, seed=2)
    wander(match, Random(11), until="place")
    while not match.gestures(match.awaiting[0]):
        match.play(match.awaiting[0], offered(match)[0])
        wander(match, Random(11), until="place")
    (player,) = match.awaiting
    before = match.view(player)
    gesture = match.gestures(player)[0]
    for action in gesture.actions[:-1]:
        match.play(player, action)
    for _ in gesture.actions[:-1]:
        match.undo(player)
    assert match.view(player) == before
