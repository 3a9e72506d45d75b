// What is wanted soon, but not now.

/** Do these one after the other whenever the browser has nothing else to do, until told to stop. */
export function whenIdle(tasks: readonly (() => void)[]): () => void {
  let [next, stopped] = [0, false];
  // Safari has no such call: there it is done a little later.
  const ask = window.requestIdleCallback?.bind(window) ?? ((act: () => void) => setTimeout(act, 50));
  const go = (): void => {
    const task = tasks[next++];
    if (stopped || !task) return;
    task();
    ask(go);
  };
  ask(go);
  return () => (stopped = true);
}
