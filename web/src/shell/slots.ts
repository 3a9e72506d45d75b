// Places for what comes and goes: what stays keeps its place, what is new takes one that has become free. A list that is
// keyed by them changes what it has drawn instead of drawing it anew.

export class Slots {
  private taken: ReadonlyMap<string, number> = new Map();
  private made = 0;

  /** The place of each of these; none is named twice. */
  of(refs: readonly string[]): ReadonlyMap<string, number> {
    const staying = new Set(refs);
    const free = [...this.taken].flatMap(([ref, slot]) => (staying.has(ref) ? [] : [slot]));
    this.taken = new Map(refs.map((ref) => [ref, this.taken.get(ref) ?? free.shift() ?? this.made++]));
    return this.taken;
  }
}
