import { determiners, particles, prepositions } from './words/english-words';

const mostWords = 12;
const never = new Set(
  "i me my mine we us our ours 'm myself ourselves um uh er erm like it them him her they he she".split(' '),
);
/** A sentence was cut behind one of these: 'inform the hon. member'. */
const abbreviated = new Set('hon mr mrs ms dr rt st vs etc'.split(' '));
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
  if (abbreviated.has(last)) return false;
  if (
    (low[0] === 'put' || low[0] === 'go') &&
    !low
      .slice(1)
      .some((word) => prepositions.has(word) || particles.has(word) || word === 'to' || word === 'forward')
  )
    return false;
  return low.every((word, at) => word !== low[at + 1]);
}
