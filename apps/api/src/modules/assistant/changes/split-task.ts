import { lineMax, suggestedChangesMax } from '@tavla/shared/limits';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import { showFields } from '@/modules/tasks/field-columns';
import type { TaskRow } from '@/modules/tasks/task-row';
import { creation, edit } from './plan-changes';

/**
 * Pure: a task in several. It becomes the first of them, so that its story and conversation stay; the others are new,
 * for the same person and day, and alike in all but what they say. Nothing where the titles are not told and the description is no list.
 */
export function splitTask(row: TaskRow, told: readonly string[], count?: number): KeptChange[] {
  const { title: _, description, ...alike } = showFields(row);
  const [first, ...others] = told.length > 0 ? told : listOf(description, count);
  if (first === undefined || others.length === 0) return [];
  const like = { ...alike, status: row.status === 'on-approval' ? 'pending' : row.status } as const;
  return [
    ...(first === row.title ? [] : [edit(row, { title: first })]),
    ...others.map((title) => creation({ title, ...like })),
  ];
}

const bullet = /^\s*(?:[-*•–]|\d{1,3}[.)]|\[[ x]?\])\s+(.*\S)\s*$/i;

/** Pure: the points of a description that is a list; as many as were asked for, if that was said. */
function listOf(description: string, count: number | undefined): string[] {
  const points = description
    .split('\n')
    .flatMap((line) => bullet.exec(line.slice(0, 1_000))?.[1] ?? [])
    .map((point) => point.slice(0, lineMax))
    .slice(0, suggestedChangesMax);
  return count === undefined || points.length === count ? points : [];
}
