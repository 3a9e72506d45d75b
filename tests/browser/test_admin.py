"""The page of whoever looks after the server, walked once; and the word to everyone, on the pages of others."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import DESKTOP, PHONE, Guest
from tests.server.serving import SeededProcess, seeded

pytestmark = pytest.mark.browser

TOKEN = "k3v9q2m7xw4cj8td"
WORD = "Neue Version um neun Uhr."


@pytest.fixture
def looked_after(database: Path) -> Iterator[SeededProcess]:
    with seeded(database, seed="looked after", admin_token=TOKEN) as served:
        yield served


def part(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def item(page: Page, text: str) -> Locator:
    return page.locator(".admin li").filter(has_text=text)


def test_a_server_is_looked_after_in_the_browser(looked_after: SeededProcess, guest: Callable[..., Guest]) -> None:
    ana = guest(looked_after.url)
    ana.home()
    table = ana.open("lets-take-a-hike", [{"kind": "here"}, {"kind": "open"}], start=False)
    host = guest(looked_after.url, size=PHONE)
    page = host.page
    host.home()
    host.go("admin")
    page.get_by_label("Token").fill("a token that is wrong")
    page.get_by_role("button", name="Go in").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the token of this server.")
    page.get_by_label("Token").fill(TOKEN)
    page.get_by_role("button", name="Go in").click()
    expect(page.get_by_text("1 person; tables: 1 waiting")).to_be_visible()
    assert page.evaluate("[sessionStorage.getItem('baluchon-admin'), document.cookie]") == [TOKEN, ""]

    page.get_by_label("Everyone who is connected").fill(WORD)
    page.get_by_role("button", name="Tell everyone").click()
    for each in (page, ana.page):
        expect(each.locator("aside").filter(has_text=WORD)).to_be_visible()
    assert ana.violations() == []
    assert ana.misfits() == []
    ana.page.locator("aside").get_by_role("button", name="Close").click()
    expect(ana.page.get_by_text(WORD)).to_have_count(0)
    page.get_by_role("button", name="Open no new tables").click()
    expect(page.get_by_text("the server can be stopped")).to_be_visible()
    page.get_by_role("button", name="Open new tables again").click()
    expect(page.get_by_text("New tables can be opened.")).to_be_visible()
    assert host.violations() == []

    part(page, "Tables")
    page.get_by_role("searchbox").fill("ana")
    page.get_by_role("button", name="Find").click()
    expect(item(page, table)).to_contain_text("Let’s Take a Hike · Waiting")
    item(page, table).get_by_role("button", name="Close").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    expect(item(page, table)).to_contain_text("Closed")
    assert host.misfits(".admin p, .admin h2, .admin button") == []

    part(page, "People")
    item(page, "Ana").get_by_role("button", name="Rename").click()
    page.get_by_label("New nickname").fill("Ana L.")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    item(page, "Ana L.").get_by_role("button", name="Mute").click()
    expect(item(page, "Ana L. · muted")).to_be_visible()
    assert host.violations() == []
    item(page, "Ana L.").get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nothing found.")).to_be_visible()

    part(page, "Invitations")
    page.get_by_label("For whom").fill("the club")
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.get_by_text(re.compile(f"^{looked_after.url}/#/invite/"))).to_be_visible()
    item(page, "the club").get_by_role("button", name="Withdraw").click()
    expect(item(page, "the club")).to_have_count(0)

    part(page, "Backups")
    page.get_by_role("button", name="Make a backup now").click()
    expect(item(page, "baluchon-2026")).to_be_visible()
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert host.violations() == []
    page.get_by_role("button", name="Forget the token").click()
    expect(page.get_by_label("Token")).to_be_visible()
