import { isOpen } from '../read-noun';
import { isOrder, isVerb } from '../words/english-verbs';
import { determiners, questionWords } from '../words/english-words';
import type { SpokenWord } from '../words/spoken-words';
import type { FoundClause } from './find-clauses';
import { readSubject } from './read-subject';
import { skipAdverbs } from './skip-adverbs';

/** "let's ask the lawyer" */
export function letsClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const isLets = words[at]?.low === 'let' && ["'s", 'us'].includes(words[at + 1]?.low ?? '');
  if (!isLets && words[at]?.low !== 'lets') return null;
  const verb = skipAdverbs(words, at + (isLets ? 2 : 1));
  if (verb === null || !isVerb(words[verb]?.low ?? '')) return null;
  return { subject: { kind: 'group', name: null, several: true, from: at }, from: at, verb, strength: 2 };
}

/** 'Anna to do the components', 'for you to do …'. */
export function assignment(words: readonly SpokenWord[], at: number): FoundClause | null {
  if (words[at]?.low !== 'to' || !isVerb(words[at + 1]?.low ?? '') || at === 0) return null;
  const subject = readSubject(words, at);
  if (!subject || (subject.kind !== 'assign' && subject.kind !== 'request')) return null;
  const lead = words[subject.from - 1];
  if (
    !(
      words[subject.from]?.breaks ||
      ['for', 'expecting', 'expect', 'want'].includes(lead?.low ?? '') ||
      lead?.low === 'and'
    )
  )
    return null;
  return { subject, from: subject.from, verb: at + 1, strength: 1 };
}

/** 'you work on the buttons', 'we start the write-up': told in the present. */
export function plainClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || verb.breaks || !next || next.breaks || !isOrder(verb.low)) return null;
  if (verb.low === 'do' && isVerb(next.low)) return null;
  const before = words[at - 1]?.low ?? '';
  if (before !== 'you' && before !== 'we' && before !== 'guys') return null;
  if (
    ['do', 'did', 'can', 'could', 'would', 'should', 'will', 'have', 'had', 'when', 'if'].includes(
      words[at - 2]?.low ?? '',
    )
  )
    return null;
  const subject = readSubject(words, at);
  return subject && { subject, from: subject.from, verb: at, strength: 0 };
}

/** 'Send me the slides', 'Ryan you work on …'. */
export function order(words: readonly SpokenWord[], at: number): FoundClause | null {
  const word = words[at];
  const next = words[at + 1];
  // 'and see whether …' goes on with what the line before began.
  const isFound = word?.low === 'come' && next?.low === 'up' && words[at + 2]?.low === 'with';
  const goesOn =
    at === 1 && words[0]?.low === 'and' && word?.low === 'see' && questionWords.has(next?.low ?? '');
  const isLooking = word?.low === 'have' && next?.low === 'a' && words[at + 2]?.low === 'look';
  if (!word || !next || next.breaks || !(isOrder(word.low) || goesOn || isFound || isLooking)) return null;
  const before = words[at - 1]?.low ?? '';
  // 'Ben, please send …': the comma went with the please.
  const called = words[at - 1];
  const isCalled = isName(called) && (called?.breaks ?? false);
  const opens =
    isCalled ||
    word.breaks ||
    next.low === 'me' ||
    (/^\p{Lu}/u.test(word.text) && before !== 'the' && before !== 'a') ||
    ['so', 'and', 'then', 'but', 'or', 'please'].includes(before);
  if (before === 'you' && words[at - 2] && isName(words[at - 2]))
    return {
      subject: { kind: 'assign', name: words[at - 2]?.text ?? null, several: false, from: at - 2 },
      from: at - 2,
      verb: at,
      strength: 2,
    };
  const takes =
    determiners.has(next.low) ||
    [
      'sure',
      'me',
      'us',
      'about',
      'on',
      'for',
      'to',
      'whether',
      'if',
      'what',
      'how',
      'up',
      'out',
      'into',
      'at',
      'with',
      'it',
      'them',
    ].includes(next.low) ||
    /^\p{Lu}/u.test(next.text);
  if (!opens || !takes) return null;
  return {
    subject: { kind: 'order', name: null, several: false, from: at },
    from: at,
    verb: at,
    strength: word.breaks ? 1 : 0,
  };
}

const isName = (word: SpokenWord | undefined) =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && isOpen(word.low);
