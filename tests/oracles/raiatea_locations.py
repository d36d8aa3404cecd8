"""Raiatea's six locations: each is an action for everybody with a bonus for the Kahuna."""

from __future__ import annotations

from collections import Counter

from tests.oracles.asking import Asking, Step
from tests.oracles.raiatea_data import (
    ASSISTANTS,
    DESIGNS,
    FOREST,
    GOODS,
    MASKS,
    PRICE_SCALES,
    TOP_PRICE,
    TOP_TATTOO,
    read_effect,
)
from tests.oracles.raiatea_missions import Missions
from tests.oracles.raiatea_table import happens, offers, operand, present


class Locations(Missions):
    """The Kahuna acts first, then the others clockwise; everything may be declined (RA-2.4 to RA-2.6)."""

    def visit(self, location: str, kahuna: int) -> Step:
        visits = {
            "forest": self.forest,
            "marae": self.marae,
            "reef": self.reef,
            "path": self.path,
            "clearing": self.clearing,
            "market": self.market,
        }
        yield from visits[location](kahuna)

    def effective(self, seat: int, assistant: str) -> int:
        """For the die, active and used ones count, and Rua-Tupua-Nui is one more (RA-12.3, RA-12.4)."""
        player = self.players[seat]
        return player.assistants[assistant] + player.front["rua_tupua"]

    def roll_for(self, assistant: str) -> Asking[int]:
        """Rolled only if somebody counts an assistant of the type; else more than anybody has (RA-12.15)."""
        if any(self.effective(seat, assistant) for seat in range(len(self.players))):
            return (yield from self.roll(assistant))
        return 99

    def roll(self, purpose: str) -> Asking[int]:
        """Four faces (RA-2.8)."""
        outcome = yield from happens("roll", Counter([f"{purpose} {face}" for face in range(1, 5)]))
        return int(operand(outcome))

    def forest(self, kahuna: int) -> Step:
        """Roll for gatherers; one pick clockwise; a new reserve; one pick counter-clockwise (RA-3.1 to
        RA-3.4)."""
        die = yield from self.roll_for("gatherer")
        for seat in self.seats_from(kahuna):
            if self.effective(seat, "gatherer") >= die:
                yield from self.take_goods(seat, 1, own_part=True)
        for player in self.players:
            player.mana += 2 * player.front["rearea"]
        for seat in self.seats_from(kahuna):
            yield from self.pick_in_forest(seat)
        yield from self.renew_reserve()
        for seat in self.seats_from(kahuna, direction=-1):
            yield from self.pick_in_forest(seat)
            yield from self.window(seat)

    def pick_in_forest(self, seat: int) -> Step:
        """A card of the reserve or none. A gatherer first adds a card and afterwards takes a good of what is
        left; one gatherer per pick (RA-3.2, RA-3.8, RA-3.11, RA-12.6, RA-12.7)."""
        player = self.players[seat]
        gatherer_used = False

        def answers() -> list[str]:
            gatherer = ["use_gatherer"] if player.active["gatherer"] and not gatherer_used else []
            cards = [f"pick {face}" for face in present(self.reserve, list(FOREST))]
            return [*cards, "pick decline", *gatherer] if cards or gatherer else []

        answer = yield from self.ask(seat, answers, own_part=True)
        if answer == "use_gatherer":
            gatherer_used = True
            player.turn("gatherer")
            yield from self.reveal_forest_card()
            answer = yield from self.ask(seat, answers, own_part=True)
        if operand(answer) in FOREST:
            yield from self.take_from_reserve(seat, operand(answer))
        if gatherer_used:
            good = operand((yield from self.ask(seat, self.extra_goods, own_part=True)))
            if good in GOODS:
                yield from self.take_from_reserve(seat, good)

    def extra_goods(self) -> list[str]:
        return offers("extra_good", present(self.reserve, GOODS))

    def take_from_reserve(self, seat: int, face: str) -> Step:
        """No price moves; a mask gives its treasure at once: 3 pearls, 3 mana or a tattoo (RA-3.5 to RA-3.8,
        RA-3.14)."""
        player = self.players[seat]
        self.reserve[face] -= 1
        card, _, treasure = face.partition(" ")
        if card in GOODS:
            player.goods[card] += 1
        elif card in ASSISTANTS:
            player.active[card] += 1
        else:
            player.masks[card] += 1
            assert (card in DESIGNS) == bool(treasure)
        if treasure == "pearls":
            player.pearls += 3
        elif treasure == "mana":
            player.mana += 3
        elif treasure == "tattoo":
            yield from self.advance_tattoo(seat, 1)

    def marae(self, kahuna: int) -> Step:
        """Roll for shamans; then each player sacrifices and draws (RA-4.1, RA-4.13, RA-12.10)."""
        die = yield from self.roll_for("shaman")
        for seat in self.seats_from(kahuna):
            if self.effective(seat, "shaman") >= die:
                yield from self.accept_tattoo(seat)
        for seat in self.seats_from(kahuna):
            yield from self.sacrifice(seat, is_kahuna=seat == kahuna)
            for _ in range(2 if seat == kahuna else 1):
                if not (yield from self.draw_set(seat, 1, own_part=True)):
                    break
            yield from self.window(seat)

    def accept_tattoo(self, seat: int) -> Step:
        """Not offered at the end of the track (RA-4.14)."""

        def answers() -> list[str]:
            return ["tattoo yes", "tattoo no"] if self.players[seat].tattoo < TOP_TATTOO else []

        if (yield from self.ask(seat, answers, own_part=True)) == "tattoo yes":
            yield from self.advance_tattoo(seat, 1)

    def sacrifice(self, seat: int, is_kahuna: bool) -> Step:
        """One good for one tattoo, one more for the Kahuna and with Tū-Papa; not at the end of the track
        (RA-4.2, RA-4.3, RA-4.12, RA-4.14)."""
        player = self.players[seat]

        def answers() -> list[str]:
            if player.tattoo == TOP_TATTOO:
                return []
            return [f"sacrifice {good}" for good in present(player.goods, GOODS)] + ["sacrifice stop"]

        made = 0
        while made < 1 + is_kahuna + player.front["tu_papa"]:
            good = operand((yield from self.ask(seat, answers, own_part=True)))
            if good not in GOODS:
                return
            self.pay_good(seat, good)
            yield from self.advance_tattoo(seat, 1)
            made += 1

    def reef(self, kahuna: int) -> Step:
        """Roll for divers, 4 pearls; a second roll gives that many pearls to each, 3 more to the Kahuna, 2
        more with Tua-Ra'a-Tai (RA-5.1 to RA-5.4, RA-12.13)."""
        die = yield from self.roll_for("diver")
        for seat, player in enumerate(self.players):
            if self.effective(seat, "diver") >= die:
                player.pearls += 4
        pearls = yield from self.roll("reef")
        for player in self.players:
            player.pearls += pearls + 2 * player.front["tua_raa_tai"]
        self.players[kahuna].pearls += 3
        for seat in self.seats_from(kahuna):
            yield from self.window(seat)

    def path(self, kahuna: int) -> Step:
        """Each recruits and receives mana, 2 more with Vāna'ana'a; the Kahuna has a free priest (RA-6.1 to
        RA-6.3)."""
        for seat in self.seats_from(kahuna):
            yield from self.recruit_priests(seat, own_part=True, free_priest=seat == kahuna, path_mana=2)
            yield from self.window(seat)

    def clearing(self, kahuna: int) -> Step:
        """All put a mask in, then those who did take one; the Kahuna completes one mission before or after
        (RA-7.1 to RA-7.8). A player's part ends with his last question here."""
        for player in self.players:
            player.pearls += 2 * player.front["tama_ehu"]
        completed = yield from self.complete_mission(kahuna, own_part=True)
        givers = []
        for seat in self.seats_from(kahuna):
            mask = yield from self.give_mask(seat)
            if mask in MASKS:
                givers.append(seat)
            elif seat != kahuna or completed:
                yield from self.window(seat)
        for seat in givers:
            yield from self.take_masks(seat, 1, own_part=True)
            if seat != kahuna or completed:
                yield from self.window(seat)
        if not completed:
            yield from self.complete_mission(kahuna, own_part=True)
            yield from self.window(kahuna)

    def give_mask(self, seat: int) -> Asking[str]:
        """A mask or mirror that no mirror binds (RA-7.1, RA-7.7, RA-13.8)."""
        masks = self.players[seat].masks
        mask = operand((yield from self.ask(seat, lambda: offers("give_mask", present(masks, MASKS)), True)))
        if mask in MASKS:
            masks[mask] -= 1
            self.mask_market[mask] += 1
        return mask

    def market(self, kahuna: int) -> Step:
        """Roll for merchants; then each player sells and recruits in any order (RA-8.1, RA-8.10)."""
        die = yield from self.roll_for("merchant")
        for seat in self.seats_from(kahuna):
            if self.effective(seat, "merchant") >= die:
                yield from self.take_assistant(seat, own_part=True)
        for seat in self.seats_from(kahuna):
            yield from self.trade(seat, is_kahuna=seat == kahuna)

    def trade(self, seat: int, is_kahuna: bool) -> Step:
        """One sale, one more for the Kahuna and with Rautī; one assistant for 2 pearls, one free for the
        Kahuna; merchants raise a price to the top (RA-8.2, RA-8.3, RA-8.8, RA-8.9, RA-8.15, RA-12.9,
        RA-12.16)."""
        player = self.players[seat]
        sales = 0
        hires_left = {"hire": 1, "hire_free": int(is_kahuna)}

        def answers() -> list[str]:
            moves = ["market end"]
            if sales < 1 + is_kahuna + player.front["rauti"]:
                for good in present(player.goods, GOODS):
                    moves += [f"sell {good} {level}" for level in range(1, self.prices[good] + 1)]
            for verb, left in hires_left.items():
                if left and (verb == "hire_free" or player.pearls >= 2):
                    moves += [f"{verb} {wanted}" for wanted in present(self.assistant_market, ASSISTANTS)]
            if player.active["merchant"]:
                moves += [f"use_merchant {good}" for good in GOODS if self.prices[good] < TOP_PRICE]
            return moves

        while (answer := (yield from self.ask(seat, answers, own_part=True))) != "market end":
            verb, what, *level = answer.split()
            if verb == "sell":
                sales += 1
                yield from self.sell(seat, what, int(level[0]))
            elif verb == "use_merchant":
                player.turn("merchant")
                self.prices[what] = TOP_PRICE
            else:
                hires_left[verb] -= 1
                player.pearls -= 2 if verb == "hire" else 0
                self.hire(seat, what)

    def sell(self, seat: int, good: str, level: int) -> Step:
        """The card goes to the market, then the bonus is applied, then the price falls by one in all
        (RA-8.4, RA-8.11 to RA-8.13)."""
        self.players[seat].goods[good] -= 1
        self.goods_market[good] += 1
        bonus = PRICE_SCALES[good][level - 1]
        if bonus == "complete_mission":
            yield from self.complete_mission(seat)
        else:
            for code, number in read_effect(bonus):
                yield from self.apply(code, number, seat)
        self.prices[good] = max(1, self.prices[good] - 1)
