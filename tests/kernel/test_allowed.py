"""What a game's data may hold: whatever else stands there is refused, with the file, the row, the column and why."""

import re
import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from baluchon.kernel.allowed import FILE, rules_of
from baluchon.kernel.data import read_csv, read_toml
from baluchon.kernel.errors import BadData
from baluchon.kernel.registry import all_games

OURS = {game.id: game.package for game in all_games()} | {"lanterns": "baluchon.lanterns"}
Copy = Callable[[str], str]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """Makes a package with the data of a game, which may be spoilt."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(game: str) -> str:
        name = f"copy_of_{game.replace('-', '_')}_{tmp_path.name.replace('-', '_')}"
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        with as_file(files(OURS[game]) / "data") as data:
            shutil.copytree(data, tmp_path / name / "data")
        return name

    return made


def change(package: str, file: str, old: str, new: str) -> None:
    """Put something else into a file, once."""
    path = Path(str(files(package) / "data" / file))
    text, times = re.subn(old, new, path.read_text(encoding="utf-8"), count=1)
    assert times, f"{file} has no {old!r}"
    path.write_text(text, encoding="utf-8")


def read(package: str, file: str) -> object:
    return read_csv(package, file) if file.endswith(".csv") else read_toml(package, file)


@pytest.mark.parametrize("game", OURS)
def test_something_is_said_of_every_file(game: str) -> None:
    folder = files(OURS[game]) / "data"
    figures = {file.name for file in folder.iterdir() if file.is_file()} - {FILE, "names.toml", "provenance.toml"}
    assert set(rules_of(OURS[game])) == figures
    for file in figures:
        read(OURS[game], file)


@pytest.mark.parametrize(
    ("game", "file", "old", "new", "says"),
    [
        (
            "road-trip-europa", "cards.csv", "nordic,5,", "nordic,banana,",
            r"cards.csv, row 3 \(norway\), column number: 'banana' is not allowed; allowed is a whole .* 1 to 9",
        ),
        ("road-trip-europa", "regions.csv", "light-blue,5", "light-blue,-400", "row 2 .*column star: '-400' .* to 50"),
        ("road-trip-europa", "regions.csv", "light-blue,5", "light-blue,", "row 2 .*column star: '' .* 0 to 50"),
        ("road-trip-europa", "cards.csv", r"(?m)(.*)\Z", r"\1x,X,XX,nordic,1,,car,art,X,X,X\n", "29 rows, but 28"),
        ("road-trip-europa", "cards.csv", ",boat,", ",ship,", "column transport: 'ship' .* car, train,.*, or nothing"),
        ("road-trip-europa", "cards.csv", "norway", "iceland", "row 3 .*column id: 'iceland' stands in row 2 already"),
        ("road-trip-europa", "cards.csv", ",number,", ",figure,", "cards.csv: there is no column number"),
        ("road-trip-europa", "cards.csv", ",7,,plane", ",7,plane", "cards.csv, row 2: 10 cells; .* 11 columns"),
        ("road-trip-europa", "tables.toml", "beer = 1", 'beer = "one"', "food.beer: 'one' is not allowed; .* 0 to 50"),
        ("road-trip-europa", "tables.toml", "beer = 1", "beer = true", "food.beer: True is not allowed"),
        ("road-trip-europa", "tables.toml", "beer = 1\n", "", "tables.toml, food: 3 entries, but 4 are allowed"),
        ("road-trip-europa", "tables.toml", "rounds = 4", "round = 4", "tables.toml: rounds is missing"),
        ("road-trip-europa", "tables.toml", "rounds = 4", "rounds = ", "tables.toml is no TOML"),
        ("trekking-through-history", "cards.csv", ",I,-37000,3", ",I,-37000,30", "column hours: '30' .* from 1 to 6"),
        ("trekking-through-history", "itineraries.csv", "o23c", "o23", "column row3: 'o23' is not allowed; .* like"),
        ("trekking-through-history", "cards.csv", "person;progress", "person;beer", "column benefits: .* with ';' b"),
        ("trekking-through-history", "ancestors.toml", "copies = 12", "copies = -1", "copies: -1 is not allowed"),
        ("trekking-the-world", "destinations.csv", ",20\n", ",-400\n", "row 2 .*column vp: '-400' .* from 0 to 100"),
        ("trekking-the-world", "links.csv", "denali,banff", "denali,bath", "column b: 'bath' .* one of denali, banff"),
        ("trekking-the-world", "places.csv", "63.069", "163.069", "column lat: '163.069' .* a number from -90 to 90"),
        ("trekking-the-world", "journeys.csv", "draw:4", "draw:four", "column effects: 'draw:four' is not allowed"),
        ("lets-take-a-hike", "items.csv", "frying-pan,3", "frying-pan,x", "column boots: 'x' .* from 0 to 50"),
        ("lets-take-a-hike", "hazards.csv", "bear,4", "lion,4", "column id: 'lion' .* bear, skunk, raccoon, blister"),
        ("lets-take-a-hike", "tables.toml", "min = 2", "min = 1", "players.min: 1 is not allowed; .* from 2 to 5"),
        ("tour-du-monde", "countries.csv", "FR,1,5,", "FR,1,-400,", "column points: '-400' .* from 0 to 200"),
        ("tour-du-monde", "connections.csv", "(?m)^argentina,bolivia", "argentina,peking", "row 2, column b: 'peking'"),
        ("tour-du-monde", "secondaries.csv", "chamonix,france", "chamonix,gaul", r"row 2 \(chamonix\), column country"),
        ("lanterns", "tables.toml", "hand = 4", "hand = 5", "hand: 5 is not allowed; allowed is a whole number from 4"),
    ],
)  # fmt: skip
def test_what_is_not_allowed_is_refused(copy: Copy, game: str, file: str, old: str, new: str, says: str) -> None:
    package = copy(game)
    read(package, file)
    change(package, file, old, new)
    with pytest.raises(BadData, match=says) as refused:
        read(package, file)
    assert str(files(package) / "data" / file) in str(refused.value)


def test_a_key_of_which_nothing_is_said_is_refused(copy: Copy) -> None:
    package = copy("road-trip-europa")
    change(package, "tables.toml", "rounds = 4", "rounds = 4\nroundz = 5")
    with pytest.raises(BadData, match=r"roundz: nothing like this is allowed here; allowed.toml says what is"):
        read_toml(package, "tables.toml")


def test_a_column_of_which_nothing_is_said_is_refused(copy: Copy) -> None:
    package = copy("tour-du-monde")
    change(package, "connections.csv", "a,b", "a,b,c")
    with pytest.raises(BadData, match=r"connections.csv, row 2: 2 cells; the first row names 3 columns"):
        read_csv(package, "connections.csv")
    text = (files(package) / "data" / "connections.csv").read_text(encoding="utf-8")
    Path(str(files(package) / "data" / "connections.csv")).write_text(
        "a,b,c\n" + "".join(f"{line},\n" for line in text.splitlines()[1:]), encoding="utf-8"
    )
    with pytest.raises(BadData, match=r"column c is not allowed; allowed are a, b, and names"):
        read_csv(package, "connections.csv")


def test_a_file_in_another_encoding_is_refused(copy: Copy) -> None:
    package = copy("road-trip-europa")
    path = Path(str(files(package) / "data" / "cards.csv"))
    path.write_bytes(path.read_text(encoding="utf-8").encode("latin-1", errors="replace"))
    with pytest.raises(BadData, match=r"cards.csv is not written in UTF-8 .*: save it as UTF-8"):
        read_csv(package, "cards.csv")


def test_a_word_that_no_rule_has_is_refused(copy: Copy) -> None:
    package = copy("road-trip-europa")
    change(package, FILE, r"rounds.whole = \[1, 10\]", "rounds.hole = [1, 10]")
    with pytest.raises(BadData, match=r"allowed.toml, rounds: .*hole"):
        read_toml(package, "tables.toml")


def test_names_are_free(copy: Copy) -> None:
    package = copy("road-trip-europa")
    change(package, "cards.csv", ",Norway,", ",The Land of Fjords!,")
    assert read_csv(package, "cards.csv")[1]["name_en"] == "The Land of Fjords!"


def test_an_earlier_version_is_checked_and_need_not_have_everything(copy: Copy) -> None:
    package = copy("trekking-the-world")
    assert read_toml(package, "tables.toml", 1)["limits"] == {"links_per_move": 15}
    change(package, "1/tables.toml", "links_per_move = 15", "links_per_move = -15")
    with pytest.raises(BadData, match=r"1.tables.toml, limits.links_per_move: -15"):
        read_toml(package, "tables.toml", 1)
