// Scenes over what really happens: frames of real play in which every event comes up (written by tools/played_frames.py).

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { HikePublic } from "../src/games/lets_take_a_hike/view";
import type { View } from "../src/shell/board";
import { actOf, LONGEST, RISE, type Act, type Change, type Staging } from "../src/shell/moments/staging";
import type { Frame, Message, Shape } from "../src/shell/protocol";
import { running, sum } from "../src/shell/scores";
import { linesBetween } from "../src/shell/moments/staging";

interface Played {
  before: View;
  after: View;
  events: Message[];
}
const FRAMES = "tests/frames";
const GAMES = readdirSync(FRAMES).map((file) => file.replace(".json", ""));
const stagings = import.meta.glob<{ staging: Staging }>("../src/games/*/moments.ts", { eager: true });

/** The points of a view by seat, without its shape: only what is called score is needed here. */
const SHAPE = {
  fields: Object.fromEntries(
    ["travellers", "trekkers", "hikers"].map((list) => [
      list,
      { by_seat: true, item: { fields: { score: { total: true } } } },
    ]),
  ),
} as unknown as Shape;

function scoresOf({ public: board }: View) {
  const known = board as Record<string, unknown>;
  const fields = Object.fromEntries(Object.entries(SHAPE.fields ?? {}).filter(([list]) => list in known));
  return running({ ...SHAPE, fields }, known);
}

function played(game: string): { frame: Played; change: Change; act: Act }[] {
  const staging = stagings[`../src/games/${game}/moments.ts`]?.staging as Staging;
  return (JSON.parse(readFileSync(`${FRAMES}/${game}.json`, "utf-8")) as Played[]).map((frame) => {
    const [was, now] = [scoresOf(frame.before), scoresOf(frame.after)];
    const won = now.map(({ total }, seat) => (total ?? 0) - (was[seat]?.total ?? 0));
    const { before, after, events } = frame;
    const change: Change = { before, after, me: 0, won, lines: linesBetween(was, now), events };
    const sent = { seat: 0, v: 2, since: 1, view: frame.after, events: frame.events } as unknown as Frame;
    return { frame, change, act: actOf(sent, { ...staging, happenings: {} }, "normal", change) };
  });
}

/** Everything that a scene names: components by reference, and drawings of cards and cubes. */
function named(act: Act): string[] {
  return act.steps
    .flatMap(({ beats }) => beats)
    .flatMap(({ refs, from, motions, sayings }) => [
      ...refs,
      ...from,
      ...motions.flatMap((motion) => Object.values(motion).filter((value) => typeof value === "string")),
      ...sayings.flatMap((each) => [...each.refs, ...Object.values(each.message.args).flat().map(String)]),
    ]);
}

/** What happens once in hundreds of games, or by options only. */
const RARE = new Set(
  [
    ...["nothing-left", "placed-unseen", "showed", "took-back-unseen", "will-show", "will-show-pack"],
    ...["nothing-to-draw", "ran-dry", "start-chosen"],
    ...["drew-nothing", "end-drought", "end-visits", "stayed", "tile-returned", "waives"],
  ].map((id) => `event-${id}`),
);
const COMPONENT = /^(?:pin:|dot:)?((?:card|trek|destination|itinerary|journey|culture):[\w-]+)$/;
const DRAWN = /^[a-z]-(?:scene-|cube-)?([a-z0-9-]+)$/;

/** What lies where it is drawn as a thing, for games whose views name more of that kind: cards that are counted only. */
const LYING: Readonly<Record<string, (frame: Played) => unknown>> = {
  lets_take_a_hike: ({ before }) => (before.public as HikePublic).row,
};
const isSeat = (name: string): boolean => name.startsWith("seat:");

/** The places that a game's table names. */
function placesOf(game: string): Set<string> {
  const folder = `src/games/${game}`;
  const files = readdirSync(folder).filter((file) => file.endsWith(".svelte"));
  const drawn = files.map((file) => readFileSync(`${folder}/${file}`, "utf-8")).join("\n");
  return new Set([...drawn.matchAll(/data-place="([\w-]+)"/g)].flatMap(([, name]) => name ?? []));
}

describe.each(GAMES)("%s", (game) => {
  const all = played(game);
  const places = placesOf(game);

  it("was played until nearly everything had happened", () => {
    const staging = stagings[`../src/games/${game}/moments.ts`]?.staging as Staging;
    const happened = new Set(all.flatMap(({ frame }) => frame.events.map(({ id }) => id)));
    expect(Object.keys(staging.scenes).filter((id) => !happened.has(id) && !RARE.has(id))).toEqual([]);
  });
  it("shows nothing in a scene that its reader was not sent", () => {
    for (const { frame, act } of all) {
      const sent = JSON.stringify(frame);
      const refs = named(act).flatMap((name) => COMPONENT.exec(name)?.[1] ?? []);
      expect(refs.filter((ref) => !sent.includes(`"${ref}"`))).toEqual([]);
      const drawn = named(act).flatMap((name) => DRAWN.exec(name)?.[1] ?? []);
      expect(drawn.filter((id) => !sent.includes(id) && id !== "plane")).toEqual([]);
    }
  });
  it("comes to rest within the time of a move, with the last figure read", () => {
    for (const { act } of all) {
      let start = 0;
      for (const { beats, ms } of act.steps) {
        for (const { motions, sayings, points, at, pace } of beats) {
          const ends = [
            ...motions.map((motion) => (motion.at ?? 0) + motion.ms),
            ...sayings.map((saying) => at + (saying.at ?? 0) + RISE),
            points === 0 ? 0 : at + RISE,
          ];
          expect(start + Math.max(0, ...ends) * pace).toBeLessThanOrEqual(LONGEST + 0.1);
        }
        start += ms;
      }
      expect(start).toBeLessThanOrEqual(LONGEST + 0.1);
    }
  });
  it("lets everything rise by which scores change, each from somewhere", () => {
    for (const { act, change } of all) {
      const beats = act.steps.flatMap((step) => step.beats);
      const risen = change.won.map((_, seat) =>
        sum(beats.filter((beat) => beat.seat === seat).map((beat) => beat.points)),
      );
      expect(risen).toEqual(change.won);
      expect(beats.filter(({ points, from }) => points !== 0 && from.length === 0)).toEqual([]);
    }
  });
  it("lets points of a thing rise from where it lies or lay, not from a seat", () => {
    for (const { frame, act } of all) {
      const seen = JSON.stringify(LYING[game]?.(frame) ?? [frame.before, frame.after]);
      const isThere = (name: string): boolean => seen.includes(`"${name}"`) || places.has(name);
      const things = act.steps
        .flatMap(({ beats }) => beats)
        .filter(({ points, refs }) => points !== 0 && refs.some((ref) => !isSeat(ref)));
      const origins = things.map(({ message, from }) => [
        message?.id,
        from.find((name) => isSeat(name) || isThere(name)),
      ]);
      expect(origins.filter(([, origin]) => origin === undefined || isSeat(origin))).toEqual([]);
    }
  });
});
