"""A server that plays game after game needs no more memory than before."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from baluchon.client import Client, Socket
from baluchon.server.protocol import Frame, TableChanged
from tests.server.serving import FAST, HERE, free_port, until

GAMES = int(os.environ.get("BALUCHON_GAMES", "500"))
AT_ONCE = 40
PAGE = os.sysconf("SC_PAGE_SIZE")
SERVER = """
import sys
from baluchon.server.run import serve
from baluchon.server.settings import ServerSettings
serve(ServerSettings(sys.argv[1], port=int(sys.argv[2]), workers=1, rate=10_000.0, rest_after=1.0,
                     tables_per_address=10**9, tables_per_person=10**9), lambda *_: None)
"""


async def _play(url: str, client: Client, game: str, dice: random.Random) -> None:
    table = (await client.open(game, [HERE, HERE], settings=FAST, start=True)).table.id
    async with Socket(url, table, client.token) as socket:
        for seat in (0, 1):
            await socket.attach(seat)
        async for message in socket:
            if isinstance(message, Frame) and message.legal:
                await socket.play(message, dice.choice(message.legal))
            if isinstance(message, TableChanged) and message.table.status == "finished":
                return


@pytest.mark.soak
def test_memory_is_flat_over_many_games(tmp_path: Path) -> None:
    """`BALUCHON_GAMES=5000` for the full length. Tables leave memory after a second, so those at rest do not count."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"

    async def story(pid: int) -> list[float]:
        async with Client(url) as client:

            async def is_there() -> bool:
                try:
                    await client.come_in("Ana")
                except httpx.TransportError:
                    return False
                return True

            await until(is_there)
            found, left = [], iter(range(GAMES))

            async def one() -> None:
                for n in left:
                    await _play(url, client, ("road-trip-europa", "tour-du-monde")[n % 2], random.Random(n))
                    if (n + 1) % (GAMES // 10) == 0:
                        found.append(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6)

            await asyncio.gather(*(one() for _ in range(AT_ONCE)))
            return found

    with subprocess.Popen([sys.executable, "-c", SERVER, str(tmp_path / "db"), str(port)]) as server:
        try:
            found = asyncio.run(story(server.pid))
        finally:
            server.terminate()
    print(f"{GAMES} games; MB after each tenth: {', '.join(f'{each:.0f}' for each in found)}")
    assert found[-1] < 1.15 * max(found[1:4]), found
