import { Outline } from '@tavla/shared/contracts/outline';
import { Id } from '@tavla/shared/fields';
import { ActionItem, MeetingUpdate, said } from '@tavla/shared/meetings/action-items';
import { Language } from '@tavla/shared/meetings/languages';
import { z } from 'zod';

/** A line of a transcript. */
export const Segment = z.object({
  id: Id,
  startMs: z.number().int(),
  endMs: z.number().int(),
  text: z.string(),
  speaker: z.string().nullable(),
  /** Grows with each correction of the text. */
  version: z.number().int(),
  /** Whether somebody has corrected the text. */
  isCorrected: z.boolean(),
});
export type Segment = z.infer<typeof Segment>;

/** A part of a meeting. */
export const Stretch = z.object({ startMs: z.number().int(), endMs: z.number().int() });

/** What an engine makes of what was said, as it is kept with the meeting. */
export const Findings = z.object({
  summary: z.string(),
  /** The same in parts. Absent from what was analysed before there were any. */
  outline: Outline.optional(),
  engine: z.string(),
  decisions: z.array(z.object({ text: z.string(), ...said })),
  /** How many findings are not here, because they do not hold or are too many; absent where nobody has counted. */
  leftOut: z.number().int().optional(),
  /** What the engine could not read, in order of time; absent where it could not be in part. */
  unread: z.array(Stretch).optional(),
  /** Which languages the local engine read lines in; absent where a model read them, or nobody has noted it. */
  languages: z.array(Language).optional(),
});
export type Findings = z.infer<typeof Findings>;

/** The same with what people decide on, each in order of time. */
export const Analysis = Findings.extend({
  actionItems: z.array(ActionItem),
  updates: z.array(MeetingUpdate),
});
export type Analysis = z.infer<typeof Analysis>;

/** Somebody who was in a meeting, or whose name was only said in it. */
export const Attendee = z.object({ userId: Id, source: z.enum(['uploaded', 'spoke', 'added', 'named']) });
export type Attendee = z.infer<typeof Attendee>;
