// What the reader may do now, and what has been touched so far. It knows the legal moves and no rule.

import type { Move } from "./protocol";
import { NOTHING, fitting, meant, touch, touchable, type Selection } from "./selection";

export interface ChoicesOptions {
  moves: () => readonly Move[];
  legal: () => readonly number[];
  play: (move: Move) => void;
  whyNot: (move: Move) => void;
}

export class Choices {
  selection: Selection = $state(NOTHING);

  constructor(private readonly options: ChoicesOptions) {}

  readonly legal: readonly Move[] = $derived.by(() => {
    const moves = this.options.moves();
    return this.options.legal().flatMap((index) => moves[index] ?? []);
  });
  readonly open: ReadonlySet<string> = $derived(touchable(this.legal, this.selection));
  /** The move that is meant by what is selected. */
  readonly meant: Move | null = $derived(meant(this.legal, this.selection));
  /** Moves that still fit the selection. */
  readonly fitting: readonly Move[] = $derived(fitting(this.legal, this.selection));
  /** Moves that name no component: they are answered by buttons beside the prompt. */
  readonly plain: readonly Move[] = $derived(this.legal.filter((move) => move.refs.length === 0));

  /** Whether touching this component leads to a legal move. */
  may(ref: string): boolean {
    return this.open.has(ref) || this.selection.refs.includes(ref);
  }

  /** Whether any legal move names it, whatever is selected. */
  isNamed(ref: string): boolean {
    return this.legal.some((move) => move.refs.includes(ref));
  }

  isOn(ref: string): boolean {
    return this.selection.refs.includes(ref);
  }

  /** Touch a component: select it, take it back, or learn why not. Touching what is meant again plays it. */
  touch(ref: string): void {
    if (!this.isNamed(ref)) {
      this.explain(ref);
      return;
    }
    this.selection = touch(this.legal, this.selection, ref);
  }

  /** Touch twice to play: a quick way for those who know what they want. */
  confirm(ref: string): void {
    if (!this.isOn(ref)) this.touch(ref);
    if (this.meant?.refs.includes(ref)) this.play(this.meant);
  }

  clear(): void {
    this.selection = NOTHING;
  }

  play(move: Move): void {
    this.clear();
    this.options.play(move);
  }

  /** Ask the server why no move with this component is possible: for the verb that is meant, or else for the move
   *  nearest to what is offered. */
  explain(ref: string, verb?: string): void {
    const verbs = verb ? [verb] : this.legal.map((move) => move.verb);
    const naming = this.options.moves().filter((move) => move.refs.includes(ref));
    const asked = naming.find((move) => verbs.includes(move.verb)) ?? naming[0];
    if (asked) this.options.whyNot(asked);
  }

  /** Ask the server why this very move is not possible. */
  why(verb: string, ...refs: string[]): void {
    const asked = this.options.moves().find((move) => move.verb === verb && move.refs.join() === refs.join());
    if (asked) this.options.whyNot(asked);
  }
}
