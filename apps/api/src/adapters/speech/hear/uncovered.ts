import type { SpeechSpan } from '../speech';
import { silentFromMs } from './judge-text';

/** Recognisers begin lines late and end them early by so much: speech beside a line that is no longer is the line's. */
const looseMs = 500;

/**
 * The speech that no line stands on: whole spans, however short, and of the others what is left over where that is
 * longer than a line's edges are loose.
 *
 * @param spans in order of time
 */
export function uncovered(spans: readonly SpeechSpan[], lines: readonly SpeechSpan[]): SpeechSpan[] {
  const inOrder = lines.toSorted((a, b) => a.startMs - b.startMs);
  return spans.flatMap((span) => {
    const over = inOrder.filter((line) => overlaps(line, span));
    return over.length === 0 ? [span] : leftOver(span, over);
  });
}

function leftOver(span: SpeechSpan, over: readonly SpeechSpan[]): SpeechSpan[] {
  const rests: SpeechSpan[] = [];
  let coveredMs = span.startMs;
  for (const { startMs, endMs } of [...over, { startMs: span.endMs, endMs: span.endMs }]) {
    const edges = Number(coveredMs > span.startMs) + Number(startMs < span.endMs);
    if (startMs - coveredMs >= silentFromMs + edges * looseMs) {
      rests.push({ startMs: coveredMs, endMs: startMs });
    }
    coveredMs = Math.max(coveredMs, endMs);
  }
  return rests;
}

function overlaps(a: SpeechSpan, b: SpeechSpan): boolean {
  return a.startMs < b.endMs && b.startMs < a.endMs;
}
