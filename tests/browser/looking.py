"""What is wrong with a screen that anyone can see: a page that scrolls, things outside it, under others, or cut."""

from collections.abc import Iterator
from typing import Any

from tests.browser.driving import Guest

DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((360, 640), (390, 844), (430, 932), (844, 390), (640, 360))
TABLETS = ((768, 1024), (1024, 768))
SIZES = (*DESKS, *PHONES, *TABLETS)

MISFITS = """() => {
  const found = [], root = document.documentElement;
  const words = (each) => (each.ariaLabel ?? each.textContent).trim().slice(0, 50);
  const name = (each) => `${each.className?.baseVal ?? each.className} | ${words(each)}`;
  if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} px high`);
  if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} px wide`);
  const scrolls = (each) => {
    for (let at = each.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflow))
        if (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 1) return true;
    return false;
  };
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(each).visibility !== 'hidden';
  };
  for (const each of document.querySelectorAll('.bar button, .bar a, main.table button')) {
    if (!seen(each) || each.disabled || scrolls(each) || each.closest('[inert]')) continue;
    const box = each.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      found.push(`outside: ${name(each)}`);
      continue;
    }
    let reached = false;
    for (let i = 1; i < 10 && !reached; i++) for (let j = 1; j < 10 && !reached; j++) {
      const hit = document.elementFromPoint(box.left + (box.width * i) / 10, box.top + (box.height * j) / 10);
      // What the strip opens over is the board's apron: nothing is needed there while something is tried.
      reached = hit !== null && (each.contains(hit) || hit.closest('.strip .more') !== null);
    }
    if (!reached) found.push(`covered: ${name(each)}`);
  }
  for (const each of document.querySelectorAll('.bar *, main.table *')) {
    if (each.closest('svg, .hidden-text, [aria-hidden=true]') || !seen(each)) continue;
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own) continue;
    const style = getComputedStyle(each);
    if (parseFloat(style.fontSize) < 12.9) found.push(`small letters (${style.fontSize}): ${name(each)}`);
    const wider = each.scrollWidth > each.clientWidth + 1 && style.overflowX !== 'visible' && each.clientWidth > 0;
    if (wider && !each.closest('[title], [aria-label]')) found.push(`cut: ${name(each)}`);
  }
  return [...new Set(found)];
}"""

PLAY_ON = """([id, moves]) => new Promise((done) => {
  let left = moves, asked = null, n = 0;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
  const send = (body, decision) =>
    socket.send(JSON.stringify({id: `on-${moves}-${++n}-${Math.random()}`, seat: 0, decision, body}));
  const end = () => { socket.close(); done(moves - left); };
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


def play_on(ana: Guest, table: str, moves: int) -> int:
    """Let the own seat play without the page's help, whatever is legal; how many moves it made."""
    made: int = ana.page.evaluate(PLAY_ON, [table, moves])
    return made


def misfits(ana: Guest, sizes: tuple[tuple[int, int], ...] = SIZES) -> Iterator[tuple[str, list[Any]]]:
    """What is wrong at each size of the screen."""
    for width, height in sizes:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.wait_drawn()
        ana.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if found := ana.page.evaluate(MISFITS):
            yield f"{width}x{height}", found
