import type { SpokenWord } from '../words/spoken-words';
import { askedClause, modalClause, progressive } from './led-clauses';
import { listClause, nominalClause } from './named-work';
import type { Subject } from './read-subject';
import { assignment, letsClause, order, plainClause } from './told-clauses';

/** A place at which the words tell somebody to do something, or somebody says that he will. */
export interface FoundClause {
  subject: Subject;
  /** Index of the word with which it begins, and of its verb. */
  from: number;
  verb: number;
  /** Index of a word that does not belong to it: the 'are' of 'things to think about are the buttons'. */
  without?: number;
  /** How surely it is a task; the greater the surer. */
  strength: number;
}

/** Finds them in the order in which they were said. */
export function findClauses(words: readonly SpokenWord[]): FoundClause[] {
  const found: FoundClause[] = [];
  words.forEach((_, at) => {
    const clause =
      modalClause(words, at) ??
      askedClause(words, at) ??
      progressive(words, at) ??
      nominalClause(words, at) ??
      letsClause(words, at) ??
      listClause(words, at) ??
      assignment(words, at) ??
      plainClause(words, at) ??
      order(words, at);
    if (clause && !found.some((known) => known.verb === clause.verb)) found.push(clause);
  });
  return found;
}
