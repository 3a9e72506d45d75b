"""Duplicated, reordered, delayed and dropped messages and half-open connections: the result is that of a serial model.

The model is a match of the kernel and nothing else: it knows when a command must be carried out, when it was
carried out before, and when its decision is gone.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.match import Match
from baluchon.server.calls import Caller
from baluchon.server.commands import carry_out
from baluchon.server.house import House
from baluchon.server.opening import wanted_table
from baluchon.server.protocol import Attach, Command, NewSeat, NewTable, PlayMove, Start, TableSettings, TakeBackMove
from baluchon.server.settings import ServerSettings
from baluchon.server.store import open_store
from tests.luck import SeededLuck
from tests.server.client_end import ClientEnd

SEATS = 2
GAME = "road-trip-europa"


class Model:
    """What must come out, from the kernel's match alone."""

    def __init__(self, match: Match) -> None:
        self.match = Match(match.game, match.seats, match.options, seed=match.seed)
        self.done: set[tuple[int, str]] = set()
        self.decisions = [0] * SEATS

    def expect(self, seat: int, command: Command) -> str:
        """The answer to a command that arrives now."""
        if (seat, command.id) in self.done:
            return "ack"
        before = set(self.match.to_act)
        if isinstance(command.body, PlayMove):
            if command.decision != self.decisions[seat]:
                return "stale"
            try:
                self.match.play(seat, command.body.move)
            except BaluchonError as error:
                return error.code
            self.decisions[seat] += 1
        else:
            if self.match.is_over:
                return "wrong-status"
            self.match.take_back(seat)
            still = before & set(self.match.to_act)
            for other in range(SEATS):
                if other == seat or other not in still:
                    self.decisions[other] += 1
        self.done.add((seat, command.id))
        return "ack"


class Chaos(RuleBasedStateMachine):
    """Two people at one table, with everything between them and the server going wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.on_the_way: list[tuple[int, Command]] = []
        self.commands: list[tuple[int, Command]] = []
        self.sent = 0
        self.half_open: list[ClientEnd] = []
        self.loop.run_until_complete(self._begin())

    async def _begin(self) -> None:
        database, luck = str(Path(self.folder.name) / "db"), SeededLuck("chaos")
        self.house = House(ServerSettings(database, rate=1e6), open_store(database), luck=luck)
        await self.house.open()
        self.people = [await self.house.people.add(name) for name in ("Ana", "Ben")]
        ana = self.people[0][0]
        seats = [NewSeat("here"), NewSeat("here")]
        opened = wanted_table(NewTable(GAME, seats, settings=TableSettings()), ana, luck.deal(GAME))
        ben = msgspec.structs.replace(opened.seats[1], person=self.people[1][0].id, name="Ben")
        self.table = await self.house.open_table(msgspec.structs.replace(opened, seats=[opened.seats[0], ben]))
        room = self.house.room(self.table)
        await carry_out(room, Caller(ana.id, "Ana"), Command("start", Start()))
        self.model = Model(await room.read(lambda sitting: sitting.table.playing))
        self.wires = [await self._line(seat) for seat in range(SEATS)]

    async def _line(self, seat: int) -> ClientEnd:
        wire = ClientEnd(self.house, self.table, self.people[seat][1])
        wire.say(msgspec.json.encode(Command("look", Attach(), seat)).decode())
        await wire.until(1)
        return wire

    def _command(self, seat: int, body: Any, decision: int | None) -> None:
        self.sent += 1
        command = Command(f"c{self.sent}", body, seat, decision)
        self.on_the_way.append((seat, command))
        self.commands.append((seat, command))

    @rule(seat=st.integers(0, SEATS - 1), choice=st.integers(0, 100))
    def play(self, seat: int, choice: int) -> None:
        """A person answers what they see; the message is under way."""
        legal = self.model.match.legal(seat)
        if legal:
            self._command(seat, PlayMove(legal[choice % len(legal)]), self.model.decisions[seat])

    @rule(seat=st.integers(0, SEATS - 1), move=st.integers(0, 60), decision=st.integers(0, 30))
    def play_wildly(self, seat: int, move: int, decision: int) -> None:
        self._command(seat, PlayMove(move), decision)

    @rule(seat=st.integers(0, SEATS - 1))
    def take_back(self, seat: int) -> None:
        self._command(seat, TakeBackMove(), None)

    @precondition(lambda self: self.on_the_way)
    @rule(which=st.integers(0, 1000))
    def deliver(self, which: int) -> None:
        """Any message arrives: the order is not that of sending."""
        seat, command = self.on_the_way.pop(which % len(self.on_the_way))
        self._arrive(seat, command)

    @precondition(lambda self: self.on_the_way)
    @rule(which=st.integers(0, 1000))
    def drop(self, which: int) -> None:
        self.on_the_way.pop(which % len(self.on_the_way))

    @precondition(lambda self: self.commands)
    @rule(which=st.integers(0, 1000))
    def send_again(self, which: int) -> None:
        """A client that heard nothing repeats a command, or the network duplicates it."""
        self.on_the_way.append(self.commands[which % len(self.commands)])

    @rule(seat=st.integers(0, SEATS - 1))
    def break_line(self, seat: int) -> None:
        """A new connection, while the old one stays half open: the server does not know it is dead."""
        self.loop.run_until_complete(self._renew(seat))

    async def _renew(self, seat: int) -> None:
        self.half_open.append(self.wires[seat])
        self.wires[seat] = await self._line(seat)

    def _arrive(self, seat: int, command: Command) -> None:
        if isinstance(command.body, TakeBackMove) and (seat, command.id) not in self.model.done:
            match = self.model.match
            if not match.is_over and match.why_no_take_back(seat) is not None:
                return  # it would ask the other seat, which is not part of this story
        expected = self.model.expect(seat, command)
        answer = self.loop.run_until_complete(self._ask(seat, command))
        got = "ack" if answer["type"] == "ack" else answer["code"]
        assert got == expected, (command, answer)
        assert answer["id"] == command.id
        if got != "ack":
            assert answer["message"]

    async def _ask(self, seat: int, command: Command) -> dict[str, Any]:
        wire = self.wires[seat]
        before = len(wire.answers())
        wire.say(msgspec.json.encode(command).decode())
        answers = await wire.until(before + 1)
        await asyncio.sleep(0)
        assert len(wire.answers()) == before + 1, "a command is answered exactly once"
        return answers[-1]

    @invariant()
    def the_table_is_that_of_the_model(self) -> None:
        async def look() -> tuple[Any, list[int], bytes]:
            table = await self.house.room(self.table).read(lambda sitting: sitting.table)
            match = table.playing
            return match.game.dump(match.state), table.decisions, msgspec.json.encode(match.view(0))

        dump, decisions, view = self.loop.run_until_complete(look())
        mine = self.model.match
        assert dump == mine.game.dump(mine.state)
        assert decisions == self.model.decisions
        assert view == msgspec.json.encode(mine.view(0))

    def teardown(self) -> None:
        async def end() -> list[Any]:
            for wire in (*self.wires, *self.half_open):
                await wire.cut()
            rows = await self.house.store.rows(self.table)
            await self.house.close()
            return rows

        rows = self.loop.run_until_complete(end())
        self.loop.close()
        self.folder.cleanup()
        # What was shown last is what the seat sees, and versions never went back.
        for seat, wire in enumerate(self.wires):
            frames = [message for message in map(msgspec.json.decode, wire.heard) if message["type"] == "view"]
            assert [frame["v"] for frame in frames] == sorted({frame["v"] for frame in frames})
            assert frames[-1]["view"] == msgspec.json.decode(msgspec.json.encode(self.model.match.view(seat)))
        # The store tells the same story.
        assert [row.n for row in rows] == list(range(len(rows)))
        stored = {(row.actor, row.command) for row in rows if row.command not in (None, "start")}
        assert stored == {(f"{self.people[seat][0].id} {seat}", id) for seat, id in self.model.done}


TestChaos = Chaos.TestCase
TestChaos.settings = settings(max_examples=12, stateful_step_count=40, deadline=None)


@pytest.mark.soak
class TestLongChaos(Chaos.TestCase):  # type: ignore[misc, valid-type]
    """The same for a long time."""

    settings = settings(max_examples=400, stateful_step_count=60, deadline=None)
