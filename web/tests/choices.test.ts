import { describe, expect, it } from "vitest";
import { Choices, type Touchable } from "../src/shell/choices.svelte";
import type { Move } from "../src/shell/protocol";

const move = (index: number, verb: string, ...refs: string[]): Move => ({ index, verb, refs });
const TAKE_OAR = move(0, "take", "card:oar");
const TAKE_SAIL = move(1, "take", "card:sail");
const PAY_OAR = move(2, "pay", "card:oar");
const SWAP = move(3, "swap", "card:oar", "card:sail");
const STOP = move(4, "stop");
const DRAW = move(5, "draw");
const MOVES = [TAKE_OAR, TAKE_SAIL, PAY_OAR, SWAP, STOP, DRAW];

function setUp(...legal: Move[]) {
  const played: Move[] = [];
  const asked: Move[] = [];
  const clock = { at: 1000 };
  const choices = new Choices({
    now: () => clock.at,
    moves: () => MOVES,
    legal: () => legal.map((each) => each.index),
    play: (each) => played.push(each),
    whyNot: (each) => asked.push(each),
  });
  return { choices, played, asked, clock };
}

function classes(of: Touchable): string[] {
  return [of.class].flat(9).flatMap((each) => {
    if (typeof each === "string") return each.split(" ");
    if (!each || typeof each !== "object") return [];
    return Object.entries(each as Record<string, unknown>).flatMap(([name, is]) => (is ? [name] : []));
  });
}
const click = (what: Touchable) => (what.onclick as () => void)();
const doubleClick = (what: Touchable) => (what.ondblclick as () => void)();
function press(what: Touchable, key: string, shiftKey = false): boolean {
  let prevented = false;
  const event = { key, shiftKey, preventDefault: () => (prevented = true) };
  (what.onkeydown as unknown as (event: unknown) => void)(event);
  return prevented;
}

describe("what is legal", () => {
  it("is offered once: by the board if it names components, else by the prompt", () => {
    const { choices } = setUp(TAKE_OAR, STOP, SWAP, DRAW);
    expect(choices.naming).toEqual([TAKE_OAR, SWAP]);
    expect(choices.plain).toEqual([STOP, DRAW]);
  });
});

describe("a choice of several moves", () => {
  const plans: (readonly Move[])[] = [];
  const { choices } = setUp(TAKE_OAR, STOP);
  const planning = new Choices({
    moves: () => MOVES,
    legal: () => [TAKE_OAR.index, STOP.index],
    play: (each) => plans.push([each]),
    playPlan: (moves) => plans.push(moves),
    propose: (each, wish) => Promise.resolve({ moves: [each.index, ...wish.map(({ index }) => index)], brings: {} }),
    whyNot: () => {},
  });
  planning.follows = (each) => (each === TAKE_OAR ? [PAY_OAR] : []);

  it("is played in one go, and a single move by itself", () => {
    planning.play(TAKE_OAR);
    planning.play(STOP);
    expect(plans).toEqual([[TAKE_OAR, PAY_OAR], [STOP]]);
  });
  it("is adjusted by the rules where there is somebody to ask", async () => {
    expect((await planning.propose(TAKE_OAR, [PAY_OAR]))?.moves).toEqual([TAKE_OAR.index, PAY_OAR.index]);
    expect(await choices.propose(TAKE_OAR, [])).toBeNull();
    expect(planning.named([PAY_OAR.index, 99])).toEqual([PAY_OAR]);
  });
  it("finds a legal move by what it names", () => {
    expect([planning.legalMove("take", "card:oar"), planning.legalMove("pay", "card:oar")]).toEqual([TAKE_OAR, null]);
  });
});

describe("tap tries, tap again does", () => {
  it("plays what was tried, but not by a finger that trembles", () => {
    const { choices, played, clock } = setUp(TAKE_OAR, TAKE_SAIL);
    click(choices.touchable("card:oar"));
    clock.at += 299;
    click(choices.touchable("card:oar"));
    expect(played).toEqual([]);
    expect(choices.meant).toEqual(TAKE_OAR);
    clock.at += 2;
    click(choices.touchable("card:oar"));
    expect(played).toEqual([TAKE_OAR]);
  });

  it("takes back what was touched before the last, and plays nothing", () => {
    const { choices, played, clock } = setUp(SWAP);
    click(choices.touchable("card:oar"));
    clock.at += 1000;
    click(choices.touchable("card:sail"));
    expect(choices.meant).toEqual(SWAP);
    clock.at += 1000;
    click(choices.touchable("card:oar"));
    expect(played).toEqual([]);
    expect(choices.selection.refs).toEqual(["card:sail"]);
  });

  it("tries another thing instead", () => {
    const { choices, played, clock } = setUp(TAKE_OAR, TAKE_SAIL);
    click(choices.touchable("card:oar"));
    clock.at += 1000;
    click(choices.touchable("card:sail"));
    expect(choices.meant).toEqual(TAKE_SAIL);
    expect(played).toEqual([]);
  });
});

describe("what can be touched", () => {
  it("glows if a legal move names it, and is pressed once it is selected", () => {
    const { choices } = setUp(TAKE_OAR, STOP);
    expect(classes(choices.touchable("card:oar"))).toEqual(["may"]);
    expect(choices.touchable("card:oar")["aria-pressed"]).toBe(false);
    expect(classes(choices.touchable("card:sail", { class: "slot" }))).toEqual(["slot"]);
    click(choices.touchable("card:oar"));
    expect(classes(choices.touchable("card:oar"))).toEqual(["may", "on"]);
    expect(choices.touchable("card:oar")["aria-pressed"]).toBe(true);
    expect(choices.meant).toEqual(TAKE_OAR);
  });

  it("says why not if no move names it", () => {
    const { choices, asked, played } = setUp(TAKE_OAR);
    click(choices.touchable("card:sail"));
    expect(asked).toEqual([TAKE_SAIL]);
    doubleClick(choices.touchable("card:sail"));
    expect([asked.length, played.length]).toEqual([1, 0]);
  });

  it("is played by a double click, which comes after two clicks", () => {
    const { choices, played } = setUp(TAKE_OAR, TAKE_SAIL);
    click(choices.touchable("card:oar"));
    click(choices.touchable("card:oar"));
    doubleClick(choices.touchable("card:oar"));
    expect(played).toEqual([TAKE_OAR]);
    expect(choices.selection.refs).toEqual([]);
  });

  it("is played by Shift+Enter, and left to the browser by other keys", () => {
    const { choices, played } = setUp(TAKE_OAR, TAKE_SAIL);
    expect(press(choices.touchable("card:sail"), "Enter")).toBe(false);
    expect(press(choices.touchable("card:sail"), " ", true)).toBe(false);
    expect(played).toEqual([]);
    expect(press(choices.touchable("card:sail"), "Enter", true)).toBe(true);
    expect(played).toEqual([TAKE_SAIL]);
  });

  it("waits for the rest of a move that names more", () => {
    const { choices, played } = setUp(SWAP);
    doubleClick(choices.touchable("card:oar"));
    expect([played.length, choices.isOn("card:oar")]).toEqual([0, true]);
    doubleClick(choices.touchable("card:sail"));
    expect(played).toEqual([SWAP]);
  });

  it("counts only for the verbs of its place", () => {
    const { choices, asked, played } = setUp(PAY_OAR);
    const onTheTable = () => choices.touchable("card:oar", { verbs: ["take"] });
    const inHand = () => choices.touchable("card:oar", { verbs: ["pay"] });
    click(inHand());
    expect([classes(inHand()), classes(onTheTable())]).toEqual([["may", "on"], []]);
    click(onTheTable());
    doubleClick(onTheTable());
    expect([asked, played]).toEqual([[TAKE_OAR], []]);
  });

  it("stays on when it has been chosen, and can do something of its own", () => {
    const { choices } = setUp(TAKE_OAR);
    expect(classes(choices.touchable("card:oar", { chosen: true }))).toEqual(["may", "on"]);
    const keys: string[] = [];
    let touched = 0;
    const own = choices.touchable("card:oar", {
      may: false,
      on: true,
      touch: () => touched++,
      onkeydown: (event) => keys.push(event.key),
    });
    click(own);
    press(own, "ArrowLeft");
    expect([classes(own), touched, keys, choices.isOn("card:oar")]).toEqual([["on"], 1, ["ArrowLeft"], false]);
  });
});

describe("what stands for a whole move", () => {
  it("is meant at the first touch and played at the second", () => {
    const { choices, played, clock } = setUp(DRAW, STOP);
    const pile = () => choices.standsFor(DRAW, { class: "pile" });
    expect(classes(pile())).toEqual(["pile", "may"]);
    click(pile());
    expect([classes(pile()), choices.meant, played.length]).toEqual([["pile", "may", "on"], DRAW, 0]);
    clock.at += 1000;
    click(pile());
    expect([played, pile().ondblclick]).toEqual([[DRAW], undefined]);
  });

  it("is played at once by Shift+Enter, and does nothing where there is no such move", () => {
    const { choices, played } = setUp(DRAW);
    press(choices.standsFor(DRAW), "Enter", true);
    expect(played).toEqual([DRAW]);
    click(choices.standsFor(null));
    expect([classes(choices.standsFor(null)), played.length]).toEqual([[], 1]);
  });

  it("is played or explained by its verb", () => {
    const { choices, played, asked } = setUp(STOP);
    choices.press("stop");
    choices.press("draw");
    expect([played, asked]).toEqual([[STOP], [DRAW]]);
  });
});
