import { words } from '@/adapters/language/fold-text';
import type { LanguagePack } from './language-pack';
import type { Sentence } from './sentences';

const shortest = 6;
const longest = 45;

/**
 * An extractive summary: the transcript's own sentences that carry most of its recurring words, in the order
 * in which they were said; one for about twelve sentences, at least two and at most six. `important` (what was
 * decided, who does what) weighs more.
 */
export function summarise(
  sentences: readonly Sentence[],
  pack: LanguagePack,
  important: readonly string[] = [],
): string {
  const content = sentences.map(({ text }) =>
    words(text)
      .map(({ text: word }) => word)
      .filter((word) => word.length > 2 && !pack.stopWords.has(word)),
  );
  const counts = new Map<string, number>();
  for (const word of content.flatMap((list) => [...new Set(list)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const wanted = Math.min(6, Math.max(2, Math.round(sentences.length / 12)));
  const scored = sentences.map((sentence, at) => {
    const own = [...new Set(content[at])];
    const length = words(sentence.text).length;
    const fits = length >= shortest && length <= longest && !pack.smallTalk.test(sentence.folded);
    const recurring = own.reduce((sum, word) => sum + Math.log2(1 + (counts.get(word) ?? 0)), 0);
    const density = own.length === 0 ? 0 : recurring / Math.sqrt(own.length + 3);
    const weight = important.some((quote) => quote.includes(sentence.text) || sentence.text.includes(quote))
      ? 1.4
      : 1;
    return {
      at,
      text: sentence.text,
      score: fits && !pack.question.test(sentence.folded) ? density * weight : 0,
    };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, wanted)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => closed(text))
    .join(' ');
}

function closed(text: string): string {
  const trimmed = text.replace(/[,;:\s]+$/, '');
  const sentence = /[.?!…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
