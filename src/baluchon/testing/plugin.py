"""The pytest side of the suites: `pytest_plugins = ["baluchon.testing.plugin"]` in the top conftest.py.

It knows `--update-goldens`, and says at the head of a run which checks are left out.
"""

import pytest

from baluchon.testing import LEFT_OUT


def pytest_report_header() -> list[str]:
    return [f"baluchon: the check {name} is left out: {needs}" for name, needs in LEFT_OUT.items()]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens", action="store_true", help="write the golden playthroughs anew instead of comparing them"
    )


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--update-goldens"))
