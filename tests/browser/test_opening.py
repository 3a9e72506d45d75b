"""It opens everywhere: on a slow line, below a path of a larger site, from the home screen."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import IN_THE_HOUSE
from tests.browser.driving import Guest
from tests.browser.sub_path import stripping
from tests.server.serving import seeded

pytestmark = pytest.mark.browser

PATH = "/games"
FORGOTTEN = """async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith('baluchon-'));
  return (await navigator.serviceWorker.getRegistrations()).length + kept.length === 0;
}"""
MANIFEST = "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"


def test_something_is_seen_before_anything_but_the_page_has_come(guest: Callable[..., Guest]) -> None:
    ana = guest()
    asked: list[str] = []
    held: list[Route] = []
    ana.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/assets/**", hold)
    ana.page.goto(ana.url, wait_until="commit")
    expect(ana.page.locator("#first")).to_be_visible()
    ana.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length === 1")
    ana.page.route("**/assets/**", lambda route: route.continue_())
    for route in held:
        route.continue_()
    expect(ana.page.get_by_role("button", name="Play now")).to_be_enabled()
    expect(ana.page.locator("#first")).to_have_count(0)
    ana.page.wait_for_function("() => [...document.fonts].some((each) => each.status === 'loaded')")
    font = next(i for i, name in enumerate(asked) if name.endswith(".woff2"))
    pictures = [i for i, name in enumerate(asked) if name.startswith("cover.svg")]
    assert asked.count("games") == 1
    assert asked.index("games") < min(pictures) < font
    weight = ana.page.evaluate(
        """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
          .filter((each) => /[.](js|css|ftl|html)$|api.games$|[/]$/.test(each.name))
          .reduce((sum, each) => sum + each.encodedBodySize, 0)"""
    )
    assert weight < 95_000  # 1.9 s of a line of 50 kB/s


def test_a_table_comes_in_few_and_small_files(guest: Callable[..., Guest]) -> None:
    """Each file costs a slow line a trip, and 50 kB a second; maps and pictures come with the board or after it."""
    ana = guest()
    ana.open("trekking-the-world", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
    ana.wait_asked()
    files: dict[str, int] = ana.page.evaluate(
        """() => Object.fromEntries(performance.getEntriesByType('resource')
          .filter((each) => /assets.(first|start|shared|table|parts)[-_a-z]*-[^.]*[.](js|css)$/.test(each.name))
          .map((each) => [each.name.split('/').at(-1), each.encodedBodySize]))"""
    )
    assert {name.split("-")[0] for name in files} == {"first", "start", "shared", "table", "parts"}
    assert len(files) <= 14
    assert sum(files.values()) < 165_000


@pytest.fixture(params=["kept", "stripped"])
def below_a_path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a server below a path, by a proxy that keeps the path or leaves it out."""
    with ExitStack() as stack:
        served = stack.enter_context(seeded(tmp_path / "b.sqlite", root_path=PATH))
        if request.param == "kept":
            yield served.url + PATH
        else:
            yield stack.enter_context(stripping(served.port, PATH))


def test_friends_play_below_a_path_of_a_larger_site(guest: Callable[..., Guest], below_a_path: str) -> None:
    """No request leaves the path: a guest notes those that do."""
    host, friend = guest(below_a_path), guest(below_a_path)
    host.page.goto(f"{below_a_path}/")
    host.page.get_by_role("button", name="Play with friends").click()
    link = host.page.locator("input[readonly]").input_value()
    assert link.startswith(f"{below_a_path}/#/table/")
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(host.page.locator(".lobby")).to_contain_text("Ben")
    [cookie] = friend.page.context.cookies(f"{below_a_path}/")
    assert cookie["path"] == f"{PATH}/"
    assert friend.page.context.cookies(below_a_path.removesuffix(PATH)) == []
    table = friend.open("trekking-the-world", [{"kind": "here"}, {"kind": "bot", "level": "novice"}])
    friend.wait_asked()
    friend.answer_by_mouse()
    assert table in friend.page.url
    host.leave()
    friend.leave()


def test_the_client_is_kept_where_it_is_wanted(guest: Callable[..., Guest], tmp_path: Path) -> None:
    with seeded(tmp_path / "a.sqlite", allowed_hosts=[IN_THE_HOUSE]) as server:
        ana = guest(server.url, keep=True)
        ana.home()
        ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        manifest = ana.page.evaluate(MANIFEST)
        assert manifest["display"] == "standalone"
        assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
        for icon in manifest["icons"]:
            assert ana.page.request.get(f"{server.url}/{icon['src']}").headers["content-type"] == "image/png"
        in_the_house = guest(server.url.replace("127.0.0.1", IN_THE_HOUSE), keep=True)
        in_the_house.home()
        expect(in_the_house.page.get_by_role("button", name="Play now")).to_be_enabled()
        assert in_the_house.page.evaluate("isSecureContext") is False
        ana.patient = in_the_house.patient = True
    ana.page.reload(wait_until="commit")
    expect(ana.page.get_by_role("alert")).to_contain_text("The server isn’t answering")
    with seeded(tmp_path / "a.sqlite", server.port):
        ana.page.get_by_role("button", name="Try again").click()
        expect(ana.page.get_by_role("button", name="Play now")).to_be_enabled()
        ana.page.locator("header button.more").click()
        ana.page.get_by_label("Keep Baluchon on this device").uncheck()
        ana.wait_until(FORGOTTEN)


def test_a_server_that_does_not_want_to_be_kept_is_forgotten(guest: Callable[..., Guest], tmp_path: Path) -> None:
    with seeded(tmp_path / "a.sqlite") as first:
        ana = guest(first.url, keep=True)
        ana.home()
        ana.page.evaluate("async () => { await navigator.serviceWorker.ready }")
        ana.patient = True
    with seeded(tmp_path / "a.sqlite", first.port, keep_shell=False):
        ana.home()
        ana.wait_until(FORGOTTEN)
