import { mostFindings } from './choose-items';
import { readDay } from './days/calendar-date';
import { recordingDay } from './days/find-due-date';
import { findAttendees } from './find-attendees';
import { type DraftOutline, groundOutline } from './ground-outline';
import { dayOf, onWire } from './grounding/day-of';
import { choosable, ownerOf } from './grounding/owner-of';
import { passageAround } from './grounding/passage';
import { titleOf } from './grounding/title-of';
import type { ActionItem, Analysis, AnalysisInput, UpdateStatus } from './language';
import { indexTranscript, type TranscriptIndex } from './locate-quote';
import { findInTurn, wordsIn } from './quotes/find-in-turn';
import { type FindQuote, quoteFinder } from './quotes/quote-finder';
import { peopleBesideSpeakers, type ResolvedPerson, resolvePerson } from './resolve-person';

/** What an engine believes it heard. Nothing in it is trusted before it has been grounded. */
export interface DraftAnalysis {
  summary: string;
  /** Left out by an engine that tells no parts. */
  outline?: DraftOutline;
  decisions: readonly { text: string; quote: string; nearMs?: number }[];
  actionItems: readonly {
    title: string;
    /** A name or an e-mail address, as said or as resolved; several names, where it is several people's. */
    owner: string | null;
    /** Ids of people that rules have read: where no one owns it, it may be any of them ('you two'). */
    candidates?: readonly string[];
    quote: string;
    /** The spoken expression of the due date, to be found near the quote and read by the rules. */
    due: string | null;
    /** YYYY-MM-DD. Believed where words near the quote name that day. */
    dueDate: string | null;
    /** Whether rules have read title, owner and day in the transcript, so that they are nobody's claim. */
    isRead?: boolean;
    /** From 0 to 1: how sure the engine is that somebody is to do this. */
    confidence: number;
    nearMs?: number;
  }[];
  updates: readonly { taskId: string; status: UpdateStatus; quote: string; nearMs?: number }[];
}

/** What is found in a meeting, or in a part of it. */
export type Findings = Pick<Analysis, 'decisions' | 'actionItems' | 'updates' | 'leftOut'>;

const maxTitle = 150;

/** Turns a draft into an analysis that holds, whichever engine wrote it: see `groundFindings`. */
export function groundAnalysis(
  draft: DraftAnalysis,
  input: AnalysisInput,
  engine: Analysis['engine'],
): Analysis {
  const index = indexTranscript(input.segments);
  return {
    summary: index.words.length === 0 ? '' : draft.summary.trim(),
    outline: groundOutline(draft, index, input.segments),
    engine,
    ...groundFindings(draft, input, index),
    attendees: findAttendees(input),
    unread: [],
  };
}

/**
 * Holds what a draft says against the transcript: every quote is the transcript's own text with its time, an owner is exactly one person, who
 * speaks near the quote or is named there, or none, a due date is one that words near
 * the quote name, counted from the recording's day in its time zone, and never lies before it, a task is one of those given. What does not hold is left out and counted.
 */
export function groundFindings(
  draft: Omit<DraftAnalysis, 'summary'>,
  input: AnalysisInput,
  index: TranscriptIndex = indexTranscript(input.segments),
): Findings {
  const find = quoteFinder(input, index);
  const said = recordingDay(input.recordedAt, input.timeZone);
  const known = new Set(input.tasks.map((task) => task.id));
  const people = peopleBesideSpeakers(input.people, input.segments);
  const decisions = groundAll(draft.decisions, find, (one, locate) => {
    const located = locate(one, one.text);
    if (!located) return null;
    return { text: one.text.trim() || located.quote, quote: located.quote, startMs: located.startMs };
  });
  const actionItems = groundAll(draft.actionItems, find, (item, locate): ActionItem | null => {
    const located = locate(item, item.title);
    if (!located) return null;
    const { quote, startMs, endMs } = located;
    const passage = passageAround(index, located.range);
    const given = item.title.trim() || quote;
    const held = item.isRead ? given : titleOf(given, quote, passage, input.language);
    const title = shorten(held ?? given, maxTitle);
    const owner = item.isRead ? ownerAsRead(item, people) : ownerOf(item.owner, passage, people);
    const endDate = item.isRead
      ? onWire(readDay(item.dueDate), said)
      : dayOf(item, passage, { ...input, people }, said);
    const confidence = Math.min(1, Math.max(0, item.confidence));
    return { title, ...owner, endDate, confidence, quote, startMs, endMs };
  });
  const updates = groundAll(draft.updates, find, (update, locate) => {
    const { taskId, status } = update;
    const located = known.has(taskId) ? locate(update, taskId) : null;
    return located && { taskId, status, quote: located.quote, startMs: located.startMs };
  });
  return {
    decisions: distinct(decisions.grounded, ({ text }) => text),
    actionItems: distinct(actionItems.grounded, ({ title }) => title),
    updates: distinct(updates.grounded, ({ taskId }) => taskId),
    leftOut: decisions.leftOut + actionItems.leftOut + updates.leftOut,
  };
}

interface Quoting {
  quote: string;
  nearMs?: number;
}

/** Those of one kind that hold, and how many do not, or are more than anybody reads. */
function groundAll<Draft, Found>(
  drafts: readonly Draft[],
  find: FindQuote,
  ground: (draft: Draft, locate: (quoting: Quoting, what: string) => ReturnType<FindQuote>) => Found | null,
): { grounded: Found[]; leftOut: number } {
  const place = findInTurn(find);
  const locate = ({ quote, nearMs }: Quoting, what: string) => place(quote, wordsIn(what), nearMs);
  const grounded = drafts.slice(0, mostFindings).flatMap((draft) => ground(draft, locate) ?? []);
  return { grounded, leftOut: drafts.length - grounded.length };
}

/** As the rules have read it: the person whose name it is, else those of the company of whom it may be any. */
function ownerAsRead(
  { owner, candidates = [] }: DraftAnalysis['actionItems'][number],
  people: AnalysisInput['people'],
): ResolvedPerson {
  const named = resolvePerson(owner ?? '', people);
  if (named.ownerCandidates.length > 0) return choosable(named);
  const known = people.filter(({ id }) => candidates.includes(id));
  return choosable({ ownerId: null, ownerCandidates: known.map(({ id }) => id) });
}

/** Cuts at a word and marks the cut; at most `limit` UTF-16 units. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')).trimEnd()}…`;
}

/** In the order of the meeting, the same thing with the same quote once: 'I'll send the report and book the room' is two. */
function distinct<Item extends { quote: string; startMs: number }>(
  items: readonly Item[],
  what: (item: Item) => string,
): Item[] {
  const seen = new Map(items.map((item) => [`${item.startMs} ${item.quote} ${wordsIn(what(item))}`, item]));
  return [...seen.values()].sort((a, b) => a.startMs - b.startMs);
}
