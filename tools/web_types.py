"""Writes the TypeScript types of the browser client from the msgspec schemas: `python tools/web_types.py`.

`web/src/shell/protocol.ts` holds what crosses the wire, `web/src/games/<game>/view.ts` the views of each game that has
a board of its own there. In views a seat is a `Seat` and a reference to a card a `CardRef`, as `kernel/views.py` lets
them say. A test compares the files with what this would write.
"""

import sys
from collections.abc import Iterable
from inspect import cleandoc, getdoc
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from baluchon.kernel.declaration import Game
from baluchon.kernel.previews import Preview
from baluchon.kernel.registry import all_games
from baluchon.kernel.views import Meaning
from baluchon.lessons import LessonText
from baluchon.rulespage import RulesPage
from baluchon.server import protocol
from baluchon.stories import Story

WEB = Path(__file__).parents[1] / "web" / "src"
HEADER = "// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.\n"


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    wire = [
        protocol.Failure,
        protocol.Games,
        protocol.GameTexts,
        RulesPage,
        Story,
        Preview,
        LessonText,
        protocol.NewPerson,
        protocol.Recovery,
        protocol.RecoveryCode,
        protocol.Code,
        protocol.TableCode,
        protocol.CodeOpens,
        protocol.AskedNow,
        protocol.AdviceNow,
        protocol.Past,
        protocol.Me,
        protocol.Greeting,
        protocol.NewAnnouncement,
        protocol.Overview,
        protocol.TablesFound,
        protocol.PeopleFound,
        protocol.Quotas,
        protocol.ServerInvitations,
        protocol.Backups,
        protocol.NewTable,
        protocol.Join,
        protocol.NewInvitation,
        protocol.Welcome,
        protocol.Tables,
        protocol.Command,
        protocol.ChatLines,
        protocol.EventLog,
        protocol.Replay,
        protocol.Draws,
        protocol.Analysis,
        protocol.NewDaily,
        protocol.DailyDeal,
        protocol.BotScore,
        protocol.PuzzleList,
        protocol.PuzzleAsked,
        protocol.PuzzleChoice,
        protocol.PuzzleAnswer,
        protocol.NewChallenge,
        protocol.Challenge,
        protocol.ChallengeInfo,
        protocol.TakeChallenge,
        protocol.FromHere,
        *protocol.Push.__args__,
    ]
    push = " | ".join(kind.__name__ for kind in protocol.Push.__args__)
    written = {WEB / "shell" / "protocol.ts": f"{_declarations(wire)}\nexport type Push = {push};\n"}
    for game in all_games():
        folder = WEB / "games" / game.package.rpartition(".")[2]
        if folder.is_dir():
            written[folder / "view.ts"] = ViewTypes(game).text()
    return written


class ViewTypes:
    """The types of a game's views, in the words of their annotations."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.aliases: dict[str, str] = {}
        self.interfaces: dict[str, str] = {}

    def text(self) -> str:
        for function in (self.game.public, self.game.private):
            self.written(get_type_hints(function, include_extras=True)["return"])
        if self.game.detail is not None and not hasattr(self.game.detail, "__struct_fields__"):
            self.aliases["Detail"] = f"export type Detail = {self.written(self.game.detail)};\n"
        elif self.game.detail is not None:
            self.written(self.game.detail)
        blocks = [text for types in (self.aliases, self.interfaces) for _, text in sorted(types.items())]
        return "\n".join([HEADER, *blocks])

    def written(self, hint: Any) -> str:
        """What a type of a view is called in TypeScript."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            meanings = [note for note in args[1:] if isinstance(note, Meaning)]
            named = [self._alias(note) for note in meanings if note.kind in ("seat", "ref")]
            return named[0] if named else self.written(args[0])
        if origin in (Union, UnionType):
            either = sorted(args, key=lambda each: each is NoneType)
            return " | ".join(dict.fromkeys(self.written(each) for each in either))
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in sorted(args))
        if origin is tuple and args[1:] != (...,):
            return f"[{', '.join(self.written(each) for each in args)}]"
        if origin in (list, tuple):
            item = self.written(args[0])
            return f"({item})[]" if " " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self.written(args[0])}, {self.written(args[1])}>"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self._interface(hint)
        return {int: "number", bool: "boolean", str: "string", NoneType: "null"}[hint]

    def _alias(self, meaning: Meaning) -> str:
        if meaning.kind == "seat":
            self.aliases["Seat"] = "/** A seat, from 0. */\nexport type Seat = number;\n"
            return "Seat"
        name = "".join(part.capitalize() for part in meaning.of.split("-")) + "Ref"
        example = next((ref for ref in self.game.names if ref.startswith(f"{meaning.of}:")), f"{meaning.of}:…")
        self.aliases[name] = (
            f"/** A component by its reference, such as `{example}`. */\nexport type {name} = string;\n"
        )
        return name

    def _interface(self, struct: type[msgspec.Struct]) -> str:
        name = struct.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # being written: a struct may hold others of its kind
            hints = get_type_hints(struct, include_extras=True)
            lines = [f"  {field}: {self.written(hints[field])};" for field in struct.__struct_fields__]
            config = struct.__struct_config__
            if config.tag is not None:
                lines.insert(0, f'  {config.tag_field}: "{config.tag}";')
            comment = f"/** {getdoc(struct)} */\n" if struct.__doc__ else ""
            self.interfaces[name] = f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def _declarations(types: Iterable[type]) -> str:
    _, components = msgspec.json.schema_components(list(dict.fromkeys(types)), ref_template="{name}")
    blocks = [_declaration(name, schema) for name, schema in sorted(components.items())]
    return "\n".join([HEADER, *blocks])


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {cleandoc(schema['description'])} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {declared_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = []
    for field, kind in schema["properties"].items():
        optional = "?" if may_leave_out(name, schema) and field not in required else ""
        lines.append(f"  {field}{optional}: {declared_type(kind)};")
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def may_leave_out(name: str, schema: dict[str, Any]) -> bool:
    """Whether fields with a default may be missing: where a client writes, and in structs that omit defaults."""
    return schema.get("additionalProperties") is False or name in _omitting(msgspec.Struct)


def _omitting(struct: type[msgspec.Struct]) -> set[str]:
    """The names of all structs that are written without their defaults."""
    own = {struct.__name__} if struct is not msgspec.Struct and struct.__struct_config__.omit_defaults else set()
    return own.union(*(_omitting(each) for each in struct.__subclasses__()))


def declared_type(schema: dict[str, Any]) -> str:
    """What a type of JSON Schema is called in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(declared_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {declared_type(values) if isinstance(values, dict) else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(declared_type(each) for each in schema["prefixItems"]) + "]"
    item = declared_type(schema.get("items", {}))
    return f"({item})[]" if " " in item else f"{item}[]"


def main() -> int:
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
