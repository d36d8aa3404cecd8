"""Mangrovia, the rules read a second time: short, slow and plain, to compare an engine with.

`Mangrovia(3, {}).play()` is a generator of questions; each is answered by sending one of its options. At any
question `snapshot()` tells the whole true position; after the last one `points()` and `winners()` the result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from tests.oracles.asking import Asking, Step, ask
from tests.oracles.mangrovia_data import (
    BOARD,
    BOWLS,
    LANDSCAPES,
    LAST_ROUND,
    LETTERS,
    NORTHERN_SITE,
    OTHER_TILES,
    PIERS,
    STAR,
    STARTING_OFFERINGS,
    STATUE_TILES,
    Square,
)
from tests.oracles.mangrovia_scoring import final_scoring
from tests.oracles.mangrovia_table import (
    CURRENCIES,
    JOKER,
    NEUTRAL,
    Cards,
    Draft,
    Piece,
    Standing,
    Table,
    draw_from,
    plain,
    sums,
)


class Mangrovia(Table):
    """One game for 2 to 5 players, seats numbered clockwise."""

    def play(self) -> Step:
        """Rounds of three phases until a last hut has been built; the last round has no phase 3, and there
        are never more than 60 (MG-3.1, MG-14.1, MG-14.14)."""
        yield from self.set_up()
        while True:
            self.round += 1
            yield from self.place_bowls()
            yield from self.sail()
            if self.end_mark or self.round == LAST_ROUND:
                break
            yield from self.prepare_next_round()
        final_scoring(self)

    def set_up(self) -> Step:
        """First player and starting cards, two hidden landscape cards each, the displays, and the bonus
        tiles of the variant (MG-2.4 to MG-2.9, MG-15.1)."""
        if self.options["random_first_player"]:
            seats = {f"first_player {LETTERS[seat]}": seat for seat in self.seats}
            self.first_player = yield from ask(None, seats)
        else:
            self.first_player = 0
        for number, seat in enumerate(self.turn_order(), start=1):
            self.builders[seat].pockets["start"].update(STARTING_OFFERINGS[number])
        for seat in self.turn_order() * 2:
            yield from self.draw_card(seat, self.landscapes)
        yield from self.offerings.fill_display()
        yield from self.landscapes.fill_display()
        yield from self.lay_out_bonus_tiles()

    def lay_out_bonus_tiles(self) -> Step:
        """One on each free square of the Star, from all 16 tiles or from one of the sets of 8 (MG-15.8)."""
        tiles: Counter[str] = Counter()
        if self.options["statue_tiles"]:
            tiles.update(STATUE_TILES)
        if self.options["other_tiles"]:
            tiles.update(OTHER_TILES)
        for name in STAR:
            if tiles.total() > 0 and name not in self.standing:
                self.star_tiles[name] = yield from draw_from(tiles, f"bonus_tile {name}")

    def place_bowls(self) -> Step:
        """Each in turn must put a bowl on an empty site, at 2 and 3 players a second one on a second lap; the
        first player's first bowl never goes to the northern site (MG-3.2 to MG-3.7)."""
        for lap in range(BOWLS[len(self.builders)]):
            for seat in self.turn_order():
                empty = [site for site in range(1, 7) if site not in self.bowls]
                if lap == 0 and seat == self.first_player:
                    empty.remove(NORTHERN_SITE)
                site = yield from ask(seat, {f"place_bowl {site}": site for site in empty})
                self.bowls[site] = seat

    def sail(self) -> Step:
        """The boat passes the piers 1 to 12; each site has two, and the owner of its bowl acts at both. Empty
        sites and the neutral bowl are passed by (MG-4.1 to MG-4.5, MG-4.21)."""
        for self.pier, actions in PIERS.items():
            site = min(self.pier, 13 - self.pier)
            owner = self.bowls.get(site, NEUTRAL)
            if owner != NEUTRAL:
                for action in actions:
                    yield from self.act(owner, action)

    def act(self, seat: int, action: str) -> Step:
        """One step of a pier; if it is declined or impossible, the later ones remain (MG-4.6, MG-4.20)."""
        steps: dict[str, Callable[[int], Step]] = {
            "face_up": self.take_face_up,
            "face_down": self.take_face_down,
            "two_face_up_or_two_face_down": self.take_two_alike,
            "amulets": self.may_collect_amulets,
            "amulets_or_hut": self.amulets_or_hut,
            "hut": self.one_hut,
            "hut_or_double_hut": self.hut_or_double_hut,
            "two_huts": self.two_huts,
            "birds": self.move_birds,
        }
        yield from steps[action](seat)

    def draw_card(self, seat: int, cards: Cards) -> Step:
        """From the pile into his hand, which has no limit (MG-6.9)."""
        name = yield from cards.draw(f"draw_{cards.kind} {LETTERS[seat]}")
        self.builders[seat].pockets[cards.kind][name] += 1

    def take_face_up(self, seat: int) -> Step:
        """Any open card; its place stays empty until phase 3, and without open cards the draw is lost
        (MG-6.1, MG-6.2, MG-6.5, MG-6.6)."""
        options: dict[str, tuple[Cards, str] | None] = {
            f"draw_up {cards.kind} {name}": (cards, name)
            for cards in [self.offerings, self.landscapes]
            for name in plain(cards.display)
        }
        if options:
            chosen = yield from ask(seat, {**options, "draw_up decline": None})
            if chosen is not None:
                cards, name = chosen
                cards.display[name] -= 1
                self.builders[seat].pockets[cards.kind][name] += 1

    def take_face_down(self, seat: int) -> Step:
        """The top of either pile; he sees the card before his next step (MG-6.2, MG-6.4, MG-6.8)."""
        options: dict[str, Cards | None] = {
            f"draw_down {cards.kind}": cards
            for cards in [self.offerings, self.landscapes]
            if cards.can_deliver()
        }
        if options:
            cards = yield from ask(seat, {**options, "draw_down decline": None})
            if cards is not None:
                yield from self.draw_card(seat, cards)

    def take_two_alike(self, seat: int) -> Step:
        """Pier 5: two open cards or two hidden ones; the choice holds for both (MG-4.7, MG-4.12)."""
        kinds = [self.offerings, self.landscapes]
        options: dict[str, Callable[[int], Step] | None] = {}
        if any(cards.display.total() > 0 for cards in kinds):
            options["draw_two up"] = self.take_face_up
        if any(cards.can_deliver() for cards in kinds):
            options["draw_two down"] = self.take_face_down
        if options:
            take = yield from ask(seat, {**options, "draw_two decline": None})
            if take is not None:
                yield from take(seat)
                yield from take(seat)

    def can_collect(self, seat: int) -> bool:
        """From the stack without a hut on an amulet square, from the bag with one (MG-7.2, MG-7.7)."""
        if self.builders[seat].amulet_huts == 0:
            return self.ones_stack > 0
        return self.bag.total() + self.aside.total() > 0

    def may_collect_amulets(self, seat: int) -> Step:
        """Pier 2: completely or not at all (MG-4.9, MG-7.8)."""
        if self.can_collect(seat):
            wanted = yield from ask(seat, {"collect amulets": True, "collect decline": False})
            if wanted:
                yield from self.collect_amulets(seat)

    def collect_amulets(self, seat: int) -> Step:
        """No hut on an amulet square: a value-1 token of the board. One: a token of the bag. More: as many,
        five at most, and one of these goes back, unless only one came (MG-7.1 to MG-7.4, MG-7.9)."""
        builder = self.builders[seat]
        if builder.amulet_huts == 0:
            self.ones_stack -= 1
            builder.pockets["amulet"]["1"] += 1
            return
        for _ in range(min(builder.amulet_huts, 5)):
            yield from self.draw_amulet(seat)
        if self.drawn.total() >= 2:
            values = plain(self.drawn)
            given_back = yield from ask(seat, {f"return_amulet {value}": value for value in values})
            self.drawn[given_back] -= 1
            self.bag[given_back] += 1
        builder.pockets["amulet"] += self.drawn
        self.drawn = Counter()

    def draw_amulet(self, seat: int) -> Step:
        """The spent tokens enter the bag only when one is needed and the bag is empty; if there are none the
        draw stops (MG-7.6, MG-7.7, MG-7.10, MG-7.11)."""
        if self.bag.total() == 0:
            self.bag, self.aside = self.aside, Counter()
        if self.bag.total() > 0:
            self.drawn[(yield from draw_from(self.bag, f"draw_amulet {LETTERS[seat]}"))] += 1

    def amulets_or_hut(self, seat: int) -> Step:
        """Pier 8: one of the two, and only if it is possible (MG-4.7, MG-4.15)."""
        options: dict[str, Callable[[int], Step] | None] = {"action decline": None}
        if self.can_collect(seat):
            options["action amulets"] = self.collect_amulets
        if self.sites_for(seat, huts=1):
            options["action hut"] = self.one_hut
        if self.can_collect(seat) or self.builders[seat].supply > 0:
            action = yield from ask(seat, options)
            if action is not None:
                yield from action(seat)

    def one_hut(self, seat: int) -> Step:
        """Piers 7 and 11, and the alternatives of 8 and 9 (MG-4.14, MG-4.18)."""
        yield from self.build(seat, huts=1)

    def hut_or_double_hut(self, seat: int) -> Step:
        """Pier 9, the only place for a double hut (MG-4.16, MG-10.1)."""
        sizes = {"size single": 1, "size double": 2}
        possible = {notation: huts for notation, huts in sizes.items() if self.sites_for(seat, huts)}
        if self.builders[seat].supply > 0:
            huts = yield from ask(seat, {**possible, "size decline": 0})
            if huts > 0:
                yield from self.build(seat, huts)

    def two_huts(self, seat: int) -> Step:
        """Pier 10: one after the other, each paid for itself, the first with all its effects before the
        second, which is lost with the first (MG-4.17, MG-9.1 to MG-9.4)."""
        built = yield from self.build(seat, huts=1)
        if built:
            yield from self.build(seat, huts=1)

    def sites_for(self, seat: int, huts: int) -> list[Square]:
        """Free squares that he can provide everything for (MG-8.1, MG-8.9, MG-8.10, MG-10.4 to MG-10.6)."""
        if self.builders[seat].supply < huts:
            return []
        held = self.builders[seat].pieces("landscape", JOKER)
        payable = {currency: self.sums_in(seat, currency) for currency in CURRENCIES}
        return [
            square
            for name, square in BOARD.items()
            if name not in self.standing
            and (huts == 1 or square.is_plain)
            and huts * square.cost in payable[square.currency]
            and self.fitting(held, square).total() >= huts
        ]

    def cards_for(self, seat: int, square: Square) -> Counter[Piece]:
        """Landscape cards that show a landscape of the square with a bird, and jokers, which need no bird
        (MG-5.3, MG-8.2, MG-10.8, MG-11.1 to MG-11.3, MG-15.6, MG-15.9)."""
        return self.fitting(self.builders[seat].pieces("landscape", JOKER), square)

    def fitting(self, held: Counter[Piece], square: Square) -> Counter[Piece]:
        return Counter(
            {
                card: number
                for card, number in held.items()
                if card.name == JOKER or (card.name in square.landscapes and card.name in self.birds)
            }
        )

    def sums_in(self, seat: int, currency: str) -> set[int]:
        """What he could pay exactly in this currency, and in no other (MG-8.3, MG-8.5)."""
        purse = self.builders[seat].pieces(*CURRENCIES[currency])
        return sums(piece.value for piece in purse.elements())

    def build(self, seat: int, huts: int) -> Asking[bool]:
        """Choose a square, then the landscape cards, then pay; tell whether a hut was built (MG-4.6)."""
        if self.builders[seat].supply == 0:
            return False
        verb = "build" if huts == 1 else "build_double"
        squares: dict[str, Square | None] = {f"{verb} {x.name}": x for x in self.sites_for(seat, huts)}
        square = yield from ask(seat, {**squares, f"{verb} decline": None})
        if square is None:
            return False
        self.draft = Draft(square, huts)
        yield from self.play_landscapes(seat, self.draft)
        yield from self.pay(seat, self.draft)
        self.raise_hut(seat, self.draft)
        self.draft = None
        return True

    def play_landscapes(self, seat: int, draft: Draft) -> Step:
        """One card for a hut, two for a double hut, in any order (MG-8.2, MG-10.2, MG-11.3)."""
        for _ in range(draft.huts):
            left = self.cards_for(seat, draft.square) - draft.landscapes
            card = yield from ask(seat, {f"play {card.notation}": card for card in left})
            draft.landscapes[card] += 1

    def pay(self, seat: int, draft: Draft) -> Step:
        """Exactly the cost, or twice the cost as one sum, piece by piece in any order; no piece that would
        leave a rest he cannot pay exactly (MG-8.3 to MG-8.5, MG-8.11, MG-10.2, MG-10.7)."""
        rest = draft.huts * draft.square.cost
        while rest > 0:
            left = self.builders[seat].pieces(*CURRENCIES[draft.square.currency]) - draft.payment
            fitting = [
                piece
                for piece in left
                if rest - piece.value in sums(other.value for other in (left - Counter([piece])).elements())
            ]
            piece = yield from ask(seat, {f"pay {piece.notation}": piece for piece in fitting})
            draft.payment[piece] += 1
            rest -= piece.value

    def raise_hut(self, seat: int, draft: Draft) -> None:
        """Spend, build, and take what the square gives, in this order (MG-8.6 to MG-8.8, MG-10.3, MG-10.6,
        MG-14.1, MG-15.2)."""
        builder, square = self.builders[seat], draft.square
        for piece in [*draft.landscapes.elements(), *draft.payment.elements()]:
            self.spend(seat, piece)
        builder.supply -= draft.huts
        builder.points["suns"] += draft.huts * square.suns
        tile = self.favour_tiles.pop(0) if square.in_totem else None
        builder.points["favour_tiles"] += tile or 0
        self.standing[square.name] = Standing(seat, draft.huts, tile)
        if square.is_amulet_square:
            builder.amulet_huts += 1
        if square.name in self.star_tiles:
            builder.pockets["bonus"][self.star_tiles.pop(square.name)] += 1
        if builder.supply == 0:
            self.end_mark = True

    def spend(self, seat: int, piece: Piece) -> None:
        """Cards go to the discard of their kind and amulets aside; starting cards and bonus tiles leave the
        game (MG-7.6, MG-7.11, MG-12.1, MG-12.2, MG-15.7)."""
        self.builders[seat].pockets[piece.pocket][piece.name] -= 1
        if piece.pocket == "offering":
            self.offerings.discard[piece.name] += 1
        elif piece.pocket == "landscape":
            self.landscapes.discard[piece.name] += 1
        elif piece.pocket == "amulet":
            self.aside[piece.name] += 1

    def move_birds(self, seat: int) -> Step:
        """Any two different landscapes, the present ones too (MG-4.19, MG-5.1, MG-5.2)."""
        pairs = [list(pair) for pair in combinations(LANDSCAPES, 2)]
        self.birds = yield from ask(seat, {f"move_birds {' '.join(pair)}": pair for pair in pairs})

    def prepare_next_round(self) -> Step:
        """The talisman goes to the bowl on the northern site; if there is none, to the right neighbour, and
        the birds go to the two other landscapes. Then bowls and boat return and the displays are filled, the
        neutral bowl staying (MG-2.19, MG-13.1 to MG-13.8)."""
        assert self.first_player is not None
        if NORTHERN_SITE in self.bowls:
            self.first_player = self.bowls[NORTHERN_SITE]
        else:
            self.first_player = (self.first_player - 1) % len(self.builders)
            self.birds = [landscape for landscape in LANDSCAPES if landscape not in self.birds]
        self.bowls = {site: owner for site, owner in self.bowls.items() if owner == NEUTRAL}
        self.pier = 0
        yield from self.offerings.fill_display()
        yield from self.landscapes.fill_display()

    def points(self) -> list[dict[str, int]]:
        """By source; the last four are 0 until the final scoring (MG-1.2)."""
        return [dict(builder.points) for builder in self.builders]

    def winners(self) -> list[int]:
        """Most points; if equal, most value in amulets; if still equal, shared (MG-14.12, MG-14.13)."""
        ranks = [(sum(points.values()), points["amulets"]) for points in self.points()]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
