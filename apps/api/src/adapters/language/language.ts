import type { FilePart } from '@/adapters/attachments/file-parts';
import type { Toolbox } from './toolbox';

/** Languages that meetings and questions come in. */
export type MeetingLanguage = 'en' | 'es' | 'sv';

/** A stretch of recognised speech. `speaker` is a person's name when it is known, else null. */
export interface TranscriptSegment {
  id: string;
  startMs: number;
  endMs: number;
  text: string;
  speaker: string | null;
}

/** Someone of the company who may own an action item. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** A task that stands on the board already. */
export interface OpenTask {
  id: string;
  title: string;
  status: string;
}

export interface AnalysisInput {
  segments: readonly TranscriptSegment[];
  language: MeetingLanguage;
  /** ISO instant; relative dates are resolved from its calendar day in `timeZone`. */
  recordedAt: string;
  /** IANA name, for example Europe/Stockholm. */
  timeZone: string;
  people: readonly Person[];
  tasks: readonly OpenTask[];
}

export type UpdateStatus = 'done' | 'in_progress' | 'blocked';

export interface Decision {
  text: string;
  quote: string;
  startMs: number;
}

/** A sentence that a summary tells. One in the words of a model has neither quote nor second. */
export interface OutlineSentence {
  /** As it is shown: a quote without its fillers, or a model's own words. */
  text: string;
  /** The transcript's own words. */
  quote: string | null;
  startMs: number | null;
}

export interface OutlineTopic {
  title: string;
  startMs: number;
  endMs: number;
  sentences: OutlineSentence[];
}

/** A summary in parts: what tells the whole, what was talked about when, and what stays open. */
export interface Outline {
  overview: OutlineSentence[];
  /** In the order of the meeting. */
  topics: OutlineTopic[];
  open: OutlineSentence[];
}

export interface ActionItem {
  title: string;
  /** Null unless the name resolves to exactly one person. */
  ownerId: string | null;
  /** Everyone the spoken name could mean; one entry when `ownerId` is set. */
  ownerCandidates: string[];
  /** `2026-03-31`, reckoned from the recording's day in its time zone. */
  endDate: string | null;
  /** From 0 to 1: how sure the engine is that somebody is to do this. */
  confidence: number;
  quote: string;
  startMs: number;
  endMs: number;
}

export interface TaskUpdate {
  taskId: string;
  status: UpdateStatus;
  quote: string;
  startMs: number;
}

/** Somebody who was in a meeting, or whose name was said in it. */
export interface Attendee {
  userId: string;
  source: 'spoke' | 'named';
}

/** A part of a meeting. */
export interface Stretch {
  startMs: number;
  endMs: number;
}

export interface Analysis {
  summary: string;
  outline: Outline;
  engine: 'local' | 'openai';
  decisions: Decision[];
  actionItems: ActionItem[];
  updates: TaskUpdate[];
  attendees: Attendee[];
  /** How many findings are not among them: nobody said what they quote, their task is unknown, or they are too many. */
  leftOut: number;
  /** What the engine could not read, in order of time. */
  unread: Stretch[];
  /** Which languages lines were read in, where each is read by rules of its own. */
  languages?: readonly MeetingLanguage[];
}

export interface QuestionInput {
  message: string;
  language: MeetingLanguage;
  /** IANA name; instants are told in it. */
  timeZone: string;
  /** ISO instant that 'today' and 'overdue' are counted from. */
  now: string;
  ticket: {
    title: string;
    description: string;
    status: string;
    /** `2026-03-31` */
    dueDate: string | null;
    /** Display name. */
    assignee: string | null;
    tags: readonly string[];
  } | null;
  /** Oldest first; `at` is an ISO instant, `who` a display name, `what` a sentence without its subject. */
  history: readonly { at: string; who: string; what: string }[];
  /** The meeting that the ticket came from. */
  meeting: { name: string; quote: string | null; segments: readonly TranscriptSegment[] } | null;
  /** `parts` says where lines of the text stand in the file, where that is known. */
  attachments: readonly { name: string; text: string; parts?: readonly FilePart[] }[];
  /** Earlier messages of the thread, oldest first. */
  thread?: readonly { author: 'user' | 'assistant'; text: string }[];
}

/** What requests to a model took. */
export interface ModelUsage {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  /** Whether the tokens are reckoned from the texts, since the server did not tell them. */
  isEstimated: boolean;
}

/** Whose call it is: companies take turns. */
export interface EngineCall {
  organizationId: string;
  signal?: AbortSignal | undefined;
  /**
   * Gets what each request to a model took, once it is over, however it ended; never called by an engine without a
   * model. Requests that a server refused took nothing.
   */
  onUsage?: ((usage: ModelUsage) => void) | undefined;
}

/** What an engine made of a part of a transcript, as it can be kept until the whole is read; JSON. */
export interface ReadPart {
  /** The same for the same words and the same model. */
  key: string;
  draft: unknown;
}

/** How far the reading of a long meeting is, in parts. */
export interface ReadingProgress {
  done: number;
  of: number;
}

export interface AnalyseCall extends EngineCall {
  /** What an earlier try has read: it is not asked for again. */
  kept?: readonly ReadPart[];
  /** Gets each part of a meeting that has several, once it is read; the reading goes on when it is kept. */
  onPart?: (part: ReadPart, progress: ReadingProgress) => Promise<void>;
  /**
   * The share of the parts, 0 to 1, without which there is no analysis; with it, what could not be read is told in
   * `unread`. None unless told, but never an analysis of nothing.
   */
  leastRead?: number;
}

/** A picture that somebody attached, as a model is shown it. */
export interface Picture {
  /** What a model cites it by. */
  mark: string;
  name: string;
  mimeType: string;
  bytes: Buffer;
}

export interface AnswerCall extends EngineCall {
  /** Gets the answer piece by piece; the pieces joined are the answer. */
  onDelta?: ((delta: string) => void) | undefined;
  /** What a model may look up and offer while it answers; rules have no use for it. */
  toolbox?: Toolbox | undefined;
  /** What a model that sees is shown, no more than `picturesMost`. */
  pictures?: readonly Picture[] | undefined;
}

export interface EngineAnswer {
  answer: string;
  /** Of a model: that it was not let look up, or write, all that it wanted. The answer may be empty then. */
  isCutShort?: boolean;
  /** Of a model that was to be shown pictures: that its server did not take them. */
  isBlind?: boolean;
}

/**
 * Understands meetings and answers questions about tickets. Both engines treat transcripts, tickets and
 * files as data, and both pass through ground-analysis.ts. Throws EngineUnavailable when it cannot work, and
 * TextRefused when there is too much to read.
 */
export interface LanguageEngine {
  readonly name: 'local' | 'openai';
  /** The one that does the same on this machine and asks no server; itself, where it is that one. */
  readonly local: LanguageEngine;
  /** Pictures that it looks at for one question; 0 where it sees none. */
  readonly picturesMost: number;
  analyse(input: AnalysisInput, call: AnalyseCall): Promise<Analysis>;
  answer(input: QuestionInput, call: AnswerCall): Promise<EngineAnswer>;
}
