import { TaskPatch, TaskStatus, taskFields } from '@tavla/shared/contracts/tasks';
import { changeShape } from '@tavla/shared/field-table';
import { Id, Text } from '@tavla/shared/fields';
import { suggestedChangesMax } from '@tavla/shared/limits';
import { z } from 'zod';

/** The fields of a task by the contract of tasks, side by side. */
const fields = z
  .object({ ...changeShape(taskFields.top), ...changeShape(taskFields.customField), status: TaskStatus })
  .partial().shape;
const taskId = Id.describe('As read_board and search tell it');
const version = TaskPatch.shape.version.describe('That you read; what somebody changed since stays');

/** One thing that an agent wants changed. */
export const AgentChangeInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('create'), ...fields, title: taskFields.top.title.input }),
  z.strictObject({ kind: z.literal('edit'), taskId, version, ...fields }),
  z.strictObject({ kind: z.literal('delete'), taskId, version }),
  z.strictObject({ kind: z.literal('comment'), taskId, text: Text.min(1) }),
]);
export type AgentChangeInput = z.infer<typeof AgentChangeInput>;

/** So many at a time: what a person can read before they say yes. */
export const AgentChanges = z.array(AgentChangeInput).min(1).max(suggestedChangesMax);
