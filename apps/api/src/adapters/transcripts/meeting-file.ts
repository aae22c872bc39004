import { say } from '@tavla/shared/error-words';
import { wordsOfIssue } from '@tavla/shared/field-words';
import { Instant, TimeZone } from '@tavla/shared/fields';
import { tellIssue } from '@tavla/shared/issue-words';
import { Language } from '@tavla/shared/meetings/languages';
import { MissingSounds } from '@tavla/shared/meetings/missing-sound';
import { z } from 'zod';
import { type Cue, longestMs, longestText, mostCues, TranscriptFault } from './cue';
import { longestName, oneLine, speakerName } from './voices';

const said = z.string().max(longestText).transform(oneLine);
const Milliseconds = z.number().int().min(0).max(longestMs);

/** A meeting as a file of our own: what one Tavla writes, another one reads. */
export const MeetingFile = z.object({
  format: z.literal('tavla-meeting'),
  version: z.literal(1),
  name: z.string().max(150).transform(oneLine).optional(),
  language: Language.optional(),
  recordedAt: Instant.optional(),
  timeZone: TimeZone.optional(),
  missing: MissingSounds.optional(),
  /** Where somebody spoke and no words could be made out. */
  gaps: z
    .array(z.object({ startMs: Milliseconds, endMs: Milliseconds }))
    .max(mostCues)
    .optional(),
  segments: z
    .array(
      z.object({
        startMs: Milliseconds,
        endMs: Milliseconds,
        text: said,
        speaker: z.string().max(longestName).transform(speakerName).nullable().default(null),
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
    throw new TranscriptFault(say('transcript-not-json'));
  }
  const read = MeetingFile.safeParse(source, { error: tellIssue });
  const issue = read.error?.issues[0];
  if (issue) throw new TranscriptFault(wordsOfIssue(issue), issue.path as (string | number)[]);
  const { segments, ...about } = read.data as MeetingFile;
  for (const [field, stretches] of [['segments', segments] as const, ['gaps', about.gaps ?? []] as const]) {
    const wrong = stretches.findIndex(({ startMs, endMs }) => endMs < startMs);
    if (wrong !== -1) throw new TranscriptFault(say('transcript-segment-reversed'), [field, wrong, 'endMs']);
  }
  return { cues: segments.filter(({ text: words }) => words !== ''), about };
}
