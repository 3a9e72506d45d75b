"""Points of a round and of the game, with the worked examples of the rulebook."""

import pytest

from baluchon.games.road_trip_europa import GAME
from baluchon.games.road_trip_europa.components import CARD_IDS, CULTURE, CULTURE_IDS, NUMBER, REGION, REGION_IDS
from baluchon.kernel.bits import members
from baluchon.kernel.chance import FastChance
from tests.games.road_trip_europa.positions import (
    RULES,
    edited,
    facts_of,
    fill,
    fresh,
    legal_texts,
    line,
    play,
    play_round,
    play_rows,
)

BEER = ["denmark", "ireland", "belgium", "germany", "czechia", "estonia"]
FOOD = {"denmark", "ireland", "united-kingdom", "netherlands", "belgium", "germany", "switzerland", "czechia"} | {
    "hungary", "france", "portugal", "estonia", "latvia", "lithuania", "croatia", "bulgaria", "greece"
}  # fmt: skip
TRANSPORT = {"iceland", "norway", "sweden", "finland", "denmark", "united-kingdom", "netherlands", "luxembourg"} | {
    "germany", "switzerland", "austria", "spain", "portugal", "italy", "poland", "slovenia", "romania", "bulgaria",
    "greece",
}  # fmt: skip


def two_rows(own: list[str]) -> list[list[str]]:
    """A complete own row beside a row of seven other cards."""
    return [own, [card for card in CARD_IDS if card not in own][:7]]


def of_culture(kind: str) -> list[str]:
    return [id for id, culture in zip(CARD_IDS, CULTURE, strict=True) if culture == CULTURE_IDS.index(kind)]


@pytest.mark.parametrize(
    ("first", "last", "points"),
    [("sweden", "norway", 2), ("iceland", "norway", 2), ("norway", "iceland", 2), ("norway", "belgium", 0)],
)
def test_start_and_end(first: str, last: str, points: int) -> None:  # RT-P1
    # worked example: first 3, last 5 gives 2; first 7, last 5 gives 2
    s = play_rows(two_rows(fill([first, last], set())))
    assert abs(NUMBER[CARD_IDS.index(first)] - NUMBER[CARD_IDS.index(last)]) == points
    assert line(s, 0, "start-end") == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["denmark", "ireland", "belgium", "netherlands"], 5),  # worked example: 3 beer, 1 cheese
        (["france", "portugal", "latvia"], 6),  # worked example: 2 wine and 1 fish are 11
        (["latvia", "croatia", "france", "portugal"], 8),  # worked example: 16
        (["france", "portugal"], 6),  # worked example: 2 wine
        (["latvia", "netherlands"], 7),  # 7 stays 7
        (["latvia", "france"], 4),  # 8 becomes 4
        ([], 0),
    ],
)
def test_food(cards: list[str], points: int) -> None:  # RT-P2
    s = play_rows(two_rows(fill(cards, FOOD)))
    assert line(s, 0, "food") == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["sweden", "germany", "italy", "poland", "romania"], 6),  # worked example: 5 cars
        (["finland", "luxembourg", "germany"], 4),  # worked example: 2 trains and a car
        (["iceland", "spain"], 9),
        (["iceland"], 0),
        (["denmark", "netherlands", "austria", "slovenia"], 10),
    ],
)
def test_transport(cards: list[str], points: int) -> None:  # RT-P3
    s = play_rows(two_rows(fill(cards, TRANSPORT)))
    assert line(s, 0, "transport") == points


def culture_rows() -> list[list[str]]:
    """Four rows of the worked example: art once and music twice in the own row, all others elsewhere."""
    own = fill(["belgium", "sweden", "ireland"], {*of_culture("art"), *of_culture("music")}, at=3)
    rest = [card for card in CARD_IDS if card not in own]
    return [own, rest[:7], rest[7:14], rest[14:]]


def test_culture_scores_the_symbols_of_the_opponents() -> None:  # RT-P4
    # worked example: 4 players, 3 art and 2 music in front of the others; art named gives 6
    s = play_rows(culture_rows())
    previews = GAME.previews(s, 0)
    assert previews[GAME.moves.parse("name art")].most == 6
    assert previews[GAME.moves.parse("name music")].most == 4
    play(s, 0, "name art")
    for seat in (1, 2, 3):
        play(s, seat, "name none")
    assert line(s, 0, "culture") == 6
    assert [line(s, seat, "culture") for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 3), (4, 2)])
def test_a_symbol_is_worth_4_3_or_2(seats: int, each: int) -> None:  # RT-P4
    art = of_culture("art")
    rows = [fill([art[0], art[3]], set(art))]  # own symbols do not count
    rows.append(fill([art[1], art[2]], set(art) | set(rows[0])))
    while len(rows) < seats:
        rows.append(fill([], set(art) | {card for row in rows for card in row}))
    s = play_rows(rows)
    play(s, 0, "name art")
    for seat in members(RULES.to_act(s)):
        play(s, seat, "name none")
    assert line(s, 0, "culture") == 2 * each


def test_only_kinds_of_the_own_row_can_be_named() -> None:  # RT-P4
    own = fill(["belgium"], {*of_culture("music"), *of_culture("nature"), *of_culture("art"), "belgium"})
    s = play_rows(two_rows(own))
    assert "name music" not in legal_texts(s, 0)
    assert "name art" in legal_texts(s, 0)
    reason = GAME.why_not(s, 0, GAME.moves.parse("name music"))
    assert (reason.clause, reason.id) == ("RT-P4", "reason-culture-not-in-row")


def test_a_kind_is_named_once_a_game() -> None:  # RT-P4
    # worked example: three kinds named before, no natural wonder in the row: nothing to name, it stays 0
    own = fill(["belgium"], set(of_culture("nature")))
    named = {"music": 4, "architecture": 8, "art": 0}
    s = play_rows(two_rows(own), round=4, culture=[named, {}])
    assert RULES.legal(s, 0) == []
    assert members(RULES.to_act(s)) == [1]
    play(s, 1, "name none")
    assert RULES.to_act(s) == 0
    assert line(s, 0, "culture") == 12
    assert GAME.dump(s)["culture"][0] == named


def test_a_kind_named_before_is_refused_with_the_clause() -> None:  # RT-P4
    own = fill(["belgium", "sweden"], set())
    s = play_rows(two_rows(own), round=2, culture=[{"art": 8}, {}])
    reason = GAME.why_not(s, 0, GAME.moves.parse("name art"))
    assert (reason.clause, reason.id) == ("RT-P4", "reason-culture-already-scored")


def test_cultures_are_named_at_the_same_time_in_secret() -> None:  # RT-P5
    s = play_rows(culture_rows())
    assert members(RULES.to_act(s)) == [0, 1, 2, 3]
    play(s, 0, "name art")
    assert GAME.dump(s)["culture"][0] == {}
    others = RULES.imagine(s, 1, FastChance(1))
    assert GAME.dump(others)["choices"] == [None] * 4
    assert GAME.private(s, 0).choice == "culture:art"  # type: ignore[attr-defined]


def test_a_kind_without_opponent_symbols_scores_0_and_is_used_up() -> None:  # RT-P5
    art = of_culture("art")
    own = fill(art[:1], set(art))
    other = fill([], set(art) | set(own))
    s = play_rows([own, other])
    play(s, 0, "name art")
    play(s, 1, "name none")
    assert GAME.dump(s)["culture"][0] == {"art": 0}
    assert "event-named" in {event.id for event in GAME.events(facts_of(s), 1)}


def test_who_has_no_kind_to_name_is_not_asked() -> None:  # RT-P5
    everything = dict.fromkeys(CULTURE_IDS, 0)
    s = play_rows(culture_rows(), round=4, culture=[everything, everything, {}, {}])
    assert members(RULES.to_act(s)) == [2, 3]


def test_if_nobody_can_name_the_game_goes_on_by_itself() -> None:  # RT-P5
    everything = dict.fromkeys(CULTURE_IDS, 0)
    s = play_rows(culture_rows(), round=4, culture=[everything] * 4)
    assert RULES.to_act(s) == 0
    s = play_rows(culture_rows(), round=3, culture=[everything] * 4)
    assert (s.round, s.pick) == (3, 0)


def test_countries_are_marked_and_count_once() -> None:  # RT-G1
    rows = two_rows(CARD_IDS[:7])
    s = play_rows(rows, round=2, visited=[CARD_IDS[3:10], []])
    assert GAME.dump(s)["visited"] == [CARD_IDS[:10], rows[1]]
    assert line(s, 0, "countries") == 10


def test_all_who_complete_a_region_in_the_first_such_round_take_its_star() -> None:  # RT-G2
    rows = [fill(["belgium"], {"luxembourg", "netherlands"}), fill(["luxembourg"], {"belgium", "netherlands"})]
    rows[1] = fill(["luxembourg"], {"belgium", "netherlands"} | set(rows[0]))
    s = play_rows(rows, round=2, visited=[["netherlands", "luxembourg"], ["netherlands", "belgium"]])
    assert GAME.dump(s)["stars"]["benelux"] == [0, 1]
    assert line(s, 0, "stars") >= 3


def test_a_star_is_gone_once_taken() -> None:  # RT-G2
    # worked example: the first to mark the three Benelux countries takes the star of 3, the others lose it
    benelux = ["netherlands", "belgium", "luxembourg"]
    rows = [fill([], set(benelux)), fill(benelux, set(CARD_IDS[:7]))]
    s = play_rows(rows, round=2, visited=[benelux, []], stars={region: [] for region in REGION_IDS} | {"benelux": [0]})
    assert set(benelux) <= set(GAME.dump(s)["visited"][1])
    assert GAME.dump(s)["stars"]["benelux"] == [0]
    took = ["region:benelux" in traveller.stars for traveller in GAME.public(s).travellers]  # type: ignore[attr-defined]
    assert took == [True, False]


def one_of_each_region(skip: set[str]) -> list[str]:
    chosen = []
    for region in range(len(REGION_IDS)):
        chosen.append(next(id for card, id in enumerate(CARD_IDS) if REGION[card] == region and id not in skip))
    return chosen


def test_passport_bonus_for_first_second_and_third() -> None:  # RT-G3
    everywhere = one_of_each_region(set())
    rest = [card for card in CARD_IDS if card not in everywhere]
    rows = [everywhere, rest[:7], rest[7:14]]
    nowhere: list[list[str]] = [[], [], []]
    assert line(play_rows(rows, visited=nowhere), 0, "passport") == 7
    second = play_rows(rows, round=2, visited=nowhere, passports=[0, 0, 7], passport_places=1)
    assert line(second, 0, "passport") == 3
    third = play_rows(rows, round=3, visited=nowhere, passports=[0, 3, 7], passport_places=2)
    assert line(third, 0, "passport") == 1
    late = play_rows(rows, round=4, visited=nowhere, passports=[0, 0, 0], passport_places=3)
    assert line(late, 0, "passport") == 0


def test_passports_of_the_same_round_share_the_place() -> None:  # RT-G3
    first = one_of_each_region(set())
    second = one_of_each_region(set(first))
    third = [card for card in CARD_IDS if card not in first and card not in second][:7]
    s = play_rows([first, second, third], visited=[[], [], []])
    assert GAME.dump(s)["passports"][:2] == [7, 7]
    assert GAME.public(s).passports_left == [3, 1]  # type: ignore[attr-defined]


def test_a_passport_is_given_once() -> None:  # RT-G3
    everywhere = one_of_each_region(set())
    rest = [card for card in CARD_IDS if card not in everywhere]
    s = play_rows([everywhere, rest[:7]], round=3, visited=[everywhere, []], passports=[7, 0], passport_places=1)
    assert GAME.dump(s)["passports"] == [7, 3 if set(REGION_IDS) == regions_of(rest[:7]) else 0]


def regions_of(cards: list[str]) -> set[str]:
    return {REGION_IDS[REGION[CARD_IDS.index(card)]] for card in cards}


def test_totals_add_up() -> None:  # RT-E1
    chance = FastChance(8)
    s = fresh(4)
    for _ in range(4):
        play_round(s, chance, names=True)
    outcome = GAME.outcome(s)
    for sheet in GAME.sheets(s):
        ids = [each.id for each in sheet.lines]
        assert ids == ["start-end", "food", "transport", "culture", "countries", "stars", "passport"]
        assert sheet.total == outcome.scores[sheet.seat]
    assert line(s, 0, "culture") > 0


def test_countries_stars_and_passport_of_the_sample_sheet() -> None:  # RT-E1
    # worked example: 21 countries + stars 6 + passport 7 = 34
    stars: dict[str, list[int]] = {region: [] for region in REGION_IDS} | {"britain-ireland": [0], "south-west": [0]}
    s = edited(fresh(2), visited=[CARD_IDS[:21], []], stars=stars, passports=[7, 0], passport_places=1)
    lines = {each.id: each.points for each in GAME.sheets(s)[0].lines}
    assert lines["countries"] == 21
    assert lines["stars"] == 6
    assert lines["countries"] + lines["stars"] + lines["passport"] == 34
    assert GAME.sheets(s)[0].total == 34


def ended(seats: int = 2, **fields: object) -> object:
    blank: dict[str, object] = {
        "phase": "over",
        "pick": 8,
        "round": 5,
        "hands": [[]] * seats,
        "rows": [[]] * seats,
        "visited": [[]] * seats,
    }
    return edited(fresh(seats), **(blank | fields))


def test_the_highest_total_wins() -> None:  # RT-E2
    outcome = GAME.outcome(ended(food=[[1, 0, 0, 0], [2, 0, 0, 0]]))
    assert (outcome.winners, outcome.ranking, outcome.tie_break) == ((1,), (2, 1), None)


def test_equal_totals_are_decided_by_the_passport() -> None:  # RT-E2
    outcome = GAME.outcome(ended(passports=[3, 0], food=[[0] * 4, [3, 0, 0, 0]]))
    assert outcome.scores == (3, 3)
    assert outcome.winners == (0,)
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-passport"


def test_then_by_start_and_end() -> None:  # RT-E2
    s = ended(start_end=[[1, 0, 0, 0], [3, 0, 0, 0]], food=[[3, 0, 0, 0], [1, 0, 0, 0]])
    outcome = GAME.outcome(s)
    assert outcome.winners == (1,)
    assert RULES.winners(s) == 2
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-start-end"


def test_then_the_win_is_shared_and_lower_places_rank_alike() -> None:  # RT-E2
    s = ended(3, food=[[2, 0, 0, 0], [2, 0, 0, 0], [1, 0, 0, 0]])
    outcome = GAME.outcome(s)
    assert outcome.ranking == (1, 1, 3)
    assert outcome.tie_break is not None
    assert outcome.tie_break.id == "tie-shared"
    assert members(RULES.winners(s)) == [0, 1]
    lower = GAME.outcome(
        ended(3, food=[[5, 0, 0, 0], [2, 0, 0, 0], [0] * 4], start_end=[[0] * 4, [0] * 4, [2, 0, 0, 0]])
    )
    assert lower.ranking == (1, 3, 2)
