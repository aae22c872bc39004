import { type Sentence, splitSentences } from '@/adapters/language/local/sentences';

/** The sentences of a meeting in which each line is said by somebody who is not known, one a millisecond. */
export const sentencesOf = (...lines: readonly string[]): Sentence[] =>
  splitSentences(
    lines.map((text, at) => ({ id: String(at), startMs: at, endMs: at + 1, text, speaker: null })),
  );
