"""The one array type of all states: unboxed when compiled, a plain list where librt cannot be installed.

Only six operations are used anywhere: construct, index, assign, `len`, the copy `v[:]` and `==`.
"""

from __future__ import annotations

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:  # a platform without a librt wheel: the same sources run on lists
    vec = list  # type: ignore[assignment, misc]

__all__ = ["filled", "i64", "vec", "zeros"]


_ZEROS: vec[i64] = vec[i64]([0] * 4096)


def zeros(size: i64) -> vec[i64]:
    """A new array of zeros."""
    return _ZEROS[:size]  # a slice is a copy; much quicker than building a list first


def filled(size: i64, value: i64) -> vec[i64]:
    """A new array that holds `value` everywhere."""
    array = zeros(size)
    i: i64
    for i in range(size):
        array[i] = value
    return array
