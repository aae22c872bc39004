import { fullName } from '@tavla/shared/full-name';
import { isLikely } from '@tavla/shared/meetings/confidence';
import type { Findings } from '@/adapters/language/ground-analysis';
import type { DraftOutline } from '@/adapters/language/ground-outline';
import type { AnalysisInput, TranscriptSegment } from '@/adapters/language/language';
import { byLanguage } from '../local/packs/by-language';
import { type Sentence, splitSentences } from '../local/sentences';
import { summariseMeeting } from '../local/summary/summarise-meeting';
import { quotedSentences } from './quoted-sentences';
import { withoutItems } from './without-items';

type Found = Pick<Findings, 'actionItems' | 'decisions'>;

/**
 * The parts of a summary that a model wrote. It tells the whole in its own words, without what action items say again;
 * topics and open points are sentences of the meeting, with their second, as the rules find them.
 */
export function outlineBeside(
  summary: string,
  { actionItems, decisions }: Found,
  input: AnalysisInput,
): { summary: string; outline: DraftOutline } {
  const likely = actionItems.filter(isLikely);
  const written = splitSentences([asSegment(summary)]).map(({ text }) => text);
  const names = new Map(input.people.map((person) => [person.id, fullName(person)]));
  const told = likely.map(
    ({ title, quote, ownerId }) => `${title} ${quote} ${names.get(ownerId ?? '') ?? ''}`,
  );
  const kept = withoutItems(written, told);
  const overview = kept.map((text) => ({ text, quote: null }));
  return {
    summary: kept.length === written.length ? summary.trim() : kept.join(' '),
    outline: { overview, ...talkOf(input, { actionItems: likely, decisions }) },
  };
}

/** Topics and open points; none of Swedish, which there are no rules for. */
function talkOf(
  { segments, language }: AnalysisInput,
  { actionItems, decisions }: Found,
): Pick<DraftOutline, 'topics' | 'open'> {
  const sentences = splitSentences(segments);
  if (language === 'sv' || sentences.length === 0) return { topics: [], open: [] };
  const [longest] = byLanguage(segments, language).toSorted((a, b) => b.segments.length - a.segments.length);
  if (!longest) return { topics: [], open: [] };
  const elsewhere = {
    actionItems: wholeSentences(actionItems, sentences),
    decisions: wholeSentences(decisions, sentences),
  };
  const { topics, open } = summariseMeeting(sentences, longest.pack, elsewhere, false).outline;
  return { topics, open };
}

/** What is quoted in part stands elsewhere as a whole. */
function wholeSentences(
  found: readonly { quote: string; startMs: number; endMs?: number }[],
  sentences: readonly Sentence[],
) {
  const placesOf = quotedSentences(sentences);
  return found.flatMap(({ quote, startMs, endMs = startMs }) =>
    placesOf({ quote, startMs, endMs }).flatMap((at) => {
      const sentence = sentences[at];
      return sentence ? [{ quote: sentence.text.trim(), nearMs: sentence.startMs }] : [];
    }),
  );
}

const asSegment = (text: string): TranscriptSegment => ({
  id: '',
  startMs: 0,
  endMs: 0,
  text,
  speaker: null,
});
