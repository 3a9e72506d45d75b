"""The browser holds no rules: its games pair and round up nothing, and read tables of figures only to draw them."""

import re
from pathlib import Path

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
_RULE = re.compile(r"% 2\b|Math\.ceil\(|@data/[^\"']+/tables\.toml")

DRAWING = {
    "lets_take_a_hike/Hand.svelte": "rows of cards that fit",
    "tour_du_monde/Hand.svelte": "rows of tickets that fit",
    "tour_du_monde/geo.ts": "points of an outline",
    "trekking_through_history/model.ts": "steps of a curve, rows of cards that fit",
    "road_trip_europa/model.ts": "what is printed on cards",
}
"""By file: what it draws so."""
STILL = {"road_trip_europa/moments.ts", "trekking_the_world/model.ts"}
"""These still hold a rule; the list only shrinks."""


def holds_a_rule(text: str) -> bool:
    """Whether a module pairs or rounds up, or reads tables of figures."""
    return _RULE.search(text) is not None


def found() -> set[str]:
    files = [file for file in GAMES.rglob("*") if file.suffix in (".ts", ".svelte")]
    return {str(file.relative_to(GAMES)) for file in files if holds_a_rule(file.read_text())}


def test_no_game_of_the_browser_holds_a_rule() -> None:
    assert sorted(found() - DRAWING.keys() - STILL) == []


def test_rules_are_found() -> None:
    assert holds_a_rule("if (alike.length % 2 === 0) return [];")
    assert holds_a_rule("const round = Math.ceil(number / seats);")
    assert holds_a_rule('import tables from "@data/a/data/tables.toml?raw";')
    assert not holds_a_rule("const half = width / 2;")
