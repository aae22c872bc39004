interface Line {
  startMs: number;
  text: string;
}

/** Lines that a quote may span. */
const linesMax = 12;

/** So many lines before and after one are enough to know of any quote whether it rests on that line. */
export const linesAround = 2 * linesMax + 1;

/**
 * What a quote reads when one line of its transcript is corrected, so that it still stands there word for word: what was
 * corrected within it is corrected in it. Null when it does not rest on that line. Pure.
 * @param lines as they were, in order of time
 * @param at the index of the line that is corrected
 */
export function carryQuote(
  { quote, startMs }: { quote: string; startMs: number },
  lines: readonly Line[],
  at: number,
  text: string,
): string | null {
  const last = lines.findLastIndex((line) => line.startMs <= startMs);
  const first = firstAtOnce(lines, last);
  if (last < 0 || at < first || at >= last + linesMax) return null;
  const window = lines.slice(first, last + linesMax).map((line) => line.text);
  const before = window.join(' ');
  const old = window[at - first] ?? '';
  const place = window.slice(0, at - first).reduce((sum, said) => sum + said.length + 1, 0);
  const start = before.indexOf(quote);
  const end = start + quote.length;
  if (start < 0 || end <= place || start >= place + old.length) return null;

  const { head, tail } = sameEnds(old, text);
  const from = place + head;
  const to = place + old.length - tail;
  const fresh = text.slice(head, text.length - tail);
  const after = before.slice(0, from) + fresh + before.slice(to);
  const longer = after.length - before.length;
  const newStart = start >= to ? start + longer : Math.min(start, from);
  const newEnd = end <= from ? end : end >= to ? end + longer : from + fresh.length;
  return after.slice(newStart, newEnd).trim() || text;
}

/** Of the lines that begin at the same moment as one, as two who speak at once do, the first; not too far before it. */
function firstAtOnce(lines: readonly Line[], at: number): number {
  let first = at;
  while (first > 0 && at - first < linesMax && lines[first - 1]?.startMs === lines[at]?.startMs) first--;
  return first;
}

/** How many characters two texts share at their beginning and at their end, in whole words. */
function sameEnds(one: string, other: string): { head: number; tail: number } {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head++;
  if (head === one.length && head === other.length) return { head, tail: 0 };
  const isBreak = (character: string | undefined) => character === undefined || character === ' ';
  const isWhole = () => isBreak(one[head]) && isBreak(other[head]);
  while (head > 0 && one[head - 1] !== ' ' && !isWhole()) head--;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  while (tail > 0 && one.at(-tail) !== ' ') tail--;
  return { head, tail };
}
