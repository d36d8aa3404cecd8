"""Tables of Pantheon set as a test needs them, and played in notation.

Seats are the letters of the notation. A table begins in the action phase of an epoch, with empty hands, two
deities on display and one loot tile far away, so that no phase ends by chance. What a test gives to a seat
comes out of piles, bag and general reserve: no piece is made or lost. Nature does what the test says: a line
`* draw_card A move_card` follows the answer that made it happen.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import motu
from motu.games.pantheon.box import PantheonBox
from motu.games.pantheon.rules.actions import START_TURN
from motu.games.pantheon.rules.epoch import PUT_TEMPLE
from motu.games.pantheon.rules.pieces import (
    CARD_NAMES,
    CARDS,
    DEITIES,
    DEMIGODS,
    EMPTY,
    HEX_IDS,
    KIND_NAMES,
    KINDS,
    LOOT_HEXES,
    LOOTS,
    NONE,
    OFFERING,
    PEOPLE_NAMES,
    ROW,
)
from motu.games.pantheon.rules.secrets import HIGH, LOW, TOLD
from motu.games.pantheon.rules.setup import deal_pieces, fill_supplies
from motu.games.pantheon.rules.turn import EPOCH, new_game
from motu.games.pantheon.scoring import END_EPOCH, SCORING
from motu.games.pantheon.state import COLUMNS, FEET, GENERAL, OWN, PIECES, SOURCE_NAMES, SOURCES, Pantheon
from motu.kernel.engine import Asked
from motu.match.game import Game
from tests.contract.pantheon_invariants import pantheon as assert_sound
from tests.games.looking import asked, counted, offered, told
from tests.games.telling import Told, go, people_at, seat, wander

__all__ = ["Told", "asked", "assert_sound", "counted", "go", "offered", "seat", "told", "wander"]

KEY = "pantheon"
QUIET_DEITIES = ["stonkus", "vinthrad", "taksator", "gadicea", "gaiviles"]
QUIET_LOOT = ["loot_money", "loot_money", "loot_money", "loot_money", "loot_step_1"]


def pantheon() -> Game:
    return motu.game(KEY)


@cache
def box_of() -> PantheonBox:
    """Our box."""
    return edition_box(None)


def edition_box(edition: dict[str, Any] | None) -> PantheonBox:
    return cast(PantheonBox, pantheon().box(edition))


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def words(text: str) -> list[str]:
    """`2 move_card money_1` is twice the one and once the other."""
    found: list[str] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return found


# --- setting a table ----------------------------------------------------------------------------


def empty_table(
    players: int = 3,
    *,
    first: str = "A",
    draft: bool = False,
    bsw: bool = False,
    cap: int = 0,
    box: PantheonBox | None = None,
) -> Pantheon:
    """Everything is in its pile, the row is laid out, nobody holds a card and no epoch has begun."""
    s = new_game(box or box_of(), players, draft, bsw, False, cap)
    s.pending = 0
    fill_supplies(s)
    deal_pieces(s)
    s.first = seat(first)
    s.row_gaps = ROW
    row(s, "card_gift card_priest card_dancer card_temple")
    return s


def table(people: str = "gallia", epoch: int = 1, players: int = 3, **options: Any) -> Pantheon:
    """The action phase of an epoch: the temple stands, two deities and a far loot tile are out."""
    s = empty_table(players, **options)
    earlier = [name for name in PEOPLE_NAMES if name != people][: epoch - 1]
    for i, name in enumerate([*earlier, people]):
        s.peoples[i] = PEOPLE_NAMES.index(name)
        s.people_left[PEOPLE_NAMES.index(name)] = 0
    s.epoch = epoch
    s.people = PEOPLE_NAMES.index(people)
    display(s, "depraccus depraccus")
    lay(s, **{loot_hexes(s)[2]: "loot_cards_3"})
    PUT_TEMPLE.run(s, 0, 0, 0)
    return s


def loot_hexes(s: Pantheon) -> list[str]:
    at = int(s.people) * LOOT_HEXES
    return [HEX_IDS[int(s.box.loot_hex[at + i])] for i in range(LOOT_HEXES)]


def row(s: Pantheon, names: str) -> None:
    """Exactly these cards lie in the row; places left over are empty."""
    for i in range(ROW):
        if s.row[i] != EMPTY:
            s.pile[s.row[i]] += 1
            s.pile_size += 1
        s.row[i] = EMPTY
    cards = words(names)
    for i, name in enumerate(cards):
        take_card(s, name)
        s.row[i] = card(name)
    s.row_gaps = ROW - len(cards)


def take_card(s: Pantheon, name: str) -> None:
    """A card leaves the pile or, if it is special money, its stack."""
    t = card(name)
    if s.pile[t] == 0:
        at = max(i for i in range(int(s.special_left)) if s.special[i] == t)
        left = [int(s.special[i]) for i in range(int(s.special_left)) if i != at]
        for i in range(len(s.special)):
            s.special[i] = left[i] if i < len(left) else 0
        s.special_left -= 1
        return
    s.pile[t] -= 1
    s.pile_size -= 1


def display(s: Pantheon, names: str) -> None:
    """Exactly these deities are on display."""
    for d in range(DEITIES):
        s.deity_pile[d] += s.display[d]
        s.deity_left += s.display[d]
        s.display[d] = 0
    s.display_left = 0
    for name in words(names):
        take_deity(s, name)
        s.display[s.box.deity_ids.index(name)] += 1
        s.display_left += 1


def take_deity(s: Pantheon, name: str) -> None:
    d = s.box.deity_ids.index(name)
    assert s.deity_pile[d] > 0, f"no {name} left in the pile"
    s.deity_pile[d] -= 1
    s.deity_left -= 1


def removed(s: Pantheon, names: str) -> None:
    """These deities are out of the game for now."""
    for name in words(names):
        take_deity(s, name)
        s.deity_removed[s.box.deity_ids.index(name)] += 1


def only_in_deity_pile(s: Pantheon, names: str) -> None:
    """The deity pile holds just these; its others are out of the game for now."""
    left = words(names)
    for d, name in enumerate(s.box.deity_ids):
        removed(s, " ".join([name] * (int(s.deity_pile[d]) - left.count(name))))


def lay(s: Pantheon, **tiles: str) -> None:
    """Exactly these loot tiles lie on the board: `lay(s, h0506="loot_deity")`."""
    for i in range(LOOT_HEXES):
        if s.loot[i] != NONE:
            s.bag[s.loot[i]] += 1
            s.bag_left += 1
            s.loot_left -= 1
        s.loot[i] = NONE
    for place, name in tiles.items():
        loot = s.box.loot_ids.index(name)
        assert s.bag[loot] > 0
        s.bag[loot] -= 1
        s.bag_left -= 1
        s.loot[loot_hexes(s).index(place)] = loot
        s.loot_left += 1


def show(s: Pantheon, values: str) -> None:
    """These demigods lie beside the display."""
    for value in values.split():
        take_demigod(s, value)
        s.shown[int(value) - 1] += 1


def take_demigod(s: Pantheon, value: str) -> None:
    v = int(value) - 1
    assert s.demigod_pile[v] > 0
    s.demigod_pile[v] -= 1
    if v < s.box.low:
        s.low_left -= 1
    else:
        s.high_left -= 1


def no_demigods(s: Pantheon) -> None:
    """The demigod pile is used up."""
    for v in range(DEMIGODS):
        s.gone[v] += s.demigod_pile[v]
        s.demigod_pile[v] = 0
    s.low_left = 0
    s.high_left = 0


def give(
    s: Pantheon,
    letter: str,
    *,
    hand: str = "",
    ranks: str = "",
    kept: str = "",
    tiles: str = "",
    bonus: str = "",
    feet: int | None = None,
    columns: int | None = None,
    demigods: str = "",
    secret: str = "",
) -> None:
    """What a seat has: cards, `dancer 2` ranks, deities, step tiles, pieces in its own reserve, demigods."""
    player = seat(letter)
    for name in words(hand):
        take_card(s, name)
        s.hand[player * CARDS + card(name)] += 1
        s.hand_size[player] += 1
    pairs = ranks.split()
    for kind, rank in zip(pairs[::2], pairs[1::2], strict=True):
        s.rank[player * KINDS + KIND_NAMES.index(kind)] = int(rank)
    for name in words(kept):
        take_deity(s, name)
        s.kept[player * DEITIES + s.box.deity_ids.index(name)] += 1
    for name in words(tiles):
        loot = s.box.loot_ids.index(name)
        s.bag[loot] -= 1
        s.bag_left -= 1
        s.step_tiles[player * LOOTS + loot] += 1
    if bonus:
        s.bonus[player] = s.box.bonus_ids.index(bonus)
        s.bonus_left[s.box.bonus_ids.index(bonus)] = 0
    for piece, count in ((FEET, feet), (COLUMNS, columns)):
        if count is not None:
            at = player * PIECES + piece
            s.pieces[at + GENERAL] += s.pieces[at + OWN] - count
            s.pieces[at + OWN] = count
            assert s.pieces[at + GENERAL] >= 0
    for value in demigods.split():
        take_demigod(s, value)
        s.open_demigods[player * DEMIGODS + int(value) - 1] += 1
    for value in secret.split():
        take_demigod(s, value)
        s.secret[player * DEMIGODS + int(value) - 1] += 1
        s.told[player * TOLD + (LOW if int(value) <= s.box.low else HIGH)] += 1
    s.count_steps(player)


def spent(s: Pantheon, names: str) -> None:
    """These cards lie in the discard pile."""
    for name in words(names):
        take_card(s, name)
        s.discard[card(name)] += 1
        s.discard_size += 1


def no_pile(s: Pantheon, to: str = "") -> None:
    """The pile is used up: its cards are in a hand, or in the discard pile."""
    for t in range(CARDS):
        count = int(s.pile[t])
        s.pile[t] = 0
        s.pile_size -= count
        if to:
            s.hand[seat(to) * CARDS + t] += count
            s.hand_size[seat(to)] += count
        else:
            s.discard[t] += count
            s.discard_size += count


def stand(s: Pantheon, letter: str, places: str) -> None:
    """Pieces placed earlier in this epoch, in this order, out of the general reserve while it lasts."""
    player = seat(letter)
    for place in places.split():
        h = HEX_IDS.index(place)
        piece = FEET if s.box.site_of[h] == NONE else COLUMNS
        at = player * PIECES + piece
        if s.pieces[at + GENERAL] > 0:
            s.pieces[at + GENERAL] -= 1
            s.pieces[at + OWN] += 1
        s.put(player, h)


def old_column(s: Pantheon, letter: str, *places: str) -> None:
    """Columns of earlier epochs: linked only if something of theirs touches them already."""
    player = seat(letter)
    for place in places:
        h = HEX_IDS.index(place)
        assert s.box.site_of[h] != NONE
        at = player * PIECES + COLUMNS
        s.pieces[at + (GENERAL if s.pieces[at + GENERAL] > 0 else OWN)] -= 1
        s.on[h] |= 1 << player
        if s.near[h] >> player & 1:
            s.link(player, h, False)


def scored(s: Pantheon, letter: str, **points: int) -> None:
    """Points that a seat has already."""
    for name, amount in points.items():
        s.points[seat(letter) * SOURCES + SOURCE_NAMES.index(name)] = amount


# --- people at the table ------------------------------------------------------------------------


def sit_down(s: Pantheon, *nature: str) -> Told:
    """People at this table; what comes before the first question has happened, as `nature` says."""
    options = {
        "bonus_draft": bool(s.bonus_draft),
        "bsw_start": bool(s.bsw_start),
        "random_first_player": bool(s.random_first),
        "turn_cap": int(s.turn_cap),
    }
    return people_at(KEY, s, options, nature)


def rest_of_game(s: Pantheon) -> None:
    """What follows the action phase: end of the epoch, scoring, the epochs to come."""
    for epoch in range(int(s.box.epochs), int(s.epoch), -1):
        s.push(EPOCH.step(0, epoch))
    s.push(SCORING.step())
    s.push(END_EPOCH.step())


def turn(s: Pantheon, letter: str = "A", *nature: str) -> Told:
    """It is this seat's turn."""
    rest_of_game(s)
    s.push(START_TURN.step(seat(letter)))
    return sit_down(s, *nature)


def turn_and(s: Pantheon, *lines: str) -> Told:
    """A's turn, begun with these answers."""
    match = turn(s)
    go(match, *lines)
    return match


def moving(s: Pantheon, letter: str, cards: int) -> Told:
    """This seat has just chosen to move with so many cards."""
    match = turn(s, letter)
    go(match, f"{letter} move {cards}")
    return match


def rises(s: Pantheon, people: str, *nature: str, deities: str = "", loot: str = "", epoch: int = 1) -> Told:
    """An epoch is set up with this people; `deities` and `loot` name what is drawn, in order.

    Demigods that are shown stand there as numbers. Nothing said: deities and tiles that cause nothing.
    """
    deities = deities or " ".join(QUIET_DEITIES[: int(s.players) + 1])
    loot = loot or " ".join(QUIET_LOOT[: int(s.players) + 1])
    s.epoch = epoch - 1
    others = [name for name in PEOPLE_NAMES if name != people][: epoch - 1]
    for i, name in enumerate(others):
        s.peoples[i] = PEOPLE_NAMES.index(name)
        s.people_left[PEOPLE_NAMES.index(name)] = 0
    for number in range(int(s.box.epochs), epoch - 1, -1):
        s.push(EPOCH.step(0, number))
    at = PEOPLE_NAMES.index(people) * LOOT_HEXES
    hexes = [HEX_IDS[int(s.box.loot_hex[at + i])] for i in range(LOOT_HEXES)]
    shown = [f"deity {name}" if not name.isdigit() else f"show_demigod {name}" for name in deities.split()]
    laid: list[str] = []
    for name in loot.split():
        if name.isdigit():
            laid.append(f"show_demigod {name}")
        else:
            laid.append(f"loot {hexes.pop(0)} {name}")
    return sit_down(s, f"people {people}", *shown, *laid, *nature)


# --- looking ------------------------------------------------------------------------------------


def state_of(match: motu.Match) -> Pantheon:
    return cast(Pantheon, match.state)


def hand(s: Pantheon, letter: str) -> dict[str, int]:
    return counted(s.hand, seat(letter) * CARDS, CARD_NAMES)


def discard(s: Pantheon) -> dict[str, int]:
    return counted(s.discard, 0, CARD_NAMES)


def row_of(s: Pantheon) -> list[str]:
    return ["-" if n == EMPTY else CARD_NAMES[n] for n in s.row]


def special(s: Pantheon) -> list[str]:
    """The special money stack, top first."""
    return [CARD_NAMES[s.special[i]] for i in range(int(s.special_left) - 1, -1, -1)]


def ranks(s: Pantheon, letter: str) -> dict[str, int]:
    return counted(s.rank, seat(letter) * KINDS, KIND_NAMES)


def kept(s: Pantheon, letter: str) -> dict[str, int]:
    return counted(s.kept, seat(letter) * DEITIES, s.box.deity_ids)


def out_of_game(s: Pantheon) -> dict[str, int]:
    """Deities removed."""
    return counted(s.deity_removed, 0, s.box.deity_ids)


def on_display(s: Pantheon) -> dict[str, int]:
    return counted(s.display, 0, s.box.deity_ids)


def shown_demigods(s: Pantheon) -> dict[str, int]:
    return counted(s.shown, 0, "123456")


def demigods(s: Pantheon, letter: str) -> dict[str, int]:
    """All that a seat owns, from the display and from the pile."""
    at = seat(letter) * DEMIGODS
    both = [int(s.open_demigods[at + v] + s.secret[at + v]) for v in range(DEMIGODS)]
    return counted(both, 0, "123456")


def loot_on_board(s: Pantheon) -> dict[str, str]:
    return {h: s.box.loot_ids[s.loot[i]] for i, h in enumerate(loot_hexes(s)) if s.loot[i] != NONE}


def step_tiles(s: Pantheon, letter: str) -> dict[str, int]:
    return counted(s.step_tiles, seat(letter) * LOOTS, s.box.loot_ids)


def reserve(s: Pantheon, letter: str) -> tuple[int, int]:
    """Feet and columns of the personal reserve."""
    return int(s.own(seat(letter), FEET)), int(s.own(seat(letter), COLUMNS))


def general(s: Pantheon, letter: str) -> tuple[int, int]:
    """Feet and columns of that colour in the general reserve."""
    return int(s.general(seat(letter), FEET)), int(s.general(seat(letter), COLUMNS))


def board(s: Pantheon, letter: str) -> list[str]:
    """Hexes with a piece of this seat."""
    return [HEX_IDS[h] for h in range(int(s.box.hexes)) if s.on[h] >> seat(letter) & 1]


def points(s: Pantheon, letter: str) -> int:
    return int(s.score(seat(letter)))


def of_source(s: Pantheon, letter: str, source: str) -> int:
    return int(s.points[seat(letter) * SOURCES + SOURCE_NAMES.index(source)])


def places(match: motu.Match) -> list[str]:
    """Hexes that the present question offers."""
    return [name.split()[-1] for name in offered(match) if name.split()[-1][0] == "h"]


def steps_left(match: motu.Match) -> int:
    """Steps that the movement under way still has."""
    return int(Asked(state_of(match)).a)


def kinds_of(name: str) -> int:
    """The card type of an offering kind."""
    return OFFERING + KIND_NAMES.index(name)
