// What the reader may do now, and what has been touched so far. It knows the legal moves and no rule.

import type { ClassValue, HTMLButtonAttributes } from "svelte/elements";
import type { Move, Plan } from "./protocol";
import { NOTHING, canFollow, fitting, meant, touch, touchable, type Selection } from "./selection";

export interface ChoicesOptions {
  moves: () => readonly Move[];
  legal: () => readonly number[];
  play: (move: Move) => void;
  /** Play several moves in one go, all of them or none. */
  playPlan?: (moves: readonly Move[]) => void;
  /** Ask for the moves that carry one through with as much of a wish as is possible; null: nobody can say. */
  propose?: (move: Move, wish: readonly Move[]) => Promise<Plan | null>;
  whyNot: (move: Move) => void;
  /** Milliseconds, from anywhere. */
  now?: () => number;
}

/** How a component differs from the rest; without any of it, touching selects it for whatever move names it. */
export interface How {
  /** Its own classes, beside `may` and `on`. */
  class?: ClassValue;
  /** The verbs it is touched for: the same component may lie elsewhere and be meant by others. */
  verbs?: readonly string[];
  /** It has been chosen already: on, whatever is selected. */
  chosen?: boolean;
  /** Whether it glows: given where several look alike. */
  may?: boolean;
  /** Whether it is selected: given where several look alike. */
  on?: boolean;
  /** What touching does instead of selecting it. */
  touch?: () => void;
  /** What touching twice does instead of playing the move that is meant. */
  confirm?: () => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** Milliseconds in which a second touch is none. */
const GUARD = 300;

export type Touchable = Pick<
  HTMLButtonAttributes,
  "class" | "aria-pressed" | "onclick" | "ondblclick" | "onkeydown"
> & {
  /** The component it shows: who presses it long reads its story. */
  "data-ref"?: string;
  /** It has a story, and a corner to turn it over by. */
  "data-tells"?: true | undefined;
};

export class Choices {
  selection: Selection = $state(NOTHING);
  /** What a board calls a move where it knows more than the move's components say; null: what it is called elsewhere. */
  wording: (move: Move) => string | null = $state.raw(() => null);

  /** What a board says of a move being tried: what it would bring, at most 48 characters; null: the question stays. */
  sentence: (move: Move) => string | null = $state.raw(() => null);
  /** Moves without components that a board draws itself: the strip does not offer them again. */
  drawn: (move: Move) => boolean = $state.raw(() => false);
  /** The moves that follow a move in what a board lets its reader choose at once; none: it is played by itself. */
  follows: (move: Move) => readonly Move[] = $state.raw(() => []);
  /** Whether a card has a story to be turned over for. */
  tells: (ref: string) => boolean = $state.raw(() => false);
  /** What was touched last, and when: touched again it is done, but not by a finger that trembles. */
  private last = { ref: "", at: 0 };

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
  /** Moves that name components: they are offered by the board. */
  readonly naming: readonly Move[] = $derived(this.legal.filter((move) => move.refs.length > 0));

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

  /** All that makes a button touchable: `<button {...choices.touchable(ref)}>`. It glows (`may`), is selected (`on`,
   *  and pressed for those who do not see it); touched once it is tried, touched again it is done. */
  touchable(ref: string, how: How = {}): Touchable {
    const here = this.offers(how.verbs);
    const on = (how.on ?? (here && this.isOn(ref))) || how.chosen === true;
    const looks = { class: [how.class, { may: how.may ?? (here && this.may(ref)), on }], "aria-pressed": on };
    return wired(
      { ...looks, "data-ref": ref, "data-tells": this.tells(ref) || undefined },
      how.touch ?? (() => this.touch(ref, how.verbs)),
      how.confirm ?? (() => this.confirm(ref, how.verbs)),
      how.onkeydown,
    );
  }

  /** The same for what stands for a whole move, such as a pile: touched once it is meant, touched again it is played. */
  standsFor(move: Move | null, how: Pick<How, "class"> = {}): Touchable {
    const on = move !== null && this.isMeant(move);
    const looks = { class: [how.class, { may: move !== null, on }], "aria-pressed": on };
    const play = () => move && this.play(move);
    // Two clicks play already.
    return { ...wired(looks, () => move && this.attempt(move), play), ondblclick: undefined };
  }

  /** Try a move, or do it if it was just tried. */
  attempt(move: Move): void {
    const now = this.now();
    if (!this.isMeant(move)) {
      this.last = { ref: "", at: now };
      this.mean(move);
    } else if (now - this.last.at >= GUARD) this.play(move);
  }

  private isMeant(move: Move): boolean {
    return this.selection.verb === move.verb && this.selection.refs.join() === move.refs.join();
  }

  private now(): number {
    return (this.options.now ?? (() => performance.now()))();
  }

  /** Touch a component: try it, do it if it was just tried, take it back, or learn why not. */
  touch(ref: string, verbs?: readonly string[]): void {
    if (!this.offers(verbs) || !this.isNamed(ref)) return this.explain(ref, verbs?.[0]);
    const now = this.now();
    const again = this.last.ref === ref && this.isOn(ref) && this.meant !== null;
    if (again && now - this.last.at < GUARD) return;
    this.last = { ref, at: now };
    if (again && this.meant && !canFollow(this.legal, this.selection, ref)) this.play(this.meant);
    else this.selection = touch(this.legal, this.selection, ref);
  }

  /** A double click or Shift+Enter: a quick way for those who know what they want. */
  confirm(ref: string, verbs?: readonly string[]): void {
    if (!this.offers(verbs) || !this.isNamed(ref)) return;
    if (!this.isOn(ref)) this.touch(ref);
    if (this.meant?.refs.includes(ref)) this.play(this.meant);
  }

  /** Select the components of this move and no others. */
  mean(move: Pick<Move, "verb" | "refs">): void {
    this.selection = { verb: move.verb, refs: move.refs };
  }

  /** Play the move without components that has this verb, or learn why not. */
  press(verb: string): void {
    const move = this.plain.find((each) => each.verb === verb);
    if (move) this.play(move);
    else this.why(verb);
  }

  /** The legal move that has this verb and these components. */
  legalMove(verb: string, ...refs: string[]): Move | null {
    return this.legal.find((each) => each.verb === verb && each.refs.join() === refs.join()) ?? null;
  }

  clear(): void {
    this.selection = NOTHING;
    this.last = { ref: "", at: 0 };
  }

  play(move: Move): void {
    const follows = this.options.playPlan ? this.follows(move) : [];
    this.clear();
    if (follows.length > 0) this.options.playPlan?.([move, ...follows]);
    else this.options.play(move);
  }

  /** The moves that the rules propose to carry a move through, adjusted to what is wished for. */
  propose(move: Move, wish: readonly Move[]): Promise<Plan | null> {
    return this.options.propose?.(move, wish) ?? Promise.resolve(null);
  }

  /** Moves by their places in the list of moves. */
  named(indices: readonly number[]): Move[] {
    const moves = this.options.moves();
    return indices.flatMap((index) => moves[index] ?? []);
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

  /** Whether any legal move has one of these verbs. */
  private offers(verbs: readonly string[] | undefined): boolean {
    return verbs === undefined || this.legal.some((move) => verbs.includes(move.verb));
  }
}

function wired(
  looks: Touchable,
  touch: () => void,
  confirm: () => void,
  onkeydown: ((event: KeyboardEvent) => void) | undefined = undefined,
): Touchable {
  return {
    ...looks,
    onclick: touch,
    ondblclick: confirm,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !event.shiftKey) return onkeydown?.(event);
      event.preventDefault();
      confirm();
    },
  };
}
