// When the line is free: what can wait (fonts, keeping the client on the device) waits until nothing is on its way that
// somebody waits for.

const REST = 300;
let busy = 0;
let since = 0;

/** Something that somebody waits for; the line is busy meanwhile. */
export async function during<T>(work: Promise<T>): Promise<T> {
  busy++;
  try {
    return await work;
  } finally {
    busy--;
    since = performance.now();
  }
}

/** When nothing has been on its way for a moment, and the page has been painted. */
export async function quiet(): Promise<void> {
  since = performance.now();
  while (busy > 0 || performance.now() - since < REST) {
    await new Promise((resolve) => setTimeout(resolve, REST / 3));
  }
}
