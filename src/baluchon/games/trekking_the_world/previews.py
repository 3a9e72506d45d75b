"""What a choice would bring: the cube at the end of a way with its set, majority and region token, a visit, a journey.

How a way or a visit is paid for makes no difference to its points, so every step of paying has the preview of the goal.
Only the value of a region token is hidden: it is a range over the tokens that the seat has not seen.
"""

from collections.abc import Iterable

from baluchon.games.trekking_the_world import actions, moves, moving, rules, scoring, state
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world.figures import NEWEST
from baluchon.games.trekking_the_world.sheets import sheet_of
from baluchon.games.trekking_the_world.state import Trekker, WorldState, open_cards, tokens_taken
from baluchon.games.trekking_the_world.view import reached
from baluchon.kernel import bags, rows
from baluchon.kernel.bits import count, has, members
from baluchon.kernel.game import NONE
from baluchon.kernel.previews import Gain, Preview, gains_between
from baluchon.kernel.sheets import Line, Sheet
from baluchon.kernel.words import Message, seat_ref

_RULES = rules.WorldRules(NEWEST)  # what is legal follows from the figures of the state
_TOKENS = "region-tokens"


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
    found: dict[int, Preview] = {}
    for place, links, visit in reached(s, own):
        preview = arrivals.at(place)
        notes = [Message("note-links", {"count": links}), *preview.notes]
        if visit:
            notes.append(_may_visit(s, cards[place]))
        found[int(c.GO + place)] = Preview(preview.gains, tuple(notes))
    return found


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


def _may_visit(s: WorldState, card: int) -> Message:
    points = int(s.figures.card_vp[card]) + _token_with(s, card)
    return Message("note-visit", {"destination": moves.DESTINATION_REFS[card], "points": points})


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


class _Arrivals:
    """What arriving at places brings; places with cubes of one colour are alike but for the token of their region."""

    def __init__(self, s: WorldState, own: Trekker) -> None:
        self._s = s
        self._own = own
        self._by_colour: dict[int, Preview] = {}

    def at(self, place: int) -> Preview:
        """TW-M5, TW-K1, TW-K4."""
        s = self._s
        if not has(s.cubes.lying, place):
            return Preview()
        colour = int(s.cubes.on(place))
        if colour not in self._by_colour:
            self._by_colour[colour] = self._cube(colour)
        preview = self._by_colour[colour]
        region = c.PLACE_REGION[place]
        if count(s.cubes.lying & c.REGION_MASK[region]) > 1:
            return preview
        values = self._unseen_tokens()
        token = Gain(_TOKENS, min(values), max(values), (moves.REGION_REFS[region],))
        ends = (Message("note-last-turn"),) if tokens_taken(s) + 1 >= c.END_TOKENS else ()
        return Preview((*preview.gains, token), (*preview.notes, *ends))

    def _unseen_tokens(self) -> list[int]:
        """TW-K4: the values of all region tokens but the own ones: others look at theirs in secret."""
        s, own = self._s, self._own
        taken = [
            rows.at(s.tokens, region) for it in s.trekkers if it.seat != own.seat for region in members(it.regions)
        ]
        return [int(value) for value in (*taken, *(c.TOKEN_VALUES[kind] for kind in bags.kinds_in(s.bag)))]

    def _cube(self, colour: int) -> Preview:
        s, own = self._s, self._own
        tried = s.copy()
        mine = tried.trekkers[own.seat]
        mine.suitcase = rows.add(mine.suitcase, colour, 1)
        moving.settle_tile(tried, colour)
        ref = (moves.SOUVENIR_REFS[colour],)
        gains = gains_between(self._before(), [sheet_of(tried, mine).lines], dict.fromkeys(_CUBE_LINES, ref))
        notes = [Message("note-cube", {"souvenir": ref[0]})]
        sets = int(scoring.sets(mine.suitcase))
        if sets > scoring.sets(own.suitcase):
            notes.append(Message("note-set", {"count": sets}))
        return Preview(gains, (*notes, *_majority(s, tried, own.seat, (colour,))))

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
