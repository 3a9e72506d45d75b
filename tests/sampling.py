"""Samples of matrices: `make test` runs some of their cases, `make soak` all the others.

A test of every screen in every size and language, or of whole games, finds most of what it can find in few of its
cases: one game breaks like another, and one phone is as narrow as the next. The few are the same in every run, and
their names stand in the report. A case that alone proves something is named, so that it stays whatever is added.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import product
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def sample(*axes: Sequence[Any], keep: int | Collection[Any]) -> list[ParameterSet]:
    """Every combination of a value of each axis; all but those that are kept are marked `soak`.

    So many are kept as `keep` says, spread so that values of each axis come as often as each other; or these very
    ones: values if there is one axis, and else tuples.
    """
    cases = list(product(*axes))
    if isinstance(keep, int):
        kept = _spread(cases, keep)
    else:
        named = [case if len(axes) > 1 else (case,) for case in keep]
        if unknown := [case for case in named if case not in cases]:
            raise ValueError(f"these are no cases: {unknown}")
        kept = [cases.index(case) for case in named]
    return [
        pytest.param(*case, id="-".join(map(_name, case)), marks=() if n in kept else pytest.mark.soak)
        for n, case in enumerate(cases)
    ]


def _spread(cases: list[tuple[Any, ...]], keep: int) -> list[int]:
    """Which cases to take: each time one whose values were taken least, far from those that were."""
    if not 0 < keep <= len(cases):
        raise ValueError(f"{keep} of {len(cases)} cases")
    kept = [0]

    def merit(n: int) -> tuple[int, int]:
        taken = sum(value == cases[other][axis] for other in kept for axis, value in enumerate(cases[n]))
        return -taken, min(abs(n - other) for other in kept)

    while len(kept) < keep:
        kept.append(max((n for n in range(len(cases)) if n not in kept), key=merit))
    return kept


def _name(value: Any) -> str:
    """A value as part of a test's name: a size is 360x640."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return "x".join(map(str, value))
    return str(value)
