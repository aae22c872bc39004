import { isWholeTitle } from '../is-whole-title';
import { readClause } from '../read-clause';
import { readNoun } from '../read-noun';
import { baseForm, isVerb } from '../words/english-verbs';
import { questionWords } from '../words/english-words';
import { type SpokenWord, spokenWords, titleFrom } from '../words/spoken-words';
import { kindOf } from '../words/word-kinds';
import type { Telling } from './telling-sentences';

const farthest = 2;
const pointing = new Set(['that', 'it', 'this']);
/** Verbs with which a question is taken away: what a title has for them. */
const finding: Readonly<Record<string, readonly string[]>> = {
  find: ['find', 'out'],
  figure: ['figure', 'out'],
  check: ['check'],
  look: ['find', 'out'],
  investigate: ['find', 'out'],
  see: ['check'],
};
/** Somebody does not know it: what follows is what is to be found out. */
const unknown = new Set(
  'sure know wonder wondering unclear matter depends question see tell understand'.split(' '),
);
const be = new Set(['is', 'are', 'was', 'were', 'will', 'would', 'can', 'could', 'should']);

/**
 * A question that was asked just before, as what somebody says that he will find out: 'Does the pump fit?', 'I will look
 * into that' is 'Find out whether the pump fits'. Null where none was asked, or it names nothing.
 */
export function questionTask(words: readonly SpokenWord[], verb: number, telling: Telling): string | null {
  const lead = finding[baseForm(words[verb]?.low ?? '') ?? ''];
  const behind = words.slice(verb + 1, verb + 4);
  const isPointing = behind.some(({ low }) => pointing.has(low)) || behind.every(({ low }) => low === 'out');
  if (!lead || !isPointing || behind.some(({ low }) => questionWords.has(low))) return null;
  for (let step = 1; step <= farthest; step += 1) {
    const asked = telling.sentences[telling.at - step];
    const clause = asked && askedFor(spokenWords(asked.text), asked.text.trimEnd().endsWith('?'));
    const text = clause && [...lead, ...clause];
    if (text && isWholeTitle(text)) return titleFrom(text);
  }
  return null;
}

/** What a sentence asks, told: 'whether the chip supports voice'. */
function askedFor(words: readonly SpokenWord[], isQuestion: boolean): string[] | null {
  const at = words.findIndex(
    ({ low }, index) => questionWords.has(low) && low !== 'when' && unknown.has(words[index - 1]?.low ?? ''),
  );
  if (at > 0) return readClause(words, at)?.text ?? null;
  const first = words.findIndex(({ low }) => !['and', 'so', 'but', 'or', 'then'].includes(low));
  return isQuestion && first >= 0 ? told(words, first) : null;
}

/** 'Is the pump loud?' is 'whether the pump is loud', 'Can we paint it?' 'whether it is possible to paint it'. */
function told(words: readonly SpokenWord[], from: number): string[] | null {
  const helper = words[from];
  if (!helper || !be.has(helper.low)) return null;
  const whether = { text: 'whether', low: 'whether', start: 0, end: 0, breaks: true };
  const plain = (word: SpokenWord | undefined) =>
    word ? [{ ...word, text: named(word), breaks: false }] : [];
  const next = words[from + 1];
  if (next && ['we', 'you', 'i', 'they'].includes(next.low)) {
    if (!isVerb(words[from + 2]?.low ?? '')) return null;
    return readClause([whether, ...plain(next), ...plain(helper), ...words.slice(from + 2)], 0)?.text ?? null;
  }
  const subject = readNoun(words, from + 1);
  if (!subject || subject.pronoun !== null || subject.isVague) return null;
  // 'the pump loud': what is asked of it stands just behind it.
  let end = subject.next;
  while (end > from + 2 && kindOf(words[end - 1]?.low ?? '') === 'adjective') end -= 1;
  if (words[end - 1]?.low === 'too') end -= 1;
  if (!isBe.has(helper.low) && end > from + 3 && isVerb(words[end - 1]?.low ?? '')) end -= 1;
  const subjects = words.slice(from + 1, end).flatMap(plain);
  const rest = words.slice(end);
  return readClause([whether, ...subjects, ...plain(helper), ...rest], 0)?.text ?? null;
}

const isBe = new Set(['is', 'are', 'was', 'were']);
/** Large at the beginning of the question only. */
const named = ({ text, low }: SpokenWord) => (be.has(low) ? low : text);
