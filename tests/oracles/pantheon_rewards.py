"""What players gain in Pantheon: deities, loot tiles, starting bonuses, ranks of offering tiles."""

from __future__ import annotations

from collections import Counter

from tests.oracles.asking import Step, ask
from tests.oracles.pantheon_data import (
    CARD_OF_KIND,
    DEITIES,
    LETTERS,
    LOOT,
    PIECES,
    SITES,
    STEPS_OF_TILE,
    TOP_RANK,
)
from tests.oracles.pantheon_table import Table


class Rewards(Table):
    """Every gain that comes from outside the four actions themselves."""

    def missing_cards(self, seat: int, deity: str, offerings: dict[str, int]) -> Counter[str] | None:
        """The cards that make up what own tiles lack for so many offerings of these kinds, or None if they
        are not in hand; tiles always count, but never for Pietalte (PA-7.2 to PA-7.5, PA-7.8, PA-10.13)."""
        player = self.players[seat]
        missing: Counter[str] = Counter()
        for kind, number in offerings.items():
            rank = 0 if deity == "pietalte" else player.ranks[kind]
            missing[CARD_OF_KIND[kind]] = max(0, number - rank)
        return missing if missing <= player.hand else None

    def gain_deity(self, seat: int, deity: str, source: str) -> Step:
        """Points of the epoch, then the effect; yellow deities are removed after it, the others stay with
        their owner. The source is worship, pile, gallia or surparit (PA-7.6, PA-7.7, PA-10.19, PA-10.23)."""
        player = self.players[seat]
        player.points["deities"] += self.points_for_a_deity()
        if deity == "surparit" and source != "surparit":
            yield from self.draw_deity(seat, "surparit")
        elif deity == "plaesiris" and source == "worship":
            self.take_shown_demigods(seat, 2)
        elif deity == "plaesiris":
            yield from self.draw_secret_demigods(seat, 2)
        elif deity == "taksator":
            self.take_special_money(seat)
        if DEITIES[deity].yellow:
            self.deity_removed[deity] += 1
        else:
            player.kept[deity] += 1

    def points_for_a_deity(self) -> int:
        """The number of the epoch; before the first one it counts as epoch 1 (PA-1.15, PA-7.6)."""
        return max(1, len(self.peoples))

    def draw_deity(self, seat: int, source: str) -> Step:
        """The top deity of the pile, free; the display is not touched (PA-9.4, PA-9.12, PA-10.1)."""
        deity = yield from self.next_deity(LETTERS[seat])
        if deity is not None:
            yield from self.gain_deity(seat, deity, source)

    def raise_offering(self, seat: int, steps: int) -> Step:
        """Per step a new tile of rank 1 or one rank more; lost if all four have rank 4 (PA-3.10, PA-9.6)."""
        ranks = self.players[seat].ranks
        for _ in range(steps):
            if kinds := self.players[seat].kinds_to_raise():
                kind = yield from ask(seat, {f"raise {kind}": kind for kind in kinds})
                ranks[kind] += 1
                assert ranks[kind] <= TOP_RANK

    def collect_rewards(self, seat: int) -> Step:
        """The tiles set aside are resolved one by one in an order of his choice (PA-5.15, PA-5.23)."""
        while kinds := [loot for loot in LOOT if self.taken[loot] > 0]:
            loot = kinds[0]
            if len(kinds) > 1:
                loot = yield from ask(seat, {f"reward {loot}": loot for loot in kinds})
            self.taken[loot] -= 1
            yield from self.resolve_loot(seat, loot)

    def resolve_loot(self, seat: int, loot: str) -> Step:
        """Step tiles are kept; all others leave the game (PA-9.1 to PA-9.11)."""
        player = self.players[seat]
        if loot == "loot_reserve_choice":
            yield from self.choose_pieces(seat)
        elif loot == "loot_reserve_mixed":
            for piece in PIECES:
                player.gain_pieces(piece, 1)
        elif loot == "loot_demigod":
            self.take_shown_demigods(seat, 1)
        elif loot == "loot_deity":
            yield from self.draw_deity(seat, "pile")
        elif loot in ("loot_offering_1", "loot_offering_2"):
            yield from self.raise_offering(seat, int(loot[-1]))
        elif loot in ("loot_cards_2", "loot_cards_3"):
            yield from self.draw_cards(seat, int(loot[-1]))
        elif loot == "loot_money":
            self.take_special_money(seat)
        else:
            assert loot in STEPS_OF_TILE
            player.step_tiles[loot] += 1

    def choose_pieces(self, seat: int) -> Step:
        """Two feet or two columns, of what the general reserve has (PA-9.1, PA-9.10)."""
        player = self.players[seat]
        if there := [piece for piece in PIECES if player.general[piece] > 0]:
            piece = yield from ask(seat, {f"reserve {piece}": piece for piece in there})
            player.gain_pieces(piece, 2)

    def resolve_bonus(self, seat: int, bonus: str) -> Step:
        """A starting bonus; the step bonus only lies in front of its owner (PA-1.12, PA-1.15, PA-9.3)."""
        if bonus == "bonus_reserve":
            for piece in PIECES:
                self.players[seat].gain_pieces(piece, 2)
        elif bonus == "bonus_demigod":
            yield from self.draw_secret_demigods(seat, 1)
        elif bonus == "bonus_deity":
            yield from self.draw_deity(seat, "pile")
        elif bonus == "bonus_offering":
            yield from self.raise_offering(seat, 2)
        elif bonus == "bonus_column":
            yield from self.erect_bonus_column(seat)

    def erect_bonus_column(self, seat: int) -> Step:
        """A column from the general reserve on any site; it is not linked before a route reaches it
        (PA-9.5)."""
        site = yield from ask(seat, {f"erect {site}": site for site in SITES})
        self.players[seat].general["columns"] -= 1
        self.board.put(site, seat)
