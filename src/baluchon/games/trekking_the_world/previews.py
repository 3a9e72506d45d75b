"""What a choice would bring: the cube at the end of a way with its set, majority and region token, a visit, a journey.

The detail of going somewhere is a `Reach`: the way there, and what boards show of its end.

How a way or a visit is paid for makes no difference to its points, so every step of paying has the preview of the goal.
Only the value of a region token is hidden: it is a range over the tokens that the seat has not seen.
"""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from baluchon.games.trekking_the_world import actions, moves, moving, paying, rules, scoring, state
from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.figures import NEWEST
from baluchon.games.trekking_the_world.seen import PlaceRef
from baluchon.games.trekking_the_world.sheets import sheet_of
from baluchon.games.trekking_the_world.state import Trekker, WorldState, open_cards, tokens_taken
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import below, count, has, mask_of, members, minus, plus
from baluchon.kernel.game import NONE
from baluchon.kernel.previews import Gain, Preview, gains_between
from baluchon.kernel.sheets import Line, Sheet
from baluchon.kernel.words import Message, seat_ref

_RULES = rules.WorldRules(NEWEST)  # what is legal follows from the figures of the state
_TOKENS = "region-tokens"


class Reach(msgspec.Struct, frozen=True):
    """A place within reach, and what going there brings."""

    place: PlaceRef
    way: list[PlaceRef]
    """The shortest way that can be paid exactly, without its start; with a visit, so that the cards for it are left."""
    sets: int
    """How many sets the seat has with the cube of the place, if it completes one; else 0."""
    set_points: int
    """What they are worth."""
    tile_points: int
    """What the majority tile is worth that the cube brings; 0 if it brings none."""
    token: bool
    """Whether the cube is the last one of its region."""
    visit_points: int
    """What visiting the open card of the place would score next; 0 if the hand cannot pay both way and visit."""


Detail: TypeAlias = Reach


def pencil(s: WorldState, seat: int) -> Sheet:
    """The sheet of a seat, which knows the values of its own region tokens."""
    return sheet_of(s, s.trekkers[seat])


def is_under_way(s: WorldState, seat: int) -> bool:
    """Whether the seat is paying for something."""
    return s.turn == seat and s.plan != state.NO_PLAN


def previews(s: WorldState, seat: int) -> dict[int, Preview]:
    """What each legal move of the seat on turn would bring."""
    own = s.trekkers[seat]
    legal = _RULES.legal(s, seat)
    if s.plan != state.NO_PLAN:
        return dict.fromkeys(legal, _planned(s, own))
    if any(c.GO <= move < c.STAY for move in legal):
        return {move: Preview() for move in legal} | _ways(s, own)
    return {move: _action(s, own, move) for move in legal}


def _planned(s: WorldState, own: Trekker) -> Preview:
    """What is being paid for."""
    if s.plan == state.TREK:
        return _Arrivals(s, own).at(s.goal)
    return _visit(s, own, s.goal) if s.plan == state.VISIT_PLAN else _journey(s.goal)


def _ways(s: WorldState, own: Trekker) -> dict[int, Preview]:
    """TW-M1, TW-J1: the places within reach."""
    arrivals = _Arrivals(s, own)
    cards = {c.CARD_PLACE[card]: card for card in open_cards(s)}
    barred = moving.barred(s, own)
    found: dict[int, Preview] = {}
    for place, links, visit in reached(s, own):
        preview = arrivals.at(place)
        notes = [Message("note-links", {"count": links}), *preview.notes]
        points = _visit_points(s, cards[place]) if visit else 0
        if visit:
            notes.append(Message("note-visit", {"destination": moves.DESTINATION_REFS[cards[place]], "points": points}))
        way = c.WORLD.way(own.place, place, barred, links)
        detail = arrivals.detail(place, [moves.PLACE_REFS[passed] for passed in way], points)
        found[int(c.GO + place)] = Preview(preview.gains, tuple(notes), detail)
    return found


def reached(s: WorldState, own: Trekker) -> list[tuple[int, int, bool]]:
    """The places a seat may go to now, each with the links of the way that is offered and whether it leads to a visit.

    A way is offered together with what it promises: where a visit is possible, one that leaves the cards for it.
    """
    barred = moving.barred(s, own)
    if s.phase == state.LINE:
        most = actions.line_number(s)
        lengths = below(most + 1)
        ends = c.WORLD.within(own.place, barred, most)
    else:
        lengths = moving.hand_sums(s, own)
        ends = c.WORLD.ends(own.place, barred, lengths)
    numbers = members(minus(lengths, 0))
    cards = {c.CARD_PLACE[card]: card for card in open_cards(s)}
    found: list[tuple[int, int, bool]] = []
    for place in members(ends):
        paid = _visiting_lengths(s, own, cards[place], lengths) if place in cards else 0
        visit = paid != 0 and c.WORLD.lengths(own.place, place, barred, paid) != 0
        ways = members(paid) if visit else numbers
        links = next(n for n in ways if c.WORLD.lengths(own.place, place, barred, plus(0, n)))
        found.append((int(place), int(links), visit))
    return found


def _visiting_lengths(s: WorldState, own: Trekker, card: int, lengths: int) -> int:
    """Which of these numbers of links some cards pay so that others pay the visit there."""
    if s.phase == state.LINE:
        pays = actions.missing(s, treks.symbols(own.hand), card) <= _coming_waives(s)
        return int(minus(lengths, 0)) if pays else 0
    fares = paying.fares(own.hand, s.figures.asked[card])
    return int(lengths & mask_of([links for links, fare in enumerate(fares) if links and fare is not None]))


def _coming_waives(s: WorldState) -> int:
    """TW-J4: how many symbols a visit later on this journey ignores; -1 if there is none."""
    lines = zip(c.JOURNEY_LINES[s.journey], c.JOURNEY_NUMBERS[s.journey], strict=True)
    return next((int(n) for effect, n in list(lines)[s.line + 1 :] if effect == c.VISIT_LINE), -1)


def _action(s: WorldState, own: Trekker, move: int) -> Preview:
    """TW-T1, TW-J3 to TW-J6: an action, or a line of a journey."""
    if c.VISIT <= move < c.JOURNEY:
        return _visit(s, own, move - c.VISIT)
    if c.JOURNEY <= move < c.WAIVE:
        return _journey(move - c.JOURNEY)
    if move == c.GAIN:
        token = int(actions.token_in_supply(s, c.THREE))
        return Preview((Gain("vp-tokens", token, token),))
    if c.RECOLOUR <= move < c.SKIP:
        return _recoloured(s, own, *c.RECOLOURS[move - c.RECOLOUR])
    return Preview()


def _visit(s: WorldState, own: Trekker, card: int) -> Preview:
    """TW-A2, TW-A3, TW-E1."""
    ref = (moves.DESTINATION_REFS[card],)
    points, token = int(s.figures.card_vp[card]), _token_with(s, card)
    gains = [Gain("destinations", points, points, ref), Gain("vp-tokens", token, token, ref)]
    ends = count(own.visited) + 1 >= c.END_VISITS
    return Preview(tuple(gain for gain in gains if gain.most), (Message("note-last-turn"),) if ends else ())


def _token_with(s: WorldState, card: int) -> int:
    """TW-A3: the VP token that comes with an open card."""
    return int(actions.token_in_supply(s, actions.bonus_at(s, rows.find(s.row, card))))


def _visit_points(s: WorldState, card: int) -> int:
    """TW-A2, TW-A3: what visiting an open card scores, its token included."""
    return int(s.figures.card_vp[card]) + _token_with(s, card)


def _journey(card: int) -> Preview:
    """TW-A5: its lines come one after the other, and any may be skipped."""
    lines = zip(c.JOURNEY_LINES[card], c.JOURNEY_NUMBERS[card], strict=True)
    return Preview(notes=tuple(Message(f"note-line-{c.EFFECTS[effect]}", {"number": n}) for effect, n in lines))


def _recoloured(s: WorldState, own: Trekker, before: int, after: int) -> Preview:
    """TW-J6, TW-K3: a cube to another row."""
    tried = s.copy()
    mine = tried.trekkers[own.seat]
    mine.suitcase = rows.add(rows.add(mine.suitcase, before, -1), after, 1)
    moving.settle_tile(tried, before)
    moving.settle_tile(tried, after)
    refs = (moves.SOUVENIR_REFS[before], moves.SOUVENIR_REFS[after])
    gains = gains_between(sheet_of(s, own).lines, [sheet_of(tried, mine).lines], dict.fromkeys(_CUBE_LINES, refs))
    return Preview(gains, tuple(_majority(s, tried, own.seat, (before, after))))


_CUBE_LINES = ("suitcase", "majorities")


class _Cube(msgspec.Struct, frozen=True):
    """What a cube of a colour brings."""

    preview: Preview
    sets: int = 0
    set_points: int = 0
    tile_points: int = 0


_NO_CUBE = _Cube(Preview())


class _Arrivals:
    """What arriving at places brings; places with cubes of one colour are alike but for the token of their region."""

    def __init__(self, s: WorldState, own: Trekker) -> None:
        self._s = s
        self._own = own
        self._by_colour: dict[int, _Cube] = {}

    def at(self, place: int) -> Preview:
        """TW-M5, TW-K1, TW-K4."""
        s = self._s
        if not has(s.cubes.lying, place):
            return Preview()
        preview = self._cube_of(place).preview
        if not self._is_last(place):
            return preview
        region = c.PLACE_REGION[place]
        values = self._unseen_tokens()
        token = Gain(_TOKENS, min(values), max(values), (moves.REGION_REFS[region],))
        ends = (Message("note-last-turn"),) if tokens_taken(s) + 1 >= c.END_TOKENS else ()
        return Preview((*preview.gains, token), (*preview.notes, *ends))

    def detail(self, place: int, way: list[str], visit_points: int) -> Reach:
        """The way there, and what boards show of its end."""
        lies = has(self._s.cubes.lying, place)
        cube = self._cube_of(place) if lies else _NO_CUBE
        return Reach(
            place=moves.PLACE_REFS[place],
            way=way,
            sets=cube.sets,
            set_points=cube.set_points,
            tile_points=cube.tile_points,
            token=lies and self._is_last(place),
            visit_points=visit_points,
        )

    def _cube_of(self, place: int) -> "_Cube":
        colour = int(self._s.cubes.on(place))
        if colour not in self._by_colour:
            self._by_colour[colour] = self._cube(colour)
        return self._by_colour[colour]

    def _is_last(self, place: int) -> bool:
        """TW-K4: whether its cube is the last one of its region."""
        return count(self._s.cubes.lying & c.REGION_MASK[c.PLACE_REGION[place]]) == 1

    def _unseen_tokens(self) -> list[int]:
        """TW-K4: the values of all region tokens but the own ones: others look at theirs in secret."""
        s, own = self._s, self._own
        taken = [
            rows.at(s.tokens, region) for it in s.trekkers if it.seat != own.seat for region in members(it.regions)
        ]
        return [int(value) for value in (*taken, *(c.TOKEN_VALUES[kind] for kind in bags.kinds_in(s.bag)))]

    def _cube(self, colour: int) -> "_Cube":
        s, own = self._s, self._own
        tried = s.copy()
        mine = tried.trekkers[own.seat]
        mine.suitcase = rows.add(mine.suitcase, colour, 1)
        moving.settle_tile(tried, colour)
        ref = (moves.SOUVENIR_REFS[colour],)
        gains = gains_between(self._before(), [sheet_of(tried, mine).lines], dict.fromkeys(_CUBE_LINES, ref))
        notes = [Message("note-cube", {"souvenir": ref[0]})]
        sets = int(scoring.sets(mine.suitcase))
        completes = sets > scoring.sets(own.suitcase)
        if completes:
            notes.append(Message("note-set", {"count": sets}))
        preview = Preview(gains, (*notes, *_majority(s, tried, own.seat, (colour,))))
        return _Cube(
            preview,
            sets=sets if completes else 0,
            set_points=int(scoring.set_points(s, mine.suitcase)) if completes else 0,
            tile_points=int(scoring.majority_points(s, mine) - scoring.majority_points(s, own)),
        )

    def _before(self) -> tuple[Line, ...]:
        return sheet_of(self._s, self._own).lines


def _majority(s: WorldState, tried: WorldState, seat: int, colours: Iterable[int]) -> Iterable[Message]:
    """TW-K2, TW-K3: the tiles that change hands."""
    for colour in colours:
        before, after = _holder(s, colour), _holder(tried, colour)
        souvenir = moves.SOUVENIR_REFS[colour]
        if before == after:
            continue
        if after == seat and before == NONE:
            yield Message("note-tile", {"souvenir": souvenir})
        elif after == seat:
            yield Message("note-tile-from", {"souvenir": souvenir, "owner": seat_ref(before)})
        elif after == NONE:
            yield Message("note-tile-back", {"souvenir": souvenir})
        else:
            yield Message("note-tile-to", {"souvenir": souvenir, "owner": seat_ref(after)})


def _holder(s: WorldState, colour: int) -> int:
    return next((int(own.seat) for own in s.trekkers if has(own.tiles, colour)), int(NONE))
