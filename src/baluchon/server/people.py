"""People and their secrets: random texts of 128 bits and more, stored only as hashes."""

from collections.abc import Callable
from hashlib import sha256
from typing import Literal

from baluchon.server.luck import ID_LENGTH, Luck
from baluchon.server.protocol import Standing
from baluchon.server.refusals import Refused
from baluchon.server.store.base import Conflict, Person, Store, Token, TokenKind
from baluchon.server.writing import plain_name

DAY = 86_400.0
PERSON_DAYS = 400
KEY_DAYS = 400
INVITE_DAYS = 400
RECOVERY_SECONDS = 600.0
RECOVERY_LENGTH = 8
"""Short enough to be typed: it works once and not for long, and wrong ones are slowed."""
CODE_SECONDS = 1800.0
CODE_LENGTH = 6
MOST_TRIES = 5
MOST_CODES, MOST_RECOVERIES = 20, 3
"""Open codes of a host for all their tables, and of a person for other devices: the oldest go."""
MOST_KEYS, MOST_CODE_KEYS, MOST_CHALLENGES = 100, 300, 20
"""Of one table: keys in its link, keys that codes were exchanged for, and of each seat challenges."""
IDLE_DAYS = 30
"""After which people are forgotten who never did anything and have not come back."""
KEYS: tuple[TokenKind, ...] = ("key", "code-key")
"""What opens a table. Who has one may come to a server by invitation, too."""
PAGE = 500
"""People who are looked at together for some to forget."""
_ALIKE = str.maketrans("oil", "011", " -\u2010\u2011\u2013\u00a0\u202f")
MOST_REMEMBERED = 20_000
GUEST = "Guest"
"""The nickname of whoever has a login without a letter that could be shown."""


def plain(code: str) -> str:
    """A code as it was made, from what somebody typed: letters that look like digits stand for these."""
    return code.strip().lower().translate(_ALIKE)


def nickname_of(login: str) -> str:
    """What somebody is called until they choose a nickname: of an address for mail only what stands before the @."""
    try:
        return plain_name(login.partition("@")[0])
    except Refused:
        return GUEST


def hash_of(secret: str) -> bytes:
    """What is stored of a secret."""
    return sha256(secret.encode()).digest()


class People:
    """Who is who."""

    def __init__(self, store: Store, clock: Callable[[], float], luck: Luck) -> None:
        self._store = store
        self._clock = clock
        self._luck = luck
        self._remembered: dict[bytes, tuple[Person, float]] = {}
        """Tokens used recently, with the time after which to look them up again; the latest last."""
        self._logins: dict[str, tuple[Person, float]] = {}
        """Likewise by login."""
        self._devices: dict[str, set[bytes]] = {}
        """By person: these tokens."""
        self._forgotten: dict[bytes, None] = {}
        """Tokens forgotten lately: whoever is just looking one up must not take it for good."""
        self.standings: dict[str, Standing] = {}
        """By person: who is muted everywhere or banned."""

    async def learn_standings(self) -> None:
        """Find out who is muted or banned."""
        self.standings = await self._store.standings()

    async def add(self, nickname: str) -> tuple[Person, str]:
        """A new person and their token."""
        secret, now = self._luck.text("token"), self._clock()
        person = Person(self._luck.text("person", ID_LENGTH), plain_name(nickname))
        token = Token(hash_of(secret), "person", now + PERSON_DAYS * DAY, person.id)
        await self._store.add_person(person, token, now)
        return person, secret

    async def of(self, secret: str | None) -> Person | None:
        """The person a token belongs to; None if it is unknown or expired."""
        if secret is None or not 1 <= len(secret) <= 80:
            return None
        hash, now = hash_of(secret), self._clock()
        remembered = self._remembered.get(hash)
        if remembered is not None and now < remembered[1]:
            return remembered[0]
        token = await self._store.token(hash)
        if token is None or token.kind != "person" or token.expires < now or token.person is None:
            self._let_go(hash)
            return None
        person = await self._store.person(token.person)
        if person is None or self.has_forgotten(hash) or self.is_banned(person.id):
            return None
        is_old = token.expires < now + (PERSON_DAYS - 1) * DAY
        if is_old and not await self._store.extend_token(hash, now + PERSON_DAYS * DAY):
            return None
        self._remember(hash, person, now + 60.0)
        return person

    def _remember(self, hash: bytes, person: Person, until: float) -> None:
        self._let_go(hash)
        while len(self._remembered) >= MOST_REMEMBERED:
            self._let_go(next(iter(self._remembered)))
        self._remembered[hash] = (person, until)
        self._devices.setdefault(person.id, set()).add(hash)

    def _let_go(self, hash: bytes) -> None:
        remembered = self._remembered.pop(hash, None)
        if remembered is not None:
            devices = self._devices[remembered[0].id]
            devices.discard(hash)
            if not devices:
                del self._devices[remembered[0].id]

    async def of_login(self, login: str, called: str | None = None) -> Person:
        """The person of a login, who is made when they come for the first time; refused if they are banned."""
        remembered = self._logins.get(login)
        if remembered is not None and self._clock() < remembered[1]:
            return remembered[0]
        person = await self._store.person_of_login(login) or await self._add_login(login, called or login)
        if self.is_banned(person.id):
            raise Refused("banned", "whoever looks after this server lets you in no more")
        self._logins.pop(login, None)
        while len(self._logins) >= MOST_REMEMBERED:
            del self._logins[next(iter(self._logins))]
        self._logins[login] = (person, self._clock() + 60.0)
        return person

    async def _add_login(self, login: str, called: str) -> Person:
        person = Person(self._luck.text("person", ID_LENGTH), nickname_of(called))
        try:
            await self._store.add_person(person, None, self._clock(), login)
        except Conflict:  # they have come twice at the same moment
            return await self._store.person_of_login(login) or person
        return person

    def peek_login(self, login: str) -> str | None:
        """The id of the person of a login, if they came a moment ago."""
        remembered = self._logins.get(login)
        return None if remembered is None or remembered[1] <= self._clock() else remembered[0].id

    def peek(self, secret: str | None) -> str | None:
        """The id of the person a token belongs to, if it was used a moment ago."""
        if secret is None or len(secret) > 80:
            return None
        remembered = self._remembered.get(hash_of(secret))
        return None if remembered is None or remembered[1] <= self._clock() else remembered[0].id

    async def rename(self, person: Person, nickname: str) -> Person:
        renamed = Person(person.id, plain_name(nickname))
        await self._store.rename(renamed.id, renamed.nickname)
        for hash in self._devices.get(renamed.id, ()):
            self._remembered[hash] = (renamed, self._remembered[hash][1])
        self._logins = {
            login: (renamed if known.id == renamed.id else known, until)
            for login, (known, until) in self._logins.items()
        }
        return renamed

    async def forget(self, hash: bytes) -> None:
        """Make a token invalid."""
        await self._store.spend_token(hash)
        self.unlearn(hash)

    def unlearn(self, hash: bytes) -> None:
        """Know a token no longer: it has been made invalid, here or elsewhere."""
        self._forgotten[hash] = None
        while len(self._forgotten) > MOST_REMEMBERED:
            del self._forgotten[next(iter(self._forgotten))]
        self._let_go(hash)

    def unlearn_person(self, person: str) -> None:
        """Know none of somebody's tokens any longer."""
        for hash in list(self._devices.get(person, ())):
            self.unlearn(hash)
        self._logins = {login: known for login, known in self._logins.items() if known[0].id != person}

    def unlearn_all(self) -> None:
        """Look every token up in the store when it is used again."""
        self._remembered.clear()
        self._devices.clear()
        self._logins.clear()

    def has_forgotten(self, hash: bytes | None) -> bool:
        return hash in self._forgotten

    def is_muted(self, person: str | None) -> bool:
        """Whether somebody may speak at no table."""
        return person in self.standings

    def is_banned(self, person: str | None) -> bool:
        return person is not None and self.standings.get(person) == "banned"

    async def is_person(self, hash: bytes) -> bool:
        """Whether a token is still that of a person."""
        token = await self._store.token(hash)
        return token is not None and token.kind == "person" and token.expires >= self._clock()

    async def recovery(self, person: Person) -> tuple[str, float]:
        """A code that makes another device the same person, once, and when it expires."""
        return await self._short("recovery", RECOVERY_LENGTH, RECOVERY_SECONDS, MOST_RECOVERIES, person)

    async def _short(
        self,
        kind: Literal["code", "recovery"],
        length: int,
        seconds: float,
        most: int,
        person: Person,
        table: str | None = None,
    ) -> tuple[str, float]:
        """A short code that nobody else has now, and when it expires."""
        expires = self._clock() + seconds
        for _ in range(MOST_TRIES):
            code = self._luck.text(kind, length)
            before = await self._store.token(hash_of(code))
            if before is not None and before.expires < self._clock():
                await self._store.spend_token(before.hash)
            elif before is not None:
                continue
            await self._store.add_token(Token(hash_of(code), kind, expires, person.id, table), most)
            return code, expires
        raise Refused("busy", "too many codes are in use; try again later")

    async def code(self, person: Person, table: str) -> tuple[str, float]:
        """A short code for a table of this person's, and when it expires."""
        return await self._short("code", CODE_LENGTH, CODE_SECONDS, MOST_CODES, person, table)

    async def table_of(self, code: str) -> tuple[str, float]:
        """The table of a short code, and when the code expires."""
        token = await self._store.token(hash_of(plain(code)))
        if token is None or token.kind != "code" or token.expires < self._clock() or token.table is None:
            raise Refused("wrong-key", "this code is unknown or expired; ask for a new one")
        return token.table, token.expires

    async def code_key(self, table: str, expires: float) -> str:
        """A key for a table, to any open seat, that is good for as long as the code it is exchanged for."""
        secret = self._luck.text("key")
        await self._store.add_token(Token(hash_of(secret), "code-key", expires, table=table), MOST_CODE_KEYS)
        return secret

    async def recover(self, code: str) -> tuple[Person, str]:
        """The person of a recovery code and a token for the new device."""
        code = plain(code)
        token = await self._store.spend_token(hash_of(code)) if await self._is(code, "recovery") else None
        person = None if token is None or token.person is None else await self._store.person(token.person)
        if person is None:
            raise Refused("wrong-key", "this code is unknown, used or expired; make a new one on the first device")
        return person, await self.another_device(person)

    async def another_device(self, person: Person) -> str:
        """A token by which another device is this person."""
        secret = self._luck.text("token")
        expires = self._clock() + PERSON_DAYS * DAY
        await self._store.add_token(Token(hash_of(secret), "person", expires, person.id))
        return secret

    async def key(self, table: str) -> str:
        """A new key for a table's link, to any open seat."""
        secret = self._luck.text("key")
        expires = self._clock() + KEY_DAYS * DAY
        await self._store.add_token(Token(hash_of(secret), "key", expires, table=table), MOST_KEYS)
        return secret

    async def keep_seat_key(self, secret: str, table: str, seat: int, expires: float) -> None:
        """Let a seat's key count as an invitation to the server; what it opens, and whether still, the table knows."""
        await self._store.add_token(Token(hash_of(secret), "key", expires, table=table, seat=seat))

    async def challenge_key(self, table: str, seat: int) -> str:
        """A key to play the deal of a finished game once more, in this seat. It invites nobody to the server."""
        secret = self._luck.text("key")
        expires = self._clock() + KEY_DAYS * DAY
        await self._store.add_token(Token(hash_of(secret), "challenge", expires, None, table, seat), MOST_CHALLENGES)
        return secret

    async def key_token(self, secret: str | None, table: str) -> Token | None:
        """What a key opens at this table; None without a key; refused if the key is not for this table."""
        if secret is None:
            return None
        return await self._for_table(secret, table, KEYS, "this link does not open the table; ask for a new one")

    async def challenged_seat(self, secret: str, table: str) -> int:
        """The seat of this table that the key of a challenge lets one play again."""
        wrong = "this link is no challenge; ask for a new one"
        token = await self._for_table(secret, table, ("challenge",), wrong)
        if token.seat is None:
            raise Refused("wrong-key", wrong)
        return token.seat

    async def _for_table(self, secret: str, table: str, kinds: tuple[TokenKind, ...], wrong: str) -> Token:
        token = await self._store.token(hash_of(secret))
        if token is None or token.kind not in kinds or token.table != table or token.expires < self._clock():
            raise Refused("wrong-key", wrong)
        return token

    async def invite(self, note: str = "") -> tuple[Token, str]:
        """An invitation to the server itself: what is stored of it, and its secret."""
        secret = self._luck.text("invite")
        token = Token(hash_of(secret), "invite", self._clock() + INVITE_DAYS * DAY, note=note)
        await self._store.add_token(token)
        return token, secret

    async def is_invited(self, secret: str | None) -> bool:
        """Whether a secret is an invitation to the server or the key of a table."""
        return secret is not None and await self._is(secret, "invite", *KEYS)

    async def _is(self, secret: str, *kinds: TokenKind) -> bool:
        token = await self._store.token(hash_of(secret))
        return token is not None and token.kind in kinds and token.expires >= self._clock()

    async def sweep(self) -> None:
        """Forget people who never did anything and have not come back for long."""
        now, after = self._clock(), ""
        long_ago = now - IDLE_DAYS * DAY
        while (last := await self._store.sweep_people(after, PAGE, long_ago, long_ago + PERSON_DAYS * DAY)) is not None:
            after = last
