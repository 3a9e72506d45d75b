"""What people write, in one form before it is stored or shown: names and chat, without anything that deceives.

A name must not turn the letters around it, hide, steer a terminal or look like another player's. What a client shows
is still text and never markup; this is about what remains text and misleads.
"""

import unicodedata
from collections.abc import Iterable

from baluchon.server.refusals import Refused

LONGEST_NAME = 40
_JOINERS = "\u200c\u200d"
"""Letters and emoji are joined or kept apart by them; by themselves they are nothing."""
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"
"""Letters and signs without a picture."""
_MOST_MARKS = 4
"""Accents on one letter; more climb over the lines above."""
_SEEN = ("L", "N", "P", "S")
_LIKE_LATIN = str.maketrans(
    "авекмнорстухіјѕԁԛԝёαβεικνορτυχ",
    "abekmhopctyxijsdqweabeiknoptux",
)
"""Small letters of other alphabets that look like Latin ones."""


def plain(text: str, *, lines: bool = False) -> str:
    """A text in its composed form (NFC), without control characters and others that act on what is around them."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter == "\n" and lines:
            kept.append(letter)
        elif letter in "\t\n\r" or kind[0] == "Z":
            kept.append(" ")
        elif kind in ("Cc", "Cf", "Cs", "Co") and letter not in _JOINERS:
            continue
        elif kind in ("Mn", "Me") and letter not in "\ufe0e\ufe0f":
            marks += 1
            if marks <= _MOST_MARKS:
                kept.append(letter)
            continue
        else:
            kept.append(letter)
        marks = 0
    whole = "".join(kept)
    return whole.strip() if lines else " ".join(whole.split())


def _is_seen(text: str) -> bool:
    return any(unicodedata.category(each)[0] in _SEEN and each not in _BLANK for each in text)


def plain_name(text: str) -> str:
    """A name as it is stored; refused if nothing of it can be seen."""
    name = plain(text)[:LONGEST_NAME].strip()
    if not _is_seen(name):
        raise Refused("bad-request", "a name needs a letter, a digit or a sign that can be seen")
    return name


def plain_line(text: str) -> str:
    """A line of chat as it is stored; refused if nothing of it can be seen."""
    line = plain(text, lines=True)
    if not _is_seen(line):
        raise Refused("bad-request", "there is nothing in this line that can be seen")
    return line


def likeness(name: str) -> str:
    """The same for names that people would take for one another."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(each for each in folded if unicodedata.category(each)[0] in _SEEN and each not in _BLANK)
    return bare.translate(_LIKE_LATIN).replace("0", "o").replace("1", "l").replace("i", "l")


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has one like it."""
    taken = {likeness(other) for other in others}
    number, tried = 2, name
    while likeness(tried) in taken:
        tail = f" ({number})"
        tried = name[: LONGEST_NAME - len(tail)] + tail
        number += 1
    return tried
