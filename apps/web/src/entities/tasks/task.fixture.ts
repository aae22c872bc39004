import type { Task, TaskStatus } from '@tavla/shared/contracts/tasks';

let made = 0;

/** A task for tests; only what the test is about needs to be said. */
export function aTask(fields: Partial<Task> & { status?: TaskStatus } = {}): Task {
  made += 1;
  const { status = 'todo', ...rest } = fields;
  const at = '2026-03-01T08:00:00.000Z';
  return {
    id: `task-${made}`,
    title: `Task ${made}`,
    description: '',
    endDate: null,
    userId: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    position: `a${String(made).padStart(6, '0')}`,
    currentStatus: { status, createdAt: at },
    customField: { tags: [], status: null },
    origin: null,
    ...rest,
  };
}
