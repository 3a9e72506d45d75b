"""The same games on a Ray cluster, which is started here on this machine alone."""

import pytest
from msgspec.structs import replace

from baluchon.arena.cluster import HERE, NoCluster, play_on_cluster
from baluchon.arena.lineup import lineups
from baluchon.arena.runner import Plan, play_some
from baluchon.kernel.errors import OtherData
from baluchon.kernel.fingerprint import Fingerprint

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
def test_a_machine_with_other_data_does_not_play() -> None:
    begun_elsewhere = replace(PLAN, fingerprint=Fingerprint("1.0.0", 1, "0123456789abcdef"))
    with pytest.raises(OtherData, match=r"would play other games of road-trip-europa: .*0123456789abcdef") as refused:
        list(play_on_cluster(begun_elsewhere, HERE))
    assert len(str(refused.value).splitlines()) == 1, "nothing of Ray's"


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_an_address_without_a_cluster_is_told() -> None:
    with pytest.raises(NoCluster, match="no Ray cluster answers at nowhere"):
        list(play_on_cluster(PLAN, "nowhere://nothing"))
