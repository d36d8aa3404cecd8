"""Every face, in every role, with every number of players: it resolves, and nothing is lost or made.

The deck of few players lacks some faces; an engine knows them all the same.
"""

from __future__ import annotations

from random import Random

import pytest

import motu
from motu.games.costa_ruana.box import FACE_NAMES
from motu.games.costa_ruana.rules import tell
from tests.games.costa_ruana.situations import (
    LETTERS,
    all_treasures,
    applications,
    assert_sound,
    begin,
    cards_on_table,
    lay,
    sit_down,
    state_of,
    supplies,
    table,
    told,
    treasures,
)

by_players = pytest.mark.parametrize("players", range(2, 7))
by_face = pytest.mark.parametrize("face", FACE_NAMES)
# What each kind tells when it is carried out once; the number on the card says how often.
DONE = {
    "move_treasure": tell.TREASURE_MOVED,
    "remove": tell.REMOVED,
    "place": tell.PLACED,
    "move_islander": tell.ISLANDER_MOVED,
}
CAMPS = [("high_tide", "day"), ("high_tide", "night"), ("low_tide", "day"), ("low_tide", "night")]


def kind_and_amount(face: str) -> tuple[str, int]:
    return (face[:-2], int(face[-1])) if face[-1].isdigit() else (face, 1)


def board(players: int, random: Random, on_islands: int) -> dict[int, str]:
    """That many islanders of each player somewhere, never more than seven together."""
    number = {2: 4, 3: 6, 4: 7, 5: 9, 6: 10}[players]
    people = dict.fromkeys(range(1, number + 1), "")
    for letter in LETTERS[:players] * on_islands:
        with_room = [island for island, there in people.items() if len(there) < 7]
        people[random.choice(with_room)] += letter
    return people


def resolve(match: motu.Match, random: Random) -> None:
    """Answer at random until the next shaman is asked, or the match is over; sound after every answer."""
    in_play = all_treasures(state_of(match))
    while match.awaiting and match.view(None)["phase"] != "shaman":
        (player,) = match.awaiting
        match.play(player, random.choice(match.choices(player)))
        assert_sound(state_of(match), in_play)
    assert_sound(state_of(match), in_play)
    assert cards_on_table(state_of(match)) == {}


def units(match: motu.Match, face: str, player: int) -> int:
    return sum(who == player for (who,) in told(match, DONE[kind_and_amount(face)[0]], 1))


def possible(face: str, supply: int, on_islands: int) -> int:
    """How much of a card one player can apply."""
    kind, amount = kind_and_amount(face)
    return min(amount, {"place": supply, "remove": on_islands}.get(kind, amount))


@by_players
@by_face
def test_the_holder_applies_the_card(players: int, face: str) -> None:
    for on_islands in (1, 2, 6, 9):
        for n, holder in enumerate(LETTERS[:players]):
            random = Random(f"{players} {face} {on_islands} {holder}")
            lap, (tide, daylight) = random.choice(("face_up", "face_down")), random.choice(CAMPS)
            caster, shaman = random.choice(LETTERS[:players]), random.choice(LETTERS[:players])
            s = table(players, board(players, random, on_islands), shaman=shaman, top=(tide, daylight))
            lay(s, f"{lap} {caster}", f"{random.choice((tide, daylight))}_{face}", before=holder)
            match = sit_down(begin(s, "reveal"))
            resolve(match, random)
            assert applications(match) == holder
            assert told(match, tell.APPLIES, 3) == [(n, FACE_NAMES.index(face), n)]
            assert units(match, face, n) == possible(face, 10 - on_islands, on_islands)
            assert told(match, tell.SET_ASIDE, 1) == []


@by_players
@by_face
def test_stakers_copy_the_card(players: int, face: str) -> None:
    for on_islands in (1, 5, 9):
        for n, holder in enumerate(LETTERS[:players]):
            random = Random(f"{players} {face} {on_islands} {holder}")
            clockwise = [LETTERS[(n + i) % players] for i in range(players)]
            stakers = [letter for letter in clockwise if random.random() < 0.6] or [random.choice(clockwise)]
            shaman = random.choice(clockwise)
            s = table(players, board(players, random, on_islands), shaman=shaman)
            lay(s, f"face_down {shaman}", f"night_{face}", before=holder, stakes="".join(stakers))
            match = sit_down(begin(s, "reveal"))
            resolve(match, random)
            assert applications(match) == holder + "".join(stakers)
            for letter in clockwise:
                times = (letter == holder) + (letter in stakers)
                supply, there, expected = 10 - on_islands - (letter in stakers), on_islands, 0
                for _ in range(times):
                    done = possible(face, supply, there)
                    if face.startswith("place"):
                        supply, there = supply - done, there + done
                    elif face.startswith("remove"):
                        supply, there = supply + done, there - done
                    expected += done
                assert units(match, face, LETTERS.index(letter)) == expected


@by_players
@by_face
def test_an_inactive_card_does_nothing_and_its_islanders_are_home(players: int, face: str) -> None:
    for tide, daylight in CAMPS:
        random = Random(f"{players} {face} {tide} {daylight}")
        inactive = {"high_tide", "low_tide", "day", "night"} - {tide, daylight}
        for background in sorted(inactive):
            holder, caster = random.choice(LETTERS[:players]), random.choice(LETTERS[:players])
            s = table(players, board(players, random, 5), [0] * 10, top=(tide, daylight))
            lay(s, f"face_up {caster}", f"{background}_{face}", before=holder, stakes=LETTERS[:players])
            begin(s, "reveal")
            assert supplies(s) == [4] * players
            before = [int(s.people[i]) for i in range(60)]
            match = sit_down(s)
            after = state_of(match)
            assert applications(match) == ""
            assert told(match, tell.SET_ASIDE, 1) == [(LETTERS.index(caster),)]
            assert supplies(after) == [5] * players
            assert [int(after.people[i]) for i in range(60)] == before
            assert treasures(after) == [0] * len(treasures(after))  # so that nothing is collected either
            assert match.view(None)["discard"][f"{background}_{face}"] >= 1
            assert cards_on_table(after) == {}


@by_players
def test_full_tables_of_every_mixture_resolve(players: int) -> None:
    """Two cards of each player, stakes everywhere, all at once."""
    for n in range(12):
        random = Random(f"{players} {n}")
        s = table(players, board(players, random, random.randrange(1, 9)), turn=random.randrange(1, 6))
        everybody = LETTERS[:players]
        stakes = {letter: f"{random.choice(everybody)} {random.randrange(2)}" for letter in everybody}
        for lap, name in enumerate(("face_up", "face_down")):
            for caster in everybody:
                background = random.choice(("high_tide", "night", "day"))
                card = f"{background}_{random.choice(FACE_NAMES)}"
                on_it = "".join(letter for letter, where in stakes.items() if where == f"{caster} {lap}")
                lay(s, f"{name} {caster}", card, before=random.choice(everybody), stakes=on_it)
        match = sit_down(begin(s, "reveal"))
        resolve(match, random)
