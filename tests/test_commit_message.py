"""A commit says what it does in a line that fits, and why."""

import pytest

from tools.commit_message import faults

WHY = "\n\nBecause it was slow: 30 ms before, 3 ms after.\n"


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (f"Deal cards without shuffling the whole deck{WHY}", None),
        (f"\n# On branch main\nDeal cards{WHY}# Changes to be committed", None),
        ("", "Write a subject"),
        ("# only a comment", "Write a subject"),
        (f"{'x' * 73}{WHY}", "73 characters"),
        (f"Deal cards.{WHY}", "full stop"),
        (f"WIP deal cards{WHY}", "work in progress"),
        (f"Merge branch 'deals'{WHY}", "Rebase or squash"),
        ("Deal cards\nbecause it was slow", "empty"),
        ("Deal cards", "Say why"),
    ],
)
def test_a_message_is_judged(message: str, fault: str | None) -> None:
    found = faults(message)
    if fault is None:
        assert found == []
    else:
        assert any(fault in sentence for sentence in found)
