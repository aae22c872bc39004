import { textMax } from '@tavla/shared/limits';
import { wordsOf } from '@tavla/shared/meetings/search-words';

/** Of a longer question the beginning is read: as long as the longest message. */
export const readable = (question: string) => question.slice(0, textMax);

/** Nobody says a longer word; the index has none. */
const lettersMax = 60;
/** So many words are looked up, those that are said most. */
const wordsMax = 48;

/**
 * The words of a question, each once in lower case, in the order in which they are asked. Of a text that somebody pasted
 * those that it says most. Linear. Pure.
 */
export function questionWords(question: string): string[] {
  const counts = new Map<string, number>();
  for (const { text } of wordsOf(question))
    if (text.length <= lettersMax) counts.set(text, (counts.get(text) ?? 0) + 1);
  if (counts.size <= wordsMax) return [...counts.keys()];
  const most = new Set(
    [...counts]
      .sort(([, one], [, other]) => other - one)
      .slice(0, wordsMax)
      .map(([word]) => word),
  );
  return [...counts.keys()].filter((word) => most.has(word));
}
