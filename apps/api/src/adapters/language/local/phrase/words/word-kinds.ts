import { wordSet } from '@/adapters/language/local/word-set';
import lists from './word-kinds.json';

/** What a word is most often; a word of no list is a noun, or a name that only one trade has. */
type WordKind = 'noun' | 'time' | 'adjective' | 'adverb' | 'verb';

const kinds = new Map<string, WordKind>();
for (const kind of ['noun', 'time', 'adjective', 'adverb', 'verb'] as const)
  for (const word of wordSet(lists[kind])) kinds.set(word, kind);

/** What WordNet's texts have a word in lower case for, null where they do not tell. 'days' is as 'day' is. */
export function kindOf(low: string): WordKind | null {
  const known = kinds.get(low);
  if (known !== undefined || !/[^s]s$/.test(low)) return known ?? null;
  const one = [low.slice(0, -1), low.slice(0, -2), low.replace(/ies$/, 'y')].flatMap(
    (form) => kinds.get(form) ?? [],
  )[0];
  // 'the specifics' are things, other than what is specific.
  return one === 'adjective' || one === 'adverb' ? null : (one ?? null);
}
