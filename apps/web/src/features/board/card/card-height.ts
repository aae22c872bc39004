import type { Task } from '@tavla/shared/contracts/tasks';

/**
 * About how tall a card is, in pixels, before it has been measured: close enough that the scroll bar does
 * not jump while the column is scrolled for the first time.
 */
export function estimateHeight(task: Task | undefined): number {
  if (!task) return 116;
  const titleLines = Math.min(6, Math.ceil(task.title.length / 34));
  const descriptionLines = task.description.length > 42 || task.description.includes('\n') ? 2 : 1;
  const rows = 20 + 6 + titleLines * 18 + 6 + descriptionLines * 16 + 6 + 20;
  const tags = task.customField.tags.length ? 24 : 0;
  const proposal = task.currentStatus.status === 'on-approval' ? 30 : 0;
  return 22 + rows + tags + proposal;
}
