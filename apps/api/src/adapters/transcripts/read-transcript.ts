import { say } from '@tavla/shared/error-words';
import type { TranscriptKind } from '@tavla/shared/meetings/transcript-kinds';
import type { Words } from '@tavla/shared/words';
import { decodeText } from '../attachments/file-kind';
import { type Cue, mostCues, TranscriptFault, tooManyLines } from './cue';
import { cutCue } from './cut-cue';
import { joinCues } from './join-cues';
import { type MeetingFile, readMeetingFile } from './meeting-file';
import { readCues } from './read-cues';
import { readScript } from './script/read-script';

/** What a transcript's file says. */
export interface Transcript {
  cues: Cue[];
  /** When the last word is said. */
  durationMs: number;
  about: Partial<Omit<MeetingFile, 'segments'>>;
}

export type ReadTranscript =
  | { ok: true; transcript: Transcript }
  | { ok: false; words: Words; path: (string | number)[] };

const readerOf = { vtt: readCues, srt: readCues, txt: readScript };

/**
 * Reads a transcript; what is wrong with the file comes back in words. Linear, but of files of megabytes: for a
 * text process.
 * @param kind of a Word document it is its text
 */
export function readTranscript(bytes: Uint8Array, kind: Exclude<TranscriptKind, 'docx'>): ReadTranscript {
  try {
    const text = decodeText(bytes)
      .replace(/^\uFEFF/, '')
      .replaceAll('\0', '');
    const { cues: said, about } =
      kind === 'json' ? readMeetingFile(text) : { cues: joinCues(readerOf[kind](text)), about: {} };
    const cues = said.flatMap(cutCue);
    if (cues.length === 0) throw new TranscriptFault(say('transcript-silent'));
    if (cues.length > mostCues) throw tooManyLines();
    const durationMs = cues.reduce((end, cue) => Math.max(end, cue.endMs), 0);
    return { ok: true, transcript: { cues, durationMs, about } };
  } catch (error) {
    if (error instanceof TranscriptFault) return { ok: false, words: error.words, path: error.path };
    throw error;
  }
}
