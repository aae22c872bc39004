import { timeAt } from '@/adapters/language/locate-quote';
import type { Carry } from './carry-outline';
import { sameWords } from './same-words';

interface Line {
  startMs: number;
  endMs: number;
  text: string;
}

/** Lines that a quote may span. */
const linesMax = 12;

/** So many lines before and after one are enough to know of any quote whether it rests on that line. */
export const linesAround = 2 * linesMax + 1;

/**
 * Follows the correction of one line of a transcript: tells of each quote what it reads then, so that it still stands
 * there word for word. What was corrected within it is corrected in it; null when it does not rest on that line. The
 * words of the line are laid along its new ones once, however many quotes rest on it. Pure.
 * @param lines as they were, in order of time
 * @param at the index of the line that is corrected
 */
export function carryOf(lines: readonly Line[], at: number, text: string): Carry {
  const old = lines[at]?.text ?? '';
  let known: Move | undefined;
  const moved: Move = (...edge) => {
    known ??= moveOf(old, text);
    return known(...edge);
  };
  return ({ quote, startMs }) => {
    const last = lines.findLastIndex((line) => line.startMs <= startMs);
    const first = firstSpoken(lines, last, startMs);
    if (last < 0 || at < first || at >= last + linesMax) return null;
    const window = lines.slice(first, last + linesMax);
    const texts = window.map((line) => line.text);
    const before = texts.join(' ');
    const place = texts.slice(0, at - first).reduce((sum, said) => sum + said.length + 1, 0);
    const start = placeOf(quote, startMs, window, before);
    const end = start + quote.length;
    if (start < 0 || end <= place || start >= place + old.length) return null;

    const after = before.slice(0, place) + text + before.slice(place + old.length);
    const newStart = start < place ? start : place + moved(start - place, 'start');
    const isWithin = end <= place + old.length;
    const newEnd = isWithin ? place + moved(end - place, 'end') : end + text.length - old.length;
    return after.slice(newStart, newEnd).trim() || text;
  };
}

/** Of the lines that are still spoken at a moment, since people speak at once, the first; not too far before the last. */
function firstSpoken(lines: readonly Line[], last: number, startMs: number): number {
  let first = last;
  for (let at = last; at >= 0 && last - at <= linesMax; at--)
    if ((lines[at]?.endMs ?? 0) >= startMs) first = at;
  return first;
}

/** Where in the joined lines a quote stands that was said at a moment: what is said twice, nearest to it; -1 nowhere. */
function placeOf(quote: string, startMs: number, lines: readonly Line[], joined: string): number {
  if (quote === '') return -1;
  const lengths = lines.map(({ text }) => text.length);
  let [best, nearest] = [-1, Number.POSITIVE_INFINITY];
  let [at, from] = [0, 0];
  for (let start = joined.indexOf(quote); start >= 0; start = joined.indexOf(quote, start + 1)) {
    for (; at < lines.length - 1 && start > from + (lengths[at] ?? 0); at++) from += (lengths[at] ?? 0) + 1;
    const line = lines[at];
    const away = line ? Math.abs(timeAt(line, start - from) - startMs) : nearest;
    if (away < nearest) [best, nearest] = [start, away];
  }
  return best;
}

interface Word {
  from: number;
  to: number;
  text: string;
}

/** The words of a text, parted by spaces, with where they stand. */
function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));
}

/** Where in a corrected text the edge of a quote is that stood at a place of the old one. */
type Move = (edge: number, side: 'start' | 'end') => number;

/**
 * Lays the words of a line along those of its corrected text. A word that was corrected is the one at the same place
 * among those that came for it; where these are fewer or more, all of them belong to the quote.
 */
function moveOf(old: string, text: string): Move {
  const [before, after] = [wordsOf(old), wordsOf(text)];
  const places = sameWords(
    before.map((one) => one.text),
    after.map((one) => one.text),
  );
  return (edge, side) => {
    const isAtStart = side === 'start';
    const word = isAtStart
      ? before.findIndex(({ to }) => to > edge)
      : before.findLastIndex(({ from }) => from < edge);
    const stood = before[word];
    if (!stood) return isAtStart ? text.length : 0;
    const there = after[places[word] ?? -1];
    // The same word: also within it.
    if (there) return there.from + Math.max(0, Math.min(edge - stood.from, there.text.length));

    const firstGone = places.findLastIndex((place, at) => at < word && place >= 0) + 1;
    const nextKept = places.findIndex((place, at) => at > word && place >= 0);
    const endGone = nextKept < 0 ? before.length : nextKept;
    const first = firstGone === 0 ? 0 : (places[firstGone - 1] ?? 0) + 1;
    const end = nextKept < 0 ? after.length : (places[nextKept] ?? 0);
    const isOneForOne = end - first === endGone - firstGone;
    const at = isOneForOne ? first + word - firstGone : isAtStart ? first : end - 1;
    if (isAtStart) return after[at]?.from ?? text.length;
    return at < first ? (after[first - 1]?.to ?? 0) : (after[at]?.to ?? 0);
  };
}
