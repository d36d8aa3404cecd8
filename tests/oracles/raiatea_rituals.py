"""Raiatea's rituals: performing one, and every effect that rituals, sales and rewards share."""

from __future__ import annotations

from collections import Counter

from tests.oracles.asking import Asking, Step
from tests.oracles.raiatea_data import (
    ASSISTANTS,
    GOODS,
    LETTERS,
    MASKS,
    PRICE_OF_PRIESTS,
    RITUALS,
    TOP_PRIEST,
    TOP_TATTOO,
    read_effect,
)
from tests.oracles.raiatea_table import Table, choose, happens, offers, operand, present


class Rituals(Table):
    """Effects marked own_part are steps of a player's own part and have free actions beside them."""

    def perform_from(self, seat: int, ritual: str) -> Step:
        """A ritual performed from hand costs no mana (RA-10.6)."""
        assert self.players[seat].hand[ritual] > 0
        self.players[seat].hand[ritual] -= 1
        yield from self.perform(ritual, seat)

    def perform(self, name: str, owner: int | None) -> Step:
        """The effect first; only then the card lies in front of its owner or on its discard pile. Several
        players are affected in ceremonial order, each to the end (RA-9.18, RA-10.1 to RA-10.4, RA-10.7,
        RA-10.8)."""
        ritual = RITUALS[name]
        if ritual.kind == "permanent":
            assert owner is not None
            self.players[owner].front[name] += 1
            return
        whom, _, effect = ritual.effect.rpartition(": ")
        affected = {
            "all": self.order,
            "others": [seat for seat in self.order if seat != owner],
            "": self.order[:1] if owner is None else [owner],  # Hina fills the bag once, whoever put it there
        }
        for seat in affected[whom]:
            for code, number in read_effect(effect):
                yield from self.apply(code, number, seat, owner)
        self.discard_ritual(name)

    def apply(self, code: str, number: int, seat: int, owner: int | None = None) -> Step:
        """One effect on one player, as far as possible."""
        player = self.players[seat]
        match code:
            case "gain_pearls":
                player.pearls += number
            case "lose_pearls":
                player.pearls = max(0, player.pearls - number)
            case "gain_mana":
                player.mana += number
            case "bag_add_per_player":
                self.bag_mana += number * len(self.players)
            case "tattoo":
                yield from self.advance_tattoo(seat, number)
            case "recruit_free":
                player.priests = min(TOP_PRIEST, player.priests + number)
            case "lose_priests":
                player.priests = max(1, player.priests - number)
            case "priest_action":
                yield from self.recruit_priests(seat)
            case "take_good" | "take_goods_different":
                yield from self.take_goods(seat, number)
            case "take_assistant":
                yield from self.take_assistant(seat)
            case "reactivate":
                yield from self.reactivate(seat, number)
            case "reactivate_all":
                player.active, player.used = player.active + player.used, Counter()
            case "exhaust":
                yield from self.exhaust(seat)
            case "take_mask":
                yield from self.take_masks(seat, number)
            case "draw_keep":
                yield from self.draw_set(seat, number)
            case "perform_from_hand":
                yield from self.perform_one(seat)
            case "steal_good":
                yield from self.steal_good(seat)
            case "give_good":
                assert owner is not None
                yield from self.good_is_stolen(owner, seat)
            case "steal_mask":
                yield from self.steal_mask(seat)
            case "steal_assistant":
                yield from self.steal_assistant(seat)
            case "cancel_cost":
                yield from self.cancel_cost(seat)
            case "cancel_player":
                yield from self.cancel_player(seat)
            case _:
                raise ValueError(code)

    def advance_tattoo(self, seat: int, steps: int) -> Step:
        """The track ends at 9; who first reaches it may perform one ritual at once (RA-4.11, RA-4.14,
        RA-4.17)."""
        player = self.players[seat]
        player.tattoo = min(TOP_TATTOO, player.tattoo + steps)
        if player.tattoo == TOP_TATTOO and not player.tahua:
            player.tahua = True
            yield from self.perform_one(seat)

    def perform_one(self, seat: int) -> Step:
        """Any ritual in hand, of any cost, or none (RA-4.11, RA-10.6)."""
        held = present(self.players[seat].hand, list(RITUALS))
        ritual = operand((yield from self.ask(seat, lambda: offers("perform", held))))
        if ritual in held:
            yield from self.perform_from(seat, ritual)

    def recruit_priests(
        self, seat: int, own_part: bool = False, free_priest: bool = False, path_mana: int = 0
    ) -> Step:
        """One decision: 0, 1 or 2 priests for 0, 2 or 5 pearls, the Kahuna's free one on top, as far as
        they fit; then mana for the priests, 3 more with Ata (RA-6.1 to RA-6.6, RA-9.2). `path_mana` is what
        Vāna'ana'a adds."""
        player = self.players[seat]

        def answers() -> list[str]:
            return [
                f"recruit {paid}{' free' * free}"
                for paid, price in PRICE_OF_PRIESTS.items()
                for free in range(2 if free_priest else 1)
                if price <= player.pearls and player.priests + paid + free <= TOP_PRIEST
            ]

        words = (yield from self.ask(seat, answers, own_part)).split()
        player.pearls -= PRICE_OF_PRIESTS[int(words[1])]
        player.priests += int(words[1]) + ("free" in words)
        player.mana += player.priests + 3 * player.front["ata"]
        player.mana += path_mana * player.front["vanaanaa"]

    def take_goods(self, seat: int, number: int, own_part: bool = False) -> Step:
        """Goods of different types from the goods market; declining ends it (RA-8.6, RA-12.5)."""
        taken: list[str] = []

        def answers() -> list[str]:
            goods = [good for good in present(self.goods_market, GOODS) if good not in taken]
            return offers("take_good", goods)

        for _ in range(number):
            good = operand((yield from self.ask(seat, answers, own_part)))
            if good not in GOODS:
                return
            self.take_from_goods_market(seat, good)
            taken.append(good)

    def take_assistant(self, seat: int, own_part: bool = False) -> Step:
        """One assistant of the market, without paying (RA-12.8)."""

        def answers() -> list[str]:
            return offers("take_assistant", present(self.assistant_market, ASSISTANTS))

        assistant = operand((yield from self.ask(seat, answers, own_part)))
        if assistant in ASSISTANTS:
            self.hire(seat, assistant)

    def reactivate(self, seat: int, number: int) -> Step:
        """Up to so many used assistants become active again (RA-12.2)."""
        player = self.players[seat]

        def answers() -> list[str]:
            return offers("reactivate", present(player.used, ASSISTANTS), "stop")

        for _ in range(number):
            assistant = operand((yield from self.ask(seat, answers)))
            if assistant not in ASSISTANTS:
                return
            player.used[assistant] -= 1
            player.active[assistant] += 1

    def exhaust(self, seat: int) -> Step:
        """One active assistant must be turned (RA-10.3)."""
        active = present(self.players[seat].active, ASSISTANTS)
        if active:
            self.players[seat].turn(operand((yield from choose(seat, [f"exhaust {a}" for a in active]))))

    def take_masks(self, seat: int, number: int, own_part: bool = False) -> Step:
        """Masks or mirrors of the masks market, without treasure; declining ends it (RA-3.14, RA-7.3)."""

        def answers() -> list[str]:
            return offers("take_mask", present(self.mask_market, MASKS))

        for _ in range(number):
            mask = operand((yield from self.ask(seat, answers, own_part)))
            if mask not in MASKS:
                return
            self.mask_market[mask] -= 1
            self.players[seat].masks[mask] += 1

    def draw_set(self, seat: int, keep: int, own_part: bool = False, for_mana: bool = False) -> Asking[bool]:
        """Draw a set by rank and keep so many: 3 cards, 5 from Arioi on, of one deck. A purchase costs 3
        mana, with 'Ōrerorero nothing (RA-4.4 to RA-4.10, RA-4.16, RA-9.3). Tells whether a set was drawn."""
        player = self.players[seat]

        def price() -> int:
            return 3 if for_mana and not player.front["orerorero"] else 0

        def answers() -> list[str]:
            decks = [d for d in player.decks if self.decks[d].total() + self.discards[d].total() > 0]
            if decks and player.mana < price():
                return ["draw_set decline"]
            return offers("draw_set", decks)

        deck = operand((yield from self.ask(seat, answers, own_part)))
        if deck not in self.decks:
            return False
        player.mana -= price()
        self.receive_in_bag(price())
        yield from self.draw_cards(seat, deck, 5 if player.rank >= 2 else 3)
        yield from self.keep_cards(seat, keep)
        self.reject_cards(seat)
        return True

    def receive_in_bag(self, mana: int) -> None:
        """Mana for purchases and bids enters the bag, in the restriction variant the supply (RA-9.3,
        RA-11.11, RA-15.3)."""
        if not self.mana_restriction:
            self.bag_mana += mana

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.players)) if other != seat]

    def steal_good(self, thief: int) -> Step:
        """Any other player may be chosen; screens hide who has goods (RA-10.3)."""
        answers = [f"steal_good {LETTERS[other]}" for other in self.others(thief)]
        victim = operand((yield from choose(thief, answers)))
        yield from self.good_is_stolen(thief, LETTERS.index(victim))

    def good_is_stolen(self, thief: int, victim: int) -> Step:
        """A random good changes screens; no price moves (RA-10.3)."""
        goods = self.players[victim].goods
        if goods.total():
            outcomes = Counter({f"{LETTERS[victim]} {good}": goods[good] for good in GOODS})
            good = operand((yield from happens("stolen", outcomes)))
            goods[good] -= 1
            self.players[thief].goods[good] += 1

    def steal_mask(self, thief: int) -> Step:
        """A mask or mirror in no pair, without treasure (RA-3.14, RA-10.5)."""
        answers = [
            f"steal_mask {LETTERS[other]} {mask}"
            for other in self.others(thief)
            for mask in [*self.players[other].singles, *present(self.players[other].masks, ["mirror"])]
        ]
        if answers:
            _, victim, mask = (yield from choose(thief, answers)).split()
            self.players[LETTERS.index(victim)].masks[mask] -= 1
            self.players[thief].masks[mask] += 1

    def steal_assistant(self, thief: int) -> Step:
        """An assistant changes owner and stays active or used (RA-10.3)."""
        answers = [
            f"steal_assistant {LETTERS[other]} {assistant} {state}"
            for other in self.others(thief)
            for state in ("active", "used")
            for assistant in present(getattr(self.players[other], state), ASSISTANTS)
        ]
        if answers:
            _, victim, assistant, state = (yield from choose(thief, answers)).split()
            getattr(self.players[LETTERS.index(victim)], state)[assistant] -= 1
            getattr(self.players[thief], state)[assistant] += 1

    def cancel_cost(self, seat: int) -> Step:
        """The others' clipped rituals of one cost that still wait are lost (RA-10.10, RA-10.11)."""
        threatened = [lying for lying in self.waiting if lying[1] not in (None, seat)]
        costs = sorted({RITUALS[card].cost for card, _ in threatened})
        if costs:
            answer = yield from choose(seat, [f"cancel_cost {cost}" for cost in costs])
            cost = int(operand(answer))
            self.cancel([lying for lying in threatened if RITUALS[lying[0]].cost == cost])

    def cancel_player(self, seat: int) -> Step:
        """All clipped rituals of another player that still wait are lost (RA-10.10, RA-10.11)."""
        victims = [other for other in self.others(seat) if other in [owner for _, owner in self.waiting]]
        if victims:
            answer = yield from choose(seat, [f"cancel_player {LETTERS[victim]}" for victim in victims])
            victim = LETTERS.index(operand(answer))
            self.cancel([lying for lying in self.waiting if lying[1] == victim])

    def cancel(self, cards: list[tuple[str, int | None]]) -> None:
        for lying in cards:
            self.waiting.remove(lying)
            self.discard_ritual(lying[0])
