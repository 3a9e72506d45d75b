import { describe, expect, it } from "vitest";
import { settingOf } from "../src/shell/covers";

describe("the title on a plain cover", () => {
  it("stays in one line where it is short", () => {
    expect(settingOf("Lamps").lines).toEqual(["Lamps"]);
    expect(settingOf("Lamps").size).toBe(44);
  });

  it("is broken where that makes it larger", () => {
    expect(settingOf("The Last Ferry to Nowhere").lines).toEqual(["The Last", "Ferry to", "Nowhere"]);
    expect(settingOf("Last Ferry").lines).toEqual(["Last", "Ferry"]);
  });

  it("never has more than three lines, and always fits", () => {
    for (const title of [
      "Go",
      "Donaudampfschifffahrtsgesellschaft",
      "a b c d e f g h i j k l m n o p",
      "é".repeat(80),
    ]) {
      const { lines, size } = settingOf(title);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.join(" ")).toBe(title);
      for (const line of lines) expect(line.length * size * 0.6).toBeLessThanOrEqual(216.001);
    }
    expect(settingOf("").lines).toEqual([]);
  });
});
