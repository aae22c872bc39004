import { oneForOne } from '@tavla/shared/text/plain-letters';

/**
 * Lower-cases and strips accents, one character for one character, so that an index in the result is the
 * same index in the text. Curly apostrophes become straight ones.
 */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text.replace(/[A-Z]+|[^\0-\x7f]/g, (part) =>
    part.charCodeAt(0) < 128 ? part.toLowerCase() : foldedUnit(part),
  );
}

const isPlain = /^[\0-\x7f]*$/;
/** What was worked out once; there are 65,536 units at most. */
const known = new Map<string, string>();

function foldedUnit(unit: string): string {
  const folded = known.get(unit) ?? foldUnit(unit);
  known.set(unit, folded);
  return folded;
}

function foldUnit(unit: string): string {
  if (unit === '’' || unit === '‘' || unit === 'ʼ') return "'";
  const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === 1 ? (oneForOne.get(plain) ?? plain) : unit;
}

/** A word and where it stands in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The words of a text, folded; apostrophes split words, so "I'll" is two. */
export function words(text: string): Word[] {
  return [...fold(text).matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
