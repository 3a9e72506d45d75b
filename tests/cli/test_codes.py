"""Short codes in the terminal: to a friend's table, and to one's own from another device."""

import asyncio
from collections.abc import Iterator

import pytest

from baluchon.client import Client
from baluchon.server.protocol import NewSeat, Start
from tests.cli.conftest import GAME, Run, program
from tests.server.serving import FAST, HERE, OPEN, PATIENCE, Process, process, until

BOT = NewSeat("bot", name="Otto", level="random")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("codes") / "db") as served:
        yield served


def test_the_code_of_a_table_leads_to_a_seat_there(server: Process) -> None:
    async def story() -> tuple[str, str]:
        async with Client(server.url) as ana:
            await ana.come_in("Ana")
            table = (await ana.open(GAME, [HERE, OPEN], settings=FAST)).table.id
            code = (await ana.code(table)).code
            spoken = f"{code[:3].upper()} {code[3:].upper()}"
            ben = program(["play", "--server", server.url, "--code", spoken, "--lang", "en"])

            async def all_are_there() -> bool:
                return all(seat.kind == "person" for seat in (await ana.table(table)).seats)

            await until(all_are_there)
            await ana.command(table, Start())
            return await asyncio.to_thread(ben.communicate, "q\n", PATIENCE)

    out, err = asyncio.run(story())
    assert err == ""
    assert "With you: Ana" in out
    assert "Your choice" in out
    assert "Come back with: baluchon play --server" in " ".join(out.split())


@pytest.mark.parametrize("games", [0, 1, 2])
def test_a_code_of_another_device_goes_on_there(server: Process, run: Run, games: int) -> None:
    async def story() -> str:
        async with Client(server.url) as ana:
            await ana.come_in("Ana")
            if games:
                await ana.open(GAME, [HERE, BOT], settings=FAST, start=True)
            if games > 1:
                await ana.open("tour-du-monde", [HERE, OPEN], settings=FAST)
            return (await ana.recovery()).code

    code = asyncio.run(story())
    went_on = run("play", "--server", server.url, "--code", code, stdin="7\n\n1\nq\n" if games > 1 else "q\n")
    if games == 0:
        assert went_on.exit_code == 2
        assert "no table of yours" in went_on.stderr
        return
    assert (went_on.exit_code, went_on.stderr) == (0, "")
    assert "Come back with: baluchon play --server" in " ".join(went_on.stdout.split())
    listed = [line for line in went_on.stdout.splitlines() if " · Ana" in line]
    if games > 1:
        first, second = listed
        assert first.startswith("1  Road Trip Europa · Ana, Otto · your turn")
        assert second.startswith("2  ")
        assert second.endswith("not begun yet")
    used = run("play", "--server", server.url, "--code", code)
    assert used.exit_code == 2
    assert "unknown, used or expired" in used.stderr


def test_several_people_on_one_device_go_on_in_a_browser(server: Process, run: Run) -> None:
    async def story() -> str:
        async with Client(server.url) as ana:
            await ana.come_in("Ana")
            await ana.open(GAME, [HERE, NewSeat("here", "Ben")], settings=FAST, start=True)
            return (await ana.recovery()).code

    refused = run("play", "--server", server.url, "--code", asyncio.run(story()))
    assert refused.exit_code == 2
    assert "in a browser" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--code", "000000"), "unknown or expired; ask for a new one"),
        (("--code", "00000000"), "unknown, used or expired"),
        (("--code", "K7M2"), "is no code"),
        (("--code", "K7M2QU"), "is no code"),
        (("--code", "K7M2QX", "--seats", "3"), "the server's address alone"),
        ((GAME, "--code", "K7M2QX"), "the server's address alone"),
    ],
)
def test_a_wrong_code_is_refused(server: Process, run: Run, arguments: tuple[str, ...], told: str) -> None:
    refused = run("play", "--server", server.url, *arguments)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert told in refused.stderr


def test_a_code_without_a_server_is_refused(run: Run) -> None:
    refused = run("play", "--code", "K7M2QX")
    assert refused.exit_code == 2
    assert "--server" in refused.stderr
