/** How much of the work each step is, from measuring: recognition takes nearly all of it. */
const decoded = 0.05;
const detected = 0.1;
const recognised = 0.95;

export const progressAfter = { decoding: decoded, detecting: detected, recognising: recognised } as const;

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

/** Seconds still to go if the rest goes as fast as what is done; null while there is nothing to judge by. */
export function estimateSeconds(progress: number, startedAt: Date | null, now: Date): number | null {
  if (!startedAt || progress <= detected) return null;
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000;
  return Math.max(1, Math.round((elapsed / progress) * (1 - progress)));
}
