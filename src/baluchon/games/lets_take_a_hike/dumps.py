"""A state as plain JSON with names, both ways, and where every card is."""

from typing import Any

from mypy_extensions import i64

from baluchon.games.lets_take_a_hike import bags, recall
from baluchon.games.lets_take_a_hike import state as states
from baluchon.games.lets_take_a_hike.components import KIND_IDS, PLACE_IDS, PLACES
from baluchon.games.lets_take_a_hike.state import EMPTY, NOTHING, PHASES, HikeState
from baluchon.kernel.bits import mask_of, members
from baluchon.kernel.lanes import lane, lanes_of, numbers_in


def pack(s: HikeState, seat: int) -> dict[str, str]:
    """A seat's pack, item by place."""
    places = s.packs[seat * PLACES : (seat + 1) * PLACES]
    return {PLACE_IDS[place]: KIND_IDS[item] for place, item in enumerate(places) if item != EMPTY}


def dump(s: HikeState) -> dict[str, Any]:
    """The whole state as plain JSON with names."""
    seats = range(s.seats)
    return {
        "seats": int(s.seats),
        "hidden-packs": bool(s.hidden_packs),
        "phase": PHASES[s.phase],
        "acting": members(s.acting),
        "asked": members(s.asked),
        "first": int(s.first),
        "turn": int(s.turn),
        "actions": int(s.actions),
        "swaps": int(s.swaps),
        "pile": bags.ids(s.pile),
        "discards": bags.ids(s.discards),
        "refilled": bool(s.refilled),
        "ending": bool(s.ending),
        "card": None if s.card == NOTHING else KIND_IDS[s.card],
        "hikes": int(s.hikes),
        "leader": int(s.leader),
        "party": members(s.party),
        "hikers": members(s.hikers),
        "waiting": members(s.waiting),
        "homeward": bool(s.homeward),
        "row": [KIND_IDS[item] for item in s.row],
        "hands": [bags.ids(own.hand) for own in s.luggage],
        "packs": [pack(s, seat) for seat in seats],
        "shown": [_place_names(lane(s.shown, seat)) for seat in seats],
        "taken": [bags.ids(own.taken) for own in s.luggage],
        "offers": [members(lane(s.offers, seat)) for seat in seats],
        "needs": numbers_in(s.needs, s.seats),
        "marks": [members(lane(s.marks, seat)) for seat in seats],
        "held": [bags.ids(own.held) for own in s.luggage],
        "known": [bags.ids(own.known) for own in s.luggage],
        "since": [bags.ids(known) for known in s.since],
        "barred": [[KIND_IDS[item] for item in members(mask)] for mask in s.barred],
        "lucky": int(s.lucky),
    }


def load(dumped: dict[str, Any]) -> HikeState:
    """The state that `dump` wrote."""
    seats: int = dumped["seats"]
    s = states.blank(seats)
    if dumped["hidden-packs"]:
        states.hide_packs(s)
    s.phase = PHASES.index(dumped["phase"])
    s.acting = mask_of(dumped["acting"])
    s.asked = mask_of(dumped["asked"])
    s.first = dumped["first"]
    s.turn = dumped["turn"]
    s.actions = dumped["actions"]
    s.swaps = dumped["swaps"]
    s.pile = bags.from_ids(dumped["pile"])
    s.pile_size = len(dumped["pile"])
    s.discards = bags.from_ids(dumped["discards"])
    s.refilled = int(dumped["refilled"])
    s.ending = int(dumped["ending"])
    s.card = NOTHING if dumped["card"] is None else KIND_IDS.index(dumped["card"])
    s.hikes = dumped["hikes"]
    s.leader = dumped["leader"]
    s.party = mask_of(dumped["party"])
    s.hikers = mask_of(dumped["hikers"])
    s.waiting = mask_of(dumped["waiting"])
    s.homeward = int(dumped["homeward"])
    s.row = [KIND_IDS.index(id) for id in dumped["row"]]
    s.hand_sizes = lanes_of([len(hand) for hand in dumped["hands"]])
    for seat in range(seats):
        for place, id in dumped["packs"][seat].items():
            states.put(s, seat, PLACE_IDS.index(place), KIND_IDS.index(id))
    s.shown = lanes_of([mask_of([PLACE_IDS.index(place) for place in places]) for places in dumped["shown"]])
    for seat in range(seats):
        for id in dumped["taken"][seat]:
            states.score(s, seat, KIND_IDS.index(id))
    s.offers = lanes_of([mask_of(offer) for offer in dumped["offers"]])
    s.needs = lanes_of(dumped["needs"])
    s.marks = lanes_of([mask_of(mark) for mark in dumped["marks"]])
    for seat in range(seats):
        own = s.luggage[seat]
        own.hand = bags.from_ids(dumped["hands"][seat])
        own.held = bags.from_ids(dumped["held"][seat])
        own.known = bags.from_ids(dumped["known"][seat])
    s.since = [bags.from_ids(known) for known in dumped["since"]]
    s.barred = [mask_of([KIND_IDS.index(id) for id in ids]) for ids in dumped["barred"]]
    s.lucky = dumped["lucky"]
    for seat in range(seats):
        if not recall.is_possible(s, seat):
            raise ValueError(f"the cards of seat {seat} are not those that were seen there")
    return s


def inventory(s: HikeState) -> dict[str, list[str]]:
    """Where every card is."""
    places = {"pile": bags.ids(s.pile), "discards": bags.ids(s.discards), "row": [KIND_IDS[item] for item in s.row]}
    for seat in range(s.seats):
        places[f"hand {seat}"] = bags.ids(s.luggage[seat].hand)
        carried = pack(s, seat)
        for place in PLACE_IDS:
            places[f"pack {seat} {place}"] = [carried[place]] if place in carried else []
        places[f"score pile {seat}"] = bags.ids(s.luggage[seat].taken)
    return places


def _place_names(mask: i64) -> list[str]:
    return [PLACE_IDS[place] for place in members(mask)]
