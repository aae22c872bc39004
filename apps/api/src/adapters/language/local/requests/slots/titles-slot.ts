import type { SlotMatch, SlotReader } from '../grammar/match';
import { endOfSentence, isQuotation, tokensOf } from '../text/tokens';
import { type Reader, typed } from './reader';
import { noTitle } from './stop-words';

const mostTitles = 20;
/** Beyond this a text is no list of titles. */
const longestList = 4_000;
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/**
 * The titles of a list: quoted ones, lines, or what commas and 'and' part. Without a mark before it a list of words is
 * one only where nothing in it could be another wish.
 */
export function titlesSlot(reader: Reader, mustBeMarked = false): SlotReader {
  return (at) => {
    const { context, tokens } = reader;
    const isMarked = tokens[at]?.text === ':' || tokens[at]?.text === '\n';
    let from = at;
    while (tokens[from]?.text === ':' || tokens[from]?.text === '\n') from += 1;
    const first = tokens[from];
    if (!first) return [];
    const quoted = quotedList(reader, from);
    const rest = context.message.slice(first.start).trim();
    if (rest.length > longestList) return quoted;
    const lines = rest.split('\n').filter((line) => line.trim() !== '');
    const end = lines.length > 1 ? tokens.length : endOfList(tokens, from, isMarked);
    const titles =
      lines.length > 1
        ? lines.map((line) => line.replace(bullet, '').trim())
        : partsOf(end < tokens.length ? typed(reader, from, end) : rest);
    const isSafe = isMarked || (!/[:\n]/.test(titles.join()) && !hasOtherWish(titles.join(' , ')));
    const whole: SlotMatch = { end, value: titles, cost: 3 };
    return [...quoted, ...(isSafe && (isMarked || !mustBeMarked) && areTitles(titles) ? [whole] : [])];
  };
}

/** Behind a colon semicolons part the titles of a list, too. */
function endOfList(tokens: Reader['tokens'], from: number, isMarked: boolean): number {
  let end = endOfSentence(tokens, from);
  while (isMarked && tokens[end]?.text === ';') end = endOfSentence(tokens, end + 1);
  return end;
}

function quotedList(reader: Reader, from: number): SlotMatch[] {
  const { tokens } = reader;
  const titles: string[] = [];
  let end = from;
  for (let at = from; isQuotation(tokens[at]); ) {
    titles.push(tokens[at]?.inner ?? '');
    end = at + 1;
    at = end;
    while (/^(?:,|and|y|e|&)$/.test(tokens[at]?.text ?? '')) at += 1;
  }
  return areTitles(titles) ? [{ end, value: titles, cost: 0 }] : [];
}

/** A sentence's list: the last comma may be an 'and', and only the last. */
function partsOf(text: string): string[] {
  // A comma inside the title of a task that is known parts nothing.
  const known = text.match(/⟦[^⟧]*⟧/g) ?? [];
  let at = 0;
  const hidden = text.replace(/⟦[^⟧]*⟧/g, () => `⟦${at++}⟧`);
  return plainParts(hidden).map((part) => part.replace(/⟦(\d+)⟧/g, (_, index) => known[index] ?? ''));
}

function plainParts(text: string): string[] {
  const plain = text.replace(/[.!]+$/, '');
  const numbered = plain.split(/\s*[,;]?\s*(?:^|\s)\(?\d{1,2}[.)]\s+/).filter((item) => item !== '');
  if (numbered.length > 1 && /^\(?\d{1,2}[.)]/.test(plain)) return numbered;
  // Where semicolons part them, a comma or an 'and' belongs to a title.
  if (plain.includes(';'))
    return plain.split(/\s*;\s*/).flatMap((item) => item.replace(/^(?:and|y|e)\s+/i, '').trim() || []);
  const items = plain.split(/\s*[,;]\s*/).filter((item) => item !== '');
  const last = items.pop() ?? '';
  const [head = '', tail] = splitOnce(
    last.replace(/^(?:and|y|e)\s+/i, ''),
    items.length === 0 || !/^(?:and|y|e)\s/i.test(last),
  );
  return [...items, head, ...(tail === undefined ? [] : [tail])].map((item) =>
    item.replace(bullet, '').trim(),
  );
}

function splitOnce(text: string, maySplit: boolean): [string, string?] {
  const joint = maySplit ? /\s+(?:and|y|e|&)\s+/i.exec(text) : null;
  return joint ? [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)] : [text];
}

const areTitles = (titles: readonly string[]) =>
  titles.length >= 2 &&
  titles.length <= mostTitles &&
  titles.every((title) => title !== '' && title.length <= 150);

function hasOtherWish(text: string): boolean {
  return tokensOf(text).some(
    ({ text: word }) =>
      noTitle.has(word) || /^(?:this|these|esto|esta|pieces|parts|tasks|tareas|partes)$/.test(word),
  );
}
