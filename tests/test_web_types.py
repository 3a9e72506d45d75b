"""The TypeScript types of the browser client are those of the server and the games."""

from pathlib import Path

from baluchon.lanterns import GAME
from tools import web_types

ROOT = Path(__file__).parents[1]


def test_types_are_not_out_of_date() -> None:
    for file, text in web_types.files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.relative_to(ROOT)}: run `make types`"


def test_every_game_with_a_board_in_the_browser_has_types() -> None:
    boards = {path.parent.name for path in (web_types.WEB / "games").glob("*/view.ts")}
    assert {file.parent.name for file in web_types.files()} == boards | {"shell"}


def test_what_a_field_of_a_view_means_is_its_type() -> None:
    text = web_types.ViewTypes(GAME).text()
    assert "/** A seat, from 0. */\nexport type Seat = number;\n" in text
    assert "/** A component by its reference, such as `lantern:1`. */\nexport type LanternRef = string;\n" in text
    assert (
        "export interface Public {\n"
        '  phase: "burying" | "lighting" | "over";\n'
        "  winner: Seat;\n"
        "  keepers: KeeperView[];\n"
        "  bag: number;\n"
        "  lit: LanternRef[];\n"
        "  light: number;\n"
        "}\n"
    ) in text
    assert "  dug_up: LanternRef[];\n  lights: number;\n" in text
    assert "  choice: LanternRef | null;\n" in text
