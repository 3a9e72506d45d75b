"""What stands where in an observation of Trekking the World: most is taken from the view, some worked out.

There is one layout for all versions of the rules: the bounds are those of the version that goes furthest.
"""

from baluchon.envs.layout import Look, Read, one, places, several
from baluchon.envs.seen import Seen
from baluchon.games.trekking_the_world import components as c
from baluchon.games.trekking_the_world import figures, moves, state
from baluchon.games.trekking_the_world.seen import WorldPrivate, WorldPublic
from baluchon.kernel.options import Options

_NUMBERS = [number for line in c.JOURNEY_NUMBERS for number in line]
_HAND = 16
"""Few hands are larger."""


def layout(seen: Seen, options: Options) -> None:
    """The fields; no option changes them."""
    public, private = seen.at("public"), seen.at("private")
    # The same for all numbers of seats: with two, points would fit into a byte, and the encoder would have to know.
    most = max(map(_most_points, range(c.MIN_SEATS, c.MAX_SEATS + 1)))
    _add_table(seen, public)
    _add_cards(public)
    private.take("hand", among=moves.TREK_REFS)
    private.take("score", name="own score", most=most, scaling=100)
    _add_plan(private)
    for steps, trekker in enumerate(public.by_seat("trekkers")):
        _add_trekker(trekker)
        _add_tokens(seen, trekker.whose, steps)
        trekker.take("score", most=most, scaling=100)


def _most_points(seats: int) -> int:
    tokens = max(c.TOKEN_VALUES) * len(moves.REGION_REFS)
    vp_tokens = c.THREES * c.THREE + c.FIVES * c.FIVE
    cards = max(sum(sorted(each.card_vp)[-c.END_VISITS :]) for each in figures.ALL)
    tiles = max(sum(each.majority_vp[seats]) for each in figures.ALL)
    return tiles + vp_tokens + cards + _most_set_points(seats) + tokens


def _most_set_points(seats: int) -> int:
    return max(max(each.set_vp[seats]) for each in figures.ALL)


def _add_table(seen: Seen, public: Seen) -> None:
    def line(table: WorldPublic) -> int:
        """Lines of a card differ, so the one that is due is known by what it says."""
        lines = {journey.journey: journey.lines for journey in table.journeys}
        return 0 if table.journey is None else lines[table.journey].index(table.line) + 1

    def with_cube(souvenir: str) -> Read:
        return lambda table: several([each.place for each in table.places if each.cube == souvenir], moves.PLACE_REFS)

    public.take("phase", "turn")
    public.take("draws", most=max(c.DRAWS, *_NUMBERS))
    public.take("journey")
    public.number("line", max(len(lines) for lines in c.JOURNEY_LINES), "the line of it that is due, from 1", line)
    row_length = "the option: how many destinations lie open"
    seen.number("row length", max(c.OPEN_DESTINATIONS), row_length, lambda look: look.options["open-destinations"])
    public.take("dry", most=c.DRY_TURNS * seen.seats)
    public.take("threes_left", "fives_left", "destination_pile", "trek_pile")
    for souvenir in moves.SOUVENIR_REFS:
        public.flags(f"cubes {souvenir}", moves.PLACE_REFS, "places where such a souvenir lies", with_cube(souvenir))


def _add_cards(public: Seen) -> None:
    def row(table: WorldPublic) -> list[int]:
        return places([*[card.destination for card in reversed(table.row)], table.next], moves.DESTINATION_REFS)

    meaning = "open destination cards by their place, 1 on the right; then the next"
    public.numbers("row", moves.DESTINATION_REFS, max(c.OPEN_DESTINATIONS) + 1, meaning, row)
    public.take("trekkers.destinations", name="gone", most=1)
    public.take("open", among=moves.TREK_REFS, most=c.OPEN_TREKS)
    public.take("discards", among=moves.TREK_REFS)
    public.take("journeys.journey", name="journeys", most=1)


def _add_plan(private: Seen) -> None:
    def kind(own: WorldPrivate) -> list[int]:
        return one("none" if own.plan is None else own.plan.kind, state.PLANS)

    private.flags("plan", state.PLANS, "what the own seat has begun to pay for", kind)
    private.take("plan.goal", name="goal place", among=moves.PLACE_REFS)
    private.take("plan.goal", name="goal journey", among=moves.JOURNEY_REFS)
    private.take("plan.picked", among=moves.TREK_REFS)
    private.take("plan.links")
    private.take("plan.lengths", among=range(c.MOST_LINKS + 1), most=1)
    private.take("plan.waives", most=max(_NUMBERS))
    private.take("plan.need")


def _add_trekker(trekker: Seen) -> None:
    trekker.take("place")
    trekker.take("hand_size", scaling=_HAND)
    trekker.take("known", among=moves.TREK_REFS)
    trekker.take("suitcase", most=max(c.CUBES[trekker.seats]) * c.COLOURS)
    trekker.take("set_points", most=_most_set_points(trekker.seats))
    trekker.take("tiles", most=1)
    trekker.number("visits", c.END_VISITS, "destinations it has visited", lambda each: len(each.destinations))
    trekker.take("threes", "fives", scaling=4)


def _add_tokens(seen: Seen, whose: str, steps: int) -> None:
    def regions(look: Look) -> list[int]:
        return [int(region.holder == look.after(steps)) for region in look.public.regions]

    def tokens(look: Look) -> list[int]:
        return [region.value or 0 if region.holder == look.after(steps) else 0 for region in look.public.regions]

    seen.flags(f"regions {whose}", moves.REGION_REFS, "regions whose token it took", regions)
    if steps == 0:
        seen.at("private", whose).take("tokens")
    else:
        meaning = "their values, as far as the own seat knows them"
        seen.numbers(f"tokens {whose}", moves.REGION_REFS, max(c.TOKEN_VALUES), meaning, tokens)
