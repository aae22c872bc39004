import { nameOf } from '@/modules/assistant/asked';
import { taskCitation } from '@/modules/assistant/citations';
import { showFields } from '@/modules/tasks/field-columns';
import type { TaskRow } from '@/modules/tasks/task-row';
import type { Desk } from '../desk';

/** A task as a model reads it in a list. */
export function taskLine({ asked, sources }: Desk, row: TaskRow) {
  const { title, description: _, endDate, userId, tags, ...others } = showFields(row);
  return {
    mark: sources.mark(taskCitation(row)),
    title,
    status: row.status,
    due: endDate,
    assignee: userId === null ? null : (nameOf(asked, userId) ?? 'somebody'),
    tags: tags.map(({ name }) => name),
    ...others,
  };
}
