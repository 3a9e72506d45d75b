"""A campaign, as a notebook runs one: counted, kept in a file to go on from, drawn as a page."""

from pathlib import Path

from msgspec.structs import replace

from baluchon.arena.campaign import Campaign
from baluchon.arena.lineup import lineups
from baluchon.arena.runner import Plan, play_some

PLAN = Plan("road-trip-europa", 2, 9, lineups(["casual", "random"]), "campaign", detailed=True)


def test_all_games_are_counted_and_kept_in_order() -> None:
    campaign, told = Campaign(PLAN, workers=2, keep=True), list[int]()
    tally = campaign.run(told.append)
    assert campaign.games == play_some(PLAN, range(9)).games
    assert (tally.games, tally.thought["casual"].decisions > 0) == (9, True)
    assert told[0] == 0
    assert told == sorted(told)
    assert told[-1] == 9
    page = campaign.report()
    assert "from 9 games" in page
    assert str(PLAN.fingerprint) in page


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", Campaign(PLAN, keep=True)
    whole.run()
    Campaign(replace(PLAN, games=4), out=file).run()
    told: list[int] = []
    going_on = Campaign(PLAN, out=file, keep=True)
    assert going_on.run(told.append).by_seat() == whole.tally.by_seat()
    assert told[0] == 4
    assert going_on.games == whole.games
    shorter = Campaign(replace(PLAN, games=6), out=file)
    assert shorter.run().games == 6
    assert shorter.left_over == 3


def test_games_that_nobody_asks_for_are_not_kept() -> None:
    campaign = Campaign(PLAN)
    assert campaign.run().games == 9
    assert campaign.games == []
