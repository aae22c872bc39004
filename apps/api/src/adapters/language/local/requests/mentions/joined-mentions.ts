import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import { wordSet } from '@/adapters/language/local/word-set';
import { commandWords } from '../commands/command-words';
import { isDayWord } from '../slots/day-words';
import type { Token } from '../text/tokens';
import type { Mention } from './find-mentions';

/** Words between two parts of one name. */
const mostBetween = 4;
/** What joins a task to what it is to become, or to another task. */
const parts = wordSet(
  'to into as by until till before on and or instead like than y e o a al como por hasta es is are not no que',
);

/** Which of them may stand inside a name. */
const articles = wordSet('the a of for with in at la el los las de del para con en');

/**
 * Two mentions of one task with a word between them that no title has are one longer name: 'la lista de espera para
 * los huecos cancelados' of the 'waiting list for cancelled slots'.
 */
export function joinedMentions(
  found: readonly Mention[],
  tokens: readonly Token[],
  known: ReadonlySet<string>,
): Mention[] {
  const joined: Mention[] = [];
  for (const mention of found) {
    const before = joined.at(-1);
    const isSame = before?.title === mention.title && !before.candidates && !mention.candidates;
    if (before && isSame && isOneName(tokens, before.end, mention.start, known)) before.end = mention.end;
    else joined.push({ ...mention });
  }
  return joined;
}

function isOneName(tokens: readonly Token[], from: number, to: number, known: ReadonlySet<string>): boolean {
  const own = tokens.filter(({ start, end }) => start >= from && end <= to);
  if (own.length === 0 || own.length > mostBetween) return false;
  const isSaid = own.some(({ text }) => !articles.has(text));
  return isSaid && own.every((token) => articles.has(token.text) || isPlain(token, known));
}

/** A word that means nothing but what it says: no order, no name, no day, nothing that joins. */
export const isPlain = ({ kind, text, raw }: Token, known: ReadonlySet<string>): boolean =>
  kind === 'word' &&
  raw === undefined &&
  !/^-|\d/.test(text) &&
  ![parts, englishPack.stopWords, spanishPack.stopWords].some((words) => words.has(text)) &&
  isOther(text, known);

/** Neither a name nor a tag, no order and no day. */
export const isOther = (text: string, known: ReadonlySet<string>): boolean =>
  !known.has(text) && !commandWords.has(text) && !isDayWord(text, 'en') && !isDayWord(text, 'es');
