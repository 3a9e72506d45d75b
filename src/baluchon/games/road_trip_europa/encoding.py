"""What stands where in an observation of Road Trip Europa, and how it is read from a view."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from baluchon.envs.layout import Layout, Look, counts, numbered, one, padded, places, seats_from_here, several
from baluchon.games.road_trip_europa import components as c
from baluchon.games.road_trip_europa import scoring
from baluchon.games.road_trip_europa.moves import CARD_REFS, CULTURE_REFS
from baluchon.games.road_trip_europa.state import PHASES
from baluchon.games.road_trip_europa.view import REGION_REFS, Traveller
from baluchon.kernel.options import Options

Refs: TypeAlias = Callable[[Look], Iterable[str]]

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
    most_culture = c.HAND * (seats - 1) * c.CULTURE_POINTS[seats]
    _add_own(fields, most_culture)
    here = seats_from_here(seats)
    for steps in range(1, seats):
        _add_seen_hand(fields, here[steps], steps)
    for steps in range(seats):
        _add_trip(fields, here[steps], steps)
        _add_points(fields, here[steps], steps, most_culture)
    return fields


def _add_table(fields: Layout) -> None:
    def passports_gone(look: Look) -> int:
        return len(c.PASSPORT) - len(look.public.passports_left)

    rounds, picks = range(1, c.ROUNDS + 1), range(1, c.HAND + 1)
    fields.one_of("phase", PHASES, "what is being decided", lambda look: one(look.public.phase, PHASES))
    fields.one_of("round", numbered("round", c.ROUNDS), "the round", lambda look: one(look.public.round, rounds))
    next_card = "which card of the trip comes next"
    fields.one_of("pick", numbered("card", c.HAND), next_card, lambda look: one(look.public.pick, picks))
    onward = "hands go to the next seat (else to the one before)"
    fields.flag("passes left", onward, lambda look: look.public.passing == "left")
    fields.flag("change of direction", "the option is on", lambda look: bool(look.options["change-of-direction"]))
    fields.number("aside", len(CARD_REFS), "how many cards sit out this round", lambda look: look.public.aside)
    fields.number("passports gone", len(c.PASSPORT), "how many of the passport values are taken", passports_gone)


def _add_own(fields: Layout, most_culture: int) -> None:
    def worth(look: Look) -> dict[str, int]:
        return {each.culture: each.points for each in look.private.culture}

    def chosen(entries: Sequence[str]) -> Callable[[Look], list[int]]:
        return lambda look: one(look.private.choice, entries)

    _add_set(fields, "hand", CARD_REFS, "the own hand", lambda look: look.private.hand)
    fields.one_of("chosen card", CARD_REFS, "what the seat has chosen while others have not", chosen(CARD_REFS))
    fields.one_of("chosen culture", CULTURE_REFS, "likewise, after the trip", chosen(CULTURE_REFS))
    out = "cards known to be out of this round"
    _add_set(fields, "sitting out", CARD_REFS, out, lambda look: look.private.sitting_out)
    back = "cards that sat out the round before and are all in play now"
    _add_set(fields, "returning", CARD_REFS, back, lambda look: look.private.returning)
    _add_set(fields, "nameable", _KINDS, "the kinds of culture the seat may name", worth)
    scores = "what naming each of them scores"
    fields.numbers("worth", _KINDS, most_culture, scores, lambda look: counts(worth(look), _KINDS))


def _add_seen_hand(fields: Layout, name: str, steps: int) -> None:
    def seen(look: Look) -> list[str]:
        return [card for hand in look.private.seen if hand.holder == look.after(steps) for card in hand.cards]

    _add_set(fields, f"seen hand {name}", CARD_REFS, "the hand that seat holds, if the own seat has held it", seen)


def _add_trip(fields: Layout, name: str, steps: int) -> None:
    def row(look: Look) -> list[str]:
        laid = _traveller(look, steps).row
        return [look.private.first, *laid[1:]] if steps == 0 and look.private.first is not None else laid

    def open_cards(look: Look) -> list[int]:
        return [CARD_REFS.index(card) for card in row(look) if card in CARD_REFS]

    def kinds(of_card: list[int], length: int) -> Callable[[Look], list[int]]:
        return lambda look: [[of_card[card] for card in open_cards(look)].count(kind) for kind in range(length)]

    def food(look: Look) -> int:
        return sum(c.FOOD_VALUE[card] for card in open_cards(look))

    where = "the place of each card in the trip; face-down ones of others are 0"
    fields.numbers(f"row {name}", CARD_REFS, c.HAND, where, lambda look: places(row(look), CARD_REFS))
    before = "countries visited in the rounds before"
    _add_set(fields, f"visited {name}", CARD_REFS, before, lambda look: _traveller(look, steps).visited)
    fields.number(f"food sum {name}", _MOST_FOOD, "food values in the trip, as far as it can be seen", food)
    transport = kinds(c.TRANSPORT, c.TRANSPORTS)
    fields.numbers(f"transport {name}", c.TRANSPORT_IDS, c.HAND, "means of transport in it", transport)
    fields.numbers(f"culture {name}", _KINDS, c.HAND, "culture in it", kinds(c.CULTURE, c.CULTURES))


def _add_points(fields: Layout, name: str, steps: int, most_culture: int) -> None:
    def own(look: Look) -> Traveller:
        return _traveller(look, steps)

    def scored(attribute: str, round: int) -> Callable[[Look], int]:
        return lambda look: padded(getattr(own(look), attribute), c.ROUNDS)[round]

    for round in range(c.ROUNDS):
        for part, attribute, most in _PARTS:
            fields.number(f"{part} round {round + 1} {name}", most, "points of that round", scored(attribute, round))
    _add_set(fields, f"named {name}", _KINDS, "kinds of culture named so far", lambda look: own(look).culture)
    culture = f"culture points {name}"
    fields.numbers(culture, _KINDS, most_culture, "what they scored", lambda look: counts(own(look).culture, _KINDS))
    _add_set(fields, f"stars {name}", REGION_REFS, "regions whose star the seat took", lambda look: own(look).stars)
    fields.number(f"passport {name}", max(c.PASSPORT), "its passport bonus", lambda look: own(look).passport)
    most = c.ROUNDS * (sum(most for _, _, most in _PARTS) + most_culture) + c.COUNTRY_POINTS * len(CARD_REFS)
    most += sum(c.STAR) + max(c.PASSPORT)
    fields.large(f"score {name}", most, "all points so far", lambda look: own(look).score, scaling=100)


def _add_set(fields: Layout, name: str, entries: Sequence[str], meaning: str, chosen: Refs) -> None:
    fields.set_of(name, entries, meaning, lambda look: several(chosen(look), entries))


def _traveller(look: Look, steps: int) -> Traveller:
    traveller: Traveller = look.public.travellers[look.after(steps)]
    return traveller
