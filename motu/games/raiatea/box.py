"""The box of Raiatea: tracks, cards, tiles and what they do, checked when they are loaded."""

from __future__ import annotations

from typing import Any, final

from motu.games.raiatea.rules import pieces
from motu.games.raiatea.rules.reading import (
    BY_PLAYERS,
    TREASURES,
    by_players,
    check_total,
    in_order,
    names_of,
    new_id,
    numbers,
    part,
    parts,
    row_of,
    slots,
    table_of,
    yes_no,
)
from motu.kernel.box import Box, BoxError, number, one_of, rows, table
from motu.kernel.vectors import i64, vec, zeros

# fmt: off
TABLES = [
    "edition", "start", "start_rituals", "die", "priests", "tattoos", "locations", "ceremony", "powers",
    "mask_points", "rewards", "mirrors", "track", "ranks", "scales", "goods", "assistants", "masks",
    "statues", "missions", "rituals",
]
# fmt: on
PAYMENTS = ["pearls", "mana", *pieces.GOOD_NAMES, "any_good", "identical_goods", "different_goods", "masks"]


@final
class RaiateaBox(Box):
    """The numbers of one edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        table(data, "", TABLES)
        table(data["edition"], "edition", ["name"])
        self._read_counts(data)
        self._read_track(rows(data["track"], "track"))
        self._read_ranks(rows(data["ranks"], "ranks"))
        self.effects: vec[i64] = zeros(pieces.EFFECTS * pieces.PARTS)
        self._read_scales(rows(data["scales"], "scales"))
        self._read_forest(data)
        self._read_masks(rows(data["masks"], "masks"))
        self._read_statues(rows(data["statues"], "statues"))
        self._read_missions(rows(data["missions"], "missions"))
        self._read_rituals(rows(data["rituals"], "rituals"))

    def _read_counts(self, data: dict[str, Any]) -> None:
        start = table_of(data, "start", ["mana", "pearls", "priests", "price_level"])
        self.start_mana: i64 = number(start["mana"], "start.mana", 0, 63)
        self.start_pearls: i64 = number(start["pearls"], "start.pearls", 0, 99)
        priests = table_of(data, "priests", ["prices", "last"])
        self.last_priest: i64 = number(priests["last"], "priests.last", 1, 40)
        self.start_priests: i64 = number(start["priests"], "start.priests", 0, int(self.last_priest))
        self.start_level: i64 = number(start["price_level"], "start.price_level", 1, pieces.LEVELS) - 1
        prices = numbers(priests["prices"], "priests.prices", 2, 0, 99)
        self.priest_price: vec[i64] = vec[i64]([0, prices[0], prices[1]])  # by number of priests
        draws = table_of(data, "start_rituals", ["draw", "keep", "again"])
        self.start_draw: i64 = number(draws["draw"], "start_rituals.draw", 1, pieces.DRAWN)
        self.start_keep: vec[i64] = zeros(8 * pieces.SEATS)  # players * SEATS + place in turn order
        keep = table(draws["keep"], "start_rituals.keep", BY_PLAYERS)
        for players in BY_PLAYERS:
            place = f"start_rituals.keep.{players}"
            for i, n in enumerate(
                numbers(keep[players], place, int(players), 0, min(7, int(self.start_draw)))
            ):
                self.start_keep[int(players) * pieces.SEATS + i] = n
        self.start_again: vec[i64] = by_players(
            draws["again"], "start_rituals.again", min(7, int(self.start_draw))
        )
        self.die: i64 = number(table_of(data, "die", ["faces"])["faces"], "die.faces", 1, pieces.DIE)
        self.last_tattoo: i64 = number(table_of(data, "tattoos", ["last"])["last"], "tattoos.last", 1, 40)
        counts = "sacrifices sets sales hire_price kahuna_sacrifices kahuna_sets kahuna_sales kahuna_pearls"
        places = table_of(data, "locations", counts.split())
        self.sacrifices: i64 = number(places["sacrifices"], "locations.sacrifices", 0, 9)
        self.sets: i64 = number(places["sets"], "locations.sets", 0, 9)
        self.sales: i64 = number(places["sales"], "locations.sales", 0, 9)
        self.hire_price: i64 = number(places["hire_price"], "locations.hire_price", 0, 99)
        more = places["kahuna_sacrifices"]
        self.kahuna_sacrifices: i64 = number(more, "locations.kahuna_sacrifices", 0, 9)
        self.kahuna_sets: i64 = number(places["kahuna_sets"], "locations.kahuna_sets", 0, 9)
        self.kahuna_sales: i64 = number(places["kahuna_sales"], "locations.kahuna_sales", 0, 9)
        self.kahuna_pearls: i64 = number(places["kahuna_pearls"], "locations.kahuna_pearls", 0, 99)
        ceremony = table_of(data, "ceremony", ["purchase", "places"])
        self.purchase: i64 = number(ceremony["purchase"], "ceremony.purchase", 0, 63)
        self.places: vec[i64] = by_players(ceremony["places"], "ceremony.places", pieces.REWARDS)
        powers = table_of(data, "powers", ["diver_pearls"])
        self.diver_pearls: i64 = number(powers["diver_pearls"], "powers.diver_pearls", 0, 99)
        points = table_of(data, "mask_points", ["mission", "assistant", "colour", "colour_most"])
        self.mission_mask: i64 = number(points["mission"], "mask_points.mission", 0, 99)
        self.assistant_mask: i64 = number(points["assistant"], "mask_points.assistant", 0, 99)
        self.colour_mask: i64 = number(points["colour"], "mask_points.colour", 0, 99)
        self.colour_most: i64 = number(points["colour_most"], "mask_points.colour_most", 0, 99)
        rewards = table_of(data, "rewards", ["tattoos", "pearls"])
        self.reward_tattoos: i64 = number(rewards["tattoos"], "rewards.tattoos", 0, 9)
        self.reward_pearls: i64 = number(rewards["pearls"], "rewards.pearls", 0, 99)

    def _read_track(self, track: list[Any]) -> None:
        """Action phases and three ceremonies, the last of which ends the game."""
        if not 1 <= len(track) <= pieces.SPACES:
            raise BoxError("box-wrong-length", "track", str(len(track)), f"1–{pieces.SPACES}")
        self.spaces: i64 = len(track)
        self.space_ids: list[str] = []
        self.ceremony: vec[i64] = zeros(pieces.SPACES)  # by space: 0 = action phase, else its number
        self.space_most: vec[i64] = zeros(pieces.SPACES)  # the largest number of players that uses it
        ceremonies = 0
        for i, row in enumerate(track):
            place = f"track[{i}]"
            space = row_of(row, place, ["id", "kind", "most"])
            self.space_ids.append(new_id(space["id"], f"{place}.id", self.space_ids))
            self.space_most[i] = number(space["most"], f"{place}.most", 3, pieces.SEATS)
            if one_of(space["kind"], f"{place}.kind", ["action", "ceremony"]):
                number(space["most"], f"{place}.most", pieces.SEATS, pieces.SEATS)
                ceremonies += 1
                self.ceremony[i] = ceremonies
        if ceremonies != pieces.CEREMONIES or not self.ceremony[self.spaces - 1]:
            raise BoxError("box-wrong-total", "track", str(ceremonies), str(pieces.CEREMONIES))

    def _read_ranks(self, ranks: list[Any]) -> None:
        if len(ranks) != pieces.RANKS:
            raise BoxError("box-wrong-length", "ranks", str(len(ranks)), str(pieces.RANKS))
        self.rank_from: vec[i64] = zeros(pieces.RANKS)  # its first space on the tattoo track
        self.rank_set: vec[i64] = zeros(pieces.RANKS)  # rituals in a set
        self.rank_forbidden: vec[i64] = zeros(pieces.RANKS)
        self.rank_clips: vec[i64] = zeros(pieces.RANKS)
        self.rank_points: vec[i64] = zeros(pieces.RANKS)
        least = 0
        for i, row in enumerate(ranks):
            place = f"ranks[{i}]"
            rank = row_of(row, place, ["id", "from", "set", "forbidden", "clips", "points"])
            if one_of(rank["id"], f"{place}.id", pieces.RANK_NAMES) != i:
                raise BoxError("box-unknown-name", f"{place}.id", str(rank["id"]), pieces.RANK_NAMES[i])
            most = int(self.last_tattoo) if i else 0
            self.rank_from[i] = number(rank["from"], f"{place}.from", least, most)
            least = int(self.rank_from[i]) + 1
            self.rank_set[i] = number(rank["set"], f"{place}.set", 1, pieces.DRAWN)
            self.rank_forbidden[i] = yes_no(rank["forbidden"], f"{place}.forbidden")
            self.rank_clips[i] = number(rank["clips"], f"{place}.clips", 0, 3)
            self.rank_points[i] = number(rank["points"], f"{place}.points", 0, 99)

    def _read_scales(self, scales: list[Any]) -> None:
        """One scale for each good, from the bottom to the top."""
        self.top_level: vec[i64] = zeros(pieces.GOODS)
        for good, row in enumerate(in_order(scales, "scales", "good", pieces.GOOD_NAMES)):
            place = f"scales.{pieces.GOOD_NAMES[good]}"
            levels = rows(row_of(row, place, ["good", "levels"])["levels"], f"{place}.levels")
            if not int(self.start_level) < len(levels) <= pieces.LEVELS:
                wanted = f"{int(self.start_level) + 1}–{pieces.LEVELS}"
                raise BoxError("box-wrong-length", f"{place}.levels", str(len(levels)), wanted)
            self.top_level[good] = len(levels) - 1
            for level, effect in enumerate(levels):
                at = pieces.SALES + good * pieces.LEVELS + level
                self._put_effect(at, effect, f"{place}.levels[{level}]", "sale")

    def _read_forest(self, data: dict[str, Any]) -> None:
        """Goods, assistants and mirrors; the masks come apart."""
        self.forest: vec[i64] = zeros(pieces.FACES)  # copies by face
        self.start_goods: vec[i64] = zeros(pieces.GOODS)
        self.start_assistants: vec[i64] = zeros(pieces.ASSISTANTS)
        goods = in_order(rows(data["goods"], "goods"), "goods", "id", pieces.GOOD_NAMES)
        for i, row in enumerate(goods):
            place = f"goods.{pieces.GOOD_NAMES[i]}"
            good = row_of(row, place, ["id", "start", "forest"])
            self.start_goods[i] = number(good["start"], f"{place}.start", 0, 99)
            self.forest[i] = number(good["forest"], f"{place}.forest", 0, pieces.FOREST_CARDS)
        names = pieces.ASSISTANT_NAMES
        for i, row in enumerate(in_order(rows(data["assistants"], "assistants"), "assistants", "id", names)):
            place = f"assistants.{names[i]}"
            assistant = row_of(row, place, ["id", "start", "forest"])
            self.start_assistants[i] = number(assistant["start"], f"{place}.start", 0, 99)
            copies = number(assistant["forest"], f"{place}.forest", 0, pieces.FOREST_CARDS)
            self.forest[pieces.FACE_ASSISTANT + i] = copies
        check_total("assistants", self.start_assistants, pieces.STARTING_ASSISTANTS)
        mirrors = table_of(data, "mirrors", ["forest"])["forest"]
        self.forest[pieces.FACE_MIRROR] = number(mirrors, "mirrors.forest", 0, pieces.FOREST_CARDS)

    def _read_masks(self, masks: list[Any]) -> None:
        """Two copies of each design, at the start or in the forest; these carry a treasure each."""
        ids = slots(masks, "masks", pieces.DESIGN_IDS, pieces.DESIGNS)
        self.design_ids: list[str] = names_of(ids, "mask", pieces.DESIGNS)
        self.design_copies: vec[i64] = zeros(pieces.DESIGNS)  # 0: no such design in this edition
        self.start_masks: vec[i64] = zeros(pieces.DESIGNS)
        self.mask_colour: vec[i64] = zeros(pieces.DESIGNS)
        self.mask_scores: vec[i64] = zeros(pieces.DESIGNS)
        self.treasure: vec[i64] = zeros(pieces.FACES)  # the effect of taking a face
        for i, row in enumerate(masks):
            place = f"masks[{i}]"
            mask = row_of(row, place, ["id", "colour", "scores", "start", "treasures"])
            design = ids[mask["id"]]
            self.mask_colour[design] = one_of(mask["colour"], f"{place}.colour", pieces.COLOUR_NAMES)
            self.mask_scores[design] = one_of(mask["scores"], f"{place}.scores", pieces.MASK_SCORES)
            self.start_masks[design] = number(mask["start"], f"{place}.start", 0, pieces.MASK_COPIES)
            treasures = rows(mask["treasures"], f"{place}.treasures")
            copies = len(treasures) + int(self.start_masks[design])
            if copies != pieces.MASK_COPIES:
                raise BoxError("box-wrong-total", place, str(copies), str(pieces.MASK_COPIES))
            self.design_copies[design] = copies
            effects = [
                part(treasure, f"{place}.treasures[{n}]", TREASURES) for n, treasure in enumerate(treasures)
            ]
            for effect in sorted(effects):
                face = pieces.FACE_MASK + design * pieces.MASK_COPIES
                if self.forest[face] and self.treasure[face] != effect:
                    face += 1
                self.forest[face] += 1
                self.treasure[face] = effect
        check_total("masks", self.start_masks, pieces.STARTING_MASKS)
        check_total("goods, assistants, masks, mirrors", self.forest, pieces.FOREST_CARDS)
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

    def _read_statues(self, statues: list[Any]) -> None:
        if len(statues) != pieces.STATUES:
            raise BoxError("box-wrong-length", "statues", str(len(statues)), str(pieces.STATUES))
        self.slot_from: vec[i64] = zeros(pieces.SLOTS)  # least players that use it; 0 = none
        for i, statue in enumerate(statues):
            place = f"statues[{i}].rows"
            lines = rows(row_of(statue, f"statues[{i}]", ["rows"])["rows"], place)
            if not 1 <= len(lines) <= pieces.ROWS:
                raise BoxError("box-wrong-length", place, str(len(lines)), f"1–{pieces.ROWS}")
            for r, line in enumerate(lines):
                cells = rows(line, f"{place}[{r}]")
                if len(cells) > pieces.COLUMNS:
                    raise BoxError(
                        "box-wrong-length", f"{place}[{r}]", str(len(cells)), f"0–{pieces.COLUMNS}"
                    )
                for c, cell in enumerate(cells):
                    slot = (i * pieces.ROWS + r) * pieces.COLUMNS + c
                    self.slot_from[slot] = number(cell, f"{place}[{r}][{c}]", 3, pieces.SEATS)

    def _read_missions(self, missions: list[Any]) -> None:
        """What each tile asks; enough tiles for every slot of its statue."""
        ids = slots(missions, "missions", pieces.MISSION_IDS, pieces.MISSIONS)
        self.mission_ids: list[str] = names_of(ids, "mission", pieces.MISSIONS)
        self.mission_slots: i64 = 1 + max(ids.values())
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
        tiles = [0] * pieces.STATUES
        for i, row in enumerate(missions):
            place = f"missions[{i}]"
            asks = [name for name in ("pay", "need", "auction") if isinstance(row, dict) and name in row]
            mission = row_of(row, place, ["id", "statue", "copies", *(asks[:1] or ["pay"])])
            m = ids[mission["id"]]
            statue = number(mission["statue"], f"{place}.statue", 1, pieces.STATUES) - 1
            copies = number(mission["copies"], f"{place}.copies", 1, pieces.MISSION_TILES)
            tiles[statue] += copies
            self.mission_statue[m] = statue
            self.mission_copies[m] = copies
            if asks[0] == "pay":
                self._read_payment(m, mission["pay"], f"{place}.pay")
            elif asks[0] == "need":
                self._read_need(m, mission["need"], f"{place}.need")
            else:
                if not yes_no(mission["auction"], f"{place}.auction"):
                    raise BoxError("box-unknown-name", f"{place}.auction", "false", "true")
                self.mission_kind[m] = pieces.AUCTION
                self.mission_types[m] = 1 << pieces.OF_MANA
        check_total("missions", self.mission_copies, pieces.MISSION_TILES)
        for statue in range(pieces.STATUES):
            first = statue * pieces.ROWS * pieces.COLUMNS
            used = sum(self.slot_from[first + i] > 0 for i in range(pieces.ROWS * pieces.COLUMNS))
            if tiles[statue] < used:
                raise BoxError("box-too-few", f"missions, statue {statue + 1}", str(tiles[statue]), str(used))

    def _read_payment(self, m: int, value: Any, place: str) -> None:
        if not isinstance(value, dict) or not value:
            raise BoxError("box-wrong-kind", place, "{}", "table")
        table(value, place, [name for name in PAYMENTS if name in value])
        pays = [number(value.get(name, 0), f"{place}.{name}", 0, 99) for name in PAYMENTS]
        self.mission_kind[m] = pieces.PAY
        self.mission_pearls[m] = pays[0]
        self.mission_mana[m] = pays[1]
        for good in range(pieces.GOODS):
            self.mission_goods[m * pieces.GOODS + good] = pays[2 + good]
        self.mission_any[m] = number(pays[6], f"{place}.any_good", 0, 9)
        self.mission_alike[m] = number(pays[7], f"{place}.identical_goods", 0, 9)
        self.mission_unlike[m] = number(pays[8], f"{place}.different_goods", 0, pieces.GOODS)
        self.mission_masks[m] = number(pays[9], f"{place}.masks", 0, 9)
        if sum(n > 0 for n in pays[6:9]) > 1:  # one choice of goods at a time
            raise BoxError("box-wrong-length", place, "2", "1")
        types = [pays[0], pays[1], sum(pays[2:9]), 0, pays[9]]
        self.mission_types[m] = sum(1 << i for i, n in enumerate(types) if n)

    def _read_need(self, m: int, value: Any, place: str) -> None:
        if not isinstance(value, dict) or len(value) != 1:
            raise BoxError("box-wrong-kind", place, str(value)[:40], "table")
        name, least = next(iter(value.items()))
        need = one_of(name, place, pieces.NEED_NAMES)
        self.mission_kind[m] = pieces.CONDITION
        self.mission_types[m] = 1 << pieces.OF_CONDITIONS
        self.mission_need[m] = need
        if need == pieces.NEED_RANK:
            self.mission_least[m] = one_of(least, f"{place}.rank", pieces.RANK_NAMES)
        else:
            self.mission_least[m] = number(least, f"{place}.{name}", 1, 99)

    def _read_rituals(self, rituals: list[Any]) -> None:
        ids = slots(rituals, "rituals", pieces.RITUAL_IDS, pieces.RITUALS)
        self.ritual_ids: list[str] = names_of(ids, "ritual", pieces.RITUALS)
        self.ritual_slots: i64 = 1 + max(ids.values())
        self.ritual_copies: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_tane: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_back: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_category: vec[i64] = zeros(pieces.RITUALS)
        self.ritual_cost: vec[i64] = zeros(pieces.RITUALS)
        commons = 0
        for i, row in enumerate(rituals):
            place = f"rituals[{i}]"
            ritual = row_of(row, place, ["id", "deck", "category", "cost", "copies", "tane", "effect"])
            t = ids[ritual["id"]]
            category = one_of(ritual["category"], f"{place}.category", pieces.CATEGORY_NAMES)
            copies = number(ritual["copies"], f"{place}.copies", 1, pieces.RITUAL_CARDS)
            self.ritual_copies[t] = copies
            self.ritual_tane[t] = yes_no(ritual["tane"], f"{place}.tane")
            self.ritual_back[t] = one_of(ritual["deck"], f"{place}.deck", pieces.BACK_NAMES)
            self.ritual_category[t] = category
            self.ritual_cost[t] = number(ritual["cost"], f"{place}.cost", 1, pieces.COSTS)
            commons += copies if category == pieces.COMMON else 0
            self._put_effect(t, ritual["effect"], f"{place}.effect", pieces.CATEGORY_NAMES[category])
        check_total("rituals", self.ritual_copies, pieces.RITUAL_CARDS)
        number(commons, "rituals, common", 0, pieces.ROW - 3 * pieces.SEATS)
        self._check_start_rituals()

    def _check_start_rituals(self) -> None:
        """Everybody finds the normal rituals of set-up, also without the Tāne ones."""
        normal = sum(
            int(self.ritual_copies[t])
            for t in range(pieces.RITUALS)
            if self.ritual_back[t] == pieces.NORMAL and not self.ritual_tane[t]
        )
        for players in range(3, pieces.SEATS + 1):
            draws = players + (1 if self.start_again[players] else 0)
            if normal < draws * int(self.start_draw):
                raise BoxError(
                    "box-too-few", "rituals, normal", str(normal), str(draws * int(self.start_draw))
                )

    def _put_effect(self, at: int, value: Any, place: str, of: str) -> None:
        for i, effect in enumerate(parts(value, place, of)):
            self.effects[at * pieces.PARTS + i] = effect
