import { type HistoryEntry, type Tag, type Task, TaskStatus } from '@tavla/shared/contracts/tasks';

/** One thing that happened, ready to be put into words. */
export type StoryLine =
  | { kind: 'created' | 'deleted' | 'restored' | 'proposed' | 'noDue' }
  | { kind: 'status'; status: TaskStatus }
  | { kind: 'title'; from: string; to: string }
  | { kind: 'description' | 'descriptionAdded' | 'descriptionRemoved'; from: string; to: string }
  | { kind: 'assigned' | 'unassigned'; userId: string }
  | { kind: 'due'; date: string }
  | { kind: 'tagsAdded' | 'tagsRemoved'; names: string }
  | { kind: 'other'; field: string };

/** What an entry of the history says, one line for each thing that changed. */
export function storyLines(entry: HistoryEntry): StoryLine[] {
  if (entry.kind === 'status') {
    const status = entry.status ?? 'todo';
    return status === 'on-approval' ? [{ kind: 'proposed' }] : [{ kind: 'status', status }];
  }
  if (entry.kind !== 'edit') return [{ kind: entry.kind }];
  return (entry.changes ?? []).flatMap(({ field, from, to }) => changeLines(field, from, to));
}

/** What the changes that wait to be saved will add to the story. */
export function waitingLines(saved: Task, shown: Task): StoryLine[] {
  const before = fieldsOf(saved);
  return Object.entries(fieldsOf(shown)).flatMap(([field, to]) => {
    const from = before[field];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : changeLines(field, from, to);
  });
}

function fieldsOf({ title, description, userId, endDate, customField, currentStatus }: Task) {
  const { status } = currentStatus;
  return { title, description, userId, endDate, tags: customField.tags, status } as Record<string, unknown>;
}

function changeLines(field: string, from: unknown, to: unknown): StoryLine[] {
  if (field === 'title') return [{ kind: 'title', from: text(from), to: text(to) }];
  if (field === 'description') {
    const kind = !text(from) ? 'descriptionAdded' : !text(to) ? 'descriptionRemoved' : 'description';
    return [{ kind, from: text(from), to: text(to) }];
  }
  if (field === 'userId') {
    if (text(to)) return [{ kind: 'assigned', userId: text(to) }];
    return [{ kind: 'unassigned', userId: text(from) }];
  }
  if (field === 'endDate') return [text(to) ? { kind: 'due', date: text(to) } : { kind: 'noDue' }];
  if (field === 'tags') return tagLines(tags(from), tags(to));
  if (field === 'status' && TaskStatus.safeParse(to).success) {
    return [{ kind: 'status', status: TaskStatus.parse(to) }];
  }
  return [{ kind: 'other', field }];
}

function tagLines(before: readonly Tag[], after: readonly Tag[]): StoryLine[] {
  const added = missingFrom(before, after);
  const removed = missingFrom(after, before);
  return [
    ...(added ? [{ kind: 'tagsAdded', names: added } as const] : []),
    ...(removed ? [{ kind: 'tagsRemoved', names: removed } as const] : []),
    ...(added || removed ? [] : [{ kind: 'other', field: 'tags' } as const]),
  ];
}

function missingFrom(others: readonly Tag[], tags: readonly Tag[]): string {
  const ids = new Set(others.map(({ id }) => id));
  return tags
    .filter(({ id }) => !ids.has(id))
    .map(({ name }) => name)
    .join(', ');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function tags(value: unknown): Tag[] {
  return Array.isArray(value) ? value : [];
}
