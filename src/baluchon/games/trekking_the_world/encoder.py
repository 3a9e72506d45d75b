"""Writes what a seat of Trekking the World knows straight from the state; `encoding.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import scoring, state
from baluchon.games.trekking_the_world.state import Trekker, WorldState, links_paid, row_size
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, lowest, rest
from baluchon.kernel.encoder import (
    Encoder,
    put,
    put_digits,
    put_large,
    put_row,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.kernel.game import NONE

_PHASES: Final[i64] = len(state.PHASES)
_PLANS: Final[i64] = len(state.PLANS)
_CARDS: Final[i64] = len(c.CARD_IDS)
_JOURNEYS: Final[i64] = len(c.JOURNEY_IDS)

# Runs of entries most of which are 0, to be written at once.
_NO_CARDS: Final[bytes] = bytes(_CARDS)
_NO_GOAL: Final[bytes] = bytes(_PLANS + c.PLACES + _JOURNEYS)
_NO_PRICE: Final[bytes] = bytes(c.KINDS + 1 + c.MOST_LINKS + 1 + 1 + c.SYMBOLS)
_NO_PLACE: Final[bytes] = bytes(c.PLACES + 1)


class WorldEncoder(Encoder[WorldState]):
    """Writes what the seats of Trekking the World know."""

    def encode(self, s: WorldState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        own = s.trekkers[seat]
        over = s.phase == state.OVER
        _put_table(s, seat, out)
        _put_cards(s, out)
        put_digits(out, own.hand, c.KINDS)
        points = scoring.open_total(s, own)
        tokens = scoring.token_points(s, own)
        put_large(out, upper, points + tokens)
        _put_plan(s, seat, out)
        _put_trekker(s, own, True, out)
        put_large(out, upper, points + tokens if over else points)
        for steps in range(1, s.seats):
            other = s.trekkers[seat_after(seat, steps, s.seats)]
            _put_trekker(s, other, over, out)
            put_large(out, upper, scoring.total(s, other) if over else scoring.open_total(s, other))


encoder = WorldEncoder


def _put_table(s: WorldState, seat: i64, out: BytesWriter) -> None:
    at = put_zeros(out, _PHASES + s.seats + 1 + _JOURNEYS + 7)
    out[at + s.phase] = 1
    at += _PHASES
    out[at + seats_on(s.turn, seat, s.seats)] = 1
    at += s.seats
    if s.phase == state.DRAWING:
        out[at] = u8(s.draws)
    at += 1
    if s.phase == state.LINE:
        out[at + s.journey] = 1
        out[at + _JOURNEYS] = u8(s.line + 1)
    at += _JOURNEYS
    out[at + 1] = u8(s.row_length)
    out[at + 2] = u8(s.dry)
    out[at + 3] = u8(s.threes_left)
    out[at + 4] = u8(s.fives_left)
    out[at + 5] = u8(count(s.unseen) + (1 if s.top != NONE else 0))
    out[at + 6] = u8(bags.size(s.pile))
    for colour in range(c.COLOURS):
        put_set(out, s.cubes.of(colour), c.PLACES)


def _put_cards(s: WorldState, out: BytesWriter) -> None:
    at: i64 = len(out)
    out.write(_NO_CARDS)
    length = row_size(s)
    for place in range(length):
        out[at + rows.thing_at(s.row, place)] = u8(length - place)
    if s.top != NONE:
        out[at + s.top] = u8(length + 1)
    gone: i64 = 0
    for trekker in s.trekkers:
        gone |= trekker.visited
    put_set(out, gone, _CARDS)
    open_treks: i64 = 0
    for place in range(c.OPEN_TREKS):
        kind = rows.thing_at(s.open, place)
        if kind != NONE:
            open_treks += bags.cards(kind, 1)
    put_digits(out, open_treks, c.KINDS)
    put_digits(out, s.discards, c.KINDS)
    put_set(out, s.journeys, _JOURNEYS)


def _put_plan(s: WorldState, seat: i64, out: BytesWriter) -> None:
    """What the seat has begun to pay for; of the others' plans nothing is known."""
    plan = s.plan if seat == s.turn else state.NO_PLAN
    at: i64 = len(out)
    out.write(_NO_GOAL)
    out[at + plan] = 1
    if plan == state.NO_PLAN:
        out.write(_NO_PRICE)
        return
    at += _PLANS
    if plan == state.TREK:
        out[at + s.goal] = 1
    elif plan == state.JOURNEY_PLAN:
        out[at + c.PLACES + s.goal] = 1
    put_digits(out, s.paid, c.KINDS)
    put(out, links_paid(s) if plan == state.TREK else 0)
    put_set(out, s.lengths, c.MOST_LINKS + 1)
    put(out, s.waives)
    for symbol in range(c.SYMBOLS):
        put(out, treks.of_symbol(s.need, symbol))


def _put_trekker(s: WorldState, own: Trekker, tokens_known: bool, out: BytesWriter) -> None:
    at: i64 = len(out)
    out.write(_NO_PLACE)
    if own.place != NONE:
        out[at + own.place] = 1
    out[at + c.PLACES] = u8(bags.size(own.hand))
    put_digits(out, own.known, c.KINDS)
    put_row(out, own.suitcase, c.COLOURS)
    put(out, scoring.set_points(s, own.suitcase))
    put_set(out, own.tiles, c.COLOURS)
    put(out, count(own.visited))
    put(out, own.threes)
    put(out, own.fives)
    put_set(out, own.regions, c.REGIONS)
    at = put_zeros(out, c.REGIONS)
    regions = own.regions if tokens_known else 0
    while regions != 0:
        region = lowest(regions)
        out[at + region] = u8(rows.at(s.tokens, region))
        regions = rest(regions)
