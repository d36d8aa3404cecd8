"""Golden files: what was agreed once, as text that can be reviewed. MOTU_GOLDEN=1 writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
RENEW = os.environ.get("MOTU_GOLDEN") == "1"


def check_golden(name: str, text: str) -> None:
    """The file must say exactly this."""
    path = FOLDER / name
    if RENEW:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        return
    assert path.exists(), f"{path.name} is missing: MOTU_GOLDEN=1 writes it"
    assert path.read_text("utf-8") == text, f"{path.name} differs; if that is meant, MOTU_GOLDEN=1 renews it"
