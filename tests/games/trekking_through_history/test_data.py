"""What the rules read of the data; what must hold for the files is in tests/data_sets."""

from importlib.resources import files

import pytest

from baluchon.games.trekking_through_history import GAME, components
from baluchon.kernel.bags import times
from baluchon.kernel.data import read_csv, read_toml

PACKAGE = "baluchon.games.trekking_through_history"
CARDS = read_csv(PACKAGE, "cards.csv")
ITINERARIES = read_csv(PACKAGE, "itineraries.csv")
ANCESTORS = read_toml(PACKAGE, "ancestors.toml")
LANGUAGES = ("en", "fr", "de")
DAYS = ("I", "II", "III")


def rows(itinerary: dict[str, str]) -> list[str]:
    return [itinerary[f"row{n}"] for n in range(1, 7)]


def ends(itinerary: dict[str, str]) -> list[tuple[int, str]]:
    return [(int(row), pays) for row, pays in (end.split(":") for end in itinerary["bonuses"].split(";"))]


@pytest.mark.parametrize("name", ["tables.toml", "ancestors.toml", "names.toml"])
def test_files_are_clean(name: str) -> None:
    raw = (files(PACKAGE) / "data" / name).read_bytes()
    assert not raw.startswith(b"\xef\xbb\xbf")
    assert b"\r" not in raw
    raw.decode("utf-8")


def test_three_decks_of_36_history_cards() -> None:  # TH-C1
    assert (components.DAYS, components.DECK, components.CARDS) == (3, 36, 108)


def test_ancestors_by_number_of_players() -> None:  # TH-C2
    assert components.ANCESTORS[2:] == [6, 9, 12]


def test_24_itineraries_of_four_columns() -> None:  # TH-C3
    assert (components.ITINERARIES, components.EXPERIENCES) == (24, 4)
    assert len(set(components.SPACES)) == 24


def test_what_the_mat_prints_under_the_departures() -> None:  # TH-C5
    printed = [[times(bag, symbol) for symbol in range(6)] for bag in components.MAT]
    assert printed == [
        [0, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 0, 1, 0, 0, 0],
        [0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0],
    ]


def test_tables_are_read_as_they_are_written() -> None:
    assert [components.SPACES[0], components.SPACES[23]] == [
        sum(2**cell for cell, sign in enumerate("".join(rows(ITINERARIES[n]))) if sign != "-") for n in (0, 23)
    ]
    for n, each in enumerate(ITINERARIES):
        paid = {
            row: (components.ROW_POINTS[n * 6 + row - 1], components.ROW_CRYSTALS[n * 6 + row - 1])
            for row, _ in ends(each)
        }
        assert paid == {row: (0, 1) if pays == "c" else (int(pays), 0) for row, pays in ends(each)}
        assert sum(1 for row in range(6) if components.ROW[n * 6 + row]) == len(paid)


def test_cards_are_called_by_their_year() -> None:
    assert components.CARD_IDS[0] == "37000-bce"
    assert components.CARD_IDS[13] == "49-bce"
    assert components.CARD_IDS[107:] == ["1994", "ancestor"]
    assert GAME.moves.text(GAME.moves.parse("take 49-bce")) == "take 49-bce"


@pytest.mark.parametrize(
    ("year", "names"),
    [
        (-37000, ("37,000\u00a0BCE", "37\u202f000\u00a0av.\u00a0J.-C.", "37.000\u00a0v.\u00a0Chr.")),
        (-49, ("49\u00a0BCE", "49\u00a0av.\u00a0J.-C.", "49\u00a0v.\u00a0Chr.")),
        (124, ("124\u00a0CE", "124\u00a0apr.\u00a0J.-C.", "124\u00a0n.\u00a0Chr.")),
        (655, ("655", "655", "655")),
        (1963, ("1963", "1963", "1963")),
    ],
)
def test_dates_are_written_as_people_write_them(year: int, names: tuple[str, str, str]) -> None:
    assert GAME.names[f"year:{year}"] == dict(zip(LANGUAGES, names, strict=True))


@pytest.mark.parametrize(
    ("year", "names"),
    [
        (-37000, ("37,000\u00a0BCE", "37\u202f000\u00a0av.", "37.000\u00a0v.\u00a0Chr.")),
        (-49, ("49\u00a0BCE", "49\u00a0av.", "49\u00a0v.\u00a0Chr.")),
        (124, ("124\u00a0CE", "124\u00a0apr.", "124\u00a0n.\u00a0Chr.")),
        (655, ("655", "655", "655")),
    ],
)
def test_dates_have_one_short_form(year: int, names: tuple[str, str, str]) -> None:
    assert GAME.names[f"short-year:{year}"] == dict(zip(LANGUAGES, names, strict=True))
