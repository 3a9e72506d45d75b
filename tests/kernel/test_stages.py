"""Where a game stands, from what the fields of its view say of themselves."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
import pytest

from baluchon.kernel.errors import BadGame
from baluchon.kernel.happenings import Happenings, told
from baluchon.kernel.match import Match
from baluchon.kernel.registry import all_games
from baluchon.kernel.shapes import shape_of
from baluchon.kernel.stages import main_stage, standing, standing_ids
from baluchon.kernel.views import named, stage
from baluchon.kernel.words import Message
from baluchon.lanterns import GAME


class Public(msgspec.Struct, frozen=True):
    way: Annotated[Literal["left", "right"], stage("way")]
    turn: Annotated[int, stage("turn", of=9)]
    day: Annotated[int, named("day"), stage("day", of="days")]
    days: int
    pile: Annotated[list[str], stage("pile")]
    last: Annotated[bool, stage("last")]


def public(s: Any) -> Public:
    return Public("left", 4, 2, 3, ["a"], False)


DAYS = replace(GAME, id="days", public=public, happenings=Happenings(told(0, "event-day", closes="day")))


def test_what_closes_is_said_first() -> None:
    assert standing(DAYS, public(None)) == [
        Message("stage-day-of", {"number": 2, "name": "day:2", "of": 3}),
        Message("stage-way-left"),
        Message("stage-turn-of", {"number": 4, "of": 9}),
        Message("stage-pile", {"number": 1}),
    ]


def test_nothing_is_said_before_it_begins_or_if_it_is_not_so() -> None:
    said = [message.id for message in standing(DAYS, Public("right", 0, 0, 3, [], True))]
    assert said == ["stage-way-right", "stage-pile", "stage-last"]


def test_a_game_is_counted_by_what_a_happening_closes() -> None:
    assert main_stage(DAYS) == ("day", "day")
    assert main_stage(replace(DAYS, id="turns", happenings=Happenings())) == ("turn", "turn")


def test_every_stage_has_its_messages() -> None:
    assert list(standing_ids(DAYS)) == [
        *("stage-day", "stage-way-left", "stage-way-right", "stage-turn-of", "stage-day-of", "stage-pile", "stage-last")
    ]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_our_games_say_where_they_stand(game: Any) -> None:
    state = Match(game, game.max_seats).state
    assert standing(game, game.public(state))
    assert main_stage(game) is not None


def test_how_many_there_are_is_a_field_of_the_same_struct() -> None:
    class Odd(msgspec.Struct):
        round: Annotated[int, stage("round", of="rounds")]

    with pytest.raises(BadGame, match="no field 'rounds'"):
        shape_of(Odd)
