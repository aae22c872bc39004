import type { Words } from '@tavla/shared/words';
import { WordedError } from '../worded-error';

/** A stretch of a transcript, as a file tells it. Times in milliseconds from the meeting's beginning. */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
  /** What the file calls whoever speaks; null where it does not say. */
  speaker: string | null;
}

/** No meeting lasts longer: more is a mistake in the times. */
export const longestMs = 24 * 3_600_000;
export const mostCues = 50_000;
export const longestText = 20_000;

/** What is wrong with a file, in words that name the place and the rule. */
export class TranscriptFault extends WordedError {
  override readonly name = 'TranscriptFault';

  constructor(
    words: Words,
    /** To the field, in a file that has fields. */
    readonly path: (string | number)[] = [],
  ) {
    super(words);
  }
}
