"""What stands where in an observation of Let's Take a Hike: most is taken from the view, some worked out."""

from baluchon.envs.layout import Read, counts, several
from baluchon.envs.seen import Seen
from baluchon.games.lets_take_a_hike import components as c
from baluchon.games.lets_take_a_hike.moves import CARD_REFS, ITEM_REFS, PLACE_REFS
from baluchon.games.lets_take_a_hike.view import HikePrivate, Hiker
from baluchon.kernel.options import Options

_MOST_COPIES = max(c.COPIES)
_MOST_SCORE = sum(boots * copies for boots, copies in zip(c.BOOTS, c.COPIES, strict=True))


def layout(seen: Seen, options: Options) -> None:
    """The fields; those that hidden packs bring come last."""
    public, private = seen.at("public"), seen.at("private")
    hikers = public.by_seat("hikers")
    public.take("phase", "first", "turn")
    public.take("asked", most=1)
    public.take("deciding", "actions_left")
    public.take("swaps_left", most=c.SWAPS_PER_SEAT * seen.seats)
    public.take("pile", "pile_known")
    _count(CARD_REFS, public, "next_pile")
    public.take("last_hike")
    _count(CARD_REFS, public, "discards")
    public.take("card", among=CARD_REFS)
    _count(ITEM_REFS, public, "row.card")
    public.take("hike", scaling=10)
    public.take("leader")
    public.take("party", most=1)
    public.take("nothing_left", "lucky")
    _count(CARD_REFS, private, "hand.card")
    meaning = "the cards that could be next, for one who is on a hike or could be"
    private.numbers("outlook coming copies", CARD_REFS, _MOST_COPIES, meaning, _could_meet)
    private.take("choice.places", most=1)
    _count(CARD_REFS, private, "choice.cards")
    private.take("choice.boots_left", scaling=c.MOST_BOOTS)
    private.take("choice.cards_left", most=c.HAND_LIMIT + c.PLACES, scaling=c.HAND_LIMIT)
    private.take("choice.done")
    for hiker, pack in zip(hikers, [seen.at("private", whose="own"), *hikers[1:]], strict=True):
        _add_hiker(hiker, pack)
    if options["hidden-packs"]:
        for hiker in hikers:
            _add_face_down(hiker)


def _could_meet(each: HikePrivate) -> list[int]:
    return counts(each.could_come if each.outlook else {}, CARD_REFS)


def _count(refs: list[str], part: Seen, *paths: str) -> None:
    """How many of each of these cards there are."""
    part.take(*paths, among=refs, most=_MOST_COPIES)


def _add_hiker(hiker: Seen, pack: Seen) -> None:
    """A seat; `pack` is where the seat that looks sees its pack."""
    hiker.take("hand_size", scaling=c.HAND_LIMIT)
    hiker.take("status")
    pack.take("pack.card", by="place", among=ITEM_REFS)
    pack.take("weight")
    hiker.take("score", most=_MOST_SCORE, scaling=50)
    _count(ITEM_REFS, hiker, "taken", "known.card")


def _add_face_down(hiker: Seen) -> None:
    """Hidden packs: the face-down places, which known cards may lie there and what cannot."""

    def unseen(each: Hiker) -> list[int]:
        return several([card.place for card in each.pack if not card.face_up], PLACE_REFS)

    def known_at(place: str) -> Read:
        return lambda each: counts([known.card for known in each.known if place in known.places], ITEM_REFS)

    hiker.flags("face down", PLACE_REFS, "places of its pack with a face-down card", unseen)
    for place in PLACE_REFS:
        meaning = "how many of the known cards may lie there face down"
        hiker.numbers(f"may be at {place}", ITEM_REFS, _MOST_COPIES, meaning, known_at(place))
    hiker.take("not_here", among=ITEM_REFS, most=1)
