import type { ExportFormat } from '@tavla/shared/contracts/transcripts';
import type { Cue } from './cue';
import { writeDocx } from './docx/write-docx';
import { cuesWithGaps, missingWords } from './gap-cues';
import type { MeetingFile } from './meeting-file';
import { type ExportedMeeting, outlineMeeting } from './outline-meeting';
import { writeSrt, writeVtt } from './write-cues';
import { writeMarkdown } from './write-markdown';

/**
 * A meeting as a file, for a text process: hours of talk take a while as a document.
 * @param pieces its lines, as arrays of cues in JSON: what passes between processes without being read
 */
export async function writeStoredMeeting(
  format: ExportFormat,
  meeting: Omit<ExportedMeeting, 'cues'>,
  pieces: readonly string[],
): Promise<Uint8Array> {
  const cues = pieces.flatMap((lines) =>
    (JSON.parse(lines) as Cue[]).map(({ startMs, endMs, text, speaker }) => ({
      startMs,
      endMs,
      text,
      speaker,
    })),
  );
  return writeMeeting(format, { ...meeting, cues });
}

export async function writeMeeting(format: ExportFormat, meeting: ExportedMeeting): Promise<Uint8Array> {
  if (format === 'docx') return writeDocx(meeting.name, outlineMeeting(meeting));
  return new TextEncoder().encode(textOf(format, meeting));
}

function textOf(format: Exclude<ExportFormat, 'docx'>, meeting: ExportedMeeting): string {
  if (format === 'md') return writeMarkdown(outlineMeeting(meeting));
  if (format === 'vtt') {
    const notes = meeting.missing.map((missing) => ({
      atMs: missing.atMs,
      text: missingWords(meeting.language, missing),
    }));
    return writeVtt(cuesWithGaps(meeting), notes);
  }
  // It knows no notes, and a line on the screen would stand over what is said there.
  if (format === 'srt') return writeSrt(cuesWithGaps(meeting));
  const { name, language, recordedAt, timeZone, cues, missing, gaps, ...found } = meeting;
  const about = { format: 'tavla-meeting', version: 1, name, language, recordedAt, timeZone } as const;
  const file: MeetingFile & Partial<ExportedMeeting> = {
    ...about,
    segments: [...cues],
    missing: [...missing],
    gaps: gaps.map(({ startMs, endMs }) => ({ startMs, endMs })),
    ...found,
  };
  return `${JSON.stringify(file)}\n`;
}
