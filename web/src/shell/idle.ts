// What is wanted soon, but not now.

/** Do these one after the other whenever the browser has nothing else to do, until told to stop. */
export function whenIdle(tasks: readonly (() => void)[]): () => void {
  let [next, stopped] = [0, false];
  const ask = (act: () => void): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(act);
    else setTimeout(act, 50); // Safari
  };
  const go = (): void => {
    const task = tasks[next++];
    if (stopped || !task) return;
    task();
    ask(go);
  };
  ask(go);
  return () => (stopped = true);
}
