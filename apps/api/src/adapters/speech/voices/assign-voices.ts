import type { SpeechSpan } from '../speech';
import { clusterVoices } from './cluster-voices';
import { type ChunkVoice, voiceName } from './voice';

/**
 * Who speaks in each line: the voice that is heard longest in its time, null where none is. Voices are numbered in the
 * order in which the lines have them. Pure.
 *
 * @param lines in order of time
 */
export function assignVoices(lines: readonly SpeechSpan[], voices: readonly ChunkVoice[]): (string | null)[] {
  const groups = clusterVoices(voices);
  const spans = voices
    .flatMap((voice, at) => voice.spans.map((span) => ({ ...span, group: groups[at] ?? 0 })))
    .toSorted((a, b) => a.startMs - b.startMs);
  // What ends before a line begins may still be needed by none after it, but only as far as the longest span reaches.
  const longest = spans.reduce((most, { startMs, endMs }) => Math.max(most, endMs - startMs), 0);
  const numbers = new Map<number, number>();
  let first = 0;
  return lines.map(({ startMs, endMs }) => {
    while ((spans[first]?.startMs ?? Number.POSITIVE_INFINITY) < startMs - longest) first++;
    const heard = new Map<number, number>();
    for (let at = first; at < spans.length; at++) {
      const span = spans[at];
      if (!span || span.startMs >= endMs) break;
      const shared = Math.min(endMs, span.endMs) - Math.max(startMs, span.startMs);
      if (shared > 0) heard.set(span.group, (heard.get(span.group) ?? 0) + shared);
    }
    const [loudest] = [...heard].toSorted((a, b) => b[1] - a[1]);
    if (!loudest) return null;
    const [group] = loudest;
    if (!numbers.has(group)) numbers.set(group, numbers.size + 1);
    return voiceName(numbers.get(group) ?? 1);
  });
}
