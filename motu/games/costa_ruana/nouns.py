"""The things of Costa Ruana that answers, events and places on the board name."""

from __future__ import annotations

from dataclasses import replace

from motu.games._shared.nouns import SEAT, Noun, named, seats_away, word
from motu.games._shared.text import say
from motu.games.costa_ruana.box import BACKGROUND_NAMES, FACE_NAMES, ISLANDS, SEATS, TYPES
from motu.games.costa_ruana.names import card_id, card_name

ISLAND = Noun("island", ISLANDS, lambda box, n: f"island_{n + 1}", lambda box, n: say(f"island-{n + 1}"))
CARD = Noun("card", TYPES, card_id, card_name)
BACKGROUND = named("background", BACKGROUND_NAMES)
FACE = named("face", FACE_NAMES)
CONDITION = word("condition", "tide", "daylight")
LAP = word("lap", "face_up", "face_down")

HOLDER = seats_away(SEATS, name="holder")  # before whom a card lies
CASTER = replace(seats_away(SEATS, name="caster"), place=None)  # who laid it; on the board as in notation
OWNER = replace(seats_away(SEATS, name="owner"), place=None)  # whose islander it is

NOUNS = (SEAT, ISLAND, CARD, BACKGROUND, FACE, LAP)
