import type { CalendarDate } from '@/adapters/language/days/calendar-date';
import { findDueDate } from '@/adapters/language/days/find-due-date';
import type { MeetingLanguage, Person } from '@/adapters/language/language';
import type { FoundCue } from './find-cues';
import type { SentenceScores } from './learned/score-sentences';
import type { LanguagePack } from './packs/language-pack';
import type { Sentence } from './sentences';

/** An action item while the meeting is still being read. */
export interface HeardItem {
  sentence: number;
  kind: FoundCue['kind'];
  title: string;
  /** The title's content words. */
  content: ReadonlySet<string>;
  owner: string | null;
  /** Ids of several who may be meant, of whom none was named alone. */
  candidates?: readonly string[];
  quote: string;
  due: ReturnType<typeof findDueDate>;
  /** Whether the signs that its kind of cue asks for are there. */
  isSure: boolean;
  /** Whoever is to do it was called by name, or the words say that somebody must. */
  isSaid: boolean;
  nearMs: number;
  /** The sentences in which somebody took it on, which are no task of their own. */
  takenIn?: readonly number[];
}

export interface Meeting {
  sentences: readonly Sentence[];
  /** Person id of who speaks each sentence, where that is known. */
  speakers: readonly (string | null)[];
  people: readonly Person[];
  said: CalendarDate;
  language: MeetingLanguage;
  pack: LanguagePack;
  /** What the learned score says of each sentence; null where none was learned. */
  scores: SentenceScores | null;
}

/** The day that a part of a sentence names; `left` stands before it. */
export function dueIn({ sentences, language, said }: Meeting, at: number, text: string, left = '') {
  return findDueDate(text, language, said, `${sentences[at - 1]?.text ?? ''} ${left}`);
}

/** What the next sentences say to it. */
export function replyTo({ pack, sentences }: Meeting, at: number): 'yes' | 'no' | null {
  const said = sentences[at];
  for (const step of [1, 2, 3]) {
    const next = sentences[at + step];
    if (!next || !said) return null;
    if (pack.refuses.test(next.folded)) return 'no';
    if (pack.accepts.test(next.folded)) return 'yes';
    // Only the first sentence of someone else is a reply; the speaker may go on before it.
    if (next.segment !== said.segment || pack.question.test(next.folded)) return null;
  }
  return null;
}
