"""What a view tells of choices: previews that agree with what then happens."""

from typing import Any

import pytest

from baluchon.games.trekking_through_history import GAME, scoring
from baluchon.games.trekking_through_history.previews import CardPreview, ColumnPreview
from baluchon.games.trekking_through_history.view import public
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from tests.games.trekking_through_history.positions import RULES, look, play, position


def previews(crystals: int = 0, **changes: Any) -> dict[str, CardPreview]:
    s = position(crystals=[crystals, 0], **changes)
    return {each.card: each for each in cards(s, 0)}


def cards(s: Any, seat: int) -> list[CardPreview]:
    """What the cards would bring that a seat may take, or the one it has chosen."""
    found = [preview.detail for preview in GAME.previews(s, seat).values()]
    return [each for each in found if isinstance(each, CardPreview)]


def columns(s: Any, seat: int) -> list[ColumnPreview]:
    """What a wild token would bring in each column."""
    found = [preview.detail for preview in GAME.previews(s, seat).values()]
    return [each for each in found if isinstance(each, ColumnPreview)]


def test_there_is_a_preview_for_every_card_that_may_be_taken() -> None:
    s = position(treks=[[["1230"]], []], offer=["1903", "49-bce", "1809", "1850", "900", "655"])
    told = {each.card.replace("card:", "take ").replace("take ancestor", "visit ancestor") for each in cards(s, 0)}
    assert told == {GAME.moves.text(move) for move in RULES.legal(s, 0)}
    assert cards(s, 1) == []


def test_landings_for_every_number_of_crystals() -> None:
    card = previews(crystals=2, hours=[0, 2])["card:1230"]
    assert [(each.crystals, each.hour, each.onto, each.again) for each in card.landings] == [
        (0, 3, [], False),
        (1, 2, [1], True),
        (2, 1, [], True),
    ]


def test_landings_tell_punctuality_and_being_stopped() -> None:
    card = previews(crystals=3, hours=[9, 11])["card:900"]
    assert [(each.hour, each.punctual, each.stopped) for each in card.landings] == [
        (12, 0, 2),
        (12, 0, 1),
        (12, 3, 0),
        (11, 0, 0),
    ]


def test_tokens_points_and_losses_are_foreseen() -> None:
    found = previews(itinerary=["k", "b"], tokens=[{"person": 4, "progress": 2}, {}])
    card = found["card:1850"]
    assert (card.covers, card.points, card.crystals, card.lost) == ([16, 6, 15], 8, 0, [])
    full = previews(tokens=[{"person": 4}, {}])["card:1903"]
    assert full.lost == ["experience:person", "experience:person"]
    assert previews()["card:655"].crystals == 1


def test_the_trek_is_foreseen() -> None:
    found = previews(
        treks=[[["221-bce", "655", "1150", "1195", "1300"]], []],
        offer=["1903", "49-bce", "1230", "1850", "900", "1809"],
        day=1,
    )
    assert (found["card:1903"].breaks, found["card:1903"].trek_cards, found["card:1903"].trek_points) == (False, 6, 10)
    assert found["card:1903"].treks_change == 3
    assert (found["card:49-bce"].breaks, found["card:49-bce"].trek_cards) == (True, 1)
    assert found["card:49-bce"].treks_change == -3
    assert (found["card:ancestor"].year, found["card:ancestor"].wilds) == (1300, 1)


def test_the_next_space_of_each_column_is_told_with_what_it_pays() -> None:
    s = position(itinerary=["v", "b"], tokens=[{"person": 2, "event": 3, "innovation": 3}, {}])
    plan = public(s).travellers[0].itinerary
    assert plan is not None
    assert [(space.experience, space.row, space.points, space.crystals) for space in plan.next] == [
        ("experience:person", 4, 0, 0),
        ("experience:innovation", 3, 14, 0),
        ("experience:progress", 1, 0, 0),
    ]


def test_columns_are_told_while_a_wild_token_is_placed() -> None:
    s = position(day=2, itinerary=["k", "b"], tokens=[{"progress": 2}, {}])
    assert columns(s, 0) == []
    play(s, "take 1933")
    assert [(each.experience, each.points) for each in columns(s, 0)][-1] == ("experience:progress", 4)
    assert columns(s, 1) == []


def test_running_scores_are_public() -> None:
    s = position(
        2,
        day=1,
        treks=[[["1230", "1794", "1809"]], []],
        crystals=[2, 0],
        offer=["1903", "49-bce", "1587", "1850", "900", "655"],
        **{"itinerary-points": [[5, 0, 0], [0, 0, 0]], "punctual-points": [[3, 0, 0], [0, 0, 0]]},
    )
    traveller = public(s).travellers[0]
    assert (traveller.track, traveller.trek_points, traveller.score) == (8, 2, 12)
    assert traveller.crystal_points == 2
    assert public(s).ladder[:4] == [0, -3, 0, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_previews_come_true(seats: int) -> None:
    s = GAME.start(seats, {"first-game": True}, FastChance(seats))
    chance = FastChance(3)
    checked = 0
    while mask := RULES.to_act(s):
        seat = members(mask)[0]
        moves = RULES.legal(s, seat)
        move = moves[chance.below(len(moves))]
        if look(s)["phase"] == "card":
            checked += 1
            ref = GAME.moves[move].refs[0]
            card = next(each for each in cards(s, seat) if each.card == ref)
            landing = card.landings[-1]
            after = RULES.copy(s)
            RULES.play(after, seat, move, FastChance(1))
            if len(card.landings) > 1:
                RULES.play(after, seat, RULES.legal(after, seat)[-1], FastChance(1))
            if after.day == s.day and RULES.to_act(after):
                own, then = s.travellers[seat], after.travellers[seat]
                assert then.hour == landing.hour
                points = scoring.track_points(then) - scoring.track_points(own)
                assert points == card.points + landing.punctual
                assert then.crystals - own.crystals == card.crystals - landing.crystals
                assert after.wilds == card.wilds
                if not card.wilds:
                    assert (after.turn == seat) == landing.again
                    assert then.trek_cards == card.trek_cards
                    change = scoring.all_trek_points(then) - scoring.all_trek_points(own)
                    assert change == card.treks_change
        RULES.play(s, seat, move, chance)
    assert checked > 20
