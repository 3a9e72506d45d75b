"""What a Svelte file puts on the screen by itself: its text nodes and spoken attributes.

Expressions stand as `{}` in them; what an expression says comes from messages and data, and is looked at there.
"""

import re
from typing import Final

_UNSEEN: Final = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.S)
_SPOKEN: Final = re.compile(r"""\b(?:aria-label|alt|title|placeholder)="([^"]*)\"""")
_HOLE: Final = "{}"


def shown(source: str) -> list[str]:
    """The texts of a file, each without the white space around it."""
    holed = _without_expressions(_UNSEEN.sub("", source))
    nodes = re.split(r"<[^<>]*>", holed)
    spoken = [text for tag in re.findall(r"<[^<>]*>", holed) for text in _SPOKEN.findall(tag)]
    return [" ".join(text.split()) for text in [*nodes, *spoken] if text.strip()]


def _without_expressions(markup: str) -> str:
    """The markup with a hole for each expression; blocks such as `{#if …}` leave nothing."""
    kept, depth, start = [], 0, 0
    for at, sign in enumerate(markup):
        if sign == "{":
            if depth == 0:
                kept.append(markup[start:at])
                kept.append("" if markup[at + 1 : at + 2] in ("#", ":", "/", "@") else _HOLE)
            depth += 1
        elif sign == "}":
            depth -= 1
            start = at + 1
    return "".join([*kept, markup[start:]])
