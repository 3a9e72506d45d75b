"""Routes about games: their cards, and their moves, names, sentences, rules, stories and lesson in one language."""

from collections.abc import Callable
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from baluchon.bots import bot_codes
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.errors import UnknownGame, WrongVersion
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.kernel.shapes import view_shape
from baluchon.lessons import BadLesson, LessonText, has_lesson, lesson_of, lesson_text
from baluchon.rulespage import RulesPage, rules_page
from baluchon.server.protocol import Clause, GameCard, Games, GameTexts
from baluchon.server.refusals import Refused
from baluchon.server.requests import AnyRequest, made, make_once, with_tag
from baluchon.stories import Story, has_stories, stories_of
from baluchon.strengths import ratings_of
from baluchon.texts import Texts

_COVER = "cover.svg"

Language = Annotated[str, QueryParameter(max_length=10, description="en, fr or de; anything else: en")]
Version = Annotated[int | None, QueryParameter(description="of the rules, as a table names it; none: the newest")]
Clauses = Annotated[bool, QueryParameter(description="false: without the rules, which are a third of it")]


def _read(game: Game, folder: str, name: str) -> str:
    try:
        return game.resource(folder, name).read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def _common(language: str) -> str:
    return (files("baluchon") / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


def _card(game: Game) -> GameCard:
    texts = {language: Texts(language, game) for language in LANGUAGES}
    return GameCard(
        id=game.id,
        titles=dict(game.titles),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        version=game.version,
        options=game.options,
        taglines={language: each.say("tagline") for language, each in texts.items()},
        kinds={language: each.say("kind") for language, each in texts.items() if each.knows("kind")},
        colour=game.colour,
        minutes=game.minutes,
        cover=f"/api/games/{game.id}/cover.svg" if game.resource(_COVER).is_file() else None,
        fewest_wins=game.fewest_wins,
        stories=has_stories(game),
        lesson=has_lesson(game),
        ratings=[ratings_of(game, seats) for seats in range(game.min_seats, game.max_seats + 1)],
    )


def _games() -> bytes:
    cards = [_card(game) for game in all_games()]
    texts = {language: _common(language) for language in LANGUAGES}
    return msgspec.json.encode(Games(cards, bot_codes(), list(LANGUAGES), texts))


def _game(id: str, language: str, version: int | None, clauses: bool) -> bytes:
    game = game_by_id(id, version)
    sections = rules_page(game, language).sections if clauses else ()
    names = {ref: by_language.get(language, by_language["en"]) for ref, by_language in game.names.items()}
    texts = GameTexts(
        id=game.id,
        language=language,
        titles=dict(game.titles),
        moves=list(game.moves),
        names=names,
        texts=_read(game, "locale", f"{language}.ftl"),
        rules=[
            Clause(entry.id, section.title, entry.text) for section in sections for entry in section.entries if entry.id
        ],
        rules_text=_read(game, "rules", f"{language}.md") if clauses else "",
        shape=view_shape(game),
        happenings=game.happenings.consequences,
    )
    return msgspec.json.encode(texts)


def _rules(id: str, language: str, version: int | None) -> bytes:
    return msgspec.json.encode(rules_page(game_by_id(id, version), language))


def _stories(id: str, language: str) -> bytes:
    return msgspec.json.encode(stories_of(game_by_id(id), language))


def _lesson(id: str, language: str) -> bytes:
    return msgspec.json.encode(lesson_text(lesson_of(game_by_id(id)), language))


def prepare() -> None:
    """Make the list of games before anyone asks for it: it takes longer than thousands of moves."""
    make_once(_games)


async def _told(
    request: AnyRequest, make: Callable[..., bytes], game: str, language: str, *more: int | None
) -> Response[bytes]:
    """What is made of a game in a language, or in English; refused if there is no such thing."""
    chosen = language if language in LANGUAGES else "en"
    try:
        return with_tag(request, await made(make, game, chosen, *more))
    except (UnknownGame, WrongVersion, BadLesson) as error:
        raise Refused("not-found", str(error)) from None


@get("/api/games", summary="All games", responses={200: ResponseSpec(Games, generate_examples=False)})
async def list_games(request: AnyRequest) -> Response[bytes]:
    return with_tag(request, await made(_games))


@get(
    "/api/games/{game:str}",
    summary="One game in one language",
    responses={200: ResponseSpec(GameTexts, generate_examples=False)},
)
async def read_game(
    request: AnyRequest, game: FromPath[str], language: Language = "en", rules: Version = None, clauses: Clauses = True
) -> Response[bytes]:
    return await _told(request, _game, game, language, rules, clauses)


@get(
    "/api/games/{game:str}/rules",
    summary="The rules of a game as people read them, in one language",
    responses={200: ResponseSpec(RulesPage, generate_examples=False)},
)
async def read_rules(
    request: AnyRequest, game: FromPath[str], language: Language = "en", rules: Version = None
) -> Response[bytes]:
    return await _told(request, _rules, game, language, rules)


@get(
    "/api/games/{game:str}/stories",
    summary="What the cards of a game tell beyond their figures, in one language",
    responses={200: ResponseSpec(list[Story], generate_examples=False)},
)
async def read_stories(request: AnyRequest, game: FromPath[str], language: Language = "en") -> Response[bytes]:
    return await _told(request, _stories, game, language)


@get(
    "/api/games/{game:str}/lesson",
    summary="The first game that teaches, in one language",
    responses={200: ResponseSpec(LessonText, generate_examples=False)},
)
async def read_lesson(request: AnyRequest, game: FromPath[str], language: Language = "en") -> Response[bytes]:
    return await _told(request, _lesson, game, language)


@get("/api/games/{game:str}/cover.svg", summary="The picture on the cover of a game", media_type="image/svg+xml")
async def read_cover(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    try:
        return with_tag(request, game_by_id(game).resource(_COVER).read_bytes(), "image/svg+xml")
    except (UnknownGame, FileNotFoundError):
        raise Refused("not-found", f"there is no cover of a game {game!r}") from None


ROUTES = [list_games, read_game, read_rules, read_stories, read_lesson, read_cover]
