"""Times as people write them: 90s, 30m, 12h, 1d."""

import re

from baluchon.kernel.errors import BadOption

_DURATION = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)([smhd])", re.ASCII)
_SECONDS = {"s": 1.0, "m": 60.0, "h": 3_600.0, "d": 86_400.0}


def seconds_of(option: str, text: str) -> float:
    """The seconds that such a text means; refused if it is none."""
    found = _DURATION.fullmatch(text.strip().lower())
    if found is None:
        raise BadOption(f"{option} takes a time such as 30m, 12h or 1d, not {text!r}")
    return float(found[1]) * _SECONDS[found[2]]
