"""No test draws what nobody could draw again: each number that is random has a seed that stands in the test.

Python is read as a tree; what web pages do, in the tests of the client or within strings here, as text.
"""

import ast
import re
import secrets
import uuid
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.luck import running, seed_of

ROOT = Path(__file__).parents[1]
UNSEEDED = re.compile(
    r"random\.(?!Random$)[a-zA-Z]\w*|secrets\.\w+|uuid\.uuid[1467]|os\.(urandom|getrandom)"
    r"|numpy\.random\.(?!default_rng$|Generator$|RandomState$|SeedSequence$|PCG64$)[a-z]\w*"
    r"|torch\.(seed|rand|randn|randint|randperm)(_like)?"
)
"""What is never the same again. Of `random` and NumPy, generators with a seed are."""
GENERATORS = re.compile(r"random\.Random|numpy\.random\.(default_rng|RandomState|SeedSequence|PCG64)")
"""What draws the same numbers from the same seed, and other ones without."""
NO_SEED = re.compile(r"time\.\w+|datetime\.\w+\.(now|utcnow|today)|os\.(getpid|getppid|urandom)|id|hash|object")
"""What is another one in the next run: the time, a process, a place in memory, the hash of a text."""
ON_A_PAGE = re.compile(r"Math\.random|getRandomValues|randomUUID|Date\.now|new Date\(\)")
"""What a page draws, and the clock that many take for a seed."""
REASONS = {
    ("tests/browser/driving.py", "Math.random"): "put in the place of the page's own, with a seed",
    ("tests/browser/driving.py", "getRandomValues"): "put in the place of the page's own, with a seed",
    ("tests/browser/driving.py", "Date.now"): "put in the place of the page's own clock",
    ("tests/luck.py", "random.seed"): "with the seed of the test, for all that draws without one",
    ("tests/server/serving.py", "os.getpid"): "processes look for free ports at the same time, each elsewhere",
}
"""By file and what is drawn there: why no seed is needed."""


class Reader(ast.NodeVisitor):
    """Notes what is drawn without a seed, with its line; names are followed to what was imported."""

    def __init__(self) -> None:
        self.found: list[tuple[str, int]] = []
        self._imported: dict[str, str] = {}

    def visit_Import(self, node: ast.Import) -> None:
        for name in node.names:
            self._imported[name.asname or name.name.split(".")[0]] = (
                name.name if name.asname else name.name.split(".")[0]
            )

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for name in node.names:
            self._imported[name.asname or name.name] = f"{node.module}.{name.name}"

    def visit_Call(self, node: ast.Call) -> None:
        called = self._name(node.func)
        if GENERATORS.fullmatch(called):
            seeds = [*node.args, *(keyword.value for keyword in node.keywords)]
            lucky = [name for seed in seeds for part in ast.walk(seed) if NO_SEED.fullmatch(name := self._name(part))]
            nothing = not seeds or any(isinstance(seed, ast.Constant) and seed.value is None for seed in seeds)
            for name in [*lucky, *([called] if nothing else [])]:
                self.found.append((name, node.lineno))
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self._note(node)
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        self._note(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found += [(found[0], node.lineno) for found in ON_A_PAGE.finditer(node.value)]

    def _note(self, node: ast.Attribute | ast.Name) -> None:
        if UNSEEDED.fullmatch(name := self._name(node)):
            self.found.append((name, node.lineno))

    def _name(self, node: ast.AST) -> str:
        """What a name or an attribute is, by where it was imported from."""
        if isinstance(node, ast.Name):
            return self._imported.get(node.id, node.id)
        if isinstance(node, ast.Attribute):
            return f"{self._name(node.value)}.{node.attr}"
        return ""


def drawn(file: str, text: str) -> Iterator[tuple[str, int]]:
    """What a file draws without a seed, and in which line."""
    if file.endswith(".py"):
        reader = Reader()
        reader.visit(ast.parse(text))
        yield from reader.found
    else:
        for number, line in enumerate(text.splitlines(), 1):
            yield from ((found[0], number) for found in ON_A_PAGE.finditer(line))


BAD = """
import os
import random
import random as dice
import secrets
import time
import uuid
from os import urandom
from random import Random, choice
from secrets import token_hex
import numpy as np
from numpy.random import default_rng

random.random()
dice.shuffle([1])
random.seed(1)
random.SystemRandom()
choice([1])
secrets.token_bytes(3)
token_hex()
uuid.uuid4()
os.urandom(4)
sorted([1], key=lambda _: urandom(1))
random.Random()
Random(None)
Random(time.time())
Random(f"a {os.getpid()}")
Random(hash("a"))
np.random.rand(3)
np.random.default_rng()
default_rng(seed=None)
page.evaluate("() => Math.random()")
page.evaluate("() => crypto.randomUUID()")
""".strip()
GOOD = """
import random
import uuid
import numpy as np
from random import Random

dice = random.Random(7)
Random(f"seed {7}").choice([1])
Random(x=7).random()
dice.shuffle([1])
np.random.default_rng(7).random()
np.random.default_rng([1, 2])
uuid.uuid5(uuid.NAMESPACE_DNS, "house")
page.evaluate("() => new Date(2026, 1, 1)")
def random_playout(chance): return chance.random()
""".strip()
BAD_PAGE = """
const one = Math.random();
const all = crypto.getRandomValues(new Uint8Array(4));
const seed = Date.now();
const day = new Date();
const day = new Date(2026, 1, 1);
""".strip()


def test_what_has_no_seed_is_found() -> None:
    lines = BAD.splitlines()
    first = lines.index("random.random()") + 1
    assert {line for _, line in drawn("a.py", BAD)} == {*range(first, len(lines) + 1)}
    assert list(drawn("a.py", GOOD)) == []
    assert [line for _, line in drawn("a.test.ts", BAD_PAGE)] == [1, 2, 3, 4]


def test_what_the_package_draws_from_the_system_follows_from_the_test() -> None:
    dice = Random(seed_of(running()))
    assert secrets.token_bytes(32) == dice.randbytes(32)
    assert uuid.uuid4().bytes[:6] == dice.randbytes(16)[:6]
    assert secrets.randbits(64) == int.from_bytes(dice.randbytes(8), "big")


def test_no_test_draws_without_a_seed() -> None:
    python = [path for folder in ("tests", "tools", "src/baluchon/testing") for path in (ROOT / folder).rglob("*.py")]
    pages = [path for ending in ("ts", "js", "svelte") for path in (ROOT / "web" / "tests").rglob(f"*.{ending}")]
    found = {
        (file, what): line
        for path in sorted([*python, *pages])
        if path != Path(__file__)  # it has examples
        for file in [path.relative_to(ROOT).as_posix()]
        for what, line in drawn(file, path.read_text(encoding="utf-8"))
    }
    assert {f"{file}:{line} {what}" for (file, what), line in found.items() if (file, what) not in REASONS} == set()
    assert REASONS.keys() - found.keys() == set(), "these draw nothing any more: take them off the list"
