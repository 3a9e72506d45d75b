"""What is said to people, without a language: message ids with arguments.

An argument is a number, a component reference such as `card:france` or `seat:2`, or a list of references.
`baluchon.texts` turns messages into sentences; the browser does the same in the reader's language.
"""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

Argument: TypeAlias = int | str | list[str]


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence to be said: an event, a prompt, an ending."""

    id: str
    args: Mapping[str, Argument] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: the rule clause (empty if it is no rule of the game) and the facts."""

    clause: str
    id: str
    args: Mapping[str, Argument] = {}


def seat_ref(seat: int) -> str:
    """The reference of a seat in messages and views."""
    return f"seat:{seat}"
