import type { Task } from '@tavla/shared/contracts/tasks';
import type { ActionItem, MeetingUpdate } from '@tavla/shared/meetings/action-items';

/** An action item that waits for a decision, with the task that it proposes. */
export interface Proposal {
  item: ActionItem;
  task: Task;
}

/** An action item that somebody has decided on; of a deleted task nothing is known any more. */
export interface Decided {
  item: ActionItem;
  task: Task | undefined;
  decision: 'approved' | 'merged' | 'dismissed';
}

/** A report about a task, and whether there is something to decide. */
export interface Report {
  update: MeetingUpdate;
  task: Task | undefined;
  state: 'open' | 'note' | 'there' | 'applied' | 'left' | 'gone';
}

export interface Review {
  proposals: Proposal[];
  /** What may be a task and is not on the board, those put aside included. */
  possible: ActionItem[];
  decided: Decided[];
  reports: Report[];
}

type TaskOf = (id: string) => Task | undefined;

/** What the row of a possible item is called: it is another one than that of the proposal it may become. */
export const possibleRow = ({ id }: { id: string }) => `possible:${id}`;

/** Pure: what a meeting found, by what is to be decided of it. Asks for the tasks as the person sees them. */
export function reviewOf(
  items: readonly ActionItem[],
  updates: readonly MeetingUpdate[],
  taskOf: TaskOf,
): Review {
  const review: Review = { proposals: [], possible: [], decided: [], reports: [] };
  for (const item of items) {
    const task = item.taskId === null ? undefined : taskOf(item.taskId);
    if (item.taskId === null) review.possible.push(item);
    else if (item.isMerged) review.decided.push({ item, task, decision: 'merged' });
    else if (!task) review.decided.push({ item, task, decision: 'dismissed' });
    else if (task.currentStatus.status === 'on-approval') review.proposals.push({ item, task });
    else review.decided.push({ item, task, decision: 'approved' });
  }
  review.reports = updates.map((update) => reportOf(update, taskOf(update.taskId)));
  return review;
}

function reportOf(update: MeetingUpdate, task: Task | undefined): Report {
  const { decision, status } = update;
  if (!task) return { update, task, state: 'gone' };
  if (decision !== null) return { update, task, state: decision === 'applied' ? 'applied' : 'left' };
  if (status === 'blocked') return { update, task, state: 'note' };
  return { update, task, state: task.currentStatus.status === status ? 'there' : 'open' };
}

/** Pure: of all that had to be decided, how much is. A note asks for nothing. */
export function progressOf({ proposals, decided, reports }: Review): { done: number; count: number } {
  const open = proposals.length + reports.filter(({ state }) => state === 'open').length;
  const done = decided.length + reports.filter(({ state }) => state === 'applied' || state === 'left').length;
  return { done, count: open + done };
}
