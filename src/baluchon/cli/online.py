"""`baluchon play --server`: a seat at a table of a server, in the terminal."""

import asyncio
import getpass
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from baluchon.arena.lineup import lineup
from baluchon.boards import board_of
from baluchon.cli.arguments import known_game, settled_options
from baluchon.cli.results import result
from baluchon.cli.screen import output
from baluchon.kernel.declaration import Game, View
from baluchon.kernel.errors import BadOption
from baluchon.kernel.record import from_record
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.words import Reason
from baluchon.texts import Texts

if TYPE_CHECKING:
    from baluchon.client import Client, Socket
    from baluchon.server.protocol import Frame, TableInfo, Welcome

_LINK = re.compile(r"(https?://[^#]+?)/?#/table/([0-9a-z]+)(?:/([0-9a-z]+))?")


def play_online(
    server: str, game: str | None, seats: int | None, bots: list[str], option: list[str] | None, language: str
) -> None:
    """Open a table with bots at a server, or join the table of a link, and play."""
    link = _LINK.fullmatch(server)
    if link is not None:
        asyncio.run(_play(link[1], lambda client: client.join(link[2], link[3], _nickname()), language))
        return
    if game is None:
        raise BadOption("which game? Name one, or give the link of a table instead of the server's address")
    declared = known_game(game)
    seats = declared.min_seats if seats is None else seats
    options = settled_options(declared, seats, option, language)
    levels = lineup(bots, seats - 1)

    async def open_table(client: "Client") -> "Welcome":
        from baluchon.server.protocol import NewSeat, TableSettings

        await client.come_in(_nickname())
        others = [NewSeat("bot", level=level) for level in levels]
        return await client.open(
            declared.id, [NewSeat("here"), *others], options, TableSettings(pace="instant"), start=True
        )

    asyncio.run(_play(server, open_table, language))


async def _play(url: str, sit_down: Callable[["Client"], Awaitable["Welcome"]], language: str) -> None:
    import httpx

    from baluchon.client import Client

    async with Client(url) as client:
        try:
            opened = await sit_down(client)
        except (httpx.TransportError, httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise BadOption(f"no server answers at {url}: {error}") from None
        await _Online(client, opened.table, opened.you.seats, language, output()).run()


def _nickname() -> str:
    try:
        return getpass.getuser()[:40]
    except (KeyError, OSError):
        return "player"


class _Online:
    """One seat, its socket and the screen."""

    def __init__(self, client: "Client", table: "TableInfo", seats: list[int], language: str, screen: Console) -> None:
        if not seats:
            raise BadOption("there is no seat for you at this table")
        self.client = client
        self.table = table
        self.seat = seats[0]
        self.game = game_by_id(table.game, table.rules)
        self.board = board_of(self.game)
        self.screen = screen
        self.language = language

    async def run(self) -> None:
        from baluchon.client import Socket
        from baluchon.server.protocol import Frame, TableChanged

        async with Socket(self.client.url, self.table.id, self.client.token) as socket:
            await socket.attach(self.seat)
            async for message in socket:
                if isinstance(message, TableChanged):
                    self.table = message.table
                    if message.table.status in ("finished", "closed"):
                        break
                elif isinstance(message, Frame):
                    self._tell(message)
                    if message.legal:
                        await self._ask(socket, message)
        if self.table.status == "finished":
            match = from_record(await self.client.record(self.table.id))
            self.screen.print(result(match, self._texts(), self.screen.width))

    def _texts(self) -> Texts:
        return Texts(self.language, self.game, [seat.name for seat in self.table.seats], self.seat)

    def _tell(self, frame: "Frame") -> None:
        texts = self._texts()
        if frame.events:
            self.screen.print(Rule(Text(texts.say("play-happened")), align="left", style="dim"))
        for event in frame.events:
            self.screen.print(f"  {texts.message(event)}", markup=False)

    async def _ask(self, socket: "Socket", frame: "Frame") -> None:
        """One decision; everything but a legal move asks again."""
        from baluchon.client import ServerRefused

        texts = self._texts()
        view = _view(self.game, frame.view)
        self.screen.print(self.board.draw(view, texts, self.seat))
        if frame.prompt is not None:
            self.screen.print(Text(texts.message(frame.prompt), style="bold"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, index in enumerate(frame.legal, 1):
            detail = [Text.from_markup(cell) for cell in self.board.detail(self.game.moves[index], view, texts)]
            grid.add_row(Text(str(number), style="bold"), Text(texts.move(index)), *detail)
        self.screen.print(grid)
        while True:
            keys = texts.say("play-hint-keys", count=len(frame.legal))
            typed = (await asyncio.to_thread(input, f"{texts.say('play-choose', keys=keys)} ")).strip()
            if not typed:
                continue
            move: int | str = typed
            if typed.isdecimal() and 1 <= int(typed) <= len(frame.legal):
                move = frame.legal[int(typed) - 1]
            try:
                await socket.play(frame, move)
            except ServerRefused as refused:
                if refused.failure.code == "stale":
                    return
                self._complain(refused, texts)
            else:
                return

    def _complain(self, refused: Any, texts: Texts) -> None:
        failure = refused.failure
        args = dict(failure.args)
        reason = args.pop("reason", None)
        said = failure.message if reason is None else texts.reason(Reason(failure.clause, reason, args))
        self.screen.print(said, markup=False)


def _view(game: Game, raw: msgspec.Raw) -> View:
    """A view as the game's own board wants it, from the wire."""
    parts = msgspec.json.decode(raw)
    public = msgspec.convert(parts["public"], get_type_hints(game.public)["return"])
    private = msgspec.convert(parts["private"], get_type_hints(game.private)["return"])
    return View(public, private)
