"""Writes what a seat of Trekking the World knows straight from the state; `encoding.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encoder import (
    Encoder,
    add_to,
    put,
    put_digits,
    put_large,
    put_one,
    put_row,
    put_seat,
    put_set,
    put_zeros,
    seat_after,
)
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import scoring, state
from baluchon.games.trekking_the_world.state import Trekker, WorldState, links_paid, row_size
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, lowest, rest
from baluchon.kernel.game import NONE

_PHASES: Final[i64] = len(state.PHASES)
_PLANS: Final[i64] = len(state.PLANS)
_CARDS: Final[i64] = len(c.CARD_IDS)
_JOURNEYS: Final[i64] = len(c.JOURNEY_IDS)


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
    due = s.phase == state.LINE
    put_one(out, s.phase, _PHASES)
    put_seat(out, s.turn, seat, s.seats)
    put(out, s.draws if s.phase == state.DRAWING else 0)
    put_one(out, s.journey if due else NONE, _JOURNEYS)
    put(out, s.line + 1 if due else 0)
    put(out, s.row_length)
    put(out, s.dry)
    put(out, s.threes_left)
    put(out, s.fives_left)
    put(out, count(s.unseen) + (1 if s.top != NONE else 0))
    put(out, bags.size(s.pile))
    for colour in range(c.COLOURS):
        put_set(out, s.cubes.of(colour), c.PLACES)


def _put_cards(s: WorldState, out: BytesWriter) -> None:
    at = put_zeros(out, _CARDS)
    length = row_size(s)
    for place in range(length):
        out[at + rows.thing_at(s.row, place)] = u8(length - place)
    if s.top != NONE:
        out[at + s.top] = u8(length + 1)
    gone: i64 = 0
    for trekker in s.trekkers:
        gone |= trekker.visited
    put_set(out, gone, _CARDS)
    at = put_zeros(out, c.KINDS)
    for place in range(c.OPEN_TREKS):
        kind = rows.thing_at(s.open, place)
        if kind != NONE:
            add_to(out, at + kind, 1)
    put_digits(out, s.discards, c.KINDS)
    put_set(out, s.journeys, _JOURNEYS)


def _put_plan(s: WorldState, seat: i64, out: BytesWriter) -> None:
    """What the seat has begun to pay for; of the others' plans nothing is known."""
    plan = s.plan if seat == s.turn else state.NO_PLAN
    put_one(out, plan, _PLANS)
    put_one(out, s.goal if plan == state.TREK else NONE, c.PLACES)
    put_one(out, s.goal if plan == state.JOURNEY_PLAN else NONE, _JOURNEYS)
    if plan == state.NO_PLAN:
        put_zeros(out, c.KINDS + 1 + c.MOST_LINKS + 1 + 1 + c.SYMBOLS)
        return
    put_digits(out, s.paid, c.KINDS)
    put(out, links_paid(s) if plan == state.TREK else 0)
    put_set(out, s.lengths, c.MOST_LINKS + 1)
    put(out, s.waives)
    for symbol in range(c.SYMBOLS):
        put(out, treks.of_symbol(s.need, symbol))


def _put_trekker(s: WorldState, own: Trekker, tokens_known: bool, out: BytesWriter) -> None:
    put_one(out, own.place, c.PLACES)
    put(out, bags.size(own.hand))
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
