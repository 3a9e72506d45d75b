"""The pytest side of the goldens: `pytest_plugins = ["baluchon.testing.plugin"]` in the top conftest.py."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens", action="store_true", help="write the golden playthroughs anew instead of comparing them"
    )


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--update-goldens"))
