"""The check of a deal, as docs/protocol.md tells it, carried out on tables of every kind and games of every kind.

The page's own code is what runs here. Nothing of the kernel's chance, deals or records is imported, and tables are read
as JSON: whoever writes a client has the page and no more.
"""

import asyncio
import hashlib
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from baluchon.client import Client, Part, ServerRefused
from baluchon.server.protocol import (
    Frame,
    NewDaily,
    NewSeat,
    PlayMove,
    PromiseNonce,
    Rematch,
    RevealNonce,
    Start,
    TableSettings,
    TakeBackMove,
)
from tests.server.serving import FAST, HERE, OPEN, PATIENCE, Served, newer_view, serving, until

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CODE = re.search(r"```python\n(.*?)```", PAGE, re.S)
assert CODE is not None
TOLD: dict[str, Any] = {}
exec(compile(CODE[1], "docs/protocol.md", "exec"), TOLD)
Json = dict[str, Any]

GAME = "road-trip-europa"
NUMBERS = ["1f" * 32, "e2" * 32, "07" * 32]
BOT = NewSeat("bot", level="random")
DAY = 86_400.0
NOON = 1_794_916_800.0
"""Of 17 November 2026."""


def sha(data: str | bytes) -> str:
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).hexdigest()


def seed_of_the_cards(read: Callable[[str], Json], table: Json) -> bytes:
    """The page's table "Which seed": checks `commit`, and what the seed must be besides."""
    given, deal = table.get("given"), table.get("deal")
    seed: str = table["result"]["seed"]
    if deal is not None:
        assert given is None
        assert table["commit"] == sha(f"baluchon commit {table['id']} {table['game']} {table['rules']} {seed}")
        for promise, number in zip(deal["promises"], deal["nonces"], strict=True):
            assert number is None or promise == sha(f"baluchon nonce {number}")
        return bytes(TOLD["seed_of_the_cards"](table["id"], seed, deal["nonces"]))
    if given is not None and given["day"]:
        assert seed == ""
        seed = read(f"/api/daily/{table['game']}?day={given['day']}")["seed"]
        assert seed == sha(f"baluchon daily {given['day']} {table['game']}")
    elif given is not None:
        assert bytes.fromhex(seed) == seed_of_the_cards(read, read(f"/api/tables/{given['of']}"))
    assert table["commit"] == sha(bytes.fromhex(seed))
    return bytes.fromhex(seed)


def check(read: Callable[[str], Json], id: str) -> Any:
    """The whole check of a finished table; its stream, before the first word."""
    table = read(f"/api/tables/{id}")
    seed = seed_of_the_cards(read, table)
    record = read(f"/api/tables/{id}/record")
    assert record["commit"] == table["commit"]
    if table.get("deal") is not None:
        assert {key: record["deal"][key] for key in ("promises", "nonces")} == {
            key: table["deal"][key] for key in ("promises", "nonces")
        }
    else:
        assert "deal" not in record
    words = read(f"/api/tables/{id}/draws")["words"]
    assert len(words) == len(record["log"]) + 1
    stream = TOLD["Stream"](seed)
    drawn = "".join(words)
    assert len(drawn) > 0
    assert drawn == "".join(f"{stream.word():08x}" for _ in range(len(drawn) // 8))
    return TOLD["Stream"](seed)


# ------------------------------------------------------------------------------------- the set-up of each game


class Shown:
    """What an open replay shows of the moment after the set-up, and how things are numbered."""

    def __init__(self, read: Callable[[str], Json], id: str, entry: int = 0) -> None:
        self.table = read(f"/api/tables/{id}")
        self.seats = len(self.table["seats"])
        self.options = self.table["options"]
        self._names = read(f"/api/games/{self.table['game']}?language=en")["names"]
        frame = read(f"/api/tables/{id}/replay?open=true&first={entry}&count=1")["frames"][0]
        assert frame["n"] == entry
        self.public, self.privates = frame["view"]["public"], frame["view"]["privates"]

    def numbered(self, kind: str) -> list[str]:
        return [ref for ref in self._names if ref.startswith(f"{kind}:")]


def road_trip(shown: Shown, stream: Any) -> None:
    cards = shown.numbered("card")
    stream.shuffle(cards)
    hands: list[list[str]] = [[] for _ in range(shown.seats)]
    for n in range(7 * shown.seats):
        hands[(n + 1) % shown.seats].append(cards[n])
    assert [sorted(private["hand"]) for private in shown.privates] == [sorted(hand) for hand in hands]


def history(shown: Shown, stream: Any) -> None:
    itineraries, order = shown.numbered("itinerary"), list(range(shown.seats))
    hands = [[stream.pick(itineraries) for _ in range(4)] for _ in range(shown.seats)]
    stream.shuffle(order)
    cards = shown.numbered("card")[1:37]
    row = [stream.pick(cards) for _ in range(6)][::-1]
    assert shown.public["order"] == order
    assert [departure["card"] for departure in shown.public["departures"]] == row
    if shown.options["first-game"]:
        for hand, traveller in zip(hands, shown.public["travellers"], strict=True):
            hand.sort()
            assert traveller["itinerary"]["itinerary"] == stream.pick(hand)
    assert [sorted(each["itinerary"] for each in private["hand"]) for private in shown.privates] == [
        sorted(hand) for hand in hands
    ]


def world(shown: Shown, stream: Any) -> None:
    counts = {2: [9, 9, 9, 9], 3: [11, 11, 10, 10], 4: [12] * 4, 5: [12] * 4}[shown.seats]
    cubes = [ref for ref, count in zip(shown.numbered("souvenir"), counts, strict=True) for _ in range(count)]
    for place in shown.public["places"]:
        if place["cube"] is not None:
            assert place["cube"] == stream.pick(cubes)
    left = shown.numbered("destination")
    row = [stream.pick(left) for _ in shown.public["row"]][::-1]
    assert [each["destination"] for each in shown.public["row"]] == row
    assert shown.public["next"] == stream.pick(left)
    treks = [ref for ref in shown.numbered("trek")[:15] for _ in range({"1": 7, "2": 5, "3": 3}[ref[-1]])]
    for private in shown.privates:
        hand = [stream.pick(treks) for _ in range(3)]
        assert private["hand"] == {ref: hand.count(ref) for ref in sorted(hand, key=shown.numbered("trek").index)}
    assert shown.public["open"] == [stream.pick(treks) for _ in range(4)]
    if not shown.options["first-game"]:
        journeys = shown.numbered("journey")
        chosen = [half[stream.below(6)] for half in (journeys[:6], journeys[6:])]
        assert [each["journey"] for each in shown.public["journeys"]] == chosen


def hike(shown: Shown, stream: Any) -> None:
    cards = [ref for ref in shown.numbered("card") for _ in range(shown.public["could_come"].get(ref, 0))]
    for private in shown.privates:
        hand = sorted(stream.pick(cards) for _ in range(7))
        assert sorted(each["card"] for each in private["hand"]) == hand


def tour(shown: Shown, stream: Any) -> None:
    first = [f"card:{country}" for country in ("france", "russia", "china", "india", "united-states")]
    capital = shown.public["tour"][0]["card"]
    if shown.options["start"] == "random":
        assert capital == first[stream.below(5)]
    cards = [ref for ref in shown.numbered("card") if ref != capital]
    hands: list[list[str]] = [[] for _ in range(shown.seats)]
    for _ in range({2: 15, 3: 10, 4: 7, 5: 6, 6: 5}[shown.seats]):
        for hand in hands:
            hand.append(stream.pick(cards))
    hands[shown.public["turn"]].append(stream.pick(cards))
    assert [sorted(each["card"] for each in private["hand"]) for private in shown.privates] == [
        sorted(hand) for hand in hands
    ]


SETUPS: dict[str, Callable[[Shown, Any], None]] = {
    "road-trip-europa": road_trip,
    "trekking-through-history": history,
    "trekking-the-world": world,
    "lets-take-a-hike": hike,
    "tour-du-monde": tour,
}


# ------------------------------------------------------------------------------------------------- the tables


def reader(served: Served, client: Client) -> httpx.Client:
    return httpx.Client(base_url=served.url, headers={"Authorization": f"Bearer {client.token}"}, timeout=PATIENCE)


async def checked(served: Served, client: Client, id: str) -> None:
    """Check a table, and the cards of its set-up."""

    def work() -> None:
        with reader(served, client) as http:

            def read(path: str) -> Json:
                answer = http.get(path)
                assert answer.status_code == 200, answer.text
                told: Json = answer.json()
                return told

            stream = check(read, id)
            table = read(f"/api/tables/{id}")
            laid_out = {
                "trekking-the-world": len(table["seats"]),
                "tour-du-monde": table["options"].get("start") == "choose",
            }
            SETUPS[table["game"]](Shown(read, id, int(laid_out.get(table["game"], 0))), stream)

    await asyncio.to_thread(work)


async def play_out(client: Client, id: str, seats: list[int]) -> None:
    """Play some seats of a table until the game is over, while bots play the others."""
    dice, frames = random.Random(1), dict[int, Frame]()
    while True:
        table = await client.table(id)
        if table.status == "finished":
            return
        mine = [seat for seat in table.to_act if seat in seats]
        for seat in mine:
            frame = await client.view(id, seat)
            assert frame is not None
            frames[seat] = frame
            if frame.legal:
                await client.command(id, PlayMove(dice.choice(frame.legal)), seat=seat)
                break
        else:
            seat = seats[0]
            since = frames[seat].v if seat in frames else 0
            frames[seat] = await newer_view(client, id, seat, since)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("road-trip-europa", 2, {}),
        ("road-trip-europa", 4, {}),
        ("trekking-through-history", 3, {"first-game": False}),
        ("trekking-through-history", 2, {"first-game": True}),
        ("trekking-the-world", 2, {"open-destinations": 4}),
        ("trekking-the-world", 3, {"first-game": True}),
        ("lets-take-a-hike", 2, {"hidden-packs": True}),
        ("tour-du-monde", 5, {"rounds": 1}),
        ("tour-du-monde", 6, {"rounds": 1, "start": "choose"}),
    ],
)
def test_a_table_whose_players_had_a_hand_in_the_deal(
    game: str, seats: int, options: dict[str, bool | int | str], tmp_path: Path
) -> None:
    """One seat's device tells a number, the bots none."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            seated = [HERE, *[BOT] * (seats - 1)]
            opened = await ana.open(game, seated, options, FAST, start=True, part=Part(NUMBERS[0]))
            assert opened.table.deal is not None
            assert opened.table.deal.nonces == [NUMBERS[0], *[None] * (seats - 1)]
            await play_out(ana, opened.table.id, [0])
            await checked(served, ana, opened.table.id)

    asyncio.run(story())


def test_tables_whose_deal_is_that_of_another(tmp_path: Path) -> None:
    """A game without numbers, with one that was taken back, handed on, handed on again, and played on from."""

    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            opened = await ana.open(GAME, [HERE, HERE], settings=FAST, start=True)
            first = opened.table.id
            for body in (PlayMove("pick"), TakeBackMove()):
                frame = await ana.view(first, 0)
                assert frame is not None
                await ana.command(first, PlayMove(frame.legal[1]) if isinstance(body, PlayMove) else body, seat=0)
            await play_out(ana, first, [0, 1])
            await ana.command(first, Rematch(), seat=0)
            rematch = (await ana.table(first)).next
            assert rematch is not None
            await ana.command(rematch, Start())
            await play_out(ana, rematch, [0, 1])
            handed = await ana.challenge(first, 1)
            challenge = (await ana.take_challenge(first, handed.key)).table.id
            await play_out(ana, challenge, [1])
            again = (await ana.take_challenge(challenge, (await ana.challenge(challenge, 1)).key)).table.id
            await play_out(ana, again, [1])
            onward = (await ana.play_from(first, 9)).table
            assert onward.given is not None
            seat = next(seat.seat for seat in onward.seats if seat.kind == "person")
            await play_out(ana, onward.id, [seat])
            for table in (first, rematch, challenge, again, onward.id):
                await checked(served, ana, table)
            same, other = [(await ana.draws(id)).words for id in (first, onward.id)]
            assert same[: onward.given.at + 1] == other[: onward.given.at + 1]

    asyncio.run(story())


def test_two_devices_and_one_that_did_not_tell_its_number(tmp_path: Path) -> None:
    async def story() -> None:
        now = 1_000_000.0
        async with (
            serving(tmp_path / "db", clock=lambda: now) as served,
            await served.person("Ana") as ana,
            await served.person("Ben") as ben,
            await served.person("Cleo") as cleo,
        ):
            opened = await ana.open(GAME, [HERE, OPEN, OPEN], settings=FAST)
            id, invitation = opened.table.id, opened.invitation
            assert invitation is not None
            for seat, client in ((1, ben), (2, cleo)):
                await client.join(id, invitation.key)
                await client.command(id, PromiseNonce(sha(f"baluchon nonce {NUMBERS[seat]}")))
            await ana.command(id, Start())
            await ben.command(id, RevealNonce(NUMBERS[1]))
            assert (await ana.table(id)).status == "waiting"
            now += 60.0

            async def has_begun() -> bool:
                return (await ana.table(id)).status == "playing"

            await until(has_begun)
            players = {0: ana, 1: ben, 2: cleo}
            while (table := await ana.table(id)).status == "playing":
                seat = table.to_act[0]
                frame = await players[seat].view(id, seat)
                assert frame is not None
                await players[seat].play(id, frame, frame.legal[0])
            assert table.deal is not None
            assert table.deal.nonces == [None, NUMBERS[1], None]
            await checked(served, cleo, id)

    asyncio.run(story())


def test_the_deal_of_a_day_once_its_day_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        now = NOON
        async with serving(tmp_path / "db", clock=lambda: now) as served, await served.person("Ana") as ana:
            body = NewDaily(pace="instant")
            answer = await ana.request("POST", f"/api/daily/{GAME}", body)
            id = answer.json()["table"]["id"]
            await play_out(ana, id, [0])
            with pytest.raises(ServerRefused) as refused:
                await ana.draws(id)
            assert refused.value.failure.code == "wrong-status"
            now += DAY
            await checked(served, ana, id)
            answer = await ana.request("POST", f"/api/daily/{GAME}", NewDaily("2026-11-17", pace="instant"))
            practice = answer.json()["table"]
            left_alone = {"of": "", "name": "", "score": None, "at": 0}
            assert practice["given"] == {"day": "2026-11-17", "counts": False, **left_alone}
            assert practice["commit"] == (await ana.table(id)).commit

    asyncio.run(story())


def test_a_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "db") as served, await served.person("Ana") as ana:
            one, two = [
                (await ana.open(GAME, [HERE], settings=TableSettings(pace="instant", lesson=True))).table
                for _ in range(2)
            ]
            assert one.commit == two.commit
            await play_out(ana, one.id, [0])
            await checked(served, ana, one.id)

    asyncio.run(story())
