"""Which names a refusal offers."""

import pytest

from baluchon.kernel.nearest import did_you_mean, nearest

GAMES = ("road-trip-europa", "trekking-through-history", "trekking-the-world", "lets-take-a-hike", "tour-du-monde")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("road-trip-europ", ["road-trip-europa"]),
        ("ROAD TRIP", ["road-trip-europa"]),
        ("trekking", ["trekking-through-history", "trekking-the-world"]),
        ("history", ["trekking-through-history"]),
        ("le-jeu-du-tour-du-monde", ["tour-du-monde"]),
        ("tuor-du-monde", ["tour-du-monde"]),
        ("chess", []),
        ("", []),
        ("-", []),
    ],
)
def test_names_with_the_same_part_or_nearly_the_same_letters_are_near(written: str, meant: list[str]) -> None:
    assert nearest(written, GAMES) == meant


def test_a_refusal_asks_for_what_is_near_and_is_silent_otherwise() -> None:
    assert did_you_mean("casul", ["random", "casual"]) == "; did you mean casual?"
    assert did_you_mean("trekking", GAMES) == "; did you mean trekking-through-history or trekking-the-world?"
    assert did_you_mean("start", ["start-a", "start-b", "start-c", "start-d"]) == (
        "; did you mean start-a, start-b or start-c?"
    )
    assert did_you_mean("chess", GAMES) == ""
