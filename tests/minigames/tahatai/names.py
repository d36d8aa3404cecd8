"""Where the words are."""

from __future__ import annotations

from pathlib import Path

HOME = Path(__file__).parent
