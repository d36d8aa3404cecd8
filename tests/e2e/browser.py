"""Finding a browser. With CI=true a missing one is a failure, otherwise the suite is left out."""

from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--mute-audio",
]


def find() -> str | None:
    """The path of a Chromium."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)
