"""The same games on a Ray cluster, which is started here on this machine alone."""

import pytest

from baluchon.arena.cluster import HERE, NoCluster, play_on_cluster
from baluchon.arena.lineup import lineups
from baluchon.arena.runner import Plan, play_some

PLAN = Plan("road-trip-europa", 2, 9, lineups(["casual", "random"]), "cluster", detailed=True)


@pytest.fixture(autouse=True)
def no_authentication(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_a_cluster_plays_the_same_games() -> None:
    portions = list(play_on_cluster(PLAN, HERE, done=[0, 3]))
    games = sorted((game for portion in portions for game in portion.games), key=lambda game: game.number)
    assert len(portions) == 2
    assert games == [game for game in play_some(PLAN, range(9)).games if game.number not in (0, 3)]


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_an_address_without_a_cluster_is_told() -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers at nowhere"):
        list(play_on_cluster(PLAN, "nowhere://nothing"))
