import type { Outline, OutlineSentence, TranscriptSegment } from './language';
import { splitSentences } from './local/sentences';
import { locateQuote, type TranscriptIndex } from './locate-quote';

interface DraftSentence {
  text: string;
  /** What the sentence rests on, to be found in the transcript; null when an engine tells it in words of its own. */
  quote: string | null;
  nearMs?: number;
}

/** The parts of a summary as an engine believes them. Times may lie anywhere. */
export interface DraftOutline {
  overview: readonly DraftSentence[];
  topics: readonly {
    title: string;
    startMs: number;
    endMs: number;
    sentences: readonly DraftSentence[];
  }[];
  open: readonly DraftSentence[];
}

const mostSentences = 20;
const mostTopics = 20;
const longestText = 1_000;
const longestTitle = 150;

/**
 * The parts of a summary that hold: a sentence that claims a quote which is not in the transcript is left out,
 * one without a quote is kept as text without a second; topics lie within the meeting, in its order. Of an engine that
 * tells no parts the summary is what tells the whole.
 */
export function groundOutline(
  { summary, outline: draft }: { summary: string; outline?: DraftOutline },
  index: TranscriptIndex,
  segments: readonly TranscriptSegment[],
): Outline {
  const nothing: Outline = { overview: [], topics: [], open: [] };
  if (index.words.length === 0) return nothing;
  if (!draft) return { ...nothing, overview: groundSentences(sentencesOf(summary), index) };
  const end = segments.at(-1)?.endMs ?? 0;
  const within = (at: number) => (Number.isFinite(at) ? Math.round(Math.min(end, Math.max(0, at))) : 0);
  const all = (sentences: readonly DraftSentence[]) => groundSentences(sentences, index);
  return {
    overview: all(draft.overview),
    topics: draft.topics
      .slice(0, mostTopics)
      .flatMap(({ title, startMs, endMs, sentences }) => {
        const from = within(startMs);
        const said = title.trim().slice(0, longestTitle);
        return said === ''
          ? []
          : [{ title: said, startMs: from, endMs: Math.max(from, within(endMs)), sentences: all(sentences) }];
      })
      .sort((a, b) => a.startMs - b.startMs),
    open: all(draft.open),
  };
}

function groundSentences(sentences: readonly DraftSentence[], index: TranscriptIndex): OutlineSentence[] {
  return sentences.slice(0, mostSentences).flatMap(({ text, quote, nearMs }): OutlineSentence[] => {
    const shown = text.trim().slice(0, longestText);
    if (shown === '') return [];
    if (quote === null) return [{ text: shown, quote: null, startMs: null }];
    const located = locateQuote(index, quote, nearMs);
    return located ? [{ text: shown, quote: located.quote, startMs: located.startMs }] : [];
  });
}

function sentencesOf(summary: string): DraftSentence[] {
  const said = { id: '', startMs: 0, endMs: 0, text: summary, speaker: null };
  return splitSentences([said]).map(({ text }) => ({ text, quote: null }));
}
