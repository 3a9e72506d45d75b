"""Messages become sentences in three languages, for one reader."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from typing import Any, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.moves import MoveTable, group
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.kernel.words import Argument, Message, Reason
from baluchon.texts import Bundle, Texts, entries_of

GAME = game_by_id("road-trip-europa")
PLAYERS = ["person", "Ana", "Bruno"]


def english(viewer: int | None = 0) -> Texts:
    return Texts("en", GAME, PLAYERS, viewer)


def test_the_reader_is_spoken_to() -> None:
    taken = Message("event-take-back", {"seat": "seat:0"})
    assert english().message(taken) == "You take back your last decision."
    assert english(viewer=1).message(taken) == "person takes back the last decision."
    assert Texts("fr", GAME, PLAYERS, 0).message(taken) == "Vous annulez votre dernière décision."


def test_references_become_names() -> None:
    assert english().name("card:france") == "France"
    assert Texts("de", GAME).name("card:france") == "Frankreich"
    assert english().name("seat:1") == "Ana"
    assert english().name("seat:0") == "you"
    assert Texts("en", GAME).name("seat:2") == "Player 3"


@pytest.mark.parametrize("text", ["France", "C:\\trip.json", "a: b", "seat:x", ":", ""])
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert english().name(text) == text


def test_a_heading_begins_with_a_capital_letter() -> None:
    assert english().heading(0) == "You"
    assert english().heading(1) == "Ana"


@pytest.mark.parametrize(("language", "joined"), [("en", "a, b and c"), ("fr", "a, b et c"), ("de", "a, b und c")])
def test_lists_are_joined_in_the_language(language: str, joined: str) -> None:
    texts = Texts(language)
    assert texts.join(["a", "b", "c"]) == joined
    assert texts.join(["a"]) == "a"
    assert texts.join([]) == ""


@pytest.mark.parametrize(
    ("language", "number", "signed", "share", "labelled"),
    [
        ("en", "−12,345.7", "+5.6", "35.4%", "Score: 7"),
        ("fr", "−12\u202f345,7", "+5,6", "35,4\u00a0%", "Score\u00a0: 7"),
        ("de", "−12.345,7", "+5,6", "35,4\u00a0%", "Score: 7"),
        ("it", "−12,345.7", "+5.6", "35.4%", "Score: 7"),
    ],
)
def test_numbers_are_written_in_the_language(
    language: str, number: str, signed: str, share: str, labelled: str
) -> None:
    texts = Texts(language)
    assert texts.number(-12345.67, 1) == number
    assert texts.signed(5.63, 1) == signed
    assert texts.signed(-3) == "−3"
    assert texts.number(1903) == "1903"
    assert texts.signed(-0.04, 1).strip("0,.") == ""
    assert texts.percent(0.354, 1) == share
    assert texts.labelled("Score", "7") == labelled


def test_numbers_in_sentences_have_a_true_minus_sign() -> None:
    assert english().say("table-points", points=-1234) == "−1,234 points"
    assert Texts("fr").say("table-points", points=1) == "1 point"
    assert english().say("play-saved", file="trip-3.json") == "Saved in trip-3.json."


def test_a_reason_names_its_clause() -> None:
    reason = Reason("RT-D2", "reason-card-not-in-hand", {"card": "card:spain"})
    assert english().reason(reason) == "Spain is not in your hand. (RT-D2)"
    assert "(" not in english().reason(Reason("", "reason-game-over"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_can_select_on_the_id(language: str) -> None:
    texts = Texts(language, GAME)
    none = texts.move(GAME.moves.parse("name none"))
    assert (
        none
        == {
            "en": "Score no culture",
            "fr": "Ne rien compter",
            "de": "Keine Kulturart werten",
        }[language]
    )


def test_a_move_without_words_is_its_notation() -> None:
    class Wordless(Texts):
        def knows(self, id: str) -> bool:
            return False

    assert Wordless("en", GAME).move(0) == GAME.moves.text(0)


def test_a_message_that_is_missing_shows_its_id() -> None:
    assert english().say("event-nobody-wrote") == "event-nobody-wrote"


SOURCES = [
    (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    for package in ("baluchon", *(game.package for game in all_games()))
    for language in LANGUAGES
]


@pytest.mark.parametrize("text", SOURCES, ids=range(len(SOURCES)))
def test_messages_that_are_parsed_one_by_one_are_those_of_the_whole(text: str) -> None:
    def parsed(source: str) -> dict[str, ast.BaseNode]:
        entries = [each for each in FluentParser().parse(source).body if isinstance(each, ast.Message | ast.Term)]
        return {("-" if isinstance(each, ast.Term) else "") + each.id.name: each for each in entries}

    whole, entries = parsed(text), entries_of(text)
    assert list(whole) == list(entries)
    for id, source in entries.items():
        (alone,) = parsed(source).values()
        assert alone.equals(whole[id], ignored_fields=["span", "comment"])


@pytest.mark.parametrize("text", SOURCES, ids=range(len(SOURCES)))
def test_words_without_anything_else_are_what_fluent_makes_of_them(text: str) -> None:
    fluent = FluentBundle(["en"], use_isolating=False)
    fluent.add_resource(FluentResource(text))
    bundle, plain = Bundle("en", entries_of(text)), 0
    for id in entries_of(text):
        found = bundle.find(id)
        if isinstance(found, str):
            plain += 1
            pattern = fluent.get_message(id).value
            assert pattern is not None
            assert fluent.format_pattern(pattern)[0] == found
    assert plain > 0


def test_a_message_brings_what_it_refers_to() -> None:
    sources = entries_of(
        "-games = games\n"
        "shelf = { $count ->\n    [0] an empty shelf\n   *[other] { $count } { -games } for { whom.best }\n}\n"
        "# a remark\nwhom = you\n    .best = { friend }\nfriend = a friend\n"
        "broken = { $count -> \nlast = the last\n"
    )
    bundle = Bundle("en", sources)
    shelf = bundle.find("shelf")
    assert shelf is not None
    assert bundle.format(shelf, {"count": 2}) == ("2 games for a friend", [])
    assert [bundle.find(id) for id in ("broken", "missing", "-games")] == [None, None, None]
    assert bundle.find("last") is not None


def test_a_language_nobody_wrote_falls_back_to_english() -> None:
    assert Texts("it", GAME, PLAYERS, 0).say("reason-game-over") == "The game is over."
    assert Texts("it", GAME).title() == "Road Trip Europa"


def messages(text: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is written twice"
    return {entry.id.name: entry for entry in found}


def variables(text: str) -> dict[str, set[str]]:
    """The arguments of each message, in the order of the messages."""
    spans = {id: entry.span for id, entry in messages(text).items()}
    return {id: set(re.findall(r"\$[\w-]+", text[at.start : at.end])) for id, at in spans.items() if at is not None}


def shared(language: str) -> str:
    return (files("baluchon") / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_shared_words_are_complete_in_each_language(language: str) -> None:
    asked = [variables(shared(each)) for each in ("en", language)]
    assert list(asked[0]) == list(asked[1])
    assert asked[0] == asked[1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_words_for_moves_options_and_lines(game: Game, language: str) -> None:
    texts = Texts(language, game, PLAYERS)
    wanted = ["tagline", *{f"move-{move.verb}" for move in game.moves}]
    for option in game.options:
        wanted += [f"option-{option.id}", f"option-{option.id}-help"]
        if option.kind == "choice":
            wanted += [f"option-{option.id}-{value}" for value in option.values]
    assert [id for id in wanted if not texts.knows(id)] == []
    for move in game.moves:
        assert "{" not in texts.move(move.index)


def words_of_view(game: Game) -> set[str]:
    """The messages that the list view of a game asks for: one for each field, one for each word in it."""
    types = [get_type_hints(function)["return"] for function in (game.public, game.private)]
    found: set[str] = set()
    for schema in msgspec.json.schema_components(types)[1].values():
        for field, kind in schema.get("properties", {}).items():
            name = field.replace("_", "-")
            found.add(f"field-{name}")
            found.update(f"word-{name}-{word}" for word in enumerated(kind))
    return found


def enumerated(schema: Any) -> Iterator[str]:
    """All words that may stand in a field."""
    if isinstance(schema, dict):
        yield from schema.get("enum", ())
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        yield from enumerated(part) if isinstance(part, dict | list) else ()


def listed(text: str) -> set[str]:
    return {id for id in messages(text) if id.startswith(("field-", "word-"))}


def own(game: Game, language: str) -> str:
    return game.resource("locale", f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_view_has_words_for_all_that_a_view_shows(game: Game, language: str) -> None:
    wanted = words_of_view(game)
    assert len(wanted) > 10
    assert wanted - listed(own(game, language)) - listed(shared(language)) == set(), "without words"
    assert listed(own(game, language)) - wanted == set(), "nowhere in the view"


def test_the_shared_words_of_the_list_view_are_shared() -> None:
    in_any_view = {"word-yes", "word-face-down"}
    counts = Counter(id for game in all_games() for id in words_of_view(game) - listed(own(game, "en")))
    assert {id for id in listed(shared("en")) - in_any_view if counts[id] < 2} == set()


def test_two_references_of_one_kind_are_told_apart() -> None:
    class Told(Texts):
        def knows(self, id: str) -> bool:
            return True

        def message(self, message: Message) -> str:
            return str(message)

    swapping = replace(GAME, moves=MoveTable(group(0, "swap", ["card:france"], ["card:spain"], ["culture:art"])))
    args: dict[str, Argument] = {"card": "card:france", "card-2": "card:spain", "culture": "culture:art"}
    assert Told("en", swapping).move(0) == str(Message("move-swap", args))
