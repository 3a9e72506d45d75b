"""Writes the pages of docs/games, one for each game after one skeleton: `make pages`.

The remarks on versions are written by hand and kept; the rules in brief are the opening of the game's rules, and
everything else comes from the registry and the encodings. A test compares the pages with what this would write.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from baluchon.envs.encoding import Encoding, Field
from baluchon.envs.names import gymnasium_id, openspiel_name, pettingzoo_id, with_underscores
from baluchon.kernel.chance import FastChance
from baluchon.kernel.declaration import LANGUAGES, Game
from baluchon.kernel.registry import all_games
from baluchon.rulespage import rules_page
from baluchon.testing.setting import settings
from baluchon.texts import Texts

FOLDER = Path(__file__).parents[1] / "docs" / "games"
BRIEF = "Rules in brief"
VERSIONS = "Versions"
HEADINGS = ("At a glance", BRIEF, "Components", "Moves", "Observation", "Rewards", VERSIONS)
TO_WRITE = "(to be written)"
MOVES = (
    "{count} moves, the same for every number of seats and all options; an action of the environments is the number "
    "of a move, and the mask says which are legal."
)
OBSERVATION = (
    "A vector of 32-bit floats: {sizes}.{more} Each entry is a whole number in the given range, divided by the "
    "scaling. A name that ends in `+` stands for one field for each other seat, the next one first (`+1`, `+2` …). "
    "Where the meaning is a path, [the view]({view}) says what stands there. "
    "`Encoding(game, seats).fields` has the same as data, with the names of all entries."
)
REWARDS = (
    "Nothing before the end. Then `rank` (the default) gives 1/k to each of k winners and 0 to the others, "
    "tie-breaks counted; `margin` gives each seat the points it is ahead of the best other seat, or behind it as a "
    "negative number. The points:"
)
_OTHER_SEAT = re.compile(r" \+\d+$")
_FEW = 6


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.id}.md"


def kept(game: Game, heading: str) -> str:
    """What is written by hand under a heading."""
    if not path_of(game).exists():
        return TO_WRITE
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", path_of(game).read_text(encoding="utf-8"), re.M | re.S)
    return found[1].strip() if found else TO_WRITE


def page(game: Game) -> str:
    """The whole page of a game."""
    texts = Texts(LANGUAGES[0], game)
    sections = (
        glance(game, texts),
        brief(game),
        components(game),
        moves(game, texts),
        observation(game),
        rewards(game, texts),
        kept(game, VERSIONS),
    )
    parts = [f"## {heading}\n\n{section}\n" for heading, section in zip(HEADINGS, sections, strict=True)]
    return "\n".join([f"# {texts.title()}\n", *parts])


def brief(game: Game) -> str:
    """The opening of the rules; what is written by hand if they have none."""
    return "\n\n".join(rules_page(game, LANGUAGES[0]).short) or kept(game, BRIEF)


def glance(game: Game, texts: Texts) -> str:
    others = [f"{game.titles[language]} ({language})" for language in LANGUAGES[1:]]
    rows = [
        ("id", f"`{game.id}`"),
        ("titles", ", ".join([texts.title(), *others])),
        ("seats", f"{game.min_seats} to {game.max_seats}"),
        ("rules", f"version {game.version}; `baluchon rules {game.id}`"),
        ("at most", ", ".join(f"{game.most_decisions(n)} decisions with {n} seats" for n in _seats(game))),
        ("PettingZoo", f"`{pettingzoo_id(game)}`"),
        ("Gymnasium", f"`{gymnasium_id(game)}`"),
        ("OpenSpiel", f"`{openspiel_name(game)}(players={game.min_seats})`"),
    ]
    options = [
        (
            f"`{option.id}`",
            ", ".join(str(value).lower() for value in option.values),
            str(option.default).lower(),
            f"`{with_underscores(option.id)}`",
            texts.option_help(option),
        )
        for option in game.options
    ]
    return "\n\n".join(
        [
            table(("", ""), rows),
            table(("option", "values", "default", "in OpenSpiel", "what it does"), options),
        ]
    )


def components(game: Game) -> str:
    kinds: dict[str, list[str]] = defaultdict(list)
    for ref, names in game.names.items():
        kinds[ref.partition(":")[0]].append(names[LANGUAGES[0]])
    rows = [(f"`{kind}:…`", str(len(names)), _some(names)) for kind, names in kinds.items()]
    pieces = [
        f"{sum(map(len, game.inventory(game.start(n, None, FastChance(0))).values()))} with {n} seats"
        for n in _seats(game)
    ]
    folder = f"{_sources(game)}/data"
    return "\n\n".join(
        [
            f"Every figure is in the [data files]({folder}), with where it comes from.",
            f"`baluchon rules {game.id} --part components` shows all of them.",
            "Views and moves name components by reference:",
            table(("reference", "how many", "names"), rows),
            f"Pieces that are in exactly one place at any time: {', '.join(pieces)}.",
        ]
    )


def _sources(game: Game) -> str:
    return f"../../src/{game.package.replace('.', '/')}"


def moves(game: Game, texts: Texts) -> str:
    groups = [[move.index for move in group] for _, group in groupby(game.moves, key=lambda move: move.verb)]
    rows = [
        (_span(first, 1 + len(rest)), str(1 + len(rest)), f"`{game.moves.text(first)}`", texts.move(first))
        for first, *rest in groups
    ]
    return "\n\n".join(
        [
            MOVES.format(count=len(game.moves)),
            table(("numbers", "how many", "the first of them", "in words"), rows),
        ]
    )


def observation(game: Game) -> str:
    """The fields; those about another seat stand in one line for all of them."""
    usual = [Encoding(game, n) for n in _seats(game)]
    encodings = [_fullest(game, n) for n in _seats(game)]
    more = ""
    if usual[0].size != encodings[0].size:
        brought = [f"`{id}`" for id, value in encodings[0].options.items() if value != usual[0].options[id]]
        more = f" With {', '.join(brought)}: {_sizes(encodings)}, the fields that it brings being the last."
    groups: dict[str, list[Field]] = defaultdict(list)
    for field in encodings[-1].fields:
        groups[_OTHER_SEAT.sub(" +", field.name)].append(field)
    rows = []
    for name, (first, *_) in groups.items():
        places = [_places(encoding, name) for encoding in encodings]
        values = f"{first.low} to {first.high}"
        scaling = "–" if first.scaling == 1 else str(first.scaling)
        rows.append((f"`{name}`", first.meaning, _some(first.entries), values, scaling, *places))
    return "\n\n".join(
        [
            OBSERVATION.format(sizes=_sizes(usual), more=more, view=f"{_sources(game)}/view.py"),
            table(("field", "meaning", "entries", "values", "scaling", *(f"{e.seats} seats" for e in encodings)), rows),
        ]
    )


def _fullest(game: Game, seats: int) -> Encoding:
    """With the options that bring the most fields."""
    encodings = [Encoding(game, seats, dict(each.options)) for each in settings(game) if each.seats == seats]
    return max(encodings, key=lambda encoding: encoding.size)


def _sizes(encodings: Sequence[Encoding]) -> str:
    return ", ".join(f"{encoding.size} with {encoding.seats} seats" for encoding in encodings)


def rewards(game: Game, texts: Texts) -> str:
    sheet = game.sheets(game.start(game.min_seats, None, FastChance(0)))[0]
    rows = [(texts.line(line.id), f"`{line.id}`", line.clause) for line in sheet.lines]
    return "\n\n".join(
        [
            REWARDS,
            table(("line of the score sheet", "id", "clause"), rows),
        ]
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |" for line in lines)


def _seats(game: Game) -> range:
    return range(game.min_seats, game.max_seats + 1)


def _places(encoding: Encoding, name: str) -> str:
    """Where a field stands, or the fields of all other seats."""
    fields = [field for field in encoding.fields if _OTHER_SEAT.sub(" +", field.name) == name]
    return ", ".join(_span(field.start, field.length) for field in fields) or "–"


def _span(first: int, length: int) -> str:
    return str(first) if length == 1 else f"{first}–{first + length - 1}"


def _some(names: Sequence[str]) -> str:
    if len(names) <= _FEW:
        return ", ".join(names)
    return f"{', '.join(names[: _FEW - 2])}, … {names[-1]} ({len(names)})"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in all_games():
        path_of(game).write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
