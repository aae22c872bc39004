import { TaskStatus } from '@tavla/shared/contracts/tasks';
import { endpoint } from '@tavla/shared/endpoint';
import { Id, IdParams, listOf } from '@tavla/shared/fields';
import { ActionItem, MeetingUpdate } from '@tavla/shared/meetings/action-items';
import { z } from 'zod';

const path = '/api/v1/audios/:id';
const ItemParams = IdParams.extend({ itemId: Id });
const UpdateParams = IdParams.extend({ updateId: Id });
const ofItem = {
  method: 'POST',
  of: 'meeting',
  params: ItemParams,
  status: 200,
  response: ActionItem,
} as const;
const ofUpdate = {
  method: 'POST',
  of: 'meeting',
  access: ['update', 'actions'],
  params: UpdateParams,
  status: 200,
  response: MeetingUpdate,
} as const;

export const proposeItem = endpoint({
  ...ofItem,
  name: 'audios.propose-item',
  summary: 'Put a possible task on the board as a proposal. One that is there already stays as it is.',
  path: `${path}/items/:itemId/propose`,
  access: ['create', 'actions'],
});

export const withdrawItem = endpoint({
  ...ofItem,
  name: 'audios.withdraw-item',
  summary:
    'Take a proposal back from the board: it is only possible again. One that is not there stays as it is; 409 when somebody has decided on it.',
  path: `${path}/items/:itemId/withdraw`,
  access: ['delete', 'actions'],
  refusals: [409],
});

export const dismissItem = endpoint({
  ...ofItem,
  name: 'audios.dismiss-item',
  summary: 'Put a possible task aside. 409 when it is on the board: there it is deleted as a task.',
  path: `${path}/items/:itemId/dismiss`,
  access: ['update', 'actions'],
  refusals: [409],
});

export const restoreItem = endpoint({
  ...ofItem,
  name: 'audios.restore-item',
  summary: 'Take a possible task back that was put aside.',
  path: `${path}/items/:itemId/restore`,
  access: ['update', 'actions'],
});

export const claimItem = endpoint({
  ...ofItem,
  name: 'audios.claim-item',
  summary:
    'Say whose an action item is: one’s own, or somebody else’s. Its task is given to them. Null says only that it is not one’s own. 409 with the item as it is when somebody has said so before.',
  path: `${path}/items/:itemId/claim`,
  access: ['update', 'actions'],
  body: z.object({ userId: Id.nullable() }),
  refusals: [409],
});

export const unclaimItem = endpoint({
  ...ofItem,
  name: 'audios.unclaim-item',
  summary:
    'Take back that an action item is somebody’s. Nobody has its task then, and those who may mean it are asked again. 409 with the item as it is when it, or its task, is somebody else’s by now.',
  path: `${path}/items/:itemId/unclaim`,
  access: ['update', 'actions'],
  body: z.object({ userId: Id }),
  refusals: [409],
});

export const mergeItem = endpoint({
  ...ofItem,
  name: 'audios.merge-item',
  summary:
    'Say that an action item is a task that is there already: its proposal leaves the board, and the task shows what was said. 409 when the item is decided on, or the task is its own or only proposed itself.',
  path: `${path}/items/:itemId/merge`,
  access: ['update', 'actions'],
  body: z.object({ taskId: Id }),
  refusals: [409],
});

export const unmergeItem = endpoint({
  ...ofItem,
  name: 'audios.unmerge-item',
  summary: 'Take that back: the proposal returns to the board. One that is not merged stays as it is.',
  path: `${path}/items/:itemId/unmerge`,
  access: ['update', 'actions'],
  refusals: [409],
});

/** A task that an action item may be. */
export const SimilarTask = z.object({ id: Id, title: z.string(), status: TaskStatus });
export type SimilarTask = z.infer<typeof SimilarTask>;

export const listSimilarTasks = endpoint({
  name: 'audios.similar-tasks',
  summary: 'Tasks that an action item may be already, the most similar first; up to five.',
  method: 'GET',
  path: `${path}/items/:itemId/similar`,
  of: 'meeting',
  access: ['read', 'actions'],
  params: ItemParams,
  response: listOf(SimilarTask),
});

export const applyUpdate = endpoint({
  ...ofUpdate,
  name: 'audios.apply-update',
  summary: 'Move a task to where a meeting says that it is. 409 for one that is said to be blocked.',
  path: `${path}/updates/:updateId/apply`,
  refusals: [409],
});

export const dismissUpdate = endpoint({
  ...ofUpdate,
  name: 'audios.dismiss-update',
  summary: 'Leave a task where it is, whatever a meeting says of it.',
  path: `${path}/updates/:updateId/dismiss`,
});

export const reopenUpdate = endpoint({
  ...ofUpdate,
  name: 'audios.reopen-update',
  summary:
    'Take such a decision back. A task that still stands where it was moved to goes to the column that it came from.',
  path: `${path}/updates/:updateId/reopen`,
});
