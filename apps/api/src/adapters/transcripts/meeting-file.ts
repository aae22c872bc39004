import { Language } from '@tavla/shared/contracts/audios';
import { Instant, TimeZone } from '@tavla/shared/fields';
import { z } from 'zod';
import { type Cue, longestMs, longestText, mostCues, TranscriptFault } from './cue';
import { oneLine } from './voices';

const said = z.string().max(longestText).transform(oneLine);
const Milliseconds = z.number().int().min(0).max(longestMs);

/** A meeting as a file of our own: what one Tavla writes, another one reads. */
export const MeetingFile = z.object({
  format: z.literal('tavla-meeting'),
  version: z.literal(1),
  name: z.string().max(150).optional(),
  language: Language.optional(),
  recordedAt: Instant.optional(),
  timeZone: TimeZone.optional(),
  segments: z
    .array(
      z.object({
        startMs: Milliseconds,
        endMs: Milliseconds,
        text: said,
        speaker: z.string().max(150).transform(oneLine).nullable().default(null),
      }),
    )
    .max(mostCues),
});
export type MeetingFile = z.infer<typeof MeetingFile>;

/** @throws TranscriptFault naming the field */
export function readMeetingFile(text: string): { cues: Cue[]; about: Omit<MeetingFile, 'segments'> } {
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch {
    throw new TranscriptFault('The file is not valid JSON.');
  }
  const read = MeetingFile.safeParse(source);
  const issue = read.error?.issues[0];
  if (issue) throw new TranscriptFault(`${issue.path.join('.') || 'The file'}: ${issue.message}`);
  const { segments, ...about } = read.data as MeetingFile;
  const wrong = segments.findIndex(({ startMs, endMs }) => endMs < startMs);
  if (wrong !== -1) throw new TranscriptFault(`segments.${wrong}.endMs: the end is before the start.`);
  return { cues: segments.filter(({ text: words }) => words !== ''), about };
}
