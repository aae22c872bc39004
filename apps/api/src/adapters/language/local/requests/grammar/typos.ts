import { isOneEditApart } from '@/adapters/language/resolve-person';

/** Shorter words are others too easily. */
const shortest = 5;

/**
 * Whether a word is a keyword with one letter wrong. A change of the last letter is none: that is how 'closed' differs
 * from 'close'. Two letters that changed places are a slip also in a word of four.
 */
export function isTypoOf(typed: string, keyword: string): boolean {
  if (typed === keyword || keyword.length < 4 || typed.length < 4) return false;
  if (past.test(typed) || !isOneEditApart(typed, keyword)) return false;
  if (isSwap(typed, keyword)) return true;
  return keyword.length >= shortest && typed.at(-1) === keyword.at(-1) && typed.length >= shortest - 1;
}

/** 'De esto se encargaba Eva' tells how it was: no slip of 'encargara'. */
const past = /[^aeiou](?:aba|aban|abamos|ara|aron)$/;

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}
