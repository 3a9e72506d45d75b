// The stories of a table: which card is turned over, and the postcards of what the reader takes. What draws them, and
// the texts, come when they are asked for first: a table is there before its stories.

import { tick, untrack, type Component } from "svelte";
import { house } from "../house.svelte";
import { leadOf } from "../journal/journal";
import type { Frame, Story } from "../protocol";
import { settings } from "../settings.svelte";
import { kindOf } from "../refs";
import type { Texts } from "../texts";
import { storyOf } from "./stories";

interface TellingOptions {
  /** Whose stories; null: the game has none. */
  game: () => string | null;
  seat: () => number | null;
  frame: () => Frame | null;
  /** The component touched last. */
  touched: () => string | null;
  /** Show the story. */
  open: () => void;
}

type PostcardComponent = Component<
  { game: string; texts: Texts; held: boolean },
  { show: (ref: string) => Promise<void> }
>;

/** Made while a table's page is set up, since it looks after itself. */
export class Telling {
  /** The component whose story is read. */
  ref: string | null = $state(null);
  Postcard: PostcardComponent | null = $state.raw(null);
  postcard: { show: (ref: string) => Promise<void> } | undefined = $state.raw();
  /** None yet: null. */
  private stories: readonly Story[] | null = $state.raw(null);
  /** The version of the view whose events were looked through last. */
  private seen = -1;

  constructor(private readonly options: TellingOptions) {
    // The story follows what is touched.
    $effect(() => {
      const touched = options.touched();
      if (touched !== null && this.tells(touched)) this.ref = touched;
    });
    // Once they were asked for they follow the reader's language.
    $effect(() => {
      void settings.language;
      if (untrack(() => this.stories) !== null) void this.load();
    });
    $effect(() => {
      const [frame, game, seat] = [options.frame(), options.game(), options.seat()];
      if (!frame || game === null) return;
      const first = this.seen < 0;
      const isNew = frame.v > this.seen;
      this.seen = frame.v;
      // What happened before the reader came is told by the log.
      if (first || !isNew || seat === null || !settings.postcards) return;
      void this.send(game, seat, frame);
    });
  }

  get game(): string | null {
    return this.options.game();
  }

  /** A finger is on the board: by the time it has rested, the stories are here. */
  prepare(): void {
    if (this.stories === null) void this.load();
  }

  /** Turn a card over; false if it tells nothing. */
  turn(ref: string): boolean | Promise<boolean> {
    if (this.stories === null) return this.load().then(() => this.stories !== null && this.turn(ref));
    if (!this.tells(ref)) return false;
    this.ref = ref;
    this.options.open();
    return true;
  }

  /** Whether a card has a corner to turn it over by; a place on a map is too small for one. */
  hasCorner(ref: string): boolean {
    return kindOf(ref) !== "place" && this.tells(ref);
  }

  private tells(ref: string): boolean {
    return this.stories !== null && storyOf(this.stories, ref) !== null;
  }

  private async load(): Promise<void> {
    const game = this.options.game();
    if (game !== null) this.stories = await house.stories(game, settings.language);
  }

  private async send(game: string, seat: number, frame: Frame): Promise<void> {
    // While the line is down nothing leads anywhere.
    const texts = await house.gameTexts(game, settings.language).catch(() => null);
    const leads = frame.events.map((event) => leadOf(event, texts?.happenings ?? {}, seat));
    const refs = leads.flatMap((lead) => (lead?.taken ? lead.ref : []));
    if (refs.length === 0) return;
    // While the line is down no postcard comes; the next one asks again.
    this.Postcard ??= (await import("./Postcard.svelte").catch(() => null))?.default ?? null;
    await tick();
    for (const ref of refs) void this.postcard?.show(ref);
  }
}
