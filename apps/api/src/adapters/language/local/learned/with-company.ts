import { sigmoid } from '../sigmoid';

/** So many segments before and after. */
const reach = 8;

/**
 * Tasks and decisions come in groups: what stands near others of high score gains, the nearer the more. Gives
 * a sentence's score plus what the surest sentence of each segment around adds, as log-odds, and what its own `cues` add.
 */
export function withCompany(
  scores: ArrayLike<number>,
  segments: readonly number[],
  cues?: ArrayLike<number>,
): Float64Array {
  const best = bestOfSegments(scores, segments);
  return Float64Array.from(segments, (segment, at) => {
    let company = 0;
    for (let step = 1; step <= reach; step++)
      for (const near of [best.get(segment - step), best.get(segment + step)])
        if (near !== undefined) company += sigmoid(near) / Math.sqrt(step);
    return (scores[at] ?? 0) + company + (cues?.[at] ?? 0);
  });
}

/** The score of the surest sentence of each segment. */
export function bestOfSegments(scores: ArrayLike<number>, segments: readonly number[]): Map<number, number> {
  const best = new Map<number, number>();
  segments.forEach((segment, at) => {
    best.set(segment, Math.max(best.get(segment) ?? Number.NEGATIVE_INFINITY, scores[at] ?? 0));
  });
  return best;
}
