import { Id } from '@tavla/shared/fields';
import { ActionItem, MeetingUpdate } from '@tavla/shared/meetings/action-items';
import { Attendee, Findings, Segment } from '@tavla/shared/meetings/findings';
import { z } from 'zod';

/**
 * What an event of the resource `transcripts` says, of the meeting `id`: the lines whose text was corrected, with
 * what quotes them; or the lines that somebody else is said to have spoken.
 */
export const TranscriptChange = z.object({
  id: Id,
  segments: z.array(Segment).optional(),
  findings: Findings.optional(),
  /** Action items that were decided on, reports about tasks likewise, and who was there, as they are now. */
  items: z.array(ActionItem).optional(),
  updates: z.array(MeetingUpdate).optional(),
  attendees: z.array(Attendee).optional(),
  /** How loud it is along its length, of a recording that nobody had looked at. */
  peaks: z.string().optional(),
  /** Lines by id, or all of a speaker `from` whom they were; null is nobody. */
  spoken: z
    .object({
      speaker: z.string().nullable(),
      ids: z.array(Id).optional(),
      from: z.string().nullable().optional(),
    })
    .optional(),
});
export type TranscriptChange = z.infer<typeof TranscriptChange>;
