"""What a request counts as."""

import re

_COSTS = (
    (None, re.compile(r"/api/tables/[^/]+/(missed|replay|draws|analysis)"), 8.0),
    ("POST", re.compile(r"/api/tables/[^/]+/from-here"), 12.0),
    (None, re.compile(r"/api/daily/[^/]+/bot"), 8.0),
    (None, re.compile(r"/api/puzzles/[^/]+/[^/]+"), 4.0),
    (None, re.compile(r"/api/tables/[^/]+/(record|events)"), 2.0),
    ("POST", re.compile(r"/api/tables(/[^/]+/(join|invitations|challenges?))?"), 3.0),
    ("POST", re.compile(r"/api/daily/[^/]+"), 3.0),
    ("GET", re.compile(r"/api/daily/[^/]+"), 2.0),
    ("POST", re.compile(r"/api/me.*"), 2.0),
    ("POST", re.compile(r"/api/(codes|tables/[^/]+/codes)"), 4.0),
    ("GET", re.compile(r"/api/me/(asked|advice|past)"), 8.0),
    ("GET", re.compile(r"/api/(me|tables)"), 2.0),
    (None, re.compile(r"/api/.*|/metrics|/healthz"), 1.0),
)


def cost_of(method: str, path: str) -> float:
    """What a request counts as, in cheap ones. docs/server.md has the times this goes by."""
    for only, pattern, cost in _COSTS:
        if only in (None, method) and pattern.fullmatch(path):
            return cost
    return 0.5  # a file of the client
