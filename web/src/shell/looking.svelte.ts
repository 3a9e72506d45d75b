// Whose things lie in front: the reader's own, unless the label of another seat was touched. When the reader is to act,
// the own things come back. Made while a board is being set up, since it looks after itself.

export class Looking {
  private other: number | null = $state(null);

  constructor(
    private readonly own: () => number | null,
    isActing: () => boolean,
  ) {
    $effect(() => {
      if (isActing()) this.other = null;
    });
  }

  get seat(): number {
    return this.other ?? this.own() ?? 0;
  }

  /** Look at this seat; touched again, or the own one: back to the own. */
  at(seat: number): void {
    this.other = seat === this.other || seat === this.own() ? null : seat;
  }
}
