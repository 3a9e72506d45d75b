"""What another choice costs, as lessons say it: every figure of a reply is found out again from the rules."""

import re
import tomllib
from collections.abc import Callable

import pytest

from baluchon.games.lets_take_a_hike import components as hike
from baluchon.games.road_trip_europa import components as road_trip
from baluchon.games.tour_du_monde import components as tour
from baluchon.games.trekking_through_history import components as history
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.match import Match
from baluchon.kernel.registry import game_by_id
from baluchon.lessons import LEARNER, lesson_of
from baluchon.testing.lessons import play_lesson


class Walk:
    """A lesson as it proposes, up to the decision that a reply belongs to, and what comes of choices there."""

    def __init__(self, game: str, reply: str) -> None:
        self.lesson = lesson_of(game_by_id(game))
        decisions = self.lesson.script.decisions
        self.place = next(
            place for place, each in enumerate(decisions) if reply in (each.other, *each.replies.values())
        )
        self.best = decisions[self.place].best
        self.told = decisions[self.place].replies
        """Choices that have a reply of their own."""

    def at(self, *moves: str) -> Match:
        """After these choices of the learner's; the others do what the script says, or anything."""
        match = play_lesson(self.lesson, self.place)
        for text in moves:
            match.play(LEARNER, match.parse(LEARNER, text))
            while others := [seat for seat in match.to_act if seat != LEARNER]:
                scripted = self.lesson.scripted(match, others[0])
                match.play(others[0], match.legal(others[0])[0] if scripted is None else scripted)
        return match

    @property
    def others(self) -> list[str]:
        """The choices that are neither proposed nor have a reply of their own."""
        match = self.at()
        legal = [match.game.moves.text(move) for move in match.legal(LEARNER)]
        return [text for text in legal if text not in self.best and text not in self.told]

    def points(self, line: str, *moves: str) -> int:
        """What the learner has on a line after these choices, what is under way counted too."""
        return next(each.points for each in self.at(*moves).foreseen(LEARNER).pencil if each.id == line)

    def gain(self, line: str, *moves: str) -> int:
        return self.points(line, *moves) - self.points(line)

    def total(self, *moves: str) -> int:
        return sum(each.points for each in self.at(*moves).foreseen(LEARNER).pencil)


# ------------------------------------------------------------------------------------------ Road Trip Europa


def number(card: str) -> int:
    return int(road_trip.NUMBER[road_trip.CARD_IDS.index(card)])


def food(card: str) -> int:
    return int(road_trip.FOOD_VALUE[road_trip.CARD_IDS.index(card)])


def furthest(card: str) -> int:
    """The most that a trip can bring that begins there."""
    return max(abs(number(card) - number(end)) for end in road_trip.CARD_IDS)


def halved(walk: Walk, pick: str) -> set[int]:
    """All food with this card, what is left of it, and what that costs."""
    before, after = walk.points("food"), walk.points("food", pick)
    return {before + food(pick.removeprefix("pick ")), after, before - after}


def culture(walk: Walk) -> set[int]:
    brings = {text: walk.points("culture", text) for text in (*walk.best, *walk.others, "name none")}
    fewest = min(brings[text] for text in walk.best)
    assert all(brings[text] < fewest for text in brings if text not in walk.best)
    return {fewest}


# ---------------------------------------------------------------------------------- Trekking Through History


def first_row(itinerary: str) -> int:
    """What the first row of an itinerary pays that pays anything."""
    begin = history.ITINERARY_IDS.index(itinerary) * int(history.ROWS)
    return next(points for points in history.ROW_POINTS[begin : begin + int(history.ROWS)] if points)


# ---------------------------------------------------------------------------------------- Let's Take a Hike


def boots(item: str) -> int:
    return hike.BOOTS[hike.KIND_IDS.index(item)]


def in_pack(walk: Walk, seat: int) -> list[int]:
    pack = walk.at().game.dump(walk.at().state)["packs"][seat]
    return [boots(item) for item in pack.values()]


# --------------------------------------------------------------------------------- Le jeu du tour du monde


def caught(*cards: str) -> int:
    """What these cards count if one is caught with them."""
    return sum(tour.POINTS[tour.CARD_IDS.index(card)] for card in cards)


FIGURES: dict[str, dict[str, Callable[[Walk], set[int]]]] = {
    "road-trip-europa": {
        "start-other": lambda walk: {
            max(furthest(text.removeprefix("pick ")) for text in walk.others),
            furthest("latvia"),
            number("latvia"),
        },
        "start-france": lambda walk: {number("france"), number("latvia"), walk.gain("food", "pick latvia")},
        "transport-other": lambda walk: {walk.gain("transport", "pick romania", "pick poland")},
        "pair-other": lambda walk: {walk.gain("transport", "pick poland")},
        "pair-germany": lambda walk: {walk.gain("transport", "pick poland"), walk.gain("transport", "pick germany")},
        "food-other": lambda walk: {walk.points("food", text) for text in walk.others},
        "food-hungary": lambda walk: {
            walk.points("food") + food("hungary"),
            walk.points("food", "pick hungary"),
            walk.points("food", "pick netherlands"),
        },
        "food-italy": lambda walk: {walk.points("food", "pick netherlands") - walk.points("food", "pick italy")},
        "regions-other": lambda walk: set().union(*(halved(walk, text) for text in walk.others)),
        "regions-lithuania": lambda walk: halved(walk, "pick lithuania"),
        "culture-other": culture,
        "culture-none": culture,
    },
    "trekking-through-history": {
        "itinerary-other": lambda walk: {first_row("k")},
        "crystal-other": lambda walk: {int(history.PUNCTUALITY)},
        "row-other": lambda walk: {walk.gain("itineraries", "take 1471", "spend 1")},
        "punctual-plan-other": lambda walk: {walk.gain("punctuality", "spend 1", "visit ancestor", "spend 1")},
        "ancestor-other": lambda walk: {walk.points("treks", "visit ancestor", "spend 1", "place progress")},
        "punctual-other": lambda walk: {walk.gain("punctuality", "spend 1") - walk.gain("punctuality", "spend 0")},
        "wild-other": lambda walk: {
            walk.gain("itineraries", "place progress"),
            *(walk.gain("crystals", text) for text in walk.others),
        },
    },
    "trekking-the-world": {
        "walk-other": lambda walk: {visit(walk)},
        "pay-other": lambda walk: {2},
        "action-other": lambda walk: {visit(walk)},
        "second-card-other": lambda walk: {1},
        "havana-other": lambda walk: {visit(walk)},
        "pay-one-other": lambda walk: {1},
        "visit-other": lambda walk: {visit(walk)},
    },
    "lets-take-a-hike": {
        "pan-other": lambda walk: {boots("frying-pan")},
        "hazard-other": lambda walk: {max(in_pack(walk, 1))},
        "hazard-hike": lambda walk: {max(in_pack(walk, 1))},
        "match-other": lambda walk: {walk.total("stop")},
        "pay-other": lambda walk: {boots("flashlight"), boots("water-bottle")},
        "on-other": lambda walk: {walk.total("stop"), sum(in_pack(walk, LEARNER))},
        "stop-other": lambda walk: {walk.total("stop")},
    },
    "tour-du-monde": {
        "connect-finish": lambda walk: {caught("uzbekistan")},
        "plus-one-joker": lambda walk: {caught("south-africa", "cape-town")},
        "joker-other": lambda walk: {caught("south-africa"), caught("cape-town")},
        "joker-finish": lambda walk: {caught("south-africa", "cape-town")},
        "secondary-other": lambda walk: {caught("cape-town")},
        "dear-other": lambda walk: {caught(text.removeprefix("discard ")) for text in walk.best},
        "open-ways-other": lambda walk: {caught("india")},
    },
}
"""For each game and reply with figures: what they are by the rules."""


def visit(walk: Walk) -> int:
    """What the visit brings to which the lesson leads."""
    end = Walk("trekking-the-world", "visit-other")
    return end.gain("destinations", *end.best)


NAMES = re.compile(r"\d{3,4}|\+1")
"""Years, by which cards are called, and the card +1."""


def told(game: str, language: str) -> dict[str, set[int]]:
    """The replies of a lesson that have figures, and these."""
    lesson = lesson_of(game_by_id(game))
    words = tomllib.loads(lesson.game.resource("lessons", f"{language}.toml").read_text(encoding="utf-8"))
    ids = {id for each in lesson.script.decisions for id in (each.other, *each.replies.values()) if id}
    figures = {id: {int(found) for found in re.findall(r"\d+", NAMES.sub("", words[id]))} for id in ids}
    return {id: found for id, found in figures.items() if found}


@pytest.mark.parametrize(("game", "reply"), [(game, reply) for game in FIGURES for reply in FIGURES[game]])
def test_figures_of_a_reply_follow_from_the_rules(game: str, reply: str) -> None:
    figures = FIGURES[game][reply](Walk(game, reply))
    assert {language: told(game, language).get(reply) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, figures)


@pytest.mark.parametrize("game", FIGURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_a_reply_is_left_out(game: str, language: str) -> None:
    assert set(told(game, language)) <= set(FIGURES[game])
