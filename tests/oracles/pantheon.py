"""Pantheon, the rules read a second time: short, slow and plain, to compare an engine with.

`Pantheon(3, {}).play()` is a generator of questions; each is answered by sending one of its options, written
as in docs/notation/pantheon.md. At any question `snapshot()` tells the whole true position; after the last
one `points()` and `winners()` the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tests.oracles.asking import Asking, Question, Step, ask
from tests.oracles.pantheon_actions import Actions
from tests.oracles.pantheon_data import (
    CARTAGO_MONEY,
    DEITIES,
    EPOCHS,
    HAND_OF_GERMANIA,
    KINDS,
    LETTERS,
    MONEY,
    PEOPLES,
    PIECES,
    POINTS_FOR_ENDING,
    SCORINGS,
    SOURCES,
    STARTING_HAND,
    column_points,
)
from tests.oracles.pantheon_table import Player, draw_from

__all__ = ["Pantheon", "Question"]


class Pantheon(Actions):
    """One game for 2 to 4 players, seats numbered clockwise."""

    def play(self) -> Step:
        """Six epochs of set-up, action phase and end; scoring after the third and the sixth
        (PA-2.1, PA-11.7, PA-11.10)."""
        yield from self.set_up()
        for epoch in range(1, EPOCHS + 1):
            yield from self.rise()
            yield from self.golden_age()
            self.decline()
            if epoch in SCORINGS:
                self.score()

    def set_up(self) -> Step:
        """First player, open row, five cards each, starting bonuses unless they are drafted later
        (PA-1.9, PA-1.10, PA-1.12, PA-1.13)."""
        self.first = 0
        if self.options["random_first_player"]:
            self.first = None
            self.first = yield from ask(None, {f"first_player {LETTERS[seat]}": seat for seat in self.seats})
        yield from self.fill_row()
        for seat in self.turn_order():
            yield from self.draw_cards(seat, STARTING_HAND)
        if not self.options["bonus_draft"]:
            yield from self.deal_bonuses()

    def deal_bonuses(self) -> Step:
        """One each; all but the column are resolved now, in turn order, as in epoch 1 (PA-1.12, PA-1.15)."""
        for seat in self.turn_order():
            bonus = yield from draw_from(self.bonus_left, f"deal_bonus {LETTERS[seat]}")
            self.players[seat].bonus = bonus
        for seat in self.turn_order():
            dealt = self.players[seat].bonus
            if dealt is not None and dealt != "bonus_column":
                yield from self.resolve_bonus(seat, dealt)

    def rise(self) -> Step:
        """People, deities, loot, effect of the people, temple, Depraccus; in epoch 1 then the column bonus or
        the draft (PA-1.14, PA-2.2 to PA-2.10)."""
        people = yield from draw_from(self.people_left, "people")
        self.peoples.append(people)
        yield from self.show_deities()
        yield from self.lay_loot(people)
        yield from self.people_effect(people)
        self.board.temple = PEOPLES[people].origin
        for seat in self.turn_order():
            yield from self.draw_cards(seat, 2 * self.players[seat].kept["depraccus"])
        if len(self.peoples) == 1:
            yield from self.first_columns_or_draft()

    def show_deities(self) -> Step:
        """One more than players; two demigods for each Plaesiris among them (PA-2.3, PA-2.4)."""
        for _ in range(len(self.players) + 1):
            deity = yield from self.next_deity()
            if deity is not None:
                self.display[deity] += 1
        yield from self.show_demigods(2 * self.display["plaesiris"])

    def lay_loot(self, people: str) -> Step:
        """One more than players, on the hexes without a number and those up to the number of players; one
        demigod for each demigod tile (PA-2.5 to PA-2.7)."""
        for hexagon in PEOPLES[people].loot_hexes[: len(self.players) + 1]:
            self.board.loot[hexagon] = yield from draw_from(self.bag, f"loot {hexagon}")
        yield from self.show_demigods(list(self.board.loot.values()).count("loot_demigod"))

    def people_effect(self, people: str) -> Step:
        """Once, each player in turn order (PA-2.8)."""
        effects: dict[str, Callable[[int], Step]] = {
            "gallia": self.gallia,
            "germania": self.hand_of_seven,
            "graecia": self.hand_of_seven,
            "aegyptus": self.aegyptus,
            "cartago": self.cartago,
            "iberia": lambda seat: self.raise_offering(seat, 1),
            "roma": lambda seat: self.draw_cards(seat, 2),
        }
        if people == "persia":
            self.special.sort(key=MONEY.__getitem__, reverse=True)  # highest on top (PA-3.7)
        else:
            for seat in self.turn_order():
                yield from effects[people](seat)

    def gallia(self, seat: int) -> Step:
        """Two cards, or the top deity for its top number only, of one kind; it is removed if not taken
        (PA-3.1 to PA-3.3, PA-3.12, PA-3.13)."""
        favours = {"favour draw_two": "draw_two"}
        if self.deity_pile.total() + self.deity_removed.total() > 0:
            favours["favour reveal_deity"] = "reveal_deity"
        favour = yield from ask(seat, favours)
        if favour == "draw_two":
            yield from self.draw_cards(seat, 2)
            return
        deity = yield from self.next_deity(LETTERS[seat])
        assert deity is not None
        payment = yield from self.payment_for_gallia(seat, deity)
        if payment is None:
            self.deity_removed[deity] += 1
        else:
            self.discard_cards(seat, payment)
            yield from self.fill_row()
            yield from self.gain_deity(seat, deity, "gallia")

    def payment_for_gallia(self, seat: int, deity: str) -> Asking[Counter[str] | None]:
        """The cards spent, or None if he declines, which he must if he cannot pay (PA-3.2, PA-3.12)."""
        answers: dict[str, Counter[str] | None] = {"acquire decline": None}
        for kind in KINDS:
            cards = self.missing_cards(seat, deity, {kind: DEITIES[deity].cost[0]})
            if cards is not None:
                answers[f"acquire {kind}"] = cards
        return (yield from ask(seat, answers))

    def hand_of_seven(self, seat: int) -> Step:
        """Every hand becomes 7 cards: the missing ones come from the pile, the surplus is chosen by its owner
        (PA-3.4, PA-3.5)."""
        hand = self.players[seat].hand
        size = hand.total()
        yield from self.draw_cards(seat, max(0, HAND_OF_GERMANIA - size))
        for _ in range(size - HAND_OF_GERMANIA):
            held = sorted(+self.players[seat].hand)
            card = yield from ask(seat, {f"discard {card}": card for card in held})
            self.discard_cards(seat, Counter([card]))
            yield from self.fill_row()

    def aegyptus(self, seat: int) -> Step:
        """Feet of the personal reserve against columns of the general one, or the reverse, one for one
        (PA-3.6)."""
        player = self.players[seat]
        answers: dict[str, tuple[str, str, int]] = {"swap decline": ("feet", "columns", 0)}
        for given, received in (PIECES, PIECES[::-1]):
            most = min(player.reserve[given], player.general[received])
            for number in range(1, most + 1):
                answers[f"swap {given} {number}"] = (given, received, number)
        given, received, number = yield from ask(seat, answers)
        player.reserve[given] -= number
        player.general[given] += number
        player.gain_pieces(received, number)

    def cartago(self, seat: int) -> Step:
        """He may buy for 2 free money, without placing; hand money and Stonkus are not used, the rest is lost
        (PA-3.8, PA-3.9)."""
        yield from self.shop(seat, CARTAGO_MONEY, with_placing=False)

    def first_columns_or_draft(self) -> Step:
        """The owner of the column bonus erects it; in the draft each chooses a bonus and has it at once, the
        last in turn order first (PA-1.14, PA-1.15, PA-9.5)."""
        if not self.options["bonus_draft"]:
            for seat in self.turn_order():
                if self.players[seat].bonus == "bonus_column":
                    yield from self.erect_bonus_column(seat)
            return
        for seat in reversed(self.turn_order()):
            left = sorted(+self.bonus_left)
            bonus = yield from ask(seat, {f"pick_bonus {bonus}": bonus for bonus in left})
            self.bonus_left[bonus] -= 1
            self.players[seat].bonus = bonus
            yield from self.resolve_bonus(seat, bonus)

    def golden_age(self) -> Step:
        """Turns clockwise from the first player. Who was active when the phase ended scores 3, once, and his
        left neighbour becomes first player; a turn cap ends the phase without the points
        (PA-11.1 to PA-11.4, PA-11.13)."""
        assert self.first is not None
        turns = 0
        self.active = self.first
        while True:
            self.traitera_uses = self.players[self.active].kept["traitera"]
            yield from self.turn(self.active)
            turns += 1
            if self.phase_is_over():
                self.players[self.active].points["endings"] += POINTS_FOR_ENDING
                break
            if turns == self.options["turn_cap"]:
                break
            self.active = self.seats_from(self.active)[1]
        self.first = self.seats_from(self.active)[1]
        self.active = None
        self.traitera_uses = 0
        self.board.temple = None

    def turn(self, seat: int) -> Step:
        """One action; another one for each Traitera owned since the start of the turn that he gives up, as
        long as the phase is not over (PA-4.1, PA-10.15 to PA-10.18, PA-10.22)."""
        yield from self.act(seat)
        while self.traitera_uses > 0 and not self.phase_is_over():
            use = yield from ask(seat, {"traitera use": True, "traitera end_turn": False})
            if not use:
                return
            self.traitera_uses -= 1
            self.players[seat].kept["traitera"] -= 1
            self.deity_removed["traitera"] += 1
            yield from self.act(seat)

    def phase_is_over(self) -> bool:
        """No loot tile on the board or no deity on the display (PA-11.1)."""
        return not self.board.loot or self.display.total() == 0

    def decline(self) -> None:
        """Feet go home, columns stay; deities, demigods and loot still lying out are removed
        (PA-11.5, PA-11.6)."""
        for seat, player in enumerate(self.players):
            for hexagon in self.board.pieces_of(seat, "feet"):
                self.board.standing[hexagon].remove(seat)
                player.reserve["feet"] += 1
        self.board.new_columns.clear()
        self.board.loot.clear()
        self.deity_removed += self.display
        self.display.clear()
        self.shown_demigods.clear()

    def score(self) -> None:
        """Demigods, columns on the board, Pietalte on the best own offering tile
        (PA-10.14, PA-11.8, PA-11.9, PA-11.14)."""
        for seat, player in enumerate(self.players):
            player.points["demigods"] += sum(player.demigods.elements())
            player.points["columns"] += column_points(len(self.board.pieces_of(seat, "columns")))
            player.points["pietalte"] += player.kept["pietalte"] * max(player.ranks.values(), default=0)

    def points(self) -> list[dict[str, int]]:
        return [{source: player.points[source] for source in SOURCES} for player in self.players]

    def winners(self) -> list[int]:
        """Most points; if equal, most demigod tiles; if still equal, the victory is shared (PA-11.11)."""
        ranking = [(player.points.total(), player.demigods.total()) for player in self.players]
        return [seat for seat, rank in enumerate(ranking) if rank == max(ranking)]

    def snapshot(self) -> dict[str, Any]:
        """The whole true position, nothing hidden."""
        return {
            "peoples": list(self.peoples),
            "people_left": sorted(+self.people_left),
            "first_player": None if self.first is None else LETTERS[self.first],
            "active": None if self.active is None else LETTERS[self.active],
            "traitera_uses": self.traitera_uses,
            "temple": self.board.temple,
            "feet": self.where("feet"),
            "columns": self.where("columns"),
            "linked": self.where("columns", only_linked=True),
            "loot": dict(self.board.loot),
            "taken": plain(self.taken),
            "bag": plain(self.bag),
            "display": plain(self.display),
            "deity_pile": plain(self.deity_pile),
            "deity_removed": plain(self.deity_removed),
            "shown_demigods": plain(self.shown_demigods),
            "demigod_pile": plain(self.demigod_pile),
            "row": list(self.row),
            "pile": plain(self.pile),
            "discard": plain(self.discard),
            "special": list(self.special),
            "in_play": self.in_play,
            "bonus_left": sorted(+self.bonus_left),
            "players": {LETTERS[seat]: belongings(player) for seat, player in enumerate(self.players)},
        }

    def where(self, piece: str, only_linked: bool = False) -> dict[str, str]:
        """Hexes with these pieces, and whose they are."""
        owners: dict[str, str] = {}
        for seat in self.seats:
            linked = self.board.linked(seat)
            for hexagon in self.board.pieces_of(seat, piece):
                if hexagon in linked or not only_linked:
                    owners[hexagon] = owners.get(hexagon, "") + LETTERS[seat]
        return owners


def plain(counter: Mapping[Any, int]) -> dict[str, int]:
    """Names and numbers, zeros left out."""
    return {str(thing): number for thing, number in counter.items() if number > 0}


def belongings(player: Player) -> dict[str, Any]:
    return {
        "reserve": {piece: player.reserve[piece] for piece in PIECES},
        "general": {piece: player.general[piece] for piece in PIECES},
        "hand": plain(player.hand),
        "ranks": plain(player.ranks),
        "kept": plain(player.kept),
        "step_tiles": plain(player.step_tiles),
        "bonus": player.bonus,
        "demigods": plain(player.demigods),
        "points": {source: player.points[source] for source in SOURCES},
    }
