import type { AnalysisInput, TranscriptSegment } from '@/adapters/language/language';
import { type Lists, listChooser } from './choose-lists';
import { cutSegments } from './cut-segments';
import { estimateTokens } from './estimate-tokens';

/** A part of a transcript that is read with one request: pieces `from` to before `to`. */
export interface Window extends Lists {
  from: number;
  to: number;
}

export interface WindowPlan {
  /** The segments of the transcript; those that would be too long for any request are cut. */
  pieces: TranscriptSegment[];
  windows: Window[];
}

/** Tokens of one request. */
export interface Budget {
  /** Of the model: what it is sent and what it writes. */
  context: number;
  /** Of all that is sent beside people, tasks and transcript. */
  fixed: number;
}

/** What a model writes, and what it may think before, of its context. */
const answerShare = 0.25;
const mostAnswer = 16_000;
/** People and tasks take no more than this of what is left, where there is much talk. */
const listShare = 0.25;
/** So much talk stands in two windows, so that nothing is torn at their border; no more of a window than the share. */
const overlapMs = 60_000;
const overlapShare = 0.2;
/** A longer transcript is days of talk, or no talk. What is beyond is not read. */
export const mostWindows = 200;

/** A segment as a model is sent it. */
export const lineOf = ({ startMs, speaker, text }: TranscriptSegment) => ({ startMs, speaker, text });

/**
 * Divides a transcript so that each part fits a request with the people and tasks that it speaks of. The parts are
 * about as long as each other and overlap. What fits as a whole is one.
 */
export function planWindows(input: AnalysisInput, { context, fixed }: Budget): WindowPlan {
  const { language } = input;
  const room = context - Math.min(mostAnswer, context * answerShare) - fixed;
  const tokensOf = (segment: TranscriptSegment) =>
    estimateTokens(JSON.stringify(lineOf(segment)), language) + 1;
  const spoken = input.segments.reduce((sum, segment) => sum + tokensOf(segment), 0);
  // A short meeting leaves them more.
  const lists = listChooser(input, Math.max(room * listShare, room - spoken));
  const most = Math.floor(room - lists.tokens);
  const pieces = cutSegments(input.segments, tokensOf, Math.floor(most * overlapShare));
  const costs = pieces.map(tokensOf);
  const windows = divide(pieces, costs, most).slice(0, mostWindows);
  return {
    pieces,
    windows: windows.map(({ from, to }) => ({ from, to, ...lists.choose(pieces.slice(from, to)) })),
  };
}

function divide(
  pieces: readonly TranscriptSegment[],
  costs: readonly number[],
  most: number,
): { from: number; to: number }[] {
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const overlap = most * overlapShare;
  const count = total <= most ? 1 : Math.ceil((total - overlap) / (most - overlap));
  const wanted = total <= most ? most : Math.min(most, (total + (count - 1) * overlap) / count);
  const windows: { from: number; to: number }[] = [];
  for (let from = 0; from < pieces.length; ) {
    let to = from;
    for (let sum = 0; to < pieces.length; to++) {
      const cost = costs[to] ?? 0;
      if (to > from && (sum >= wanted || sum + cost > most)) break;
      sum += cost;
    }
    windows.push({ from, to });
    if (to === pieces.length) break;
    from = overlapFrom(pieces, costs, { from, to }, overlap);
  }
  return windows;
}

/** Where the next window begins: a minute of talk before this one ends, and always after where this one began. */
function overlapFrom(
  pieces: readonly TranscriptSegment[],
  costs: readonly number[],
  { from, to }: { from: number; to: number },
  most: number,
): number {
  const since = (pieces[to]?.startMs ?? 0) - overlapMs;
  let next = to;
  for (let sum = costs[next - 1] ?? 0; next - 1 > from && sum <= most; sum += costs[next - 1] ?? 0) {
    if ((pieces[next - 1]?.endMs ?? 0) <= since) break;
    next -= 1;
  }
  return next;
}
