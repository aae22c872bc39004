/** How much of the work each step is, from measuring: recognition takes nearly all of it. */
const decoded = 0.05;
const detected = 0.1;
const recognised = 0.95;
const analysed = 0.99;

export const progressAfter = { decoding: decoded, detecting: detected, recognising: recognised } as const;

/**
 * Share of the whole work that is done when so many parts of the transcript are read: of a transcript that was uploaded
 * reading is all the work.
 */
export function analysisProgress(kind: string, { done, of }: { done: number; of: number }): number {
  const before = kind === 'transcript' ? 0 : recognised;
  return before + (analysed - before) * (done / of);
}

interface ChunkState {
  startMs: number;
  endMs: number;
  doneAt: Date | null;
}

/** Share of the whole work that is done, 0 to 1, when these chunks are being recognised. */
export function recognitionProgress(chunks: readonly ChunkState[]): number {
  const length = ({ startMs, endMs }: ChunkState) => endMs - startMs;
  const total = chunks.reduce((sum, chunk) => sum + length(chunk), 0);
  if (total === 0) return recognised;
  const done = chunks.reduce((sum, chunk) => sum + (chunk.doneAt ? length(chunk) : 0), 0);
  return detected + (recognised - detected) * (done / total);
}

/** The time left is measured by so many chunks that were done last: whatever else the machine does shows in them. */
const measuredChunks = 12;
/** Before so many are done, nobody can tell: several are recognised at the same time. */
const leastChunks = 3;

/**
 * Seconds until all chunks are recognised, if the rest goes as fast as what was done last; null while there is too
 * little to judge by. What an earlier try has done says nothing about this one.
 * @param startedAt when this try began
 */
export function secondsLeft(chunks: readonly ChunkState[], startedAt: Date | null, now: Date): number | null {
  const begun = startedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const done = chunks
    .flatMap(({ startMs, endMs, doneAt }) => (doneAt ? [{ at: doneAt.getTime(), ms: endMs - startMs }] : []))
    .filter(({ at }) => at >= begun)
    .toSorted((a, b) => a.at - b.at);
  if (done.length < leastChunks) return null;
  const measured = done.slice(-measuredChunks);
  const from = done.at(-measuredChunks - 1)?.at ?? begun;
  const spoken = measured.reduce((sum, { ms }) => sum + ms, 0);
  const left = chunks.reduce((sum, { startMs, endMs, doneAt }) => sum + (doneAt ? 0 : endMs - startMs), 0);
  return Math.max(1, Math.round(((now.getTime() - from) / 1000) * (left / spoken)));
}

/**
 * Seconds until all parts of a transcript are read, at the pace of this try; null at its beginning and its end.
 * @param own parts that this try has read, in so many seconds
 */
export function readingLeft(
  own: number,
  seconds: number,
  { done, of }: { done: number; of: number },
): number | null {
  if (own < 2 || done >= of) return null;
  return Math.max(1, Math.round((seconds / own) * (of - done)));
}
