import type { Task } from '@tavla/shared/contracts/tasks';
import { fieldsIn } from '@tavla/shared/task-fields';
import { cutText } from './as-data';

/** Characters of a description in a list. */
const descriptionInList = 280;

/** Pure: a task as a list tells it. */
export function taskLine(task: Task) {
  const { title, description, tags, ...fields } = fieldsIn(task);
  return {
    ...{ id: task.id, title, status: task.currentStatus.status, ...fields, version: task.version },
    tags: tags.map(({ name }) => name),
    description: cutText(description, descriptionInList, 'read_task has all of it'),
  };
}
