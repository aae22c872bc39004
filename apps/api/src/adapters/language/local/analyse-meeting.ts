import { isLikely } from '@tavla/shared/meetings/confidence';
import { recordingDay } from '@/adapters/language/find-due-date';
import { groundAnalysis } from '@/adapters/language/ground-analysis';
import type { Analysis, AnalysisInput } from '@/adapters/language/language';
import { findDecisions } from './find-decisions';
import { findUpdates } from './find-updates';
import { findActionItems } from './items/find-action-items';
import { type SentenceModels, scoreSentences } from './learned/score-sentences';
import { englishPack } from './pack-en';
import { spanishPack } from './pack-es';
import { splitSentences } from './sentences';
import { summariseMeeting } from './summary/summarise-meeting';
import { trackSpeakers } from './track-speakers';

/**
 * Reads a meeting by rules over its words. Summary and outline consist of the meeting's own sentences. For Swedish,
 * which there are no rules for, it says so. Other `models` than those that are shipped are for measuring what they do.
 */
export function analyseMeeting(input: AnalysisInput, models?: SentenceModels): Analysis {
  const sentences = splitSentences(input.segments);
  if (sentences.length === 0) return groundAnalysis(nothing, input, 'local');
  if (input.language === 'sv') return groundAnalysis({ ...nothing, summary: noSwedish }, input, 'local');
  const pack = input.language === 'es' ? spanishPack : englishPack;
  const { people, language } = input;
  const speakers = trackSpeakers(sentences, people, pack);
  const said = recordingDay(input.recordedAt, input.timeZone);
  const scores = language === 'en' ? scoreSentences(sentences, models) : null;
  const meeting = { sentences, speakers, people, said, language, pack, scores };
  const actionItems = findActionItems(meeting);
  const decisions = findDecisions(meeting);
  const updates = findUpdates(meeting, input.tasks);
  const elsewhere = { actionItems: actionItems.filter(isLikely), decisions };
  const { summary, outline } = summariseMeeting(sentences, pack, elsewhere);
  return groundAnalysis({ summary, outline, decisions, actionItems, updates }, input, 'local');
}

/** Stands where the summary would: the transcript is there, and the user learns why nothing else is. */
const noSwedish =
  'The local assistant analyses English and Spanish only. Connect a language model to analyse meetings in Swedish.';
const nothing = {
  summary: '',
  outline: { overview: [], topics: [], open: [] },
  decisions: [],
  actionItems: [],
  updates: [],
};
