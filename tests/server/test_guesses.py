"""Codes cannot be found by trying, from however many addresses, and nobody is locked out by others who try."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from baluchon.client import ServerRefused
from baluchon.server import buckets, guard, guesses
from baluchon.server.guesses import Guesses
from baluchon.server.refusals import Refused
from baluchon.server.settings import ServerSettings
from tests.server.serving import HERE, OPEN, open_game, serving

GAME = "road-trip-europa"
CODE, KEY = "abc234", "a" * 26
HALF_HOUR = 1_800.0
"""For which a code of a table is good."""


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(buckets, "monotonic", clock)
    monkeypatch.setattr(guard, "PENALTY_SECONDS", 0.0)
    return clock


def told(given: Guesses, address: str, secret: str = CODE, code: str = "wrong-key") -> str:
    """What somebody hears who tries a wrong code, or one that is refused for another reason."""
    with pytest.raises(Refused) as refused, given.of(address, secret):
        raise Refused(code, "no")
    return refused.value.code


def opens(given: Guesses, address: str, secret: str = CODE) -> bool:
    """Whether a right code is taken."""
    try:
        with given.of(address, secret):
            return True
    except Refused:
        return False


def tried(given: Guesses, addresses: Iterator[str], clock: Clock, seconds: float, pause: float) -> int:
    """How many wrong codes get through to be looked up in a time, one after the other from these addresses."""
    until, found = clock.now + seconds, 0
    while clock.now < until:
        found += told(given, next(addresses)) == "wrong-key"
        clock.now += pause
    return found


def sites(first: str, last: Callable[[int], str]) -> Iterator[str]:
    n = 0
    while True:
        yield f"{first}{last(n)}"
        n += 1


NEIGHBOURS = {
    "a site of IPv6": lambda: sites("2001:db8:7:", lambda n: f"{n % 60_000:x}::/64"),
    "neighbours in IPv4": lambda: sites("192.0.2.", lambda n: str(n % 256)),
}


@pytest.mark.parametrize("kind", NEIGHBOURS)
def test_a_neighbourhood_tries_not_many_more_than_one_address(kind: str, clock: Clock) -> None:
    one = tried(Guesses(ServerSettings("db")), sites("192.0.2.1", lambda _: ""), clock, HALF_HOUR, 0.5)
    many = tried(Guesses(ServerSettings("db")), NEIGHBOURS[kind](), clock, HALF_HOUR, 0.5)
    assert 150 < one < 200
    assert many <= guesses.NEIGHBOURS * one + 10


def test_one_address_does_not_lock_its_neighbours_out(clock: Clock) -> None:
    given = Guesses(ServerSettings("db"))
    for _ in range(2_000):
        told(given, "192.0.2.1")
        clock.now += 0.1
        assert opens(given, "192.0.2.2")


def test_everybody_together_tries_few_and_nobody_is_locked_out(clock: Clock) -> None:
    """An attack from very many addresses everywhere uses up what all have together, and honest people come in."""
    given = Guesses(ServerSettings("db"))
    everywhere = sites("2001:db8:", lambda n: f"{n % 5_000:x}::/64")
    in_half_an_hour = tried(given, everywhere, clock, HALF_HOUR, 0.02)
    all_together = guesses.ALL_AT_ONCE + HALF_HOUR * guesses.ALL_PER_SECOND
    spare = 5_000 * (guesses.SPARE_AT_ONCE + HALF_HOUR / guesses.SPARE_SECONDS)
    assert in_half_an_hour < 1.01 * (all_together + spare)
    for _ in range(300):
        for _ in range(20):
            told(given, next(everywhere))
        assert opens(given, "198.51.100.7")
        clock.now += 0.1
    assert told(given, "198.51.100.7") == "wrong-key"  # a slip is forgiven
    assert opens(given, "198.51.100.7")


def test_whoever_was_slowed_stays_so_however_many_others_come(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MOST_REMEMBERED", 20)
    given = Guesses(ServerSettings("db"))
    while told(given, "192.0.2.1") == "wrong-key":
        pass
    for n in range(100):
        told(given, f"198.51.{n}.1")
    assert told(given, "192.0.2.1") == "too-many"
    clock.now += guesses.SECONDS
    assert told(given, "192.0.2.1") == "wrong-key"


def test_only_wrong_codes_are_counted(clock: Clock) -> None:
    given = Guesses(ServerSettings("db"))
    for _ in range(1_000):
        assert opens(given, "192.0.2.1")
        assert told(given, "192.0.2.1", code="wrong-status") == "wrong-status"
    assert told(given, "192.0.2.1") == "wrong-key"


def test_whoever_has_a_link_never_waits_for_others_who_try(clock: Clock) -> None:
    """A whole key cannot be found by trying; wrong ones are slowed all the same."""
    given = Guesses(ServerSettings("db"))
    heard = [told(given, "192.0.2.1", KEY) for _ in range(12)]
    assert heard == ["wrong-key"] * 10 + ["too-many"] * 2
    assert opens(given, "192.0.2.1", KEY)
    assert not opens(given, "192.0.2.1", CODE)
    assert told(given, "192.0.2.1", f"{CODE}{' ' * 30}-") == "too-many"  # a code stays short however it is written


def test_a_link_lets_one_in_while_somebody_tries_codes_at_the_same_address(tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "db", rate=30.0) as served,
            await served.person("Ana") as ana,
            served.client() as eve,
            served.client() as ben,
        ):
            opened = await ana.open(GAME, [HERE, OPEN])
            assert opened.invitation is not None
            heard = []
            for _ in range(12):
                with pytest.raises(ServerRefused) as refused:
                    await eve.open_code(CODE)
                heard.append(refused.value.failure.code)
            assert heard[-1] == "too-many"
            await ben.join(opened.table.id, opened.invitation.key, "Ben")

    asyncio.run(story())


def test_a_listed_table_is_joined_whoever_tries_codes(tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db", rate=30.0) as served, await served.person("Ana") as ana:
            table = (await open_game(ana, GAME, 2)).table.id
            for _ in range(12):
                with pytest.raises(ServerRefused):
                    await ana.open_code(CODE)
            with pytest.raises(ServerRefused) as refused:
                await ana.join(table, None)
            assert refused.value.failure.code != "too-many"

    asyncio.run(story())
