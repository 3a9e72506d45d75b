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
export function turning(node: HTMLElement, open: (ref: string) => boolean | Promise<boolean>): { destroy: () => void } {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let turned = false;
  /** A finger is down. */
  let resting = false;

  function turn(target: EventTarget | null): boolean {
    const ref = refOf(target);
    const answer = ref !== null && open(ref);
    if (typeof answer === "boolean") return answer;
    void answer.then((late) => (turned ||= late && resting));
    return false;
  }
  /** Another touch, wherever it is, is meant. */
  const forget = (): void => void (turned = false);
  function down(event: PointerEvent): void {
    resting = event.pointerType !== "mouse";
    start = { x: event.clientX, y: event.clientY };
    clearTimeout(timer);
    if (event.isPrimary && event.pointerType !== "mouse")
      timer = window.setTimeout(() => (turned = turn(event.target)), REST);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIDE) clearTimeout(timer);
  }
  const stop = (): void => clearTimeout(timer);
  function up(): void {
    resting = false;
    stop();
  }
  function swallow(event: MouseEvent): void {
    event.preventDefault();
    event.stopPropagation();
  }
  /** A finger that touched the corner has not touched the card. */
  function click(event: MouseEvent): void {
    if (isCorner(event) && turn(event.target)) swallow(event);
  }
  /** Nor has one that turned it over; when it leaves, the story lies under it. */
  function released(event: MouseEvent): void {
    if (turned) swallow(event);
    turned = false;
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
    ["pointerup", up, false],
    ["pointercancel", up, false],
    ["click", click as EventListener, true],
    ["contextmenu", menu as EventListener, false],
    ["keydown", key as EventListener, false],
  ];
  for (const [type, listener, capture] of listeners) node.addEventListener(type, listener, capture);
  document.addEventListener("pointerdown", forget, true);
  document.addEventListener("click", released, true);
  return {
    destroy() {
      stop();
      document.removeEventListener("pointerdown", forget, true);
      document.removeEventListener("click", released, true);
      for (const [type, listener, capture] of listeners) node.removeEventListener(type, listener, capture);
    },
  };
}
