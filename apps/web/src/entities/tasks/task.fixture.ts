import type { Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import { fieldsOnWire, initialFields, type TaskFields } from '@tavla/shared/task-fields';
import type { NewTask } from './changes/task-change';

let made = 0;

/** What a test says of a task. */
export type SaidOfTask = Partial<Omit<Task, 'customField'>> & {
  status?: TaskStatus;
  customField?: Partial<Task['customField']>;
};

/** A task for tests; only what the test is about needs to be said, so that a new field touches none. */
export function aTask({ status = 'todo', customField: said, ...rest }: SaidOfTask = {}): Task {
  made += 1;
  const { customField, ...top } = fieldsOnWire({ ...initialFields, title: '' });
  const at = '2026-03-01T08:00:00.000Z';
  return {
    id: `task-${made}`,
    ...top,
    title: `Task ${made}`,
    createdAt: at,
    updatedAt: at,
    version: 1,
    position: `a${String(made).padStart(6, '0')}`,
    currentStatus: { status, createdAt: at },
    customField: { ...customField, status: null, ...said },
    origin: null,
    ...rest,
  };
}

/** A task to be made, of which only what the test is about needs to be said. */
export function aNewTask({ status, ...fields }: Partial<TaskFields> & { status?: TaskStatus } = {}): NewTask {
  const { customField, ...top } = fieldsOnWire({ ...initialFields, title: 'New', ...fields });
  return { ...top, customField: { ...customField, ...(status && { status }) } };
}
