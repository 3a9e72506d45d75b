"""The component data: complete, consistent, and in line with what the rulebook says."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from baluchon.games.trekking_through_history import GAME, components
from baluchon.kernel.bags import times
from baluchon.kernel.data import read_csv, read_toml

PACKAGE = "baluchon.games.trekking_through_history"
CARDS = read_csv(PACKAGE, "cards.csv")
ITINERARIES = read_csv(PACKAGE, "itineraries.csv")
ANCESTORS = read_toml(PACKAGE, "ancestors.toml")
TABLES = read_toml(PACKAGE, "tables.toml")
SYMBOLS = ("person", "event", "innovation", "progress", "wild", "crystal")
LANGUAGES = ("en", "fr", "de")
DAYS = ("I", "II", "III")


def rows(itinerary: dict[str, str]) -> list[str]:
    return [itinerary[f"row{n}"] for n in range(1, 7)]


def ends(itinerary: dict[str, str]) -> list[tuple[int, str]]:
    return [(int(row), pays) for row, pays in (end.split(":") for end in itinerary["bonuses"].split(";"))]


@pytest.mark.parametrize("name", ["cards.csv", "itineraries.csv", "tables.toml", "ancestors.toml", "names.toml"])
def test_files_are_clean(name: str) -> None:
    raw = (files(PACKAGE) / "data" / name).read_bytes()
    assert not raw.startswith(b"\xef\xbb\xbf")
    assert b"\r" not in raw
    raw.decode("utf-8")


@pytest.mark.parametrize("table", [CARDS, ITINERARIES], ids=["cards", "itineraries"])
def test_every_field_is_filled(table: list[dict[str, str]]) -> None:
    for row in table:
        assert None not in row
        assert all(field and field == field.strip() for field in row.values()), row


def test_three_decks_of_36_history_cards() -> None:  # TH-C1
    assert [card["id"] for card in CARDS] == [str(n) for n in range(1, 109)]
    assert [card["day"] for card in CARDS] == ["I"] * 36 + ["II"] * 36 + ["III"] * 36
    assert components.DECK == 36


def test_a_history_card_has_title_year_hours_and_benefits() -> None:  # TH-C1
    for card in CARDS:
        assert re.fullmatch(r"-?[1-9]\d*", card["year"])
        assert card["hours"] in "12345"
        benefits = card["benefits"].split(";")
        assert 1 <= len(benefits) <= 3
        assert set(benefits) <= set(SYMBOLS)
        for language in LANGUAGES:
            assert len(card[f"title_{language}"]) <= 44
            assert "'" not in card[f"title_{language}"]


@pytest.mark.parametrize("column", ["year", *(f"title_{language}" for language in LANGUAGES)])
def test_no_two_cards_are_alike(column: str) -> None:
    assert len({card[column] for card in CARDS}) == 108


@pytest.mark.parametrize(
    ("day", "first", "last", "symbols"),
    [
        ("I", -37000, 1903, (18, 14, 10, 7, 7, 6)),
        ("II", -3500, 1985, (23, 14, 11, 7, 8, 5)),
        ("III", -70, 1994, (19, 16, 10, 7, 7, 6)),
    ],
)
def test_years_hours_and_symbols_of_a_deck(day: str, first: int, last: int, symbols: tuple[int, ...]) -> None:
    deck = [card for card in CARDS if card["day"] == day]
    years = [int(card["year"]) for card in deck]
    assert years == sorted(years)
    assert (years[0], years[-1]) == (first, last)
    assert Counter(card["hours"] for card in deck) == {"1": 3, "2": 11, "3": 11, "4": 8, "5": 3}
    found = Counter(symbol for card in deck for symbol in card["benefits"].split(";"))
    assert tuple(found[symbol] for symbol in SYMBOLS) == symbols


def test_the_sixth_card_fits_its_place_in_the_list() -> None:
    assert CARDS[5]["year"] == "-900"


def test_ancestors_by_number_of_players() -> None:  # TH-C2
    assert ANCESTORS == {"copies": 12, "hours": 3, "benefits": ["wild"], "used": {"2": 6, "3": 9, "4": 12}}
    assert components.ANCESTORS[2:] == [6, 9, 12]


def test_24_itineraries_of_four_columns() -> None:  # TH-C3
    assert [each["id"] for each in ITINERARIES] == [f"itinerary-{n:02d}" for n in range(1, 25)]
    assert len({tuple(rows(each)) for each in ITINERARIES}) == 24
    for each in ITINERARIES:
        assert all(re.fullmatch("[-oc1-9]{4}", row) for row in rows(each))
        assert all(set(row) != {"-"} for row in rows(each))
        for column in range(4):
            assert sum(row[column] != "-" for row in rows(each)) >= 2


@pytest.mark.parametrize("itinerary", ITINERARIES, ids=lambda each: each["id"])
def test_symbols_of_an_itinerary_stay_in_range(itinerary: dict[str, str]) -> None:  # TH-C3
    assert re.fullmatch(r"[1-6]:([1-9]\d*|c)(;[1-6]:([1-9]\d*|c))*", itinerary["bonuses"])
    numbers = [row for row, _ in ends(itinerary)]
    assert numbers == sorted(set(numbers))
    assert all(sum(sign != "-" for sign in rows(itinerary)[row - 1]) >= 2 for row in numbers)
    cells = "".join(rows(itinerary)).replace("-", "")
    points = sum(int(sign) for sign in cells if sign.isdigit())
    points += sum(int(pays) for _, pays in ends(itinerary) if pays != "c")
    crystals = cells.count("c") + sum(pays == "c" for _, pays in ends(itinerary))
    assert 14 <= len(cells) <= 17
    assert 22 <= points <= 32
    assert crystals <= 3


def test_there_are_itineraries_for_four_players() -> None:
    assert TABLES["players"] == {"min": 2, "max": 4}
    assert TABLES["players"]["max"] * TABLES["itineraries_dealt"] <= len(ITINERARIES)
    assert TABLES["itineraries_dealt"] > TABLES["days"]


def test_what_the_mat_prints_under_the_departures() -> None:  # TH-C5
    assert TABLES["departure"]["bonuses"] == ["none", "person", "event", "innovation", "progress", "crystal"]
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


def test_numbers_of_the_rulebook() -> None:
    plain = {key: value for key, value in TABLES.items() if isinstance(value, int)}
    assert plain == {
        "days": 3,
        "hours": 12,
        "punctuality": 3,
        "start_crystals": 1,
        "crystal_points": 1,
        "itineraries_dealt": 4,
    }


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


def test_worked_examples_have_their_cards() -> None:
    by_year = {int(card["year"]): card for card in CARDS}
    assert by_year[-49]["hours"] == "2"
    assert by_year[1324]["hours"] == "3"
    assert len(by_year[1963]["benefits"].split(";")) == 2
    assert {1271, 1519, 1933} <= by_year.keys()
    assert any(pays == "6" for each in ITINERARIES for _, pays in ends(each))
    for day in DAYS:
        assert {"2", "5"} <= {card["hours"] for card in CARDS if card["day"] == day}
