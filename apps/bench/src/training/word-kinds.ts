import { readFileSync, writeFileSync } from 'node:fs';
import { addWord, filterBytes } from '../../../api/src/adapters/language/local/phrase/words/word-filter';

/**
 * Writes what kinds of word the local engine knows, from the dictionary files of WordNet 3.1 (`dict/index.sense` of its
 * archive): `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/training/word-kinds.ts DICT`. Writes the same
 * file each time. A word of no list is a noun if it is known, so that only the others need to be kept, and the short nouns,
 * which one has to tell from words that were broken off.
 */
interface Use {
  /** How often it was met as a noun, verb, adjective and adverb in WordNet's tagged texts. */
  noun: number;
  verb: number;
  adjective: number;
  adverb: number;
  /** The field of its first sense as a noun, null where it is none. */
  field: string | null;
}

const file = new URL(
  '../../../api/src/adapters/language/local/phrase/words/word-kinds.json',
  import.meta.url,
);
const kinds = ['', 'noun', 'verb', 'adjective', 'adverb', 'adjective'] as const;
/** WordNet's numbers of the fields of animals, people, plants, money, quantities and substances. */
const remote = new Set(['05', '18', '20', '21', '23', '27']);
const alive = new Set(['05', '20']);
const everyday = 9;
const time = '28';
/** Of so many letters a word may be one that was broken off; few nouns of rare fields are so short and in use. */
const short = 4;

const [dict] = process.argv.slice(2);
if (dict) writeFileSync(file, `${JSON.stringify(sorted(readUses(dict)), null, 2)}\n`);
else console.log('Say where the dictionary files of WordNet are.');

function readUses(folder: string): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const line of readFileSync(`${folder}/index.sense`, 'utf8').split('\n')) {
    const sense = /^([a-z]{2,}(?:-[a-z]+)*)%(\d):(\d\d):\S* \d+ (\d+) (\d+)$/.exec(line.trim());
    const kind = kinds[Number(sense?.[2])];
    if (!sense || !kind) continue;
    const [, word = '', , field = '', place, met] = sense;
    const use = uses.get(word) ?? { noun: 0, verb: 0, adjective: 0, adverb: 0, field: null };
    use[kind] += Number(met);
    if (kind === 'noun' && place === '1') use.field = field;
    uses.set(word, use);
  }
  return uses;
}

/** All that is a word, but the long ones that only lists of animals and plants have. */
function known(uses: ReadonlyMap<string, Use>): string {
  const filter = new Uint8Array(filterBytes);
  for (const [word, { noun, verb, adjective, adverb, field }] of uses)
    if (noun + verb + adjective + adverb > 0 || !alive.has(field ?? '') || word.length <= everyday)
      addWord(filter, word);
  return Buffer.from(filter).toString('base64');
}

function sorted(uses: ReadonlyMap<string, Use>): Record<string, string> {
  const lists: Record<'noun' | 'time' | 'adjective' | 'adverb' | 'verb', string[]> = {
    noun: [],
    time: [],
    adjective: [],
    adverb: [],
    verb: [],
  };
  for (const [word, use] of [...uses].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { noun, verb, adjective, adverb, field } = use;
    if (isNoun(use)) {
      if (field === time && noun > 0) lists.time.push(word);
      if (word.length <= short && (noun > 0 || !remote.has(field ?? ''))) lists.noun.push(word);
    } else if (noun + verb + adjective + adverb < 2) continue;
    else if (adjective >= adverb && adjective >= verb) lists.adjective.push(word);
    else lists[adverb > verb ? 'adverb' : 'verb'].push(word);
  }
  return {
    ...Object.fromEntries(Object.entries(lists).map(([kind, list]) => [kind, list.join(' ')])),
    known: known(uses),
  };
}

/** Whether it is met as a noun often enough for something to be called so. */
function isNoun({ noun, adjective, adverb, field }: Use): boolean {
  if (field === null || noun < 0.2 * (noun + adjective)) return false;
  if (noun === 0 && adjective + adverb > 0) return false;
  return adverb <= 3 || adverb <= 5 * noun;
}
