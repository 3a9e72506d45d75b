"""A game of another package in the browser: it has a face on the home page, and the general board plays it."""

import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from baluchon.lanterns import GAME
from baluchon.texts import Texts
from tests.browser.driving import PHONE, Guest
from tests.server.serving import SeededProcess, seeded

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
MOST = 60
PLACES = """() => [...document.querySelectorAll('.shelf li, .shelf .caption, .desk')]
  .map((each) => JSON.stringify(each.getBoundingClientRect()))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeededProcess]:
    """A server with Lanterns in its path, as a package that declares one game."""
    if not (files("baluchon.server") / "static" / "index.html").is_file():
        pytest.skip("the browser client is not in this installation (BALUCHON_WEB)")
    folder = tmp_path_factory.mktemp("installed")
    package = folder / "lanterns-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[baluchon.games]\nlanterns = baluchon.lanterns:GAME\n")
    paths = [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(str((ROOT / path).resolve()) for path in paths if path))
        with seeded(folder / "baluchon.sqlite", seed="shared") as served:
            yield served


@pytest.mark.parametrize(
    ("language", "pill"),
    [("en", "2–3 players · 10 min"), ("fr", "2 à 3 joueurs · 10 min"), ("de", "2–3 Personen · 10 Min.")],
)
def test_it_has_a_face(guest: Callable[..., Guest], language: str, pill: str) -> None:
    texts = Texts(language, GAME)
    title = texts.title()
    ana = guest(language=language)
    ana.home()
    chosen = ana.page.get_by_role("button", name=title)
    expect(chosen.locator(".cover[data-colour=lagoon] text")).to_have_text(title)
    expect(chosen.locator(".caption i")).to_have_text(texts.say("kind"))
    expect(chosen.locator(".pill")).to_have_text(pill)
    chosen.click()
    expect(ana.page.get_by_role("heading", name=title)).to_be_visible()
    expect(ana.page.locator(".pass .what")).to_have_text(texts.say("tagline"))
    assert ana.page.locator(".shelf .cover").count() == ana.page.locator(".shelf .cover > svg").count() == 6
    assert ana.misfits() == []


def test_covers_come_in_without_moving_anything(guest: Callable[..., Guest]) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana = guest()
    ana.page.route("**/cover.svg", hold)
    ana.home()
    expect(ana.page.locator(".shelf li")).to_have_count(6)
    ana.page.wait_for_function("() => document.fonts.status === 'loaded'")
    expect(ana.page.locator(".shelf .cover > svg")).to_have_count(1)  # the plain one
    before = ana.page.evaluate(PLACES)
    for route in held:
        route.continue_()
    expect(ana.page.locator(".shelf .cover > svg")).to_have_count(6)
    assert (len(held), ana.page.evaluate(PLACES)) == (5, before)


def test_a_cover_that_cannot_be_had_is_a_plain_one(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.patient = True  # the browser reports what it cannot have, too
    ana.page.route("**/road-trip-europa/cover.svg", lambda route: route.abort())
    ana.home()
    cover = ana.page.get_by_role("button", name="Road Trip Europa").locator(".cover text")
    expect(cover.locator("tspan")).to_have_text(["Road", "Trip", "Europa"])


def play_now(ana: Guest) -> None:
    ana.home()
    ana.page.get_by_role("button", name="Lanterns").click()
    ana.page.get_by_role("group", name="Bots").get_by_text("2", exact=True).click()
    ana.page.get_by_role("button", name="Play now").click()
    ana.wait_asked()


def offers(ana: Guest) -> list[str]:
    buttons = "section.board .moves button, #prompt .button:not(.quiet)"
    return [text.strip() for text in ana.page.locator(buttons).all_inner_texts()]


def test_it_is_played_to_the_end_on_the_general_board(guest: Callable[..., Guest]) -> None:
    ana = guest()
    play_now(ana)
    expect(ana.page.locator("section.board .seat > b")).to_have_text(["you", "Jonas", "Chloé"])
    for _ in range(MOST):
        if ana.is_over:
            break
        told = offers(ana)
        assert len(set(told)) == len(told) > 0, "a move is offered twice"
        ana.answer_by_mouse()
    expect(ana.page.locator("#end-title")).to_be_visible()
    expect(ana.page.locator(".ranking li")).to_have_count(3)
    totals = ana.page.locator(".chips .chip b").all_inner_texts()
    assert sorted(totals) == sorted(ana.page.locator(".ranking .score").all_inner_texts())


def test_a_move_without_components_is_offered_by_the_prompt_alone(guest: Callable[..., Guest]) -> None:
    ana = guest()
    ana.open("lanterns", [{"kind": "here"}] * 2)
    curtain, keep = ana.page.locator(".curtain button"), ana.page.get_by_role("button", name="Keep all")
    for _ in range(2):
        curtain.click()
        ana.page.locator("section.board .moves button").first.click()
    expect(curtain.or_(keep)).to_be_visible()
    if curtain.count() > 0:  # the brighter lantern was the first seat's
        curtain.click()
    expect(keep).to_be_visible()
    assert offers(ana)[-1] == "Keep all"
    assert len(offers(ana)) == 4, "three lanterns to bury, or keep them all"
    ana.menu("list-view")
    expect(keep).to_have_count(1)


@pytest.mark.parametrize("settings", [{}, {"size": PHONE, "theme": "dark"}], ids=["desktop", "phone"])
def test_its_board_and_list_can_be_used_by_everyone(guest: Callable[..., Guest], settings: dict[str, Any]) -> None:
    ana = guest(**settings)
    bots = [{"kind": "bot", "level": "novice", "name": name} for name in ("Jonas", "Chloé")]
    ana.open("lanterns", [{"kind": "here"}, *bots])
    ana.wait_asked()
    assert (ana.violations(), ana.misfits()) == ([], [])
    own = ana.page.locator("section.board .moves button").all_inner_texts()
    ana.menu("list-view")
    expect(ana.page.locator(".list .seat > b")).to_have_text(["you", "Jonas", "Chloé"])
    assert sorted(ana.page.locator(".list button").all_inner_texts()) == sorted(own)
    assert (ana.violations(), ana.misfits()) == ([], [])
