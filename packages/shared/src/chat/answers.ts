import { FilePlace } from '@tavla/shared/chat/file-places';
import { TaskStatus, taskFields } from '@tavla/shared/contracts/tasks';
import { shownShape } from '@tavla/shared/field-table';
import { Day, Id } from '@tavla/shared/fields';
import { z } from 'zod';

/**
 * What a sentence of the assistant rests on. `title` is what the thing is called, `quote` its own words ('' where the
 * whole of it is meant), `id` the task's, the meeting's, the message's, the attachment's or the person's.
 */
export const Citation = z.object({
  kind: z.enum(['task', 'meeting', 'message', 'file', 'person']),
  id: Id,
  title: z.string(),
  quote: z.string(),
  /** Of a meeting: when it was said. */
  startMs: z.number().int().optional(),
  /** Of a message: whose ticket or meeting it is written to; neither in one's own conversation about everything. */
  taskId: Id.optional(),
  audioId: Id.optional(),
  /** Of a file: where in it, if that is known. */
  place: FilePlace.optional(),
});
export type Citation = z.infer<typeof Citation>;

/** Of one answer; more is no proof that anybody reads. */
export const citationsMax = 30;

/** Some of the values of a task, side by side. */
export const TaskValues = z
  .object({ ...shownShape(taskFields.top), ...shownShape(taskFields.customField), status: TaskStatus })
  .partial();
export type TaskValues = z.infer<typeof TaskValues>;

const ofChange = {
  id: Id,
  /** The task that it is about; of a new one, the id that it gets. */
  taskId: Id,
  /** What the task was called when this was suggested. */
  title: z.string(),
  /** Of the task, as whoever asked may have seen it; once the change is made, or taken back, as it was then. */
  version: z.number().int(),
  /** `overtaken`: the task was changed or deleted meanwhile, so this was not made. */
  state: z.enum(['open', 'applied', 'overtaken']),
  /** What was meant is not certain: it is offered without a tick, and whoever asked chooses it by hand. */
  isGuess: z.literal(true).optional(),
  /** Another of these changes, which takes over what this one deletes: it is made with that one, or after it. */
  needs: Id.optional(),
};

/** One thing that the assistant offers to do; `before` and `after` have the same keys. */
export const SuggestedChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), ...ofChange, before: TaskValues, after: TaskValues }),
  z.object({ kind: z.literal('create'), ...ofChange, before: z.null(), after: TaskValues }),
  z.object({ kind: z.literal('delete'), ...ofChange, before: z.null(), after: z.null() }),
  z.object({
    kind: z.literal('comment'),
    ...ofChange,
    before: z.null(),
    after: z.object({ message: z.string() }),
  }),
  /** Puts the task into somebody's inbox on that day; `text` is what is said with it. */
  z.object({
    kind: z.literal('remind'),
    ...ofChange,
    before: z.null(),
    after: z.object({ userId: Id, day: Day, text: z.string() }),
  }),
]);
export type SuggestedChange = z.infer<typeof SuggestedChange>;

/** Changes that an answer of the assistant offers to whoever asked; nothing is done before they say so. */
export const Suggestion = z.object({
  id: Id,
  /** Who asked, and alone may apply it. */
  askerId: Id,
  state: z.enum(['open', 'applied', 'dismissed']),
  changes: z.array(SuggestedChange),
});
export type Suggestion = z.infer<typeof Suggestion>;
