import { describe, expect, it } from "vitest";
import { NOTHING, fitting, meant, touch, touchable } from "../src/shell/selection";

const move = (index: number, verb: string, ...refs: string[]) => ({ index, verb, refs });
const place = [
  move(0, "place", "item:tent", "place:main"),
  move(1, "place", "item:tent", "place:top"),
  move(2, "place", "item:map", "place:top"),
  move(3, "draw"),
];

describe("selection", () => {
  it("narrows the moves until one is left", () => {
    const tent = touch(place, NOTHING, "item:tent");
    expect(fitting(place, tent).map((each) => each.index)).toEqual([0, 1]);
    expect(meant(place, tent)).toBeNull();
    expect([...touchable(place, tent)].sort()).toEqual(["place:main", "place:top"]);
    expect(meant(place, touch(place, tent, "place:top"))?.index).toBe(1);
  });

  it("means a move of a single component when it is touched", () => {
    const picks = [move(7, "pick", "card:france"), move(8, "pick", "card:spain")];
    expect(meant(picks, touch(picks, NOTHING, "card:spain"))?.index).toBe(8);
  });

  it("takes a component back when it is touched again", () => {
    const tent = touch(place, NOTHING, "item:tent");
    expect(touch(place, tent, "item:tent")).toEqual(NOTHING);
  });

  it("starts anew with a component that does not go with the selection", () => {
    const map = touch(place, touch(place, NOTHING, "place:main"), "item:map");
    expect(map.refs).toEqual(["item:map"]);
  });

  it("ignores what no legal move names", () => {
    expect(touch(place, NOTHING, "item:bear")).toEqual(NOTHING);
  });

  it("means the order of touching where two moves differ in nothing else", () => {
    const swaps = [
      move(4, "recolour", "souvenir:red", "souvenir:blue"),
      move(5, "recolour", "souvenir:blue", "souvenir:red"),
    ];
    const blue = touch(swaps, NOTHING, "souvenir:blue");
    expect(meant(swaps, touch(swaps, blue, "souvenir:red"))?.index).toBe(5);
  });

  it("means nothing before anything is touched", () => {
    expect(meant([move(3, "draw")], NOTHING)).toBeNull();
    expect(meant([move(3, "draw")], { verb: "draw", refs: [] })?.index).toBe(3);
  });
});
