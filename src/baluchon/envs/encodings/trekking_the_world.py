"""What a seat of Trekking the World knows, as numbers; `layouts/trekking_the_world.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from baluchon.envs.encodings.encoder import Encoder, add, put, put_numbers, put_one, put_seat, put_set, seat_after
from baluchon.games.trekking_the_world import scoring
from baluchon.games.trekking_the_world.components import (
    CARD_IDS,
    COLOURS,
    JOURNEY_IDS,
    KINDS,
    MOST_LINKS,
    OPEN_TREKS,
    PLACES,
    REGIONS,
    SYMBOLS,
)
from baluchon.games.trekking_the_world.state import (
    DRAWING,
    EMPTY,
    JOURNEY_PLAN,
    LINE,
    NO_PLAN,
    OVER,
    PHASES,
    PLANS,
    TREK,
    VISIT_PLAN,
    WorldState,
    hand_size,
)
from baluchon.kernel.bits import count

_PHASES: Final[i64] = len(PHASES)
_PLANS: Final[i64] = len(PLANS)
_CARDS: Final[i64] = len(CARD_IDS)
_JOURNEYS: Final[i64] = len(JOURNEY_IDS)


class WorldEncoder(Encoder[WorldState]):
    """Writes what the seats of Trekking the World know."""

    def encode(self, s: WorldState, seat: i64, out: BytesWriter, at: i64) -> i64:
        at = _put_table(s, seat, out, at)
        at = _put_cards(s, out, at)
        at = put_numbers(out, at, s.hands, seat * KINDS, KINDS)
        at = put(out, at, scoring.total(s, seat))
        at = _put_plan(s, seat, out, at)
        for steps in range(s.seats):
            at = _put_trekker(s, seat_after(seat, steps, s.seats), steps == 0 or s.phase == OVER, out, at)
        return at


def encoder(size: int) -> WorldEncoder:
    """The encoder, for a layout of this size."""
    return WorldEncoder(size)


def _put_table(s: WorldState, seat: i64, out: BytesWriter, at: i64) -> i64:
    due = s.phase == LINE
    at = put_one(out, at, s.phase, _PHASES)
    at = put_seat(out, at, s.turn, seat, s.seats)
    at = put(out, at, s.draws if s.phase == DRAWING else 0)
    at = put_one(out, at, s.journey if due else EMPTY, _JOURNEYS)
    at = put(out, at, s.line + 1 if due else 0)
    at = put(out, at, s.row_length)
    at = put(out, at, s.dry)
    at = put(out, at, s.threes_left)
    at = put(out, at, s.fives_left)
    at = put(out, at, count(s.unseen) + (1 if s.top != EMPTY else 0))
    at = put(out, at, s.pile_size)
    for colour in range(COLOURS):
        at = put_set(out, at, s.cubes[colour], PLACES)
    return at


def _put_cards(s: WorldState, out: BytesWriter, at: i64) -> i64:
    length: i64 = len(s.row)
    for place in range(length):
        card: i64 = s.row[place]
        put(out, at + card, length - place)
    at += _CARDS
    at = put_one(out, at, s.top, _CARDS)
    for place in range(OPEN_TREKS):
        kind: i64 = s.open[place]
        if kind != EMPTY:
            add(out, at + kind, 1)
    at += KINDS
    at = put_numbers(out, at, s.discards, 0, KINDS)
    i: i64 = 0
    journeys: i64 = len(s.journeys)
    while i < journeys:
        put_one(out, at, s.journeys[i], _JOURNEYS)
        i += 1
    return at + _JOURNEYS


def _put_plan(s: WorldState, seat: i64, out: BytesWriter, at: i64) -> i64:
    """What the seat has begun to pay for; of the others' plans nothing is known."""
    plan = s.plan if seat == s.turn else NO_PLAN
    at = put_one(out, at, plan, _PLANS)
    at = put_one(out, at, s.goal if plan == TREK else EMPTY, PLACES)
    at = put_one(out, at, s.goal if plan == VISIT_PLAN else EMPTY, _CARDS)
    at = put_one(out, at, s.goal if plan == JOURNEY_PLAN else EMPTY, _JOURNEYS)
    if plan == NO_PLAN:
        return at + KINDS + 1 + MOST_LINKS + 1 + 1 + SYMBOLS
    at = put_numbers(out, at, s.paid, 0, KINDS)
    at = put(out, at, s.links)
    at = put_set(out, at, s.lengths, MOST_LINKS + 1)
    at = put(out, at, s.waives)
    return put_numbers(out, at, s.need, 0, SYMBOLS)


def _put_trekker(s: WorldState, seat: i64, tokens_known: bool, out: BytesWriter, at: i64) -> i64:
    at = put_one(out, at, s.trekkers[seat], PLACES)
    at = put(out, at, hand_size(s, seat))
    at = put_numbers(out, at, s.known, seat * KINDS, KINDS)
    at = put_numbers(out, at, s.suitcases, seat * COLOURS, COLOURS)
    at = put(out, at, scoring.suitcase_points(s, seat))
    for colour in range(COLOURS):
        if s.tiles[colour] == seat:
            put(out, at + colour, 1)
    at += COLOURS
    at = put_set(out, at, s.visited[seat], _CARDS)
    at = put(out, at, s.threes[seat])
    at = put(out, at, s.fives[seat])
    for region in range(REGIONS):
        if s.holders[region] == seat:
            put(out, at + region, 1)
            if tokens_known:
                put(out, at + REGIONS + region, s.tokens[region])
    at += REGIONS + REGIONS
    return put(out, at, scoring.total(s, seat) if s.phase == OVER else scoring.open_total(s, seat))
