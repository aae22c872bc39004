import { isSameField } from '@tavla/shared/task-fields';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';
import { asLeft } from './fold-edits';
import { deletion, edit } from './plan-changes';

/**
 * Pure: several tasks as one. The one that is kept gets what the others say and it does not: their descriptions, tags,
 * and an assignee or a day where it has none. The others are deleted, each by a change of its own, which needs the first;
 * where there is nothing to take over, it needs the kept one as it is. Nothing is left out for being too long for one
 * task, since the others are deleted: whoever offers it holds it against what a task can hold.
 * @param earlier what is to be changed of them before, which is taken over as well
 */
export function mergeTasks(
  kept: TaskRow,
  others: readonly TaskRow[],
  earlier: readonly KeptChange[] = [],
): KeptChange[] {
  const rows = [kept, ...others].map((row) => asLeft(row, earlier));
  const first = (name: 'userId' | 'endDate') => rows.find((row) => row[name] !== null)?.[name] ?? null;
  const texts = rows.map(({ description }) => description.trim());
  const description = [...new Set(texts.filter((text) => text !== ''))].join('\n\n');
  const tags = rows
    .flatMap((row) => row.tags)
    .filter((tag, at, all) => all.findIndex(({ name }) => name === tag.name) === at);
  const [userId, endDate] = [first('userId'), first('endDate')];
  const values = {
    ...(description === kept.description ? {} : { description }),
    ...(isSameField('tags', kept.tags, tags) ? {} : { tags }),
    ...(userId === kept.userId ? {} : { userId }),
    ...(endDate === kept.endDate ? {} : { endDate }),
  };
  const deletions = others.map(deletion);
  if (Object.keys(values).length === 0) {
    const saidBy = { taskId: kept.id, version: kept.version };
    return deletions.map((one) => ({ ...one, saidBy }));
  }
  const takenOver = edit(kept, values);
  return [takenOver, ...deletions.map((one) => ({ ...one, needs: takenOver.id }))];
}
