import type { Tag, Task } from '@tavla/shared/contracts/tasks';

export interface TagGroup {
  category: string;
  tags: Tag[];
}

/** Every tag that some task carries, once, by category and name. */
export function knownTags(tasks: Iterable<Task>): Tag[] {
  const byId = new Map<string, Tag>();
  for (const task of tasks)
    for (const tag of task.customField.tags) if (!byId.has(tag.id)) byId.set(tag.id, tag);
  return [...byId.values()].sort(
    (a, b) => a.category.localeCompare(b.category) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1),
  );
}

/** Sorted tags, category by category. */
export function groupTags(tags: readonly Tag[]): TagGroup[] {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) {
    const group = groups.get(tag.category);
    if (group) group.push(tag);
    else groups.set(tag.category, [tag]);
  }
  return [...groups].map(([category, members]) => ({ category, tags: members }));
}
