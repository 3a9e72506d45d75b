"""What is wrong with a screen that anyone can see.

A page that scrolls, things outside it, under others, or cut; a board and a hand that have too little of it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tests.browser.driving import PLAY_ON, Guest

DESKS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((360, 640), (390, 844), (412, 915), (430, 932), (844, 390), (640, 360))
"""The last is half of a laptop's screen, too: what is left of it when everything is twice as large."""
TABLETS = ((768, 1024), (820, 1180), (1024, 768), (1180, 820))
SIZES = (*DESKS, *PHONES, *TABLETS)
TELLING = ((1280, 720), (1024, 768), (360, 640), (844, 390))
"""Of each kind the one with the least room: what fits there fits the others, which the long tests look at."""

UPRIGHT = 0.8
"""What board and hand have of the height of a phone."""
SIDEWAYS = 0.7
"""What they have of the area of a phone on its side."""
STRIP = 72
"""Pixels that the strip has of a phone's height."""
SLICE = 22
"""Pixels of a card that are to be seen, however many are held: its figure and its symbol."""
THUMB = 44
"""Pixels that a thumb needs either way, drawn or not; cards in hand may be slices, and six chips stand closer."""
LETTERS = {"desk": 13, "portrait": 14, "landscape": 14}
"""Pixels of the smallest letters."""

MISFITS = """([UPRIGHT, SIDEWAYS, STRIP, SLICE, THUMB, LETTERS]) => {
  const found = [], root = document.documentElement, kind = root.dataset.screen;
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
  // What is drawn smaller may be felt larger: the points that a thumb covers around the middle count.
  const thumbed = (each, box) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2], far = THUMB / 2 - 1;
    const felt = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
    return (box.width > THUMB - 1 || (felt(-far, 0) && felt(far, 0)))
      && (box.height > THUMB - 1 || (felt(0, -far) && felt(0, far)));
  };
  for (const each of document.querySelectorAll('.bar button, .bar a, main.table button, main.board button')) {
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
    if (kind !== 'desk' && !each.closest('.zone-hand, .chips') && !thumbed(each, box)) {
      found.push(`${Math.round(box.width)} x ${Math.round(box.height)} px for a thumb: ${name(each)}`);
    }
  }
  for (const each of document.querySelectorAll('.zone-hand button')) {
    const box = each.getBoundingClientRect();
    let slice = 0;
    for (let x = box.left + 0.5; x < box.right; x++)
      if (each.contains(document.elementFromPoint(x, box.top + box.height * 0.2))) slice++;
    if (box.width > 0 && slice < SLICE) found.push(`a slice of ${slice} px: ${name(each)}`);
  }
  for (const each of document.querySelectorAll('.bar *, main.table *, main.board *')) {
    if (each.closest('svg, .hidden-text, [aria-hidden=true]') || !seen(each)) continue;
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own) continue;
    const style = getComputedStyle(each);
    const small = parseFloat(style.fontSize) < LETTERS[kind] - 0.1;
    if (small) found.push(`small letters (${style.fontSize}): ${name(each)}`);
    const wider = each.scrollWidth > each.clientWidth + 1 && style.overflowX !== 'visible' && each.clientWidth > 0;
    if (wider && !each.closest('[title], [aria-label]')) found.push(`cut: ${name(each)}`);
    // Long words are hyphenated by the browser's dictionary, which not every machine has; others stay whole.
    for (const node of style.hyphens === 'auto' ? [] : each.childNodes) {
      if (node.nodeType !== 3) continue;
      for (const word of node.textContent.matchAll(/\\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const [first, ...rest] = [...range.getClientRects()].filter((box) => box.width > 0);
        if (rest.some((box) => box.top > first.bottom - 2)) found.push(`broken: ${word[0]} in ${name(each)}`);
      }
    }
  }
  const places = {};
  for (const zone of ['board', 'strip', 'hand', 'aside']) {
    const box = document.querySelector(`.zone-${zone}`)?.getBoundingClientRect();
    if (box) places[zone] = [box.x, box.y, box.width, box.height].map(Math.round);
  }
  const {board, strip, hand} = places;
  if (board && hand && kind !== 'desk') {
    const share = kind === 'portrait'
      ? (board[3] + hand[3]) / innerHeight
      : (board[2] * board[3] + hand[2] * hand[3]) / (innerWidth * innerHeight);
    if (share < (kind === 'portrait' ? UPRIGHT : SIDEWAYS)) found.push(`board and hand have ${share.toFixed(3)}`);
    if (kind === 'portrait' && strip[3] > STRIP) found.push(`the strip is ${strip[3]} px high`);
  }
  return {found: [...new Set(found)], places};
}"""

SETTLED = """() => new Promise((done) => {
  let before = '', same = 0;
  const look = () => {
    const all = [...document.querySelectorAll('.zones > *, .zones button')];
    const now = JSON.stringify(all.map((each) => each.getBoundingClientRect()));
    same = now === before ? same + 1 : 0;
    before = now;
    if (same < 3) requestAnimationFrame(look);
    else done();
  };
  look();
})"""
"""Until nothing has moved for three frames: a board measures its place before it fills it."""


def play_on(ana: Guest, table: str, moves: int) -> None:
    """Let the own seat play without the page's help, whatever is legal."""
    ana.page.evaluate(PLAY_ON, [table, moves])


class Seen(NamedTuple):
    size: str
    wrongs: list[str]
    places: dict[str, list[int]]
    """Where board, strip, hand and aside lie."""


def looks(ana: Guest, sizes: tuple[tuple[int, int], ...] = SIZES) -> Iterator[Seen]:
    """What is to be seen at each size of the screen."""
    for width, height in sizes:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.wait_drawn()
        ana.page.evaluate(SETTLED)
        seen = ana.page.evaluate(MISFITS, [UPRIGHT, SIDEWAYS, STRIP, SLICE, THUMB, LETTERS])
        yield Seen(f"{width}x{height}", seen["found"], seen["places"])
