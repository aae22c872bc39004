import { words } from '@/adapters/language/fold-text';
import type { WordLists } from './word-lists';

/**
 * A sentence as it is shown: its own words in their order, without noises ('um'), marks of a transcriber
 * ('{laugh}'), words said twice in a row, letters that a word began with ('w we') and what only leads in.
 * Nothing is added but a capital letter and a full stop. Empty when nothing is left.
 */
export function cleanSpeech(text: string, spoken: WordLists): string {
  const plain = text.replace(/\{[^{}\s]{1,30}\}|\[[^[\]]{1,30}\]/g, ' ');
  const all = words(plain);
  const dropped = all.map(
    (word, at) => spoken.noises.has(word.text) || isBegun(word, all[at + 1], plain, spoken),
  );
  const left = all.flatMap((word, place) => (dropped[place] ? [] : [{ ...word, place }]));
  left.forEach((_, at) => {
    const twice = [3, 2, 1].find((length) => isTwice(at, length, left, plain)) ?? 0;
    for (const { place } of left.slice(at, at + twice)) dropped[place] = true;
  });
  for (const aside of spoken.asides) dropAside(aside, all, plain, dropped);
  dropOpening(all, plain, spoken, dropped);
  let shown = '';
  let from = 0;
  all.forEach(({ start, end }, at) => {
    if (!dropped[at]) return;
    shown += plain.slice(from, start);
    from = end;
  });
  return asSentence(shown + plain.slice(from));
}

type Words = ReturnType<typeof words>;

/** Letters that a word began with: 'w we', 'spee speech', 'the l the lists'. */
function isBegun(
  { text: word, start, end }: Words[number],
  next: Words[number] | undefined,
  text: string,
  spoken: WordLists,
): boolean {
  const before = text.slice(Math.max(0, start - 1), start);
  if (/[\p{L}\p{N}'’_.-]/u.test(before) || /^['’_.]/.test(text.slice(end, end + 1))) return false;
  if (/^[b-df-hj-np-tv-xz]$/.test(text.slice(start, end))) return true;
  if (!next || word.length < 2 || next.text.length <= word.length || !next.text.startsWith(word))
    return false;
  const small = [spoken.unfinished, spoken.links, spoken.persons, spoken.pointers, spoken.chatter];
  return !small.some((set) => set.has(word)) && /^(?:[\s,]+|-)$/.test(text.slice(end, next.start));
}

/** So many words are said again at once. */
function isTwice(at: number, length: number, all: Words, text: string): boolean {
  const last = all[at + length * 2 - 1];
  const again = all[at + length];
  if (!last || !again || /^\d+$/.test(all[at]?.text ?? '')) return false;
  for (let step = 0; step < length; step += 1)
    if (all[at + step]?.text !== all[at + length + step]?.text) return false;
  return !/[.?!]/.test(text.slice(all[at]?.start, again.start));
}

function dropAside(aside: readonly string[], all: Words, text: string, dropped: boolean[]): void {
  for (let at = 0; at + aside.length <= all.length; at += 1) {
    if (!aside.every((word, step) => all[at + step]?.text === word)) continue;
    const first = all[at];
    const last = all[at + aside.length - 1];
    if (!first || !last) continue;
    const opens =
      at === 0 || dropped[at - 1] || /,\s*$/.test(text.slice(Math.max(0, first.start - 3), first.start));
    const closes = /^\s*(?:[,.?!]|$)/.test(text.slice(last.end, last.end + 3)) || dropped[at + aside.length];
    if (opens && closes) for (let step = 0; step < aside.length; step += 1) dropped[at + step] = true;
  }
}

/** 'So', 'and', 'okay' at the beginning; words that may mean something there ('no', 'now') only before a comma. */
function dropOpening(all: Words, text: string, spoken: WordLists, dropped: boolean[]): void {
  for (const [at, { text: word, end }] of all.entries()) {
    const leads =
      spoken.openers.has(word) || (spoken.replies.has(word) && /^\s*[,.!]/.test(text.slice(end, end + 4)));
    if (!dropped[at] && !leads) return;
    dropped[at] = true;
  }
}

function asSentence(text: string): string {
  const tidy = text
    .replace(/(?<=\s|^)["'@]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: ?[,;:–—-])+ ?(?=[,;:.?!…]|$)/g, '')
    .replace(/ (?=[,;:.?!…])/g, '')
    .replace(/^[\s,;:.?!…–—-]+|^["'](?=[\s,.])[\s,.]*/, '')
    .replace(/([,;:])(?: ?[,;:])+/g, '$1')
    .replace(/ [-–—] (?=[,;:.?!])/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  const whole = /[.?!…]["'”’»)]*$/.test(tidy) ? tidy : `${tidy}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
