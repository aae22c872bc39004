import { isOpen } from '../read-noun';
import { adverbs, bodies } from '../words/english-words';
import type { SpokenWord } from '../words/spoken-words';

/** Who is to do it, as the clause itself says. */
export interface Subject {
  /**
   * `self`: I; `group`: we; `request`: you; `assign`: a person or a body that is named; `other`: he, she or they;
   * `open`: somebody; `everyone`; `order`: it is not said, as in 'Send the list'.
   */
  kind: 'self' | 'group' | 'request' | 'assign' | 'other' | 'open' | 'everyone' | 'order';
  /** As said, where one is named. */
  name: string | null;
  /** 'you two', 'both of you': more than one. */
  several: boolean;
  /** Index of its first word. */
  from: number;
}

const kinds: Record<string, Subject['kind']> = {
  i: 'self',
  we: 'group',
  you: 'request',
  he: 'other',
  she: 'other',
  they: 'other',
  someone: 'open',
  somebody: 'open',
  anyone: 'open',
  anybody: 'open',
  everyone: 'everyone',
  everybody: 'everyone',
};
/** Behind these nobody commits: the clause asks, imagines or tells of something else. */
const unreal = new Set(
  'what when how why where which who whether unless until till once than whenever before after if suppose imagine while whatever because that thing things all anything everything something'.split(
    ' ',
  ),
);
const auxiliaries = new Set(["'d", "'ll", 'would', 'will', 'do', "'ve", 'might', 'may']);
const groups = new Set(['guys', 'two', 'both', 'all', 'three']);

/** Reads the subject that stands directly before a verb's first word, or null where it is nobody. */
export function readSubject(words: readonly SpokenWord[], end: number): Subject | null {
  let at = end - 1;
  while (
    at >= 0 &&
    (adverbs.has(words[at]?.low ?? '') || /ly$/.test(words[at]?.low ?? '')) &&
    !words[at]?.breaks
  )
    at -= 1;
  // 'the designer over here is …'
  if (words[at]?.low === 'over' && words[at + 1]?.low.endsWith('here')) at -= 1;
  while (at >= 0 && auxiliaries.has(words[at]?.low ?? '')) at -= 1;
  const word = words[at];
  if (!word) return null;
  // A recogniser writes 'some one' as well.
  if (word.low === 'one' && ['some', 'any'].includes(words[at - 1]?.low ?? ''))
    return { kind: 'open', name: null, several: false, from: at - 1 };
  const several = groups.has(word.low) && ['you', 'we', 'of'].includes(words[at - 1]?.low ?? '');
  const first = several ? at - 1 : at;
  const kind = kinds[words[first]?.low ?? ''];
  if (kind) {
    if (isUnreal(words, first, kind)) return null;
    // 'Ben and I', 'you and I'
    const joined =
      words[first - 1]?.low === 'and' &&
      !words[first]?.breaks &&
      kind !== 'open' &&
      isCompanion(words[first - 2]);
    if (joined) return { kind: 'group', name: null, several: true, from: first - 2 };
    return { kind, name: null, several: several || kind === 'group', from: first };
  }
  return namedSubject(words, at);
}

const isCompanion = (word: SpokenWord | undefined) =>
  word !== undefined && (word.low === 'you' || /^\p{Lu}\p{Ll}/u.test(word.text)) && word.low !== 'so';

function isUnreal(words: readonly SpokenWord[], at: number, kind: Subject['kind']): boolean {
  const before = words[at - 1];
  // 'so everybody can read it': what for, not what.
  const isPurpose = before?.low === 'so' && at > 1 && /^(?:can|could)$/.test(words[at + 1]?.low ?? '');
  if (isPurpose) return true;
  if (!before || words[at]?.breaks) return false;
  // 'if you could send it' asks; 'if I could' does not say that somebody will.
  if (before.low === 'if') return kind !== 'request' && kind !== 'everyone' && kind !== 'open';
  if (before.low === 'that')
    return ['thing', 'things', 'one', 'something'].includes(words[at - 2]?.low ?? '');
  // 'Because we need to check the price' stands for itself; 'nice because we can paint it' does not.
  if (before.low === 'because') return at > 1 || !before.breaks || kind === 'other';
  // 'see what paint we can put on it': the paint is put, and not said behind it.
  const asks = words[at - 2]?.low ?? '';
  if (isOpen(before.low) && !before.breaks && (asks === 'what' || asks === 'which')) return true;
  return unreal.has(before.low);
}

/** 'Anna', 'Anna Berg', 'the designers', 'User Interface': a name, or a body of people. */
function namedSubject(words: readonly SpokenWord[], at: number): Subject | null {
  const last = words[at];
  if (!last) return null;
  const isName = (index: number) => /^\p{Lu}\p{L}+$/u.test(words[index]?.text ?? '');
  const isBody = bodies.has(last.low) || bodies.has(last.low.replace(/s$/, ''));
  if (!isBody && !isName(at)) return null;
  let from = at;
  while (from > 0 && at - from < 2 && !words[from]?.breaks && isName(from - 1)) from -= 1;
  if (isBody && words[from - 1]?.low === 'the' && !words[from]?.breaks) from -= 1;
  const before = words[from - 1];
  const joined =
    before?.low === 'and' && (isName(from - 2) || ['i', 'you', 'me'].includes(words[from - 2]?.low ?? ''));
  if (before && !words[from]?.breaks && unreal.has(before.low) && before.low !== 'that') return null;
  const name = words
    .slice(from, at + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/^the /i, '');
  return { kind: 'assign', name, several: joined, from };
}
