"""A person at a browser: what they can see and do, without knowing how a board is drawn."""

import json
import random
import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Request, expect

from tests.luck import SHIFT
from tests.sampling import sample

PATIENCE = 60_000
"""Milliseconds: how fast things are is measured elsewhere; a busy machine must fail no test."""
expect.set_options(timeout=PATIENCE)

DESKTOP = (1280, 800)
PHONE = (360, 740)
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
ALL_TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent);
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name));
  return found.map((text) => text.trim()).filter(Boolean);
}"""
WCAG = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
AXE = Axe().axe_script
RISING = ".moments .points"
VIOLATIONS = f"""async ([part, rules]) => {{
  const where = {{include: [part ?? 'html'], exclude: ['{RISING}']}};
  return (await axe.run(where, rules)).violations.map(({{id, nodes}}) =>
    [id, nodes.slice(0, 4).map((node) => [node.html.slice(0, 160), node.failureSummary.slice(0, 300)])]);
}}"""
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}, "resultTypes": ["violations"]}
"""What the dark theme can change: it has the same page."""
SIGHT = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const words = (each) => `${each.className} | ${each.ariaLabel ?? each.textContent.trim()}`.slice(0, 90);
  return {
    address: location.hash,
    decision: document.querySelector('#prompt')?.dataset.decision ?? null,
    prompt: document.querySelector('#prompt')?.innerText ?? null,
    buttons: all('#prompt button').map(words),
    board: all('section.board').map((each) => each.ariaBusy),
    glows: all('section.board button.may').map(words),
    log: all('[role=log] li, .log li').slice(-4).map((each) => each.textContent.trim().slice(0, 90)),
  };
}"""
TOUCHED = """() => JSON.stringify([
  [...document.querySelectorAll('section.board, section.board button')].map((each) => [each.className, each.ariaBusy]),
  [...document.querySelectorAll('#prompt, #end-title')].map((each) => [each.dataset.decision, each.innerText]),
])"""
"""All that a touch can change."""
GOES_AT_A_TOUCH = """(selector) => ({gone: new Promise((done) => new MutationObserver(async (_, observer) => {
  if (!document.querySelector(selector)) return;
  observer.disconnect();
  document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  await new Promise(requestAnimationFrame);
  done(document.querySelector(selector) === null);
}).observe(document.body, {subtree: true, childList: true}))})"""
KNOWN = "() => localStorage.getItem('baluchon-known') !== null"
"""Whether the server knows who sits here: a page that was loaded before must be loaded anew."""
OPEN_TABLE = """async (body) => {
  const headers = {'Content-Type': 'application/json'};
  const ask = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body), headers});
  if (!localStorage.getItem('baluchon-known')) await ask('api/me', {nickname: 'Ana'});
  localStorage.setItem('baluchon-known', 'yes');
  return (await (await ask('api/tables', body)).json()).table.id;
}"""
HURRY = """(() => {
  const ask = window.fetch;
  window.fetch = (address, how) => {
    if (how?.method !== 'POST' || !String(address).endsWith('api/tables')) return ask(address, how);
    const {settings, ...body} = JSON.parse(how.body);
    return ask(address, {...how, body: JSON.stringify({...body, settings: {...settings, pace: 'instant'}})});
  };
})()"""
"""Bots of tables that are opened here answer at once. A `route` would do, too, but goes without the browser's cache."""
PLAY_ON = """([id, moves, seat = 0]) => new Promise((done) => {
  let left = moves, asked = null, n = 0;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
  const send = (body, decision) =>
    socket.send(JSON.stringify({id: `on-${seat}-${decision}-${++n}`, seat, decision, body}));
  const end = () => { socket.close(); done(); };
  socket.onopen = () => send({type: 'attach', since: 0}, null);
  socket.onmessage = (event) => {
    const push = JSON.parse(event.data);
    if (push.type === 'table' && push.table.result) return end();
    if (push.type !== 'view' || !push.legal?.length || push.decision === asked) return;
    if (left <= 0) return end();
    asked = push.decision;
    left -= 1;
    send({type: 'move', move: push.legal[(asked * 7919) % push.legal.length]}, asked);
  };
})"""
"""The own seat plays on, whatever is legal."""
KNOWN_LUCK = """([seed, shift]) => {
  if (location.origin === 'null') return;
  // Not the same numbers again after a page was loaded anew: what has the id of an old command is not carried out.
  const visits = Number(localStorage.getItem('test-visits') ?? 0) + 1;
  localStorage.setItem('test-visits', String(visits));
  let state = 2166136261;
  for (const letter of `${seed} ${visits}`) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) array[i] = Math.floor(Math.random() * 2 ** 32);
    return array;
  };
  const now = Date.now;
  window.Date = class extends Date {
    static now = () => now() + shift;
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(now() + shift);
    }
  };
}"""
"""Numbers drawn by a page follow from a seed, and its clock is that of the server."""
TURN_TO = """(hash) => new Promise((done) => {
  addEventListener('hashchange', () => setTimeout(done), {once: true});
  location.hash = hash;
})"""
"""Until what was shown is gone."""
PAINTED_TWICE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Then the page has heard of a new size, and is drawn for it."""
BUSY = "section.board[aria-busy=true]"
CEREMONY = ".ceremony .primary"
SPEEDS = ("off", "normal")
"""How fast what happens is shown during a whole game."""
PLAYED_TO_THE_END = ("lets-take-a-hike", "trekking-through-history")
"""Of the whole games by mouse, those that `make test` plays; another one is played there in the list."""
SPILLING = """(selectors) => [...document.querySelectorAll(selectors)]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
  .map((each) => `${each.className}: ${each.textContent.trim()}`)"""
WIDER_THAN_THE_SCREEN = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def speeds(game: str) -> pytest.MarkDecorator:
    """How a whole game is played by mouse."""
    return pytest.mark.parametrize("speed", sample(SPEEDS, keep=("off",) if game in PLAYED_TO_THE_END else ()))


class Guest:
    def __init__(
        self,
        browser: Browser,
        url: str,
        seed: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        guide: bool = False,
        keep: bool = False,
        scale: float = 1,
        speed: str = "off",
    ) -> None:
        self.url = url
        self.problems: list[str] = []
        self._chance = random.Random(1)
        self.patient = False
        """While the server is away on purpose, lost lines are no problem."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            locale=language,
            has_touch=size == PHONE,
            reduced_motion="reduce" if speed == "off" else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
        )
        chosen = json.dumps({"guide": guide, "theme": theme, "keep": keep, "speed": speed})
        context.add_init_script(
            f"localStorage.getItem('baluchon-settings') ?? localStorage.setItem('baluchon-settings', '{chosen}')"
        )
        context.add_init_script(f"({KNOWN_LUCK})({json.dumps([seed, SHIFT * 1000])})")
        context.add_init_script(HURRY)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("request", self._see)
        if speed != "off":  # then there are ceremonies, which wait for their button
            self.page.add_locator_handler(self.page.locator(CEREMONY), self._go_on, no_wait_after=True)

    def _go_on(self) -> None:
        self.page.evaluate("(button) => document.querySelector(button)?.click()", CEREMONY)

    def _hear(self, message: ConsoleMessage) -> None:
        url = message.location.get("url", "")
        # A busy server has no time to look back at a game, or to play one: it says so, and the page asks again.
        refused = "503" in message.text and ("/analysis" in url or "/api/daily/" in url)
        bare = url.endswith("/favicon.ico")  # the browser asks for one where a page is none of ours
        if message.type in ("error", "warning") and not self.patient and not refused and not bare:
            self.problems.append(f"console: {message.text} {url}")

    def _see(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.problems.append(f"request to elsewhere: {request.url}")

    # ------------------------------------------------------------------------------------ going to places

    def leave(self) -> None:
        """Close the browser: what the server does from now on is not seen."""
        self.page.context.close()

    def home(self) -> None:
        self.page.goto(f"{self.url}/")
        expect(self.page.get_by_role("heading", name="Baluchon")).to_be_visible()

    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}/#/{path}")

    def open(
        self,
        game: str,
        seats: list[dict[str, Any]],
        start: bool = True,
        options: dict[str, Any] | None = None,
        moves: int = 0,
    ) -> str:
        """Open a table without the page's help, make some moves there, and go to it; a page that is loaded stays."""
        stays = self.page.url.startswith(f"{self.url}/#") and self.page.evaluate(KNOWN)
        if not stays:
            self.page.goto(f"{self.url}/healthz")  # of the same origin, and there at once
        settings = {"hints": "casual"}
        wanted = {"game": game, "seats": seats, "start": start, "options": options or {}, "settings": settings}
        table: str = self.page.evaluate(OPEN_TABLE, wanted)
        if moves > 0:
            self.page.evaluate(PLAY_ON, [table, moves])
        if stays:
            self.page.evaluate(TURN_TO, f"#/table/{table}")
        else:
            self.go(f"table/{table}")
        return table

    def menu(self, item: str) -> None:
        """Choose something from the menu of a table, by the id of its message."""
        self.page.locator(".bar nav button").last.click()
        self.page.locator(f"dialog[open] [data-item={item}]").click()

    def tab(self, name: str) -> None:
        """Open a page of the panel: the rail of a desk, the sheet of a phone."""
        tab = self.page.locator(f"#tab-{name}")
        if tab.count() == 0:
            self.page.locator("#prompt .log, .bar nav button").first.click()
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        expect(self.page.locator(f"#panel-body.{name}")).to_be_visible()

    def show_at(self, size: tuple[int, int]) -> None:
        """Give the screen another size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(PAINTED_TWICE)
        self.wait_drawn()

    def shut(self) -> None:
        """Put the panel away."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#panel-body")).to_have_count(0)

    # ------------------------------------------------------------------------------------------- playing

    @property
    def decision(self) -> str | None:
        return self.page.locator("#prompt").get_attribute("data-decision")

    def wait_asked(self, other_than: str | None = None) -> None:
        """Until something (else) is asked, or the game is over; ceremonies are left on the way."""
        self.page.wait_for_function(
            """([busy, before, ceremony]) => {
              document.querySelector(ceremony)?.click();
              const now = document.querySelector('#prompt')?.dataset.decision;
              const asked = now && now !== before && document.querySelector(busy) === null;
              return document.querySelector('#end-title') !== null || asked;
            }""",
            arg=[BUSY, other_than or "", CEREMONY],
            timeout=PATIENCE,
        )

    def wait_until(self, holds: str) -> None:
        """Until an asynchronous function of the page answers yes; Playwright's own wait takes its promise for a yes."""
        loop = f"""async (patience) => {{
          const holds = {holds};
          const until = performance.now() + patience;
          while (!(await holds()) && performance.now() < until) await new Promise(requestAnimationFrame);
          return holds();
        }}"""
        assert self.page.evaluate(loop, PATIENCE), holds

    def wait_drawn(self) -> None:
        """Until the board is there and no answer is on its way."""
        expect(self.page.locator(BUSY)).to_have_count(0)

    @property
    def is_over(self) -> bool:
        return self.page.locator("#end-title").count() > 0

    def touch(self, what: Locator) -> None:
        """Touch something, and wait until it shows: a click may be taken in later than it is sent."""
        before = self.page.evaluate(TOUCHED)
        what.click()
        self.page.wait_for_function(f"(before) => ({TOUCHED})() !== before", arg=before, timeout=PATIENCE)

    def touch_until_meant(self) -> None:
        """Touch what glows until the prompt offers the move as its first button, or the touch was the answer."""
        before = self.decision
        for _ in range(8):
            self.wait_drawn()  # a touch that was the answer is on its way until the next question is here
            if self._answers.count() > 0 or self.decision != before or self.is_over:
                return
            glowing = self.page.locator("section.board button.may:not(.on):not([aria-pressed=true])")
            self.touch(glowing.nth(self._chance.randrange(max(1, glowing.count()))))
        raise AssertionError("touching what glows leads to no move")

    @property
    def _answers(self) -> Any:
        return self.page.locator("#prompt .button:not(.quiet)")

    @property
    def _whole_moves(self) -> Locator:
        """The general board offers whole moves, and the prompt those without components."""
        return self.page.locator("section.board .moves button, #prompt .button:not(.quiet)")

    def answer_by_mouse(self) -> None:
        before = self.decision
        if self.page.locator("section.board .moves").count() > 0:
            moves = self._whole_moves
            moves.nth(self._chance.randrange(moves.count())).click()
        else:
            self.touch_until_meant()
            if self.decision == before:
                self._answers.last.click()
        self.wait_asked(other_than=before)

    def goes_at_a_touch(self, selector: str, playing: int) -> bool:
        """Play on for so many decisions and touch the page when this is seen: whether it is gone a frame later."""
        gone = self.page.evaluate_handle(GOES_AT_A_TOUCH, selector)
        for _ in range(playing):
            self.answer_by_mouse()
        return bool(gone.evaluate("({gone}) => gone"))

    def answer_by_keyboard(self) -> None:
        before = self.decision
        self.page.locator("#prompt").focus()
        for _ in range(8):
            if self._answers.count() > 0:
                break
            self.tab_to("section.board button.may:not(.on):not([aria-pressed=true])", "Shift+Tab")
            self.page.keyboard.press("Enter")
        self.tab_to("#prompt .button:not(.quiet)", "Tab")
        self.page.keyboard.press("Enter")
        self.wait_asked(other_than=before)

    def answer_in_list(self) -> None:
        """Go from the prompt back to the choices of the list view, and to one of them."""
        before = self.decision
        self.page.locator("#prompt").focus()
        self.tab_to(".list li button", "Shift+Tab")
        choices = self.page.locator(".list li button").count()
        for _ in range(self._chance.randrange(min(choices, 6))):
            self.page.keyboard.press("Shift+Tab")
        self.page.keyboard.press("Enter")
        self.wait_asked(other_than=before)

    def tab_to(self, selector: str, key: str, words: str = "") -> None:
        """Press a key until it has led to something that is meant, and called so."""
        for _ in range(120):
            if self.page.evaluate(
                "([selector, words]) => document.activeElement.matches(selector) &&"
                " document.activeElement.textContent.includes(words)",
                [selector, words],
            ):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} does not lead to {selector}")

    # ------------------------------------------------------------------------------------------- looking

    def sight(self) -> str:
        """What is asked and what glows, in a few lines."""
        try:
            return json.dumps(self.page.evaluate(SIGHT), ensure_ascii=False, indent=1)
        except Error as error:
            return f"nothing: {error.message}"

    def missing_texts(self) -> list[str]:
        return [text for text in self.page.evaluate(ALL_TEXTS) if ID.match(text)]

    def violations_in_both_themes(self, part: str | None = None) -> list[Any]:
        """The same by day, and what is hard to read by night."""
        by_day = self.violations(part=part)
        self.page.evaluate("document.documentElement.dataset.theme = 'dark'")
        by_night = self.violations(CONTRAST, part)
        self.page.evaluate("document.documentElement.dataset.theme = 'light'")
        return [*by_day, *(("by night", *each) for each in by_night)]

    def violations(self, rules: dict[str, Any] = WCAG, part: str | None = None) -> list[Any]:
        """What the page, or a part of it, does against the rules of accessibility, each with some of its places."""
        # What fades has no contrast to be judged, and may begin to rise in the middle of it.
        expect(self.page.locator(RISING)).to_have_count(0)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        return list(self.page.evaluate(VIOLATIONS, [part, rules]))

    def overflow(self) -> int:
        wider: int = self.page.evaluate(WIDER_THAN_THE_SCREEN)
        return wider

    def misfits(self, selectors: str = "") -> list[Any]:
        """Texts that are missing, a page wider than the screen, and texts wider than what they stand in."""
        found: list[Any] = [f"no text for {text}" for text in self.missing_texts()]
        if (wider := self.overflow()) > 0:
            found.append(f"{wider} px wider than the screen")
        spilling = self.page.evaluate(SPILLING, selectors) if selectors else []
        return [*found, *(f"spills: {text}" for text in spilling)]


def found_on(screens: Iterable[str], look: Callable[[], list[Any]]) -> dict[str, list[Any]]:
    """What is wrong, by screen; screens on which nothing is are left out."""
    return {screen: found for screen in screens if (found := look())}
