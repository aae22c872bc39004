import type { SpeechSpan, TranscriptSegment } from '../speech';
import { countWords, type Verdict } from './judge-text';
import { findRepeatedLines, hull } from './repeated-lines';

export interface Heard {
  /** In order of time. */
  segments: TranscriptSegment[];
  /** Where somebody spoke and no words could be made out, in order of time; no two touch. */
  gaps: SpeechSpan[];
}

/** Nobody says a word more slowly. */
const slowestWordMs = 1_000;

/**
 * Few words are words all the same: they give way only to as many, which have a better place. Where other cuts hear
 * fewer, the words stand where those begin; what was silent in every cut stays a gap.
 */
export function placeFew(segment: TranscriptSegment, again: Heard, heard: Heard): void {
  const lines = again.segments.toSorted(inOrder);
  const count = lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const [first] = lines;
  if (!first) {
    settle(segment, 'few', heard);
    return;
  }
  if (count < countWords(segment.text)) heard.segments.push({ ...first, text: segment.text });
  else heard.segments.push(...lines);
  heard.gaps.push(...again.gaps);
}

/**
 * The last word about a stretch. What nobody can place in it stands at its beginning, where the engine put it, and takes
 * as long as words can take; the rest is a gap.
 */
export function settle(segment: TranscriptSegment, verdict: Exclude<Verdict, 'fits'>, heard: Heard): void {
  const { startMs, endMs, text } = segment;
  const wordsMs = verdict === 'few' ? countWords(text) * slowestWordMs : 0;
  const fromMs = Math.min(startMs + wordsMs, endMs);
  if (fromMs > startMs) keep({ startMs, endMs: fromMs, text }, heard);
  if (fromMs < endMs) heard.gaps.push({ startMs: fromMs, endMs });
}

/** Notes a line; signs alone are none. */
export function keep(segment: TranscriptSegment, heard: Heard): void {
  if (countWords(segment.text) > 0) heard.segments.push(segment);
}

/** What a model still repeats over lines however they are cut is kept once: the rest is a gap. */
export function sayOnce({ segments, gaps }: Heard): Heard {
  const lines = segments.toSorted(inOrder);
  const repeated = findRepeatedLines(lines);
  if (!repeated) return { segments: lines, gaps };
  const { once, repeats } = repeated;
  const gone = new Set(repeats);
  const left = lines
    .filter((line) => !gone.has(line))
    .map((line) => (line === once.line ? { ...line, text: once.text } : line));
  return sayOnce({ segments: left, gaps: [...gaps, hull(repeats)] });
}

/** For sorting by time. */
export function inOrder(a: SpeechSpan, b: SpeechSpan): number {
  return a.startMs - b.startMs;
}
