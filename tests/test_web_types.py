"""The TypeScript types of the browser client are those of the server and the games."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_types_are_not_out_of_date() -> None:
    spec = importlib.util.spec_from_file_location("web_types", ROOT / "tools" / "web_types.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for file, text in tool.files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.relative_to(ROOT)}: run `make types`"
