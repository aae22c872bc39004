import type { SlotReader } from '../grammar/match';
import type { Reader } from './reader';
import { foldedWords } from './reader';

const longestName = 3;

/** 'His', 'he' and 'sus', where exactly one person was named before in the message. */
export function theirsSlot(reader: Reader): SlotReader {
  return (at, tongue) => {
    const word = reader.tokens[at]?.text ?? '';
    if (!(tongue === 'en' ? /^(?:his|hers?|theirs?|he|she|they)$/ : /^(?:sus?|suy[oa]s?)$/).test(word))
      return [];
    const [only, ...others] = namedBefore(reader, at);
    return only !== undefined && others.length === 0 ? [{ end: at + 1, value: only, cost: 0 }] : [];
  };
}

/** Whom the words before a token name, each once; a first name that several have names them all. */
export function namedBefore(reader: Reader, until: number): string[] {
  const found = new Set<string>();
  const others = new Set<string>();
  for (let at = 0; at < until; ) {
    const end = longestNameAt(reader, at, until);
    const isLeft = leaves.test(foldedWords(reader, Math.max(0, at - 2), at));
    for (const { id } of end > at ? called(reader, at, end) : []) (isLeft ? others : found).add(id);
    at = Math.max(end, at + 1);
  }
  return found.size > 0 ? [...found] : [...others];
}

/** 'Iker takes over from Marta, remind him': whoever has it no longer is not spoken of. */
const leaves = /(?:^| )(?:from|off|instead of|rather than|en vez de|en lugar de)$/;

function longestNameAt(reader: Reader, at: number, until: number): number {
  for (let end = Math.min(until, at + longestName); end > at; end -= 1)
    if (called(reader, at, end).length > 0) return end;
  return at;
}

const called = (reader: Reader, from: number, to: number) =>
  reader.people.called(foldedWords(reader, from, to).replace(/'s?$/, ''));
