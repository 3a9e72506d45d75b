"""Short codes, and what the home page is told: what is asked, and what changes at one's tables."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from baluchon.client import ServerRefused
from baluchon.server.luck import ALPHABET
from baluchon.server.people import CODE_SECONDS, MOST_CODES, MOST_RECOVERIES, plain
from baluchon.server.protocol import Close, Me, Start
from tests.server.serving import FAST, HERE, OPEN, PATIENCE, serving

GAME = "road-trip-europa"


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("typed", ["K7M 2QX", "k7m-2qx", " k7m2qx ", "K7M\u20112QX", "k 7 m 2 q x"])
def test_a_code_can_be_typed_in_many_ways(typed: str) -> None:
    assert plain(typed) == "k7m2qx"


def test_what_looks_alike_is_the_same() -> None:
    assert plain("OoIiLl") == "001111"
    assert not set("oilu") & set(ALPHABET)


def test_a_code_leads_to_the_table_of_its_host_and_to_no_other(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with serving(tmp_path / "db", clock=clock) as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN, OPEN])
            made = await ana.code(opened.table.id)
            assert len(made.code) == 6
            assert made.expires == clock.now + CODE_SECONDS
            for name in ("Ben", "Cleo"):  # as many as there are seats for
                async with served.client() as friend:
                    found = await friend.open_code(f" {made.code[:3].upper()}-{made.code[3:]}")
                    assert found.table == opened.table.id
                    joined = await friend.join(found.table, found.key, name)
                    assert [seat.name for seat in joined.table.seats].count(name) == 1
            async with await served.person("Eve") as eve:
                with pytest.raises(ServerRefused, match="only the host"):
                    await eve.code(opened.table.id)
                with pytest.raises(ServerRefused) as refused:
                    await eve.open_code("000000")
                assert refused.value.failure.code == "wrong-key"
                with pytest.raises(ServerRefused):  # a code is not a key
                    await eve.join(opened.table.id, made.code)
                clock.now += CODE_SECONDS + 1
                with pytest.raises(ServerRefused) as refused:
                    await eve.open_code(made.code)
                assert refused.value.failure.code == "wrong-key"

    asyncio.run(story())


def test_wrong_codes_are_slowed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rate=30.0) as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN])
            made = await ana.code(opened.table.id)
            codes: list[str] = []
            while codes[-1:] != ["too-many"]:
                with pytest.raises(ServerRefused) as refused:
                    await ana.open_code("000000")
                codes.append(refused.value.failure.code)
            assert 5 < len(codes) < 20
            with pytest.raises(ServerRefused):  # nor does a right one get through, or trying would pay
                await ana.open_code(made.code)

    asyncio.run(story())


def test_the_key_of_a_code_is_good_as_long_as_the_code(tmp_path: Path) -> None:
    clock = Clock()

    async def story() -> None:
        async with serving(tmp_path / "db", clock=clock) as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN, OPEN])
            made = await ana.code(opened.table.id)
            clock.now += CODE_SECONDS - 1
            async with served.client() as ben, served.client() as eve:
                found = await ben.open_code(made.code)
                kept = await eve.open_code(made.code)
                await ben.join(found.table, found.key, "Ben")
                clock.now += 2
                with pytest.raises(ServerRefused) as refused:
                    await eve.join(kept.table, kept.key, "Eve")
                assert refused.value.failure.code == "wrong-key"

    asyncio.run(story())


def test_a_table_that_is_over_has_no_codes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, OPEN])
            made = await ana.code(opened.table.id)
            await ana.command(opened.table.id, Close())
            for asked in (ana.code(opened.table.id), ana.open_code(made.code)):
                with pytest.raises(ServerRefused) as refused:
                    await asked
                assert refused.value.failure.code == "wrong-status"

    asyncio.run(story())


def test_of_the_codes_of_a_person_the_latest_are_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana, served.client() as ben:
            opened = await ana.open(GAME, [HERE, OPEN])
            codes = [await ana.code(opened.table.id) for _ in range(MOST_CODES + 1)]
            with pytest.raises(ServerRefused):
                await ben.open_code(codes[0].code)
            for made in (codes[1], codes[-1]):
                assert (await ben.open_code(made.code)).table == opened.table.id
            recoveries = [await ana.recovery() for _ in range(MOST_RECOVERIES + 1)]
            with pytest.raises(ServerRefused):
                await ben.recover(recoveries[0].code)
            assert (await ben.recover(recoveries[1].code)).nickname == "Ana"

    asyncio.run(story())


def test_a_code_for_another_device_can_be_typed(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            made = await ana.recovery()
            assert len(made.code) == 8
            async with served.client() as phone:
                assert (await phone.recover(f"{made.code[:4].upper()} {made.code[4:]}")).nickname == "Ana"
            async with served.client() as thief:
                with pytest.raises(ServerRefused):
                    await thief.recover(made.code)

    asyncio.run(story())


def test_home_is_told_in_words_what_is_asked_of_me_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db") as served,
            await served.person("Ana") as ana,
            served.client() as ben,
        ):
            opened = await ana.open(GAME, [HERE, OPEN], settings=FAST)
            assert opened.invitation is not None
            await ben.join(opened.table.id, opened.invitation.key, "Ben")
            assert await ana.asked() == []
            await ana.command(opened.table.id, Start())
            [mine] = await ana.asked("fr")
            assert (mine.table, mine.seat) == (opened.table.id, 0)
            [his] = await ben.asked("nonsense")
            assert his.seat == 1
            assert len(his.text) > 5
            assert his.text != mine.text
            frame = await ana.view(opened.table.id, 0)
            assert frame is not None
            await ana.play(opened.table.id, frame, frame.legal[0])
            assert await ana.asked() == []

    asyncio.run(story())


def test_a_person_hears_what_changes_at_their_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            address = f"{served.url.replace('http', 'ws')}/api/me/socket"
            headers = {"Authorization": f"Bearer {ana.token}"}
            async with connect(address, additional_headers=headers) as socket, asyncio.timeout(PATIENCE):

                async def heard() -> Me:
                    return msgspec.json.decode(await socket.recv(), type=Me)

                assert (await heard()).tables == []
                opened = await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)
                while not any(card.your_turn for card in (await heard()).tables):
                    pass
                frames = [await ana.view(opened.table.id, seat) for seat in (0, 1)]
                assert all(frames)
                await ana.command(opened.table.id, Close(), seat=0)
                while (await heard()).tables[0].status != "closed":
                    pass

    asyncio.run(story())
