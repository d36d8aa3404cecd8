"""What holds in every position of Raiatea, and where its secrets come to light."""

from __future__ import annotations

from motu.games.raiatea.rules.pieces import (
    ASSISTANTS,
    AUCTION,
    BACKS,
    COMMON,
    DESIGNS,
    DRAWN,
    FACE_ASSISTANT,
    FACE_MASK,
    FACE_MIRROR,
    FACES,
    GOODS,
    KINDS,
    LASTING,
    MASK_COPIES,
    MIRROR,
    MISSIONS,
    PARTS,
    PERMANENT,
    POWERS,
    RITUALS,
    SLOTS,
)
from motu.games.raiatea.state import NO_CARD, NO_TILE, NOBODY, Raiatea

# Offerings and bids are shown when all are in. The bag is opened after the last reward: by the answer that
# takes it, or by any answer to what a free action or a new Tahua causes just before. At the end of the game
# the screens are lifted.
DISCLOSING = {
    "OfferMana",
    "BidMana",
    "ChooseReward",
    "TakeGood",
    "FreeAction",
    "PerformFromHand",
    "DrawRituals",
    "KeepRitual",
    "Recruit",
    "TakeAssistant",
    "TakeMask",
    "Reactivate",
    "Exhaust",
    "StealGoodFrom",
    "StealMaskFrom",
    "StealAssistantFrom",
    "CompleteMission",
    "FinalMirror",
}


def raiatea(s: Raiatea) -> None:
    """Every piece is somewhere, once; every counter is within its track; what is derived agrees."""
    if s.first == NOBODY:
        return  # nothing has been laid out yet, or only the markets
    _goods(s)
    _assistants(s)
    _masks(s)
    _forest(s)
    _missions(s)
    _rituals(s)
    _tracks(s)


def _seats(s: Raiatea) -> range:
    return range(int(s.players))


def _goods(s: Raiatea) -> None:
    for g in range(GOODS):
        owned = sum(int(s.goods[p * GOODS + g]) for p in _seats(s))
        assert all(s.goods[p * GOODS + g] >= 0 for p in _seats(s)) and s.goods_market[g] >= 0
        found = owned + s.goods_market[g] + s.forest_deck[g] + s.reserve[g]
        assert found == s.box.start_goods[g] + s.box.forest[g], ("good", g, found)
        assert 0 <= s.price[g] <= s.box.top_level[g]


def _assistants(s: Raiatea) -> None:
    for t in range(ASSISTANTS):
        assert all(s.active[p * ASSISTANTS + t] >= 0 and s.used[p * ASSISTANTS + t] >= 0 for p in _seats(s))
        owned = sum(int(s.assistants(p, t)) for p in _seats(s))
        face = FACE_ASSISTANT + t
        found = owned + s.assistant_market[t] + s.forest_deck[face] + s.reserve[face]
        assert found == s.box.start_assistants[t] + s.box.forest[face], ("assistant", t, found)
        assert s.assistant_market[t] >= 0


def _masks(s: Raiatea) -> None:
    bound = 0
    for d in range(DESIGNS):
        owned = sum(int(s.masks[p * KINDS + d] + s.bound[p * DESIGNS + d]) for p in _seats(s))
        bound += sum(int(s.bound[p * DESIGNS + d]) for p in _seats(s))
        faces = range(FACE_MASK + d * MASK_COPIES, FACE_MASK + (d + 1) * MASK_COPIES)
        wild = sum(int(s.forest_deck[f] + s.reserve[f]) for f in faces)
        assert owned + s.mask_market[d] + wild == s.box.design_copies[d], ("mask", d)
    mirrors = sum(int(s.masks[p * KINDS + MIRROR]) for p in _seats(s)) + bound
    wild = s.mask_market[MIRROR] + s.forest_deck[FACE_MIRROR] + s.reserve[FACE_MIRROR]
    assert mirrors + wild == s.box.forest[FACE_MIRROR], "mirror"
    assert all(s.masks[i] >= 0 for i in range(len(s.masks)))
    assert all(s.mask_market[i] >= 0 for i in range(KINDS))


def _forest(s: Raiatea) -> None:
    assert s.forest_left == sum(int(s.forest_deck[f]) for f in range(FACES))
    assert s.reserve_left == sum(int(s.reserve[f]) for f in range(FACES))
    assert all(s.forest_deck[f] >= 0 and s.reserve[f] >= 0 for f in range(FACES))


def _missions(s: Raiatea) -> None:
    laid = [0] * MISSIONS
    available = [0] * MISSIONS
    for slot in range(SLOTS):
        used = 0 < s.box.slot_from[slot] <= s.players
        tile = int(s.tile[slot])
        assert used != (tile == NO_TILE)
        statue = slot // (SLOTS // 3)
        if tile < 0:
            assert s.taker[slot] == NOBODY
            assert tile == NO_TILE or statue >= s.statues_open or s.space == 0 or s.pending > 0
            continue
        laid[tile] += 1
        assert s.box.mission_statue[tile] == statue
        assert s.taker[slot] == NOBODY or statue < s.statues_open
        if s.taker[slot] == NOBODY and statue < s.statues_open and s.box.mission_kind[tile] != AUCTION:
            available[tile] += 1
    for m in range(MISSIONS):
        assert laid[m] + s.tiles_left[m] == s.box.mission_copies[m], ("mission", m)
        if not _laying_out(s):
            assert s.open[m] == available[m], ("open", m)


def _laying_out(s: Raiatea) -> bool:
    """Whether tiles of an open statue are still being drawn."""
    kinds = {type(s.rules[int(s.agenda[i]) & 255]).__name__ for i in range(int(s.pending))}
    return bool(kinds & {"SetUp", "OpenStatue"})


def _rituals(s: Raiatea) -> None:
    row = [int(s.row[i]) for i in range(int(s.row_left))]
    decks = [0] * BACKS
    piles = [0] * BACKS
    for t in range(RITUALS):
        owned = 0
        for p in _seats(s):
            at = p * RITUALS + t
            assert min(s.hand[at], s.bagged[at], s.rejected[at], s.front[at]) >= 0
            owned += int(s.hand[at] + s.bagged[at] + s.rejected[at] + s.front[at])
            owned += sum(s.drawn[i] == t for i in range(p * DRAWN, (p + 1) * DRAWN))
            piles[s.box.ritual_back[t]] += int(s.rejected[at])
            assert s.front[at] == 0 or s.box.ritual_category[t] == PERMANENT
        decks[s.box.ritual_back[t]] += int(s.deck[t])
        piles[s.box.ritual_back[t]] += int(s.discard[t])
        found = owned + s.deck[t] + s.discard[t] + s.performing[t] + row.count(t)
        assert found == (s.box.ritual_copies[t] if s.box.ritual_tane[t] <= s.tane else 0), (
            "ritual",
            t,
            found,
        )
        assert min(s.deck[t], s.discard[t], s.performing[t]) >= 0
    assert decks == [int(n) for n in s.deck_left] and piles == [int(n) for n in s.discard_left]
    costs = [(int(s.box.ritual_cost[t])) for t in row]
    assert costs == sorted(costs)
    for p in _seats(s):
        _hand(s, p)


def _hand(s: Raiatea, p: int) -> None:
    drawn = [int(s.drawn[i]) for i in range(p * DRAWN, (p + 1) * DRAWN)]
    assert drawn == sorted(drawn)
    picked = int(s.drawn_size[p]) - sum(card != NO_CARD for card in drawn)
    for back in range(BACKS):
        cards = range(p * RITUALS, (p + 1) * RITUALS)
        mine = [i for i in cards if s.box.ritual_back[i - p * RITUALS] == back]
        held = sum(int(s.hand[i] + s.bagged[i]) for i in mine)
        assert held == s.held[p * BACKS + back] + (picked if s.drawn_back == back else 0)
        assert sum(int(s.rejected[i]) for i in mine) == s.refused[p * BACKS + back]
    clipped = sum(
        int(s.bagged[p * RITUALS + t]) for t in range(RITUALS) if s.box.ritual_category[t] != COMMON
    )
    assert clipped <= s.clips[p] or s.stage == 0
    powers = [0] * POWERS
    for t in range(RITUALS):
        for i in range(PARTS):
            effect = int(s.box.effects[t * PARTS + i])
            if effect & 255 >= LASTING:
                powers[(effect & 255) - LASTING] += int(s.front[p * RITUALS + t]) * (effect >> 8 & 255)
    assert powers == [int(s.powers[p * POWERS + i]) for i in range(POWERS)]


def _tracks(s: Raiatea) -> None:
    assert sorted(int(s.order[i]) for i in _seats(s)) == list(_seats(s))
    assert s.bag_mana >= 0 and 1 <= s.statues_open <= 3
    for p in _seats(s):
        assert 0 <= s.tattoo[p] <= s.box.last_tattoo
        assert s.box.start_priests <= s.priests[p] <= s.box.last_priest
        assert s.pearls[p] >= 0 and s.mana[p] >= 0
        assert s.tattoo[p] < s.box.rank_from[3] or s.tahuas >> p & 1
    if s.finished:
        assert s.pending == 0 and s.row_left == 0 and s.stage == 0
        assert all(s.performing[t] == 0 for t in range(RITUALS))
