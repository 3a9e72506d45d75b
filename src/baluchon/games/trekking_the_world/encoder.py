"""What a seat of Trekking the World knows, as numbers; `layouts/trekking_the_world.py` says what stands where."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from baluchon.envs.encoder import (
    Encoder,
    put,
    put_digits,
    put_large,
    put_set,
    put_zeros,
    seat_after,
    seats_on,
)
from baluchon.games.trekking_the_world import bags, scoring
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
    WorldState,
    cube_places,
    hand_size,
    open_card,
    open_kind,
    place_of,
    row_size,
)
from baluchon.kernel.bits import count
from baluchon.kernel.lanes import lane

_PHASES: Final[i64] = len(PHASES)
_PLANS: Final[i64] = len(PLANS)
_CARDS: Final[i64] = len(CARD_IDS)
_JOURNEYS: Final[i64] = len(JOURNEY_IDS)

# Runs of entries most of which are 0, to be written at once.
_NO_CARDS: Final[bytes] = bytes(_CARDS)
_NO_GOAL: Final[bytes] = bytes(_PLANS + PLACES + _JOURNEYS)
_NO_PRICE: Final[bytes] = bytes(KINDS + 1 + MOST_LINKS + 1 + 1 + SYMBOLS)
_NO_PLACE: Final[bytes] = bytes(PLACES + 1)
_NO_SOUVENIRS: Final[bytes] = bytes(COLOURS + 1 + COLOURS)
_NO_TOKENS: Final[bytes] = bytes(3 + REGIONS + REGIONS)


class WorldEncoder(Encoder[WorldState]):
    """Writes what the seats of Trekking the World know."""

    def encode(self, s: WorldState, seat: i64, out: BytesWriter, upper: BytesWriter) -> None:
        _put_table(s, seat, out)
        _put_cards(s, out)
        put_digits(out, s.luggage[seat].hand, KINDS)
        points = scoring.open_total(s, seat)
        tokens = scoring.token_points(s, seat)
        put_large(out, upper, points + tokens)
        _put_plan(s, seat, out)
        _put_trekker(s, seat, True, out)
        over = s.phase == OVER
        put_large(out, upper, points + tokens if over else points)
        for steps in range(1, s.seats):
            other = seat_after(seat, steps, s.seats)
            _put_trekker(s, other, over, out)
            put_large(out, upper, scoring.total(s, other) if over else scoring.open_total(s, other))


def encoder(size: int) -> WorldEncoder:
    """The encoder, for a layout of this size."""
    return WorldEncoder(size)


def _put_table(s: WorldState, seat: i64, out: BytesWriter) -> None:
    at = put_zeros(out, _PHASES + s.seats + 1 + _JOURNEYS + 7)
    out[at + s.phase] = 1
    at += _PHASES
    out[at + seats_on(s.turn, seat, s.seats)] = 1
    at += s.seats
    if s.phase == DRAWING:
        out[at] = u8(s.draws)
    at += 1
    if s.phase == LINE:
        out[at + s.journey] = 1
        out[at + _JOURNEYS] = u8(s.line + 1)
    at += _JOURNEYS
    out[at + 1] = u8(s.row_length)
    out[at + 2] = u8(s.dry)
    out[at + 3] = u8(s.threes_left)
    out[at + 4] = u8(s.fives_left)
    out[at + 5] = u8(count(s.unseen) + (1 if s.top != EMPTY else 0))
    out[at + 6] = u8(s.pile_size)
    for colour in range(COLOURS):
        put_set(out, cube_places(s, colour), PLACES)


def _put_cards(s: WorldState, out: BytesWriter) -> None:
    at: i64 = len(out)
    out.write(_NO_CARDS)
    length = row_size(s)
    for place in range(length):
        out[at + open_card(s, place)] = u8(length - place)
    if s.top != EMPTY:
        out[at + s.top] = u8(length + 1)
    gone: i64 = 0
    for other in range(s.seats):
        gone |= s.luggage[other].visited
    put_set(out, gone, _CARDS)
    treks: i64 = 0
    for place in range(OPEN_TREKS):
        kind = open_kind(s, place)
        if kind != EMPTY:
            treks += bags.cards(kind, 1)
    put_digits(out, treks, KINDS)
    put_digits(out, s.discards, KINDS)
    put_set(out, s.journeys, _JOURNEYS)


def _put_plan(s: WorldState, seat: i64, out: BytesWriter) -> None:
    """What the seat has begun to pay for; of the others' plans nothing is known."""
    plan = s.plan if seat == s.turn else NO_PLAN
    at: i64 = len(out)
    out.write(_NO_GOAL)
    out[at + plan] = 1
    if plan == NO_PLAN:
        out.write(_NO_PRICE)
        return
    at += _PLANS
    if plan == TREK:
        out[at + s.goal] = 1
    elif plan == JOURNEY_PLAN:
        out[at + PLACES + s.goal] = 1
    put_digits(out, s.paid, KINDS)
    put(out, s.links)
    put_set(out, s.lengths, MOST_LINKS + 1)
    put(out, s.waives)
    for symbol in range(SYMBOLS):
        put(out, bags.of_symbol(s.need, symbol))


def _put_trekker(s: WorldState, seat: i64, tokens_known: bool, out: BytesWriter) -> None:
    at: i64 = len(out)
    out.write(_NO_PLACE)
    place = place_of(s, seat)
    if place >= 0:
        out[at + place] = 1
    out[at + PLACES] = u8(hand_size(s, seat))
    own = s.luggage[seat]
    put_digits(out, own.known, KINDS)
    at = len(out)
    out.write(_NO_SOUVENIRS)
    suitcase = own.suitcase
    tiles = s.tiles
    for colour in range(COLOURS):
        out[at + colour] = u8(suitcase & 255)
        if (tiles & 15) - 1 == seat:
            out[at + COLOURS + 1 + colour] = 1
        suitcase >>= 8
        tiles >>= 4
    out[at + COLOURS] = u8(scoring.suitcase_points(s, seat))
    at = len(out)
    out.write(_NO_TOKENS)
    out[at] = u8(count(own.visited))
    out[at + 1] = u8(lane(s.threes, seat))
    out[at + 2] = u8(lane(s.fives, seat))
    at += 3
    holders = s.holders
    for region in range(REGIONS):
        if (holders & 15) - 1 == seat:
            out[at + region] = 1
            if tokens_known:
                out[at + REGIONS + region] = u8(bags.digit(s.tokens, region))
        holders >>= 4
