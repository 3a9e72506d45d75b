"""The first version of the rules: its records are replayed and its games go on by its own figures."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from baluchon.bots import bot_by_code
from baluchon.games.trekking_the_world import GAME
from baluchon.kernel.chance import FastChance
from baluchon.kernel.errors import WrongVersion
from baluchon.kernel.match import Match
from baluchon.kernel.position import Position
from baluchon.kernel.record import decode, encode, from_record, to_record
from tests.games.trekking_the_world.positions import dump, hand, offers, play, position

RECORD = decode((Path(__file__).parent / "records" / "version-1.json").read_bytes())
FIRST = GAME.of_version(1)
BANFF = ["banff", "airport-frankfurt"]


def test_a_record_of_the_first_version_is_replayed_by_it() -> None:
    """It was made when there was no other, and is read to the same digest and scores."""
    match = from_record(RECORD)
    assert match.game is FIRST
    assert list(match.outcome().scores) == RECORD.scores == [80, 53, 50]
    assert encode(replace(to_record(match), fingerprint=None)) == encode(RECORD)


def test_a_broken_off_game_goes_on_by_its_version() -> None:
    whole = from_record(RECORD)
    match = Match(FIRST, 3, RECORD.options, seed=whole.seed, players=RECORD.players)
    for seat, text in RECORD.log[:60]:
        match.play(seat, text)
    resumed = from_record(decode(encode(to_record(match))))
    for seat, text in RECORD.log[60:]:
        resumed.play(seat, text)
    assert encode(replace(to_record(resumed), fingerprint=None)) == encode(RECORD)


def test_a_record_of_an_unknown_version_says_so() -> None:
    with pytest.raises(WrongVersion, match=r"version 3 of the rules of trekking-the-world; .* version 1 and 2"):
        from_record(replace(RECORD, rules=3))


def test_a_record_under_the_wrong_version_is_found_out() -> None:
    with pytest.raises(Exception, match="was changed"):
        from_record(replace(RECORD, rules=2))


def test_new_games_are_of_the_newest_version() -> None:
    assert GAME.version == 2
    assert GAME.start(2, None, FastChance(1)).figures.version == 2


def test_positions_keep_their_version_on_the_way_to_another_process() -> None:
    match = from_record(RECORD)
    played = Match(FIRST, 3, RECORD.options, seed=match.seed)
    for seat, text in RECORD.log[:40]:
        played.play(seat, text)
    seat = played.to_act[0]
    at = Position.load(played.position(seat).dump())
    assert at.game is FIRST
    assert at.imagine(FastChance(1)).figures.version == 1
    assert bot_by_code("casual").choose(at, FastChance(1)) in played.legal(seat)


def test_copies_share_the_figures() -> None:
    s = GAME.start(3, None, FastChance(1))
    assert s.copy().figures is s.figures


def test_costs_and_points_are_those_of_the_version() -> None:
    """Banff asks for water too, and is worth 9."""
    held = ["scenery-1 adventure-1 nature-1", ""]
    assert offers(position(phase="action", trekkers=BANFF, hands=held), "visit") == ["visit banff"]
    assert offers(position(phase="action", trekkers=BANFF, hands=held, game=FIRST), "visit") == []
    ended: dict[str, Any] = {
        "phase": "over",
        "ending": "tokens",
        "visited": [["banff"], []],
        "tiles": {"red": 0, "white": 0},
    }
    points = [
        {line.id: line.points for line in game.sheets(position(game=game, **ended))[0].lines} for game in GAME.versions
    ]
    assert [(lines["destinations"], lines["majorities"]) for lines in points] == [(15, 5 + 8), (9, 3 + 3)]
    shown = [GAME.public(position(game=game, **ended)).trekkers[0] for game in GAME.versions]  # type: ignore[attr-defined]
    assert [(each.destination_points, each.tile_points) for each in shown] == [([15], [5, 8]), ([9], [3, 3])]


def test_the_first_version_asks_for_cards_that_are_sure() -> None:
    """Between Easter Island and Buenos Aires there are 2 or 4 links, not 3: after one 1 the other one is needed."""
    changes: dict[str, Any] = {
        "trekkers": ["easter-island", "airport-frankfurt"],
        "hands": ["water-2 history-1 nature-1", ""],
    }
    s = position(game=FIRST, **changes)
    play(s, "go airport-buenos-aires", "pay history-1")
    assert offers(s) == ["pay nature-1", "pay water-2"]
    s = position(**changes)
    play(s, "go airport-buenos-aires", "pay history-1")
    assert dump(s)["paid"] == {"nature-1": 1, "history-1": 1}
    assert offers(s) == ["pay water-2", "depart"]
    # A pair out of three of a symbol, two of them alike: one of these is sure.
    changes = {"phase": "action", "hands": ["scenery-1 scenery-1 scenery-3", ""]}
    s = position(game=FIRST, **changes)
    play(s, "journey exchange-rate")
    assert dump(s)["paid"] == {}
    s = position(**changes)
    play(s, "journey exchange-rate")
    assert dump(s)["paid"] == {"scenery-1": 1}
    assert hand(s) == {"scenery-1": 2, "scenery-3": 1}
