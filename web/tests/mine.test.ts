import { describe, expect, it } from "vitest";
import { inOrder, isMeant } from "../src/shell/mine";
import type { TableCard } from "../src/shell/protocol";

const table = (
  id: string,
  status: TableCard["status"],
  changed: number,
  yourTurn = false,
  names = ["Ana"],
): TableCard => ({
  id,
  game: "road-trip-europa",
  name: "Sunday",
  status,
  seats: names.map((name, seat) => ({
    seat,
    kind: "person",
    name,
    level: null,
    away: false,
    host: seat === 0,
    muted: false,
    removed: false,
  })),
  changed,
  to_act: [],
  your_turn: yourTurn,
  ends: null,
  lesson: false,
  given: null,
});

describe("my tables", () => {
  it("stand in the order in which they matter", () => {
    const found = inOrder([
      table("over", "finished", 9),
      table("gone", "closed", 8),
      table("theirs", "playing", 7),
      table("late", "playing", 6, true),
      table("early", "playing", 1, true),
      table("lobby", "waiting", 5),
    ]);
    expect(Object.values(found).map((part: TableCard[]) => part.map((each) => each.id))).toEqual([
      ["early", "late"],
      ["theirs"],
      ["lobby"],
      ["over"],
    ]);
  });

  it("are found by game, name and player, whatever the accents", () => {
    const one = table("a", "playing", 1, false, ["Ana", "Chloé"]);
    for (const search of ["", "road", "CHLOE", "sunday ana", "europa chloé"]) {
      expect(isMeant(one, "Road Trip Europa", search)).toBe(true);
    }
    expect(isMeant(one, "Road Trip Europa", "hike")).toBe(false);
  });
});
