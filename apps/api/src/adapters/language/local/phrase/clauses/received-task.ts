import type { ReadTask } from '../object-reader';
import { readNoun } from '../read-noun';
import { readTask } from '../read-task';
import { baseForm } from '../words/english-verbs';
import { determiners } from '../words/english-words';
import type { SpokenWord } from '../words/spoken-words';

const passed = new Set(['sent', 'given', 'mailed', 'emailed', 'e-mailed', 'shown', 'handed']);
const got = new Set(['receive']);
/** When and how it is done is no part of it. */
const ends = new Set([
  'following',
  'after',
  'before',
  'in',
  'once',
  'when',
  'during',
  'as',
  'and',
  'so',
  'but',
]);
const will = new Set(['will', "'ll", 'shall', 'going']);

/**
 * What somebody is to do with what he will get: 'you will be sent the plans to check' is to check the plans. Null where
 * no more is said than that he gets them.
 */
export function receivedTask(words: readonly SpokenWord[]): (ReadTask & { from: number }) | null {
  const at = words.findIndex(({ low }, index) => isGetting(words, index, low));
  const thing = at < 0 ? null : readNoun(words, at + 1);
  if (!thing || thing.pronoun !== null || thing.isVague) return null;
  const verb = words[thing.next + 1];
  if (words[thing.next]?.low !== 'to' || !verb || verb.breaks || baseForm(verb.low) !== verb.low) return null;
  const nouns = thing.text.filter((word) => !determiners.has(word.toLowerCase()));
  const named = ['the', ...nouns].map((text) => ({ ...verb, text, low: text.toLowerCase() }));
  const behind = words.slice(thing.next + 2);
  const over = behind.findIndex(({ low, breaks }) => breaks || ends.has(low));
  const told = [verb, ...named, ...(over < 0 ? behind : behind.slice(0, over))];
  const task = readTask(told, 0, () => null);
  const moved = thing.next + 2 - 1 - named.length;
  return task && { text: task.text, from: Math.max(0, at - 2), next: task.next + moved };
}

function isGetting(words: readonly SpokenWord[], at: number, low: string): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  const isYou = before.some((word) => word.low === 'you') && before.some((word) => will.has(word.low));
  return isYou && (passed.has(low) ? words[at - 1]?.low === 'be' : got.has(low));
}
