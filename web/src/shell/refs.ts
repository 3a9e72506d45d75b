// References to components, as moves, views and messages hold them: `card:france`.

/** `card` of `card:france`. */
export function kindOf(ref: string): string {
  return ref.split(":", 1)[0] ?? "";
}

/** `france` of `card:france`. */
export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}
