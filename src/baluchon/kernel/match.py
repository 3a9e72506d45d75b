"""A game being played: state, chance and log in one object, with checked play and take-backs.

The log only grows. The state is a fold of it: a take-back is an entry like any other, after which the entries
that still live are carried out again, each at the place of the chance stream where it stood before. The stream
itself never goes back.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any

from baluchon.kernel.bits import BIT, members
from baluchon.kernel.chance import SEED_BYTES, SealedChance, commitment
from baluchon.kernel.deal import Deal
from baluchon.kernel.declaration import Game, View
from baluchon.kernel.errors import BaluchonError, CannotTakeBack, GameOver, IllegalMove, NotYourTurn
from baluchon.kernel.game import Fact
from baluchon.kernel.moves import Move
from baluchon.kernel.options import Options, Value
from baluchon.kernel.plans import Plan
from baluchon.kernel.position import Position
from baluchon.kernel.previews import Foreseen
from baluchon.kernel.registry import to_html
from baluchon.kernel.sheets import Outcome, Sheet
from baluchon.kernel.words import Message, Reason, seat_ref

KEPT_EVERY = 32


@dataclass(slots=True)
class Entry:
    """A decision in the log, and what the fold noted about it."""

    seat: int
    move: int
    to_act: int
    """Who was to act when it was made."""
    position: int
    """Where the chance stream stood."""
    open_ended: bool
    """Whether nothing was drawn or revealed by it, so that it may be taken back."""
    facts: list[Fact] = field(default_factory=list)
    alive: bool = True


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A take-back in the log: of one own entry, or by consent of an entry and all after it."""

    seat: int
    of: int
    by_consent: bool = False


class Match:
    """A game in progress, or a finished one."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options | None = None,
        *,
        seed: bytes | None = None,
        players: Sequence[str] | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, Value] = game.settle(seats, options)
        self.players = list(players) if players is not None else [f"player {seat + 1}" for seat in range(seats)]
        if len(self.players) != seats:
            raise BaluchonError(f"{len(self.players)} players for {seats} seats")
        self.promised = seed if seed is not None else token_bytes(SEED_BYTES)
        """The seed that `commit` promises."""
        self.deal = deal
        self.seed = self.promised if deal is None else deal.seed(self.promised)
        """The seed from which the cards come: the same, unless players' numbers went into the deal too."""
        self.log: list[Entry | TakeBack] = []
        self._chance = SealedChance(self.seed)
        self._state = self._new_state()
        self._kept: list[tuple[int, Any]] = []
        """Now and then, how long the log was and a copy of the state: a take-back need not begin at the beginning."""

    def _new_state(self) -> Any:
        state = self.game.start(self.seats, self.options, self._chance)
        state.facts = []
        return state

    @property
    def state(self) -> Any:
        """The true state: for referees, records and tests; never for a bot or a client."""
        return self._state

    @property
    def drawn(self) -> int:
        """How many words of the chance stream have been used."""
        return int(self._chance.position)

    @property
    def commit(self) -> str:
        """The promise of the seed, which may be shown before the first card."""
        if self.deal is not None:
            return self.deal.commit(self.game.id, self.game.version, self.promised)
        return commitment(self.promised)

    @property
    def is_over(self) -> bool:
        return self.game.rules.to_act(self._state) == 0

    @property
    def to_act(self) -> list[int]:
        """The seats that must decide now."""
        return members(self.game.rules.to_act(self._state))

    @property
    def entries(self) -> list[Entry]:
        """The decisions that still stand, in order."""
        return [entry for entry in self.log if isinstance(entry, Entry) and entry.alive]

    def legal(self, seat: int) -> list[int]:
        return self.game.rules.legal(self._state, seat)

    def view(self, seat: int | None, *, previews: bool = False) -> View:
        """What a seat (None: a spectator) may know; with `previews` also of what its choices would bring."""
        return self.game.view(self._state, seat, previews=previews)

    def foreseen(self, seat: int | None) -> Foreseen:
        """What a seat (None: a spectator) may know of what its choices would bring."""
        return self.game.foreseen(self._state, seat)

    def propose(self, seat: int, move: int, wish: Sequence[int] = ()) -> Plan:
        """The moves by which a seat carries a legal move through, with as much of a wish as is possible."""
        return self.game.propose(self._state, seat, move, wish)

    def position(self, seat: int) -> Position:
        return Position(self.game, self._state, seat)

    def _repr_html_(self) -> str:
        """The board in a notebook, as a spectator sees it."""
        return to_html(self.game, self.view(None), None, players=self.players)

    def prompt(self, seat: int) -> Message:
        return self.game.prompt(self._state, seat)

    def sheets(self) -> list[Sheet]:
        return self.game.sheets(self._state)

    def outcome(self) -> Outcome:
        return self.game.outcome(self._state)

    def parse(self, seat: int, move: int | str | Move) -> int:
        """The int of a move given in any form; text may be shortened as long as it is clear."""
        if isinstance(move, Move):
            return self.game.moves.parse(move.text)
        if isinstance(move, str):
            return self.game.moves.find(move, self.legal(seat))
        if not self._is_in_table(move):
            raise IllegalMove(str(move), _no_such_move(move))
        return move

    def play(self, seat: int, move: int | str | Move) -> Entry:
        """Make a move. The only checked form: raises a MoveError and changes nothing if it is not legal."""
        self._check_turn(seat)
        index = self.parse(seat, move)
        if index not in self.legal(seat):
            raise IllegalMove(self.game.moves.text(index), self.game.why_not(self._state, seat, index))
        if self.log and len(self.log) % KEPT_EVERY == 0:
            self._kept.append((len(self.log), self.game.rules.copy(self._state)))
        entry = self._carry_out(seat, index)
        self.log.append(entry)
        return entry

    def why_not(self, seat: int, move: int) -> Reason | None:
        """Why the seat may not make this move now; None if it may."""
        try:
            self._check_turn(seat)
        except GameOver:
            return Reason("", "reason-game-over")
        except NotYourTurn as error:
            return Reason("", "reason-not-your-turn", {"seats": [seat_ref(other) for other in error.to_act]})
        if not self._is_in_table(move):
            return _no_such_move(move)
        if move in self.legal(seat):
            return None
        return self.game.why_not(self._state, seat, move)

    def events(self, viewer: int | None, first: int = 0) -> list[Message]:
        """What a viewer saw happen from a log entry on."""
        seen: list[Message] = []
        for logged in self.log[first:]:
            if isinstance(logged, TakeBack):
                seen.append(Message("event-take-back", {"seat": seat_ref(logged.seat)}))
            elif logged.alive:
                seen += self.game.events(logged.facts, viewer)
        return seen

    def shown(self) -> list[list[Message]]:
        """What each seat, and after them a spectator, saw happen by the last log entry."""
        viewers = (*range(self.seats), None)
        logged = self.log[-1]
        if isinstance(logged, Entry):
            return [self.game.events(logged.facts, viewer) for viewer in viewers]
        return [self.events(viewer, len(self.log) - 1) for viewer in viewers]

    def last_entry_of(self, seat: int) -> int:
        """The place in the log of the seat's last decision that stands; -1 if there is none."""
        for n in range(len(self.log) - 1, -1, -1):
            entry = self.log[n]
            if isinstance(entry, Entry) and entry.alive and entry.seat == seat:
                return n
        return -1

    def take_back(self, seat: int) -> TakeBack:
        """Take back the seat's own last decision, if nothing was drawn or revealed since."""
        reason = self.why_no_take_back(seat)
        if reason is not None:
            raise CannotTakeBack(reason)
        return self._take_back(TakeBack(seat, self.last_entry_of(seat)))

    def why_no_take_back(self, seat: int) -> Reason | None:
        """Why the seat cannot take its last decision back; None if it can."""
        n = self.last_entry_of(seat)
        if n < 0:
            return Reason("", "reason-nothing-to-take-back")
        taken = self.log[n]
        assert isinstance(taken, Entry)
        for later in self.log[n:]:
            if isinstance(later, Entry) and later.alive:
                if not later.open_ended:
                    return Reason("", "reason-something-came-to-light")
                if later.seat != seat and not taken.to_act & BIT[later.seat]:
                    return Reason("", "reason-others-have-moved", {"seat": seat_ref(later.seat)})
        return None

    @property
    def may_take_back(self) -> int:
        """The mask of seats that can take their last decision back: `why_no_take_back` for all of them at once."""
        mask = later = 0
        for entry in reversed(self.log):
            if not isinstance(entry, Entry) or not entry.alive:
                continue
            if not entry.open_ended:
                break
            own = BIT[entry.seat]
            if not later & own and not later & ~entry.to_act:
                mask |= own
            later |= own
        return 0 if self.is_over else mask

    def first_to_go_with(self, of: int) -> int:
        """From where to take back by consent if an entry is to go.

        What others chose at the same time goes with it: it was sealed then and has been seen since, so that whoever
        decides anew would know it. They choose anew too.
        """
        entry, first = self.log[of], of
        for n in range(of - 1, -1, -1):
            earlier = self.log[n]
            if isinstance(earlier, TakeBack) or not earlier.alive:
                continue
            if earlier.seat == entry.seat or not earlier.open_ended or not earlier.to_act & BIT[entry.seat]:
                break
            first = n
        return first

    def take_back_by_consent(self, seat: int, of: int) -> TakeBack:
        """Go back to before a log entry, everyone having agreed; what is dealt from then on is new."""
        entry = self.log[of] if 0 <= of < len(self.log) and 0 <= seat < self.seats else None
        if not isinstance(entry, Entry) or not entry.alive:
            raise CannotTakeBack(Reason("", "reason-nothing-to-take-back"))
        return self._take_back(TakeBack(seat, of, by_consent=True))

    def replayed(self) -> "Match":
        """The same match made anew from its log, for example after a move that was broken off halfway."""
        again = Match(self.game, self.seats, self.options, seed=self.seed, players=self.players)
        for logged in self.log:
            again.repeat(logged)
        return again

    def repeat(self, logged: Entry | TakeBack) -> None:
        """Do what an entry of another match's log tells."""
        if isinstance(logged, Entry):
            self.play(logged.seat, logged.move)
        elif logged.by_consent:
            self.take_back_by_consent(logged.seat, logged.of)
        else:
            self.take_back(logged.seat)

    def _is_in_table(self, move: int) -> bool:
        return 0 <= move < len(self.game.moves)

    def _check_turn(self, seat: int) -> None:
        mask = self.game.rules.to_act(self._state)
        if mask == 0:
            raise GameOver
        if not 0 <= seat < self.seats or not mask & BIT[seat]:
            raise NotYourTurn(seat, members(mask))

    def _carry_out(self, seat: int, move: int) -> Entry:
        chance = self._chance
        entry = Entry(seat, move, self.game.rules.to_act(self._state), chance.position, open_ended=True)
        stamp = chance.stamp
        self._state.facts = entry.facts
        self.game.rules.play(self._state, seat, move, chance)
        entry.open_ended = chance.stamp == stamp
        return entry

    def _take_back(self, taken: TakeBack) -> TakeBack:
        last = len(self.log) if taken.by_consent else taken.of + 1
        for logged in self.log[taken.of : last]:
            if isinstance(logged, Entry):
                logged.alive = False
        while self._kept and self._kept[-1][0] > taken.of:
            self._kept.pop()
        self.log.append(taken)
        self._fold()
        return taken

    def _fold(self) -> None:
        """Carry out again what still stands, from the last state that is kept."""
        position = self._chance.position
        if self._kept:
            first, state = self._kept[-1]
            self._state = self.game.rules.copy(state)
        else:
            first = 0
            self._chance.position = 0
            self._state = self._new_state()
        for entry in self.log[first:]:
            if isinstance(entry, Entry) and entry.alive:
                self._chance.position = entry.position
                self._state.facts = entry.facts = []
                entry.to_act = self.game.rules.to_act(self._state)
                self.game.rules.play(self._state, entry.seat, entry.move, self._chance)
        self._chance.position = position


def _no_such_move(move: int) -> Reason:
    return Reason("", "reason-no-such-move", {"move": move})
