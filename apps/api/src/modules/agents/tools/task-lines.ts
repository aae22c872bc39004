import type { Task } from '@tavla/shared/contracts/tasks';
import { cutText } from './as-data';

/** Characters of a description in a list. */
const descriptionInList = 280;

/** Pure: a task as a list tells it. */
export function taskLine({
  id,
  title,
  description,
  endDate,
  userId,
  version,
  currentStatus,
  customField,
}: Task) {
  return {
    ...{ id, title, status: currentStatus.status, endDate, userId, version },
    tags: customField.tags.map(({ name }) => name),
    description: cutText(description, descriptionInList, 'read_task has all of it'),
  };
}
