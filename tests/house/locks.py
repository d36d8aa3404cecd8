"""Reads a lock: what it pins, and for which machines."""

from __future__ import annotations

import re

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.house.tracked import ROOT

INSTALLED = (
    "requirements.txt",
    "requirements-build.txt",
    "requirements-dev.txt",
)  # each contains the one before
APART = ("bench/requirements.txt", "web/requirements.txt")  # in environments of their own
ENTRY = re.compile(r"\n(?=\S)")  # what belongs to a package is indented


def entries(lock: str) -> list[str]:
    """The text of each package of this lock."""
    return ENTRY.split((ROOT / lock).read_text("utf-8").strip())


def pinned(entry: str) -> Requirement:
    """The first line of an entry: a name with its extras, a version, a marker."""
    return Requirement(entry.splitlines()[0].removesuffix("\\"))


def name(requirement: Requirement) -> str:
    return canonicalize_name(requirement.name)


def version(requirement: Requirement) -> Version:
    """The one version that a lock allows."""
    (exact,) = requirement.specifier
    assert exact.operator == "==", requirement
    return Version(exact.version)


def pins(lock: str, machine: dict[str, str] | None = None) -> dict[str, Requirement]:
    """What this lock installs on a machine, this one unless another is described."""
    every = map(pinned, entries(lock))
    return {name(pin): pin for pin in every if pin.marker is None or pin.marker.evaluate(machine)}


def versions(lock: str, machine: dict[str, str] | None = None) -> dict[str, str]:
    """The versions that lie in an environment once this lock is installed."""
    return {name: str(version(pin)) for name, pin in pins(lock, machine).items()}
