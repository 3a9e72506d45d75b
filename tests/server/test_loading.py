"""What takes long to load or to make: nobody waits for it but those who ask for it, and a failure is not for ever."""

import asyncio
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from baluchon.server import http as http_module
from baluchon.server import pages, requests, routes_games
from tests.server.serving import PATIENCE, serving, until


@pytest.fixture(autouse=True)
def nothing_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "_made", {})


@pytest.mark.parametrize(
    ("path", "module", "maker"),
    [
        ("/api/games", routes_games, "_card"),
        ("/api/games/road-trip-europa", routes_games, "view_shape"),
        ("/api/games/road-trip-europa/rules", routes_games, "rules_page"),
        ("/api/openapi.json", pages, "_describe"),
        ("/api/docs", pages, "_describe"),
    ],
)
def test_nobody_else_waits_while_something_is_made(path: str, module: Any, maker: str, tmp_path: Path) -> None:
    """It is held up for as long as it takes to answer somebody else."""
    answered, made = threading.Event(), getattr(module, maker)

    def slow(*values: Any) -> Any:
        assert answered.wait(PATIENCE)
        return made(*values)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as http:
            assert (await http.get("/api/docs.css")).status_code == 200  # all is loaded
            await until(lambda: bool(requests._made))  # what is made then without being asked for
            requests._made.clear()
            with patch.object(module, maker, slow):
                asked = [asyncio.create_task(http.get(path)) for _ in range(3)]
                assert (await http.get("/api/tables")).status_code == 200
                assert not any(each.done() for each in asked)
                answered.set()
                assert [each.status_code for each in await asyncio.gather(*asked)] == [200] * 3

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_the_list_of_games_is_made_after_loading_without_being_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as http:
            await http.get("/api/docs.css")
            await until(lambda: bool(requests._made))

    asyncio.run(story())


def test_a_server_that_could_not_be_loaded_tries_again(tmp_path: Path) -> None:
    build = http_module.build_http

    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as http:
            with patch.object(http_module, "build_http", side_effect=OSError(24, "too many open files")):
                for _ in range(3):
                    refused = await http.get("/api/games")
                    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
                assert (await http.get("/healthz")).status_code == 503
            assert http_module.build_http is build
            assert (await http.get("/api/games")).status_code == 200
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(story())
