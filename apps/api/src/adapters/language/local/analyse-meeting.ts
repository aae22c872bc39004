import { isLikely } from '@tavla/shared/meetings/confidence';
import { chooseItems } from '@/adapters/language/choose-items';
import { recordingDay } from '@/adapters/language/days/find-due-date';
import { groundAnalysis } from '@/adapters/language/ground-analysis';
import type { Analysis, AnalysisInput } from '@/adapters/language/language';
import { peopleBesideSpeakers } from '@/adapters/language/resolve-person';
import { findDecisions } from './find-decisions';
import { findUpdates } from './find-updates';
import { findActionItems } from './items/find-action-items';
import { type SentenceModels, scoreSentences } from './learned/score-sentences';
import { byLanguage, type LanguagePart } from './packs/by-language';
import { englishPack } from './packs/pack-en';
import { splitSentences } from './sentences';
import { summariseMeeting } from './summary/summarise-meeting';
import { trackSpeakers } from './track-speakers';

/**
 * Reads a meeting by rules over its words, each line by those of its language. Summary and outline consist of the
 * meeting's own sentences. For Swedish, which there are no rules for, it says so. Other `models` than those that are
 * shipped are for measuring what they do.
 */
export function analyseMeeting(given: AnalysisInput, models?: SentenceModels): Analysis {
  const input = { ...given, people: peopleBesideSpeakers(given.people, given.segments) };
  const sentences = splitSentences(input.segments);
  if (sentences.length === 0) return groundAnalysis(nothing, input, 'local');
  if (input.language === 'sv') return groundAnalysis({ ...nothing, summary: noSwedish }, input, 'local');
  const parts = byLanguage(input.segments, input.language);
  const found = parts.map((part) => readPart(part, input, models));
  // Each part has chosen its own: together they are no more than one has.
  const actionItems = chooseItems(inOrder(found.flatMap((part) => part.actionItems))).chosen;
  const decisions = inOrder(found.flatMap((part) => part.decisions));
  const updates = found.flatMap((part) => part.updates);
  const elsewhere = { actionItems: actionItems.filter(isLikely), decisions };
  const [longest] = parts.toSorted((a, b) => b.segments.length - a.segments.length);
  const { summary, outline } = summariseMeeting(sentences, longest?.pack ?? englishPack, elsewhere);
  return {
    ...groundAnalysis({ summary, outline, decisions, actionItems, updates }, input, 'local'),
    languages: parts.map(({ pack }) => pack.language),
  };
}

function readPart({ pack, segments }: LanguagePart, input: AnalysisInput, models?: SentenceModels) {
  const { people } = input;
  const { language } = pack;
  const sentences = splitSentences(segments);
  const speakers = trackSpeakers(sentences, people, pack);
  const said = recordingDay(input.recordedAt, input.timeZone);
  const scores = language === 'en' ? scoreSentences(sentences, models) : null;
  const meeting = { sentences, speakers, people, said, language, pack, scores };
  return {
    actionItems: findActionItems(meeting),
    decisions: findDecisions(meeting),
    updates: findUpdates(meeting, input.tasks),
  };
}

/** As they were said, whatever their language. */
function inOrder<Found extends { nearMs?: number }>(found: readonly Found[]): Found[] {
  return found.toSorted((a, b) => (a.nearMs ?? 0) - (b.nearMs ?? 0));
}

/** Stands where the summary would: the transcript is there, and the person learns why nothing else is. */
const noSwedish =
  'The local assistant analyses English and Spanish only. Connect a language model to analyse meetings in Swedish.';
const nothing = {
  summary: '',
  outline: { overview: [], topics: [], open: [] },
  decisions: [],
  actionItems: [],
  updates: [],
};
