// A window on the map: larger and smaller by button, pinch or wheel; moved by scrolling or dragging.

import { tick } from "svelte";

const MOST = 4;

export class Zoom {
  /** How many times as wide as its window the map is. */
  scale = $state(1);
  pane: HTMLElement | undefined = $state();
  private spread = 0;

  readonly isWhole: boolean = $derived(this.scale <= 1.01);

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
  }

  /** So that a point of the map, in parts of its width and height, comes to the middle. */
  show(x: number, y: number): void {
    const { pane } = this;
    if (!pane || this.isWhole) return;
    const still =
      matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["motion"] === "off";
    pane.scrollTo({
      left: x * pane.scrollWidth - pane.clientWidth / 2,
      top: y * pane.scrollHeight - pane.clientHeight / 2,
      behavior: still ? "instant" : "smooth",
    });
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
    return () => gone.abort();
  };

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
