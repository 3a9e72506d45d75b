"""Doc snippets run, and the commands of the README are what they say."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from baluchon.cli.app import app
from tools import quotes

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)


def snippets(language: str) -> list[tuple[Path, str]]:
    return [(page, code) for page in PAGES for found, code in FENCE.findall(page.read_text()) if found == language]


@pytest.mark.parametrize(("page", "code"), snippets("python"), ids=lambda value: getattr(value, "name", ""))
def test_python_snippets_run(page: Path, code: str) -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True, cwd=ROOT, timeout=120)


def commands() -> list[str]:
    """Every `baluchon …` line in the shell blocks of README and docs."""
    lines = [line.split("#")[0].strip() for _, code in snippets("sh") for line in code.splitlines()]
    return sorted({line.removeprefix("$ ") for line in lines if line.removeprefix("$ ").startswith("baluchon ")})


@pytest.mark.parametrize("command", commands())
def test_commands_and_flags_exist(command: str) -> None:
    words = command.split()
    help = help_of(words[1])
    for word in words[2:]:
        if word.startswith("--"):
            assert word.split("=")[0] in help, f"`{command}`: no {word}"


@cache
def help_of(command: str) -> str:
    """What the program says of one of its commands."""
    said = CliRunner(env={"COLUMNS": "200", "TERM": "dumb"}).invoke(app, [command, "--help"], prog_name="baluchon")
    assert said.exit_code == 0, said.output
    return said.output


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quotations_are_what_the_files_say(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == quotes.page(text), "python -m tools.quotes writes them anew"


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_make_targets_exist(page: Path) -> None:
    named = set(re.findall(r"\bmake ([a-z]+)\b(?=`|$)", page.read_text(), re.M))
    assert named <= targets()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_tests_that_hold_a_promise_are_there() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:web/)?tests/[^`]*\.(?:py|ts))`", page)
    assert len(named) > 20
    assert [path for path in named if not any(ROOT.glob(path))] == []
