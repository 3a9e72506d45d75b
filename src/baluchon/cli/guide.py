"""`baluchon guide`."""

import sys
import unicodedata
from collections.abc import Iterator
from typing import Annotated

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from baluchon.cli.arguments import AskedLanguage, known_game, language_of
from baluchon.cli.screen import output
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.nearest import did_you_mean
from baluchon.kernel.registry import all_games
from baluchon.stories import Story, has_stories, stories_of
from baluchon.texts import Texts

_WIDEST = 80
_NEAREST = 5


class NoStory(BaluchonError):
    """Nothing in the guide has this name."""

    code = "no-story"


def guide(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only the stories of this game.")] = None,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="One story, by its id or its title.")] = None,
    lang: AskedLanguage = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Read the stories of places, events and things, with a question to ask at the table.

    Without an id it lists what there is to read.

    \b
    [bold]Examples[/bold]
      # everything there is
      baluchon guide
      # the story of France, in French
      baluchon guide road-trip-europa france --lang fr
      # all stories of a game, for a program
      baluchon guide trekking-the-world --json
    """
    language = language_of(lang)
    games = all_games() if game is None else [known_game(game)]
    if game is not None and not has_stories(games[0]):
        raise NoStory(f"{games[0].id} has no stories")
    found = [story for each in games for story in stories_of(each, language)]
    if id is not None:
        found = [named_story(found, id, games[0].id)]
    screen = output()
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    elif id is not None:
        screen.print(told_story(found[0], Texts(language)), width=min(screen.width, _WIDEST))
    else:
        screen.print(Group(*_listed(found)))


def named_story(stories: list[Story], wanted: str, game: str) -> Story:
    """The story of an id, a title or a part of one that is the only such; NoStory says what is near."""
    asked = _plain(wanted)
    for story in stories:
        if asked in (_plain(story.id), _plain(story.title)):
            return story
    near = [story for story in stories if asked and asked in _plain(f"{story.id} {story.title}")]
    if len(near) == 1:
        return near[0]
    nearest = ", ".join(story.id for story in near[:_NEAREST])
    meant = did_you_mean(wanted, [name for story in stories for name in (story.id, story.title)])
    hint = f"; near it: {nearest}" if near else meant or f"; baluchon guide {game} lists them"
    raise NoStory(f"there is no story {wanted!r} in {game}{hint}")


def _plain(text: str) -> str:
    """Letters and digits only, without accents and capitals, as people type."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text).casefold() if sign.isalnum())


def _listed(stories: list[Story]) -> Iterator[RenderableType]:
    game = ""
    for story in stories:
        if story.game != game:
            game = story.game
            yield Text(f"\n{game}" if story is not stories[0] else game, style="bold yellow")
        yield Text.assemble("  ", (story.id, "cyan"), "  ", story.title)


def told_story(story: Story, texts: Texts) -> RenderableType:
    sources = " · ".join(f"{source.title}, {source.publisher}" for source in story.sources)
    return Group(
        Text(story.title, style="bold"),
        Text(story.line, style="italic"),
        "",
        Text(story.text),
        "",
        Text(story.question, style="yellow"),
        Padding(Text(story.answer), (0, 0, 0, 2)),
        "",
        Text(texts.say("story-sources", sources=sources) if sources else texts.say("story-common"), style="dim"),
    )
