import { going, lengthOf, nominal, strong, weak } from './clause-cues';
import { baseForm, isGerund, isOrder, isVerb } from './english-verbs';
import { adverbs, determiners } from './english-words';
import { isOpen } from './read-noun';
import { readSubject, type Subject } from './read-subject';
import { isUnknownVerb } from './read-verb';
import type { SpokenWord } from './spoken-words';

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

/** "I'll check …", 'Anna needs to …', 'you could maybe …'. */
function modalClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const length = lengthOf(words, at, strong);
  const weakLength = length === 0 ? lengthOf(words, at, weak) : 0;
  if (length + weakLength === 0) return null;
  const verb = skipAdverbs(words, at + length + weakLength);
  if (verb === null || words[verb]?.breaks || !isBase(words, verb)) return null;
  if (/^suggest/.test(words[verb]?.low ?? '')) return null;
  if (words[verb]?.low === 'ask') {
    const asked = askedPerson(words, verb);
    if (asked) return asked;
  }
  const cue = words.slice(at, at + length);
  const told = cue.some(({ low }) => low === 'you');
  const several = cue.some(({ low }) => low === 'guys' || low === 'two');
  const subject = told ? { kind: 'request' as const, name: null, several, from: at } : readSubject(words, at);
  if (!subject) return null;
  // 'if we had time we would build it' is not meant.
  const supposed = words.slice(Math.max(0, at - 12), at).some(({ low }) => low === 'if');
  if (words[at]?.low === 'would' && length === 0 && (supposed || subject.kind === 'group')) return null;
  return { subject, from: subject.from, verb, strength: length > 0 ? 3 : 2 };
}

/** "I'll ask Anna to …": it is Anna's. */
function askedPerson(words: readonly SpokenWord[], ask: number): FoundClause | null {
  const to = words.findIndex((word, index) => index > ask + 1 && index < ask + 6 && word.low === 'to');
  const verb = to < 0 ? null : skipAdverbs(words, to + 1);
  if (verb === null || !isBase(words, verb)) return null;
  const subject = readSubject(words, to);
  if (subject?.kind !== 'assign' || !/^\p{Lu}/u.test(subject.name ?? '')) return null;
  return { subject, from: ask, verb, strength: 3 };
}

/** 'could you send …', 'can somebody book …'. */
function askedClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  if (!['can', 'could', 'will', 'would', 'shall'].includes(words[at]?.low ?? '')) return null;
  const who = words[at + 1]?.low ?? '';
  const group =
    words[at + 2]?.low === 'guys' || words[at + 2]?.low === 'two' || words[at + 2]?.low === 'all' ? 1 : 0;
  const kinds = {
    you: 'request',
    somebody: 'open',
    someone: 'open',
    anybody: 'open',
    anyone: 'open',
    everybody: 'everyone',
    everyone: 'everyone',
    we: 'group',
  } as const;
  const kind = who in kinds ? kinds[who as keyof typeof kinds] : null;
  if (
    kind === null ||
    ['what', 'how', 'where', 'when', 'why', 'which', 'who'].includes(words[at - 1]?.low ?? '')
  )
    return null;
  const verb = skipAdverbs(words, at + 2 + group);
  if (verb === null || !isBase(words, verb)) return null;
  return {
    subject: { kind, name: null, several: group > 0, from: at },
    from: at,
    verb,
    strength: kind === 'group' ? 1 : 3,
  };
}

/** "I'm working on …", 'Ben is looking into …'. */
function progressive(words: readonly SpokenWord[], at: number): FoundClause | null {
  const length = lengthOf(words, at, going);
  if (length === 0) return null;
  const verb = skipAdverbs(words, at + length);
  if (
    verb === null ||
    words[verb]?.breaks ||
    !isGerund(words[verb]?.low ?? '') ||
    words[verb]?.low === 'going'
  )
    return null;
  const subject = readSubject(words, at);
  return subject && { subject, from: subject.from, verb, strength: 2 };
}

/** 'things to think about are the buttons', 'one thing to check is …'. */
function listClause(words: readonly SpokenWord[], at: number): FoundClause | null {
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
function nominalClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const length = lengthOf(words, at, nominal) || (isDuty(words, at) ? 2 : 0);
  if (length === 0) return null;
  const verb = skipAdverbs(words, at + length);
  if (verb === null || (baseForm(words[verb]?.low ?? '') === null && words[verb]?.low !== 'know'))
    return null;
  const kind = nominalKinds[words[at]?.low ?? ''] ?? 'open';
  return { subject: { kind, name: null, several: false, from: at }, from: at, verb, strength: 2 };
}

function letsClause(words: readonly SpokenWord[], at: number): FoundClause | null {
  const isLets = words[at]?.low === 'let' && ["'s", 'us'].includes(words[at + 1]?.low ?? '');
  if (!isLets && words[at]?.low !== 'lets') return null;
  const verb = skipAdverbs(words, at + (isLets ? 2 : 1));
  if (verb === null || !isVerb(words[verb]?.low ?? '')) return null;
  return { subject: { kind: 'group', name: null, several: true, from: at }, from: at, verb, strength: 2 };
}

/** 'Anna to do the components', 'for you to do …'. */
function assignment(words: readonly SpokenWord[], at: number): FoundClause | null {
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
function plainClause(words: readonly SpokenWord[], at: number): FoundClause | null {
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
function order(words: readonly SpokenWord[], at: number): FoundClause | null {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || next.breaks || !isOrder(word.low)) return null;
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

/** The next word that is no adverb; null behind 'not'. */
function skipAdverbs(words: readonly SpokenWord[], from: number): number | null {
  let at = from;
  while (
    at < from + 4 &&
    (adverbs.has(words[at]?.low ?? '') || /ly$/.test(words[at]?.low ?? '')) &&
    !isVerb(words[at]?.low ?? '')
  ) {
    if (words[at]?.low === 'not' || words[at]?.low === 'never') return null;
    at += 1;
  }
  return at;
}

function isBase(words: readonly SpokenWord[], at: number): boolean {
  const low = words[at]?.low ?? '';
  return (
    isUnknownVerb(words, at) ||
    isVerb(low) ||
    ['be', 'have', 'try', 'see', 'go', 'want', 'need', 'like', 'gonna', 'hafta', 'to', 'each'].includes(low)
  );
}
