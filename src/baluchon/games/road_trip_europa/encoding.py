"""What stands where in an observation of Road Trip Europa: most is taken from the view, some worked out."""

from baluchon.envs.layout import Look, Read, places, several
from baluchon.envs.seen import Seen
from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.kernel.options import Options

_KINDS = CULTURE_REFS[:-1]
_MOST_FOOD = sum(sorted(c.FOOD_VALUE)[-c.HAND :])
_PARTS = {
    "start_end": max(c.NUMBER) - min(c.NUMBER),
    "food": max(scoring.food_points(total) for total in range(_MOST_FOOD + 1)),
    "transport": c.HAND // 2 * max(c.PAIR),
}
"""The parts of a score that every round has, and the most points for each."""


def layout(seen: Seen, options: Options) -> None:
    """The fields; no option changes them."""
    public, private = seen.at("public"), seen.at("private")
    most_culture = c.HAND * (seen.seats - 1) * c.CULTURE_POINTS[seen.seats]
    _add_table(seen, public)
    private.take("hand", most=1)
    private.take("choice", name="chosen card", among=CARD_REFS)
    private.take("choice", name="chosen culture", among=CULTURE_REFS)
    private.take("sitting_out", "returning", most=1)
    private.take("nameable", among=_KINDS, most=1)
    worth = "what each kind that may be named scores, by the symbols that lie in front of the others"
    seen.numbers("worth", _KINDS, most_culture, worth, _worth)
    for hand in private.by_seat("seen", holder="holder")[1:]:
        hand.take("cards", name="seen hand", most=1)
    for steps, traveller in enumerate(public.by_seat("travellers")):
        _add_trip(seen, traveller, steps)
        _add_points(traveller, most_culture)


def _worth(look: Look) -> list[int]:
    """RT-P4: all rows lie open when culture is named."""
    cards = [
        CARD_REFS.index(card)
        for other in look.around[1:]
        for card in look.public.travellers[other].row
        if card in CARD_REFS
    ]
    symbols = [c.CULTURE[card] for card in cards]
    kinds = enumerate(_KINDS)
    return [
        scoring.culture_worth(symbols.count(kind), look.seats) if ref in look.private.nameable else 0
        for kind, ref in kinds
    ]


def _add_table(seen: Seen, public: Seen) -> None:
    public.take("phase")
    public.take("round", among=range(1, c.ROUNDS + 1))
    public.take("pick", among=range(1, c.HAND + 1))
    onward = "hands go to the next seat (else to the one before)"
    public.flag("passes left", onward, lambda table: table.passing == "left")
    seen.flag("change of direction", "the option is on", lambda look: bool(look.options["change-of-direction"]))
    public.take("aside")
    gone = "how many of the passport values are taken"
    most = len(c.PASSPORT)
    public.number("passports gone", most, gone, lambda table: most - len(table.passports_left))


def _add_trip(seen: Seen, traveller: Seen, steps: int) -> None:
    """The row as far as it can be seen: of the own one also the card that lies face down."""

    def row(look: Look) -> list[str]:
        laid = look.public.travellers[look.after(steps)].row
        return [look.private.first, *laid[1:]] if steps == 0 and look.private.first is not None else laid

    def open_cards(look: Look) -> list[int]:
        return [CARD_REFS.index(card) for card in row(look) if card in CARD_REFS]

    def food(look: Look) -> int:
        return sum(c.FOOD_VALUE[card] for card in open_cards(look))

    def kinds(of_card: list[int], length: int) -> Read:
        return lambda look: [[of_card[card] for card in open_cards(look)].count(kind) for kind in range(length)]

    where, whose = "the place of each card in the trip; face-down ones of others are 0", traveller.whose
    seen.numbers(f"row {whose}", CARD_REFS, c.HAND, where, lambda look: places(row(look), CARD_REFS))
    traveller.take("visited", most=1)
    seen.number(f"food sum {whose}", _MOST_FOOD, "food values in the trip, as far as it can be seen", food)
    transport = kinds(c.TRANSPORT, c.TRANSPORTS)
    seen.numbers(f"transport {whose}", c.TRANSPORT_IDS, c.HAND, "means of transport in it", transport)
    seen.numbers(f"culture {whose}", _KINDS, c.HAND, "culture in it", kinds(c.CULTURE, c.CULTURES))


def _add_points(traveller: Seen, most_culture: int) -> None:
    for round in range(1, c.ROUNDS + 1):
        for part, most in _PARTS.items():
            traveller.take(f"{part}.{round}", most=most)
    traveller.flags("named", _KINDS, "kinds of culture named so far", lambda each: several(each.culture, _KINDS))
    traveller.take("culture", name="culture points", among=_KINDS, most=most_culture)
    traveller.take("stars", most=1)
    traveller.take("passport")
    most = c.ROUNDS * (sum(_PARTS.values()) + most_culture) + c.COUNTRY_POINTS * len(CARD_REFS)
    traveller.take("score", most=most + sum(c.STAR) + max(c.PASSPORT), scaling=100)
