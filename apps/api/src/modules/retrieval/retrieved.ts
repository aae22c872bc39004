import type { FilePlace } from '@tavla/shared/chat/file-places';
import type { Language } from '@tavla/shared/meetings/languages';

/** What is searched: everything that the viewer may see, one meeting, or a task with its messages, files and meeting. */
export type Scope =
  | { of: 'everything' }
  | { of: 'meeting'; audioId: string }
  | { of: 'task'; taskId: string };

/** How a question is searched. */
export interface Retrieval {
  /** What the question is in: which of its words only ask, and which stand between others. */
  language: Language;
  /** The most passages, up to 50. */
  limit: number;
  scope: Scope;
  /** The answer is read by everybody of the company: only what all of them may see, whoever asks. */
  isForEverybody?: boolean;
  /** The words count in the other language too: for what nothing has in the language of the question. */
  isTranslated?: boolean;
  /** Passages that stand close together all count: whoever asks picks lines from them. */
  isDense?: boolean;
  /** Messages that are no source, such as the question itself. */
  exceptMessageIds?: readonly string[];
}

/** Where a passage stands. */
export type Source =
  | {
      kind: 'meeting';
      audioId: string;
      name: string;
      recordedAt: Date;
      segmentIds: string[];
      startMs: number;
      endMs: number;
      /** Who speaks in it, each once, in their order. */
      speakers: string[];
      /** Line by line, as `text` has them. */
      lines: { startMs: number; speaker: string | null; text: string }[];
    }
  | { kind: 'decision'; audioId: string; name: string; recordedAt: Date; startMs: number | null }
  | { kind: 'task'; taskId: string; title: string }
  | {
      kind: 'message';
      messageId: string;
      /** Of which ticket, or of which meeting one's own conversation it is. */
      taskId: string | null;
      audioId: string | null;
      authorName: string;
      createdAt: Date;
      /** Whether it was put to the assistant. */
      isAsked: boolean;
    }
  | {
      kind: 'file';
      attachmentId: string;
      name: string;
      messageId: string;
      taskId: string | null;
      audioId: string | null;
      /** Line by line, as `text` has them, with where each stands in the file; null where that is not known. */
      lines: { text: string; place: FilePlace | null }[];
    };

/** A few sentences, with where they stand. */
export type Retrieved = Source & {
  text: string;
  /** To be compared within one answer, and with nothing else. */
  score: number;
  /** 0 to 1: how much of what the question is about stands in it, rare words counting more. */
  coverage: number;
};
