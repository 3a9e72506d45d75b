"""Writes every type of the protocol into docs/protocol.md: `python -m tools.protocol_types`.

They stand there in TypeScript's notation, with what the sources say of each type and field, in the order of the
sources. A test compares the page with what this would write.
"""

import ast
import json
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import getdoc, getsourcefile
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from baluchon.kernel.previews import Preview
from baluchon.kernel.record import Record
from baluchon.lessons import LessonText
from baluchon.rulespage import RulesPage
from baluchon.server import protocol
from baluchon.stories import Story
from tools.web_types import declared_type, may_leave_out

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
BEGIN, END = "<!-- types: python -m tools.protocol_types writes them -->\n", "<!-- end of the types -->\n"
ELSEWHERE = (Preview, Record, LessonText, RulesPage, Story)
"""What crosses the wire, too, and comes from other parts."""
TITLES = {
    "words": "Refusals",
    "people": "People",
    "games": "Games",
    "tables": "Tables",
    "commands": "Commands",
    "answers": "Answers and messages",
    "daily": "Deals that many have",
    "puzzles": "Puzzles",
    "admin": "Looking after the server",
}
"""What the files of the protocol are about, in the order of reading; others follow by name."""
WIDTH = 118
MOST = 2**53
"""No bound that somebody would meet."""


def types() -> dict[str, list[type[Struct]]]:
    """All types under the titles they stand below."""
    found: dict[str, list[type[Struct]]] = {}
    own = [each for each in vars(protocol).values() if _is_struct(each)]
    every = list(dict.fromkeys(_reached([*own, *ELSEWHERE])))
    files = dict.fromkeys([*TITLES, *sorted({_file(each) for each in every if _file(each)})])
    for file in files:
        found[TITLES.get(file, file.capitalize())] = [each for each in every if _file(each) == file]
    found["What games are made of"] = [each for each in every if not _file(each)]
    return {title: sorted(listed, key=_place) for title, listed in found.items() if listed}


def _is_struct(each: Any) -> bool:
    return isinstance(each, type) and issubclass(each, Struct) and each is not Struct


def _file(struct: type[Struct]) -> str:
    """The file of the protocol in which a type stands; nothing for those of other parts."""
    package, _, name = struct.__module__.rpartition(".")
    return name if package == protocol.__name__ else ""


def _place(struct: type[Struct]) -> tuple[str, int]:
    return struct.__module__, _class(struct).lineno


def _reached(structs: Iterable[type[Struct]]) -> Iterator[type[Struct]]:
    """These types and all that their fields hold."""
    for struct in structs:
        yield struct
        for field in msgspec.inspect.type_info(struct).fields:  # type: ignore[attr-defined]
            yield from _held(field.type, struct)


def _held(kind: Any, by: type[Struct]) -> Iterator[type[Struct]]:
    if isinstance(kind, msgspec.inspect.StructType):
        if kind.cls is not by:
            yield from _reached([kind.cls])
        return
    for name in ("type", "types", "item_type", "item_types", "key_type", "value_type"):
        inner = getattr(kind, name, ())
        for each in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(each, msgspec.inspect.Type):
                yield from _held(each, by)


@cache
def _module(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def _class(struct: type[Struct]) -> ast.ClassDef:
    """How a type is written."""
    nodes = ast.walk(_module(getsourcefile(struct) or ""))
    return next(node for node in nodes if isinstance(node, ast.ClassDef) and node.name == struct.__name__)


def _told(struct: type[Struct]) -> dict[str, str]:
    """What the sources say of each field."""
    found: dict[str, str] = {}
    body = _class(struct).body
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            assert isinstance(text.value, ast.Constant)
            found[field.target.id] = " ".join(str(text.value.value).split())
    return found


def interface(struct: type[Struct]) -> str:
    """A type in TypeScript's notation."""
    _, components = msgspec.json.schema_components([struct], ref_template="{name}")
    name = struct.__name__
    schema, told = components[name], _told(struct)
    required = set(schema.get("required", ()))
    lines = _comment(_in_json(getdoc(struct) or ""), "")
    lines.append(f"interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = "?" if may_leave_out(name, schema) and field not in required else ""
        said = [told.get(field, ""), _bounds(kind), _default(kind) if optional else ""]
        line = f"  {field}{optional}: {declared_type(kind)};"
        comment = _in_json(" ".join(each for each in said if each))
        if comment and len(line) + len(comment) + 4 <= WIDTH:
            line, comment = f"{line} // {comment}", ""
        lines += [*_comment(comment, "  "), line]
    return "\n".join([*lines, "}"])


def _comment(text: str, indent: str) -> list[str]:
    paragraphs = text.split("\n\n") if text else []
    return [
        f"{indent}// {line}"
        for paragraph in paragraphs
        for line in textwrap.wrap(" ".join(paragraph.split()), WIDTH - len(indent) - 3)
    ]


def _in_json(text: str) -> str:
    """A sentence about Python's values, about JSON's."""
    return text.replace("None", "null").replace("True", "true").replace("False", "false")


def _bounds(schema: dict[str, Any]) -> str:
    """What may stand in a field that a client writes."""
    kind = next((each for each in schema.get("anyOf", []) if each.get("type") != "null"), schema)
    said = [kind["description"]] if "description" in kind and "$ref" not in kind else []
    for least, most, unit in (
        ("minLength", "maxLength", " characters"),
        ("minimum", "maximum", ""),
        ("minItems", "maxItems", " of them"),
    ):
        if kind.get(most, MOST) >= MOST or "prefixItems" in kind:
            continue
        said.append(f"{kind[least]} to {kind[most]}{unit}" if least in kind else f"at most {kind[most]}{unit}")
    text = "; ".join(said)
    return f"{text[0].upper()}{text[1:]}." if said else ""


def _default(schema: dict[str, Any]) -> str:
    """What stands for a field that is left out, where that is not nothing."""
    value = schema.get("default")
    return "" if value in (None, "", [], {}) or isinstance(value, dict) else f"{json.dumps(value)} if left out."


def section() -> str:
    """All types, one block for each title."""
    blocks = []
    for title, structs in types().items():
        text = "\n\n".join(interface(each) for each in structs)
        blocks.append(f"### {title}\n\n```ts\n{text}\n```\n")
    return "\n".join(blocks)


def page(text: str) -> str:
    """The page with the types as they are now."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{section()}\n{END}{rest.split(END)[1]}"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{PAGE.name}\n")


if __name__ == "__main__":
    main()
