"""What holds in every position of Costa Ruana, and where its secrets come to light."""

from __future__ import annotations

from motu.games.costa_ruana.box import EMPTY, HAND, ISLANDS, SEATS, TYPES
from motu.games.costa_ruana.state import TABLE, Costa
from motu.kernel.engine import question

DISCLOSING = {"FlipCondition"}  # then the cards laid face down are revealed


def costa_ruana(s: Costa) -> None:
    if s.turn == 0 and s.deck_left == 0:
        return  # nothing is set up yet
    seats, islands, box = range(int(s.players)), range(int(s.islands)), s.box
    for seat in seats:
        islanders = sum(int(s.people[island * SEATS + seat]) for island in islands)
        staked = sum(int(s.table_stakes[at]) >> seat & 1 for at in range(TABLE))
        assert s.supply[seat] >= 0 and int(s.supply[seat]) + islanders + staked == box.islanders
    for island in range(ISLANDS):
        people = [int(s.people[island * SEATS + seat]) for seat in range(SEATS)]
        assert min(people) >= 0 and sum(people) == s.crowd[island] <= box.room
    _treasures(s)
    _cards(s)


def _treasures(s: Costa) -> None:
    assert all(n >= 0 for n in (*s.treasures, *s.taken, *s.hut))
    treasures = sum(int(n) for n in (*s.treasures, *s.taken, *s.hut))
    if s.turn:
        islands, poor = int(s.islands), int(s.box.poor_islands)
        assert treasures == (islands - poor) * s.box.rich + poor * s.box.poor == 5 * islands - 2


def _cards(s: Costa) -> None:
    cards = [int(s.deck[t]) + int(s.discard[t]) for t in range(TYPES)]
    for card in (*s.hand, *s.table_card):
        if card != EMPTY:
            cards[card] += 1
    assert cards == [int(s.box.cards[s.players * TYPES + t]) for t in range(TYPES)]
    assert min(s.deck) >= 0 and sum(s.deck) == s.deck_left
    for seat in range(SEATS):
        hand = [int(card) for card in s.hand[seat * HAND : (seat + 1) * HAND]]
        assert hand == sorted(hand) and sum(card != EMPTY for card in hand) == s.hand_size[seat]
    laid = [card for card in s.table_card if card != EMPTY]
    asked = type(s.rules[int(question(s)) & 255]).__name__ if s.pending else ""
    if asked == "PlayFaceUp" and not laid:
        assert {int(s.hand_size[seat]) for seat in range(int(s.players))} == {
            4 if s.turn == s.box.turns else 5
        }
