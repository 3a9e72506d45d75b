"""What the views show: the trail, who walks, what is chosen, and what the next card may bring."""

from typing import Any

import pytest

from baluchon.games.lets_take_a_hike import GAME
from baluchon.games.lets_take_a_hike.components import BOOTS, COPIES, DECK, KIND_IDS
from baluchon.games.lets_take_a_hike.previews import Chance, Discarding, Dropping, Placing, Stopping
from baluchon.games.lets_take_a_hike.state import DECIDING
from baluchon.games.lets_take_a_hike.view import Hiker
from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.shapes import shape_of
from baluchon.texts import Texts
from tests.games.lets_take_a_hike.positions import bag_of, hike, play, table


def chances(s: Any, seat: int) -> list[Chance]:
    private: Any = GAME.private(s, seat)
    assert private.outlook.unseen == sum(chance.copies for chance in private.outlook.chances)
    return list(private.outlook.chances)


def refs(*ids: str) -> tuple[str, ...]:
    return tuple(f"card:{id}" for id in ids)


def test_the_next_card_and_what_it_would_do() -> None:  # LH-H3, LH-H4, LH-H5
    s = table([{"top": "tent", "main": "socks"}, {"top": "flashlight"}], [[], ["bear", "map"]])
    hike(s, "tent", joining=[1])
    free, pay, hazard, skunk = chances(s, 0)
    copies = dict(zip(KIND_IDS, COPIES, strict=True))
    unharmed = ("socks", "tent", "raccoon", "blister")
    # A tent is on the trail, one and the socks are in the own pack; the raccoon finds no hand.
    assert free == Chance("free", sum(copies[id] for id in unharmed) - 3, 0, 0, refs(*unharmed))
    assert (pay.effect, pay.least, pay.most) == ("pay", 1, 4)
    assert "card:map" in pay.cards  # the one in the other hand is as unseen as those in the pile
    assert (hazard.effect, hazard.copies, hazard.cards) == ("hazard", copies["bear"], refs("bear"))
    assert skunk == Chance("skunk", copies["skunk"], 0, 0, refs("skunk"))
    private: Any = GAME.private(s, 0)
    assert private.outlook.unseen == s.pile_size + 2


def test_a_distance_that_a_pack_cannot_pay_takes_all_of_it() -> None:  # LH-H5
    s = table([{"top": "map", "left-pocket": "map"}, {}], pile=["tent", "walking-stick", "compass", "tent"])
    one, two, four = (BOOTS[KIND_IDS.index(id)] for id in ("walking-stick", "compass", "tent"))
    assert (one, two, four) == (1, 2, 4)
    assert chances(s, 0) == [
        Chance("pay", 2, one, two, refs("compass", "walking-stick")),
        Chance("out", 2, two, two, refs("tent")),
    ]


@pytest.mark.parametrize(
    ("packs", "seat", "hidden", "cost"),
    [
        ([{"top": "tent", "main": "tent"}, {"top": "tent", "main": "map"}], 0, False, (4, 4)),
        ([{"top": "tent", "main": "tent"}, {"top": "tent", "main": "map"}], 1, False, None),
        ([{"top": "tent"}, {"main": "tent"}], 0, False, (4, 4)),
        ([{"top": "tent", "left-pocket": "bear-spray"}, {"main": "tent"}], 0, False, None),
        ([{"top": "tent"}, {"main": "tent"}], 0, True, (0, 4)),
    ],
)
def test_what_a_bear_would_cost(
    packs: list[dict[str, str]], seat: int, hidden: bool, cost: tuple[int, int] | None
) -> None:  # LH-D2, LH-D3, LH-D4
    s = table(packs, hidden=hidden)
    s.leader, s.party, s.walking, s.phase = 0, 3, 3, DECIDING
    s.pile = bag_of("bear", "bear")
    found = {card: (chance.effect, chance.least, chance.most) for chance in chances(s, seat) for card in chance.cards}
    assert found["card:bear"] == (("hazard", *cost) if cost else ("free", 0, 0))


def test_the_last_hike_tells_what_is_in_the_new_pile() -> None:  # LH-E1
    s = table([{"top": "tent"}, {}], pile=["tent"], discards=["camera", "bear"])
    hike(s, "tent")
    assert {card for chance in chances(s, 0) for card in chance.cards} == set(refs("camera", "bear"))
    public: Any = GAME.public(s)
    assert public.last_hike


def test_what_stopping_brings() -> None:  # LH-H7
    s = table([{"top": "tent", "main": "map"}, {"top": "tent", "main": "map"}])
    hike(s, "tent", joining=[1])
    for seat in (0, 1):
        play(s, seat, "go-on", *(["map"] if seat == 1 else []))
    stop = GAME.moves.parse("stop")
    assert GAME.previews(s, 0)[stop].detail == Stopping(takes_all=False, boots=4)
    public: Any = GAME.public(s)
    assert [(card.card, card.boots) for card in public.row] == [("card:tent", 4), ("card:map", 1)]
    assert public.row_boots == 5
    play(s, 0, "stop")
    play(s, 0, "take tent")
    assert GAME.previews(s, 1)[stop].detail == Stopping(takes_all=True, boots=1)


def detail(s: Any, seat: int, text: str) -> Any:
    return GAME.previews(s, seat)[GAME.moves.parse(text)].detail


def test_what_a_pack_weighs_after_a_choice() -> None:  # LH-T3, LH-H4
    s = table([{"top": "tent", "main": "socks"}, {"top": "tent"}], [["map", "camera"], []])
    assert detail(s, 0, "place map top") == Placing(weight=2)
    assert detail(s, 0, "place camera left-hand") == Placing(weight=8)
    s = table([{"top": "flashlight", "main": "socks", "bottom": "sleeping-bag", "left-pocket": "compass"}, {}])
    hike(s, "camera")
    weight = s.hikers[0].weight
    assert detail(s, 0, "drop top") == Dropping(weight=weight - 2, boots_left=1)
    play(s, 0, "drop top")
    assert detail(s, 0, "drop main") == Dropping(weight=weight - 3, boots_left=0)


def test_what_a_skunk_leaves() -> None:  # LH-D6
    s = table([{"top": "tent", "main": "socks"}, {"top": "tent", "main": "map"}])
    hike(s, "skunk", joining=[1])
    assert detail(s, 0, "drop main") == Dropping(weight=0, boots_left=0)
    assert s.hikers[0].weight == 5  # nothing has happened yet


def test_how_many_cards_are_still_to_be_discarded() -> None:  # LH-T4
    s = table([{"top": "tent", "main": "socks", "bottom": "sleeping-bag"}, {}], [["map"] * 3 + ["camera"] * 3, []])
    hike(s, "tent")
    play(s, 0, "stop")
    assert s.hikers[0].need > 1
    assert detail(s, 0, "discard map") == Discarding(cards_left=s.hikers[0].need - 1)


def test_the_own_choice_is_shown_to_its_owner_only() -> None:  # LH-T7
    pack = {"top": "flashlight", "main": "socks", "bottom": "sleeping-bag", "left-pocket": "compass"}
    s = table([pack, {"top": "map", "main": "map"}])
    hike(s, "camera", joining=[])
    before = GAME.public(s)
    play(s, 0, "drop top")
    private: Any = GAME.private(s, 0)
    assert private.choice.places == ["place:top"]
    assert (private.choice.boots_chosen, private.choice.boots_left, private.choice.done) == (2, 1, False)
    assert GAME.public(s) == before
    assert GAME.private(s, 1).choice is None  # type: ignore[attr-defined]


def test_how_everyone_stands_to_the_hike() -> None:  # LH-H1, LH-H6
    s = table([{"top": "tent"}, {"top": "tent"}, {"top": "tent"}, {}])

    def standing() -> list[str]:
        public: Any = GAME.public(s)
        return [hiker.status for hiker in public.hikers]

    assert standing() == ["home"] * 4
    play(s, 0, "hike")
    assert standing() == ["joined", "asked", "asked", "home"]
    play(s, 1, "join")
    play(s, 2, "join", "tent")
    assert standing() == ["walking", "walking", "walking", "home"]
    play(s, 0, "go-on")
    play(s, 1, "stop")
    assert standing() == ["goes-on", "left", "walking", "home"]


def test_prompts() -> None:
    s = table([{"top": "tent", "main": "map"}, {}])
    assert GAME.prompt(s, 0).id == "prompt-turn-or-hike"
    hike(s, "tent")
    assert GAME.prompt(s, 0).id == "prompt-decide-match"
    play(s, 0, "go-on", "camera")
    assert GAME.prompt(s, 0).id == "prompt-decide"
    s = table([{"top": "flashlight", "left-pocket": "compass", "main": "map"}, {}], hidden=True)
    hike(s, "socks")
    assert GAME.prompt(s, 0).args == {"card": "card:socks", "boots": 1, "paid": 0}
    s = table([{"main": "map"}, {}], hidden=True)
    hike(s, "tent")
    assert GAME.prompt(s, 0).id == "prompt-pay-all"


def test_more_boots_are_asked_for_only_after_the_first_ones() -> None:
    s = table([{"top": "flashlight", "left-pocket": "compass", "main": "map", "bottom": "socks"}, {}])
    hike(s, "camera")
    texts = Texts("en", GAME)
    assert texts.message(GAME.prompt(s, 0)) == "Camera: drop 3 boots, no more than needed."
    play(s, 0, "drop top")
    assert texts.message(GAME.prompt(s, 0)) == "Camera: drop one more boot."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_in_a_sentence(language: str) -> None:
    texts = Texts(language, GAME)
    for id in ("the-card", "a-card"):
        said = [texts.say(id, card=f"card:{kind}") for kind in KIND_IDS]
        assert len(set(said)) == len(KIND_IDS)
        assert not {texts.name(f"card:{kind}") for kind in KIND_IDS if kind != "socks"} & set(said)


def test_the_pile_is_counted() -> None:
    public: Any = GAME.public(table([{}, {}], [["map"], []]))
    assert public.pile == DECK - 1
    assert public.swaps_left == 6


def test_what_could_come_next_for_each_viewer() -> None:  # LH-I1
    s = table([{"top": "map"}, {}], [["bear"], ["tent"]])
    public: Any = GAME.public(s)
    mine: Any = GAME.private(s, 0)
    theirs: Any = GAME.private(s, 1)
    assert sum(public.could_come.values()) == DECK - 1
    assert (public.could_come["card:bear"], mine.could_come["card:bear"], theirs.could_come["card:bear"]) == (4, 3, 4)
    assert (public.could_come["card:tent"], mine.could_come["card:tent"], theirs.could_come["card:tent"]) == (9, 9, 8)


def test_running_scores_are_those_of_the_sheets() -> None:  # LH-H7
    s = table([{}, {}], taken=[["tent", "sleeping-bag", "camera", "map"], ["compass", "compass", "granola-bar"]])
    public: Any = GAME.public(s)
    scored = {shape.line: name for name, shape in shape_of(Hiker).fields.items() if shape.line is not None}
    for hiker, sheet in zip(public.hikers, GAME.sheets(s), strict=True):
        assert [(line.id, getattr(hiker, scored[line.id])) for line in sheet.lines] == [
            (line.id, line.points) for line in sheet.lines
        ]
        assert set(scored) == {line.id for line in sheet.lines}
        assert hiker.score == sheet.total
    assert [hiker.score for hiker in public.hikers] == [12, 5]
