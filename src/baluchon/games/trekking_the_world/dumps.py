"""A state of Trekking the World as JSON with names, and where every component is: one list of fields."""

from baluchon.games.trekking_the_world import bags as treks
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import state
from baluchon.games.trekking_the_world.figures import NEWEST, WorldFigures
from baluchon.games.trekking_the_world.state import WorldState
from baluchon.kernel import bags, rows
from baluchon.kernel import fields as f
from baluchon.kernel.bits import count, has, mask_of, members
from baluchon.kernel.game import NONE

_TREKS = f.counts_of(c.KIND_IDS)
_GOALS = {state.TREK: c.PLACE_IDS, state.VISIT_PLAN: c.CARD_IDS, state.JOURNEY_PLAN: c.JOURNEY_IDS}
_TOKEN_IDS = [f"token-{value}" for value in c.TOKEN_VALUES]
_TOKEN_BY_VALUE = {0: None, **dict(zip(c.TOKEN_VALUES, _TOKEN_IDS, strict=True))}
_VALUE_BY_TOKEN = {token: value for value, token in _TOKEN_BY_VALUE.items()}


def _numbers_by(ids: list[str]) -> f.Codec:
    """A row with a number for each of these."""
    return f.Codec(
        lambda row: dict(zip(ids, rows.numbers_in(row, len(ids)), strict=True)),
        lambda numbers: rows.row_of([numbers[id] for id in ids]),
    )


def _holders(key: str, ids: list[str], attribute: str) -> f.Field:
    """Which seat has each of some things in a set of its own."""

    def read(s: WorldState) -> f.Json:
        return {id: _holder(s, attribute, thing) for thing, id in enumerate(ids)}

    def write(s: WorldState, holders: dict[str, int | None]) -> None:
        for own in s.trekkers:
            setattr(own, attribute, mask_of([thing for thing, id in enumerate(ids) if holders[id] == own.seat]))

    return f.special(key, read, write, f"trekkers.{attribute}")


def _holder(s: WorldState, attribute: str, thing: int) -> int | None:
    return next((int(own.seat) for own in s.trekkers if has(getattr(own, attribute), thing)), None)


_OPEN_CARDS = f.row_of(c.CARD_IDS, rows.PLACES, gaps=False)
_NEED = f.Codec(
    lambda need: {id: int(n) for i, id in enumerate(c.SYMBOL_IDS) if (n := treks.of_symbol(need, i))},
    lambda numbers: sum(n * treks.one(c.SYMBOL_IDS.index(id)) for id, n in numbers.items()),
)
_BAG = f.Codec(
    lambda bag: dict(zip(_TOKEN_IDS, bags.counts(bag, len(_TOKEN_IDS)), strict=True)),
    lambda numbers: bags.from_counts([numbers.get(id, 0) for id in _TOKEN_IDS]),
    lambda bag: [_TOKEN_IDS[which] for which in bags.kinds_in(bag)],
)
_TOKENS = f.Codec(
    lambda row: {id: _TOKEN_BY_VALUE[rows.at(row, region)] for region, id in enumerate(c.REGION_IDS)},
    lambda tokens: rows.row_of([_VALUE_BY_TOKEN[tokens[id]] for id in c.REGION_IDS]),
)


def _goal(s: WorldState) -> str | None:
    return None if s.goal == NONE else _GOALS[s.plan][s.goal]


def _set_goal(s: WorldState, goal: str | None) -> None:
    s.goal = NONE if goal is None else _GOALS[s.plan].index(goal)


def _cubes(s: WorldState) -> f.Json:
    return {id: [c.PLACE_IDS[place] for place in members(s.cubes.of(colour))] for colour, id in enumerate(c.COLOUR_IDS)}


def _lay_cubes(s: WorldState, cubes: dict[str, list[str]]) -> None:
    for colour, id in enumerate(c.COLOUR_IDS):
        for place in cubes[id]:
            s.cubes.lay(c.PLACE_IDS.index(place), colour)


def _settle(s: WorldState) -> None:
    for own in s.trekkers:
        if bags.without(own.known, own.hand):
            raise ValueError("a hand lacks a card that all have seen it take")


def _elsewhere(s: WorldState) -> f.Names:
    """Cubes, tiles and VP tokens. Cubes go without their colour, which TW-J6 changes."""
    held = 0
    for own in s.trekkers:
        held |= own.tiles
    found = {
        "map": ["cube"] * int(count(s.cubes.lying)),
        "cube bag": ["cube"] * (sum(c.CUBES[s.seats]) if s.phase == state.AIRPORT else 0),
        "supply": ["three"] * int(s.threes_left) + ["five"] * int(s.fives_left),
        "tiles": [f"tile {id}" for colour, id in enumerate(c.COLOUR_IDS) if not has(held, colour)],
    }
    for own in s.trekkers:
        found[f"suitcase {own.seat}"] = ["cube"] * int(rows.total(own.suitcase))
        found[f"before {own.seat}"] = [
            *["three"] * int(own.threes),
            *["five"] * int(own.fives),
            *[f"tile {c.COLOUR_IDS[colour]}" for colour in members(own.tiles)],
            *[f"token-{rows.at(s.tokens, region)}" for region in members(own.regions)],
        ]
    return found


_FIELDS = (
    f.SEATS,
    f.field("open-destinations", f.NUMBER, "row_length"),
    f.field("first-game", f.FLAG),
    f.field("phase", f.one_of(state.PHASES)),
    f.field("turn", f.NUMBER),
    f.field("turns", f.NUMBER),
    f.field("dry", f.NUMBER),
    f.field("gained", f.FLAG),
    f.field("plan", f.one_of(state.PLANS)),
    f.special("goal", _goal, _set_goal, "goal"),
    f.field("lengths", f.SEATS_IN),
    f.field("waives", f.NUMBER),
    f.field("paid", _TREKS),
    f.field("need", _NEED),
    f.field("draws", f.NUMBER),
    f.field("journeys", f.set_of(c.JOURNEY_IDS)),
    f.field("journey", f.maybe(c.JOURNEY_IDS)),
    f.field("line", f.NUMBER),
    f.each("trekkers", "trekkers.place", f.maybe(c.PLACE_IDS)),
    f.special("cubes", _cubes, _lay_cubes, "cubes"),
    f.each("suitcases", "trekkers.suitcase", _numbers_by(c.COLOUR_IDS)),
    _holders("tiles", c.COLOUR_IDS, "tiles"),
    f.each("hands", "trekkers.hand", _TREKS, place="hand"),
    f.each("known", "trekkers.known", _TREKS),
    f.field("pile", _TREKS, place="trek pile"),
    f.field("discards", _TREKS, place="discards"),
    f.field("open", f.row_of(c.KIND_IDS, c.OPEN_TREKS), place="open trek cards"),
    f.field("row", _OPEN_CARDS, place="open destinations"),
    f.field("top", f.maybe(c.CARD_IDS), place="destination on top"),
    f.field("unseen", f.set_of(c.CARD_IDS), place="destination pile"),
    f.each("visited", "trekkers.visited", f.set_of(c.CARD_IDS), place="visited"),
    f.each("threes", "trekkers.threes", f.NUMBER),
    f.each("fives", "trekkers.fives", f.NUMBER),
    f.field("threes-left", f.NUMBER),
    f.field("fives-left", f.NUMBER),
    f.field("bag", _BAG, place="token bag"),
    f.field("tokens", _TOKENS),
    _holders("holders", c.REGION_IDS, "regions"),
    f.field("ending", f.one_of(state.ENDINGS)),
)


def fields(figures: WorldFigures) -> f.Fields:
    """The fields of a state that is loaded by the figures of a version."""
    return f.Fields(
        lambda dumped: state.blank(dumped["seats"], figures),
        *_FIELDS,
        follows=("figures", "trekkers.seat"),
        settle=_settle,
        also=_elsewhere,
    )


FIELDS = fields(NEWEST)
dump, load, inventory = FIELDS.dump, FIELDS.load, FIELDS.inventory
