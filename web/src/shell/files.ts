// Drawings and maps are no code: they come as files of their own, beside the scripts that draw with them.

async function answerTo(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

export const textOf = async (address: string): Promise<string> => (await answerTo(address)).text();

export const dataOf = async <T>(address: string): Promise<T> => (await (await answerTo(address)).json()) as T;

/** Had once and kept; what could not be had is asked for again the next time. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let had: Promise<T> | null = null;
  return () => {
    had ??= load();
    had.catch(() => (had = null));
    return had;
  };
}
