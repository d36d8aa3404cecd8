"""`make` installs a lock as it stands, whatever others have published since.

The Makefile itself runs, on the lock as it is but for the hashes, with the pip that Python brings. The index
is a folder of empty wheels that want what the real ones want: of each package the locked version and a newer.
"""

from __future__ import annotations

import ensurepip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tests.house import locks
from tests.house.tracked import ROOT

LOCK = "requirements-dev.txt"  # contains the others
GOES_ASTRAY = Version(ensurepip.version()) < Version("24")  # a pip that looks beyond the lock when it may
HASHES = re.compile(r"(?:--hash=\S+[\s\\]*)+")


def wheel(folder: Path, name: str, version: Version, wants: list[str]) -> str:
    """An empty wheel, and its hash."""
    stem = f"{name.replace('-', '_')}-{version}"
    file = folder / f"{stem}-py3-none-any.whl"
    lines = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}"]
    extras = sorted({extra for want in wants for extra in re.findall(r"extra == ['\"]([^'\"]+)", want)})
    lines += [f"Provides-Extra: {extra}" for extra in extras] + [f"Requires-Dist: {want}" for want in wants]
    files = {
        "METADATA": "\n".join(lines) + "\n",
        "WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "RECORD": "".join(f"{stem}.dist-info/{part},,\n" for part in ("METADATA", "WHEEL", "RECORD")),
    }
    with zipfile.ZipFile(file, "w") as archive:
        for part, text in files.items():
            archive.writestr(f"{stem}.dist-info/{part}", text)
    return hashlib.sha256(file.read_bytes()).hexdigest()


def publish(folder: Path, pin: Requirement) -> str:
    """The locked version and a newer one; the hash of the locked one."""
    name, version = locks.name(pin), locks.version(pin)
    newer = Version(f"{version.release[0] + 1}")
    wants = requires(name) or []
    wheel(folder, name, newer, [want.replace(f"=={version}", f"=={newer}") for want in wants])
    return wheel(folder, name, version, wants)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the Makefile, the index, the lock of its wheels and an environment as Python makes it."""
    (tmp_path / "index").mkdir()
    here = locks.pins(LOCK)
    entries = []
    for entry in locks.entries(LOCK):
        pin = locks.pinned(entry)
        if here.get(locks.name(pin)) == pin:
            entry = HASHES.sub(f"--hash=sha256:{publish(tmp_path / 'index', pin)}\n    ", entry)
        entries.append(entry)
    (tmp_path / LOCK).write_text("\n".join(entries) + "\n", "utf-8")
    shutil.copy(ROOT / "Makefile", tmp_path)
    done = make(tmp_path, ".venv/.created")
    assert done.returncode == 0, done.stdout + done.stderr
    return tmp_path


def make(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The Makefile with this Python, and an index of files for all that pip installs."""
    pip = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(checkout / "index")}
    ours = ("PIP_", "MAKE", "PYTHON")
    others = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    command = ["make", f"PYTHON={sys.executable}", *arguments]
    return subprocess.run(
        command, cwd=checkout, env=others | pip, capture_output=True, text=True, check=False
    )


def install(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The last step of `make test`'s installation alone: its lock contains what the steps before install."""
    return make(checkout, "--old-file=.venv/.build", ".venv/.dev", *arguments)


def installed(checkout: Path) -> dict[str, str]:
    """The name and version of all that lies in the environment, but for pip itself."""
    folders = checkout.glob(".venv/lib/python*/site-packages/*.dist-info")
    found = dict(folder.stem.rsplit("-", 1) for folder in folders)
    return {name.replace("_", "-"): version for name, version in found.items() if name != "pip"}


def test_newer_versions_of_all_packages_change_nothing(checkout: Path) -> None:
    if GOES_ASTRAY:
        resolved = install(checkout, "LOCKED=--require-hashes")
        assert "all requirements must have their versions pinned" in resolved.stderr  # the index is a trap
    done = install(checkout)
    assert done.returncode == 0, done.stdout + done.stderr
    assert installed(checkout) == locks.versions(LOCK)
