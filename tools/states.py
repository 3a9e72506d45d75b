"""Writes the `copy` methods of compiled states from the attributes of their classes: `python -m tools.states`.

A class in a game's `state.py` that has the two markers below gets its method written between them. A test compares the
files with what this would write, so a new field of a state cannot be forgotten.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "baluchon" / "games"
BEGIN = "    # Written by `make states` from the attributes above."
END = "    # End of what is written."
_PLAIN = {"i64", "int", "bool", "float", "str", "bytes"}
_SHARED = "Figures"
"""Classes whose names end so hold what is printed (`kernel.game.Figures`): copies share them."""
_BASE = "State"
_GIVEN_BY_BASE = {"seats", "facts"}


def files() -> dict[Path, str]:
    """Every file with a written method, and its text."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*/state.py"))}
    return {path: rewritten(text) for path, text in texts.items() if BEGIN in text}


def rewritten(text: str) -> str:
    """The text with the methods between its markers written anew."""
    lines = text.splitlines()
    body = ast.parse(text).body
    classes = {node.name for node in body if isinstance(node, ast.ClassDef)} | _imported(body)
    # From the last class to the first, so that line numbers still hold. Comments belong to no statement: the markers
    # of a class lie before the next statement.
    ends = [node.lineno - 1 for node in body[1:]] + [len(lines)]
    for node, behind in reversed(list(zip(body, ends, strict=True))):
        if isinstance(node, ast.ClassDef) and BEGIN in lines[node.lineno - 1 : behind]:
            begin = lines.index(BEGIN, node.lineno - 1)
            end = lines.index(END, begin)
            lines[begin + 1 : end] = method(node, classes)
    return "\n".join(lines) + "\n"


def _imported(body: list[ast.stmt]) -> set[str]:
    """What is imported from the game's own modules: a class among it has a `copy` of its own."""
    froms = [node for node in body if isinstance(node, ast.ImportFrom) and "games" in (node.module or "").split(".")]
    return {alias.name for node in froms for alias in node.names}


def attributes(node: ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """The attributes of a class with their types: those annotated in its body, then those made by `__init__`."""
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.value is None:
            yield each.target.id, each.annotation
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            for line in each.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    yield line.target.attr, line.annotation


def method(node: ast.ClassDef, classes: set[str]) -> list[str]:
    """The lines of a class's `copy`."""
    is_state = any(isinstance(base, ast.Name) and base.id == _BASE for base in node.bases)
    made = f"{node.name}(self.seats)" if is_state else f"{node.name}()"
    summary = "An independent copy, without the facts." if is_state else "An independent copy."
    lines = [
        f'    def copy(self) -> "{node.name}":',
        f'        """{summary}"""',
        f"        c = {made}",
    ]
    for name, annotation in attributes(node):
        if name not in _GIVEN_BY_BASE:
            lines.append(f"        c.{name} = {copied(f'self.{name}', annotation, classes)}")
    return [*lines, "        return c", ""]


def copied(value: str, annotation: ast.expr, classes: set[str]) -> str:
    """An expression that copies a value of a type."""
    if isinstance(annotation, ast.Name) and (annotation.id in _PLAIN or annotation.id.endswith(_SHARED)):
        return value
    if isinstance(annotation, ast.Name) and annotation.id in classes:
        return f"{value}.copy()"
    if isinstance(annotation, ast.BinOp) and ast.unparse(annotation.right) == "None":
        held = copied(value, annotation.left, classes)
        return value if held == value else f"None if {value} is None else {held}"
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.value, ast.Name):
        if annotation.value.id == "tuple":
            return value
        if annotation.value.id == "list":
            item = annotation.slice
            if isinstance(item, ast.Name) and item.id in _PLAIN:
                return f"{value}[:]"
            return f"[{copied('each', item, classes)} for each in {value}]"
    raise ValueError(f"{value}: make states cannot copy {ast.unparse(annotation)}")


def main() -> int:
    for path, text in files().items():
        if path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"written anew: {path.relative_to(GAMES)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
