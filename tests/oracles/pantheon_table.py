"""Pantheon's table: who owns what, the map with its routes, and the piles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.oracles.asking import Asking, Result, Step, ask
from tests.oracles.pantheon_data import (
    ACTION_CARDS,
    BONUSES,
    BSW_STARTING_PIECES,
    DEITIES,
    DEITY_COPIES,
    DEMIGODS,
    KINDS,
    LETTERS,
    LOOT,
    LOW_DEMIGODS,
    MONEY,
    NEIGHBOURS,
    PEOPLES,
    PIECES,
    PIECES_PER_COLOUR,
    ROW,
    SITES,
    SOURCES,
    SPECIAL_MONEY,
    STARTING_PIECES,
    STEPS_OF_TILE,
    TOP_RANK,
)

EMPTY = "-"


def draw_from(bag: Counter[Result], verb: str) -> Asking[Result]:
    """Nature takes one thing out of the bag, each one left as likely as any other."""
    options = {f"{verb} {thing}": thing for thing, copies in bag.items() if copies > 0}
    thing = yield from ask(None, options, weight=bag.__getitem__)
    bag[thing] -= 1
    return thing


def piece_for(hexagon: str) -> str:
    """Columns go on column sites only, feet everywhere else, water included (PA-5.5, PA-5.6)."""
    return "columns" if hexagon in SITES else "feet"


@dataclass
class Player:
    """A player's things; all pieces start in the general reserve of his colour (PA-1.2, PA-1.10)."""

    general: Counter[str] = field(
        default_factory=lambda: Counter(dict.fromkeys(PIECES, PIECES_PER_COLOUR)),
    )
    reserve: Counter[str] = field(default_factory=Counter)
    hand: Counter[str] = field(default_factory=Counter)
    ranks: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    step_tiles: Counter[str] = field(default_factory=Counter)
    bonus: str | None = None
    demigods: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(SOURCES, 0)))

    def gain_pieces(self, piece: str, number: int) -> None:
        """From the general to the personal reserve, as many as there are (PA-9.1, PA-9.10)."""
        number = min(number, self.general[piece])
        self.general[piece] -= number
        self.reserve[piece] += number

    def free_steps(self) -> int:
        """One per Vinthrad, one or two per step tile, one for the step bonus (PA-9.9, PA-10.6)."""
        tiles = sum(STEPS_OF_TILE[tile] * number for tile, number in self.step_tiles.items())
        return self.kept["vinthrad"] + tiles + (self.bonus == "bonus_step")

    def money(self) -> int:
        return sum(value * self.hand[card] for card, value in MONEY.items())

    def kinds_to_raise(self) -> list[str]:
        return [kind for kind in KINDS if self.ranks[kind] < TOP_RANK]


class Board:
    """The map with temple, pieces and loot tiles (PA-1.1)."""

    def __init__(self) -> None:
        self.temple: str | None = None
        self.standing: dict[str, set[int]] = {}
        self.new_columns: set[tuple[str, int]] = set()
        self.loot: dict[str, str] = {}

    def holders(self, hexagon: str) -> set[int]:
        return self.standing.get(hexagon, set())

    def put(self, hexagon: str, seat: int) -> None:
        self.standing.setdefault(hexagon, set()).add(seat)

    def all_of(self, seat: int) -> set[str]:
        return {hexagon for hexagon, seats in self.standing.items() if seat in seats}

    def pieces_of(self, seat: int, piece: str) -> list[str]:
        return [hexagon for hexagon in self.all_of(seat) if piece_for(hexagon) == piece]

    def around(self, hexagons: set[str]) -> set[str]:
        return {neighbour for hexagon in hexagons for neighbour in NEIGHBOURS[hexagon]}

    def linked(self, seat: int) -> set[str]:
        """His pieces of this epoch were linked when placed and stay so; an older column is linked once it
        touches the temple or a linked piece of his (PA-5.10, PA-5.18, PA-5.25, PA-9.5)."""
        if self.temple is None:
            return set()
        pieces = self.all_of(seat)
        old = {h for h in pieces if h in SITES and (h, seat) not in self.new_columns}
        linked = pieces - old
        while True:
            reached = (self.around({self.temple} | linked) & old) - linked if old else set()
            if not reached:
                return linked
            linked |= reached

    def touched(self, seat: int) -> set[str]:
        """Hexes beside the temple or beside a linked piece of his (PA-5.7, PA-5.8, PA-5.17)."""
        assert self.temple is not None
        return self.around({self.temple} | self.linked(seat))

    def reachable(self, seat: int) -> set[str]:
        """A foot goes where temple or linked pieces touch; a column needs a linked foot beside it
        (PA-5.8, PA-5.9)."""
        assert self.temple is not None
        linked = self.linked(seat)
        beside_feet = self.around({h for h in linked if h not in SITES})
        return {h for h in self.around({self.temple} | linked) if h not in SITES or h in beside_feet}

    def reachable_by_a_jump(self, seat: int) -> set[str]:
        """One touched hex that holds opposing pieces and none of his own counts as his for the next piece, a
        column being placed only over a foot (PA-10.7 to PA-10.9, PA-10.21)."""
        over = {h for h in self.touched(seat) if self.holders(h) and seat not in self.holders(h)}
        return {
            landing
            for jumped in over
            for landing in NEIGHBOURS[jumped]
            if piece_for(landing) == "feet" or piece_for(jumped) == "feet"
        }

    def has_room(self, hexagon: str, seat: int) -> bool:
        """At most two pieces of different players; nothing on the temple's hex (PA-5.12, PA-5.13)."""
        holders = self.holders(hexagon)
        return hexagon != self.temple and seat not in holders and len(holders) < 2

    def cost(self, hexagon: str) -> int:
        """One step or money, one more where another player stands already (PA-5.3, PA-5.11, PA-6.7)."""
        return 2 if self.holders(hexagon) else 1


class Table:
    """Everything on the table, laid out for 2 to 4 players (PA-1.2 to PA-1.10)."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        defaults = {"bonus_draft": False, "bsw_start": False, "random_first_player": True, "turn_cap": 0}
        self.options: dict[str, Any] = {**defaults, **options}
        self.seats = list(range(seats))
        self.players = [Player() for _ in self.seats]
        start = BSW_STARTING_PIECES[seats] if self.options["bsw_start"] else STARTING_PIECES
        for player in self.players:
            for piece, number in start.items():
                player.gain_pieces(piece, number)
        self.board = Board()
        self.first: int | None = None
        self.active: int | None = None
        self.traitera_uses = 0
        self.peoples: list[str] = []
        self.people_left = Counter(list(PEOPLES))
        self.bonus_left = Counter(BONUSES)
        self.bag = Counter(LOOT)
        self.taken: Counter[str] = Counter()
        self.display: Counter[str] = Counter()
        self.deity_pile = Counter(dict.fromkeys(DEITIES, DEITY_COPIES))
        self.deity_removed: Counter[str] = Counter()
        self.shown_demigods: Counter[int] = Counter()
        self.demigod_pile = Counter(DEMIGODS)
        self.pile = Counter(ACTION_CARDS)
        self.discard: Counter[str] = Counter()
        self.row = [EMPTY] * ROW
        self.special = list(SPECIAL_MONEY)
        self.in_play = 0

    def seats_from(self, seat: int) -> list[int]:
        """Clockwise (PA-1.13)."""
        return self.seats[seat:] + self.seats[:seat]

    def turn_order(self) -> list[int]:
        assert self.first is not None
        return self.seats_from(self.first)

    def renew_pile(self) -> None:
        """An empty pile is rebuilt from the discard pile when a card is needed (PA-8.3)."""
        if self.pile.total() == 0:
            self.pile, self.discard = self.discard, Counter()

    def call_hands_in(self) -> None:
        """With no discard all hands are shuffled into a new pile (PA-8.4)."""
        for player in self.players:
            self.pile += player.hand
            player.hand = Counter()

    def draw_cards(self, seat: int, number: int) -> Step:
        """So many cards from the face-down pile; after each one empty places of the row are filled again
        (PA-8.4, PA-8.5)."""
        for _ in range(number):
            self.renew_pile()
            if self.pile.total() == 0:
                self.call_hands_in()
            card = yield from draw_from(self.pile, f"draw_card {LETTERS[seat]}")
            self.players[seat].hand[card] += 1
            yield from self.fill_row()

    def fill_row(self) -> Step:
        """Empty places of the row are filled from the left as far as pile and discard pile go; this never
        calls the hands in (PA-8.2, PA-8.5)."""
        while EMPTY in self.row:
            self.renew_pile()
            if self.pile.total() == 0:
                return
            card = yield from draw_from(self.pile, "row")
            self.row[self.row.index(EMPTY)] = card

    def discard_cards(self, seat: int, cards: Counter[str]) -> None:
        self.players[seat].hand -= cards
        self.discard += cards

    def next_deity(self, drawer: str = "") -> Asking[str | None]:
        """The top deity of the pile, which is rebuilt from the removed ones if empty (PA-10.20)."""
        if self.deity_pile.total() == 0:
            self.deity_pile, self.deity_removed = self.deity_removed, Counter()
        if self.deity_pile.total() == 0:
            return None
        return (yield from draw_from(self.deity_pile, f"deity {drawer}".strip()))

    def next_demigod(self, verb: str) -> Asking[int | None]:
        """The top demigod of the pile: values 1 to 3 lie above values 4 to 6 (PA-1.5)."""
        low = Counter({value: self.demigod_pile[value] for value in LOW_DEMIGODS})
        group = low if low.total() > 0 else +self.demigod_pile
        if group.total() == 0:
            return None
        value = yield from draw_from(group, verb)
        self.demigod_pile[value] -= 1
        return value

    def show_demigods(self, number: int) -> Step:
        """Demigods are revealed into one common pool, as many as there are (PA-2.4, PA-2.7, PA-2.12)."""
        for _ in range(number):
            value = yield from self.next_demigod("show_demigod")
            if value is not None:
                self.shown_demigods[value] += 1

    def draw_secret_demigods(self, seat: int, number: int) -> Step:
        """From the top of the pile, unseen by the others (PA-9.3, PA-10.3, PA-11.12)."""
        for _ in range(number):
            value = yield from self.next_demigod(f"secret_demigod {LETTERS[seat]}")
            if value is not None:
                self.players[seat].demigods[value] += 1

    def take_shown_demigods(self, seat: int, number: int) -> None:
        """The highest on display, as many as there are (PA-9.2, PA-10.2, PA-10.24)."""
        for value in sorted(self.shown_demigods.elements(), reverse=True)[:number]:
            self.shown_demigods[value] -= 1
            self.players[seat].demigods[value] += 1

    def take_special_money(self, seat: int) -> None:
        """The top special money card, if there is one (PA-9.8, PA-10.4)."""
        if self.special:
            self.players[seat].hand[self.special.pop(0)] += 1
