"""Tables of Raiatea set as a test needs them, and played in notation.

Seats are the letters of the notation. A table begins as after set-up, without masks, rituals, forest cards
and missions; what a test gives to a seat comes out of the decks and markets, so that no piece is made or
lost. Nature does what the test says: a line `* roll gatherer 2` follows the answer that made it happen.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast

import motu
from motu.games.raiatea.box import RaiateaBox
from motu.games.raiatea.rules import pieces
from motu.games.raiatea.rules.ceremony import STAGE
from motu.games.raiatea.rules.pieces import (
    ASSISTANT_NAMES,
    ASSISTANTS,
    BACKS,
    COLUMNS,
    DESIGNS,
    DRAWN,
    FACE_ASSISTANT,
    FACE_MASK,
    FACE_MIRROR,
    FACES,
    GOOD_NAMES,
    GOODS,
    KINDS,
    LASTING,
    MIRROR,
    PARTS,
    POWERS,
    RITUALS,
    ROWS,
    SLOTS,
)
from motu.games.raiatea.rules.setup import SET_UP
from motu.games.raiatea.rules.statues import OPEN_STATUE
from motu.games.raiatea.rules.turn import END_OF_CEREMONY, ENTER_SPACE, new_game
from motu.games.raiatea.state import NO_CARD, NO_TILE, NOBODY, NOT_DRAWN, Raiatea
from motu.match.game import Game
from tests.games.looking import asked, counted, offered, told
from tests.games.telling import LETTERS, Told, go, people_at, seat, wander

__all__ = ["LETTERS", "Told", "asked", "counted", "go", "offered", "seat", "told", "wander"]

KEY = "raiatea"
SPACES = ["A1", "C1", "A2", "A3", "C2", "A4", "A5", "A6", "C3"]
DECLINES = ("decline", "stop", "done", "end", "no")
NOTHING = ("recruit 0", "offer 0", "bid 0")


def raiatea() -> Game:
    return motu.game(KEY)


@cache
def box_of() -> RaiateaBox:
    """Our box."""
    return edition_box(None)


def edition_box(edition: dict[str, Any] | None) -> RaiateaBox:
    return cast(RaiateaBox, raiatea().box(edition))


def ritual(name: str) -> int:
    return box_of().ritual_ids.index(name)


def mission(name: str) -> int:
    return box_of().mission_ids.index(name)


def mask(name: str) -> int:
    return MIRROR if name == "mirror" else box_of().design_ids.index(name)


def face(name: str) -> int:
    return box_of().face_ids.index(name)


# --- setting a table ----------------------------------------------------------------------------


def table(
    players: int = 3,
    *,
    order: str = "",
    first: str = "A",
    tane: bool = False,
    oracle: bool = False,
    restricted: bool = False,
    open_screens: bool = False,
    box: RaiateaBox | None = None,
) -> Raiatea:
    """Markets and decks as at the start; nobody holds a card, nothing lies in the forest or on a statue."""
    s = new_game(box or box_of(), players, tane, oracle, restricted, open_screens)
    s.pending = 0
    SET_UP.run(s, 0, 0, 0)
    s.pending = 0
    s.first = seat(first)
    turn_order = [LETTERS[(seat(first) + i) % players] for i in range(players)]
    for i, letter in enumerate(order or turn_order):
        s.order[i] = seat(letter)
    for slot in range(SLOTS):
        s.tile[slot] = NO_TILE
    s.statues_open = 1
    return s


def give(
    s: Raiatea,
    letter: str,
    *,
    pearls: int | None = None,
    mana: int | None = None,
    tattoo: int | None = None,
    priests: int | None = None,
    goods: str = "",
    active: str = "",
    used: str = "",
    masks: str = "",
    bound: str = "",
    hand: str = "",
    front: str = "",
) -> None:
    """What a seat has, names separated by spaces; `bound` masks bring their mirrors."""
    player = seat(letter)
    for field, value in ((s.pearls, pearls), (s.mana, mana), (s.tattoo, tattoo), (s.priests, priests)):
        if value is not None:
            field[player] = value
    if tattoo == s.box.last_tattoo:
        s.tahuas = int(s.tahuas) | 1 << player
    for name in goods.split():
        good = GOOD_NAMES.index(name)
        take_out(s, good, s.goods_market, good)
        s.goods[player * GOODS + good] += 1
    for field, names in ((s.active, active), (s.used, used)):
        for name in names.split():
            kind = ASSISTANT_NAMES.index(name)
            take_out(s, FACE_ASSISTANT + kind, s.assistant_market, kind)
            field[player * ASSISTANTS + kind] += 1
    for name in masks.split():
        take_mask(s, name)
        s.masks[player * KINDS + mask(name)] += 1
    for name in bound.split():
        take_mask(s, name)
        take_mask(s, "mirror")
        s.bound[player * DESIGNS + mask(name)] += 1
    for name in hand.split():
        card = from_deck(s, name)
        s.hand[player * RITUALS + card] += 1
        s.held[player * BACKS + s.box.ritual_back[card]] += 1
    for name in front.split():
        card = from_deck(s, name)
        s.front[player * RITUALS + card] += 1
        for i in range(PARTS):
            effect = int(s.box.effects[card * PARTS + i])
            if effect:
                s.powers[player * POWERS + (effect & 255) - LASTING] += effect >> 8 & 255


def take_out(s: Raiatea, forest_face: int, market: Any, at: int) -> None:
    """A piece leaves the forest deck or, if none is there, its market."""
    if s.forest_deck[forest_face] > 0:
        s.forest_deck[forest_face] -= 1
        s.forest_left -= 1
    else:
        assert market[at] > 0
        market[at] -= 1


def take_mask(s: Raiatea, name: str) -> None:
    """A mask leaves its market or, if it is not there, the forest deck."""
    kind = mask(name)
    if s.mask_market[kind] > 0:
        s.mask_market[kind] -= 1
        return
    first = FACE_MIRROR if kind == MIRROR else FACE_MASK + kind * pieces.MASK_COPIES
    found = first if s.forest_deck[first] > 0 else first + 1
    assert s.forest_deck[found] > 0
    s.forest_deck[found] -= 1
    s.forest_left -= 1


def from_deck(s: Raiatea, name: str) -> int:
    card = ritual(name)
    assert s.deck[card] > 0, f"no {name} left in its deck"
    s.deck[card] -= 1
    s.deck_left[s.box.ritual_back[card]] -= 1
    return card


def in_discard(s: Raiatea, names: str) -> None:
    """These rituals lie in their discard piles, performed."""
    for name in names.split():
        s.to_discard(from_deck(s, name))


def only_in_deck(s: Raiatea, back: str, names: str) -> None:
    """The deck of this back holds exactly these rituals; the others are out of the game."""
    which = pieces.BACK_NAMES.index(back)
    for card in range(RITUALS):
        if s.box.ritual_back[card] == which:
            s.deck[card] = 0
    for name in names.split():
        s.deck[ritual(name)] += 1
    s.deck_left[which] = len(names.split())


def in_reserve(s: Raiatea, *faces: str) -> None:
    """These cards of the forest lie in the reserve."""
    for name in faces:
        assert s.forest_deck[face(name)] > 0
        s.forest_deck[face(name)] -= 1
        s.forest_left -= 1
        s.reserve[face(name)] += 1
        s.reserve_left += 1


def no_forest_deck(s: Raiatea) -> None:
    """The forest deck is used up; its cards are out of the game."""
    for n in range(FACES):
        s.forest_deck[n] = 0
    s.forest_left = 0


def in_goods_market(s: Raiatea, names: str) -> None:
    """The goods market holds exactly these, the rest is in the forest deck."""
    for good, name in enumerate(GOOD_NAMES):
        wanted = names.split().count(name)
        s.forest_deck[good] += s.goods_market[good] - wanted
        s.forest_left += s.goods_market[good] - wanted
        s.goods_market[good] = wanted
        assert s.forest_deck[good] >= 0


def in_mask_market(s: Raiatea, names: str) -> None:
    """The masks market holds exactly these; the starting masks not named are out of the game."""
    for kind in range(KINDS):
        s.mask_market[kind] = 0
    for name in names.split():
        s.mask_market[mask(name)] += 1


def prices(s: Raiatea, **levels: int) -> None:
    """Price markers, levels from 1."""
    for name, level in levels.items():
        s.price[GOOD_NAMES.index(name)] = level - 1


def statue(s: Raiatea, number: int, *rows: str, closed: bool = False) -> None:
    """The tiles of a statue row by row, `"t1_p3", "t1_auc t1_auc"`; opened, and all statues before it."""
    for r in range(ROWS):
        names = rows[r].split() if r < len(rows) else []
        for column, name in enumerate(names):
            slot = ((number - 1) * ROWS + r) * COLUMNS + column
            assert s.tiles_left[mission(name)] > 0
            s.tiles_left[mission(name)] -= 1
            s.tile[slot] = mission(name)
    if not closed:
        OPEN_STATUE.run(s, 0, number - 1, 0)


def took(s: Raiatea, letter: str, *names: str) -> None:
    """Missions that a seat has completed: they leave slots that no test uses."""
    for name in names:
        kind = mission(name)
        last = (int(s.box.mission_statue[kind]) + 1) * ROWS * COLUMNS - 1
        slot = next(n for n in range(last, -1, -1) if s.tile[n] == NO_TILE)
        assert s.tiles_left[kind] > 0
        s.tiles_left[kind] -= 1
        s.tile[slot] = kind
        s.taker[slot] = seat(letter)


def everyone(s: Raiatea, **things: Any) -> None:
    """The same for all seats."""
    for player in range(int(s.players)):
        give(s, LETTERS[player], **things)


# --- people at the table ------------------------------------------------------------------------


def sit_down(s: Raiatea, *nature: str) -> Told:
    """People at this table; what comes before the first question has happened, as `nature` says."""
    options = {"tane": bool(s.tane), "oracle": bool(s.oracle), "mana_restriction": bool(s.restricted)}
    return people_at(KEY, s, options, nature)


def action_phase(s: Raiatea, space: str = "A1") -> Told:
    """An action phase begins: the first player chooses a location."""
    s.push(ENTER_SPACE.step(0, SPACES.index(space)))
    return sit_down(s)


def at_location(s: Raiatea, location: str, *nature: str, kahuna: str = "A") -> Told:
    """The Kahuna has just taken this tile."""
    s.first = seat(kahuna)
    match = action_phase(s)
    go(match, f"{kahuna} location {location}", *nature)
    return match


def ceremony(s: Raiatea, step: int = 1, number: int = 1) -> Told:
    """A ceremony at the beginning of one of its six steps."""
    s.space = SPACES.index(f"C{number}")
    s.push(END_OF_CEREMONY.step(0, number, int(s.space)))
    for stage in range(6, step - 1, -1):
        s.push(STAGE.step(0, stage))
    return sit_down(s)


def blessing(s: Raiatea, bag_mana: int, **bags: str) -> Told:
    """Step 5 begins: `blessing(s, 23, A="hina raa")` is what each seat has put into the bag."""
    for letter, names in bags.items():
        give(s, letter, hand=names)
        for name in names.split():
            s.hand[seat(letter) * RITUALS + ritual(name)] -= 1
            s.bagged[seat(letter) * RITUALS + ritual(name)] += 1
    s.bag_closed = 1
    s.bag_mana = bag_mana
    return ceremony(s, 5)


def building(s: Raiatea) -> Told:
    """Step 6 begins."""
    return ceremony(s, 6)


def the_end(s: Raiatea) -> Told:
    """The third ceremony is over."""
    s.space = SPACES.index("C3")
    s.push(END_OF_CEREMONY.step(0, 3, int(s.space)))
    return sit_down(s)


# --- playing ------------------------------------------------------------------------------------


def decline(match: motu.Match, *lines: str) -> None:
    """These seats refuse these questions, `B take_good`, in this order."""
    for line in lines:
        assert asked(match) == line, f"asked is {asked(match)}, not {line}"
        say_no(match)


def say_no(match: motu.Match) -> None:
    """Whoever is asked first declines."""
    player = match.awaiting[0]
    for choice in match.choices(player):
        if choice.notation.split()[-1] in DECLINES or choice.notation in NOTHING:
            match.play(player, choice)
            return
    raise AssertionError(f"{asked(match)} cannot be declined")


def idle_once(match: motu.Match) -> None:
    """Whoever is asked declines, or takes the first answer if there is no way to decline."""
    if match.view(None)["question"] in ("location", "keep", "reward", "exhaust"):
        match.play(match.awaiting[0], match.choices(match.awaiting[0])[0])
    else:
        say_no(match)


def idle(match: motu.Match, until: str) -> None:
    """Everybody declines everything, up to this question, `B take_good` or `take_good`."""
    while asked(match) != until and asked(match).split()[-1] != until:
        assert match.awaiting, f"the game ended before {until}"
        idle_once(match)


# --- looking ------------------------------------------------------------------------------------


def state_of(match: motu.Match) -> Raiatea:
    return cast(Raiatea, match.state)


def goods(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.goods, seat(letter) * GOODS, GOOD_NAMES)


def goods_market(s: Raiatea) -> dict[str, int]:
    return counted(s.goods_market, 0, GOOD_NAMES)


def levels(s: Raiatea) -> dict[str, int]:
    """Price levels from 1."""
    return {name: int(s.price[i]) + 1 for i, name in enumerate(GOOD_NAMES)}


def active(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.active, seat(letter) * ASSISTANTS, ASSISTANT_NAMES)


def used(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.used, seat(letter) * ASSISTANTS, ASSISTANT_NAMES)


def kinds(s: Raiatea) -> list[str]:
    return [*s.box.design_ids, "mirror"]


def masks(s: Raiatea, letter: str) -> dict[str, int]:
    """Masks and mirrors that are not bound."""
    return counted(s.masks, seat(letter) * KINDS, kinds(s))


def bound(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.bound, seat(letter) * DESIGNS, s.box.design_ids)


def mask_market(s: Raiatea) -> dict[str, int]:
    return counted(s.mask_market, 0, kinds(s))


def assistant_market(s: Raiatea) -> dict[str, int]:
    return counted(s.assistant_market, 0, ASSISTANT_NAMES)


def reserve(s: Raiatea) -> dict[str, int]:
    return counted(s.reserve, 0, s.box.face_ids)


def hand(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.hand, seat(letter) * RITUALS, s.box.ritual_ids)


def bag(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.bagged, seat(letter) * RITUALS, s.box.ritual_ids)


def front(s: Raiatea, letter: str) -> dict[str, int]:
    return counted(s.front, seat(letter) * RITUALS, s.box.ritual_ids)


def drawn(s: Raiatea, letter: str) -> list[str]:
    cards = [int(s.drawn[seat(letter) * DRAWN + i]) for i in range(DRAWN)]
    return [s.box.ritual_ids[card] for card in cards if card != NO_CARD]


def discard(s: Raiatea) -> dict[str, int]:
    """Rituals in both discard piles, rejected ones too."""
    found = Counter(counted(s.discard, 0, s.box.ritual_ids))
    for player in range(int(s.players)):
        found += Counter(counted(s.rejected, player * RITUALS, s.box.ritual_ids))
    return dict(found)


def missions(s: Raiatea, letter: str) -> list[str]:
    """Missions that a seat has completed, sorted."""
    taken = [int(s.tile[slot]) for slot in range(SLOTS) if s.taker[slot] == seat(letter)]
    return sorted(s.box.mission_ids[tile] for tile in taken)


def tiles(s: Raiatea, number: int) -> list[str]:
    """The tiles still on a statue, row by row; `?` face down, `-` taken."""

    def shown(slot: int) -> str:
        if s.tile[slot] == NOT_DRAWN:
            return "?"
        return s.box.mission_ids[s.tile[slot]] if s.taker[slot] == NOBODY else "-"

    first = (number - 1) * ROWS * COLUMNS
    rows = [range(first + row * COLUMNS, first + (row + 1) * COLUMNS) for row in range(ROWS)]
    return [" ".join(shown(slot) for slot in row if s.tile[slot] != NO_TILE) for row in rows]


def order(s: Raiatea) -> str:
    return "".join(LETTERS[s.order[i]] for i in range(int(s.players)))


def row(s: Raiatea) -> list[str]:
    """The rituals waiting in step 5, `hina` or `raa A`."""
    names = [s.box.ritual_ids[s.row[i]] for i in range(int(s.row_left))]
    owners = [int(s.row_owner[i]) for i in range(int(s.row_left))]
    return [name if who < 0 else f"{name} {LETTERS[who]}" for name, who in zip(names, owners, strict=True)]


def of_all(values: Any, s: Raiatea) -> list[int]:
    """A number of each seat, as `of_all(s.pearls, s)`."""
    return [int(values[player]) for player in range(int(s.players))]


def assert_sound(s: Raiatea) -> None:
    """Every piece of the box is somewhere, once; every marker stands on its track."""
    players = range(int(s.players))
    for good in range(GOODS):
        there = s.goods_market[good] + s.forest_deck[good] + s.reserve[good]
        assert there + sum(s.goods[p * GOODS + good] for p in players) == 10
        assert 0 <= s.price[good] <= 3
    for kind in range(ASSISTANTS):
        there = s.assistant_market[kind] + s.forest_deck[4 + kind] + s.reserve[4 + kind]
        assert there + sum(s.assistants(p, kind) for p in players) == 10
    for card in range(RITUALS):
        there = s.deck[card] + s.discard[card] + s.performing[card]
        there += sum(s.row[i] == card for i in range(int(s.row_left)))
        for p in players:
            at = p * RITUALS + card
            there += s.hand[at] + s.bagged[at] + s.rejected[at] + s.front[at]
            there += sum(s.drawn[p * DRAWN + i] == card for i in range(DRAWN))
        assert there == (s.box.ritual_copies[card] if s.tane or not s.box.ritual_tane[card] else 0)
    for p in players:
        assert min(s.pearls[p], s.mana[p], s.tattoo[p]) >= 0
        assert 1 <= s.priests[p] <= 12 and s.tattoo[p] <= 9
    assert s.forest_left == sum(s.forest_deck[f] for f in range(FACES))
    assert s.reserve_left == sum(s.reserve[f] for f in range(FACES))
