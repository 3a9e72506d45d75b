"""The server over plain HTTP."""

from collections.abc import Sequence
from typing import Any, Self, TypeVar
from uuid import uuid4

import httpx
import msgspec
from msgspec.structs import replace

from baluchon.client.deal import Part
from baluchon.kernel.errors import BaluchonError
from baluchon.kernel.options import Options
from baluchon.kernel.record import Record
from baluchon.kernel.record import decode as decode_record
from baluchon.server.protocol import (
    Ack,
    AdviceNow,
    Analysis,
    Answer,
    Asked,
    AskedNow,
    Body,
    Challenge,
    ChatLine,
    ChatLines,
    Code,
    CodeOpens,
    Command,
    Draws,
    EventLog,
    Failure,
    Frame,
    FromHere,
    Games,
    GameTexts,
    Hint,
    Invitation,
    Join,
    Me,
    NewChallenge,
    NewInvitation,
    NewPerson,
    NewSeat,
    NewTable,
    Pace,
    Past,
    PlayMove,
    Recovery,
    RecoveryCode,
    Replay,
    Reply,
    RevealNonce,
    TableCard,
    TableCode,
    TableInfo,
    Tables,
    TableSettings,
    TakeChallenge,
    Welcome,
    WhyNot,
)

T = TypeVar("T")
PATIENCE = 40.0


class ServerRefused(BaluchonError):
    """The server refused; code, clause and arguments are in `failure`."""

    code = "server-refused"

    def __init__(self, status: int, failure: Failure) -> None:
        super().__init__(failure.message)
        self.status = status
        self.failure = failure


class Client:
    """One person at one server. Use as an async context manager."""

    def __init__(
        self, url: str, token: str | None = None, *, transport: httpx.AsyncBaseTransport | None = None
    ) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def request(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """Make any request; raises ServerRefused if the server refuses it."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        asked = {key: value for key, value in query.items() if value is not None}
        answer = await self._http.request(method, path, content=content, headers=headers, params=asked)
        if answer.status_code >= 400:
            try:
                failure = msgspec.json.decode(answer.content, type=Failure)
            except msgspec.DecodeError:
                failure = Failure("bad-answer", f"{self.url} answered {answer.status_code} without a reason")
            raise ServerRefused(answer.status_code, failure)
        return answer

    async def _read(self, kind: type[T], path: str, **query: Any) -> T:
        return msgspec.json.decode((await self.request("GET", path, **query)).content, type=kind)

    async def _post(self, kind: type[T], path: str, body: Any = None) -> T:
        return msgspec.json.decode((await self.request("POST", path, body)).content, type=kind)

    # --------------------------------------------------------------------------------------- people, games

    async def come_in(self, nickname: str, invite: str | None = None) -> Me:
        """Become a person. The token is kept for all further requests."""
        me = await self._post(Me, "/api/me", NewPerson(nickname, invite, bearer=True))
        self.token = me.token
        return me

    async def me(self) -> Me:
        return await self._read(Me, "/api/me")

    async def advice(self) -> AdviceNow:
        """What would help this person most, by score line, from their finished games."""
        return await self._read(AdviceNow, "/api/me/advice")

    async def past(self, game: str) -> Past:
        """How this person's finished games of one kind ended."""
        return await self._read(Past, "/api/me/past", game=game)

    async def recovery(self) -> RecoveryCode:
        return await self._post(RecoveryCode, "/api/me/recovery")

    async def recover(self, code: str) -> Me:
        me = await self._post(Me, "/api/me/recover", Recovery(code, bearer=True))
        self.token = me.token
        return me

    async def games(self) -> Games:
        return await self._read(Games, "/api/games")

    async def game(self, id: str, language: str = "en") -> GameTexts:
        return await self._read(GameTexts, f"/api/games/{id}", language=language)

    # ---------------------------------------------------------------------------------------------- tables

    async def open(
        self,
        game: str,
        seats: Sequence[NewSeat],
        options: Options | None = None,
        settings: TableSettings | None = None,
        *,
        start: bool = False,
        part: Part | None = None,
    ) -> Welcome:
        """Open a table. With a `part` whoever opens it has a hand in the deal, if they have a seat."""
        promise = None if part is None else part.promise
        table = NewTable(game, list(seats), dict(options or {}), settings or TableSettings(), start, promise)
        opened = await self._post(Welcome, "/api/tables", table)
        answer = None if part is None else part.answer(opened.table, opened.you.seats)
        if isinstance(answer, RevealNonce):
            await self.command(opened.table.id, answer)
            return replace(opened, table=await self.table(opened.table.id))
        return opened

    async def tables(self) -> list[TableCard]:
        return (await self._read(Tables, "/api/tables")).tables

    async def table(self, id: str) -> TableInfo:
        return await self._read(TableInfo, f"/api/tables/{id}")

    async def join(
        self, id: str, key: str | None = None, nickname: str | None = None, seat: int | None = None
    ) -> Welcome:
        """Sit down at a table. Someone without a token gives a nickname and becomes a person."""
        opened = await self._post(Welcome, f"/api/tables/{id}/join", Join(nickname, key, seat, bearer=True))
        self.token = opened.token or self.token
        return opened

    async def challenge(self, id: str, seat: int | None = None) -> Challenge:
        """Hand a finished game on: others may play the same deal in this seat of mine."""
        return await self._post(Challenge, f"/api/tables/{id}/challenges", NewChallenge(seat))

    async def take_challenge(self, id: str, key: str, pace: Pace = "instant") -> Welcome:
        """Play the deal of a finished game that was handed on."""
        return await self._post(Welcome, f"/api/tables/{id}/challenge", TakeChallenge(key, pace))

    async def play_from(self, id: str, entry: int, pace: Pace = "instant") -> Welcome:
        """Play on from a decision of a finished game."""
        return await self._post(Welcome, f"/api/tables/{id}/from-here", FromHere(entry, pace))

    async def invite(self, id: str, seat: int | None = None) -> Invitation:
        return await self._post(Invitation, f"/api/tables/{id}/invitations", NewInvitation(seat))

    async def code(self, id: str) -> TableCode:
        """A short code for a table of one's own."""
        return await self._post(TableCode, f"/api/tables/{id}/codes")

    async def open_code(self, code: str) -> CodeOpens:
        """The table of a short code as somebody typed it, and a key to join it by."""
        return await self._post(CodeOpens, "/api/codes", Code(code))

    async def asked(self, language: str = "en") -> list[Asked]:
        """What is asked at one's tables, in words."""
        return (await self._read(AskedNow, "/api/me/asked", language=language)).asked

    async def command(
        self, table: str, body: Body, *, seat: int | None = None, decision: int | None = None, id: str | None = None
    ) -> Ack | Answer:
        """Send any command. To repeat one whose answer was lost, give the same `id` again."""
        command = Command(id or uuid4().hex, body, seat, decision)
        return await self._post(Reply, f"/api/tables/{table}/commands", command)  # type: ignore[arg-type]

    async def play(self, table: str, frame: Frame, move: int | str, id: str | None = None) -> None:
        """Answer the decision of a frame."""
        await self.command(table, PlayMove(move), seat=frame.seat, decision=frame.decision, id=id)

    async def why_not(self, table: str, move: int, seat: int | None = None) -> Answer:
        answer = await self.command(table, WhyNot(move), seat=seat)
        assert isinstance(answer, Answer)
        return answer

    async def hint(
        self, table: str, seat: int | None = None, *, candidates: bool = False, coach: bool = False
    ) -> Answer:
        """What the table's bot would do.

        With `candidates`: a few good moves without a word on which is the best. With `coach`: what each choice costs.
        """
        answer = await self.command(table, Hint(candidates, coach), seat=seat)
        assert isinstance(answer, Answer)
        return answer

    async def view(
        self, table: str, seat: int | None = None, since: int | None = None, wait: float | None = None
    ) -> Frame | None:
        """The view of a seat (None: a spectator's); with `since` and `wait`, the next newer one, or None in time."""
        answer = await self.request("GET", f"/api/tables/{table}/view", seat=seat, since=since, wait=wait)
        return None if answer.status_code == 204 else msgspec.json.decode(answer.content, type=Frame)

    async def events(self, table: str, seat: int | None = None, since: int = 0) -> EventLog:
        return await self._read(EventLog, f"/api/tables/{table}/events", seat=seat, since=since)

    async def chat(self, table: str, since: int | None = None) -> list[ChatLine]:
        return (await self._read(ChatLines, f"/api/tables/{table}/chat", since=since)).lines

    async def record(self, table: str) -> Record:
        """The record of a finished game."""
        return decode_record((await self.request("GET", f"/api/tables/{table}/record")).content)

    async def replay(
        self, table: str, seat: int | None = None, *, open: bool = False, first: int = 0, count: int = 50
    ) -> Replay:
        """Some frames of a finished game; each answer plays it again, so many frames at once are cheaper."""
        query = {"seat": seat, "open": str(open).lower(), "first": first, "count": count}
        return await self._read(Replay, f"/api/tables/{table}/replay", **query)

    async def missed(self, table: str, seat: int) -> Replay:
        """What a seat saw since it decided last, beginning with the view it had then."""
        return await self._read(Replay, f"/api/tables/{table}/missed", seat=seat)

    async def draws(self, table: str) -> Draws:
        """What was drawn in a finished game."""
        return await self._read(Draws, f"/api/tables/{table}/draws")

    async def analysis(self, table: str, after: int = 0) -> Analysis:
        """What is known of a finished game's chances, later than step `after` unless nothing is left to find out."""
        return await self._read(Analysis, f"/api/tables/{table}/analysis", after=after)
