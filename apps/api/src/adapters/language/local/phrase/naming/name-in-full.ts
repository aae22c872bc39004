import type { Sentence } from '@/adapters/language/local/sentences';
import { fullerName } from '../find-topic';
import { spokenWords } from '../words/spoken-words';

/** An article and a noun. */
export const bareThing = 2;
/** A thing that was named so many sentences before may be another one. */
const mostBefore = 6;

/** 'the report' was 'the report of the lawyer' just before. */
export function nameInFull(thing: readonly string[], sentences: readonly Sentence[], at: number): string[] {
  if (thing.length !== bareThing) return [...thing];
  const said = sentences.slice(Math.max(0, at - mostBefore), at).flatMap(({ text }) => spokenWords(text));
  return [...fullerName(thing, said)];
}
