import { describe, expect, it } from "vitest";
import { Slots } from "../src/shell/slots";

describe("places", () => {
  it("are kept by what stays and taken by what is new", () => {
    const slots = new Slots();
    const of = (...refs: string[]): number[] => {
      const places = slots.of(refs);
      return refs.map((ref) => places.get(ref) ?? -1);
    };
    expect(of("a", "b", "c")).toEqual([0, 1, 2]);
    expect(of("a", "c")).toEqual([0, 2]);
    expect(of("d", "e")).toEqual([0, 2]); // in their order
    expect(of("f", "e", "g")).toEqual([0, 2, 3]);
    expect(of("e", "f")).toEqual([2, 0]); // it may be moved
    expect(of()).toEqual([]);
    expect(of("a")).toEqual([4]); // what was free is gone
  });
});
