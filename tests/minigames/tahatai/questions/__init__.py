"""All that Tahatai asks, a module per chapter beside that of its rules."""

from __future__ import annotations

from motu.games._shared.asking import Speech, declared
from tests.minigames.tahatai.names import HOME
from tests.minigames.tahatai.questions import beaches, setup, tide
from tests.minigames.tahatai.state import Tahatai

SPEECH: Speech[Tahatai] = Speech(HOME, declared(setup, beaches, tide))
