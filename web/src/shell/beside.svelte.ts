// What lies beside the board, one page at a time, and how much of it has been seen.

import { screen } from "./screen.svelte";

export type Tab = "log" | "things" | "scores" | "story" | "rules" | "chat";

export class Beside {
  tab: Tab = $state("log");
  open = $state(false);
  /** The clauses that are to be read. */
  clauses: readonly string[] = $state.raw([]);
  /** Whose things are looked at; null: the reader's own. */
  looked: number | null = $state(null);
  /** So many lines of the chat have been read. */
  heard = $state(0);

  isShown(tab: Tab): boolean {
    return this.tab === tab && (this.open || screen.wide);
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.open = true;
  }

  /** Open the rules at these clauses. */
  read(clauses: readonly string[]): void {
    this.clauses = clauses;
    this.show("rules");
  }

  /** Show what lies open before a seat; asked for again, it goes away. */
  look(seat: number): void {
    const again = this.open && this.tab === "things" && this.looked === seat;
    this.looked = seat;
    this.tab = "things";
    this.open = !again || screen.wide;
  }
}
