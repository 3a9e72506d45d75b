// Where the game stands, in a few words each ("round 3 of 4"): boards say it, the bar shows it.

class Stage {
  parts: readonly string[] = $state([]);

  /** Called while a board is set up: says it anew whenever it changes, and nothing once the board is gone. */
  tell(parts: () => readonly string[]): void {
    $effect(() => {
      this.parts = parts();
      return () => (this.parts = []);
    });
  }
}

export const stage = new Stage();
