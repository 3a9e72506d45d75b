"""What the view and the previews say about each card in hand, so that a client needs no rules."""

from baluchon.games.tour_du_monde import GAME
from baluchon.games.tour_du_monde.previews import Detail
from baluchon.games.tour_du_monde.state import TourState
from baluchon.games.tour_du_monde.view import TourPrivate
from tests.games.tour_du_monde.positions import actor, position, private, public


def card(view: TourPrivate, id: str) -> tuple[bool, int, tuple[str, ...], tuple[str, ...]]:
    (found,) = [each for each in view.hand if each.card == f"card:{id}"]
    return found.open, found.steps, found.via, found.needs


def brings(s: TourState, text: str) -> Detail:
    """What laying a stop does."""
    detail = GAME.previews(s, actor(s))[GAME.moves.parse(text)].detail
    assert isinstance(detail, Detail)
    return detail


def test_what_lets_a_card_be_laid_and_what_would() -> None:  # TM-T4, TM-T6
    view = private(position([["italy", "chamonix", "cambodia", "shanghai", "joker-1"], ["spain"]]), 0)
    assert card(view, "italy") == (True, 1, ("card:france",), ())
    assert card(view, "chamonix") == (True, 0, ("card:france",), ())
    assert card(view, "cambodia") == (False, 5, (), ("card:thailand", "card:vietnam"))
    assert card(view, "shanghai") == (False, 3, (), ("card:china",))
    assert card(view, "joker-1") == (False, 0, (), ())
    missing = {each.card.removeprefix("card:"): each.missing for each in view.hand}
    assert missing == {"italy": 0, "chamonix": 0, "cambodia": 4, "shanghai": 3, "joker-1": 0}


def test_what_laying_a_card_opens() -> None:  # TM-T4, TM-T6
    hand = ["india", "agra", "nepal", "cambodia", "angkor", "kyoto"]
    india = brings(position([hand, ["spain"]], ["china", "japan"]), "lay india")
    opened = ("iran", "united-arab-emirates", "sri-lanka", "thailand", "kenya", "agra", "varanasi")
    assert india.opens == tuple(f"card:{id}" for id in opened)
    assert india.frees == ("card:agra",)
    # Vietnam is open by China, so Cambodia was two steps away before as well.
    assert india.nearer == ()


def test_what_laying_a_card_brings_nearer() -> None:  # TM-T4
    hand = ["india", "cambodia", "angkor", "sri-lanka", "joker-1"]
    s = position([hand, ["spain"]], ["russia", "turkey", "iran"])
    india = brings(s, "lay india")
    assert [(each.card, each.steps, each.next) for each in india.nearer] == [
        ("card:cambodia", 2, ("card:thailand",)),
        ("card:angkor", 2, ()),  # its country would be open then, but it itself lies under its country
    ]
    assert brings(s, "charter india") == india


def test_what_the_tour_connects_to() -> None:  # TM-T4, TM-C5
    table = public(position([["kenya"], ["spain"]], ["france", "italy", "chamonix"]))
    openings = {opening.card: opening.via for opening in table.open}
    assert openings["card:switzerland"] == ("card:france", "card:italy")
    assert openings["card:greece"] == ("card:italy",)
    assert "card:italy" not in openings
    assert table.open_secondaries == ["card:mont-saint-michel", "card:venice", "card:florence"]
