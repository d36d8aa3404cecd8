"""What players of Bora Bora do with a die or with their people: one method per action of the rulebook."""

from __future__ import annotations

from typing import NamedTuple

from tests.oracles.asking import Step, ask
from tests.oracles.bora_bora_data import (
    BUILDING_VP,
    INCOME,
    MATERIALS,
    REGIONS,
    ROUTES,
    SEXES,
    STRENGTHS,
    TYPES,
    Person,
)
from tests.oracles.bora_bora_table import Table


class Activation(NamedTuple):
    """People of one sex and type used together in phase B, perhaps doubled by green (BB-11.3)."""

    sex: str
    type: str
    copies: int
    doubled: bool

    @property
    def name(self) -> str:
        return f"use {self.sex} {self.type} {self.copies}" + " doubled" * self.doubled

    @property
    def amount(self) -> int:
        """Strength, at most 6, or how many of the thing (BB-11.6 to BB-11.15, BB-17.10, BB-17.13)."""
        times = 2 if self.doubled else 1
        if self.type in STRENGTHS:
            return min(6, times * STRENGTHS[self.type][self.copies - 1])
        return times * self.copies * (2 if self.type == "vp" else 1)


class Actions(Table):
    """The seven jobs of the action tiles, and the people of phase B."""

    def can(self, seat: int, job: str, strength: int) -> bool:
        """A tile or a person is used only if its action can be carried out (BB-3.7, BB-4.11, BB-5.3, BB-7.4,
        BB-8.6)."""
        player = self.players[seat]
        if job in ("land", "sea"):
            return bool(player.huts_to_take() and self.targets(seat, job, strength))
        if job in ("woman", "man"):
            return bool(player.free_slots() and self.people_within(job, strength))
        if job == "build":
            return bool(player.building_ground() and min(player.unbuilt, default=7) <= strength)
        if job == "temple":
            return player.priests > 0
        return True

    def do(self, seat: int, job: str, strength: int) -> Step:
        if job in ("land", "sea"):
            yield from self.expand(seat, job, strength)
        elif job in ("woman", "man"):
            yield from self.recruit(seat, job, strength)
        elif job == "build":
            yield from self.build(seat, strength)
        elif job == "temple":
            yield from self.place_priest(seat, strength)
        else:
            yield from self.helper(seat, strength)

    def targets(self, seat: int, kind: str, strength: int) -> list[str]:
        """Regions without an own hut, one path of that kind away from an own hut (BB-4.1 to BB-4.5)."""
        mine = self.regions_of(seat)
        reached = set()
        for route in ROUTES:
            if route.kind == kind and route.value <= strength:
                if route.one in mine:
                    reached.add(route.other)
                if route.other in mine:
                    reached.add(route.one)
        return [region for region in REGIONS if region in reached and region not in mine]

    def expand(self, seat: int, kind: str, strength: int) -> Step:
        """Hut, income, then the one chance to score the fish (BB-4.10, BB-4.13)."""
        regions = self.targets(seat, kind, strength)
        region = yield from ask(seat, {f"expand {target}": target for target in regions})
        yield from self.settle_in(seat, region)
        yield from self.red_god(seat, region)

    def settle_in(self, seat: int, region: str) -> Step:
        """A hut of any slot takes the site, older ones, anybody's, move aside; the region gives what it shows
        (BB-2.16, BB-2.17, BB-4.6, BB-4.7, BB-4.9, BB-4.12)."""
        player = self.players[seat]
        slot = yield from ask(seat, {f"take_hut {slot}": slot for slot in player.huts_to_take()})
        player.huts[slot] -= 1
        self.arrived[region].append(seat)
        income = INCOME[REGIONS[region].terrain]
        if income == "offering":
            player.purse.offerings += 1
        else:
            yield from self.gain_materials(seat, [income], 1)

    def red_god(self, seat: int, region: str) -> Step:
        """Red scores the fish of the region just entered; the tile stays (BB-17.8, BB-17.9)."""
        ways = self.players[seat].purse.ways_to_pay("red")
        paid = {f"score_fish {way.name}": way for way in ways}
        payment = yield from ask(seat, {"score_fish decline": None, **paid})
        if payment is not None:
            self.pay(seat, payment)
            self.players[seat].points["red_god"] += self.fish[region]
            yield from self.fill_the_row()

    def people_within(self, sex: str, strength: int) -> dict[int, Person]:
        """Those lying under a die not above the strength (BB-5.1)."""
        return {space: person for space, person in self.display[sex].items() if space <= strength}

    def recruit(self, seat: int, sex: str, strength: int) -> Step:
        """One person goes to a free slot and does nothing yet; the place in the display stays empty
        (BB-5.1 to BB-5.7)."""
        player = self.players[seat]
        within = self.people_within(sex, strength)
        options = {f"recruit {person.name}": (space, person) for space, person in within.items()}
        space, person = yield from ask(seat, options)
        slot = yield from ask(seat, {f"place_person {slot}": slot for slot in player.free_slots()})
        del self.display[sex][space]
        player.people[slot] = person

    def helper(self, seat: int, points: int) -> Step:
        """Points are exchanged one purchase after another; the rest may be left (BB-6.1, 6.10, 6.11)."""
        while points > 0:
            prices = {name: price for name, price in self.purchases(seat).items() if price <= points}
            name = yield from ask(seat, {f"help {name}": name for name in [*prices, "stop"]})
            if name == "stop":
                return
            points -= prices[name]
            yield from self.purchase(seat, name)

    def purchases(self, seat: int) -> dict[str, int]:
        """What can be had, each with its price in points (BB-6.2 to BB-6.8)."""
        player = self.players[seat]
        prices = {f"tattoo {man.name}": 1 for man in player.to_shift("man")}
        prices |= {f"collect {woman.name}": 1 for woman in player.to_shift("woman")}
        prices |= {"vp": 1, "offering": 2, "material": 2}
        if self.a_card_is_left():
            prices["god_card"] = 2
        if player.huts_to_move():
            prices["move_hut"] = 2
        return prices

    def purchase(self, seat: int, name: str) -> Step:
        player = self.players[seat]
        if name.startswith(("tattoo", "collect")):
            self.shift(seat, name.split()[1])
        elif name == "vp":
            player.points["helper"] += 1
        elif name == "offering":
            player.purse.offerings += 1
        elif name == "god_card":
            yield from self.take_cards(seat, 1)
        elif name == "material":
            yield from self.gain_materials(seat, MATERIALS, 1)
        elif name == "move_hut":
            player.move_a_hut()

    def shift(self, seat: int, name: str) -> None:
        """A man brings status, a woman shells, once in the game (BB-6.2, BB-6.3, BB-6.9)."""
        player = self.players[seat]
        person = next(person for person in player.people.values() if person.name == name)
        player.shifted.add(person)
        if person.sex == "man":
            self.advance_status(seat, person.symbols)
        else:
            player.shells += person.symbols

    def place_priest(self, seat: int, strength: int) -> Step:
        """The new priest pushes those he meets one space on; one pushed off the row goes home, perhaps to
        the same player (BB-7.1 to BB-7.5)."""
        space = yield from ask(seat, {f"priest {space}": space for space in range(1, strength + 1)})
        self.players[seat].priests -= 1
        moving = seat
        while space > 0 and space in self.temple:
            moving, self.temple[space] = self.temple[space], moving
            space -= 1
        if space > 0:
            self.temple[space] = moving
        else:
            self.players[moving].priests += 1
        yield from self.fire_bonus(seat)

    def build(self, seat: int, strength: int) -> Step:
        """A building of at most that value replaces two neighbouring materials and covers their spaces for
        the rest of the game (BB-8.1, BB-8.2, BB-8.4, BB-8.5)."""
        player = self.players[seat]
        values = [value for value in player.unbuilt if value <= strength]
        value = yield from ask(seat, {f"build {value}": value for value in values})
        grounds = player.building_ground()
        ground = yield from ask(seat, {f"build_on {one} {other}": (one, other) for one, other in grounds})
        player.unbuilt.remove(value)
        for space in ground:
            del player.placed[space]
            player.buildings[space] = value
        player.points["buildings"] += BUILDING_VP[self.round]
        yield from self.fire_bonus(seat)

    def fire_bonus(self, seat: int) -> Step:
        """First a card, if there is one anywhere, or an offering; then status or a shell (BB-9.1 to 9.4)."""
        player = self.players[seat]
        gifts = ["god_card", "offering"] if self.a_card_is_left() else ["offering"]
        gift = yield from ask(seat, {f"fire_gift {gift}": gift for gift in gifts})
        if gift == "god_card":
            yield from self.take_cards(seat, 1)
        else:
            player.purse.offerings += 1
        rise = yield from ask(seat, {f"fire_rise {rise}": rise for rise in ("status", "shell")})
        if rise == "status":
            self.advance_status(seat, 1)
        else:
            player.shells += 1

    def use_people(self, seat: int) -> Step:
        """One player's phase B: a man type, a woman type and with green one type more, in any order, each
        optional; what is gained serves at once (BB-11.1, BB-11.2, BB-11.17, BB-11.19)."""
        while True:
            options: dict[str, Activation | None] = {use.name: use for use in self.activations(seat)}
            use = yield from ask(seat, {**options, "use stop": None})
            if use is None:
                break
            needs_green = use.doubled or self.has_acted(use.sex)
            self.acted.add((use.sex, use.type))
            if needs_green:
                self.green_used = True
                yield from self.pay_for_god(seat, "green")
            yield from self.people_effect(seat, use.type, use.amount)
        self.acted = set()
        self.green_used = False

    def has_acted(self, sex: str) -> bool:
        return any(sex == acting for acting, _ in self.acted)

    def activations(self, seat: int) -> list[Activation]:
        """Any number of the copies owned of a type not used in this phase (BB-11.3 to BB-11.5, BB-11.18)."""
        player = self.players[seat]
        uses = [
            Activation(sex, type_, copies, doubled)
            for sex in SEXES
            for type_ in TYPES
            if (sex, type_) not in self.acted
            for copies in range(1, player.copies(sex, type_) + 1)
            for doubled in (False, True)
        ]
        return [use for use in uses if self.may_use(seat, use) and self.can_use(seat, use)]

    def may_use(self, seat: int, use: Activation) -> bool:
        """Green doubles, or opens a sex that has acted already, once a phase (BB-17.10 to BB-17.12, 17.23).
        Doubling a strength of 6 would change nothing (BB-17.20)."""
        green = not self.green_used and bool(self.players[seat].purse.ways_to_pay("green"))
        if self.has_acted(use.sex):
            return green and not use.doubled
        if use.doubled:
            return green and not (use.type in STRENGTHS and use._replace(doubled=False).amount == 6)
        return True

    def can_use(self, seat: int, use: Activation) -> bool:
        """Dice on the tiles do not matter (BB-11.16)."""
        if use.type == "move_hut":
            return self.players[seat].huts_to_move() > 0
        if use.type == "god_card":
            return self.a_card_is_left()
        return use.type not in STRENGTHS or self.can(seat, use.type, use.amount)

    def people_effect(self, seat: int, type_: str, amount: int) -> Step:
        """Either an action of that strength or so many of the thing (BB-11.6 to BB-11.15)."""
        player = self.players[seat]
        if type_ in STRENGTHS:
            yield from self.do(seat, type_, amount)
        elif type_ == "material":
            yield from self.gain_materials(seat, MATERIALS, amount)
        elif type_ == "move_hut":
            most = min(amount, player.huts_to_move())
            number = yield from ask(seat, {f"move_huts {number}": number for number in range(1, most + 1)})
            for _ in range(number):
                player.move_a_hut()
        elif type_ == "vp":
            player.points["people"] += amount
        elif type_ == "god_card":
            yield from self.take_cards(seat, amount)
        elif type_ == "offering":
            player.purse.offerings += amount
        elif type_ == "status":
            self.advance_status(seat, amount)
        elif type_ == "shell":
            player.shells += amount
