// Where a coach mark stands beside what it explains.

import { describe, expect, it } from "vitest";
import { standing } from "../src/shell/spotlight";

const PAGE = { width: 360, height: 640 };
const SIZE = { width: 300, height: 120 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("a coach mark", () => {
  it("stands above what it is about, and points down at it", () => {
    const mark = standing(box(0, 500, 360, 640), SIZE, PAGE);
    expect(mark).toMatchObject({ edge: "bottom", left: 30, top: 366 });
  });

  it("stands below what is at the top", () => {
    expect(standing(box(0, 0, 360, 60), SIZE, PAGE)).toMatchObject({ edge: "top", top: 74 });
  });

  it("stands beside what is as high as the screen", () => {
    const wide = { width: 1280, height: 640 };
    expect(standing(box(900, 0, 1280, 640), SIZE, wide)).toMatchObject({ edge: "right", left: 586 });
    expect(standing(box(0, 0, 300, 640), SIZE, wide)).toMatchObject({ edge: "left", left: 314 });
  });

  it("never leaves the screen, and its pointer never its edge", () => {
    const corner = standing(box(340, 500, 360, 520), SIZE, PAGE);
    expect(corner.left + SIZE.width).toBeLessThanOrEqual(PAGE.width - 8);
    expect(corner.at).toBeLessThanOrEqual(SIZE.width - 28);
  });

  it("stands on the upper edge of what fills the screen, and in sight of nothing in the middle", () => {
    expect(standing(box(0, 20, 360, 630), SIZE, PAGE)).toMatchObject({ edge: null, top: 28 });
    expect(standing(null, SIZE, PAGE)).toMatchObject({ edge: null, left: 30 });
  });

  it("hides nothing that can be touched, where there is such a place", () => {
    const map = box(0, 20, 360, 630);
    const above = box(150, 40, 170, 60);
    const place = standing(map, SIZE, PAGE, { touched: [above] });
    expect(place.edge).toBeNull();
    expect(place.top).toBeGreaterThanOrEqual(above.bottom);
    const card = box(160, 500, 200, 560);
    expect(standing(card, SIZE, PAGE)).toMatchObject({ edge: "bottom", left: 30 });
    const aside = standing(card, SIZE, PAGE, { touched: [box(20, 400, 45, 440)] });
    expect(aside).toMatchObject({ edge: "bottom" });
    expect(aside.left).toBeGreaterThanOrEqual(45);
  });

  it("hides as little as it can, and not what it is about", () => {
    const everywhere = Array.from({ length: 8 }, (_, row) => box(0, row * 80, 360, row * 80 + 60));
    const card = box(160, 300, 200, 340);
    const place = standing(card, SIZE, PAGE, { touched: everywhere });
    expect(place.top + SIZE.height <= card.top || place.top >= card.bottom).toBe(true);
  });

  it("leaves what is asked in sight, unless it would hide what can be touched instead", () => {
    const hand = box(0, 524, 360, 640);
    const question = box(0, 460, 360, 524);
    expect(standing(hand, SIZE, PAGE, { question })).toMatchObject({ edge: "bottom", top: 326 });
    const pack = box(100, 300, 300, 380);
    expect(standing(hand, SIZE, PAGE, { question, touched: [pack] })).toMatchObject({ edge: "bottom", top: 390 });
  });
});
