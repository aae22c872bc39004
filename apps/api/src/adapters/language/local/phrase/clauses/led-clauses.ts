import { isUnknownVerb } from '../read-verb';
import { isGerund, isVerb } from '../words/english-verbs';
import type { SpokenWord } from '../words/spoken-words';
import { going, lengthOf, strong, weak } from './clause-cues';
import type { FoundClause } from './find-clauses';
import { readSubject, type Subject } from './read-subject';
import { skipAdverbs } from './skip-adverbs';

/** "I'll check …", 'Anna needs to …', 'you could maybe …'. */
export function modalClause(words: readonly SpokenWord[], at: number): FoundClause | null {
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
  const subject = told
    ? { kind: 'request' as const, name: null, several, from: at }
    : (askedOfSpeaker(cue, at) ?? readSubject(words, at));
  if (!subject) return null;
  // 'if we had time we would build it' is not meant.
  const supposed = words.slice(Math.max(0, at - 12), at).some(({ low }) => low === 'if');
  if (words[at]?.low === 'would' && length === 0 && (supposed || subject.kind === 'group')) return null;
  return { subject, from: subject.from, verb, strength: length > 0 ? 3 : 2 };
}

/** 'Anna asked me to …': it is not Anna's. */
function askedOfSpeaker(cue: readonly SpokenWord[], from: number): Subject | null {
  const [asked, whom] = cue;
  if (asked?.low !== 'asked') return null;
  const isSeveral = whom?.low === 'us';
  return { kind: isSeveral ? 'group' : 'self', name: null, several: isSeveral, from };
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
export function askedClause(words: readonly SpokenWord[], at: number): FoundClause | null {
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
export function progressive(words: readonly SpokenWord[], at: number): FoundClause | null {
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

function isBase(words: readonly SpokenWord[], at: number): boolean {
  const low = words[at]?.low ?? '';
  return (
    isUnknownVerb(words, at) ||
    isVerb(low) ||
    ['be', 'have', 'try', 'see', 'go', 'want', 'need', 'like', 'gonna', 'hafta', 'to', 'each'].includes(low)
  );
}
