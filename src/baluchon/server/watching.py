"""Tells people what happens at their tables wherever in the client they are: the WebSocket of a person.

It brings `Me` whenever one of the tables in it has changed, and nothing else; there is nothing for a client to say.
"""

import asyncio
from contextlib import ExitStack, suppress

import msgspec

from baluchon.server.callers import known_person
from baluchon.server.guard import Receive, Scope, Send
from baluchon.server.house import House
from baluchon.server.networks import address_of
from baluchon.server.protocol import Me
from baluchon.server.refusals import Refused
from baluchon.server.store import StoreFailing

MOST_TABLES = 100
REST_SECONDS = 0.25
"""From one look to the next: bots may move many times a second."""
MOST_HEARD, HEARD_SECONDS = 100, 0.2
"""Messages of a client, none of which says anything, until it is cut; nothing is read for so long after each."""
LOOK_SECONDS = 30.0
"""After which it is looked up anyway: other nodes change tables too."""


async def serve_person(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve the WebSocket of a person from its handshake to its end; raises Refused before it is open."""
    await receive()
    with ExitStack() as held:
        try:
            person = await known_person(house, scope)
            held.enter_context(house.limits.line(address_of(scope), person.id))
            stirred = held.enter_context(house.watched.by(person.id))
        except StoreFailing:
            raise Refused("store-failing", "the server cannot read its tables now; try again later") from None
        await send({"type": "websocket.accept"})
        telling = asyncio.create_task(_tell(house, scope, stirred, send))
        try:
            for _ in range(MOST_HEARD):
                if (await receive())["type"] == "websocket.disconnect":
                    break
                await asyncio.sleep(HEARD_SECONDS)
            else:
                await send({"type": "websocket.close", "code": 1008})
        finally:
            telling.cancel()
            with suppress(asyncio.CancelledError):
                await telling


async def _tell(house: House, scope: Scope, stirred: asyncio.Event, send: Send) -> None:
    """Tell a person what is new until they are gone, or may not come any more."""
    told = b""
    with suppress(OSError, RuntimeError):  # the client is gone; whoever listens to it hears so too
        while True:
            stirred.clear()
            with suppress(StoreFailing):
                try:
                    person = await known_person(house, scope)
                except Refused:
                    await send({"type": "websocket.close", "code": 1008})
                    return
                cards = await house.store.tables_of(person.id, MOST_TABLES)
                now = msgspec.json.encode(Me(person.nickname, cards, announcement=house.announcements.now))
                if now != told:
                    told = now
                    await send({"type": "websocket.send", "text": now.decode()})
            await asyncio.sleep(REST_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await stirred.wait()
