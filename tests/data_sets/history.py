"""What must hold for the data of Trekking Through History."""

import re
from collections import Counter
from typing import Any

from tests.data_sets.data_set import DataSet, Row

PACKAGE = "baluchon.games.trekking_through_history"
SYMBOLS = ["person", "event", "innovation", "progress", "wild", "crystal"]
TITLES = ["title_en", "title_fr", "title_de"]
LONGEST_TITLE = 44
ROWS = [f"row{n}" for n in range(1, 7)]
YEARS = {"I": (-37000, 1903), "II": (-3500, 1985), "III": (-70, 1994)}
SYMBOLS_BY_DAY = {"I": (18, 14, 10, 7, 7, 6), "II": (23, 14, 11, 7, 8, 5), "III": (19, 16, 10, 7, 7, 6)}
HOURS_BY_DAY = {"1": 3, "2": 11, "3": 11, "4": 8, "5": 3}
TREKS = {"1": -3, "2": 0, "3": 2, "4": 4, "5": 7, "6": 10, "7": 15, "8": 18, "9": 21, "10": 30}
BONUSES = re.compile(r"[1-6]:([1-9][0-9]*|c)(;[1-6]:([1-9][0-9]*|c))*\Z")


def check(data: DataSet) -> None:
    """All that must hold."""
    tables = data.tables()
    cards = data.rows("cards.csv", ["id", "day", "year", "hours", "benefits", *TITLES])
    itineraries = data.rows("itineraries.csv", ["id", *ROWS, "bonuses"])
    _check_tables(data, tables)
    _check_cards(data, cards)
    _check_decks(data, cards)
    _check_itineraries(data, itineraries, tables)
    _check_examples(data, cards, itineraries, tables)


def _check_tables(data: DataSet, tables: dict[str, Any]) -> None:
    data.same("days", tables["days"], 3)
    data.same("hours", tables["hours"], 12)
    data.same("punctuality", tables["punctuality"], 3)
    data.same("crystals at the start", tables["start_crystals"], 1)
    data.same("points of a crystal", tables["crystal_points"], 1)
    data.same("itineraries dealt", tables["itineraries_dealt"], 4)
    data.same("players", tables["players"], {"min": 2, "max": 4})
    places = ["none", "person", "event", "innovation", "progress", "crystal"]
    data.same("bonuses of the departure", tables["departure"]["bonuses"], places)
    data.same("points of treks", tables["trek"]["points"], TREKS)
    data.same("points of further cards", tables["trek"]["further"], 3)
    ancestors = {"copies": 12, "hours": 3, "benefits": ["wild"], "used": {"2": 6, "3": 9, "4": 12}}
    data.same("ancestors", data.tables("ancestors.toml"), ancestors)


def _check_cards(data: DataSet, cards: list[Row]) -> None:
    data.same("ids", [card["id"] for card in cards], [str(n) for n in range(1, 109)])
    data.same("days of the cards", [card["day"] for card in cards], ["I"] * 36 + ["II"] * 36 + ["III"] * 36)
    for card in cards:
        data.need(re.match(r"-?[1-9][0-9]*\Z", card["year"]), f"year of {card['id']}")
        data.need(re.match(r"[1-5]\Z", card["hours"]), f"hours of {card['id']}")
        benefits = card["benefits"].split(";")
        data.need(1 <= len(benefits) <= 3, f"{len(benefits)} benefits of {card['id']}")
        data.need(set(benefits) <= set(SYMBOLS), f"benefits of {card['id']}: {benefits}")
        for title in TITLES:
            data.need(len(card[title]) <= LONGEST_TITLE, f"too long: {card[title]}")
            data.need("'" not in card[title], f"straight apostrophe: {card[title]}")
    for column in ("year", *TITLES):
        data.unique(column, [card[column] for card in cards])
    data.same("the year of the Maya cocoa", [card["year"] for card in cards if card["id"] == "6"], ["-900"])


def _check_decks(data: DataSet, cards: list[Row]) -> None:
    for day, between in YEARS.items():
        deck = [card for card in cards if card["day"] == day]
        years = [int(card["year"]) for card in deck]
        data.need(years == sorted(years), f"day {day} is not in the order of years")
        data.same(f"years of day {day}", (years[0], years[-1]), between)
        data.same(f"hours of day {day}", Counter(card["hours"] for card in deck), HOURS_BY_DAY)
        found = Counter(symbol for card in deck for symbol in card["benefits"].split(";"))
        data.same(f"symbols of day {day}", tuple(found[symbol] for symbol in SYMBOLS), SYMBOLS_BY_DAY[day])


def _check_itineraries(data: DataSet, itineraries: list[Row], tables: dict[str, Any]) -> None:
    data.same("itineraries", [each["id"] for each in itineraries], [f"itinerary-{n:02d}" for n in range(1, 25)])
    for itinerary in itineraries:
        rows = [itinerary[row] for row in ROWS]
        drawn = all(re.match(r"[-oc1-9]{4}\Z", row) for row in rows)
        data.need(drawn, f"{itinerary['id']}: rows {rows}")
        written = BONUSES.match(itinerary["bonuses"])
        data.need(written, f"{itinerary['id']}: bonuses {itinerary['bonuses']}")
        if drawn and written:
            _check_itinerary(data, itinerary["id"], rows, itinerary["bonuses"])
    data.unique("itinerary", [tuple(each[row] for row in ROWS) for each in itineraries])
    dealt = tables["itineraries_dealt"]
    data.need(tables["players"]["max"] * dealt <= 24, "too few itineraries for four players")
    data.need(dealt >= tables["days"], "fewer itineraries than days")


def _check_itinerary(data: DataSet, name: str, rows: list[str], written: str) -> None:
    data.need(all(set(row) != {"-"} for row in rows), f"{name}: an empty row")
    bonuses = [bonus.split(":") for bonus in written.split(";")]
    numbers = [int(row) for row, _ in bonuses]
    data.need(numbers == sorted(set(numbers)), f"{name}: rows with a bonus {numbers}")
    for number in numbers:
        filled = sum(cell != "-" for cell in rows[number - 1])
        data.need(filled >= 2, f"{name}: row {number} has a bonus and fewer than two cells")
    cells = "".join(rows).replace("-", "")
    points = sum(int(cell) for cell in cells if cell.isdigit()) + sum(
        int(worth) for _, worth in bonuses if worth != "c"
    )
    crystals = cells.count("c") + sum(worth == "c" for _, worth in bonuses)
    data.need(14 <= len(cells) <= 17, f"{name}: {len(cells)} cells")
    data.need(22 <= points <= 32, f"{name}: {points} points")
    data.need(crystals <= 3, f"{name}: {crystals} crystals")
    for column, symbol in enumerate(SYMBOLS[:4]):
        data.need(sum(row[column] != "-" for row in rows) >= 2, f"{name}: fewer than two cells for {symbol}")


def _check_examples(data: DataSet, cards: list[Row], itineraries: list[Row], tables: dict[str, Any]) -> None:
    """The worked examples of the rulebook can happen."""
    by_year = {int(card["year"]): card for card in cards}
    data.same("hours of 49 BCE", by_year[-49]["hours"], "2")
    data.same("hours of 1324", by_year[1324]["hours"], "3")
    data.same("benefits of 1963", len(by_year[1963]["benefits"].split(";")), 2)
    data.need({1271, 1519, 1933} <= set(by_year), "a year of the examples of treks is missing")
    data.need(any("4" in itinerary[row] for itinerary in itineraries for row in ROWS), "no cell is worth 4")
    bonuses = [bonus for itinerary in itineraries for bonus in itinerary["bonuses"].split(";")]
    data.need(any(bonus.endswith(":6") for bonus in bonuses), "no row is worth 6")
    for hours in ("2", "5"):
        days = {card["day"] for card in cards if card["hours"] == hours}
        data.same(f"days with a card of {hours} hours", days, set(YEARS))
    points = {int(cards): worth for cards, worth in tables["trek"]["points"].items()}
    totals = {0: {0}}  # by cards: what treks of so many in all can be worth
    for used in range(1, 21):
        totals[used] = {total + points[n] for n in points if n <= used for total in totals[used - n]}
    data.need(any(24 in totals[used] for used in range(10, 21)), "no treks are worth 24 in all")
