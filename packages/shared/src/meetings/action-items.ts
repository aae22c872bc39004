import { TaskStatus } from '@tavla/shared/contracts/tasks';
import { Day, Id } from '@tavla/shared/fields';
import { z } from 'zod';

/** Where it was said: word for word as it stands in the transcript. */
export const said = { quote: z.string(), startMs: z.number().int() };

/** A task that a meeting asks for. */
export const ActionItem = z.object({
  id: Id,
  /** The task that stands for it; null while it is only possible. */
  taskId: Id.nullable(),
  /** Whether that task was there before, and this was merged with it. */
  isMerged: z.boolean(),
  /** Of one without a task: whether somebody put it aside. */
  isDismissed: z.boolean(),
  title: z.string(),
  /** Null where the words do not tell, until somebody says so. */
  ownerId: Id.nullable(),
  /** Everyone whom the words may mean. */
  ownerCandidates: z.array(Id),
  /** Reckoned from the recording's day in the recording's time zone. */
  endDate: Day.nullable(),
  /** How sure the engine is that somebody is to do this. */
  confidence: z.number().min(0).max(1),
  ...said,
  endMs: z.number().int(),
  /** Grows with each change. */
  version: z.number().int(),
});
export type ActionItem = z.infer<typeof ActionItem>;

export const ReportedStatus = z.union([TaskStatus, z.literal('blocked')]);
export type ReportedStatus = z.infer<typeof ReportedStatus>;

/** What a meeting says of a task that was there before. */
export const MeetingUpdate = z.object({
  id: Id,
  taskId: Id,
  status: ReportedStatus,
  /** What somebody made of it; null while nobody has. */
  decision: z.enum(['applied', 'dismissed']).nullable(),
  ...said,
  /** Grows with each change. */
  version: z.number().int(),
});
export type MeetingUpdate = z.infer<typeof MeetingUpdate>;
