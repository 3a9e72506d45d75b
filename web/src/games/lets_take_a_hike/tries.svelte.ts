// Packing in two touches: a card that is touched lies on trial in the pack, touched again or on another place that
// takes it, it is packed. No rules: all of it is read off the legal moves.

import type { Choices } from "@shell/choices.svelte";
import type { Move } from "@shell/protocol";
import type { Drag } from "./drag.svelte";
import { bestPlace, type Slot } from "./model";
import type { HandCard, HikePrivate } from "./view";

/** Milliseconds in which a second touch is none. */
const GUARD = 300;

interface Table {
  choices: Choices;
  own: HikePrivate | null;
  slots: readonly Slot[];
  drag: Drag;
}

export class Tries {
  /** Which card of the hand was touched last: several may be alike. */
  touched: number | null = $state(null);
  private at = 0;

  constructor(
    private readonly table: () => Table,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The item that is on trial. */
  get card(): string | null {
    const { verb, refs } = this.table().choices.selection;
    return verb === "place" ? (refs[0] ?? null) : null;
  }

  /** Whether this place takes the item that is on trial; without one, whether touching it leads to a move. */
  takes(place: string): boolean {
    const { card } = this;
    return card === null ? this.table().choices.may(place) : this.move(card, place) !== undefined;
  }

  touchCard(at: number, card: HandCard): void {
    const { choices, own, slots, drag } = this.table();
    if (drag.swallows()) return;
    const was = this.touched;
    this.touched = at;
    const alike = was !== null && was !== at && own?.hand[was]?.card === card.card && choices.isOn(card.card);
    if (alike) return;
    const place = this.waiting;
    const there = place === null ? undefined : this.move(card.card, place);
    if (there) choices.play(there);
    else if (this.card === card.card) this.again();
    else {
      const tried = bestPlace(choices.legal, card.card, slots, own?.hand ?? []);
      if (tried) this.try(tried);
      else if (choices.isNamed(card.card)) choices.touch(card.card);
      else if (card.places[0] === undefined) choices.why("play", card.card);
      else choices.why("place", card.card, card.places[0]);
    }
  }

  /** A double click or Shift+Enter on a card: what it would do, at once. */
  confirmCard(card: HandCard): void {
    const { choices, own, slots } = this.table();
    const tried = bestPlace(choices.legal, card.card, slots, own?.hand ?? []);
    const meant = this.card === card.card ? choices.meant : tried;
    if (meant) choices.play(meant);
    else choices.confirm(card.card);
  }

  touchPlace(place: string): void {
    const { choices, own, slots } = this.table();
    const { card } = this;
    if (card !== null) {
      const move = this.move(card, place);
      if (move) choices.play(move);
      else choices.why("place", card, place);
      return;
    }
    if (!own || choices.isNamed(place)) return choices.touch(place);
    const item =
      own.hand.find((each) => each.places.includes(place)) ?? own.hand.find((each) => each.places.length > 0);
    if (slots.find((slot) => slot.place === place)?.kind) choices.why("drop", place);
    else if (item) choices.why("place", item.card, place);
  }

  /** A place that was touched before any card. */
  private get waiting(): string | null {
    const { verb, refs } = this.table().choices.selection;
    return verb === null && refs.length === 1 && refs[0]?.startsWith("place:") ? refs[0] : null;
  }

  private try(move: Move): void {
    this.at = this.now();
    this.table().choices.mean(move);
  }

  private again(): void {
    const { choices } = this.table();
    if (choices.meant && this.now() - this.at >= GUARD) choices.play(choices.meant);
  }

  private move(card: string, place: string): Move | undefined {
    return this.table().choices.legal.find(
      (each) => each.verb === "place" && each.refs[0] === card && each.refs[1] === place,
    );
  }
}
