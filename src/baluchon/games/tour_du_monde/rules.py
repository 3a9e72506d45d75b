"""How a game of Le jeu du tour du monde goes: start a tour, deal, then draw, play and discard in turn."""

from mypy_extensions import i64

from baluchon.games.tour_du_monde import hidden, insight, scoring
from baluchon.games.tour_du_monde import state as states
from baluchon.games.tour_du_monde.components import (
    ALL_HIGH,
    ALL_LOW,
    CHARTER,
    DEALT,
    DISCARD,
    DRY_TURNS,
    FINISH,
    GIVE,
    GOLD,
    HALF,
    JOKER,
    JOKERS_HIGH,
    LAY,
    PLUS_ONE,
    SECONDARIES_HIGH,
    SECONDARY,
    START,
    STOPS_HIGH,
    STOPS_PER_TURN,
)
from baluchon.games.tour_du_monde.state import (
    CHARTERED,
    CHOOSING_START,
    DISCARDED,
    DISCARDED_JOKER,
    DISCARDED_LAST,
    DISCARDED_PLUS_ONE,
    DISCARDING,
    DREW,
    DREW_EXTRA,
    GAME_ENDS,
    GIVING,
    LAID,
    LAID_ALL,
    NAMED,
    NO_CARD,
    NO_SEAT,
    NOTHING_TO_DRAW,
    OVER,
    PLAYING,
    RAN_DRY,
    RESHUFFLED,
    ROUND_BEGINS,
    TOUR_STARTS,
    TourState,
)
from baluchon.kernel.bits import BIT, count, lowest, nth
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import Rules


class TourRules(Rules[TourState]):
    """The contract, fulfilled."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> TourState:
        s = states.blank(seats, options[1])
        s.choosing = options[0]
        _begin_round(s, chance)
        return s

    def to_act(self, s: TourState) -> i64:
        if s.phase == OVER:
            return 0
        return BIT[s.turn]

    def legal(self, s: TourState, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.phase == OVER or seat != s.turn:
            return moves
        if s.phase == PLAYING:
            moves.append(FINISH)
            _lays(s, seat, moves)
        elif s.phase == DISCARDING:
            _add_moves(moves, DISCARD, s.hands[2 * seat], s.hands[2 * seat + 1])
        elif s.phase == GIVING:
            moves.extend([GIVE + other for other in range(s.seats) if other != seat])
        else:
            moves.extend([START + i for i in range(len(GOLD))])
        return moves

    def play(self, s: TourState, seat: i64, move: i64, chance: Chance) -> None:
        if s.phase == PLAYING:
            if move == FINISH:
                s.phase = DISCARDING
            else:
                _lay(s, seat, move, chance)
        elif s.phase == DISCARDING:
            _discard(s, seat, move - DISCARD, chance)
        elif s.phase == GIVING:
            _give(s, seat, move - GIVE, chance)
        else:
            _deal(s, GOLD[move - START], chance)

    def copy(self, s: TourState) -> TourState:
        return states.copy(s)

    def imagine(self, s: TourState, seat: i64, chance: Chance) -> TourState:
        return hidden.imagine(s, seat, chance)

    def winners(self, s: TourState) -> i64:
        return scoring.winners(s)

    def estimate(self, s: TourState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: TourState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def _add_moves(moves: list[int], first: i64, low: i64, high: i64) -> None:
    """A move of a group for each card of a set."""
    while low != 0:
        moves.append(first + lowest(low))
        low &= low - 1
    while high != 0:
        moves.append(first + HALF + lowest(high))
        high &= high - 1


def _lays(s: TourState, seat: i64, moves: list[int]) -> None:
    """TM-T4 to TM-T8: what may be laid now, and what a chartered flight may bring."""
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    if s.entered >= STOPS_PER_TURN:
        _add_moves(moves, LAY, 0, high & s.open_high & SECONDARIES_HIGH)
        return
    _add_moves(moves, LAY, low & s.open_low, high & s.open_high)
    if high & JOKERS_HIGH:
        _add_moves(moves, CHARTER, low, high & STOPS_HIGH)


def _begin_round(s: TourState, chance: Chance) -> None:
    """TM-S1, TM-S3: shuffle all cards; the start of the tour is chosen, or drawn at once."""
    for i in range(2 * s.seats):
        s.hands[i] = 0
    for seat in range(s.seats):
        s.newest[seat] = NO_CARD
    states.clear_tour(s)
    s.held_over = []
    s.pile_low = ALL_LOW
    s.pile_high = ALL_HIGH
    s.discards_low = 0
    s.discards_high = 0
    s.top = NO_CARD
    s.dry = 0
    s.turn = s.round % s.seats
    s.phase = CHOOSING_START
    if s.facts is not None:
        s.facts.append((ROUND_BEGINS, s.turn, s.round + 1, DEALT[s.seats]))
    if s.choosing == 0:
        _deal(s, GOLD[chance.below(len(GOLD))], chance)


def _deal(s: TourState, first: i64, chance: Chance) -> None:
    """TM-S1, TM-S2: lay the first capital, deal, and open the first turn."""
    if first < HALF:
        s.pile_low &= ~BIT[first]
    else:
        s.pile_high &= ~BIT[first - HALF]
    states.add_to_tour(s, first)
    if s.facts is not None:
        s.facts.append((TOUR_STARTS, s.turn, first, s.choosing))
    for _ in range(DEALT[s.seats]):
        for seat in range(s.seats):
            _take(s, seat, chance)
    _begin_turn(s, s.turn, chance)


def _take(s: TourState, seat: i64, chance: Chance) -> i64:
    """Move a random card of the pile to a hand; the pile must not be empty."""
    low = s.pile_low
    high = s.pile_high
    in_low = count(low)
    n = chance.below(in_low + count(high))
    if n < in_low:
        card = nth(low, n)
        s.pile_low = low & ~BIT[card]
    else:
        card = HALF + nth(high, n - in_low)
        s.pile_high = high & ~BIT[card - HALF]
    _enter_hand(s, seat, card)
    return card


def _enter_hand(s: TourState, seat: i64, card: i64) -> None:
    at = 2 * seat if card < HALF else 2 * seat + 1
    bit: i64 = BIT[card if card < HALF else card - HALF]
    hand: i64 = s.hands[at]
    s.hands[at] = hand | bit


def _leave_hand(s: TourState, seat: i64, card: i64) -> None:
    at = 2 * seat if card < HALF else 2 * seat + 1
    bit: i64 = BIT[card if card < HALF else card - HALF]
    hand: i64 = s.hands[at]
    s.hands[at] = hand & ~bit
    if len(s.held_over) != 0:
        hidden.note_shown(s, card)


def _is_out(s: TourState, seat: i64) -> bool:
    low: i64 = s.hands[2 * seat]
    high: i64 = s.hands[2 * seat + 1]
    return low | high == 0


def _draw(s: TourState, seat: i64, kind: int, chance: Chance) -> None:
    """TM-T1, TM-T10: draw a card, out of the discards when the pile is empty, none when both are."""
    if s.pile_low | s.pile_high == 0:
        if s.discards_low | s.discards_high == 0:
            s.newest[seat] = NO_CARD
            if s.facts is not None:
                s.facts.append((NOTHING_TO_DRAW, seat, 0, 0))
            return
        _reshuffle(s)
    card = _take(s, seat, chance)
    s.newest[seat] = card
    if s.facts is not None:
        s.facts.append((kind, seat, card, 0))


def _reshuffle(s: TourState) -> None:
    """TM-T10: the discards become the pile; who holds what stays apart from it from now on."""
    hidden.note_reshuffle(s)
    s.pile_low = s.discards_low
    s.pile_high = s.discards_high
    s.discards_low = 0
    s.discards_high = 0
    s.top = NO_CARD
    if s.facts is not None:
        s.facts.append((RESHUFFLED, s.turn, count(s.pile_low) + count(s.pile_high), 0))


def _begin_turn(s: TourState, seat: i64, chance: Chance) -> None:
    """TM-T1: the draw that opens a turn leaves no choice."""
    s.turn = seat
    s.entered = 0
    s.added = 0
    s.phase = PLAYING
    _draw(s, seat, DREW, chance)


def _lay(s: TourState, seat: i64, move: i64, chance: Chance) -> None:
    """TM-T4 to TM-T8: add a card to the tour, a joker under it if a flight was chartered."""
    facts = s.facts
    if move >= CHARTER:
        card = move - CHARTER
        joker = lowest(s.hands[2 * seat + 1] & JOKERS_HIGH) + HALF
        _leave_hand(s, seat, joker)
        states.add_to_tour(s, joker)
        if facts is not None:
            facts.append((CHARTERED, seat, card, joker))
    else:
        card = move - LAY
        if facts is not None:
            facts.append((LAID, seat, card, 0))
    _leave_hand(s, seat, card)
    states.add_to_tour(s, card)
    s.added += 1
    if card < SECONDARY:
        s.entered += 1
    chance.reveal()  # a card out of a secret hand
    if _is_out(s, seat):
        _end_round(s, LAID_ALL, seat, chance)


def _discard(s: TourState, seat: i64, card: i64, chance: Chance) -> None:
    """TM-T3, TM-T9, TM-E1: one card of any kind; a "+1" makes someone draw before anything else."""
    _leave_hand(s, seat, card)
    if card < HALF:
        s.discards_low |= BIT[card]
    else:
        s.discards_high |= BIT[card - HALF]
    s.top = card
    chance.reveal()  # a card out of a secret hand
    if s.facts is not None:
        s.facts.append((DISCARDED, seat, card, 0))
    if card >= PLUS_ONE:
        if s.seats == 2:
            _give(s, seat, 1 - seat, chance)  # nobody else can be named
        else:
            s.phase = GIVING
    elif _is_out(s, seat):
        _end_round(s, DISCARDED_JOKER if card >= JOKER else DISCARDED_LAST, seat, chance)
    else:
        _end_turn(s, chance)


def _give(s: TourState, seat: i64, other: i64, chance: Chance) -> None:
    """TM-T9, TM-E4: the player named draws; if that was the last card the round ends only then."""
    if s.facts is not None:
        s.facts.append((NAMED, seat, other, 0))
    _draw(s, other, DREW_EXTRA, chance)
    if _is_out(s, seat):
        _end_round(s, DISCARDED_PLUS_ONE, seat, chance)
    else:
        _end_turn(s, chance)


def _end_turn(s: TourState, chance: Chance) -> None:
    """TM-S3, TM-E6: the next seat, unless too many turns in a row brought nothing."""
    if s.added == 0:
        s.dry += 1
    else:
        s.dry = 0
    if s.dry == DRY_TURNS:
        _end_round(s, RAN_DRY, NO_SEAT, chance)
    else:
        _begin_turn(s, (s.turn + 1) % s.seats, chance)


def _end_round(s: TourState, how: i64, out: i64, chance: Chance) -> None:
    """TM-E1, TM-E5: score, then the next round or the end of the game."""
    scoring.score_round(s, how, out)
    s.round += 1
    if s.round < s.rounds:
        _begin_round(s, chance)
        return
    s.phase = OVER
    if s.facts is not None:
        s.facts.append((GAME_ENDS, 0, 0, 0))
