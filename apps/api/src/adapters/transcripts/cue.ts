import { say } from '@tavla/shared/error-words';
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
/** Characters of a line that are found: the index reads no more of it (`index_transcript`). */
export const indexedText = 2_000;

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

export const tooManyLines = () => new TranscriptFault(say('transcript-too-many-lines', { most: mostCues }));

/**
 * The lines of speech that a reader finds one by one: a file of a few megabytes may have millions.
 * @throws TranscriptFault at the first that is too many, before more are read
 */
export function countedLines<Line>(found: Iterable<Line>): Line[] {
  const lines: Line[] = [];
  for (const line of found) {
    if (lines.length === mostCues) throw tooManyLines();
    lines.push(line);
  }
  return lines;
}
