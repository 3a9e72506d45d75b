"""How a game of Le jeu du tour du monde goes: start a tour, deal, then draw, play and discard in turn."""

from mypy_extensions import i64

from baluchon.games.tour_du_monde import components as c
from baluchon.games.tour_du_monde import facts, hidden, insight, scoring, state
from baluchon.games.tour_du_monde.cards import add_moves
from baluchon.games.tour_du_monde.state import TourState, Traveller
from baluchon.kernel.bits import BIT
from baluchon.kernel.chance import Chance
from baluchon.kernel.game import NONE, Rules, note


class TourRules(Rules[TourState]):
    """The kernel's contract for Le jeu du tour du monde."""

    def start(self, seats: i64, options: list[int], chance: Chance) -> TourState:
        s = state.blank(seats, options[1])
        s.choosing = options[0]
        _begin_round(s, chance)
        return s

    def to_act(self, s: TourState) -> i64:
        if s.phase == state.OVER:
            return 0
        return BIT[s.turn]

    def legal(self, s: TourState, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.phase == state.OVER or seat != s.turn:
            return moves
        own = s.travellers[seat]
        if s.phase == state.PLAYING:
            moves.append(c.FINISH)
            _add_lays(s, own, moves)
        elif s.phase == state.DISCARDING:
            add_moves(moves, c.DISCARD, own.hand)
        elif s.phase == state.GIVING:
            moves.extend([c.GIVE + other for other in range(s.seats) if other != seat])
        else:
            moves.extend([c.START + i for i in range(len(c.GOLD))])
        return moves

    def play(self, s: TourState, seat: i64, move: i64, chance: Chance) -> None:
        if s.phase == state.PLAYING:
            if move == c.FINISH:
                s.phase = state.DISCARDING
            else:
                _lay(s, seat, move, chance)
        elif s.phase == state.DISCARDING:
            _discard(s, seat, move - c.DISCARD, chance)
        elif s.phase == state.GIVING:
            _give(s, seat, move - c.GIVE, chance)
        else:
            _deal(s, c.GOLD[move - c.START], chance)

    def imagine(self, s: TourState, seat: i64, chance: Chance) -> TourState:
        return hidden.imagine(s, seat, chance)

    def rank_key(self, s: TourState, seat: i64) -> list[int]:
        return scoring.rank_key(s, seat)

    def estimate(self, s: TourState, out: list[float]) -> None:
        insight.estimate(s, out)

    def suggest(self, s: TourState, seat: i64, moves: list[int], chance: Chance) -> i64:
        return insight.suggest(s, seat, moves, chance)


def _add_lays(s: TourState, own: Traveller, moves: list[int]) -> None:
    """TM-T4 to TM-T8: what may be laid now, and what a chartered flight may bring."""
    open = own.hand.common(s.open)
    if s.entered >= c.STOPS_PER_TURN:
        add_moves(moves, c.LAY, open.common(c.SECONDARY_CARDS))
        return
    add_moves(moves, c.LAY, open)
    if own.hand.meets(c.JOKERS):
        add_moves(moves, c.CHARTER, own.hand.common(c.STOP_CARDS))


def _begin_round(s: TourState, chance: Chance) -> None:
    """TM-S1, TM-S3: shuffle all cards; the start of the tour is chosen, or drawn at once."""
    for own in s.travellers:
        own.hand.clear()
        own.newest = NONE
    state.clear_tour(s)
    s.held_over = []
    s.pile.add_all(c.ALL_CARDS)
    s.discards.clear()
    s.top = NONE
    s.dry = 0
    s.turn = s.round % s.seats
    s.phase = state.CHOOSING_START
    note(s, facts.ROUND_BEGINS, s.turn, s.round + 1, c.DEALT[s.seats])
    if s.choosing == 0:
        _deal(s, c.GOLD[chance.below(len(c.GOLD))], chance)


def _deal(s: TourState, first: i64, chance: Chance) -> None:
    """TM-S1, TM-S2: lay the first capital, deal, and open the first turn."""
    s.pile.remove(first)
    state.add_to_tour(s, first)
    note(s, facts.TOUR_STARTS, s.turn, first, s.choosing)
    for _ in range(c.DEALT[s.seats]):
        for own in s.travellers:
            own.hand.add(s.pile.draw(chance))
    _begin_turn(s, s.turn, chance)


def _leave_hand(s: TourState, own: Traveller, card: i64) -> None:
    own.hand.remove(card)
    if len(s.held_over) != 0:
        hidden.note_shown(s, card)


def _draw(s: TourState, seat: i64, kind: int, chance: Chance) -> None:
    """TM-T1, TM-T10: draw a card, out of the discards when the pile is empty, none when both are."""
    own = s.travellers[seat]
    if s.pile.is_empty():
        if s.discards.is_empty():
            own.newest = NONE
            note(s, facts.NOTHING_TO_DRAW, seat)
            return
        _reshuffle(s)
    own.newest = s.pile.draw(chance)
    own.hand.add(own.newest)
    note(s, kind, seat, own.newest)


def _reshuffle(s: TourState) -> None:
    """TM-T10: the discards become the pile; who holds what stays apart from it from now on."""
    hidden.note_reshuffle(s)
    s.pile.add_all(s.discards)
    s.discards.clear()
    s.top = NONE
    note(s, facts.RESHUFFLED, s.turn, s.pile.size())


def _begin_turn(s: TourState, seat: i64, chance: Chance) -> None:
    """TM-T1: the draw that opens a turn leaves no choice."""
    s.turn = seat
    s.entered = 0
    s.added = 0
    s.phase = state.PLAYING
    _draw(s, seat, facts.DREW, chance)


def _lay(s: TourState, seat: i64, move: i64, chance: Chance) -> None:
    """TM-T4 to TM-T8: add a card to the tour, a joker under it if a flight was chartered."""
    own = s.travellers[seat]
    if move >= c.CHARTER:
        card = move - c.CHARTER
        joker = own.hand.common(c.JOKERS).lowest()
        _leave_hand(s, own, joker)
        state.add_to_tour(s, joker)
        note(s, facts.CHARTERED, seat, card, joker)
    else:
        card = move - c.LAY
        note(s, facts.LAID, seat, card)
    _leave_hand(s, own, card)
    state.add_to_tour(s, card)
    s.added += 1
    if card < c.SECONDARY:
        s.entered += 1
    chance.reveal()  # a card out of a secret hand
    if own.hand.is_empty():
        _end_round(s, state.LAID_ALL, seat, chance)


def _discard(s: TourState, seat: i64, card: i64, chance: Chance) -> None:
    """TM-T3, TM-T9, TM-E1: one card of any kind; a "+1" makes someone draw before anything else."""
    own = s.travellers[seat]
    _leave_hand(s, own, card)
    s.discards.add(card)
    s.top = card
    chance.reveal()  # a card out of a secret hand
    note(s, facts.DISCARDED, seat, card)
    if card >= c.PLUS_ONE:
        if s.seats == 2:
            _give(s, seat, 1 - seat, chance)  # nobody else can be named
        else:
            s.phase = state.GIVING
    elif own.hand.is_empty():
        _end_round(s, state.DISCARDED_JOKER if card >= c.JOKER else state.DISCARDED_LAST, seat, chance)
    else:
        _end_turn(s, chance)


def _give(s: TourState, seat: i64, other: i64, chance: Chance) -> None:
    """TM-T9, TM-E4: the player named draws; if that was the last card the round ends only then."""
    note(s, facts.NAMED, seat, other)
    _draw(s, other, facts.DREW_EXTRA, chance)
    if s.travellers[seat].hand.is_empty():
        _end_round(s, state.DISCARDED_PLUS_ONE, seat, chance)
    else:
        _end_turn(s, chance)


def _end_turn(s: TourState, chance: Chance) -> None:
    """TM-S3, TM-E6: the next seat, unless too many turns in a row brought nothing."""
    if s.added == 0:
        s.dry += 1
    else:
        s.dry = 0
    if s.dry == c.DRY_TURNS:
        _end_round(s, state.RAN_DRY, NONE, chance)
    else:
        _begin_turn(s, (s.turn + 1) % s.seats, chance)


def _end_round(s: TourState, how: i64, out: i64, chance: Chance) -> None:
    """TM-E1, TM-E5: score, then the next round or the end of the game."""
    scoring.score_round(s, how, out)
    s.round += 1
    if s.round < s.rounds:
        _begin_round(s, chance)
        return
    s.phase = state.OVER
    note(s, facts.GAME_ENDS, 0)
