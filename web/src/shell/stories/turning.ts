// Turning a card over: a long press, its folded corner, a right click, the menu key or `t` on whatever names its
// component as `data-ref`.
// Every touchable thing does (choices.svelte.ts); a thing that is only looked at may carry the attribute itself.

/** As long as a finger rests for a long press. */
const REST = 500;
/** A finger that slides means something else. */
const SLIDE = 10;

/** So large is the place of the corner (base.css); a small card is all needed for touching it. */
const CORNER = 26;
const LEAST = 72;

function isCorner(event: MouseEvent): boolean {
  const card = event.target instanceof Element ? event.target.closest("[data-tells]") : null;
  // Enter and Space come without a place.
  if (!card || event.detail === 0 || getComputedStyle(card, "::after").content === "none") return false;
  const { right, top, width } = card.getBoundingClientRect();
  return width >= LEAST && right - event.clientX <= CORNER && event.clientY - top <= CORNER;
}

const refOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-ref]")?.dataset["ref"] ?? null) : null;

/** `<section use:turning={open}>`: calls `open` with the component; it answers whether there is something to read. */
export function turning(node: HTMLElement, open: (ref: string) => boolean): { destroy: () => void } {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let turned = false;

  function turn(target: EventTarget | null): boolean {
    const ref = refOf(target);
    return ref !== null && open(ref);
  }
  function down(event: PointerEvent): void {
    turned = false;
    start = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    if (event.isPrimary && event.pointerType !== "mouse")
      timer = window.setTimeout(() => (turned = turn(event.target)), REST);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIDE) clearTimeout(timer);
  }
  const stop = (): void => clearTimeout(timer);
  /** The finger that turned a card over has not touched it; nor has one that touched the corner. */
  function click(event: MouseEvent): void {
    if (!turned && !(isCorner(event) && turn(event.target))) return;
    turned = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function menu(event: MouseEvent): void {
    stop();
    if (turned || turn(event.target)) event.preventDefault();
  }
  function key(event: KeyboardEvent): void {
    if (event.key === "t" && !event.ctrlKey && !event.metaKey && !event.altKey && turn(event.target)) {
      event.preventDefault();
    }
  }

  const listeners: [string, EventListener, boolean][] = [
    ["pointerdown", down as EventListener, false],
    ["pointermove", move as EventListener, false],
    ["pointerup", stop, false],
    ["pointercancel", stop, false],
    ["click", click as EventListener, true],
    ["contextmenu", menu as EventListener, false],
    ["keydown", key as EventListener, false],
  ];
  for (const [type, listener, capture] of listeners) node.addEventListener(type, listener, capture);
  return {
    destroy() {
      stop();
      for (const [type, listener, capture] of listeners) node.removeEventListener(type, listener, capture);
    },
  };
}
