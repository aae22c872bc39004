/** When an answer came, in milliseconds from its question on. */
export interface Times {
  first: number;
  whole: number;
}

/** Milliseconds until the first word and the end of an answer that streams. */
export async function timed(
  url: string,
  init: RequestInit,
  isWord: (text: string) => boolean,
): Promise<Times> {
  const begun = performance.now();
  const { body, status } = await fetch(url, { method: 'POST', ...init });
  if (status !== 200 || !body) throw new Error(`${url} answers ${status}`);
  let first = 0;
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    if (first === 0 && isWord(text)) first = performance.now() - begun;
  }
  return { first, whole: performance.now() - begun };
}

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
