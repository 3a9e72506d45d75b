"""Routes about puzzles: find the best choice in a position out of a game, seen from one seat."""

from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter

from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import Game
from baluchon.kernel.errors import UnknownGame
from baluchon.kernel.position import Position
from baluchon.kernel.registry import game_by_id
from baluchon.lessons import COMPANIONS
from baluchon.puzzles import NoPuzzle, Puzzle, puzzle_of, puzzles_of
from baluchon.server.callers import person_of
from baluchon.server.protocol import PuzzleAnswer, PuzzleAsked, PuzzleChoice, PuzzleList, PuzzleTry, SeatInfo
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, InjectedHouse, with_tag
from baluchon.server.store.base import Solution
from baluchon.server.views import seen_from

Number = Annotated[int, PathParameter(ge=1, le=10_000)]
_LEVEL = "expert"
MOST_KEPT = 200
"""Positions in memory."""


def _game(id: str) -> Game:
    try:
        return game_by_id(id)
    except UnknownGame as error:
        raise Refused("not-found", str(error)) from None


def _puzzle(game: Game, number: int) -> Puzzle:
    try:
        return puzzle_of(game, number)
    except NoPuzzle as error:
        raise Refused("not-found", str(error)) from None


@lru_cache(MOST_KEPT)
def _asked(id: str, number: int) -> bytes:
    """A puzzle as its seat sees it; what the seat cannot know is not even imagined as it was."""
    game = _game(id)
    puzzle = _puzzle(game, number)
    position = Position(game, puzzle.match(game).state, puzzle.seat)
    world = position.imagine(FastChance(0))
    others = iter(COMPANIONS)
    seats = [
        SeatInfo(seat, "person", "") if seat == puzzle.seat else SeatInfo(seat, "bot", next(others), _LEVEL)
        for seat in range(puzzle.seats)
    ]
    return msgspec.json.encode(
        PuzzleAsked(
            game=game.id,
            rules=game.version,
            number=number,
            total=len(puzzles_of(game)),
            hardness=round(puzzle.hardness, 2),
            seat=puzzle.seat,
            seats=seats,
            view=msgspec.Raw(seen_from(game, world, puzzle.seat, ahead=True)),
            prompt=game.prompt(world, puzzle.seat),
            legal=position.legal,
            to_act=position.to_act,
        )
    )


@get("/api/puzzles/{game:str}", summary="The puzzles of a game")
async def list_puzzles(request: AnyRequest, game: FromPath[str], house: InjectedHouse) -> PuzzleList:
    found, person = _game(game), await person_of(house, request.scope)
    puzzles = puzzles_of(found)
    solutions = [] if person is None else await house.store.solutions(person.id)
    tried = {each.puzzle: each.right for each in solutions if each.game == found.id}
    tries = [PuzzleTry(n, tried[each.key]) for n, each in enumerate(puzzles, 1) if each.key in tried]
    return PuzzleList(found.id, [round(each.hardness, 2) for each in puzzles], tries, _streak(solutions))


def _streak(solutions: list[Solution]) -> int:
    """Right answers since the last wrong one."""
    return next((n for n, each in enumerate(solutions) if not each.right), len(solutions))


@get(
    "/api/puzzles/{game:str}/{number:int}",
    summary="A puzzle",
    responses={200: ResponseSpec(PuzzleAsked, generate_examples=False)},
)
async def read_puzzle(request: AnyRequest, game: FromPath[str], number: Number) -> Response[bytes]:
    return with_tag(request, _asked(game, number))


@post("/api/puzzles/{game:str}/{number:int}", status_code=200, summary="An answer to a puzzle")
async def answer_puzzle(
    request: AnyRequest, game: FromPath[str], number: Number, data: JSONBody[PuzzleChoice], house: InjectedHouse
) -> PuzzleAnswer:
    found = _game(game)
    puzzle = _puzzle(found, number)
    if data.move not in msgspec.json.decode(_asked(game, number), type=PuzzleAsked).legal:
        raise Refused("illegal", "this is not one of the choices")
    person = await person_of(house, request.scope)
    right = data.move == puzzle.best
    if person is not None:
        await house.store.solve(Solution(person.id, found.id, puzzle.key, right, house.clock()))
    return PuzzleAnswer(right, puzzle.best, puzzle.value, puzzle.second, puzzle.reasons, puzzle.solved)


ROUTES = [list_puzzles, read_puzzle, answer_puzzle]
