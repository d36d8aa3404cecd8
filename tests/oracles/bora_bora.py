"""Bora Bora, the rules read a second time: short, slow and plain, to compare an engine with.

`BoraBora(3, {}).play()` is a generator of questions; each is answered by sending one of its options. At any
question `snapshot()` tells the whole true position; after the last one `points()` and `winners()` the result.
The tables are in bora_bora_data, a player's board in bora_bora_board, the table in bora_bora_table, the
actions of phases A and B in bora_bora_actions; here are set-up, rounds, phase C and the end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.oracles.asking import Step, ask
from tests.oracles.bora_bora_actions import Actions
from tests.oracles.bora_bora_board import Payment
from tests.oracles.bora_bora_data import (
    CEREMONY,
    FISH,
    JEWELS,
    JEWELS_PER_ROUND,
    JOBS,
    LETTERS,
    PRIEST_VP,
    REGIONS,
    ROUNDS,
    SEXES,
    SOURCES,
    START_TASKS,
    STATUS_VP,
)


class Placement(NamedTuple):
    """A die and what it is placed for: a job, perhaps with the white god, or fishing."""

    value: int
    job: str
    white: bool = False

    @property
    def name(self) -> str:
        return f"place {self.value} {self.job}" + " white" * self.white

    @property
    def strength(self) -> int:
        """White makes the die act as a 6 (BB-3.6, BB-17.7)."""
        return 6 if self.white else self.value


class BoraBora(Actions):
    """One game for 2 to 4 players, seats numbered clockwise (BB-1.1)."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        """The rulebook has no variants: no option changes anything."""
        super().__init__(seats)

    def play(self) -> Step:
        """Six rounds of three phases, the final tasks, the final scoring (BB-1.1, 3.1, 12.1, 16.1)."""
        yield from self.set_up()
        for self.round in range(1, ROUNDS + 1):
            self.phase = "A"
            yield from self.roll_dice()
            yield from self.place_dice()
            self.phase = "B"
            for seat in self.turn_order:
                yield from self.use_people(seat)
            self.phase = "C"
            self.score_status()
            self.score_temple()
            yield from self.sell_jewelry()
            yield from self.settle_tasks()
            yield from self.end_the_round()
        self.phase = "end"
        for seat in self.turn_order:
            yield from self.final_tasks(seat)
        self.final_scoring()

    def set_up(self) -> Step:
        """Turn order, fish, people, tasks, jewelry, god cards; then the first huts (BB-2.3 to BB-2.14)."""
        yield from self.draw_turn_order()
        yield from self.lay_fish()
        yield from self.reveal_people()
        yield from self.deal_tasks()
        yield from self.lay_jewelry()
        yield from self.fill_the_row()
        for seat in self.turn_order:
            for _ in range(2):
                yield from self.draw_card(seat)
        for seat in reversed(self.turn_order):
            yield from self.first_hut(seat)

    def draw_turn_order(self) -> Step:
        """Later players start with 1, 2, 3 points and lower in the status stack (BB-2.12, BB-2.13)."""
        for number in range(1, len(self.players) + 1):
            waiting = [seat for seat in range(len(self.players)) if seat not in self.turn_order]
            seat = yield from ask(None, {f"turn_tile {LETTERS[seat]} {number}": seat for seat in waiting})
            self.turn_order.append(seat)
            self.players[seat].points["start"] = number - 1
            self.status[0].append(seat)

    def lay_fish(self) -> Step:
        """One tile beside each region, never moved (BB-1.4, BB-2.3)."""
        bag = [value for value, tiles in FISH.items() for _ in range(tiles)]
        for region in REGIONS:
            options = {f"fish {region} {value}": value for value in sorted(set(bag))}
            value = yield from ask(None, options, weight=bag.count)
            bag.remove(value)
            self.fish[region] = value

    def reveal_people(self) -> Step:
        """Six women, then six men, under dice 1 to 6 (BB-2.4, BB-15.8)."""
        for sex in SEXES:
            for space in range(1, 7):
                options = {f"reveal {space} {person.name}": person for person in self.stack[sex]}
                person = yield from ask(None, options)
                self.stack[sex].remove(person)
                self.display[sex][space] = person

    def deal_tasks(self) -> Step:
        """One starting task each, then two normal ones each, then the display (BB-2.5, BB-2.6)."""
        start_tasks = list(START_TASKS)
        for seat in self.turn_order:
            options = {f"deal_start_task {LETTERS[seat]} {task}": task for task in start_tasks}
            task = yield from ask(None, options)
            start_tasks.remove(task)
            self.players[seat].tasks.append(task)
        for seat in self.turn_order:
            for _ in range(2):
                yield from self.deal_task(LETTERS[seat], self.players[seat].tasks)
        yield from self.reveal_tasks()

    def reveal_tasks(self) -> Step:
        """As many as players plus two (BB-2.6, BB-15.9)."""
        for _ in range(len(self.players) + 2):
            yield from self.deal_task("display", self.task_display)

    def deal_task(self, where: str, pile: list[str]) -> Step:
        task = yield from ask(None, {f"deal_task {where} {task}": task for task in self.task_stack})
        self.task_stack.remove(task)
        pile.append(task)

    def lay_jewelry(self) -> Step:
        """A column of four for each round (BB-2.7)."""
        bag = list(JEWELS)
        for number, column in self.jewelry.items():
            for _ in range(JEWELS_PER_ROUND):
                jewel = yield from ask(None, {f"jewel {number} {jewel}": jewel for jewel in bag})
                bag.remove(jewel)
                column.append(jewel)

    def first_hut(self, seat: int) -> Step:
        """In a region beside a fish of value 1 that nobody has chosen; it brings the income but no fish
        (BB-2.14 to BB-2.17)."""
        free = [region for region in REGIONS if self.fish[region] == 1 and not self.arrived[region]]
        region = yield from ask(seat, {f"start {region}": region for region in free})
        yield from self.settle_in(seat, region)

    def roll_dice(self) -> Step:
        """Three dice for everybody, before anyone places one (BB-3.2)."""
        for seat in self.turn_order:
            for _ in range(3):
                options = {f"roll {LETTERS[seat]} {value}": value for value in range(1, 7)}
                value = yield from ask(None, options)
                self.players[seat].dice.append(value)

    def place_dice(self) -> Step:
        """Three times around in turn order, one die each, and nobody passes (BB-3.3, BB-3.8)."""
        for _ in range(3):
            for seat in self.turn_order:
                yield from self.place_die(seat)

    def place_die(self, seat: int) -> Step:
        """The die lies on its tile with its real value until the end of the round (BB-3.9); the gods are
        paid, blue first, and the job is done at once (BB-3.6, BB-17.16). Fishing: 2 points (BB-10.1)."""
        chosen = yield from ask(seat, {placement.name: placement for placement in self.placements(seat)})
        gods = self.gods_needed(chosen)
        self.players[seat].dice.remove(chosen.value)
        self.dice_on[self.tile_of[chosen.job]].append((seat, chosen.value))
        while gods:
            god, *gods = gods
            yield from self.pay_for_god(seat, god, *gods)
        if chosen.job == "fishing":
            self.players[seat].points["fishing"] += 2
        else:
            yield from self.do(seat, chosen.job, chosen.strength)

    def placements(self, seat: int) -> list[Placement]:
        """A job must be possible with the die, or with a 6 if white is played; all gods together must be
        payable. White on a 6 would change nothing (BB-3.7, BB-17.20, BB-17.22, BB-18.3)."""
        values = sorted(set(self.players[seat].dice))
        jobs = [Placement(v, job, white) for v in values for job in JOBS for white in (False, True)]
        return [Placement(value, "fishing") for value in values] + [
            job
            for job in jobs
            if not (job.white and job.value == 6)
            and self.can(seat, job.job, job.strength)
            and self.payable(seat, self.gods_needed(job))
        ]

    def gods_needed(self, placement: Placement) -> list[str]:
        """Blue exactly if the die is not lower than every die on the tile, whoever owns them; the combined
        tile has one row (BB-3.4, BB-3.5, BB-17.5, BB-17.6, BB-17.21, BB-18.4). Fishing has no order and no
        gods (BB-10.2, BB-10.3)."""
        if placement.job == "fishing":
            return []
        there = [value for _, value in self.dice_on[self.tile_of[placement.job]]]
        blue = placement.value >= min(there, default=7)
        return ["blue"] * blue + ["white"] * placement.white

    def payable(self, seat: int, gods: list[str]) -> bool:
        return not gods or bool(self.players[seat].purse.ways_to_pay(*gods))

    def score_status(self) -> None:
        """Points for the space; then one stack on 0, who was ahead on top, gives the new turn order. On one
        space the upper marker is ahead (BB-12.2 to BB-12.6)."""
        for space, stack in enumerate(self.status):
            for seat in stack:
                self.players[seat].points["status"] += STATUS_VP[space]
        self.turn_order = [seat for stack in reversed(self.status) for seat in stack]
        self.status = [list(self.turn_order)] + [[] for _ in STATUS_VP[1:]]

    def score_temple(self) -> None:
        """Points for each priest; the top god tile to who has most, of equals the one furthest left, or out
        of the game if there is no priest (BB-13.1 to BB-13.5)."""
        for seat, player in enumerate(self.players):
            player.points["temple"] += PRIEST_VP[self.round] * self.priests_of(seat)
        self.temple_god_tiles -= 1
        if self.temple:
            most = max(self.priests_of(seat) for seat in self.turn_order)
            leftmost = max(space for space, seat in self.temple.items() if self.priests_of(seat) == most)
            self.players[self.temple[leftmost]].purse.god_tiles += 1

    def sell_jewelry(self) -> Step:
        """In the new turn order each may buy one tile of this round; the rest goes (BB-14.1 to BB-14.5)."""
        column = self.jewelry[self.round]
        for seat in self.turn_order:
            player = self.players[seat]
            affordable = {f"buy {j}": j for j in column if JEWELS[j].cost <= player.shells}
            jewel = yield from ask(seat, {**affordable, "buy decline": ""})
            if jewel:
                column.remove(jewel)
                player.shells -= JEWELS[jewel].cost
                player.jewels.append(jewel)
        column.clear()

    def settle_tasks(self) -> Step:
        """Everyone settles one task, then everyone takes a new one; two are left over (BB-15.1, BB-15.5,
        BB-15.6, BB-15.10)."""
        for seat in self.turn_order:
            ways = self.ways_to_fulfil(seat)
            if not any(way == "fulfil" for _, way in ways):
                ways += [(task, "abandon") for task in self.players[seat].tasks]
            task, way = yield from ask(seat, {f"settle {task} {way}": (task, way) for task, way in ways})
            yield from self.settle(seat, task, way)
        for seat in self.turn_order:
            task = yield from ask(seat, {f"take_task {task}": task for task in self.task_display})
            self.task_display.remove(task)
            self.players[seat].tasks.append(task)
        self.task_display.clear()

    def ways_to_fulfil(self, seat: int) -> list[tuple[str, str]]:
        """Complete tasks, and those that yellow completes; who has a complete one may still fulfil another.
        The jewel and the god tile of this phase count (BB-15.2, BB-15.11 to BB-15.13, BB-17.14)."""
        player = self.players[seat]
        complete = [task for task in player.tasks if self.deficit(seat, task, player.purse) == 0]
        helped = [task for task in player.tasks if self.yellow_payments(seat, task)]
        return [(task, "fulfil") for task in complete] + [(task, "yellow") for task in helped]

    def yellow_payments(self, seat: int, task: str) -> dict[str, Payment]:
        """Yellow makes up for exactly one unit missing; what pays for it does not count any more
        (BB-17.14, BB-17.15, BB-17.19, BB-17.20, BB-17.24)."""
        purse = self.players[seat].purse
        if self.deficit(seat, task, purse) == 0:
            return {}
        ways = purse.ways_to_pay("yellow")
        return {f"pay yellow {w.name}": w for w in ways if self.deficit(seat, task, purse.after(w)) == 1}

    def settle(self, seat: int, task: str, way: str) -> Step:
        """6 points, 4 with yellow, none if abandoned (BB-15.2, BB-15.4, BB-17.14)."""
        player = self.players[seat]
        if way == "yellow":
            payment = yield from ask(seat, self.yellow_payments(seat, task))
            self.pay(seat, payment)
        player.tasks.remove(task)
        if way != "abandon":
            player.fulfilled.append(task)
        player.points["tasks"] += {"fulfil": 6, "yellow": 4, "abandon": 0}[way]
        yield from self.fill_the_row()

    def end_the_round(self) -> Step:
        """People left over go, dice come back; before another round six women, six men and the tasks are
        revealed (BB-15.8, BB-15.9)."""
        for display in self.display.values():
            display.clear()
        for dice in self.dice_on.values():
            dice.clear()
        if self.round < ROUNDS:
            yield from self.reveal_people()
            yield from self.reveal_tasks()

    def final_tasks(self, seat: int) -> Step:
        """Up to three more tasks, as the player likes (BB-16.2, BB-16.14, BB-17.15)."""
        while self.players[seat].tasks:
            ways = {f"settle {task} {way}": (task, way) for task, way in self.ways_to_fulfil(seat)}
            chosen = yield from ask(seat, {**ways, "settle stop": None})
            if chosen is None:
                return
            yield from self.settle(seat, *chosen)

    def final_scoring(self) -> None:
        """God tiles, sites, jewelry, and 6 points for each bonus (BB-16.3 to BB-16.12, BB-16.15, 16.16)."""
        for seat, player in enumerate(self.players):
            sites = [region for region, seats in self.arrived.items() if seats and seats[-1] == seat]
            player.points["god_tiles"] = 2 * player.purse.god_tiles
            player.points["sites"] = sum(self.fish[region] for region in sites)
            player.points["jewelry"] = sum(JEWELS[jewel].vp for jewel in player.jewels)
            earned = {
                "nine_tasks": len(player.fulfilled) >= 9,
                "six_jewels": len(player.jewels) >= 6,
                "ceremony": len(player.placed) + len(player.buildings) == len(CEREMONY),
                "six_buildings": not player.unbuilt,
                "twelve_regions": len(self.regions_of(seat)) == len(REGIONS),
                "twelve_people": len(player.people) == 12,
            }
            for bonus, has_it in earned.items():
                player.points[bonus] = 6 if has_it else 0

    def points(self) -> list[dict[str, int]]:
        """By source, all of them (BB-16.17)."""
        return [{source: player.points[source] for source in SOURCES} for player in self.players]

    def winners(self) -> list[int]:
        """Most points; of equals the one ahead in the last turn order (BB-1.2, BB-16.13)."""
        total = [sum(points.values()) for points in self.points()]
        return [max(self.turn_order, key=lambda seat: (total[seat], -self.turn_order.index(seat)))]
