"""The words all messages are made of, with their bounds, and the one shape of a refusal."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

MOST_BYTES = 16_384
"""Of one message or body from a client. (Archives are imported on the command line.)"""
MOST_HEAD = 8_192
"""Of the head of a request: its first line and all headers."""
MOST_NESTING = 12
MOST_PLANNED = 64
"""Moves of a compound choice."""
MOST_CHAT_CHARACTERS = 500

Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$",
        description="A nickname",
    ),
]
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="Chosen by the client; the same id again means the same command",
    ),
]
Secret = Annotated[str, Meta(min_length=1, max_length=80, description="A secret of 128 bits in text form")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="256 bits in hexadecimal")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="A bot by its code, such as `casual`")]
Seconds = Annotated[int, Meta(ge=10, le=60 * 86_400)]
OptionTexts: TypeAlias = dict[Annotated[str, Meta(max_length=60)], bool | int | Annotated[str, Meta(max_length=60)]]

Status: TypeAlias = Literal["waiting", "playing", "finished", "closed"]
Pace: TypeAlias = Literal["instant", "human"]


class Failure(Struct, frozen=True):
    """The one shape of every refusal: the body of an HTTP answer, and part of `err`."""

    code: str
    message: str
    clause: str = ""
    """The rule that forbids it, if there is one."""
    args: dict[str, Any] = {}
    """With a clause: the message id of the reason, as `reason`, and its arguments."""
