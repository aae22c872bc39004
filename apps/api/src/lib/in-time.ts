/**
 * What a promise comes to, unless that takes too long. The work itself is not stopped.
 * @param patience in milliseconds
 * @param words of the error when it is over
 */
export async function inTime<T>(work: Promise<T>, patience: number, words: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
