"""The box of Raiatea: tracks, cards, tiles and what they do, checked when they are loaded."""

from __future__ import annotations

from typing import Any, final

from motu.games.raiatea.rules import pieces
from motu.games.raiatea.rules.reading import OWNER, TREASURES, part, parts
from motu.kernel.box import Box, BoxError, shown
from motu.kernel.cursor import Cursor, ids_by_number
from motu.kernel.dealing import total
from motu.kernel.vectors import i64, vec, zeros

SEATS = range(3, pieces.SEATS + 1)
NO_ANSWERS = ["decline", "done"]  # what is written in place of a ritual, a mission or a mask
NO_MASKS = [*NO_ANSWERS, *pieces.GOOD_NAMES, *pieces.ASSISTANT_NAMES, "mirror"]
# How many pieces an edition may have where the rulebook counts fewer.
MOST_RITUAL_CARDS = 160
MOST_MISSION_TILES = 120
MOST_FOREST_CARDS = 120
MOST_STARTING_ASSISTANTS = 48
MOST_STARTING_MASKS = 16
MOST_PAID = {
    "pearls": 99,
    "mana": 99,
    **dict.fromkeys(pieces.GOOD_NAMES, 99),
    "any_good": 9,
    "identical_goods": 9,
    "different_goods": pieces.GOODS,
    "masks": 9,
}


@final
class RaiateaBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        box = Cursor(data)
        box.table("edition").text("name")
        self._read_counts(box)
        self._read_start_rituals(box.table("start_rituals"))
        self._read_track(box)
        self._read_ranks(box.by_name("ranks", pieces.RANK_NAMES))
        self.effects: vec[i64] = zeros(pieces.EFFECTS * pieces.PARTS)
        self._read_scales(box.by_name("scales", pieces.GOOD_NAMES, "good"))
        self._read_forest(box)
        self._read_masks(box.numbered("masks", pieces.DESIGN_IDS, pieces.DESIGNS, NO_MASKS))
        self._read_statues(box.rows("statues", pieces.STATUES, pieces.STATUES))
        self._read_missions(box.numbered("missions", pieces.MISSION_IDS, pieces.MISSIONS, NO_ANSWERS))
        self._read_rituals(box.numbered("rituals", pieces.RITUAL_IDS, pieces.RITUALS, NO_ANSWERS))
        box.finish()
        self._check_totals(box)
        self._check_missions()
        self._check_rituals()

    def _read_counts(self, box: Cursor) -> None:
        start = box.table("start")
        priests = box.table("priests")
        self.start_mana: i64 = start.number("mana", 0, 63)
        self.start_pearls: i64 = start.number("pearls", 0, 99)
        self.last_priest: i64 = priests.number("last", 1, 40)
        self.start_priests: i64 = start.number("priests", 0, int(self.last_priest))
        self.start_level: i64 = start.number("price_level", 1, pieces.LEVELS) - 1
        self.priest_price: vec[i64] = zeros(3)  # by number of priests
        for i, price in enumerate(priests.numbers("prices", 0, 99, 2)):
            self.priest_price[i + 1] = price
        self.die: i64 = box.table("die").number("faces", 1, pieces.DIE)
        self.last_tattoo: i64 = box.table("tattoos").number("last", 1, 40)
        locations = box.table("locations")
        self.sacrifices: i64 = locations.number("sacrifices", 0, 9)
        self.sets: i64 = locations.number("sets", 0, 9)
        self.sales: i64 = locations.number("sales", 0, 9)
        self.hire_price: i64 = locations.number("hire_price", 0, 99)
        self.kahuna_sacrifices: i64 = locations.number("kahuna_sacrifices", 0, 9)
        self.kahuna_sets: i64 = locations.number("kahuna_sets", 0, 9)
        self.kahuna_sales: i64 = locations.number("kahuna_sales", 0, 9)
        self.kahuna_pearls: i64 = locations.number("kahuna_pearls", 0, 99)
        ceremony = box.table("ceremony")
        self.purchase: i64 = ceremony.number("purchase", 0, 63)
        self.places: vec[i64] = ceremony.table("places").by_number(SEATS, 0, pieces.REWARDS)
        self.diver_pearls: i64 = box.table("powers").number("diver_pearls", 0, 99)
        points = box.table("mask_points")
        self.mission_mask: i64 = points.number("mission", 0, 99)
        self.assistant_mask: i64 = points.number("assistant", 0, 99)
        self.colour_mask: i64 = points.number("colour", 0, 99)
        self.colour_most: i64 = points.number("colour_most", 0, 99)
        rewards = box.table("rewards")
        self.reward_tattoos: i64 = rewards.number("tattoos", 0, 9)
        self.reward_pearls: i64 = rewards.number("pearls", 0, 99)

    def _read_start_rituals(self, draws: Cursor) -> None:
        self.start_draw: i64 = draws.number("draw", 1, pieces.DRAWN)
        most = min(7, int(self.start_draw))
        self.start_again: vec[i64] = draws.table("again").by_number(SEATS, 0, most)
        self.start_keep: vec[i64] = zeros(8 * pieces.SEATS)  # players * SEATS + place in turn order
        keep = draws.table("keep")
        for players in SEATS:
            for i, n in enumerate(keep.numbers(str(players), 0, most, players)):
                self.start_keep[players * pieces.SEATS + i] = n

    def _read_track(self, box: Cursor) -> None:
        """Action phases and three ceremonies, the last of which ends the game."""
        track = box.rows("track", 1, pieces.SPACES)
        self.spaces: i64 = len(track)
        self.space_ids: list[str] = []
        self.ceremony: vec[i64] = zeros(pieces.SPACES)  # by space: 0 = action phase, else its number
        self.space_most: vec[i64] = zeros(pieces.SPACES)  # the largest number of players that uses it
        ceremonies = 0
        for i, space in enumerate(track):
            self.space_ids.append(space.new_id(self.space_ids))
            is_ceremony = space.one_of("kind", ["action", "ceremony"])
            self.space_most[i] = space.number("most", pieces.SEATS if is_ceremony else 3, pieces.SEATS)
            if is_ceremony:
                ceremonies += 1
                self.ceremony[i] = ceremonies
        if ceremonies != pieces.CEREMONIES or not self.ceremony[self.spaces - 1]:
            raise box.error("box-wrong-total", "track", ceremonies, pieces.CEREMONIES)

    def _read_ranks(self, ranks: list[Cursor]) -> None:
        self.rank_from: vec[i64] = zeros(pieces.RANKS)  # its first space on the tattoo track
        self.rank_set: vec[i64] = zeros(pieces.RANKS)  # rituals in a set
        self.rank_forbidden: vec[i64] = zeros(pieces.RANKS)
        self.rank_clips: vec[i64] = zeros(pieces.RANKS)
        self.rank_points: vec[i64] = zeros(pieces.RANKS)
        least = 0
        for i, rank in enumerate(ranks):
            self.rank_from[i] = rank.number("from", least, int(self.last_tattoo) if i else 0)
            least = int(self.rank_from[i]) + 1
            self.rank_set[i] = rank.number("set", 1, pieces.DRAWN)
            self.rank_forbidden[i] = int(rank.yes_no("forbidden"))
            self.rank_clips[i] = rank.number("clips", 0, 3)
            self.rank_points[i] = rank.number("points", 0, 99)

    def _read_scales(self, scales: list[Cursor]) -> None:
        """One scale for each good, from the bottom to the top."""
        self.top_level: vec[i64] = zeros(pieces.GOODS)
        for good, scale in enumerate(scales):
            levels = scale.items("levels", int(self.start_level) + 1, pieces.LEVELS)
            self.top_level[good] = len(levels) - 1
            for level in range(len(levels)):
                at = pieces.SALES + good * pieces.LEVELS + level
                self._put_effect(at, levels.rows(level, 1, pieces.PARTS), "sale")

    def _read_forest(self, box: Cursor) -> None:
        """Goods, assistants and mirrors; the masks come apart."""
        self.forest: vec[i64] = zeros(pieces.FACES)  # copies by face
        self.start_goods: vec[i64] = zeros(pieces.GOODS)
        self.start_assistants: vec[i64] = zeros(pieces.ASSISTANTS)
        most = MOST_FOREST_CARDS
        for i, good in enumerate(box.by_name("goods", pieces.GOOD_NAMES)):
            self.start_goods[i] = good.number("start", 0, 99)
            self.forest[i] = good.number("forest", 0, most)
        for i, assistant in enumerate(box.by_name("assistants", pieces.ASSISTANT_NAMES)):
            self.start_assistants[i] = assistant.number("start", 0, 99)
            self.forest[pieces.FACE_ASSISTANT + i] = assistant.number("forest", 0, most)
        self.forest[pieces.FACE_MIRROR] = box.table("mirrors").number("forest", 0, most)

    def _read_masks(self, masks: list[tuple[int, Cursor]]) -> None:
        """Two copies of each design, at the start or in the forest; these carry a treasure each."""
        self.design_ids: list[str] = ids_by_number(masks, "mask", pieces.DESIGNS)
        self.design_names: list[str] = self.design_ids[:]  # of those that an edition adds
        self.design_copies: vec[i64] = zeros(pieces.DESIGNS)  # 0: no such design in this edition
        self.start_masks: vec[i64] = zeros(pieces.DESIGNS)
        self.mask_colour: vec[i64] = zeros(pieces.DESIGNS)
        self.mask_scores: vec[i64] = zeros(pieces.DESIGNS)
        self.treasure: vec[i64] = zeros(pieces.FACES)  # the effect of taking a face
        for design, mask in masks:
            if design >= len(pieces.DESIGN_IDS):
                self.design_names[design] = mask.own_name()
            self.mask_colour[design] = mask.one_of("colour", pieces.COLOUR_NAMES)
            self.mask_scores[design] = mask.one_of("scores", pieces.MASK_SCORES)
            self.start_masks[design] = mask.number("start", 0, pieces.MASK_COPIES)
            treasures = mask.rows("treasures")
            copies = len(treasures) + int(self.start_masks[design])
            if copies != pieces.MASK_COPIES:
                raise mask.error("box-wrong-total", "", copies, pieces.MASK_COPIES)
            self.design_copies[design] = copies
            for effect in sorted(part(treasure, TREASURES, OWNER) for treasure in treasures):
                face = pieces.FACE_MASK + design * pieces.MASK_COPIES
                if self.forest[face] and self.treasure[face] != effect:
                    face += 1
                self.forest[face] += 1
                self.treasure[face] = effect
        self.face_ids: list[str] = [self._face_id(face) for face in range(pieces.FACES)]

    def _face_id(self, face: int) -> str:
        """A face in notation: what it shows, and the treasure of a mask."""
        if face < pieces.FACE_MIRROR:
            return (pieces.GOOD_NAMES + pieces.ASSISTANT_NAMES)[face]
        if face == pieces.FACE_MIRROR:
            return "mirror"
        design = self.design_ids[(face - pieces.FACE_MASK) // pieces.MASK_COPIES]
        if not self.forest[face]:
            return f"{design} none_{face}"
        effect = int(self.treasure[face])
        name = pieces.CODE_NAMES[pieces.effect_code(effect)].removeprefix("gain_")
        twin = face + 1 if (face - pieces.FACE_MASK) % 2 == 0 else face - 1
        alike = self.forest[twin] and pieces.effect_code(self.treasure[twin]) == pieces.effect_code(effect)
        return f"{design} {name}_{pieces.effect_amount(effect)}" if alike else f"{design} {name}"

    def _read_statues(self, statues: list[Cursor]) -> None:
        self.slot_from: vec[i64] = zeros(pieces.SLOTS)  # least players that use it; 0 = none
        for i, statue in enumerate(statues):
            lines = statue.items("rows", 1, pieces.ROWS)
            for r in range(len(lines)):
                first = (i * pieces.ROWS + r) * pieces.COLUMNS
                for c, least in enumerate(lines.items(r, 0, pieces.COLUMNS).all_numbers(3, pieces.SEATS)):
                    self.slot_from[first + c] = least

    def _read_missions(self, missions: list[tuple[int, Cursor]]) -> None:
        """What each tile asks."""
        self.mission_ids: list[str] = ids_by_number(missions, "mission", pieces.MISSIONS)
        self.mission_slots: i64 = 1 + max(m for m, _ in missions)
        self.mission_copies: vec[i64] = zeros(pieces.MISSIONS)
        self.mission_statue: vec[i64] = zeros(pieces.MISSIONS)
        self.mission_kind: vec[i64] = zeros(pieces.MISSIONS)  # PAY, CONDITION, AUCTION; 0 = no such mission
        self.mission_types: vec[i64] = zeros(pieces.MISSIONS)  # bits OF_...
        self.mission_pearls: vec[i64] = zeros(pieces.MISSIONS)
        self.mission_mana: vec[i64] = zeros(pieces.MISSIONS)
        self.mission_goods: vec[i64] = zeros(pieces.MISSIONS * pieces.GOODS)  # of named types
        self.mission_any: vec[i64] = zeros(pieces.MISSIONS)  # goods of any type
        self.mission_alike: vec[i64] = zeros(pieces.MISSIONS)  # identical goods
        self.mission_unlike: vec[i64] = zeros(pieces.MISSIONS)  # goods of different types
        self.mission_masks: vec[i64] = zeros(pieces.MISSIONS)
        self.mission_need: vec[i64] = zeros(pieces.MISSIONS)  # NEED_...
        self.mission_least: vec[i64] = zeros(pieces.MISSIONS)  # how much of it
        for m, mission in missions:
            self.mission_statue[m] = mission.number("statue", 1, pieces.STATUES) - 1
            self.mission_copies[m] = mission.number("copies", 1, MOST_MISSION_TILES)
            if "need" in mission:
                self._read_need(m, mission.table("need"))
            elif "auction" in mission:
                if not mission.yes_no("auction"):
                    raise mission.error("box-unknown-name", "auction", "false", "true")
                self.mission_kind[m] = pieces.AUCTION
                self.mission_types[m] = 1 << pieces.OF_MANA
            else:
                self._read_payment(m, mission.table("pay"))

    def _read_payment(self, m: int, pay: Cursor) -> None:
        pays = [pay.number(name, 0, most) if name in pay else 0 for name, most in MOST_PAID.items()]
        if not pay.names:
            raise pay.error("box-wrong-length", "", 0, f"1–{len(MOST_PAID)}")
        self.mission_kind[m] = pieces.PAY
        self.mission_pearls[m] = pays[0]
        self.mission_mana[m] = pays[1]
        for good in range(pieces.GOODS):
            self.mission_goods[m * pieces.GOODS + good] = pays[2 + good]
        self.mission_any[m] = pays[6]
        self.mission_alike[m] = pays[7]
        self.mission_unlike[m] = pays[8]
        self.mission_masks[m] = pays[9]
        choices = sum(n > 0 for n in pays[6:9])
        if choices > 1:  # one choice of goods at a time
            raise pay.error("box-wrong-length", "", choices, 1)
        types = [pays[0], pays[1], sum(pays[2:9]), 0, pays[9]]
        self.mission_types[m] = sum(1 << i for i, n in enumerate(types) if n)

    def _read_need(self, m: int, need: Cursor) -> None:
        names = need.names
        if len(names) != 1:
            raise need.error("box-wrong-length", "", len(names), 1)
        if names[0] not in pieces.NEED_NAMES:
            raise need.error("box-unknown-name", "", shown(names[0]), ", ".join(pieces.NEED_NAMES))
        kind = pieces.NEED_NAMES.index(names[0])
        self.mission_kind[m] = pieces.CONDITION
        self.mission_types[m] = 1 << pieces.OF_CONDITIONS
        self.mission_need[m] = kind
        if kind == pieces.NEED_RANK:
            self.mission_least[m] = need.one_of(names[0], pieces.RANK_NAMES)
        else:
            self.mission_least[m] = need.number(names[0], 1, 99)

    def _read_rituals(self, rituals: list[tuple[int, Cursor]]) -> None:
        self.ritual_ids: list[str] = ids_by_number(rituals, "ritual", pieces.RITUALS)
        self.ritual_names: list[str] = self.ritual_ids[:]  # of those that an edition adds
        self.ritual_slots: i64 = 1 + max(t for t, _ in rituals)
        self.ritual_copies: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_tane: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_back: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_category: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_cost: vec[i64] = zeros(pieces.RITUALS)
        for t, ritual in rituals:
            if t >= len(pieces.RITUAL_IDS):
                self.ritual_names[t] = ritual.own_name()
            category = ritual.one_of("category", pieces.CATEGORY_NAMES)
            self.ritual_copies[t] = ritual.number("copies", 1, MOST_RITUAL_CARDS)
            self.ritual_tane[t] = int(ritual.yes_no("tane"))
            self.ritual_back[t] = ritual.one_of("deck", pieces.BACK_NAMES)
            self.ritual_category[t] = category
            self.ritual_cost[t] = ritual.number("cost", 1, pieces.COSTS)
            self._put_effect(t, ritual.rows("effect", 1, pieces.PARTS), pieces.CATEGORY_NAMES[category])

    def _put_effect(self, at: int, effect: list[Cursor], of: str) -> None:
        for i, one in enumerate(parts(effect, of)):
            self.effects[at * pieces.PARTS + i] = one

    def _check_totals(self, box: Cursor) -> None:
        """What the rulebook counts, or more."""
        most = MOST_STARTING_ASSISTANTS
        box.total("assistants", int(total(self.start_assistants)), pieces.STARTING_ASSISTANTS, most)
        box.total("masks", int(total(self.start_masks)), pieces.STARTING_MASKS, MOST_STARTING_MASKS)
        forest = "goods, assistants, masks, mirrors"
        box.total(forest, int(total(self.forest)), pieces.FOREST_CARDS, MOST_FOREST_CARDS)
        box.total("missions", int(total(self.mission_copies)), pieces.MISSION_TILES, MOST_MISSION_TILES)
        box.total("rituals", int(total(self.ritual_copies)), pieces.RITUAL_CARDS, MOST_RITUAL_CARDS)

    def _check_missions(self) -> None:
        """Enough tiles for every slot of each statue."""
        size = pieces.ROWS * pieces.COLUMNS
        for statue in range(pieces.STATUES):
            slots = sum(self.slot_from[statue * size + i] > 0 for i in range(size))
            tiles = sum(
                int(self.mission_copies[m])
                for m in range(pieces.MISSIONS)
                if self.mission_statue[m] == statue
            )
            if tiles < slots:
                raise BoxError("box-too-few", f"missions, statue {statue + 1}", str(tiles), str(slots))

    def _check_rituals(self) -> None:
        """Every common ritual finds a place in the row of a ceremony; everybody finds the normal rituals of
        set-up, also without the Tāne ones."""
        commons = 0
        normal = 0
        for t in range(pieces.RITUALS):
            copies = int(self.ritual_copies[t])
            if self.ritual_category[t] == pieces.COMMON:
                commons += copies
            if self.ritual_back[t] == pieces.NORMAL and not self.ritual_tane[t]:
                normal += copies
        most = pieces.ROW - 3 * pieces.SEATS
        if commons > most:
            raise BoxError("box-out-of-range", "rituals, common", str(commons), f"0–{most}")
        for players in SEATS:
            draws = players + (1 if self.start_again[players] else 0)
            needed = draws * int(self.start_draw)
            if normal < needed:
                raise BoxError("box-too-few", "rituals, normal", str(normal), str(needed))
