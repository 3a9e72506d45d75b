"""The names that somebody may have meant who wrote another one: for refusals that ask "did you mean …?"."""

from collections.abc import Iterable

_MOST = 3
_LIKENESS = 0.65
"""Of all letters of two names, the share that they have in common."""
_SHORTEST = 3
"""Letters that tell something as a part of a name."""


def nearest(written: str, names: Iterable[str]) -> list[str]:
    """The names that are like this one: those that hold it, or else those with nearly the same letters."""
    from difflib import get_close_matches  # only when something is refused

    by_plain = {_plain(name): name for name in names}
    plain = _plain(written)
    holding = [
        each
        for each in by_plain
        if (len(plain) >= _SHORTEST and plain in each) or (len(each) > _SHORTEST and each in plain)
    ]
    found = holding or get_close_matches(plain, by_plain, _MOST, _LIKENESS)
    return [by_plain[each] for each in found[:_MOST]]


def did_you_mean(written: str, names: Iterable[str]) -> str:
    """What a refusal says at its end: the names that are near, or nothing."""
    *others, last = nearest(written, names) or [""]
    if not last:
        return ""
    return f"; did you mean {', '.join(others)} or {last}?" if others else f"; did you mean {last}?"


def _plain(name: str) -> str:
    """A name as it is compared: without capitals, hyphens and blanks."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
