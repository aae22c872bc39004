import type { Language } from '@tavla/shared/meetings/languages';
import type { Cue } from './cue';

const notUnderstood: Record<Language, (seconds: number) => string> = {
  en: (seconds) => `[${seconds} s not understood]`,
  es: (seconds) => `[${seconds} s no se entendieron]`,
  sv: (seconds) => `[${seconds} s gick inte att uppfatta]`,
};

/** A transcript for people to read: where no words could be made out, it says so, in the meeting's language. */
export function cuesWithGaps(meeting: {
  language: Language;
  cues: readonly Cue[];
  gaps: readonly { startMs: number; endMs: number }[];
}): Cue[] {
  const tell = notUnderstood[meeting.language];
  const gaps = meeting.gaps.map(({ startMs, endMs }) => ({
    startMs,
    endMs,
    text: tell(Math.round((endMs - startMs) / 1000)),
    speaker: null,
  }));
  return [...meeting.cues, ...gaps].toSorted((a, b) => a.startMs - b.startMs);
}
