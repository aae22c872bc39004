import { words } from '@/adapters/language/fold-text';
import type { LanguagePack } from '@/adapters/language/local/packs/language-pack';
import type { Sentence } from '@/adapters/language/local/sentences';
import { cleanSpeech } from './clean-speech';
import { type WordLists, wordListsOf } from './word-lists';

/** A sentence of a meeting as a summary may use it. */
export interface Said {
  /** Its place among all sentences of the meeting. */
  at: number;
  /** What is shown: the sentence without fillers. */
  text: string;
  /** What was said, letter for letter. */
  quote: string;
  startMs: number;
  endMs: number;
  /** The words of `text`, folded; a summary is scored and measured in them. */
  words: string[];
  /** Those among them that are about something. */
  content: string[];
}

/** Reads the sentences of a meeting for a summary; what has no words but fillers is left out. */
export function readTalk(
  sentences: readonly Sentence[],
  pack: LanguagePack,
): { said: Said[]; isPlain: (word: string) => boolean; spoken: WordLists } {
  const spoken = wordListsOf(pack.language);
  const isPlain = (word: string) =>
    word.length <= 2 ||
    [pack.stopWords, spoken.persons, spoken.pointers, spoken.chatter, spoken.noises, spoken.links].some(
      (set) => set.has(word),
    );
  const said = sentences.flatMap((sentence, at): Said[] => {
    const text = cleanSpeech(sentence.text, spoken);
    if (text === '') return [];
    const own = words(text).map((word) => word.text);
    return [
      {
        at,
        text,
        quote: sentence.text.trim(),
        startMs: sentence.startMs,
        endMs: sentence.endMs,
        words: own,
        content: own.filter((word) => !isPlain(word)),
      },
    ];
  });
  return { said, isPlain, spoken };
}
