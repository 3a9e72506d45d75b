"""Writes the TypeScript types of the browser client from the msgspec schemas: `python tools/web_types.py`.

`web/src/shell/protocol.ts` holds what crosses the wire, `web/src/games/<game>/view.ts` the views of each game.
A test compares the files with what this would write.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games
from baluchon.server import protocol

WEB = Path(__file__).parents[1] / "web" / "src"
HEADER = "// Written by tools/web_types.py from the server's types. Do not edit: `make types` writes it anew.\n"
OURS = "baluchon.games."


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    wire = [
        protocol.Failure,
        protocol.Games,
        protocol.GameTexts,
        protocol.NewPerson,
        protocol.Recovery,
        protocol.RecoveryCode,
        protocol.Me,
        protocol.NewTable,
        protocol.Join,
        protocol.NewInvitation,
        protocol.Welcome,
        protocol.Tables,
        protocol.Command,
        protocol.ChatLines,
        protocol.EventLog,
        protocol.Replay,
        protocol.Analysis,
        *protocol.Push.__args__,
    ]
    push = " | ".join(kind.__name__ for kind in protocol.Push.__args__)
    written = {WEB / "shell" / "protocol.ts": f"{_declarations(wire)}\nexport type Push = {push};\n"}
    for game in all_games():
        if game.package.startswith(OURS):
            name = game.package.removeprefix(OURS)
            written[WEB / "games" / name / "view.ts"] = _declarations(_view_types(game))
    return written


def _view_types(game: Game) -> list[type]:
    return [get_type_hints(function)["return"] for function in (game.public, game.private)]


def _declarations(types: Iterable[type]) -> str:
    _, components = msgspec.json.schema_components(list(dict.fromkeys(types)), ref_template="{name}")
    blocks = [_declaration(name, schema) for name, schema in sorted(components.items())]
    return "\n".join([HEADER, *blocks])


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    client_writes = schema.get("additionalProperties") is False
    lines = []
    for field, kind in schema["properties"].items():
        # What the server writes is always complete; what a client writes may leave defaults out.
        optional = "?" if client_writes and field not in required else ""
        lines.append(f"  {field}{optional}: {_type(kind)};")
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(_type(each) for each in schema["prefixItems"]) + "]"
    item = _type(schema.get("items", {}))
    return f"({item})[]" if " " in item else f"{item}[]"


def main() -> int:
    for file, text in files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
