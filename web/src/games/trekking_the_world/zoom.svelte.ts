// A window on the map: larger and smaller by button, pinch or wheel; moved by scrolling or dragging.

import { tick } from "svelte";

const MOST = 4;

export class Zoom {
  /** How many times as wide as the whole map in its window. */
  scale = $state(1);
  /** The width of the map when all of it is seen. */
  private whole = $state(800);
  /** The scale that the map begins with. */
  private first = $state(1);
  private pane: HTMLElement | undefined;
  private spread = 0;
  /** Nothing has been looked at since the map began. */
  private fresh = true;
  /** What of the map is in the window, in parts of its width and height. */
  seen = $state.raw({ left: 0, top: 0, width: 1, height: 1 });

  readonly isWhole: boolean = $derived(this.scale <= 1.01);
  readonly width: number = $derived(this.whole * this.scale);

  /** Called whenever the window changes its size: the map begins anew. While a screen is turned it may have none. */
  begin(whole: number, width: number): void {
    if (whole <= 0) return;
    this.whole = whole;
    this.first = width / whole;
    this.scale = this.first;
    this.fresh = true;
    void tick().then(() => this.look());
  }

  /** From the whole map to the scale it began with, and back. */
  turn(): void {
    void this.by(this.isWhole ? this.first : 1 / this.scale);
  }

  /** Larger or smaller around a point of the window; its middle if none is given. */
  async by(factor: number, at?: { x: number; y: number }): Promise<void> {
    const { pane } = this;
    if (!pane) return;
    const box = pane.getBoundingClientRect();
    const [x, y] = at ? [at.x - box.left, at.y - box.top] : [box.width / 2, box.height / 2];
    const before = this.scale;
    this.scale = Math.min(MOST, Math.max(1, before * factor));
    const grown = this.scale / before;
    const [left, top] = [(pane.scrollLeft + x) * grown - x, (pane.scrollTop + y) * grown - y];
    await tick();
    pane.scrollTo({ left, top, behavior: "instant" });
    this.look();
  }

  /** So that a point of the map, in parts of its width and height, is well in sight; what is stays where it is, so that
   *  a second touch finds it there. The lowest part of the window may be covered. */
  reveal(x: number, y: number, apron: number): void {
    const { pane } = this;
    const sheet = pane?.firstElementChild;
    if (!pane || !(sheet instanceof HTMLElement) || this.isWhole) return;
    const [left, top] = [sheet.offsetLeft + x * sheet.offsetWidth, sheet.offsetTop + y * sheet.offsetHeight];
    const high = pane.clientHeight - apron;
    const isIn = (at: number, from: number, length: number) => at >= from + 34 && at <= from + length - 34;
    if (!this.fresh && isIn(left, pane.scrollLeft, pane.clientWidth) && isIn(top, pane.scrollTop, high)) return;
    const still =
      this.fresh ||
      matchMedia("(prefers-reduced-motion: reduce)").matches ||
      document.documentElement.dataset["motion"] === "off";
    this.fresh = false;
    pane.scrollTo({
      left: left - pane.clientWidth / 2,
      top: top - high / 2,
      behavior: still ? "instant" : "smooth",
    });
  }

  focus(place: string): void {
    this.pane?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  }

  /** Listens on the window; for `{@attach}`. */
  readonly attach = (pane: HTMLElement): (() => void) => {
    this.pane = pane;
    const gone = new AbortController();
    const options = { passive: false, signal: gone.signal };
    pane.addEventListener("wheel", (event) => this.wheel(event), options);
    pane.addEventListener("touchstart", (event) => (this.spread = spreadOf(event)), options);
    pane.addEventListener("touchmove", (event) => this.pinch(event), options);
    pane.addEventListener("pointerdown", (event) => this.drag(pane, event), options);
    pane.addEventListener("scroll", () => this.look(), { passive: true, signal: gone.signal });
    return () => gone.abort();
  };

  private look(): void {
    const { pane } = this;
    if (!pane) return;
    this.seen = {
      left: pane.scrollLeft / pane.scrollWidth,
      top: pane.scrollTop / pane.scrollHeight,
      width: pane.clientWidth / pane.scrollWidth,
      height: pane.clientHeight / pane.scrollHeight,
    };
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void this.by(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }

  private pinch(event: TouchEvent): void {
    const spread = spreadOf(event);
    if (spread === 0 || this.spread === 0) return;
    event.preventDefault();
    const [a, b] = [event.touches[0], event.touches[1]];
    if (a && b) void this.by(spread / this.spread, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
    this.spread = spread;
  }

  /** Fingers scroll by themselves; a mouse drags. */
  private drag(pane: HTMLElement, event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.button !== 0 || this.isWhole) return;
    const from = { x: event.clientX + pane.scrollLeft, y: event.clientY + pane.scrollTop };
    const done = new AbortController();
    const move = (next: PointerEvent) =>
      pane.scrollTo({ left: from.x - next.clientX, top: from.y - next.clientY, behavior: "instant" });
    window.addEventListener("pointermove", move, { signal: done.signal });
    window.addEventListener("pointerup", () => done.abort(), { signal: done.signal });
  }
}

function spreadOf(event: TouchEvent): number {
  const [a, b] = [event.touches[0], event.touches[1]];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}
