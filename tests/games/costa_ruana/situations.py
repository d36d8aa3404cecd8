"""Tables of Costa Ruana set as a test needs them, and played in notation.

Seats are the letters of the notation. Islanders stand in letters too: `{1: "AAB"}` is island 1 with two
islanders of A and one of B. Who stands neither on an island nor on a card is in supply, so that every
situation has ten islanders per player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import motu
from motu.games.costa_ruana.box import BACKGROUND_NAMES, EMPTY, FACE_NAMES, HAND, SEATS, TYPES, CostaBox
from motu.games.costa_ruana.rules import tell
from motu.games.costa_ruana.rules.cards import PLAY_FACE_DOWN, PLAY_FACE_UP
from motu.games.costa_ruana.rules.collect import COLLECT
from motu.games.costa_ruana.rules.condition import FLIP_CONDITION, REVEAL
from motu.games.costa_ruana.rules.preparation import PREPARE
from motu.games.costa_ruana.rules.stakes import STAKE_ISLANDER
from motu.games.costa_ruana.rules.turn import START_TURN, new_game
from motu.games.costa_ruana.scoring import FINAL_SCORING
from motu.games.costa_ruana.state import TABLE, Costa
from motu.kernel.core import AUTO, Rule
from motu.kernel.engine import Asked, apply
from motu.match.game import Game
from tests.games.looking import asked, offered, told
from tests.games.telling import LETTERS, go, people_at, seat, wander

__all__ = ["LETTERS", "asked", "go", "offered", "seat", "told", "wander"]

KEY = "costa-ruana"
LAPS = ("face_up", "face_down")
PHASES: dict[str, Rule[Any]] = {
    "face_up": PLAY_FACE_UP,
    "face_down": PLAY_FACE_DOWN,
    "stake": STAKE_ISLANDER,
    "flip": FLIP_CONDITION,
    "reveal": REVEAL,
    "collect": COLLECT,
    "prepare": PREPARE,
    "scoring": FINAL_SCORING,
}
PILE_AT_TURN = {1: 7, 2: 5, 3: 3, 4: 1, 5: 0}  # cards per player


def costa() -> Game:
    return motu.game(KEY)


def edition_box(edition: dict[str, Any] | None) -> CostaBox:
    return cast(CostaBox, costa().box(edition))


@cache
def box_of() -> CostaBox:
    """Our box."""
    return edition_box(None)


def card_type(card: str) -> int:
    """`night_place_2` as the number of its type."""
    for background, name in enumerate(BACKGROUND_NAMES):
        if card.startswith(f"{name}_"):
            return background * len(FACE_NAMES) + FACE_NAMES.index(card.removeprefix(f"{name}_"))
    raise ValueError(card)


def card_name(card: int) -> str:
    return f"{BACKGROUND_NAMES[card // len(FACE_NAMES)]}_{FACE_NAMES[card % len(FACE_NAMES)]}"


def place(table_card: str) -> int:
    """`face_down B` as its place on the table."""
    lap, caster = table_card.split(" ")
    return LAPS.index(lap) * SEATS + seat(caster)


# --- setting a table ----------------------------------------------------------------------------


def table(
    players: int,
    islanders: Mapping[int, str] | None = None,
    treasures: Sequence[int] | None = None,
    *,
    turn: int = 1,
    shaman: str = "A",
    top: tuple[str, str] = ("high_tide", "night"),
    huts: Sequence[int] = (),
    taken: Sequence[int] = (),
    box: CostaBox | None = None,
) -> Costa:
    """Islands, Condition cards, huts and the shaman; no card on the table yet."""
    s = new_game(box or box_of(), players, False)
    s.pending = 0
    s.turn = turn
    s.shaman = seat(shaman)
    s.tide, s.daylight = (BACKGROUND_NAMES.index(name) for name in top)
    for island, letters in (islanders or {}).items():
        for letter in letters:
            s.put(island - 1, seat(letter), 1)
    for island in range(int(s.islands)):
        s.treasures[island] = treasures[island] if treasures is not None else 4 if island < 2 else 5
    for i, hut in enumerate(huts):
        s.hut[i] = hut
    for i, number in enumerate(taken):
        s.taken[i] = number
    return s


def lay(s: Costa, table_card: str, card: str, before: str, stakes: str = "") -> None:
    """`lay(s, "face_up A", "night_place_2", before="B", stakes="CD")`."""
    at = place(table_card)
    s.table_card[at] = card_type(card)
    s.table_holder[at] = seat(before)
    s.table_stakes[at] = sum(1 << seat(letter) for letter in stakes)


def two_cards_each(players: int, background: str = "night") -> list[tuple[str, str]]:
    """Every place on the table with a card."""
    return [(f"{lap} {letter}", f"{background}_place_1") for lap in LAPS for letter in LETTERS[:players]]


def on_cards(s: Costa, player: int) -> int:
    """Islanders of a seat that stand on cards."""
    return sum(int(s.table_stakes[at]) >> player & 1 for at in range(TABLE))


def deal(s: Costa, size: int, hands: Mapping[str, Sequence[str]]) -> None:
    """Hands of this size, with the cards wished; pile and discard as at that turn."""
    players = int(s.players)
    pool = Counter({t: int(s.box.cards[players * TYPES + t]) for t in range(TYPES)})
    laid = Counter(int(s.table_card[at]) for at in range(TABLE) if s.table_card[at] != EMPTY)
    wished = {seat(letter): [card_type(card) for card in cards] for letter, cards in hands.items()}
    for cards in wished.values():
        laid.update(cards)
    pool -= laid  # a face that this number of players does not use may be on the table all the same
    rest = sorted(pool.elements(), key=lambda t: (t % len(FACE_NAMES) * 3 % 8, t))
    for player in range(players):
        hand = wished.get(player, [])
        for card in [*hand, *(rest.pop() for _ in range(size - len(hand)))]:
            s.add_card(player, card)
    s.deck_left = PILE_AT_TURN[int(s.turn)] * players
    for n, card in enumerate(rest):
        (s.deck if n < s.deck_left else s.discard)[card] += 1


def begin(s: Costa, phase: str, hands: Mapping[str, Sequence[str]] | None = None) -> Costa:
    """The turn stands before `phase`: supplies counted, cards dealt, the rest of the turn on the agenda."""
    for player in range(int(s.players)):
        s.supply[player] = s.box.islanders - s.own_people(player, 0) - on_cards(s, player)
    full = HAND if s.turn < s.box.turns else HAND - 1
    deal(s, full - {"face_up": 0, "face_down": 1}.get(phase, 2), hands or {})
    START_TURN.run(s, 0, int(s.turn), 0)
    while top_rule(s) is not PHASES[phase]:
        s.pending -= 1
    s.cards_open = 1 if phase in ("collect", "prepare", "scoring") else 0
    return s


def top_rule(s: Costa) -> Rule[Any]:
    return Asked(s).rule


def sit_down(s: Costa, run: bool = True) -> motu.Match:
    """People at this table. `run`: automatic steps and lone answers are played, as a match does."""
    return people_at(KEY, s, run=run)


def reveal(s: Costa) -> motu.Match:
    """People at this table, whose shaman has just flipped a Condition card."""
    return sit_down(begin(s, "reveal"))


def collect(s: Costa) -> motu.Match:
    """People at this table, where all cards of the turn are resolved."""
    return sit_down(begin(s, "collect"))


def replayed(seats: int, moves: Sequence[str]) -> motu.Match:
    """A match from its very start, nature's outcomes among the moves."""
    game = costa()
    record = motu.Record(
        motu=1,
        game=KEY,
        rules=game.folder.rules_version,
        box=game.box(None).digest,
        edition=None,
        options={},
        seats=seats,
        seed_digest="",
        seed=None,
        seed_from=0,
        taken_back=0,
        finished=False,
        scores=None,
        moves=list(moves),
    )
    return motu.replay(record.dumps())


# --- playing ------------------------------------------------------------------------------------


def before_collection(match: motu.Match, line: str) -> Costa:
    """The table after this last answer of the resolution, when stakes are home and nothing is collected."""
    letter, _, notation = line.partition(" ")
    player = seat(letter)
    choice = next(choice for choice in match.choices(player) if choice.notation == notation)
    s = cast(Costa, match.state.copy())
    apply(s, player, choice.id)
    while top_rule(s) is not COLLECT:
        next_step = Asked(s)
        assert next_step.rule.mode == AUTO, f"{line} is not the last answer"
        s.pending -= 1
        next_step.rule.run(s, next_step.player, next_step.a, next_step.b)
    return s


# --- looking ------------------------------------------------------------------------------------


def state_of(match: motu.Match) -> Costa:
    return cast(Costa, match.state)


def islanders(s: Costa) -> dict[int, str]:
    """Who stands where, as in `table`; empty islands left out."""
    letters = {
        island + 1: "".join(
            LETTERS[player] * int(s.people[island * SEATS + player]) for player in range(int(s.players))
        )
        for island in range(int(s.islands))
    }
    return {island: there for island, there in letters.items() if there}


def treasures(s: Costa) -> list[int]:
    return [int(s.treasures[island]) for island in range(int(s.islands))]


def supplies(s: Costa) -> list[int]:
    return [int(s.supply[player]) for player in range(int(s.players))]


def cards_on_table(s: Costa) -> dict[str, str]:
    return {
        f"{LAPS[at // SEATS]} {LETTERS[at % SEATS]}": card_name(int(s.table_card[at]))
        for at in range(TABLE)
        if s.table_card[at] != EMPTY
    }


def applications(match: motu.Match) -> str:
    """Who applied a card, one letter per application, in order."""
    return "".join(LETTERS[player] for (player,) in told(match, tell.APPLIES, 1))


def assert_sound(s: Costa, treasures_in_play: int | None = None) -> None:
    """Ten islanders each, seven at most on an island, no treasure lost or made."""
    for player in range(int(s.players)):
        everywhere = int(s.supply[player] + s.own_people(player, 0)) + on_cards(s, player)
        assert everywhere == s.box.islanders
        assert s.supply[player] >= 0
    for island in range(int(s.islands)):
        there = [int(s.people[island * SEATS + player]) for player in range(SEATS)]
        assert min(there) >= 0
        assert sum(there) == s.crowd[island] <= s.box.room
        assert s.treasures[island] >= 0
    if treasures_in_play is not None:
        assert all_treasures(s) == treasures_in_play


def all_treasures(s: Costa) -> int:
    return sum(treasures(s)) + sum(int(s.hut[i] + s.taken[i]) for i in range(int(s.players)))
