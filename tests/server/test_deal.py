"""Fair to the last draw: what the server and the players promise, and what becomes of it."""

import asyncio
import hashlib
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from baluchon.cli.app import app
from baluchon.client import Client, Part, ServerRefused, Socket
from baluchon.kernel.chance import SealedChance
from baluchon.kernel.deal import promise_of
from baluchon.kernel.errors import CorruptRecord
from baluchon.kernel.record import Record, encode, from_record
from baluchon.server.protocol import (
    ArrangeSeats,
    ChangeSeat,
    Close,
    Leave,
    NewSeat,
    NewTable,
    PromiseNonce,
    RevealNonce,
    Start,
    TableInfo,
    Welcome,
)
from tests.server.serving import FAST, HERE, OPEN, Served, play_out, serving, until

GAME = "road-trip-europa"
ONE, TWO, THREE = "1" * 64, "2" * 64, "3" * 64


async def code_of(client: Client, table: str, body: object) -> str:
    with pytest.raises(ServerRefused) as error:
        await client.command(table, body)  # type: ignore[arg-type]
    return error.value.failure.code


async def _seated(ana: Client, ben: Client) -> tuple[str, TableInfo]:
    opened = await ana.open(GAME, [HERE, OPEN], settings=FAST)
    assert opened.invitation is not None
    await ben.join(opened.table.id, opened.invitation.key)
    return opened.table.id, opened.table


async def _finished(served: Served, table: str, ana: Client, ben: Client) -> Record:
    await play_out(served, table, [ana, ben], lambda frame: frame.legal[0])
    return await ben.record(table)


def test_nobody_could_have_chosen_the_deal(store_url: str, tmp_path: Path) -> None:
    async def story() -> Record:
        async with serving(store_url) as served, await served.person("Ana") as ana, await served.person("Ben") as ben:
            table, opened = await _seated(ana, ben)
            shown = opened.commit
            assert shown is not None  # before anyone else sat down
            assert opened.deal is not None
            assert opened.deal.promises == [None, None]
            await ana.command(table, PromiseNonce(promise_of(ONE)))
            await ben.command(table, PromiseNonce(promise_of(TWO)))
            assert await code_of(ben, table, PromiseNonce(promise_of(ONE))) == "bad-request"  # another's, copied
            assert await code_of(ana, table, RevealNonce(ONE)) == "nothing-asked"
            await ana.command(table, Start())
            info = await ben.table(table)
            assert info.status == "waiting"
            assert info.deal is not None
            assert info.deal.revealing
            # Promises stand, seats too, and a number must be the promised one.
            for body in (PromiseNonce(promise_of("3" * 64)), Leave()):
                assert await code_of(ben, table, body) == "wrong-status"
            for other in (ArrangeSeats([1, 0]), ChangeSeat(1, OPEN), Start()):
                assert await code_of(ana, table, other) == "wrong-status"
            assert await code_of(ben, table, RevealNonce(ONE)) == "bad-request"
            await ana.command(table, RevealNonce(ONE))
            info = await ben.table(table)
            assert ONE not in str(msgspec.to_builtins(info))  # nobody can wait for the others' numbers
            await ben.command(table, RevealNonce(TWO))
            info = await ben.table(table)
            assert (info.status, info.commit) == ("playing", shown)
            assert info.deal is not None
            assert info.deal.nonces == [ONE, TWO]
            record = await _finished(served, table, ana, ben)
            finished = await ben.table(table)
            assert finished.result is not None
            text = f"baluchon commit {table} {GAME} {record.rules} {finished.result.seed}"
            assert hashlib.sha256(text.encode()).hexdigest() == shown == record.commit
            text = f"baluchon deal {table} {record.seed} {ONE} {TWO}"
            assert from_record(record).seed == hashlib.sha256(text.encode()).digest()
            assert (await ana.replay(table, open=True)).total > 1
            words = (await ana.draws(table)).words
            assert len(words) == len(record.log) + 1
            stream = SealedChance(from_record(record).seed)
            assert "".join(words) == "".join(f"{stream.word():08x}" for _ in range(from_record(record).drawn))
            assert len((await ana.analysis(table)).chances) == len(record.log) + 1
            return record

    record = asyncio.run(story())
    file = tmp_path / "trip.json"
    file.write_bytes(encode(record))
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert told.exit_code == 0
    assert "numbers of Ana, Ben went into the deal" in told.stdout
    assert record.deal is not None
    for forged in (
        msgspec.structs.replace(record.deal, nonces=[ONE, None]),
        msgspec.structs.replace(record.deal, nonces=[TWO, TWO]),
        msgspec.structs.replace(record.deal, promises=[record.deal.promises[0], "0" * 64]),
        msgspec.structs.replace(record.deal, nonces=[ONE]),
        msgspec.structs.replace(record.deal, table="another"),
        None,
    ):
        with pytest.raises(CorruptRecord):
            from_record(msgspec.structs.replace(record, deal=forged))


def test_who_sends_no_number_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A program, an old client: the deal rests on the server's word, and the record says so."""

    async def story() -> Record:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            table, opened = await _seated(ana, ben)
            await ana.command(table, Start())
            info = await ben.table(table)
            assert (info.status, info.commit) == ("playing", opened.commit)
            assert info.deal is not None
            assert info.deal.nonces == [None, None]
            return await _finished(served, table, ana, ben)

    record = asyncio.run(story())
    file = tmp_path / "trip.json"
    file.write_bytes(encode(record))
    told = CliRunner().invoke(app, ["verify", str(file)])
    assert "No player's number went into the deal" in told.stdout


def test_a_device_that_went_after_its_promise_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000.0
        async with (
            serving(tmp_path / "db", clock=lambda: now) as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            table, _ = await _seated(ana, ben)
            await ana.command(table, PromiseNonce(promise_of(ONE)))
            await ben.command(table, PromiseNonce(promise_of(TWO)))
            await ana.command(table, Start())
            await ana.command(table, RevealNonce(ONE))
            now += 11.0
            await served.house.room(table).overdue()

            async def is_playing() -> bool:
                return (await ana.table(table)).status == "playing"

            await until(is_playing)
            assert await code_of(ben, table, RevealNonce(TWO)) == "nothing-asked"
            record = await _finished(served, table, ana, ben)
            match = from_record(record)
            assert match.deal is not None
            assert (match.deal.took_part, match.deal.withheld) == ([0], [1])

    asyncio.run(story())


def test_promises_go_with_people_not_with_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            table, _ = await _seated(ana, ben)
            async with await served.person("Eve") as eve:
                assert await code_of(eve, table, PromiseNonce(promise_of(ONE))) == "not-your-seat"
            await ana.command(table, PromiseNonce(promise_of(ONE)))
            await ben.command(table, PromiseNonce(promise_of(TWO)))
            await ana.command(table, ArrangeSeats([1, 0, NewSeat("bot", level="random")]))
            info = await ana.table(table)
            assert info.deal is not None
            assert info.deal.promises == [promise_of(TWO), promise_of(ONE), None]
            await ben.command(table, Leave())
            info = await ana.table(table)
            assert info.deal is not None
            assert info.deal.promises == [None, promise_of(ONE), None]
            await ana.command(table, ArrangeSeats([1, 2]))
            await ana.command(table, Start())
            await ana.command(table, Close())  # the host may still think better of it
            assert (await ana.table(table)).status == "closed"
            assert await code_of(ana, table, RevealNonce(ONE)) == "nothing-asked"

    asyncio.run(story())


def test_a_game_that_starts_at_once_takes_one_number_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            wanted = NewTable(GAME, [HERE, NewSeat("bot", level="random")], {}, FAST, True, promise_of(ONE))
            opened = msgspec.json.decode((await ana.request("POST", "/api/tables", wanted)).content, type=Welcome)
            assert opened.table.deal is not None
            assert opened.table.deal.revealing
            await ana.command(opened.table.id, RevealNonce(ONE))
            info = await ana.table(opened.table.id)
            assert info.status == "playing"
            assert info.deal is not None
            assert info.deal.nonces == [ONE, None]

    asyncio.run(story())


def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            token = ana.token
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST)).table
            await ana.command(table.id, PromiseNonce(promise_of(ONE)))
            await ana.command(table.id, Start())
        async with serving(tmp_path / "db") as served, served.client(token) as ana:
            await ana.command(table.id, RevealNonce(ONE))
            info = await ana.table(table.id)
            assert (info.status, info.commit) == ("playing", table.commit)
            assert info.deal is not None
            assert info.deal.nonces == [ONE, ONE]

    asyncio.run(story())


def test_promises_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baluchon.server.dealing.MOST_PROMISES", 1)

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            table = (await ana.open(GAME, [HERE, HERE], settings=FAST)).table.id
            await ana.command(table, PromiseNonce(promise_of(ONE)))
            assert await code_of(ana, table, PromiseNonce(promise_of(TWO))) == "limit"

    asyncio.run(story())


def test_programs_have_a_hand_in_the_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
        ):
            table, _ = await _seated(ana, ben)
            parts = Part(ONE), Part(TWO)
            async with (
                Socket(served.url, table, ana.token, part=parts[0]),
                Socket(served.url, table, ben.token, part=parts[1]),
            ):

                async def promised() -> bool:
                    deal = (await ana.table(table)).deal
                    return deal is not None and None not in deal.promises

                async def playing() -> bool:
                    return (await ana.table(table)).status == "playing"

                await until(promised)
                await ana.command(table, Start())
                await until(playing)
            record = await _finished(served, table, ana, ben)
            assert record.deal is not None
            assert None not in record.deal.nonces
            assert [part.holds(record) for part in (*parts, Part(THREE))] == [True, True, None]
            forged = msgspec.structs.replace(record.deal, nonces=[record.deal.nonces[0], None])
            assert not parts[1].holds(msgspec.structs.replace(record, deal=forged))
            assert not parts[0].holds(msgspec.structs.replace(record, commit="0" * 64))

            alone = Part(ONE)
            opened = await ana.open(GAME, [HERE, NewSeat("bot", level="random")], settings=FAST, start=True, part=alone)
            assert opened.table.status == "playing"
            assert opened.table.deal is not None
            assert opened.table.deal.promises == [alone.promise, None]
            assert opened.table.deal.nonces[0] is not None

    asyncio.run(story())
