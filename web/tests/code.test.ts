import { describe, expect, it } from "vitest";
import { iconWith, newTurns } from "../src/shell/turns";
import { readTyped, spokenCode } from "../src/shell/code";

describe("codes", () => {
  it("are read however they are typed", () => {
    for (const typed of ["K7M 2QX", "k7m-2qx", " k7m2qx ", "k7m\u20112qx"]) {
      expect(readTyped(typed)).toEqual({ kind: "table", code: "k7m2qx" });
    }
    expect(readTyped("OIL 0QX")).toEqual({ kind: "table", code: "0110qx" });
    expect(readTyped("k7m2 qx4z")).toEqual({ kind: "device", code: "k7m2qx4z" });
  });

  it("may be links, or what stands in one", () => {
    expect(readTyped("http://192.168.1.2:8000/games/#/table/abc/key")).toEqual({
      kind: "place",
      path: "table/abc/key",
    });
    expect(readTyped("k3v9q2m7xw4cj8td")).toEqual({ kind: "place", path: "table/k3v9q2m7xw4cj8td" });
  });

  it("are not anything", () => {
    for (const typed of ["", "hello", "k7m2q", "k7m2q!", "üüüüüü"]) expect(readTyped(typed).kind).toBe("unknown");
  });

  it("are read aloud in two groups", () => {
    expect([spokenCode("k7m2qx"), spokenCode("k7m2qx4z")]).toEqual(["K7M 2QX", "K7M2 QX4Z"]);
  });
});

describe("turns", () => {
  it("are new where it was not my turn before; what there is at first calls nobody", () => {
    expect(newTurns(null, ["a"])).toEqual([]);
    expect(newTurns(["a"], ["a", "b"])).toEqual(["b"]);
    expect(newTurns(["a", "b"], ["b"])).toEqual([]);
  });

  it("are counted on the icon", () => {
    expect(decodeURIComponent(iconWith(3, "<svg></svg>"))).toMatch(/^data:image\/svg\+xml,<svg>.*>3<\/text><\/svg>$/);
    expect(decodeURIComponent(iconWith(12, "<svg></svg>"))).toContain(">9+</text>");
  });
});
