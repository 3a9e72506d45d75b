"""A table is the fold of its entries: made now or read from the store, by one and the same way."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.server import commands, entries, protocol
from baluchon.server.entries import (
    Answered,
    Asked,
    Closed,
    Continued,
    Hosted,
    Moved,
    Opened,
    Row,
    Seat,
    Seated,
    Settled,
    Started,
    TableEntry,
    TakenBack,
)
from baluchon.server.protocol import TableSettings
from baluchon.server.sitting import Change, Sitting
from baluchon.server.store.base import entry_row
from baluchon.server.table import Table
from baluchon.server.told import to_card, to_info, to_update
from tests.luck import SeededLuck
from tests.server.test_secrecy import AT, GAMES, PEOPLE

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
SOURCE = Path(entries.__file__).parent


def new_rows(game: Game, seats: int) -> list[Row]:
    people = [Seat("person", f"P{seat}", PEOPLE[seat]) for seat in range(seats)]
    opened = Opened(game.id, game.version, game.settle(seats), people, TableSettings(move_limit=60), PEOPLE[0])
    return [Row(0, AT, opened, PEOPLE[0], "open")]


def stored(row: Row) -> Row:
    """A row as it comes back from a database."""
    return entry_row(row.n, row.at, row.actor, row.command, msgspec.json.encode(row.entry))


def told(sitting: Sitting) -> list[bytes]:
    """Everything that may be known of a table, and more."""
    table, sights = sitting.table, sitting.sights
    said = [
        msgspec.json.encode(each) for each in (to_info(table), to_card(table), table.decisions, table.shown, table.due)
    ]
    if sights is not None:
        for viewer in range(len(table.seats) + 1):
            said += [sights.text(viewer, since).encode() for since in (None, 0, table.version(viewer) - 1)]
    return [*said, str(sorted(table.commands)).encode(), str((table.n, table.touched, table.acting_since)).encode()]


def play(sitting: Sitting, chance: FastChance) -> TableEntry:
    """Some step of the match: mostly a move, now and then a take-back."""
    match = sitting.table.playing
    backs = [seat for seat in range(match.seats) if match.why_no_take_back(seat) is None]
    if backs and chance.below(6) == 0:
        return TakenBack(backs[chance.below(len(backs))])
    if match.log and chance.below(20) == 0:
        seat = chance.below(match.seats)
        if match.last_entry_of(seat) >= 0:
            return TakenBack(seat, match.last_entry_of(seat))
    seat = match.to_act[chance.below(len(match.to_act))]
    legal = match.legal(seat)
    return Moved(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_read_again_is_the_table_that_was_made(game: Game) -> None:
    rows, chance = new_rows(game, game.min_seats + 1), FastChance(3)
    sitting = Sitting(Table.from_rows("t", rows))
    made: list[TableEntry] = [
        Settled(TableSettings(chat=False), sitting.table.options),
        Seated(1, Seat("bot", "casual", level="casual")),
        Started(bytes(32).hex()),
        Asked(0),
        Answered(1, agree=True),
        Answered(0, agree=False),
        Seated(0, msgspec.structs.replace(sitting.table.seats[0], away=True)),
        Seated(0, sitting.table.seats[0]),
        Hosted(PEOPLE[2]),
    ]
    while len(rows) < 60 and (made or not sitting.table.playing.is_over):
        entry = made.pop(0) if made else play(sitting, chance)
        change = Change(sitting, AT + len(rows), SeededLuck("table"), PEOPLE[0], f"c{len(rows)}")
        change.apply(entry)
        rows += change.rows
        if len(rows) % 10 == 0:
            assert told(Sitting(Table.from_rows("t", map(stored, rows)))) == told(sitting)
    for entry in (Continued("next"), Closed()):
        rows.append(sitting.apply(entry, AT + 100.0))
    assert told(Sitting(Table.from_rows("t", map(stored, rows)))) == told(sitting)
    assert any(isinstance(row.entry, TakenBack) for row in rows)
    assert sitting.table.status == "closed"


def test_only_the_first_row_of_a_change_carries_its_command() -> None:
    sitting = Sitting(Table.from_rows("t", new_rows(GAMES[0], 2)))
    change = Change(sitting, AT, SeededLuck("table"), PEOPLE[0], "once")
    change.apply(Seated(1, Seat()))
    change.apply(Hosted(PEOPLE[0]))
    assert [(row.n, row.actor, row.command) for row in change.rows] == [
        (1, PEOPLE[0], "once"),
        (2, PEOPLE[0], None),
    ]
    assert (PEOPLE[0], "once") in sitting.table.commands


def test_an_update_names_people_when_seats_or_the_host_changed() -> None:
    rows = new_rows(GAMES[0], 2)
    sitting = Sitting(Table.from_rows("t", rows))
    assert to_update(sitting.table, rows).people == {PEOPLE[0]: 1, PEOPLE[1]: 2}
    assert to_update(sitting.table, [sitting.apply(Hosted(PEOPLE[1]), AT)]).people == {PEOPLE[1]: 2, PEOPLE[0]: 1}
    assert to_update(sitting.table, [sitting.apply(Closed(), AT)]).people is None


def test_rows_that_do_not_fit_are_refused() -> None:
    rows = new_rows(GAMES[0], 2)
    with pytest.raises(ValueError, match="begin by being opened"):
        Table.from_rows("t", [Row(0, AT, Closed())])
    with pytest.raises(ValueError, match="entry 2 after 1 entries"):
        Table.from_rows("t", [*rows, Row(2, AT, Closed())])
    with pytest.raises(ValueError, match="opened twice"):
        Table.from_rows("t", [*rows, msgspec.structs.replace(rows[0], n=1)])


def test_every_command_has_a_handler_and_a_place() -> None:
    assert set(commands.HANDLERS) == set(get_args(protocol.Body))
    places = {kind.__name__: handler.place for kind, handler in commands.HANDLERS.items()}
    assert {kind for kind, place in places.items() if place == "wire"} == {"Attach", "Detach", "Look", "Ping"}
    assert {kind for kind, place in places.items() if place == "aside"} == {"Hint"}


def test_every_file_of_the_server_is_on_the_page() -> None:
    files = {str(file.relative_to(SOURCE)) for file in SOURCE.rglob("*.py") if file.name != "__init__.py"}
    page = PAGE.read_text(encoding="utf-8")
    assert [file for file in sorted(files) if f"`{file}`" not in page] == []
