"""What a seat of Trekking the World knows, as numbers; `layouts/trekking_the_world.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encodings.encoder import (
    Encoder,
    add_one,
    put,
    put_large,
    put_numbers,
    put_one,
    put_seat,
    put_set,
    put_zeros,
    seat_after,
)
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

    def encode(self, s: WorldState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        _put_table(s, seat, out)
        _put_cards(s, out)
        put_numbers(out, s.hands, seat * KINDS, KINDS)
        put_large(out, upper, scoring.total(s, seat))
        _put_plan(s, seat, out)
        for steps in range(s.seats):
            _put_trekker(s, seat_after(seat, steps, s.seats), steps == 0 or s.phase == OVER, out, upper)


def encoder(size: int) -> WorldEncoder:
    """The encoder, for a layout of this size."""
    return WorldEncoder(size)


def _put_table(s: WorldState, seat: i64, out: BytesWriter) -> None:
    due = s.phase == LINE
    put_one(out, s.phase, _PHASES)
    put_seat(out, s.turn, seat, s.seats)
    put(out, s.draws if s.phase == DRAWING else 0)
    put_one(out, s.journey if due else EMPTY, _JOURNEYS)
    put(out, s.line + 1 if due else 0)
    put(out, s.row_length)
    put(out, s.dry)
    put(out, s.threes_left)
    put(out, s.fives_left)
    put(out, count(s.unseen) + (1 if s.top != EMPTY else 0))
    put(out, s.pile_size)
    for colour in range(COLOURS):
        put_set(out, s.cubes[colour], PLACES)


def _put_cards(s: WorldState, out: BytesWriter) -> None:
    at = put_zeros(out, _CARDS + _CARDS + KINDS)
    row = s.row
    length: i64 = len(row)
    for place in range(length):
        card: i64 = row[place]
        out[at + card] = u8(length - place)
    if s.top != EMPTY:
        out[at + _CARDS + s.top] = 1
    at += _CARDS + _CARDS
    treks = s.open
    for place in range(OPEN_TREKS):
        kind: i64 = treks[place]
        if kind != EMPTY:
            add_one(out, at + kind)
    put_numbers(out, s.discards, 0, KINDS)
    at = put_zeros(out, _JOURNEYS)
    journeys = s.journeys
    i: i64 = 0
    length = len(journeys)
    while i < length:
        journey: i64 = journeys[i]
        out[at + journey] = 1
        i += 1


def _put_plan(s: WorldState, seat: i64, out: BytesWriter) -> None:
    """What the seat has begun to pay for; of the others' plans nothing is known."""
    plan = s.plan if seat == s.turn else NO_PLAN
    put_one(out, plan, _PLANS)
    if plan == NO_PLAN:
        put_zeros(out, PLACES + _CARDS + _JOURNEYS + KINDS + 1 + MOST_LINKS + 1 + 1 + SYMBOLS)
        return
    put_one(out, s.goal if plan == TREK else EMPTY, PLACES)
    put_one(out, s.goal if plan == VISIT_PLAN else EMPTY, _CARDS)
    put_one(out, s.goal if plan == JOURNEY_PLAN else EMPTY, _JOURNEYS)
    put_numbers(out, s.paid, 0, KINDS)
    put(out, s.links)
    put_set(out, s.lengths, MOST_LINKS + 1)
    put(out, s.waives)
    put_numbers(out, s.need, 0, SYMBOLS)


def _put_trekker(s: WorldState, seat: i64, tokens_known: bool, out: BytesWriter, upper: BytesWriter) -> None:
    put_one(out, s.trekkers[seat], PLACES)
    put(out, hand_size(s, seat))
    put_numbers(out, s.known, seat * KINDS, KINDS)
    put_numbers(out, s.suitcases, seat * COLOURS, COLOURS)
    put(out, scoring.suitcase_points(s, seat))
    tiles = s.tiles
    for colour in range(COLOURS):
        put(out, 1 if tiles[colour] == seat else 0)
    put_set(out, s.visited[seat], _CARDS)
    put(out, s.threes[seat])
    put(out, s.fives[seat])
    at = put_zeros(out, REGIONS + REGIONS)
    holders = s.holders
    for region in range(REGIONS):
        if holders[region] == seat:
            out[at + region] = 1
            if tokens_known:
                out[at + REGIONS + region] = u8(s.tokens[region])
    put_large(out, upper, scoring.total(s, seat) if s.phase == OVER else scoring.open_total(s, seat))
