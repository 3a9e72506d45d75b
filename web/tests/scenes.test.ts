// Scenes over what really happens: frames of real play in which every event comes up (written by tools/played_frames.py),
// or whole games in a folder that BALUCHON_FRAMES names (tools/scenes.py).

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { HikePublic } from "../src/games/lets_take_a_hike/view";
import type { View } from "../src/shell/board";
import {
  actOf,
  heldOf,
  linesBetween,
  LONGEST,
  RISE,
  type Act,
  type Change,
  type Held,
  type Staging,
} from "../src/shell/moments/staging";
import type { Frame, GameTexts, Message, Shape } from "../src/shell/protocol";
import { running, sum, type Running } from "../src/shell/scores";

interface Played {
  before: View;
  after: View;
  events: Message[];
}
/** What was seen of a game, what a score is in it, and what its events mean. */
interface Game extends Pick<GameTexts, "happenings"> {
  shape: Shape;
  moves: Played[];
}
const WHOLE = process.env.BALUCHON_FRAMES;
const FRAMES = WHOLE ?? "tests/frames";
/** By package; behind a whole game's stands its number. */
const GAMES = readdirSync(FRAMES).map((file) => file.replace(".json", ""));
const packageOf = (game: string): string => game.replace(/-.*/, "");
const stagings = import.meta.glob<{ staging: Staging }>("../src/games/*/moments.ts", { eager: true });
const stagingOf = (game: string): Staging => stagings[`../src/games/${packageOf(game)}/moments.ts`]?.staging as Staging;

interface Shown {
  frame: Played;
  change: Change;
  act: Act;
  /** What its ceremony tells, if there is one. */
  held: Held | null;
}

function played(game: string): Shown[] {
  const { shape, happenings, moves } = JSON.parse(readFileSync(`${FRAMES}/${game}.json`, "utf-8")) as Game;
  const staged = { ...stagingOf(game), happenings };
  const scoresOf = ({ public: board }: View): Running[] => running(shape, board);
  let mark: Running[] | null = null;
  return moves.map((frame) => {
    const [was, now] = [scoresOf(frame.before), scoresOf(frame.after)];
    const won = now.map(({ total }, seat) => (total ?? 0) - (was[seat]?.total ?? 0));
    const { before, after, events } = frame;
    const change: Change = { before, after, me: 0, won, lines: linesBetween(was, now), events };
    const sent = { seat: 0, v: 2, since: 1, view: frame.after, events: frame.events } as unknown as Frame;
    mark = WHOLE === undefined ? was : (mark ?? was);
    const held = heldOf(events, staged, mark, now, "normal");
    if (held) mark = now;
    return { frame, change, act: actOf(sent, staged, "normal", change), held };
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
  const folder = `src/games/${packageOf(game)}`;
  const files = readdirSync(folder).filter((file) => file.endsWith(".svelte"));
  const drawn = files.map((file) => readFileSync(`${folder}/${file}`, "utf-8")).join("\n");
  return new Set([...drawn.matchAll(/data-place="([\w-]+)"/g)].flatMap(([, name]) => name ?? []));
}

describe.each(GAMES)("%s", (game) => {
  const all = played(game);
  const places = placesOf(game);

  it("has a scene for everything that happens", () => {
    const scenes = stagingOf(game).scenes;
    const happened = new Set(all.flatMap(({ frame }) => frame.events.map(({ id }) => id)));
    expect([...happened].filter((id) => !(id in scenes))).toEqual([]);
    const expected = WHOLE === undefined ? Object.keys(scenes) : []; // what is kept shows nearly everything
    expect(expected.filter((id) => !happened.has(id) && !RARE.has(id))).toEqual([]);
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
  it("tells in a ceremony what everyone has won since the last one, line by line", () => {
    for (const { held } of all.filter(({ held }) => held !== null)) {
      const told = held?.totals.map((_, seat) => sum(held.lines.map(({ points }) => points[seat] ?? 0)));
      expect(told).toEqual(held?.totals.map((total, seat) => total - (held.from[seat] ?? 0)));
    }
  });
  it("lets points of a thing rise from where it lies or lay, not from a seat", () => {
    for (const { frame, act } of all) {
      const seen = JSON.stringify(LYING[packageOf(game)]?.(frame) ?? [frame.before, frame.after]);
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
