"""What one player of Bora Bora has before him, and how he pays the gods with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from tests.oracles.bora_bora_data import CEREMONY, COLOURS, MATERIALS, NEIGHBOURS, PEOPLE, SOURCES, Person

SLOTS = [f"slot_{number}" for number in range(1, 13)]
SINGLE_SLOTS = SLOTS[:11]
LAST_SLOT = "slot_12"
HUTS_ON_LAST_SLOT = 2


class Payment(NamedTuple):
    """For one god effect: one card or two equal ones, with an offering; no card means a god tile."""

    cards: tuple[str, ...]

    @property
    def name(self) -> str:
        return " ".join(self.cards) or "god_tile"


@dataclass
class Purse:
    """What pays for god effects: cards in hand, offerings, god tiles (BB-2.8 to BB-2.10)."""

    cards: list[str] = field(default_factory=list)
    offerings: int = 2
    god_tiles: int = 1

    def ways_to_pay(self, god: str, *others: str) -> list[Payment]:
        """One card of that god or two of another colour, each time with one offering, or a god tile without
        (BB-17.1 to BB-17.4, 17.17, 17.18). The other gods named must stay payable afterwards (BB-17.22)."""
        ways = []
        if self.offerings > 0:
            if god in self.cards:
                ways.append(Payment((god,)))
            ways += [Payment((c, c)) for c in COLOURS if c != god and self.cards.count(c) >= 2]
        if self.god_tiles > 0:
            ways.append(Payment(()))
        return [way for way in ways if not others or self.after(way).ways_to_pay(*others)]

    def after(self, payment: Payment) -> Purse:
        if not payment.cards:
            return replace(self, god_tiles=self.god_tiles - 1)
        left = list(self.cards)
        for card in payment.cards:
            left.remove(card)
        return replace(self, cards=left, offerings=self.offerings - 1)


def huts_at_the_start() -> dict[str, int]:
    """One hut on each of ten slots, two on the twelfth; the first slot is empty (BB-2.11)."""
    return {SLOTS[0]: 0, **dict.fromkeys(SLOTS[1:11], 1), LAST_SLOT: HUTS_ON_LAST_SLOT}


@dataclass
class Player:
    """A player board with everything on it and beside it; goods have no limit (BB-2.2, BB-2.10)."""

    purse: Purse = field(default_factory=Purse)
    known_cards: list[str] = field(default_factory=list)
    huts: dict[str, int] = field(default_factory=huts_at_the_start)
    people: dict[str, Person] = field(default_factory=dict)
    shifted: set[Person] = field(default_factory=set)
    placed: dict[str, str] = field(default_factory=dict)
    beside: Counter[str] = field(default_factory=Counter)
    buildings: dict[str, int] = field(default_factory=dict)
    unbuilt: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5, 6])
    priests: int = 4
    shells: int = 0
    dice: list[int] = field(default_factory=list)
    tasks: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    jewels: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)

    def huts_to_take(self) -> list[str]:
        """A hut may come from any slot (BB-4.6); of slots 1 to 11, all alike, the first is named."""
        single = [slot for slot in SINGLE_SLOTS if self.huts[slot]]
        return single[:1] + [LAST_SLOT] * (self.huts[LAST_SLOT] > 0)

    def free_slots(self) -> list[str]:
        """A person needs a slot without hut and person, also the twelfth (BB-5.2, BB-5.5); of slots 1 to 11
        the first is named."""
        free = [slot for slot in SLOTS if not self.huts[slot] and slot not in self.people]
        single = [slot for slot in free if slot != LAST_SLOT]
        return single[:1] + [slot for slot in free if slot == LAST_SLOT]

    def huts_to_move(self) -> int:
        """How many huts could go to the twelfth slot: none once a person lies there (BB-5.6, BB-6.8)."""
        return 0 if LAST_SLOT in self.people else sum(self.huts[slot] for slot in SINGLE_SLOTS)

    def move_a_hut(self) -> None:
        """From the first slot that holds one, never from the map (BB-6.8, BB-6.12)."""
        source = next(slot for slot in SINGLE_SLOTS if self.huts[slot])
        self.huts[source] -= 1
        self.huts[LAST_SLOT] += 1

    def copies(self, sex: str, type_: str) -> int:
        return sum(person.sex == sex and person.type == type_ for person in self.people.values())

    def to_shift(self, sex: str) -> list[Person]:
        """People not shifted yet (BB-6.9); of those with equally many symbols the first type is named."""
        waiting = [p for p in PEOPLE[sex] if p in self.people.values() and p not in self.shifted]
        by_symbols: dict[int, Person] = {}
        for person in waiting:
            by_symbols.setdefault(person.symbols, person)
        return list(by_symbols.values())

    def free_spaces(self, material: str) -> list[str]:
        """Ceremony spaces of this material with nothing on them (BB-6.16)."""
        return [z for z in CEREMONY if CEREMONY[z] == material and z not in self.placed | self.buildings]

    def building_ground(self) -> list[tuple[str, str]]:
        """Two neighbouring spaces, both with a material (BB-8.2, BB-8.6 to BB-8.8)."""
        return [(one, other) for one, other in NEIGHBOURS if one in self.placed and other in self.placed]

    def holdings(self) -> dict[str, int]:
        """What tasks can ask of a player, without the map and the temple (3.12)."""
        people = list(self.people.values())
        men = [person for person in people if person.sex == "man"]
        women = [person for person in people if person.sex == "woman"]
        materials = Counter(self.placed.values()) + self.beside
        return {
            **{material: materials[material] for material in MATERIALS},
            "materials": materials.total(),
            "men": len(men),
            "women": len(women),
            "same_men": max(Counter(man.type for man in men).values(), default=0),
            "same_women": max(Counter(woman.type for woman in women).values(), default=0),
            "tattooed": sum(man in self.shifted for man in men),
            "collected": sum(woman in self.shifted for woman in women),
            "shifted": len(self.shifted),
            "built": 6 - len(self.unbuilt),
            "jewels": len(self.jewels),
            "shells": self.shells,
            "covered": len(self.placed) + len(self.buildings),
        }

    def snapshot(self) -> dict[str, Any]:
        on_space = {space: f"building {value}" for space, value in self.buildings.items()} | self.placed
        return {
            "slots": [self.people[s].name if s in self.people else self.huts[s] for s in SLOTS],
            "shifted": sorted(person.name for person in self.shifted),
            "ceremony": {space: on_space.get(space, "-") for space in CEREMONY},
            "beside": {material: self.beside[material] for material in MATERIALS},
            "unbuilt": sorted(self.unbuilt),
            "priests": self.priests,
            "god_tiles": self.purse.god_tiles,
            "offerings": self.purse.offerings,
            "shells": self.shells,
            "hand": by_colour(self.purse.cards),
            "known": by_colour(self.known_cards),
            "dice": sorted(self.dice),
            "tasks": sorted(self.tasks),
            "fulfilled": sorted(self.fulfilled),
            "jewels": sorted(self.jewels),
            "points": {source: self.points[source] for source in SOURCES},
        }


def by_colour(cards: list[str]) -> dict[str, int]:
    return {colour: cards.count(colour) for colour in COLOURS}
