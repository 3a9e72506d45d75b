// What happened at a table since its reader decided last. Who comes back after hours or days sees it once by itself; the
// log shows it again on request.

import { untrack } from "svelte";
import * as api from "../api";
import type { Frame, Replay } from "../protocol";
import { calm } from "../settings.svelte";
import type { Table } from "../table.svelte";
import { leftCeremony } from "./ceremony";
import type { Director } from "./director.svelte";
import type { Places } from "./page";
import { playedUpTo, staged, type Played } from "./staging";

interface Options {
  table: () => Table;
  director: Director<Places>;
  /** The version in which the reader decided last; 0: before this page was opened. */
  decided: () => number;
  /** The board is there, and one reader sits at it. */
  ready: () => boolean;
}

export class Missed {
  /** What the server told of the time before. */
  private told: Played | null = $state.raw(null);
  private asked = false;
  /** What the reader has missed is known: from now on it is noted what they have seen. */
  private settled = $state(false);

  constructor(private readonly options: Options) {
    $effect(() => {
      const now = options.director.shown;
      if (now && options.ready() && !this.asked) untrack(() => this.come(now));
    });
    $effect(() => {
      const { director } = options;
      const [table, shown] = [options.table(), director.shown];
      if (this.settled && shown && !director.playing) noteSeen(table.id, shown.v);
    });
  }

  /** The version after which everything is new to the reader. */
  get since(): number {
    return this.options.decided() || (this.told?.before.v ?? 0);
  }

  /** Whether there is anything to show again. */
  get some(): boolean {
    return this.played() !== null;
  }

  again(): void {
    const played = this.played();
    if (played) this.options.director.again(played.before, played.frames);
  }

  private played(): Played | null {
    const table = this.options.table();
    void table.frame;
    const decided = this.options.decided();
    const early = decided === 0 ? this.told : null;
    const before = early?.before ?? table.moments.get(decided);
    const since = early?.frames.at(-1)?.v ?? decided;
    const frames = [...(early?.frames ?? []), ...[...table.moments.values()].filter(({ v }) => v > since)];
    return before && (early || decided > 0) && frames.length > 0 ? { before, frames } : null;
  }

  /** The reader has come: a ceremony that was left goes on, or else what was missed is played. */
  private come(now: Frame): void {
    this.asked = true;
    const { director } = this.options;
    const table = this.options.table();
    const held = leftCeremony(table.id, now.seat);
    if (held) director.resume(held);
    if (now.seat === null || now.v <= 1 || table.info?.status !== "playing") {
      this.settled = true;
      return;
    }
    const isNew = !held && seenOf(table.id) !== now.v;
    void api
      .missed(table.id, now.seat)
      .then((missed) => this.learn(missed, now, isNew))
      .catch(() => undefined) // then the table is shown as it is
      .finally(() => (this.settled = true));
  }

  /** Where the round began, and what happened since the last decision. */
  private learn({ scored, frames }: Replay, now: Frame, isNew: boolean): void {
    const { director } = this.options;
    const table = this.options.table();
    const played = playedUpTo(now, frames);
    if (scored) director.know(staged(scored, now.seat, 0), played?.frames ?? []);
    if (!played || !isNew || table.frame !== now) return;
    this.told = played;
    table.tellApart(played.frames);
    if (calm(1) > 0 && !director.playing) this.again();
  }
}

const KEY = "baluchon-seen";
/** Of so many tables a device knows what its reader has seen. */
const MOST = 40;

function allSeen(): [string, number][] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const seenOf = (table: string): number | null => allSeen().find(([id]) => id === table)?.[1] ?? null;

function noteSeen(table: string, v: number): void {
  try {
    const others = allSeen().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, v], ...others].slice(0, MOST)));
  } catch {
    // private windows may refuse: then what was missed is shown whenever the table is opened
  }
}
