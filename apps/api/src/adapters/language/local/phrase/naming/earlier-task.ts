import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { findClauses } from '../clauses/find-clauses';
import type { Subject } from '../clauses/read-subject';
import { phraseTasks } from '../phrase-task';
import { skipOpenings } from '../read-verb';
import type { SpokenWord } from '../words/spoken-words';
import type { Telling } from './telling-sentences';

/** What was said so many sentences before is no longer answered. */
const farthest = 3;
const pointing = new Set(['that', 'it', 'this', 'so']);
/** Behind 'do that' these say when or how, not what. */
const mayFollow = new Set(
  'for on in by after before tomorrow today tonight now next then soon later if when again off-line too either until this with'.split(
    ' ',
  ),
);
/** Who asks, suggests or says that somebody should: who only says what he does himself is not answered. */
const asking = new Set<Subject['kind']>(['request', 'open', 'assign', 'everyone', 'order', 'group']);
/** A yes that leaves the verb out. */
const bareYes = /^(?:i|we) (?:'ll|will|can|could)(?: try(?: to)?| do)?$/;

/**
 * The title of what somebody asked for just before, where the sentence says no more than that it will be done: 'Could you
 * paint the door?', 'Yes, I can do that'. Null where nobody asked for anything that has a title.
 */
export function earlierTask(words: readonly SpokenWord[], telling: Telling): string | null {
  if (!takesOn(words)) return null;
  for (let step = 1; step <= farthest; step += 1) {
    const tasks = phraseTasks(telling.sentences, telling.at - step, englishPack);
    const task = tasks.findLast(({ subject }) => asking.has(subject.kind));
    if (task) return task.title;
  }
  return null;
}

function takesOn(words: readonly SpokenWord[]): boolean {
  const said = words.map(({ low }) => low).join(' ');
  if (bareYes.test(said.replace(/^(?:(?:and|so|then|sure) )+/, ''))) return true;
  return findClauses(words).some(({ verb, subject }) => {
    const at = skipOpenings(words, verb);
    const behind = words[at + 2];
    const isSame = words[at + 1]?.low === 'the' && behind?.low === 'same';
    const isDone = pointing.has(words[at + 1]?.low ?? '') || isSame;
    const next = isSame ? words[at + 3] : behind;
    const ends = !next || next.breaks || mayFollow.has(next.low);
    return words[at]?.low === 'do' && subject.kind !== 'order' && isDone && ends;
  });
}
