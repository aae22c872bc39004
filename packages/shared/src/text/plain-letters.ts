import { unpiled } from '@tavla/shared/fields';

/** Letters that Unicode takes no mark from, by what is typed for them on a keyboard that has none of them. */
export const oneForOne: ReadonlyMap<string, string> = new Map(
  [...'łøđðħŧı'].map((letter, at) => [letter, 'loddhti'.charAt(at)]),
);
const twoForOne = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
const isPlain = /^[\0-\x7f]*$/;

/**
 * A text in lower case and by its plain letters, to compare what is typed with what is there: 'Lucía' is 'lucia',
 * 'Łódź' is 'lodz', 'Kjær' is 'kjaer'. `folded` in the database does the same.
 */
export function plainLetters(text: string): string {
  const small = text.toLowerCase();
  if (isPlain.test(small)) return small;
  return unpiled(small)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replace(/[łøđðħŧıßæœþ]/g, (letter) => oneForOne.get(letter) ?? twoForOne.get(letter) ?? letter);
}
