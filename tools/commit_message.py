"""Checks how a commit message looks: `python tools/commit_message.py FILE`, as Git's commit-msg hook calls it.

CONTRIBUTING.md says what is asked for and why.
"""

import sys
from pathlib import Path

LONGEST = 72
UNFINISHED = ("wip", "fixup!", "squash!", "work in progress")


def faults(message: str) -> list[str]:
    """What to change about a message, in sentences; nothing if it is fine."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    while lines and not lines[0].strip():
        del lines[0]
    if not lines:
        return ["Write a subject: what the change does, in the imperative."]
    subject, *rest = lines
    if subject.startswith("Merge "):
        return ["Rebase or squash instead of merging: main is one line of changes."]
    found = []
    if len(subject) > LONGEST:
        found.append(f"The subject has {len(subject)} characters; {LONGEST} fit. Move the details into the body.")
    if subject.endswith("."):
        found.append("The subject ends without a full stop.")
    if subject.lower().startswith(UNFINISHED):
        found.append("Finish the change, or keep it on a branch of its own: main has no work in progress.")
    if rest and rest[0].strip():
        found.append("Leave the line after the subject empty.")
    if not any(line.strip() for line in rest):
        found.append("Say why in the body, with figures from before and after if speed or layout changes.")
    return found


def main(path: str) -> int:
    found = faults(Path(path).read_text(encoding="utf-8"))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
