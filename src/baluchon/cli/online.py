"""`baluchon play --server`: a seat at a table of a server, in the terminal."""

import asyncio
import getpass
import re
from collections.abc import Awaitable, Callable
from shlex import quote
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from baluchon.arena.lineup import lineup
from baluchon.boards import board_of
from baluchon.cli.arguments import known_game, settled_options
from baluchon.cli.codes import find_table
from baluchon.cli.menu import menu
from baluchon.cli.reading import Left, end_interrupted, number_of, read_line
from baluchon.cli.results import result
from baluchon.cli.screen import Screen, output
from baluchon.cli.web import is_web_address
from baluchon.kernel.declaration import Game, View
from baluchon.kernel.errors import BadOption
from baluchon.kernel.previews import Preview
from baluchon.kernel.record import from_record
from baluchon.kernel.registry import game_by_id
from baluchon.kernel.words import Reason
from baluchon.texts import Texts

if TYPE_CHECKING:
    from baluchon.client import Client, Part, Socket
    from baluchon.server.protocol import Frame, TableInfo

_LINK = re.compile(r"(https?://[^#]+?)/?#/(table|challenge)/([0-9a-z]+)(?:/([0-9a-z]+))?")


def play_online(
    server: str,
    code: str | None,
    game: str | None,
    seats: int | None,
    bots: list[str],
    option: list[str] | None,
    language: str,
) -> None:
    """Open a table with bots at a server, or come to the table of a link or a code, and play."""
    link = _LINK.fullmatch(server)
    if not is_web_address(server):
        raise BadOption(
            f"--server takes an address such as https://games.example.org, or the link of a table, not {server!r}"
        )
    if code is not None:
        if link is not None or game is not None or seats is not None or option:
            raise BadOption(
                "a code leads to a table that has its game, its seats and its options; "
                "give it with the server's address alone"
            )
        asyncio.run(_play(server, lambda client, _: find_table(client, code, _nickname(), language), language))
        return
    if link is not None:

        async def join(client: "Client", _: "Part") -> "TableInfo":
            if link[2] == "challenge":
                await client.come_in(_nickname(), link[4])
                return (await client.take_challenge(link[3], link[4] or "")).table
            return (await client.join(link[3], link[4], _nickname())).table

        asyncio.run(_play(link[1], join, language))
        return
    if game is None:
        raise BadOption(
            "which game? Name one, or give the link of a table instead of the server's address, or a --code"
        )
    declared = known_game(game)
    seats = declared.min_seats if seats is None else seats
    options = settled_options(declared, seats, option, language)
    levels = lineup(bots, seats - 1)

    async def open_table(client: "Client", part: "Part") -> "TableInfo":
        from baluchon.server.protocol import NewSeat, TableSettings

        await client.come_in(_nickname())
        others = [NewSeat("bot", level=level) for level in levels]
        opened = await client.open(
            declared.id, [NewSeat("here"), *others], options, TableSettings(pace="instant"), start=True, part=part
        )
        return opened.table

    asyncio.run(_play(server, open_table, language))


async def _play(url: str, sit_down: Callable[["Client", "Part"], Awaitable["TableInfo"]], language: str) -> None:
    import httpx

    from baluchon.client import Client, Part

    part = Part()
    async with Client(url) as client:
        try:
            table = await sit_down(client, part)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise BadOption(f"no server answers at {url}: {error}") from None
        except msgspec.DecodeError:
            raise BadOption(f"no server of Baluchon answers at {url}, but something else") from None
        except Left:
            return
        except asyncio.CancelledError:  # Ctrl-C
            end_interrupted()
        await _Online(client, table, part, language, output()).run()


def _nickname() -> str:
    try:
        return getpass.getuser()[:40]
    except (KeyError, OSError):
        return "player"


def _meant(typed: str, legal: list[int]) -> int | str:
    """The move of a number in the menu; everything else is for the server to read."""
    number = number_of(typed, len(legal))
    return typed if number is None else legal[number - 1]


class _Online:
    """One seat, its socket and the screen."""

    def __init__(self, client: "Client", table: "TableInfo", part: "Part", language: str, screen: Screen) -> None:
        self.client = client
        self.part = part
        self.table = table
        self.seat: int | None = None
        self.game = game_by_id(self.table.game, self.table.rules)
        self.board = board_of(self.game)
        self.screen = screen
        self.language = language

    async def run(self) -> None:
        try:
            await self._follow()
        except Left:
            await self._say_how_to_come_back()
            return
        except asyncio.CancelledError:  # Ctrl-C
            await self._say_how_to_come_back()
            end_interrupted()
        if self.table.given is not None and self.table.given.day:
            self._tell_scores()
        elif self.table.status == "finished":
            record = await self.client.record(self.table.id)
            self.screen.print(result(from_record(record), self._texts(), self.screen.width))
            if (holds := self.part.holds(record)) is not None:
                self.screen.print(self._texts().say("online-deal" if holds else "online-deal-broken"))

    async def _follow(self) -> None:
        """Tell what happens and ask what is to be decided, until the table is done."""
        from baluchon.client import Socket
        from baluchon.server.protocol import Frame, TableChanged, You

        line = Socket(self.client.url, self.table.id, self.client.token, part=self.part, previews=True)
        async with line as socket:
            async for message in socket:
                if isinstance(message, You) and self.seat is None:
                    self.seat = _only_seat(message.seats)
                    await socket.attach(self.seat)
                    self._say_if_it_has_not_begun()
                elif isinstance(message, TableChanged):
                    self.table = message.table
                    if message.table.status in ("finished", "closed"):
                        break
                elif isinstance(message, Frame):
                    self._tell(message)
                    if message.legal:
                        await self._ask(socket, message)

    def _tell_scores(self) -> None:
        """The result of a deal of the day, whose record may still be sealed."""
        if self.table.result is not None:
            for seat, score in enumerate(self.table.result.outcome.scores):
                told = self._texts().labelled(self.table.seats[seat].name, str(score))
                self.screen.print(told, markup=False)

    def _say_if_it_has_not_begun(self) -> None:
        if self.table.status == "waiting":
            names = ", ".join(seat.name for seat in self.table.seats if seat.kind != "open")
            self.screen.print(self._texts().say("online-waiting", players=names), markup=False)

    async def _say_how_to_come_back(self) -> None:
        if self.seat is None:
            return
        invitation = await self.client.invite(self.table.id, self.seat)
        command = f"baluchon play --server {quote(invitation.link)}"
        self.screen.print()
        self.screen.say(self._texts().say("online-left", command=command), whole=command)

    def _texts(self) -> Texts:
        return Texts(self.language, self.game, [seat.name for seat in self.table.seats], self.seat)

    def _tell(self, frame: "Frame") -> None:
        texts = self._texts()
        if frame.events:
            self.screen.print(Rule(Text(texts.say("play-happened")), align="left", style="dim"))
        for event in frame.events:
            self.screen.print(Padding(Text(texts.message(event)), (0, 0, 0, 2)))

    async def _ask(self, socket: "Socket", frame: "Frame") -> None:
        """One decision; everything but a legal move asks again."""
        from baluchon.client import ServerRefused

        texts = self._texts()
        view = _view(self.game, frame.view)
        self.screen.print(self.board.draw(view, texts, self.seat))
        if frame.prompt is not None:
            self.screen.print(Text(texts.message(frame.prompt), style="bold"))
        self.screen.print(menu(frame.legal, view, self.board, texts, self.screen.width))
        while True:
            typed = await self._read(frame, texts)
            if typed == "?":
                example = self.game.moves.text(frame.legal[0])
                self.screen.print(texts.say("online-help", example=example), markup=False)
                continue
            if not typed:
                continue
            try:
                await socket.play(frame, _meant(typed, frame.legal))
            except ServerRefused as refused:
                if refused.failure.code == "stale":
                    return
                self._complain(refused, texts)
            else:
                return

    async def _read(self, frame: "Frame", texts: Texts) -> str:
        count = len(frame.legal)
        keys = texts.say("play-hint-keys", count=count) if count > 1 else texts.say("play-hint-one")
        return await read_line(texts.say("play-choose", keys=keys))

    def _complain(self, refused: Any, texts: Texts) -> None:
        failure = refused.failure
        args = dict(failure.args)
        reason = args.pop("reason", None)
        said = failure.message if reason is None else texts.reason(Reason(failure.clause, reason, args))
        self.screen.print(said, markup=False)


def _only_seat(seats: list[int]) -> int:
    """The seat to be played from: a terminal has no curtain behind which people could take turns."""
    if not seats:
        raise BadOption("there is no seat for you at this table")
    if len(seats) > 1:
        raise BadOption("several people play on one device at this table; go on with it in a browser")
    return seats[0]


def _view(game: Game, raw: msgspec.Raw) -> View:
    """A view as the game's own board wants it, with what each choice would bring, from the wire."""
    parts = msgspec.json.decode(raw)
    public = msgspec.convert(parts["public"], get_type_hints(game.public)["return"])
    private = msgspec.convert(parts["private"], get_type_hints(game.private)["return"])
    previews = msgspec.convert(parts["previews"], dict[int, Preview], strict=False)
    if game.detail is None:
        return View(public, private, previews)
    return View(public, private, {move: _with_detail(each, game.detail) for move, each in previews.items()})


def _with_detail(preview: Preview, detail: Any) -> Preview:
    return msgspec.structs.replace(preview, detail=msgspec.convert(preview.detail, detail | None))
