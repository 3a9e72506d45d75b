"""Lessons in the browser: each from its first sentence to its end, pointing at what it is about."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from baluchon.kernel.declaration import LANGUAGES
from baluchon.kernel.registry import all_games, game_by_id
from baluchon.lessons import has_lesson, lesson_of, lesson_text
from baluchon.texts import Texts
from tests.browser.driving import BUSY, CEREMONY, DESKTOP, PHONE, Guest
from tests.sampling import sample

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]
GAMES = [game.id for game in all_games() if has_lesson(game) and game.package.startswith("baluchon.games.")]
BY_KEYS = ("trekking-through-history", DESKTOP, "de")
"""The lesson that is walked without a mouse."""
WALKED = [
    BY_KEYS,
    ("road-trip-europa", PHONE, "fr"),
    ("trekking-the-world", PHONE, "de"),
    ("lets-take-a-hike", PHONE, "fr"),
    ("tour-du-monde", DESKTOP, "en"),
]
"""Each lesson once: with few words and with long ones, on a desk and on phones."""
OUT_OF_SIGHT = """() => {
  const box = document.querySelector('.coach').getBoundingClientRect();
  return [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom].filter((gap) => gap < 0).length;
}"""


class Pupil:
    """Somebody who does as the lesson says."""

    def __init__(self, ana: Guest, game: str, language: str) -> None:
        self.ana = ana
        self.page = ana.page
        self.lesson = lesson_of(game_by_id(game))
        self.text = lesson_text(self.lesson, language)
        self.texts = Texts(language, self.lesson.game)
        self.coach = self.page.locator(".coach")

    def begin(self) -> None:
        self.ana.go("")
        title = self.texts.title()
        on_phone = self.page.locator(".row").filter(has_text=title)
        desk = self.page.get_by_role("button", name=title, exact=True)
        on_phone.or_(desk).first.click()
        self.page.locator(".learn").click()

    @property
    def place(self) -> int:
        return int(self.coach.locator("progress").get_attribute("value") or 0)

    def listen(self) -> None:
        """Read what is said before a decision, but for its last sentence."""
        for _ in range(3):
            expect(self.coach.locator("p")).not_to_be_empty()
            assert self.page.evaluate(OUT_OF_SIGHT) == 0, self.coach.inner_text()
            assert self.ana.overflow() == 0
            said = self.coach.locator("p").inner_text()
            if said == self.text.decisions[self.place].says[-1].text:
                return
            self.go_on(said)
            expect(self.coach.locator("p")).not_to_have_text(said)

    def go_on(self, said: str) -> None:
        """One sentence further."""
        self.answer.click()

    @property
    def answer(self) -> Locator:
        return self.coach.locator(".primary")

    def decide(self, place: int) -> None:
        """Do what is proposed: be shown it, or press its button; where all is free, anything."""
        before = self.ana.decision
        best = self.lesson.best[place]
        show = self.coach.locator(".button:not(.primary)")
        if show.count() > 0:
            self.be_shown(show)
        else:
            self.go_on(self.coach.locator("p").inner_text())
            self.choose(self.texts.move(best[0]) if best else None)
        self.page.wait_for_function(
            """([before, ceremony, busy]) => {
              document.querySelector(ceremony)?.click();
              const now = document.querySelector('#prompt')?.dataset.decision;
              const is = (selector) => document.querySelector(selector) !== null;
              return now && now !== before && is('.coach') && !is(busy);
            }""",
            arg=[before, CEREMONY, BUSY],
        )

    def be_shown(self, show: Locator) -> None:
        """Let the lesson show a choice, and make it."""
        show.click()
        self.page.locator("#prompt .primary").last.click()

    def choose(self, label: str | None) -> None:
        """Make the choice that is called so, or any."""
        if label is None:
            self.ana.answer_by_mouse()
        else:
            self.page.get_by_role("button", name=re.compile(re.escape(label))).first.click()


class KeyPupil(Pupil):
    """The same without a mouse: the keyboard goes on where the lesson speaks, and what it says is heard there."""

    def begin(self) -> None:
        super().begin()
        expect(self.answer).to_be_focused()

    def go_on(self, said: str) -> None:
        expect(self.answer).to_be_focused()
        expect(self.answer).to_have_accessible_description(said)
        self.page.keyboard.press("Enter")

    def be_shown(self, show: Locator) -> None:
        expect(self.answer).to_be_focused()
        self.page.keyboard.press("Shift+Tab")
        expect(show).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#prompt")).to_be_focused()
        self.ana.tab_to("#prompt .button.primary", "Tab")
        self.page.keyboard.press("Enter")

    def choose(self, label: str | None) -> None:
        expect(self.page.locator("#prompt")).to_be_focused()
        if label is None:
            self.ana.answer_by_keyboard()
        else:
            self.ana.tab_to("#prompt .button:not(.quiet)", "Tab", label)
            self.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "size", "language"), sample(GAMES, [DESKTOP, PHONE], LANGUAGES, keep=WALKED))
def test_a_lesson_is_walked_to_its_end(guest: Come, game: str, size: tuple[int, int], language: str) -> None:
    ana = guest(size=size, language=language)
    pupil = (KeyPupil if (game, size, language) == BY_KEYS else Pupil)(ana, game, language)
    pupil.begin()
    met: list[int] = []
    expect(pupil.coach).to_be_visible()
    while pupil.coach.locator("progress").count() > 0:
        met.append(pupil.place)
        pupil.listen()
        pupil.decide(met[-1])
    assert met == sorted(set(met)), game
    assert len(met) >= 6, f"most decisions of the lesson are met one by one in {game}"
    expect(pupil.coach).to_contain_text(pupil.text.end[-1].text)
    pupil.answer.click()
    expect(pupil.coach).to_have_count(0)
    assert ana.problems == []


def test_another_choice_is_answered_and_may_be_kept_and_the_lesson_is_resumed(guest: Come) -> None:
    ana = guest(size=DESKTOP)
    pupil = Pupil(ana, "road-trip-europa", "en")
    pupil.begin()
    pupil.listen()
    first = ana.decision
    expect(ana.page.locator("section.board")).to_have_attribute("aria-busy", "false")
    italy = ana.page.locator("section.board .hand [data-ref='card:italy']")
    for _ in range(2):  # tried, then done
        italy.click()
        ana.page.locator("#prompt .primary").last.click()
        expect(pupil.coach).to_contain_text(pupil.text.decisions[0].other)
        assert ana.violations() == []
        pupil.answer.click()
        assert ana.decision == first, "nothing is made before it is meant"
    italy.click()
    ana.page.locator("#prompt .primary").last.click()
    pupil.coach.get_by_role("button", name="Keep it").click()
    ana.wait_asked(other_than=first)
    expect(pupil.coach).to_contain_text(pupil.text.decisions[1].says[0].text)
    pupil.begin()  # from home: the lesson goes on where it was left
    expect(pupil.coach).to_contain_text(pupil.text.decisions[1].says[0].text)
    pupil.coach.get_by_role("button", name="Let me play").click()
    expect(pupil.coach).to_have_count(0)
    ana.page.reload()
    ana.wait_asked()
    expect(pupil.coach).to_have_count(0)
    assert ana.problems == []
