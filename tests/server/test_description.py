"""The description of the API: there is one, it is the server's own, and it says what is answered."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec

from baluchon.server.people import RECOVERY_LENGTH
from baluchon.server.protocol import Failure
from tests.server.serving import serving


def _described(tmp_path: Path, **settings: Any) -> dict[str, Any]:
    async def story() -> Any:
        async with serving(tmp_path / "db", **settings) as served, httpx.AsyncClient(base_url=served.url) as http:
            return (await http.get(f"{settings.get('root_path', '')}/api/openapi.json")).json()

    return dict(asyncio.run(story()))


def test_there_is_one_description_and_it_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, httpx.AsyncClient(base_url=served.url) as http:
            for path in ("", "/openapi.json", "/openapi.yaml", "/swagger", "/redoc", "/elements", "/rapidoc"):
                answer = await http.get(f"/schema{path}")
                assert answer.status_code == 404, path
                assert msgspec.json.decode(answer.content, type=Failure).code == "not-found"
            page = (await http.get("/api/docs")).text
            assert "//" not in page
            assert "<script" not in page

    asyncio.run(story())


def test_every_route_is_described_with_its_refusals(tmp_path: Path) -> None:
    described = _described(tmp_path)
    types = described["components"]["schemas"]
    assert set(types["Failure"]["properties"]) == set(Failure.__struct_fields__)
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            told = answers["default"]["content"]["application/json"]["schema"]
            assert told == {"$ref": "#/components/schemas/Failure"}, (method, path)
            assert {status for status in answers if status[0] in "45"} <= {"503"}, (method, path)
    assert "503" in described["paths"]["/healthz"]["get"]["responses"]  # where it is no refusal
    assert "204" in described["paths"]["/api/tables/{table}/view"]["get"]["responses"]


def test_whatever_the_description_refers_to_is_in_it(tmp_path: Path) -> None:
    described = _described(tmp_path)

    def names(part: Any) -> set[str]:
        if isinstance(part, list):
            return set().union(*map(names, part))
        if not isinstance(part, dict):
            return set()
        own = {part["$ref"].rsplit("/", 1)[1]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(names, part.values()))

    assert names(described) <= set(described["components"]["schemas"])


def test_codes_are_described_as_long_as_they_are(tmp_path: Path) -> None:
    described = _described(tmp_path)["components"]["schemas"]
    code = described["Recovery"]["properties"]["code"]["description"]
    assert "Eight characters (40 bits)" in code
    assert 5 * RECOVERY_LENGTH == 40


def test_the_description_says_below_which_path_the_server_is(tmp_path: Path) -> None:
    assert _described(tmp_path)["servers"] == [{"url": "/"}]
    assert _described(tmp_path, root_path="/games")["servers"] == [{"url": "/games"}]
