"""How a game begins: the players' numbers are promised, asked for and told, and the cards are dealt from them.

`docs/adr/0014-players-have-a-hand-in-the-deal.md` says why.
"""

from baluchon.kernel.deal import promise_of
from baluchon.server.calls import Call
from baluchon.server.entries import Promised, Revealed, Revealing, Started
from baluchon.server.protocol import PromiseNonce, RevealNonce, Start
from baluchon.server.refusals import Refused
from baluchon.server.rights import needs, needs_host
from baluchon.server.sitting import Change

MOST_PROMISES = 300
"""At one table: each is an entry that stays in its log for good."""
REVEAL_SECONDS = 10.0
"""For which promised numbers are waited for at the start; a device that has gone takes no part."""


def start(change: Change, call: Call[Start]) -> None:
    table = change.table
    needs_host(table, call.person)
    needs(table, "waiting")
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused("seats-open", "seats are still open: fill them with people or bots first")
    if table.dealing.promised is None:
        change.apply(Started(change.luck.deal(table.game_id).hex()))
        return
    if table.settings.lesson or table.given is not None:
        change.apply(Started(table.dealing.promised.hex()))
        return
    if any(table.deal.promises):
        change.apply(Revealing(change.at + REVEAL_SECONDS))
    _deal_if_all(change)


def promise(change: Change, call: Call[PromiseNonce]) -> None:
    body, person = call.body, call.person
    table, dealing = change.table, change.table.dealing
    if person is None or not table.seats_of(person):
        raise Refused("not-your-seat", "only those who sit at the table take part in the deal")
    needs(table, "waiting")
    if any(hash == body.hash and other != person for other, hash in dealing.promises.items()):
        raise Refused("bad-request", "somebody else has promised this; draw a number of your own")
    if dealing.promises_made >= MOST_PROMISES:
        raise Refused("limit", f"this table has had {MOST_PROMISES} promises; that is the limit")
    if dealing.promises.get(person) != body.hash:
        change.apply(Promised(person, body.hash))


def reveal(change: Change, call: Call[RevealNonce]) -> None:
    body, person = call.body, call.person
    table, dealing = change.table, change.table.dealing
    if dealing.revealing is None or person is None or person not in dealing.promises or not table.seats_of(person):
        raise Refused("nothing-asked", "no number is asked for")
    if promise_of(body.nonce) != dealing.promises[person]:
        raise Refused("bad-request", "this is not the promised number")
    if person not in dealing.nonces:
        change.apply(Revealed(person, body.nonce))
        _deal_if_all(change)


def _deal_if_all(change: Change) -> None:
    """Begin the game once every promised number has been told."""
    if not change.table.deal.withheld:
        deal(change)


def deal(change: Change) -> None:
    """Begin the game with the numbers there are."""
    table = change.table
    assert table.dealing.promised is not None
    change.apply(Started(table.dealing.promised.hex(), dealt=True))
