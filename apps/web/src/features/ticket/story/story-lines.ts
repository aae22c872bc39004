import { type HistoryEntry, type Tag, type Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import { type FieldName, fieldNames, fieldsByName, fieldsIn, isSameField } from '@tavla/shared/task-fields';

/** One thing that happened, ready to be put into words. */
export type StoryLine =
  | { kind: 'created' | 'deleted' | 'restored' | 'proposed' }
  | { kind: 'status'; status: TaskStatus }
  | { kind: 'title'; from: string; to: string }
  | { kind: 'written' | 'rewritten' | 'removed'; field: FieldName; from: string; to: string }
  | { kind: 'assigned' | 'unassigned'; userId: string }
  | { kind: 'set'; field: FieldName; value: string }
  | { kind: 'removed'; field: FieldName }
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
  const before = fieldsIn(saved);
  const after = fieldsIn(shown);
  const changed = fieldNames.filter((name) => !isSameField(name, before[name], after[name]));
  const { status } = shown.currentStatus;
  return [
    ...changed.flatMap((name) => changeLines(name, before[name], after[name])),
    ...(status === saved.currentStatus.status ? [] : changeLines('status', null, status)),
  ];
}

function changeLines(field: string, from: unknown, to: unknown): StoryLine[] {
  if (field === 'status' && TaskStatus.safeParse(to).success) {
    return [{ kind: 'status', status: TaskStatus.parse(to) }];
  }
  const name = fieldNames.find((one) => one === field);
  return name ? fieldLines(name, from, to) : [{ kind: 'other', field }];
}

/** The words depend on what the field is to people; without that, it was set to something, or removed. */
function fieldLines(field: FieldName, from: unknown, to: unknown): StoryLine[] {
  switch (fieldsByName[field].kind) {
    case 'name':
      return [{ kind: 'title', from: text(from), to: text(to) }];
    case 'text': {
      const kind = !text(from) ? 'written' : !text(to) ? 'removed' : 'rewritten';
      return [{ kind, field, from: text(from), to: text(to) }];
    }
    case 'person':
      if (text(to)) return [{ kind: 'assigned', userId: text(to) }];
      return [{ kind: 'unassigned', userId: text(from) }];
    case 'tags':
      return tagLines(tags(from), tags(to));
    default:
      return [text(to) ? { kind: 'set', field, value: text(to) } : { kind: 'removed', field }];
  }
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
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function tags(value: unknown): Tag[] {
  return Array.isArray(value) ? value : [];
}
