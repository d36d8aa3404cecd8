"""Costa Ruana, the rules read a second time: short, slow and plain, to compare an engine with.

`CostaRuana(3).play()` is a generator of questions; each is answered by sending one of its options. At any
question `snapshot()` tells the whole true position; after the last one `points()` and `winners()` the result.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.oracles.asking import Asking, Step, ask

LETTERS = "ABCDEF"
TURNS = 5
ISLANDERS = 10
ROOM_ON_AN_ISLAND = 7
ISLANDS = {2: 4, 3: 6, 4: 7, 5: 9, 6: 10}
CARDS_DRAWN_AFTER_TURN = {1: 2, 2: 2, 3: 2, 4: 1}

CONDITIONS = {"tide": ["high_tide", "low_tide"], "daylight": ["day", "night"]}
OTHER_FACE = {"high_tide": "low_tide", "low_tide": "high_tide", "day": "night", "night": "day"}
KINDS = ["move_treasure", "remove", "place", "move_islander"]

FACES_BY_NOTCHES = {  # each face listed is one card on each of the four backgrounds
    2: ["place_1", "place_2", "place_3", "remove_3", "move_islander", "move_treasure"],
    3: ["place_3", "remove_1", "move_islander"],
    4: ["place_2", "remove_2", "move_treasure"],
    5: ["place_1", "place_3", "move_islander"],
    6: ["place_2", "remove_1", "move_treasure"],
}


class Card(NamedTuple):
    """An action card: one background and one face (CR-2.1, CR-2.2)."""

    background: str
    face: str

    @property
    def name(self) -> str:
        return f"{self.background}_{self.face}"

    @property
    def kind(self) -> str:
        """All Remove cards are one kind and all Place cards are one kind, whatever their number (CR-10.4)."""
        return next(kind for kind in KINDS if self.face.startswith(kind))


@dataclass
class TableCard:
    """A card on the table: who played it, in front of whom it lies, who has an islander on it."""

    lap: str
    caster: int
    card: Card
    holder: int
    stakers: list[int] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.lap} {LETTERS[self.caster]}"


@dataclass
class Island:
    """Treasures without limit (CR-2.5) and at most 7 islanders, each noted by its owner's seat (CR-2.4)."""

    name: str
    treasures: int = 5
    islanders: list[int] = field(default_factory=list)

    def has_room(self) -> bool:
        return len(self.islanders) < ROOM_ON_AN_ISLAND


def ask_island(seat: int | None, verb: str, islands: list[Island]) -> Asking[Island]:
    return (yield from ask(seat, {f"{verb} {island.name}": island for island in islands}))


@dataclass
class Chief:
    """A player: his ten islanders start in the supply, his hut is empty (CR-2.6, CR-3.7)."""

    supply: int = ISLANDERS
    hand: list[Card] = field(default_factory=list)
    hut: int = 0
    collected_this_turn: int = 0

    @property
    def treasures(self) -> int:
        return self.hut + self.collected_this_turn


class CostaRuana:
    """One game for 2 to 6 chiefs, seats numbered clockwise (CR-1.1)."""

    def __init__(self, seats: int) -> None:
        """Keep the cards with at most as many notches as players (CR-3.1); set out the islands (CR-3.4)."""
        kept = [face for notches, faces in FACES_BY_NOTCHES.items() if notches <= seats for face in faces]
        self.pile = [Card(background, face) for background in OTHER_FACE for face in kept]
        self.discard: list[Card] = []
        self.table: list[TableCard] = []
        self.chiefs = [Chief() for _ in range(seats)]
        self.islands = [Island(f"island_{number}") for number in range(1, ISLANDS[seats] + 1)]
        self.visible: dict[str, str] = {}
        self.shaman: int | None = None
        self.turn = 0

    def play(self) -> Step:
        """Five turns, a preparation between one and the next but none after the last (CR-4.1, CR-13.12)."""
        yield from self.set_up()
        for self.turn in range(1, TURNS + 1):
            yield from self.play_cards("face_up")
            yield from self.play_cards("face_down")
            yield from self.stake_islanders()
            yield from self.flip_a_condition()
            self.discard_inactive_cards()
            yield from self.resolve_cards()
            self.collect()
            if self.turn < TURNS:
                yield from self.prepare_next_turn()

    def clockwise_from(self, first: int) -> list[int]:
        seats = len(self.chiefs)
        return [(first + step) % seats for step in range(seats)]

    def turn_order(self) -> list[int]:
        """The shaman first, then the others clockwise (CR-4.2)."""
        assert self.shaman is not None
        return self.clockwise_from(self.shaman)

    def set_up(self) -> Step:
        """Five cards each, random faces of the Condition cards, two random islands with 4 treasures instead
        of 5, a random shaman; then three laps of settling one islander (CR-3.2 to CR-3.10)."""
        for seat in range(len(self.chiefs)):
            for _ in range(5):
                yield from self.draw(seat)
        for condition, faces in CONDITIONS.items():
            self.visible[condition] = yield from ask(None, {f"{condition} {face}": face for face in faces})
        for _ in range(2):
            poor = yield from ask_island(None, "poor", [isle for isle in self.islands if isle.treasures == 5])
            poor.treasures = 4
        seats = range(len(self.chiefs))
        self.shaman = yield from ask(None, {f"first_shaman {LETTERS[seat]}": seat for seat in seats})
        for _ in range(3):
            for seat in self.turn_order():
                yield from self.put_on_an_island(seat, "settle")

    def draw(self, seat: int) -> Step:
        """Any card left in the pile is as likely as any other; discards never come back (CR-13.10)."""
        options = {f"draw {LETTERS[seat]} {card.name}": card for card in sorted(set(self.pile))}
        card = yield from ask(None, options, weight=self.pile.count)
        self.pile.remove(card)
        self.chiefs[seat].hand.append(card)

    def put_on_an_island(self, seat: int, verb: str) -> Step:
        """One own islander goes from the supply to any island with room (CR-3.9, CR-11.8 to CR-11.12)."""
        island = yield from ask_island(seat, verb, [island for island in self.islands if island.has_room()])
        self.chiefs[seat].supply -= 1
        island.islanders.append(seat)

    def play_cards(self, lap: str) -> Step:
        """Each chief must lay one card of his hand in front of anyone (CR-5.1 to CR-5.4, CR-6.1, CR-6.2)."""
        for seat in self.turn_order():
            hand = self.chiefs[seat].hand
            options = {
                f"{lap} {card.name} {LETTERS[holder]}": (card, holder)
                for card in sorted(set(hand))
                for holder in range(len(self.chiefs))
            }
            card, holder = yield from ask(seat, options)
            hand.remove(card)
            self.table.append(TableCard(lap, seat, card, holder))

    def stake_islanders(self) -> Step:
        """Each chief may put one islander of his supply on any card of the table (CR-7.1 to CR-7.7)."""
        for seat in self.turn_order():
            options: dict[str, TableCard | None] = {"stake pass": None}
            if self.chiefs[seat].supply > 0:
                options.update({f"stake {lying.name}": lying for lying in self.table})
            chosen = yield from ask(seat, options)
            if chosen is not None:
                self.chiefs[seat].supply -= 1
                chosen.stakers.append(seat)

    def flip_a_condition(self) -> Step:
        """The shaman must turn over one Condition card and one only; the faces then stay (CR-8.1, CR-8.5)."""
        condition = yield from ask(self.shaman, {f"flip {condition}": condition for condition in CONDITIONS})
        self.visible[condition] = OTHER_FACE[self.visible[condition]]

    def discard_inactive_cards(self) -> None:
        """A card whose background the flip did not leave visible has no effect (CR-8.3, CR-9.1 to CR-9.5)."""
        for lying in list(self.table):
            if lying.card.background not in self.visible.values():
                self.take_off_the_table(lying)

    def take_off_the_table(self, lying: TableCard) -> None:
        """The card is discarded and the islanders on it go back to their supplies (CR-9.3, CR-10.8)."""
        self.table.remove(lying)
        self.discard.append(lying.card)
        for staker in lying.stakers:
            self.chiefs[staker].supply += 1

    def resolve_cards(self) -> Step:
        """In turn order each chief resolves all the cards in front of him (CR-10.1, CR-10.11, CR-10.16)."""
        for holder in self.turn_order():
            while mine := [lying for lying in self.table if lying.holder == holder]:
                lying = yield from self.next_card(holder, mine)
                yield from self.resolve(lying)

    def next_card(self, holder: int, mine: list[TableCard]) -> Asking[TableCard]:
        """Kinds come in a fixed order; within a kind the holder chooses, card by card (CR-10.2, CR-10.3).
        Of cards alike in face and in stakers only the one played first is offered (CR-10.17)."""
        kind = min((lying.card.kind for lying in mine), key=KINDS.index)
        different: dict[tuple[str, frozenset[int]], TableCard] = {}
        for lying in mine:
            if lying.card.kind == kind:
                different.setdefault((lying.card.face, frozenset(lying.stakers)), lying)
        return (yield from ask(holder, {f"resolve {lying.name}": lying for lying in different.values()}))

    def resolve(self, lying: TableCard) -> Step:
        """The holder applies the card; then every staker copies it, the holder's own islander first and the
        others clockwise from the holder, each to the end (CR-7.8, CR-10.5 to CR-10.8, CR-10.12, CR-10.14).
        The stakes go home after the last copy, too late to be used by this card (CR-10.15)."""
        copies = [seat for seat in self.clockwise_from(lying.holder) if seat in lying.stakers]
        for seat in [lying.holder, *copies]:
            yield from self.apply(lying.card, seat)
        self.take_off_the_table(lying)

    def apply(self, card: Card, seat: int) -> Step:
        """One chief carries out the effect in full, or as far as he can (CR-10.9, CR-10.10, CR-10.13)."""
        if card.kind == "move_treasure":
            yield from self.move_a_treasure(seat)
        elif card.kind == "remove":
            yield from self.remove_islanders(seat, int(card.face[-1]))
        elif card.kind == "place":
            yield from self.place_islanders(seat, int(card.face[-1]))
        else:
            yield from self.move_an_islander(seat)

    def move_a_treasure(self, seat: int) -> Step:
        """One treasure, even the last one, goes to another island (CR-11.1 to CR-11.3, CR-11.20)."""
        sources = [island for island in self.islands if island.treasures > 0]
        if sources:
            source = yield from ask_island(seat, "take_treasure", sources)
            others = [island for island in self.islands if island is not source]
            target = yield from ask_island(seat, "drop_treasure", others)
            source.treasures -= 1
            target.treasures += 1

    def remove_islanders(self, seat: int, number: int) -> Step:
        """He takes so many of his own back from any islands, all if there are fewer (CR-11.4 to CR-11.7)."""
        for _ in range(number):
            homes = [island for island in self.islands if seat in island.islanders]
            if homes:
                home = yield from ask_island(seat, "remove", homes)
                home.islanders.remove(seat)
                self.chiefs[seat].supply += 1

    def place_islanders(self, seat: int, number: int) -> Step:
        """He places so many of his supply on any islands, all if there are fewer (CR-11.8, CR-11.10)."""
        for _ in range(number):
            if self.chiefs[seat].supply > 0 and any(island.has_room() for island in self.islands):
                yield from self.put_on_an_island(seat, "place")

    def move_an_islander(self, seat: int) -> Step:
        """Anyone's islander leaves an island, full or not, for another with room (CR-11.13 to CR-11.19)."""
        options = {
            f"lift {island.name} {LETTERS[owner]}": (island, owner)
            for island in self.islands
            for owner in sorted(set(island.islanders))
            if self.others_with_room(island)
        }
        if options:
            source, owner = yield from ask(seat, options)
            target = yield from ask_island(seat, "land", self.others_with_room(source))
            source.islanders.remove(owner)
            target.islanders.append(owner)

    def others_with_room(self, source: Island) -> list[Island]:
        return [island for island in self.islands if island is not source and island.has_room()]

    def collect(self) -> None:
        """Each island with a treasure left gives one to its winner, if it has one, and one islander of the
        winner goes home (CR-12.1, CR-12.7 to CR-12.11)."""
        for island in self.islands:
            winner = self.winner_of(island)
            if island.treasures > 0 and winner is not None:
                island.treasures -= 1
                island.islanders.remove(winner)
                self.chiefs[winner].collected_this_turn += 1
                self.chiefs[winner].supply += 1

    def winner_of(self, island: Island) -> int | None:
        """Who outnumbers each other chief wins (CR-12.2). Equal numbers are in conflict and win nothing
        (CR-12.3, CR-12.4); if the most numerous are, the one chief outside every conflict wins (CR-12.5)."""
        numbers = Counter(island.islanders)
        for seat in numbers:
            if all(numbers[seat] > numbers[other] for other in numbers if other != seat):
                return seat
        outside = [seat for seat in numbers if list(numbers.values()).count(numbers[seat]) == 1]
        assert len(outside) <= 1, "more islanders than an island has room for"
        return outside[0] if outside else None

    def prepare_next_turn(self) -> Step:
        """The treasures go into the huts and everyone draws; then the candidate, who knows his hand, takes
        the figure or names another chief, who cannot refuse (CR-13.3 to CR-13.8)."""
        candidate = self.candidate()
        for chief in self.chiefs:
            chief.hut += chief.collected_this_turn
            chief.collected_this_turn = 0
        for seat in self.clockwise_from(candidate):
            for _ in range(CARDS_DRAWN_AFTER_TURN[self.turn]):
                yield from self.draw(seat)
        seats = range(len(self.chiefs))
        self.shaman = yield from ask(candidate, {f"shaman {LETTERS[seat]}": seat for seat in seats})

    def candidate(self) -> int:
        """Who collected fewest this turn; if equal, the first of them clockwise after the chief who had the
        figure, who comes last himself (CR-13.1, CR-13.2, CR-13.11)."""
        old_shaman, *others = self.turn_order()
        return min([*others, old_shaman], key=lambda seat: self.chiefs[seat].collected_this_turn)

    def snapshot(self) -> dict[str, Any]:
        """The whole true position, nothing hidden."""
        named = dict(zip(LETTERS, self.chiefs, strict=False))
        return {
            "turn": self.turn,
            "shaman": None if self.shaman is None else LETTERS[self.shaman],
            "tide": self.visible.get("tide"),
            "daylight": self.visible.get("daylight"),
            "islands": {
                island.name: {
                    "treasures": island.treasures,
                    "islanders": {LETTERS[seat]: n for seat, n in sorted(Counter(island.islanders).items())},
                }
                for island in self.islands
            },
            "supply": {letter: chief.supply for letter, chief in named.items()},
            "treasures": {letter: chief.treasures for letter, chief in named.items()},
            "hands": {letter: sorted(card.name for card in chief.hand) for letter, chief in named.items()},
            "discard": dict(Counter(card.name for card in self.discard)),
            "table": {
                lying.name: {
                    "card": lying.card.name,
                    "holder": LETTERS[lying.holder],
                    "stakes": [LETTERS[seat] for seat in sorted(lying.stakers)],
                }
                for lying in self.table
            },
        }

    def points(self) -> list[dict[str, int]]:
        """2 points for a treasure, 1 for an islander in the supply (CR-14.2 to CR-14.4, CR-14.7)."""
        return [{"treasures": 2 * chief.treasures, "islanders": chief.supply} for chief in self.chiefs]

    def winners(self) -> list[int]:
        """Most points; if equal, most treasures; if still equal, the victory is shared (CR-14.5, CR-14.6)."""
        ranks = [(sum(points.values()), points["treasures"]) for points in self.points()]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
