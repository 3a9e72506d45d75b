// Whoever looks after the server: their token, which this tab alone knows, and what they ask of the server with it.

import { Refusal, withToken } from "../api";
import type { Texts } from "../texts";

const KEY = "baluchon-admin";

/** Something that is done only when it is asked for twice. */
export interface Question {
  title: string;
  text: string;
  act: () => Promise<void>;
}

export class Desk {
  token = $state(sessionStorage.getItem(KEY) ?? "");
  /** Why nobody is in. */
  shut: "" | "admin-wrong" | "admin-off" = $state("");
  failure = $state("");
  busy = $state(false);
  question: Question | null = $state.raw(null);

  constructor(readonly texts: Texts) {}

  enter(token: string): void {
    this.shut = /^[!-~]+$/.test(token) ? "" : "admin-wrong";
    this.failure = "";
    if (this.shut) return;
    this.token = token;
    sessionStorage.setItem(KEY, token);
  }

  leave(): void {
    this.token = "";
    sessionStorage.removeItem(KEY);
  }

  /** What the server answers; null if it refuses, which is said. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T | null> {
    this.busy = true;
    this.failure = "";
    try {
      return await withToken<T>(this.token, method, `/api/admin${path}`, body);
    } catch (error) {
      this.refused(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Have something done, then look again. */
  async act(method: string, path: string, body: unknown, then: () => unknown): Promise<void> {
    await this.ask(method, path, body);
    if (this.token) await then();
  }

  private refused(error: unknown): void {
    const code = error instanceof Refusal ? error.failure.code : "";
    if (
      code === "wrong-key" ||
      (code === "not-found" && error instanceof Refusal && error.message.includes("--admin"))
    ) {
      this.shut = code === "wrong-key" ? "admin-wrong" : "admin-off";
      this.leave();
    } else {
      this.failure = this.texts.say("refusal", { message: error instanceof Error ? error.message : "" });
    }
  }

  /** A moment, as lists show it. */
  when(at: number): string {
    return `${this.texts.date(at)}, ${this.texts.time(at)}`;
  }
}
