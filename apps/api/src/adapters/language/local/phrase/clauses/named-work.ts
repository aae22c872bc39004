import { baseForm, isVerb } from '../words/english-verbs';
import type { SpokenWord } from '../words/spoken-words';
import { lengthOf, nominal } from './clause-cues';
import type { FoundClause } from './find-clauses';
import type { Subject } from './read-subject';
import { skipAdverbs } from './skip-adverbs';

/** 'things to think about are the buttons', 'one thing to check is …'. */
export function listClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const low = (step: number) => words[at + step]?.low ?? '';
  if (!/^(?:things?|questions?|issues?|points?)$/.test(low(0)) || low(1) !== 'to' || !isVerb(low(2)))
    return null;
  const are = ['is', 'are'].includes(low(3)) ? 3 : 4;
  if (!['is', 'are'].includes(low(are))) return null;
  const subject = { kind: 'open' as const, name: null, several: false, from: at };
  if (low(2) === 'do') {
    const verb = skipAdverbs(words, at + are + (low(are + 1) === 'to' ? 2 : 1));
    return verb !== null && isVerb(words[verb]?.low ?? '') ? { subject, from: at, verb, strength: 2 } : null;
  }
  return { subject, from: at, verb: at + 2, strength: 2, without: at + are };
}

const nominalKinds: Record<string, Subject['kind']> = { my: 'self', your: 'request', up: 'request' };
const duties = new Set('task tasks job step thing goal assignment plan action homework priority'.split(' '));

/** 'the first task for you is to': a noun of work not far before. */
function isDuty(words: readonly SpokenWord[], at: number): boolean {
  return (
    words[at]?.low === 'is' &&
    words[at + 1]?.low === 'to' &&
    words.slice(Math.max(0, at - 7), at).some(({ low }) => duties.has(low))
  );
}

/** 'the next step is to …', "it's up to you to …". */
export function nominalClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const length = lengthOf(words, at, nominal) || (isDuty(words, at) ? 2 : 0);
  if (length === 0) return null;
  const verb = skipAdverbs(words, at + length);
  if (verb === null || (baseForm(words[verb]?.low ?? '') === null && words[verb]?.low !== 'know'))
    return null;
  const kind = nominalKinds[words[at]?.low ?? ''] ?? 'open';
  return { subject: { kind, name: null, several: false, from: at }, from: at, verb, strength: 2 };
}
