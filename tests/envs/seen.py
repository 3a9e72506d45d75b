"""Observations made from views, field by field: slow, and without a look at any state."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from baluchon.games.lets_take_a_hike import moves as hike
from baluchon.games.road_trip_europa import components as trip_data
from baluchon.games.road_trip_europa import moves as trip
from baluchon.games.tour_du_monde import moves as tour
from baluchon.games.tour_du_monde.components import ROUNDS as TOUR_ROUNDS
from baluchon.games.trekking_the_world import moves as world
from baluchon.games.trekking_the_world.components import MOST_LINKS
from baluchon.games.trekking_through_history import components as history_data
from baluchon.games.trekking_through_history import moves as history
from baluchon.kernel.declaration import View
from baluchon.kernel.options import Options

Numbers = dict[str, list[int]]
"""By name of a field, its entries."""


def numbers(game: str, view: View, seat: int, options: Options) -> Numbers:
    """What the view of a seat comes to."""
    return _GAMES[game](view.public, view.private, seat, options)


def _one(entry: object, entries: Sequence[object]) -> list[int]:
    return [int(entry == each) for each in entries]


def _set(chosen: Iterable[object], entries: Sequence[object]) -> list[int]:
    held = set(chosen)
    assert held <= set(entries)
    return [int(each in held) for each in entries]


def _counts(cards: Iterable[str] | Mapping[str, int], entries: Sequence[str]) -> list[int]:
    if isinstance(cards, Mapping):
        return [cards.get(each, 0) for each in entries]
    listed = list(cards)
    return [listed.count(each) for each in entries]


def _places(cards: Sequence[str], entries: Sequence[str]) -> list[int]:
    """The place of each card in a list, from 1; 0 if it is not there."""
    return [cards.index(each) + 1 if each in cards else 0 for each in entries]


def _padded(values: Sequence[int], length: int) -> list[int]:
    assert len(values) <= length
    return [*values, *[0] * (length - len(values))]


def _from_here(seat: int, seats: int) -> list[tuple[str, int]]:
    """The seats from this one on, with their names in fields."""
    return [("own" if steps == 0 else f"+{steps}", (seat + steps) % seats) for steps in range(seats)]


# --- Road Trip Europa


def _road_trip(table: Any, own: Any, seat: int, options: Options) -> Numbers:
    here = _from_here(seat, len(table.travellers))
    cards, kinds = trip.CARD_REFS, trip.CULTURE_REFS[:-1]
    worth = {offer.culture: offer.points for offer in own.culture}
    drafting = table.phase == "draft"
    found = {
        "phase": _one(table.phase, ["draft", "culture", "over"]),
        "round": _one(table.round, range(1, table.rounds + 1)),
        "pick": _one(table.pick, range(1, trip_data.HAND + 1)),
        "passes left": [int(table.passing == "left")],
        "change of direction": [int(options["change-of-direction"])],
        "aside": [table.aside],
        "passports gone": [len(trip_data.PASSPORT) - len(table.passports_left)],
        "hand": _set(own.hand, cards),
        "chosen card": _one(own.choice if drafting else None, cards),
        "chosen culture": _one(None if drafting else own.choice, trip.CULTURE_REFS),
        "sitting out": _set(own.sitting_out, cards),
        "returning": _set(own.returning, cards),
        "nameable": _set(worth, kinds),
        "worth": _counts(worth, kinds),
    }
    seen = {hand.holder: hand.cards for hand in own.seen}
    for name, other in here[1:]:
        found[f"seen hand {name}"] = _set(seen.get(other, []), cards)
    for name, other in here:
        row = list(table.travellers[other].row)
        if row and drafting and other == seat:
            row[0] = own.first
        found |= _trip_of(table.travellers[other], row, name)
    return found


def _trip_of(traveller: Any, row: list[str], name: str) -> Numbers:
    cards, kinds = trip.CARD_REFS, trip.CULTURE_REFS[:-1]
    seen = [cards.index(card) for card in row if card in cards]
    found = {
        f"row {name}": _places(row, cards),
        f"visited {name}": _set(traveller.visited, cards),
        f"food sum {name}": [sum(trip_data.FOOD_VALUE[card] for card in seen)],
        f"transport {name}": [
            sum(trip_data.TRANSPORT[card] == kind for card in seen) for kind in range(trip_data.TRANSPORTS)
        ],
        f"culture {name}": [sum(trip_data.CULTURE[card] == kind for card in seen) for kind in range(len(kinds))],
        f"named {name}": _set(traveller.culture, kinds),
        f"culture points {name}": _counts(traveller.culture, kinds),
        f"stars {name}": _set(traveller.stars, [f"region:{id}" for id in trip_data.REGION_IDS]),
        f"passport {name}": [traveller.passport],
        f"score {name}": [traveller.score],
    }
    parts = {"start and end": traveller.start_end, "food": traveller.food, "transport": traveller.transport}
    for part, points in parts.items():
        for round, scored in enumerate(_padded(points, trip_data.ROUNDS), 1):
            found[f"{part} round {round} {name}"] = [scored]
    return found


# --- Trekking Through History


def _history(table: Any, own: Any, seat: int, options: Options) -> Numbers:
    here = _from_here(seat, len(table.travellers))
    cards, itineraries = history.CARD_REFS[: history_data.CARDS], history.ITINERARY_REFS
    offer = [departure.card for departure in table.departures]
    gone = {card for traveller in table.travellers for trek in traveller.treks for card in trek.cards}
    days = history_data.DECK * (table.day - 1)
    today = cards[days : days + history_data.DECK]
    years = sorted(history_data.YEAR)
    mine = table.travellers[seat].itinerary
    room = {} if mine is None else {space.experience: space for space in mine.next}
    experiences = history.EXPERIENCE_REFS
    found = {
        "phase": _one(table.phase, ["itinerary", "card", "crystals", "wild", "over"]),
        "day": _one(table.day, range(1, table.days + 1)),
        "turn": _one(table.turn, [other for _, other in here]),
        "chosen": _one(table.chosen or "none", [*offer, history.CARD_REFS[history_data.ANCESTOR]]),
        "wilds": [table.wilds],
        "ancestors": [table.ancestors.left],
        "deck": [table.deck],
        "unseen": _set([card for card in today if card not in gone and card not in offer], cards),
        "order": [table.order.index(other) + 1 for _, other in here],
        "offer": _places(offer, cards),
        "offer years": [0 if place.year is None else years.index(place.year) + 1 for place in table.departures],
        "offer hours": [place.hours for place in table.departures],
        "hand": _set([itinerary.itinerary for itinerary in own.hand], itineraries),
        "chosen itinerary": _one(own.choice, itineraries),
        "room": _set(room, experiences),
        "next points": [room[each].points if each in room else 0 for each in experiences],
        "next crystals": [room[each].crystals if each in room else 0 for each in experiences],
    }
    assert sum(found["unseen"]) == table.deck
    symbols = [*experiences, "experience:wild", "crystal:time"]
    for place in table.departures:
        found[f"offer gives place {place.place + 1}"] = _counts(place.benefits, symbols)
    for name, other in here:
        found |= _history_of(table.travellers[other], name)
    return found


def _history_of(traveller: Any, name: str) -> Numbers:
    itineraries = history.ITINERARY_REFS
    lying = traveller.itinerary
    spaces = [] if lying is None else [space for row in lying.rows for space in row.spaces]
    years = sorted(history_data.YEAR)
    last = [year for trek in traveller.treks for year in trek.years][-1:]
    return {
        f"hour {name}": [traveller.hour],
        f"crystals {name}": [traveller.crystals],
        f"itinerary {name}": _one(None if lying is None else lying.itinerary, itineraries),
        f"covered {name}": _padded([int(space is not None and space.covered) for space in spaces], history_data.CELLS),
        f"used {name}": _set(traveller.used, itineraries),
        f"unused {name}": [traveller.unused],
        f"itinerary points {name}": _padded(traveller.itinerary_points, history_data.DAYS),
        f"punctual points {name}": _padded(traveller.punctual_points, history_data.DAYS),
        f"trek points {name}": [traveller.trek_points],
        f"score {name}": [traveller.score],
        f"trek lengths {name}": _padded([len(trek.cards) for trek in traveller.treks], 36),
        f"trek year {name}": [years.index(last[0]) + 1 if last else 0],
    }


# --- Trekking the World


def _world(table: Any, own: Any, seat: int, options: Options) -> Numbers:
    here = _from_here(seat, len(table.trekkers))
    kinds, cards = world.TREK_REFS, world.DESTINATION_REFS
    lines = {journey.journey: journey.lines for journey in table.journeys}
    # Lines of a card differ, so the one that is due is known by what it says.
    line = 0 if table.line is None else lines[table.journey].index(table.line) + 1
    phases = ["airport", "turn", "move", "action", "drawing", "line", "turn-ends", "over"]
    plan = own.plan
    goal = plan.goal if plan is not None else None
    found = {
        "phase": _one(table.phase, phases),
        "turn": _one(table.turn, [other for _, other in here]),
        "draws": [table.draws],
        "journey": _one(table.journey, world.JOURNEY_REFS),
        "line": [line],
        "row length": [int(options["open-destinations"])],
        "dry": [table.dry],
        "threes left": [table.threes_left],
        "fives left": [table.fives_left],
        "destination pile": [table.destination_pile],
        "trek pile": [table.trek_pile],
        "row": _places([*[open.destination for open in reversed(table.row)], table.next], cards),
        "gone": _set([card for trekker in table.trekkers for card in trekker.destinations], cards),
        "open": _counts([kind for kind in table.open if kind is not None], kinds),
        "discards": _counts(table.discards, kinds),
        "journeys": _set(lines, world.JOURNEY_REFS),
        "hand": _counts(own.hand, kinds),
        "own score": [own.score],
        "plan": _one(plan.kind if plan is not None else "none", ["none", "trek", "visit", "journey"]),
        "goal place": _one(goal, world.PLACE_REFS),
        "goal journey": _one(goal, world.JOURNEY_REFS),
        "picked": _counts(plan.picked if plan is not None else {}, kinds),
        "links": [plan.links if plan is not None else 0],
        "lengths": _set(plan.lengths if plan is not None else [], range(MOST_LINKS + 1)),
        "waives": [plan.waives if plan is not None else 0],
        "need": _counts(plan.need if plan is not None else {}, world.SYMBOL_REFS),
    }
    for souvenir in world.SOUVENIR_REFS:
        lying = [place.place for place in table.places if place.cube == souvenir]
        found[f"cubes {souvenir}"] = _set(lying, world.PLACE_REFS)
    for name, other in here:
        tokens = {region.region: region.value for region in table.regions if region.value and region.holder == other}
        held = [region.region for region in table.regions if region.holder == other]
        found[f"regions {name}"] = _set(held, world.REGION_REFS)
        found[f"tokens {name}"] = _counts(own.tokens if other == seat else tokens, world.REGION_REFS)
        found |= _world_of(table.trekkers[other], name)
    return found


def _world_of(trekker: Any, name: str) -> Numbers:
    return {
        f"place {name}": _one(trekker.place, world.PLACE_REFS),
        f"hand size {name}": [trekker.hand_size],
        f"known {name}": _counts(trekker.known, world.TREK_REFS),
        f"suitcase {name}": _counts(trekker.suitcase, world.SOUVENIR_REFS),
        f"set points {name}": [trekker.set_points],
        f"tiles {name}": _set(trekker.tiles, world.SOUVENIR_REFS),
        f"visits {name}": [len(trekker.destinations)],
        f"threes {name}": [trekker.threes],
        f"fives {name}": [trekker.fives],
        f"score {name}": [trekker.score],
    }


# --- Let's Take a Hike


def _hike(table: Any, own: Any, seat: int, options: Options) -> Numbers:
    here = _from_here(seat, len(table.hikers))
    around = [other for _, other in here]
    cards, items = hike.CARD_REFS, hike.ITEM_REFS
    phases = ["packing", "turn", "joining", "deciding", "taking", "paying", "guarding"]
    phases += ["bear", "blister", "skunk", "limit", "over"]
    choice = own.choice
    coming = {} if own.outlook is None else {card.card: card.copies for card in own.outlook.coming}
    found = {
        "phase": _one(table.phase, phases),
        "first": _one(table.first, around),
        "turn": _one(table.turn, around),
        "asked": _set(table.asked, around),
        "deciding": _one(table.deciding, around),
        "actions": [table.actions_left],
        "swaps": [table.swaps_left],
        "pile": [table.pile],
        "pile is known": [int(table.pile_known)],
        "known pile": _counts(table.next_pile, cards),
        "last hike": [int(table.last_hike)],
        "discards": _counts(table.discards, cards),
        "card": _one(table.card, cards),
        "trail": _counts([card.card for card in table.row], items),
        "hikes": [table.hike],
        "leader": _one(table.leader, around),
        "party": _set(table.party, around),
        "nothing left": [int(table.nothing_left)],
        "lucky": _one(table.lucky, around),
        "hand": _counts([card.card for card in own.hand], cards),
        "coming": _counts(coming, cards),
        "marked": _set(choice.places if choice is not None else [], hike.PLACE_REFS),
        "held": _counts(choice.cards if choice is not None else [], cards),
        "boots missing": [choice.boots_left if choice is not None else 0],
        "cards missing": [choice.cards_left if choice is not None else 0],
        "chosen": [int(choice is not None and choice.done)],
    }
    for name, other in here:
        hiker = table.hikers[other]
        open_cards = [card for card in hiker.pack if card.face_up]
        found |= _hiker_of(hiker, name)
        found |= _pack_of(own.pack if other == seat else open_cards, name)
        found[f"weight {name}"] = [own.weight if other == seat else hiker.weight or 0]
        if options["hidden-packs"]:
            found |= _face_down_of(hiker, name)
    return found


def _hiker_of(hiker: Any, name: str) -> Numbers:
    items = hike.ITEM_REFS
    statuses = ["home", "asked", "joined", "walking", "goes-on", "left"]
    return {
        f"hand size {name}": [hiker.hand_size],
        f"status {name}": _one(hiker.status, statuses),
        f"score {name}": [hiker.score],
        f"taken {name}": _counts(hiker.taken, items),
        f"known {name}": _counts([known.card for known in hiker.known], items),
    }


def _pack_of(pack: Any, name: str) -> Numbers:
    lying = {card.place: card.card for card in pack}
    return {f"{place} {name}": _one(lying.get(place), hike.ITEM_REFS) for place in hike.PLACE_REFS}


def _face_down_of(hiker: Any, name: str) -> Numbers:
    items = hike.ITEM_REFS
    found = {f"face down {name}": _set([card.place for card in hiker.pack if not card.face_up], hike.PLACE_REFS)}
    for place in hike.PLACE_REFS:
        possible = [known.card for known in hiker.known if place in known.places]
        found[f"may be at {place} {name}"] = _counts(possible, items)
        found[f"not at {place} {name}"] = _set(hiker.not_here.get(place, []), items)
    return found


# --- Le jeu du tour du monde


def _tour(table: Any, own: Any, seat: int, options: Options) -> Numbers:
    here = _from_here(seat, len(table.travellers))
    around = [other for _, other in here]
    cards = tour.CARD_REFS
    laid = [card for stop in table.tour for card in [stop.card, stop.joker, *stop.secondaries] if card is not None]
    hand = [card.card for card in own.hand]
    classes = {card: min(n, 6) for n, held in enumerate(table.held_over, 1) for card in held.cards}
    found = {
        "phase": _one(table.phase, ["start", "play", "discard", "give", "over"]),
        "start is chosen": [int(options["start"] == "choose")],
        "rounds": [int(options["rounds"])],
        "round": _one(table.round, range(1, TOUR_ROUNDS + 1)),
        "turn": _one(table.turn, around),
        "first": _one(table.first, around),
        "entered": [int(table.entered)],
        "dry": [table.dry],
        "pile": [table.pile],
        "tour": _set(laid, cards),
        "open": _set([*[opening.card for opening in table.open], *table.open_secondaries], cards),
        "discards": [int(card in table.discards) + int(card == table.top) for card in cards],
        "held over": [classes.get(card, 0) for card in cards],
        "hand": [int(card in hand) + int(card == own.newest) for card in cards],
        "hand points": [own.points],
    }
    for number in range(1, 7):
        held = [each for n, each in enumerate(table.held_over, 1) if min(n, 6) == number]
        found[f"held over {number}"] = [sum(each.by_seat[other] for each in held) for other in around]
    for name, other in here:
        traveller = table.travellers[other]
        found[f"hand size {name}"] = [traveller.hand_size]
        found[f"score {name}"] = [traveller.score]
        for round, points in enumerate(_padded(traveller.points, TOUR_ROUNDS), 1):
            found[f"points round {round} {name}"] = [points]
    return found


_GAMES: dict[str, Callable[[Any, Any, int, Options], Numbers]] = {
    "road-trip-europa": _road_trip,
    "trekking-through-history": _history,
    "trekking-the-world": _world,
    "lets-take-a-hike": _hike,
    "tour-du-monde": _tour,
}
