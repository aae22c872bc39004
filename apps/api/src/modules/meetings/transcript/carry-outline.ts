import type { OutlineSentence } from '@tavla/shared/contracts/outline';
import type { Findings } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { cleanSpeech } from '@/adapters/language/local/summary/clean-speech';
import { wordListsOf } from '@/adapters/language/local/summary/word-lists';

export interface Quoted {
  quote: string;
  startMs: number;
}
/** What a quote reads now; null where it does not rest on what was corrected. */
export type Carry = (quoted: Quoted) => string | null;

/**
 * Lets what a summary tells follow a correction: the quotes, the sentences that show them without fillers, and the
 * summary where it consists of those. What a model wrote in its own words stays.
 * @returns the same findings where nothing rests on what was corrected
 */
export function carryOutline(findings: Findings, carry: Carry, language: Language): Findings {
  const { outline, summary } = findings;
  if (!outline) return findings;
  const spoken = wordListsOf(language);
  let isOther = false;
  const follow = (sentence: OutlineSentence): OutlineSentence => {
    const { text, quote, startMs } = sentence;
    const now = quote === null || startMs === null ? null : carry({ quote, startMs });
    if (quote === null || now === null || now === quote) return sentence;
    isOther = true;
    return {
      ...sentence,
      quote: now,
      text: cleanSpeech(quote, spoken) === text ? cleanSpeech(now, spoken) || now : text,
    };
  };
  const overview = outline.overview.map(follow);
  const topics = outline.topics.map((topic) => ({ ...topic, sentences: topic.sentences.map(follow) }));
  const open = outline.open.map(follow);
  if (!isOther) return findings;
  const isJoined = summary === joined(outline.overview);
  return { ...findings, summary: isJoined ? joined(overview) : summary, outline: { overview, topics, open } };
}

const joined = (sentences: readonly OutlineSentence[]) => sentences.map(({ text }) => text).join(' ');
