import type { Question, Talk } from '../summaries/talks';

/** As long as the passages of the product, and as far apart. */
const windowLines = 5;
const hop = 2;

/** Lines that follow each other: the first, and the one after the last. */
export type Window = [from: number, to: number];

/** The windows of a meeting, each beginning within the one before. */
export function windowsOf({ segments }: Talk): Window[] {
  const windows: Window[] = [];
  for (let from = 0; from < segments.length; from += hop) {
    const to = Math.min(from + windowLines, segments.length);
    windows.push([from, to]);
    if (to === segments.length) break;
  }
  return windows;
}

/** Without those that overlap a better one. */
export function withoutOverlaps(ranked: readonly Window[], count: number): Window[] {
  const kept: Window[] = [];
  for (const window of ranked) {
    if (kept.length === count) break;
    if (!kept.some(([from, to]) => window[0] < to && from < window[1])) kept.push(window);
  }
  return kept;
}

/** The place of the first window that answers: half of its lines or more stand in what people marked. */
export function rankOfHit(ranked: readonly Window[], { spans }: Question): number {
  const rank = ranked.findIndex(([from, to]) => {
    const lines = Array.from({ length: to - from }, (_, at) => from + at);
    const marked = lines.filter((line) => spans.some(([first, last]) => line >= first && line <= last));
    return lines.length > 0 && marked.length >= lines.length / 2;
  });
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}
