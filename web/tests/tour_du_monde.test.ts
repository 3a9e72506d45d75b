// Tour du monde: from a view to what the map shows.

import { describe, expect, it } from "vitest";
import {
  drawn,
  GLASS,
  isOverEdge,
  loadWorld,
  onMap,
  underGlass,
  withAtlas,
  type Atlas,
} from "../src/games/tour_du_monde/geo";
import { isInside, isOutside, isWithin, placeLabels } from "../src/art/geo/labels";
import { CONNECTIONS, GOLD, kindOf, picture, placeOf, PLACES, stepOf, STOPS } from "../src/games/tour_du_monde/model";
import { labelsOf, spotsOf } from "../src/games/tour_du_monde/spots";
import type { HandCard, Stop, TourPrivate, TourPublic } from "../src/games/tour_du_monde/view";

const stop = (id: string, via: string | null = null, more: Partial<Stop> = {}): Stop => ({
  card: `card:${id}`,
  via: via && `card:${via}`,
  joker: null,
  secondaries: [],
  ...more,
});

function board(tour: Stop[], phase: TourPublic["phase"] = "play"): TourPublic {
  return {
    phase,
    round: 1,
    rounds: 3,
    turn: 0,
    first: 0,
    entered: false,
    tour,
    open: [],
    open_secondaries: [],
    travellers: [],
    pile: 60,
    discards: [],
    top: null,
    dry: 0,
    dry_limit: 100,
    held_over: [],
    last_round: null,
  };
}

const held = (id: string, more: Partial<HandCard> = {}): HandCard => ({
  card: `card:${id}`,
  points: 10,
  open: false,
  steps: 2,
  missing: 1,
  via: [],
  needs: [],
  ...more,
});

const hand = (...cards: HandCard[]): TourPrivate => ({ seat: 0, hand: cards, newest: null, points: 10 });
const markOf = (drawing: ReturnType<typeof picture>, id: string) =>
  drawing.places.find((place) => place.card.ref === `card:${id}`)?.mark;
const ids = (links: readonly (readonly [{ ref: string }, { ref: string }])[]) =>
  links.map(([a, b]) => `${a.ref} ${b.ref}`);

describe("the cards", () => {
  it("are those of the game's data", () => {
    expect(STOPS).toHaveLength(68);
    expect(PLACES).toHaveLength(100);
    expect(GOLD.map((card) => card.country).sort()).toEqual(["china", "france", "india", "russia", "united-states"]);
    expect(placeOf("card:venice")).toMatchObject({ kind: "secondary", land: "Italy", iso2: "it", points: 15 });
    expect(["card:joker-1", "card:plus-one-3", "card:tahiti"].map(kindOf)).toEqual(["joker", "plus-one", "island"]);
  });
});

describe("the picture of a view", () => {
  const tour = [
    stop("france"),
    stop("italy", "france", { secondaries: ["card:venice"] }),
    stop("japan", null, { joker: "card:joker-1" }),
  ];

  it("has the tour as string, pins, pennants and flights, without a hand too", () => {
    const drawing = picture(board(tour), null, null, () => false);
    expect(ids(drawing.strings)).toEqual(["card:france card:italy"]);
    expect(["france", "italy", "venice", "japan", "peru"].map((id) => markOf(drawing, id))).toEqual([
      "start",
      "tour",
      "tour",
      "tour",
      "quiet",
    ]);
    expect(drawing.places.find((place) => place.card.ref === "card:japan")?.flown).toBe(true);
    expect([...drawing.visited]).toEqual(["France", "Italy", "Japan"]);
    expect(markOf(drawing, "florence")).toBeUndefined();
  });

  it("shows what is layable, and what would open a card that is one stop short", () => {
    const own = hand(
      held("united-kingdom", { open: true, missing: 0, via: ["card:france"] }),
      held("ireland", { needs: ["card:united-kingdom"] }),
      held("cambodia", { needs: ["card:thailand", "card:vietnam"], steps: 4, missing: 3 }),
      held("joker-1"),
    );
    const drawing = picture(board(tour), own, null, (ref) => ref === "card:united-kingdom");
    expect(markOf(drawing, "united-kingdom")).toBe("may");
    expect(markOf(drawing, "ireland")).toBe("hand");
    expect(markOf(drawing, "thailand")).toBe("quiet");
    expect(ids(drawing.leads)).toEqual(["card:united-kingdom card:ireland"]);
  });

  it("narrows to the selected card: the string it adds, what it opens, what comes nearer", () => {
    const own = hand(
      held("spain", {
        open: true,
        missing: 0,
        via: ["card:italy", "card:france"],
      }),
      held("peru"),
      held("cape-verde", { steps: 3, missing: 2 }),
    );
    const brings = {
      opens: ["card:portugal"],
      frees: [],
      nearer: [{ card: "card:cape-verde", steps: 2, next: ["card:portugal"] }],
    };
    const drawing = picture(board(tour), own, { ref: "card:spain", verb: "lay", brings }, () => true);
    expect(ids(drawing.ahead)).toEqual(["card:france card:spain"]);
    expect(["spain", "portugal", "cape-verde", "peru"].map((id) => markOf(drawing, id))).toEqual([
      "meant",
      "opens",
      "hand",
      "quiet",
    ]);
    expect(ids(drawing.leads)).toEqual(["card:portugal card:cape-verde"]);
    expect([...drawing.lit]).toEqual(["Spain"]);
  });

  it("shows what would open a card that is only looked at or discarded", () => {
    const own = hand(held("cambodia", { needs: ["card:thailand", "card:vietnam"], steps: 4, missing: 3 }));
    for (const verb of [null, "discard"]) {
      const drawing = picture(board(tour), own, { ref: "card:cambodia", verb, brings: null }, () => true);
      expect(drawing.ahead).toEqual([]);
      expect(["thailand", "vietnam"].map((id) => markOf(drawing, id))).toEqual(["key", "key"]);
    }
  });

  it("offers the gold capitals before a round", () => {
    const drawing = picture(board([], "start"), hand(), null, () => true);
    expect(drawing.places.filter((place) => place.mark === "may").map((place) => place.card)).toEqual(GOLD);
  });
});

describe("the map", () => {
  it("links over the edge where the short way leads, at two heights", () => {
    const over = CONNECTIONS.filter(isOverEdge);
    expect(
      over
        .map((link) =>
          link
            .map((card) => card.country)
            .sort()
            .join(" "),
        )
        .sort(),
    ).toEqual(["hawaii japan", "japan united-states", "new-zealand tahiti"]);
    expect(new Set(over.map((link) => drawn(link).arrows)).size).toBe(over.length);
    expect(drawn([placeOf("card:france"), placeOf("card:italy")]).arrows).toBe("");
  });

  it("has every capital in view, none hidden by the magnifying glass", () => {
    for (const card of PLACES) {
      const [x, y] = onMap(card);
      expect(x > 10 && x < 1050 && y > 10 && y < 460, card.ref).toBe(true);
      expect(Math.hypot(x - GLASS.x, y - GLASS.y) > GLASS.r, card.ref).toBe(true);
    }
  });

  it("finds every country in the atlas, and a silhouette for each card but the two that are drawn", async () => {
    const world = new Set((await loadWorld()).countries.map((shape) => shape.land));
    const small = ["Cape Verde", "French Polynesia"];
    expect(
      STOPS.filter((card) => !world.has(card.land) && !small.includes(card.land)).map((card) => card.land),
    ).toEqual([]);
    const atlas = await new Promise<Atlas>(withAtlas);
    const missing = PLACES.filter(
      (card) => !["tahiti", "easter-island"].includes(card.country) && !atlas.silhouette(card)?.d,
    );
    expect(missing.map((card) => card.ref)).toEqual([]);
  });

  it("puts Europe under the glass", () => {
    expect(
      ["france", "greece", "finland", "japan", "iceland"].map((id) => underGlass(placeOf(`card:${id}`)) !== null),
    ).toEqual([true, true, true, false, false]);
  });
});

describe("names", () => {
  const within = { left: 0, right: 300, top: 0, bottom: 100 };
  const name = (id: string, x: number, y: number) => ({ id, text: "Bangkok", at: [x, y] as const, size: 14, gap: 10 });

  it("stand where there is room, and are left out where there is none", () => {
    const labels = placeLabels([name("a", 280, 50), name("b", 100, 50), name("c", 101, 50)], [], (box) =>
      isInside(box, within),
    );
    expect(labels.map((label) => [label.id, label.anchor])).toEqual([
      ["a", "end"],
      ["b", "start"],
      ["c", "end"],
    ]);
    const many = Array.from({ length: 20 }, (_, i) => name(`${i}`, 100, 50));
    const placed = placeLabels(many, [], (box) => isInside(box, within), 1);
    expect(placed.length).toBeGreaterThan(1);
    expect(placed.length).toBeLessThan(20);
    expect(placeLabels(many, [], () => false, 1).map((label) => label.id)).toEqual(["0"]);
  });

  it("know circles", () => {
    const box = { left: 10, right: 20, top: 10, bottom: 20 };
    expect([isOutside(box, [0, 0], 14), isOutside(box, [0, 0], 15)]).toEqual([true, false]);
    expect([isWithin(box, [15, 15], 8), isWithin(box, [15, 15], 6)]).toEqual([true, false]);
  });

  it("are given to the most important places first", () => {
    const drawing = picture(board([stop("france"), stop("italy", "france")]), hand(), null, () => false);
    const spots = spotsOf(drawing.places, (place) => onMap(place.card));
    expect(
      labelsOf(
        spots,
        (ref) => ref,
        14,
        () => true,
      ).map((label) => label.id),
    ).toEqual(["card:france", "card:italy"]);
  });
});

it("knows the step of the turn", () => {
  const phases = ["start", "play", "discard", "give", "over"] as const;
  expect(phases.map(stepOf)).toEqual([null, "play", "discard", "discard", null]);
});
