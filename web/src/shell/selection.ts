// From touched components to a move, without knowing any rule: touching narrows the list of legal
// moves until one is left.

import type { Move } from "./protocol";

export interface Selection {
  verb: string | null;
  refs: readonly string[];
}

export const NOTHING: Selection = { verb: null, refs: [] };

/** Whether a move names all the selected components, each as often as it is selected. */
export function fits(move: Move, selection: Selection): boolean {
  if (selection.verb !== null && move.verb !== selection.verb) return false;
  const left = [...move.refs];
  return selection.refs.every((ref) => {
    const at = left.indexOf(ref);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function fitting(legal: readonly Move[], selection: Selection): Move[] {
  return legal.filter((move) => fits(move, selection));
}

/** The components that may be touched next. */
export function touchable(legal: readonly Move[], selection: Selection): Set<string> {
  const refs = new Set<string>();
  for (const move of fitting(legal, selection)) {
    const left = [...move.refs];
    for (const ref of selection.refs) {
      const at = left.indexOf(ref);
      if (at >= 0) left.splice(at, 1);
    }
    for (const ref of left) refs.add(ref);
  }
  return refs;
}

/** Whether touching this component once more selects it once more, as with two cards that are alike. */
export function canFollow(legal: readonly Move[], selection: Selection, ref: string): boolean {
  return fitting(legal, { ...selection, refs: [...selection.refs, ref] }).length > 0;
}

/** The selection after touching a component: taken back if it was selected and cannot be meant twice. */
export function touch(legal: readonly Move[], selection: Selection, ref: string): Selection {
  if (canFollow(legal, selection, ref)) return { ...selection, refs: [...selection.refs, ref] };
  if (selection.refs.includes(ref)) {
    return { ...selection, refs: selection.refs.filter((each) => each !== ref) };
  }
  const fresh = { ...NOTHING, refs: [ref] };
  return fitting(legal, fresh).length > 0 ? fresh : selection;
}

/** The one move that is meant: the only one that fits, all of its components being selected; of moves that differ only
 *  in their order, the one in the order of touching. */
export function meant(legal: readonly Move[], selection: Selection): Move | null {
  const whole = fitting(legal, selection).filter((move) => move.refs.length === selection.refs.length);
  const moves =
    whole.length === 1 ? whole : whole.filter((move) => move.refs.every((ref, i) => ref === selection.refs[i]));
  return moves.length === 1 && (selection.refs.length > 0 || selection.verb !== null) ? (moves[0] ?? null) : null;
}
