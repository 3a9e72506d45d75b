"""What stands where in an observation of Road Trip Europa, and how it is read from a view."""

from baluchon.envs.layout import Layout, Look, counts, numbered, one, padded, places, seats_from_here, several
from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import PHASES
from baluchon.games.road_trip_europa.view import REGION_REFS, Traveller
from baluchon.kernel.options import Options

_KINDS = CULTURE_REFS[:-1]
_MOST_FOOD = sum(sorted(c.FOOD_VALUE)[-c.HAND :])
_PARTS = (
    ("start and end", "start_end", max(c.NUMBER) - min(c.NUMBER)),
    ("food", "food", max(scoring.food_points(total) for total in range(_MOST_FOOD + 1))),
    ("transport", "transport", c.HAND // 2 * max(c.PAIR)),
)


def layout(seats: int, options: Options) -> Layout:
    """The fields for so many seats; no option changes them."""
    fields = Layout()
    _add_table(fields)
    culture = c.HAND * (seats - 1) * c.CULTURE_POINTS[seats]
    _add_own(fields, culture)
    here = seats_from_here(seats)
    for steps in range(1, seats):
        _add_seen_hand(fields, here[steps], steps)
    for steps in range(seats):
        _add_trip(fields, here[steps], steps)
        _add_points(fields, here[steps], steps, culture)
    return fields


def _add_table(fields: Layout) -> None:
    rounds, picks = range(1, c.ROUNDS + 1), range(1, c.HAND + 1)
    fields.one_of("phase", PHASES, "what is being decided", lambda look: one(look.public.phase, PHASES))
    fields.one_of("round", numbered("round", c.ROUNDS), "the round", lambda look: one(look.public.round, rounds))
    fields.one_of(
        "pick",
        numbered("card", c.HAND),
        "which card of the trip comes next",
        lambda look: one(look.public.pick, picks),
    )
    fields.flag(
        "passes left",
        "hands go to the next seat (else to the one before)",
        lambda look: look.public.passing == "left",
    )
    fields.flag("change of direction", "the option is on", lambda look: bool(look.options["change-of-direction"]))
    fields.number("aside", len(CARD_REFS), "how many cards sit out this round", lambda look: look.public.aside)
    fields.number(
        "passports gone",
        len(c.PASSPORT),
        "how many of the passport values are taken",
        lambda look: len(c.PASSPORT) - len(look.public.passports_left),
    )


def _add_own(fields: Layout, culture: int) -> None:
    fields.set_of("hand", CARD_REFS, "the own hand", lambda look: several(look.private.hand, CARD_REFS))
    fields.one_of(
        "chosen card",
        CARD_REFS,
        "what the seat has chosen while others have not",
        lambda look: one(look.private.choice, CARD_REFS),
    )
    fields.one_of(
        "chosen culture", CULTURE_REFS, "likewise, after the trip", lambda look: one(look.private.choice, CULTURE_REFS)
    )
    fields.set_of(
        "sitting out",
        CARD_REFS,
        "cards known to be out of this round",
        lambda look: several(look.private.sitting_out, CARD_REFS),
    )
    fields.set_of(
        "returning",
        CARD_REFS,
        "cards that sat out the round before and are all in play now",
        lambda look: several(look.private.returning, CARD_REFS),
    )
    fields.set_of(
        "nameable", _KINDS, "the kinds of culture the seat may name", lambda look: several(_worth(look), _KINDS)
    )
    fields.numbers(
        "worth", _KINDS, culture, "what naming each of them scores", lambda look: counts(_worth(look), _KINDS)
    )


def _worth(look: Look) -> dict[str, int]:
    return {each.culture: each.points for each in look.private.culture}


def _add_seen_hand(fields: Layout, name: str, steps: int) -> None:
    def read(look: Look) -> list[int]:
        held = [hand.cards for hand in look.private.seen if hand.holder == look.after(steps)]
        return several(held[0] if held else [], CARD_REFS)

    fields.set_of(f"seen hand {name}", CARD_REFS, "the hand that seat holds, if the own seat has held it", read)


def _add_trip(fields: Layout, name: str, steps: int) -> None:
    def row(look: Look) -> list[str | None]:
        found: list[str | None] = list(_traveller(look, steps).row)
        if steps == 0 and look.private.first is not None:
            found[0] = look.private.first
        return found

    def cards(look: Look) -> list[int]:
        return [CARD_REFS.index(card) for card in row(look) if card in CARD_REFS]

    def kinds(look: Look, of_card: list[int], length: int) -> list[int]:
        shown = [of_card[card] for card in cards(look)]
        return [shown.count(kind) for kind in range(length)]

    fields.numbers(
        f"row {name}",
        CARD_REFS,
        c.HAND,
        "the place of each card in the trip; face-down ones of others are 0",
        lambda look: places(row(look), CARD_REFS),
    )
    fields.set_of(
        f"visited {name}",
        CARD_REFS,
        "countries visited in the rounds before",
        lambda look: several(_traveller(look, steps).visited, CARD_REFS),
    )
    fields.number(
        f"food sum {name}",
        _MOST_FOOD,
        "food values in the trip, as far as it can be seen",
        lambda look: sum(c.FOOD_VALUE[card] for card in cards(look)),
    )
    fields.numbers(
        f"transport {name}",
        c.TRANSPORT_IDS,
        c.HAND,
        "means of transport in it",
        lambda look: kinds(look, c.TRANSPORT, c.TRANSPORTS),
    )
    fields.numbers(f"culture {name}", _KINDS, c.HAND, "culture in it", lambda look: kinds(look, c.CULTURE, c.CULTURES))


def _add_points(fields: Layout, name: str, steps: int, culture: int) -> None:
    for round in range(c.ROUNDS):
        for part, attribute, most in _PARTS:
            _add_part(fields, f"{part} round {round + 1} {name}", steps, attribute, round, most)
    fields.set_of(
        f"named {name}",
        _KINDS,
        "kinds of culture named so far",
        lambda look: several(_traveller(look, steps).culture, _KINDS),
    )
    fields.numbers(
        f"culture points {name}",
        _KINDS,
        culture,
        "what they scored",
        lambda look: counts(_traveller(look, steps).culture, _KINDS),
    )
    fields.set_of(
        f"stars {name}",
        REGION_REFS,
        "regions whose star the seat took",
        lambda look: several(_traveller(look, steps).stars, REGION_REFS),
    )
    fields.number(
        f"passport {name}", max(c.PASSPORT), "its passport bonus", lambda look: _traveller(look, steps).passport
    )
    most = c.ROUNDS * (sum(most for _, _, most in _PARTS) + culture) + c.COUNTRY_POINTS * len(CARD_REFS)
    fields.large(
        f"score {name}",
        most + sum(c.STAR) + max(c.PASSPORT),
        "all points so far",
        lambda look: _traveller(look, steps).score,
        scaling=100,
    )


def _add_part(fields: Layout, name: str, steps: int, attribute: str, round: int, most: int) -> None:
    def read(look: Look) -> int:
        return padded(getattr(_traveller(look, steps), attribute), c.ROUNDS)[round]

    fields.number(name, most, "points of that round", read)


def _traveller(look: Look, steps: int) -> Traveller:
    traveller: Traveller = look.public.travellers[look.after(steps)]
    return traveller
