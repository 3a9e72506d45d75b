"""docs/security.md: every line about what someone can or cannot do names a test, and the test is there."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "security.md"
ROW = re.compile(r"^\| (?P<what>(?:can|cannot|sees) .*?) \| (?P<test>.*?) ?\|$", re.MULTILINE)
TEST = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


def test_every_line_of_the_security_page_names_a_test_that_is_there() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = list(ROW.finditer(page))
    assert len(rows) > 30
    for row in rows:
        if row["what"].startswith(("cannot", "sees")):
            assert TEST.fullmatch(row["test"]), row["what"]
    for file, name in TEST.findall(page):
        assert f"def {name}(" in (HERE / file).read_text(encoding="utf-8"), f"{file}::{name}"
    for person in ("stranger", "spectator", "player", "host", "operator"):
        assert re.search(rf"^## An? {person}$", page, re.MULTILINE)
