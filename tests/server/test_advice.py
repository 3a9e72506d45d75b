"""What would help somebody most, from their finished games at a server."""

import asyncio
from pathlib import Path

from baluchon.client import Client
from baluchon.kernel.chance import seed_from_text
from baluchon.kernel.match import Match
from baluchon.kernel.registry import game_by_id
from baluchon.server.looking_back import advice_on
from baluchon.server.protocol import Advice, NewSeat
from tests.server.serving import FAST, HERE, Served, play_out, serving

GAME = "road-trip-europa"
BOT = NewSeat("bot", level="random")


async def play_whole(served: Served, client: Client, others: NewSeat) -> None:
    """A game to its end, always with the first choice."""
    table = (await client.open(GAME, [HERE, others], settings=FAST, start=True)).table.id
    await play_out(served, table, [client] if others is BOT else [client, client], lambda frame: frame.legal[0])


def test_finished_games_of_a_person_are_looked_through(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        ana, ben = await served.person("Ana"), await served.person("Ben")
        assert (await ana.advice()).advice == []
        await play_whole(served, ana, BOT)
        await play_whole(served, ana, HERE)  # nobody can tell who of those at the device played
        now = await ana.advice()
        assert [(each.game, each.games, each.enough) for each in now.advice] == [(GAME, 1, False)]
        assert now.needed == 5
        [ended] = (await ana.past(GAME)).games  # so it is told once how it ended
        assert (ended.seat, len(ended.scores), ended.levels) == (0, 2, [None, "random"])
        assert ended.ranking[ended.scores.index(max(ended.scores))] == 1
        assert (await ana.past("tour-du-monde")).games == (await ben.past(GAME)).games == []
        assert (await ben.advice()).advice == []
        for client in (ana, ben):
            await client.__aexit__()

    async def begin() -> None:
        async with serving(tmp_path / "db") as served:
            await story(served)

    asyncio.run(begin())


def test_advice_is_given_game_by_game() -> None:
    def finished(seed: int, seats: int = 2) -> Match:
        match = Match(game_by_id(GAME), seats, seed=seed_from_text(f"{seed}"))
        while not match.is_over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
        return match

    played = [finished(seed) for seed in range(6)]
    losses = [(match, 1 - match.outcome().winners[0]) for match in played if len(match.outcome().winners) == 1]
    [told] = advice_on(losses).advice
    assert isinstance(told, Advice)
    assert (told.game, told.games, told.losses, told.enough) == (GAME, len(losses), len(losses), True)
    if told.line is not None:
        assert 2 * told.decided >= told.losses
        assert told.behind > 0
