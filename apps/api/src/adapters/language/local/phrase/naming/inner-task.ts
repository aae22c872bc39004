import { wholeStart } from '../is-whole-title';
import { readTask } from '../read-task';
import { baseForm, isGerund, isIdle } from '../words/english-verbs';
import { isTime, subordinators } from '../words/english-words';
import { type SpokenWord, titleFrom } from '../words/spoken-words';
import { doing } from '../words/verb-classes';

/** So far from its verb a clause still says what that is done for. */
const farthest = 16;
/** Behind these it is said with '-ing': 'committed to releasing the plan'. */
const leadsToGerund = new Set('to of by in for towards'.split(' '));
/** 'able to', 'used to', 'going to': how sure it is, not what for. */
const noPurpose = new Set(
  'able used going has have had supposed happy glad want wants ought seem seems'.split(' '),
);
const leastWords = 3;

/**
 * What somebody does something for, where that is the part that a title can be made of: 'we will sit together with them
 * to find a cheaper boiler'. Null where none is whole, or somebody else's reasons begin before it.
 */
export function innerTask(words: readonly SpokenWord[], verb: number): string | null {
  for (let at = verb + 1; at < Math.min(words.length, verb + farthest); at += 1) {
    const word = words[at];
    if (!word || subordinators.has(word.low) || (word.breaks && startsAnew.has(word.low))) return null;
    if (!isPurpose(words, at) && !isAfterMeeting(words, verb, at)) continue;
    const task = readTask(words, at, () => null);
    const text = task && wholeStart(task.text);
    if (text && text.length >= leastWords) return titleFrom(text);
  }
  return null;
}

const startsAnew = new Set('i we you he she they it and that this which who'.split(' '));

function isPurpose(words: readonly SpokenWord[], at: number): boolean {
  const low = words[at]?.low ?? '';
  const before = words[at - 1]?.low ?? '';
  if (isGerund(low))
    return (
      leadsToGerund.has(before) ||
      isSpent(words, at) ||
      doing.has(baseForm(before) ?? '') ||
      /ly$/.test(before)
    );
  return before === 'to' && baseForm(low) === low && !isIdle(low) && !noPurpose.has(words[at - 2]?.low ?? '');
}

/** 'spend the next week working through the plans' */
const isSpent = (words: readonly SpokenWord[], at: number) =>
  isTime(words[at - 1]?.low ?? '') && words.slice(Math.max(0, at - 5), at).some(({ low }) => low === 'spend');

/** 'get together with them and see what is left': the second is what they meet for. */
function isAfterMeeting(words: readonly SpokenWord[], verb: number, at: number): boolean {
  const [first, second] = [words[verb]?.low ?? '', words[verb + 1]?.low ?? ''];
  const isMeeting = first === 'meet' || meetings.has(`${first} ${second}`);
  const low = words[at]?.low ?? '';
  return isMeeting && words[at - 1]?.low === 'and' && (low === 'see' || baseForm(low) === low);
}
const meetings = new Set(['get together', 'sit down', 'sit together']);

/** Where 'committed to -ing' and 'look forward to -ing' lead on from, of which the rules for clauses know nothing. */
export function committedAt(words: readonly SpokenWord[]): number {
  return words.findIndex(
    ({ low }, at) =>
      words[at + 1]?.low === 'to' &&
      (low === 'committed' || low === 'commit' || low === 'forward') &&
      isGerund(words[at + 2]?.low ?? ''),
  );
}
