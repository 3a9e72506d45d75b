"""Small tables for tests: who holds and carries what, and what comes from the pile."""

from collections.abc import Mapping, Sequence

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike import state as states
from baluchon.games.lets_take_a_hike.components import ACTIONS, COPIES, ITEMS, KIND_IDS, PLACE_IDS
from baluchon.games.lets_take_a_hike.rules import HikeRules
from baluchon.games.lets_take_a_hike.state import PHASES, TURN, HikeState
from baluchon.kernel import bags
from baluchon.kernel.bits import BIT, members
from baluchon.kernel.chance import Chance, FastChance
from baluchon.kernel.words import Message, Reason

RULES = HikeRules()
Pack = Mapping[str, str]


def ids(bag: int) -> list[str]:
    return [KIND_IDS[kind] for kind in bags.kinds_in(bag)]


def bag_of(*ids: str) -> int:
    return bags.from_kinds([KIND_IDS.index(id) for id in ids])


class Stack(Chance):
    """The pile gives these cards, one after the other; every other draw gives the first of its bag."""

    def __init__(self, s: HikeState, *cards: str) -> None:
        super().__init__()
        self.s = s
        self.cards = list(cards)

    def below(self, n: int) -> int:
        self.stamp += 1
        if not self.cards or n != (self.s.pile_size or bags.size(self.s.discards)):
            return 0
        kind = KIND_IDS.index(self.cards.pop(0))
        assert bags.times(self.s.pile, kind), f"there is no {KIND_IDS[kind]} in the pile"
        return sum(bags.times(self.s.pile, other) for other in range(kind))


def table(
    packs: Sequence[Pack],
    hands: Sequence[Sequence[str]] = (),
    *,
    turn: int = 0,
    actions: int = int(ACTIONS),
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    taken: Sequence[Sequence[str]] = (),
    hidden: bool = False,
) -> HikeState:
    """A turn begins; the cards that are not named are in the pile, or else on the discards."""
    s = states.blank(len(packs))
    if hidden:
        states.hide_packs(s)
    rest = dict(zip(KIND_IDS, COPIES, strict=True))

    def used(id: str) -> int:
        rest[id] -= 1
        assert rest[id] >= 0, f"too many {id}"
        return KIND_IDS.index(id)

    for seat, pack in enumerate(packs):
        for place, id in pack.items():
            s.hikers[seat].put(PLACE_IDS.index(place), used(id))
    for seat, hand in enumerate(hands):
        for id in hand:
            s.hikers[seat].gain(used(id))
    for seat, cards in enumerate(taken):
        for id in cards:
            s.hikers[seat].score(used(id))
    for id in discards:
        s.discards += bags.ONE[used(id)]
    for id in pile if pile is not None else ():
        used(id)
    left = [id for id, copies in rest.items() for _ in range(copies)]
    if pile is None:
        s.pile = bag_of(*left)
    else:
        s.pile = bag_of(*pile)
        # Cards that do not matter lie where they can do no harm: on the score pile of the last seat.
        for id in left:
            if KIND_IDS.index(id) < ITEMS:
                s.hikers[-1].taken += bags.ONE[KIND_IDS.index(id)]
    s.phase = TURN
    s.turn = s.first = turn
    s.actions = actions
    s.acting = BIT[turn]
    s.facts = []
    return s


def play(s: HikeState, seat: int, text: str, *cards: str) -> Stack:
    """Make a legal move; these cards come from the pile."""
    move = GAME.moves.parse(text)
    legal = RULES.legal(s, seat)
    assert move in legal, f"{text!r} is not among {[GAME.moves.text(each) for each in legal]}"
    chance = Stack(s, *cards)
    RULES.play(s, seat, move, chance)
    assert not chance.cards, f"{chance.cards} not drawn"
    return chance


def hike(s: HikeState, *cards: str, joining: Sequence[int] = (), seat: int = 0) -> None:
    """Set out with those who join; these cards are turned up."""
    asked = [other % s.seats for other in range(seat + 1, seat + s.seats) if s.hikers[other % s.seats].filled]
    play(s, seat, "hike", *(cards if not asked else ()))
    for n, other in enumerate(asked):
        play(s, other, "join" if other in joining else "stay", *(cards if n == len(asked) - 1 else ()))


def offered(s: HikeState, seat: int) -> list[str]:
    return [GAME.moves.text(move) for move in RULES.legal(s, seat)]


def acting(s: HikeState) -> list[int]:
    return members(RULES.to_act(s))


def phase(s: HikeState) -> str:
    return str(PHASES[s.phase])


def hand(s: HikeState, seat: int) -> list[str]:
    return sorted(ids(s.hikers[seat].hand))


def pack(s: HikeState, seat: int) -> dict[str, str]:
    found: dict[str, str] = GAME.dump(s)["packs"][seat]
    return found


def discards(s: HikeState) -> list[str]:
    return sorted(ids(s.discards))


def row(s: HikeState) -> list[str]:
    return [KIND_IDS[item] for item in s.row]


def taken(s: HikeState, seat: int) -> list[str]:
    return sorted(ids(s.hikers[seat].taken))


def why_not(s: HikeState, seat: int, text: str) -> Reason:
    move = GAME.moves.parse(text)
    assert move not in RULES.legal(s, seat)
    return GAME.why_not(s, seat, move)


def told(s: HikeState, viewer: int | None) -> list[Message]:
    """What a viewer saw since the table was laid."""
    assert s.facts is not None
    return GAME.events(s.facts, viewer)


def started(seats: int, *, hidden: bool = False, seed: int = 1) -> HikeState:
    return RULES.start(seats, [int(hidden)], FastChance(seed))
