"""No test stands on time: it waits for what it needs, and never for a number of seconds.

Looking again and again in a `while` loop is fine, since the seconds only say how often. A pause anywhere else makes
a test slow on a quiet machine and wrong on a busy one, and needs a reason here.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAUSES = {"sleep", "wait_for_timeout"}
REASONS: dict[tuple[str, str], str] = {}
"""By file and function: why it pauses."""


def pauses(source: str) -> Iterator[tuple[str, int]]:
    """The function and the line of each pause that is not part of looking again."""
    yield from _pauses(ast.parse(source), "", looking=False)


def _pauses(node: ast.AST, function: str, *, looking: bool) -> Iterator[tuple[str, int]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        function, looking = node.name, False
    if isinstance(node, ast.While):
        looking = True
    if isinstance(node, ast.Call) and not looking and _is_pause(node):
        yield function, node.lineno
    for child in ast.iter_child_nodes(node):
        yield from _pauses(child, function, looking=looking)


def _is_pause(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    gives_way = len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0
    return name in PAUSES and not gives_way


def test_pauses_are_found() -> None:
    source = """
async def story():
    await asyncio.sleep(0)
    while not ready():
        await asyncio.sleep(0.1)
    await asyncio.sleep(2.0)
    page.wait_for_timeout(500)
"""
    assert list(pauses(source)) == [("story", 6), ("story", 7)]


def test_no_test_pauses_without_a_reason() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), function): line
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for function, line in pauses(path.read_text(encoding="utf-8"))
    }
    assert {f"{file}:{line}" for (file, function), line in found.items() if (file, function) not in REASONS} == set()
    assert REASONS.keys() - found.keys() == set(), "these do not pause any more: take them off the list"
