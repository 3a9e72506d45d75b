"""A server whose games a test knows: `python -m tests.server.seeded SEED SHIFT SETTINGS`.

It is put together from the same parts as `baluchon serve`, which has no such luck. `POST /anew?SEED` begins anew from
another seed; each seed is good for once, since ids follow from it.
"""

import sys
import time
from urllib.parse import unquote

import msgspec

from baluchon.server.app import build
from baluchon.server.guard import App, Receive, Scope, Send
from baluchon.server.house import House
from baluchon.server.logs import begin_logging
from baluchon.server.run import serve_house
from baluchon.server.settings import ServerSettings
from baluchon.server.store import open_store
from tests.luck import SeededLuck

ANEW = "/anew"


def beginning_anew(app: App, luck: SeededLuck) -> App:
    """The application, which lets a test begin."""

    async def dispatch(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == ANEW:
            luck.begin(unquote(scope["query_string"].decode()))
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        else:
            await app(scope, receive, send)

    return dispatch


def main(seed: str, shift: str, settings: str) -> None:
    begin_logging("warning", None)
    chosen, luck = msgspec.json.decode(settings, type=ServerSettings), SeededLuck(seed)
    house = House(chosen, open_store(chosen.database), lambda: time.time() + float(shift), luck)
    if not serve_house(house, beginning_anew(build(house), luck), lambda *_: None):
        sys.exit("the server could not start")


if __name__ == "__main__":
    main(*sys.argv[1:])
