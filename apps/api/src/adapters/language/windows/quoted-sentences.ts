import type { ActionItem } from '@/adapters/language/language';
import type { Sentence } from '../local/sentences';
import { overlaps } from './overlaps';

type Quoted = Pick<ActionItem, 'quote' | 'startMs' | 'endMs'>;

/**
 * Makes a finder of the sentences, by their places, that a quote stands in by its time. Where only beginnings are known,
 * as many lines may have the same one, its words say which of them.
 */
export function quotedSentences(sentences: readonly Sentence[]): (quoted: Quoted) => number[] {
  const inOrder = sentences
    .map((sentence, at) => ({ sentence, at }))
    .sort((a, b) => a.sentence.startMs - b.sentence.startMs);
  const longest = sentences.reduce((most, { startMs, endMs }) => Math.max(most, endMs - startMs), 0);
  const firstFrom = (ms: number) => {
    let [from, to] = [0, inOrder.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((inOrder[middle]?.sentence.startMs ?? 0) < ms) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return (quoted) => {
    const { quote, startMs, endMs } = quoted;
    const there: typeof inOrder = [];
    for (let next = firstFrom(startMs - longest); next < inOrder.length; next += 1) {
      const known = inOrder[next];
      if (!known || known.sentence.startMs > endMs) break;
      if (overlaps(known.sentence, quoted)) there.push(known);
    }
    const isTimed = there.every(({ sentence }) => sentence.startMs < sentence.endMs);
    const meant = there.filter(({ sentence: { text } }) => text.includes(quote) || quote.includes(text));
    return (isTimed || meant.length === 0 ? there : meant).map(({ at }) => at);
  };
}
