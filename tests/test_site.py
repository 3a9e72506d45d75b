"""The documentation site is built without a warning, and without anything from other origins."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import docs_site

ROOT = Path(__file__).parents[1]
NAMED = (ast.ClassDef, ast.FunctionDef)
FOREIGN = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?(?:src|href)=["']?(?:https?:)?//""")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_text_is_a_page(built: Path) -> None:
    docs = ROOT / "docs"
    texts = [path.relative_to(docs).with_suffix("") for path in docs.rglob("*.md")]
    pages = [text.with_name("index") if text.name == "README" else text for text in texts]
    pages += [Path(page).with_suffix("") for page in docs_site.TOP.values()]
    assert [page for page in pages if not (built / f"{page}.html").is_file()] == []


def test_the_reference_has_everything_that_programs_may_import(built: Path) -> None:
    missing = []
    for package in docs_site.PACKAGES:
        for path in sorted((ROOT / "src" / "baluchon" / package).glob("[!_]*.py")):
            module = f"baluchon.{package}.{path.stem}"
            page = (built / "reference" / f"{module}.html").read_text(encoding="utf-8")
            defined = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, NAMED)]
            public = [node.name for node in defined if not node.name.startswith("_")]
            missing += [f"{module}.{name}" for name in public if f'id="{module}.{name}"' not in page]
    assert missing == []


def test_nothing_comes_from_other_origins(built: Path) -> None:
    assert [path.name for path in built.rglob("*.html") if FOREIGN.search(path.read_text(encoding="utf-8"))] == []
    assert [path.name for path in built.rglob("*.css") if "url(http" in path.read_text(encoding="utf-8")] == []
