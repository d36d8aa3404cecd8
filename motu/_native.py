"""Which rules run: the compiled ones or their sources.

mypyc compiles the kernel and the hot part of every game. A build never lies beside its sources, where it
would win over an edited file, but in `_compiled/<key>/`. The key is a hash of all that went into the build,
so a build serves exactly the sources it was made of, in a checkout as in an installed wheel.

The environment variable MOTU_COMPILED chooses: `0` runs the sources, `1` insists on the compiled rules,
unset takes the compiled rules where they can run and the sources everywhere else.

Standard library only, and nothing of motu: setup.py loads this file before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path

MYPY = "2.4.1"  # mypyc is part of it
LIBRT = "0.16.0"  # compiled code talks to librt in binary: both are pinned together
GROUP = "motu"

PACKAGE = Path(__file__).resolve().parent
BUILDS = PACKAGE / "_compiled"
SUFFIX = EXTENSION_SUFFIXES[0]
PATTERNS = (
    "kernel/*.py",
    "games/*/box.py",
    "games/*/state.py",
    "games/*/scoring.py",
    "games/*/insight.py",
    "games/*/rules/*.py",
    "bots/network.py",
    "bots/tree.py",
    "bots/search.py",
    "bots/forecast.py",
    "bots/gifts.py",
)


def sources() -> dict[str, Path]:
    """The modules that compile, by name. Packages stay interpreted: they say where their files lie.

    A folder is a game once it has its box.
    """
    files = sorted(f for pattern in PATTERNS for f in PACKAGE.glob(pattern) if f.name != "__init__.py")
    unfinished = {folder for folder in PACKAGE.glob("games/*") if not (folder / "box.toml").exists()}
    files = [f for f in files if not unfinished.intersection(f.parents)]
    return {".".join(("motu", *f.relative_to(PACKAGE).with_suffix("").parts)): f for f in files}


def key() -> str:
    """The name of the build for the sources as they are now."""
    machine = os.uname().machine if hasattr(os, "uname") else ""  # the suffix names none on macOS
    digest = hashlib.sha256(" ".join((MYPY, LIBRT, SUFFIX, sys.platform, machine)).encode())
    for name, file in sources().items():
        text = file.read_bytes()
        digest.update(f"\n{name} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()[:16]


class Finder:
    """Finds exactly the compiled modules, and the library they share, in one build."""

    def __init__(self, build: Path) -> None:
        names = [*sources(), f"{GROUP}__mypyc"]
        self.files = {name: f"{build.joinpath(*name.split('.'))}{SUFFIX}" for name in names}

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        return spec_from_file_location(name, file) if file else None


def obstacle(build: Path) -> str:
    """Why the compiled rules cannot run, with what to do about it; empty when they can."""
    if not build.is_dir():
        return "the rules are not compiled for these sources. Run `make compile`"
    librt = find_spec("librt")
    folders = librt.submodule_search_locations if librt else None
    if not any(Path(f).with_name(f"librt-{LIBRT}.dist-info").is_dir() for f in folders or ()):
        return f"the compiled rules need librt {LIBRT}. Run `pip install librt=={LIBRT}`"
    return ""


def install() -> None:
    """Decide once, before any rule is imported, which rules this process runs."""
    wish = os.environ.get("MOTU_COMPILED", "")
    if wish not in ("", "0", "1"):
        raise ImportError(f"MOTU_COMPILED is 0, 1 or empty, not {wish!r}")
    if wish == "0" or (not wish and not BUILDS.is_dir()):
        return
    build = BUILDS / key()
    problem = obstacle(build)
    if not problem:
        sys.meta_path.insert(0, Finder(build))
    elif wish == "1":
        raise ImportError(f"MOTU_COMPILED=1, but {problem}, or set MOTU_COMPILED=0 to run the sources.")


def compiled() -> bool:
    """Whether the kernel really runs compiled, whatever was wished."""
    kernel = [import_module(name) for name in sources() if name.startswith("motu.kernel.")]
    return bool(kernel) and all((module.__file__ or "").endswith(SUFFIX) for module in kernel)
