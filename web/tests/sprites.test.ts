import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { picturesIn } from "../src/shell/sprites";

describe("drawings as pictures", () => {
  const sprite = readFileSync("src/art/road_trip_europa/sprite.svg", "utf8");
  const pictures = picturesIn(sprite);

  it("are all there", () => {
    const ids = sprite.split('<symbol id="').slice(1);
    expect([...pictures.keys()]).toEqual(ids.map((rest) => rest.split('"')[0]));
    expect(pictures.size).toBeGreaterThan(28);
  });

  it("are whole by themselves", () => {
    for (const [id, address] of pictures) {
      const svg = decodeURIComponent(address.replace("data:image/svg+xml,", ""));
      expect(svg, id).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[^<]*>.+<\/svg>$/s);
      expect(svg, id).not.toMatch(/<use|url\(#|<text|currentcolor|var\(/i);
    }
  });
});
