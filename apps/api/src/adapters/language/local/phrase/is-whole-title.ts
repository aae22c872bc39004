import { determiners, prepositions } from './english-words';

const mostWords = 12;
const never = new Set(
  "i me my mine we us our ours 'm myself ourselves um uh er erm like it them him her they he she".split(' '),
);
const dangling = new Set('and or but so because to not that which who if whether with as'.split(' '));

/** Whether the words of a title stand for themselves: nobody's pronoun in them, and nothing left open at the end. */
export function isWholeTitle(text: readonly string[]): boolean {
  const low = text.map((word) => word.toLowerCase());
  const last = low.at(-1) ?? '';
  if (low.length < 2 || low.length > mostWords) return false;
  if (
    low.some(
      (word, at) => never.has(word) && !(word === 'it' && low[at + 1] === 'is' && low[at + 2] === 'possible'),
    )
  )
    return false;
  if (dangling.has(last) || (determiners.has(last) && !/^\d|^(?:two|three|both|all|one)$/.test(last)))
    return false;
  if (
    prepositions.has(last) &&
    !['in', 'on', 'over', 'around', 'off', 'through', 'about', 'near'].includes(last)
  )
    return false;
  return low.every((word, at) => word !== low[at + 1]);
}
