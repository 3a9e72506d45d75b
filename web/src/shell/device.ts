// What a browser gives only to safe addresses (https, or the machine itself), done so that it works in every house:
// most servers are reached as http://192.168.…

/** A random id in the form of a UUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    "-",
  );
}

/** Put a text on the clipboard; false if this browser does not let a page do that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The older way: what is selected in a field is copied. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "hidden-text";
  document.body.append(field);
  const before = document.activeElement;
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way on plain http
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** Whether an address leads nowhere on any other machine. */
export function isOnlyHere(address: string): boolean {
  const host = new URL(address, location.href).hostname;
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
