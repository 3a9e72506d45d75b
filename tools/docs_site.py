"""What MkDocs does not know of itself: which pages the documentation site has, and where their links lead.

The Markdown files are read as they are. The texts at the top of the repository become pages too, the rules of every
game get one in each language, every module of the public packages gets a page of the reference, and links are turned
from places in the repository into places on the site. Nothing here is text of its own. MkDocs calls the functions
named `on_…` (see `hooks` in mkdocs.yml).
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from baluchon.kernel.declaration import Game
from baluchon.kernel.registry import all_games
from baluchon.rulespage import SIGN, rules_page, to_markdown

ROOT = Path(__file__).parents[1]
TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "reporting.md",
}
"""Texts outside of docs/ and the pages they become."""
GUIDES = (
    "commands",
    "architecture",
    "adding-a-game",
    "bots",
    "envs",
    "adapters",
    "balance",
    "screens",
    "hosting",
    "reliability",
    "protocol",
)
"""The guides in the order of reading; others follow by name."""
RULES = {"en": "English", "fr": "Français", "de": "Deutsch"}
"""The languages in which the rules of the games are there to read."""
PACKAGES = ("kernel", "testing", "envs", "client")
"""What other people's programs may import."""
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The order of the pages."""
    config.nav = [
        {"Home": TOP["README.md"]},
        {"Guides": _guides()},
        {"Games": ["games/index.md", *_pages("games")]},
        {"Rules": [{texts: [_rules(game, language) for game in all_games()]} for language, texts in RULES.items()]},
        {"Reference": [{f"baluchon.{package}": list(_reference(package))} for package in PACKAGES]},
        {"Decisions": ["adr/README.md", *(page for page in _pages("adr") if page != "adr/README.md")]},
        {"Project": [page for page in TOP.values() if page != TOP["README.md"]]},
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The pages that are no file in docs/."""
    for name, page in TOP.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    shelf = "\n".join(f"- [{_title(page)}]({page.removeprefix('games/')})" for page in _pages("games"))
    files.append(File.generated(config, "games/index.md", content=f"# Games\n\n{shelf}\n"))
    for game in all_games():
        for language in RULES:
            files.append(File.generated(config, _rules(game, language), content=_rules_text(game, language)))
    for package in PACKAGES:
        for page in _reference(package):
            module = page.removeprefix("reference/").removesuffix(".md").removesuffix(".index")
            files.append(File.generated(config, page, content=f"# {module}\n\n::: {module}\n"))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to other files of the repository lead to their pages; what has no page is named instead of linked."""
    place = page.file.src_uri
    source = next((name for name, top in TOP.items() if top == place), f"docs/{place}")

    def turned(link: re.Match[str]) -> str:
        picture, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if "://" in target or not (ROOT / path).exists():
            return link[0]  # MkDocs says what is wrong with it
        inside = TOP.get(path) or path.removeprefix("docs/")
        if (ROOT / path).is_dir():
            inside += "/index.md"
        if files.get_file_from_path(inside) is None:
            return f"{text} (`{path}` in the repository)"
        return f"{picture}[{text}]({posixpath.relpath(inside, posixpath.dirname(place) or '.')}{anchor})"

    return LINK.sub(turned, markdown)


def _guides() -> list[str]:
    found = {page.removesuffix(".md") for page in _pages(".")}
    known = [guide for guide in GUIDES if guide in found]
    return [f"{guide}.md" for guide in [*known, *sorted(found - set(known))]]


def _pages(folder: str) -> list[str]:
    docs = ROOT / "docs"
    return [path.relative_to(docs).as_posix() for path in sorted((docs / folder).glob("*.md"))]


def _title(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def _rules(game: Game, language: str) -> str:
    return f"rules/{game.id}.{language}.md"


def _rules_text(game: Game, language: str) -> str:
    """The rules, in which the sign of a ruling says what it means."""
    page = rules_page(game, language)
    before, explained, after = to_markdown(page).partition(page.sign)
    return before + explained + after.replace(SIGN, f'<abbr title="{page.sign}">{SIGN}</abbr>')


def _reference(package: str) -> Iterator[str]:
    """A page for the package and one for each of its modules."""
    yield f"reference/baluchon.{package}.index.md"
    for path in sorted((ROOT / "src" / "baluchon" / package).glob("[!_]*.py")):
        yield f"reference/baluchon.{package}.{path.stem}.md"
