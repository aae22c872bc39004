import { msToBytes } from '../pcm';
import type { RecogniseOptions, SpeechChunk, SpeechEngine, SpeechSpan, TranscriptSegment } from '../speech';
import { type Heard, inOrder, keep, placeFew, sayOnce, settle } from './heard';
import { countWords, judgeText, silentFromMs, type Verdict } from './judge-text';
import { quietestCut } from './quietest-cut';
import { findRepeatedLines, hull } from './repeated-lines';
import { uncovered } from './uncovered';

/** How often a stretch is cut in two; quarters are short enough that the model begins anew. */
const mostCuts = 2;
/** Shorter stretches are not cut: half a word is no word. */
const cutFromMs = 2_000;
/** Gaps with less than this between them are one, as are the pieces of one stretch. */
const joinMs = 500;

/**
 * Recognises one chunk and believes no text that does not fit the speech it came from: what loops, what is too much or
 * too little for its time, and speech that no words stand on is recognised again with other cuts. What is still made up
 * then is left out and told as a gap.
 * @throws what the engine throws
 */
export async function hearChunk(
  engine: SpeechEngine,
  chunk: SpeechChunk,
  pcm: Uint8Array,
  options: RecogniseOptions,
): Promise<Heard> {
  const heard: Heard = { segments: [], gaps: [] };
  await hear({ engine, chunk, pcm, options }, chunk, 0, heard);
  const { segments, gaps } = sayOnce(heard);
  return {
    segments,
    gaps: join(gaps.toSorted(inOrder)).filter(({ startMs, endMs }) => endMs - startMs >= silentFromMs),
  };
}

interface Work {
  engine: SpeechEngine;
  /** The whole, of which a part is heard. */
  chunk: SpeechChunk;
  pcm: Uint8Array;
  options: RecogniseOptions;
}

async function hear(work: Work, part: SpeechChunk, cuts: number, heard: Heard): Promise<void> {
  const said = await work.engine.recognise(part, soundOf(work, part), work.options);
  const found = said.filter(({ text }) => countWords(text) > 0);
  const repeated = (cuts < mostCuts && findRepeatedLines(found)?.all) || [];
  const loop = new Set(repeated);
  const silent = uncovered(part.spans, found).map((span) => ({ ...span, text: '' }));
  for (const segment of [...found.filter((line) => !loop.has(line)), ...silent]) {
    const verdict = verdictOf(segment, cuts);
    if (verdict === 'fits') keep(segment, heard);
    else await hearAgain(work, segment, verdict, cuts, heard);
  }
  if (repeated.length > 0) await hearAgain(work, { ...hull(repeated), text: '' }, 'loops', cuts, heard);
}

/** A part of what was cut is no cough, however short: without words it belongs to the gap beside it. */
function verdictOf({ startMs, endMs, text }: TranscriptSegment, cuts: number): Verdict {
  const verdict = judgeText(text, endMs - startMs);
  return cuts > 0 && countWords(text) === 0 ? 'silent' : verdict;
}

async function hearAgain(
  work: Work,
  segment: TranscriptSegment,
  verdict: Exclude<Verdict, 'fits'>,
  cuts: number,
  heard: Heard,
): Promise<void> {
  const { startMs, endMs } = segment;
  if (cuts === mostCuts || endMs - startMs < cutFromMs) return settle(segment, verdict, heard);
  const cutMs = startMs + quietestCut(soundOf(work, segment));
  const again: Heard = { segments: [], gaps: [] };
  // One after the other: some engines hear all that they are given as one, and would say the same of both together.
  for (const span of [
    { startMs, endMs: cutMs },
    { startMs: cutMs, endMs },
  ]) {
    await hear(work, { ...span, spans: [span] }, cuts + 1, again);
  }
  if (verdict === 'few') return placeFew(segment, again, heard);
  heard.segments.push(...again.segments);
  heard.gaps.push(...again.gaps);
}

function soundOf({ chunk, pcm }: Work, { startMs, endMs }: SpeechSpan): Uint8Array {
  return pcm.subarray(msToBytes(startMs - chunk.startMs), msToBytes(endMs - chunk.startMs));
}

function join(gaps: readonly SpeechSpan[]): SpeechSpan[] {
  const joined: SpeechSpan[] = [];
  for (const gap of gaps) {
    const last = joined.at(-1);
    if (last && gap.startMs - last.endMs < joinMs) last.endMs = Math.max(last.endMs, gap.endMs);
    else joined.push({ ...gap });
  }
  return joined;
}
