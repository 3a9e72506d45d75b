// Short codes as people read and type them. Pure: the server says what they open.

/** What somebody typed or pasted: a place in the client, a table's code, one for another device, or nothing we know. */
export type Typed =
  | { kind: "place"; path: string }
  | { kind: "table"; code: string }
  | { kind: "device"; code: string }
  | { kind: "unknown" };

const TABLE = 6;
const DEVICE = 8;
const ALPHABET = /^[0-9a-hjkmnp-tv-z]+$/;
const ALIKE: Record<string, string> = { o: "0", i: "1", l: "1" };

export function readTyped(text: string): Typed {
  const typed = text.trim();
  const place = /#\/?(.+)$/.exec(typed)?.[1];
  if (place) return { kind: "place", path: place };
  const code = typed
    .toLowerCase()
    .replace(/[\s\u2010-\u2013-]/g, "")
    .replace(/[oil]/g, (letter) => ALIKE[letter] ?? letter);
  if (!ALPHABET.test(code)) return { kind: "unknown" };
  if (code.length === TABLE) return { kind: "table", code };
  if (code.length === DEVICE) return { kind: "device", code };
  return code.length > DEVICE ? { kind: "place", path: `table/${typed}` } : { kind: "unknown" };
}

/** A code to be read aloud: capitals in two groups. */
export function spokenCode(code: string): string {
  const half = code.length / 2;
  return `${code.slice(0, half)} ${code.slice(half)}`.toUpperCase();
}
