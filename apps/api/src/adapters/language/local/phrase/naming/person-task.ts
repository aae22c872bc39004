import { isWholeTitle } from '../is-whole-title';
import { isOpen } from '../read-noun';
import { readTask } from '../read-task';
import { isTime } from '../words/english-words';
import { type SpokenWord, spokenWords, titleFrom } from '../words/spoken-words';
import type { Telling } from './telling-sentences';

const farthest = 3;
const persons = new Set(['him', 'her']);
/** 'OGI': a body is 'them'. */
const isBody = ({ text }: SpokenWord) => /^\p{Lu}{3,}$/u.test(text);
const isName = (word: SpokenWord) =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(word.text) && isOpen(word.low) && !isTime(word.low);

/**
 * A task that is done with somebody, where 'him' or 'her' stands for whom one name was said just before: 'Write to
 * Hanna'. Null where nobody was named, or several were.
 */
export function personTask(words: readonly SpokenWord[], verb: number, telling: Telling): string | null {
  const task = readTask(words, verb, (pronoun, at) => {
    if (!persons.has(pronoun) && pronoun !== 'them') return null;
    const name = lastNamed(words.slice(0, at), telling, pronoun === 'them' ? isBody : isName);
    return name === null ? null : [name];
  });
  return task && isWholeTitle(task.text) ? titleFrom(task.text) : null;
}

/** The one name of the nearest sentence that has any: a word at its beginning is large whatever it is. */
function lastNamed(
  before: readonly SpokenWord[],
  { sentences, at }: Telling,
  isOne: (word: SpokenWord) => boolean,
): string | null {
  for (let step = 0; step <= farthest; step += 1) {
    const words = step === 0 ? before : spokenWords(sentences[at - step]?.text ?? '');
    const names = new Set(words.flatMap((word, index) => (index > 0 && isOne(word) ? [word.text] : [])));
    const [only] = names;
    if (only !== undefined) return names.size === 1 ? only : null;
  }
  return null;
}
