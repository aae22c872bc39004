import { translationsOf } from './word-pairs';

/** Of a longer word so many letters are compared: its forms count as one. */
const stemLength = 5;
/** Shorter words have no other forms. */
const shortest = 4;

/** Pure: whether a folded word of a title is the same word as this one, in another form or in the other language. */
export function titleForms(typed: string): (titled: string) => boolean {
  const all = [typed, ...translationsOf(typed)];
  return (titled) => all.some((word) => isForm(word, titled));
}

function isForm(word: string, titled: string): boolean {
  if (word === titled) return true;
  const [a, b] = [bare(word), bare(titled)];
  if (a.length < 3 || b.length < 3) return false;
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  return shorter >= stemLength
    ? a.slice(0, stemLength) === b.slice(0, stemLength) && Math.abs(a.length - b.length) <= 5
    : false;
}

/** Without the ending of a plural, or of a verb. */
function bare(word: string): string {
  if (word.length <= shortest) return word.replace(/[se]$/, '');
  return word.replace(/(?:ing|ed|es|s|e)$/, '');
}

/** The beginnings by which titles that may have one of these words are looked for. */
export function beginningsOf(typed: string): string[] {
  return [typed, ...translationsOf(typed)]
    .map((word) => bare(word).slice(0, stemLength))
    .filter((word) => word.length > 2);
}
