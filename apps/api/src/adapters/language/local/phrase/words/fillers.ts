import { sounds } from '@/adapters/language/sounds';
import { isOpen } from '../read-noun';
import type { SpokenWord } from './spoken-words';

/** Sounds and words that stand between what is said and mean nothing there. */
const fillers = new Set([
  ...sounds.en,
  ...'huh ehm mmm ahem mm-hmm uh-huh yeah yep yes okay ok well anyway basically actually obviously really just maybe probably perhaps definitely certainly simply possibly hopefully quickly also still already please kinda sorta alright'.split(
    ' ',
  ),
]);
/** The same of several words; longer ones first. */
const fillerPhrases = [
  ['at', 'some', 'point'],
  ['in', 'due', 'course'],
  ['in', 'the', 'meantime'],
  ['a', 'little', 'bit'],
  ['a', 'bit', 'more'],
  ['a', 'little', 'more'],
  ['a', 'bit'],
  ['or', 'something', 'like', 'that'],
  ['something', 'like', 'that'],
  ['things', 'like', 'that'],
  ['stuff', 'like', 'that'],
  ['and', 'so', 'on'],
  ['and', 'so', 'forth'],
  ['and', 'everything'],
  ['and', 'stuff'],
  ['and', 'whatever'],
  ['or', 'something'],
  ['or', 'whatever'],
  ['or', 'so'],
  ['as', 'well'],
  ['of', 'course'],
  ['in', 'fact'],
  ['for', 'example'],
  ['for', 'instance'],
  ['you', 'know'],
  ['i', 'mean'],
  ['i', 'guess'],
  ['i', 'think'],
  ['i', 'suppose'],
  ['i', 'assume'],
  ['sort', 'of'],
  ['kind', 'of'],
  ['at', 'least'],
  ['all', 'right'],
];
/** Behind a dash these begin something new: 'the report - which I have', not 'follow - up'. */
export const parted = new Set(
  'i we you he she they it this that these those the a an all some every my your our and or but so because which who what if when where how there'.split(
    ' ',
  ),
);

/** Leaves fillers out, and the commas around them with them. */
export function withoutFillers(said: readonly SpokenWord[]): SpokenWord[] {
  const kept: SpokenWord[] = [];
  let left = false;
  let paused = false;
  for (let at = 0; at < said.length; at += 1) {
    const word = said[at];
    if (!word) continue;
    const length = fillerAt(said, at);
    if (length > 0) {
      left = true;
      paused ||= word.breaks;
      at += length - 1;
      continue;
    }
    const last = kept.at(-1);
    const names = /^\p{Lu}/u.test(word.text) && word.low !== 'i' && last !== undefined && isOpen(last.low);
    const opens = (names || parted.has(word.low)) && (paused || word.breaks);
    kept.push(left ? { ...word, breaks: kept.length === 0 || opens } : word);
    left = false;
    paused = false;
  }
  return kept;
}

function fillerAt(said: readonly SpokenWord[], at: number): number {
  const low = said[at]?.low ?? '';
  const before = said[at - 1]?.low ?? '';
  if (fillers.has(low)) return 1;
  const next = said[at + 1];
  if (low === 'like' && next && (said[at]?.breaks || next.breaks || fillers.has(next.low)))
    return before === 'would' || before === "'d" ? 0 : 1;
  for (const phrase of fillerPhrases) {
    if (!phrase.every((part, index) => said[at + index]?.low === part)) continue;
    if ((low === 'kind' || low === 'sort') && kinds.has(before)) return 0;
    if (said[at + phrase.length]?.low === 'of') return 0;
    if (low === 'you' && asked.has(before)) return 0;
    return phrase.length;
  }
  return 0;
}

const kinds = new Set('a some this that what which any the every each another other same'.split(' '));
const asked = new Set('do did let if as will would should'.split(' '));
