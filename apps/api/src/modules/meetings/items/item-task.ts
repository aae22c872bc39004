import { onBoard } from '@/modules/tasks/task-sight';

/**
 * Of an action item by its name in a statement, as SQL: the task that stands for it. A proposal that was withdrawn does
 * so again once somebody has brought it back from the trash.
 */
export const taskOf = (item: string) =>
  `coalesce(${item}."taskId", ${onBoard(`${item}."organizationId"`, `${item}."proposalId"`)})`;
