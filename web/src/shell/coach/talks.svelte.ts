// How much the coach says at each table: as chosen there, and otherwise as this device wants it.

import { settings } from "../settings.svelte";
import type { Talk } from "./talk";

const KEY = "baluchon-coach";
/** Tables that are remembered, the latest ones. */
const MOST = 50;

function load(): Record<string, Talk> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Talk>;
  } catch {
    return {};
  }
}

class Talks {
  private chosen: Record<string, Talk> = $state.raw(load());

  at(table: string): Talk {
    return this.chosen[table] ?? settings.coach;
  }

  choose(table: string, talk: Talk): void {
    const others = Object.entries(this.chosen).filter(([id]) => id !== table);
    this.chosen = Object.fromEntries([...others, [table, talk] as const].slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // private windows may refuse: then it is chosen again next time
    }
  }
}

export const talks = new Talks();
