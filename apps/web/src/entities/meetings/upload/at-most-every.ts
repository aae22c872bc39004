/**
 * Says whether it is time again for what is done at most so often; the first time it is. It goes by a clock that runs on
 * when somebody sets that of the system.
 * @param pause in milliseconds
 */
export function atMostEvery(pause: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < pause) return false;
    last = now;
    return true;
  };
}
