import type { LanguagePack } from '../packs/language-pack';
import type { Sentence } from '../sentences';
import { findClauses } from './clauses/find-clauses';
import { passiveTasks } from './clauses/passive-tasks';
import type { Subject } from './clauses/read-subject';
import { isWholeTitle, wholeStart } from './is-whole-title';
import { isTooWide, withComplement } from './naming/with-complement';
import { phraseSpanish } from './phrase-spanish';
import { readTask } from './read-task';
import { resolveReference } from './resolve-reference';
import { baseForm, isIdle } from './words/english-verbs';
import { type SpokenWord, spokenWords, titleFrom } from './words/spoken-words';

/** Of a longer sentence nobody knows which of its things a pronoun behind it means. */
const mostBefore = 10;

/** A task as a colleague understands it, and who the clause says is to do it. */
export interface PhrasedTask {
  /** A short imperative: 'Check whether the chip supports voice'. */
  title: string;
  subject: Subject;
  /** Where the clause stands in the sentence's text. */
  start: number;
  end: number;
  strength: number;
}

/** The best title that the words of a sentence make, or null where none is whole. */
export function phraseTask(
  sentences: readonly Sentence[],
  at: number,
  pack: LanguagePack,
): PhrasedTask | null {
  const tasks = phraseTasks(sentences, at, pack);
  return tasks.reduce<PhrasedTask | null>(
    (best, task) => (best === null || task.strength > best.strength ? task : best),
    null,
  );
}

/** Who a sentence of which no title can be made says is to do it; null where its clauses do not agree. */
export function subjectOf(sentence: Sentence, pack: LanguagePack): Subject | null {
  if (pack.language !== 'en') return null;
  const words = spokenWords(sentence.text);
  const clauses = findClauses(words).filter(({ verb }) => !isIdle(baseForm(words[verb]?.low ?? '') ?? ''));
  const [first] = clauses;
  const agree = clauses.every(
    ({ subject }) => subject.kind === first?.subject.kind && subject.name === first.subject.name,
  );
  return first && agree ? first.subject : null;
}

/**
 * All of them, in order: 'Anna will do the components, Ben the user interface' holds two. Only words that were said
 * in the sentence, or just before it where a pronoun stands for them, are in a title.
 */
export function phraseTasks(sentences: readonly Sentence[], at: number, pack: LanguagePack): PhrasedTask[] {
  const sentence = sentences[at];
  if (!sentence) return [];
  if (pack.language === 'es') return phraseSpanish(sentences, at, pack);
  const words = spokenWords(sentence.text);
  let before: SpokenWord[] | null = null;
  const resolve = (pronoun: string, index: number) => {
    before ??= spokenWords(sentences[at - 1]?.text ?? '');
    if (before.length > mostBefore) return null;
    return resolveReference(pronoun, [...before, ...words.slice(0, index)]);
  };
  const found: PhrasedTask[] = [];
  let end = 0;
  for (const clause of findClauses(words)) {
    if (clause.verb < end) continue;
    const { without } = clause;
    const read = without === undefined ? words : words.filter((_, index) => index !== without);
    const task = readTask(read, clause.verb, resolve);
    const start = task && wholeStart(task.text);
    if (!task || !start) continue;
    const isUncut = start.length === task.text.length;
    const title = isUncut ? withComplement(start, read, task.next) : start;
    if (title === start && isUncut && isTooWide(start, read, task.next)) continue;
    end = task.next;
    found.push({
      title: titleFrom(title),
      subject: clause.subject,
      start: words[clause.from]?.start ?? 0,
      end: read[task.next - 1]?.end ?? sentence.text.length,
      strength: clause.strength,
    });
  }
  if (found.length > 0) return found;
  return passiveTasks(words)
    .filter(({ text }) => isWholeTitle(text))
    .map(({ text, from, next }) => ({
      title: titleFrom(withComplement(text, words, next)),
      subject: { kind: 'open' as const, name: null, several: false, from },
      start: words[from]?.start ?? 0,
      end: words[next - 1]?.end ?? sentence.text.length,
      strength: 0,
    }));
}
