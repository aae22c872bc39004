import { unpiled } from '@tavla/shared/fields';

/** Letters that Unicode takes no mark from, by what is typed for them on a keyboard that has none of them. */
const oneForOne = new Map([...'łøđðħŧı'].map((letter, at) => [letter, 'loddhti'.charAt(at)]));
const twoForOne = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

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

/** A word in lower case as the indexes have it: by the same letters as `folded` in the database, one of which may be two. */
export function foldWord(word: string): string {
  return unpiled(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[łøđðħŧıßæœþ]/g, (letter) => oneForOne.get(letter) ?? twoForOne.get(letter) ?? letter);
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
