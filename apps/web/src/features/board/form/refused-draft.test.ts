import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TaskChange } from '@/entities/tasks/changes/task-change';
import { fieldsOf } from '@/entities/tasks/changes/task-fields';
import { keepRefused } from '@/entities/tasks/refused-task';
import { aNewTask, aTask } from '@/entities/tasks/task.fixture';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import { takeDraft } from './refused-draft';
import { forgetForm, keepForm, readForm } from './task-drafts';
import { valuesOf } from './task-form-values';

const storage = aStorage();
const ann = new Kept({ companyId: 'acme', personId: 'ann' }, storage);
const bob = new Kept({ companyId: 'acme', personId: 'bob' }, storage);
const pia = {
  id: '01a2046a-cfc0-738e-b02e-c0659eb5d58d',
  email: 'pia@acme.example',
  firstName: 'Pia',
  lastName: 'Berg',
};
const task = aTask({ id: 'a', title: 'Cake', description: 'Old' });

const refuseNew = (fields: Parameters<typeof aNewTask>[0]) =>
  keepRefused(ann, {
    kind: 'create',
    taskId: crypto.randomUUID(),
    input: aNewTask(fields),
    position: 'a0',
    at: '2026-11-21T10:00:00.000Z',
  });
const refuseEdit = (changes: (TaskChange & { kind: 'edit' })['changes'], of = task) =>
  keepRefused(ann, { kind: 'edit', taskId: of.id, base: fieldsOf(of), changes, version: 1 });

afterEach(() => storage.items.clear());

test('a refused task is back in the form that adds, until that is settled', () => {
  refuseNew({ title: 'Pie', userId: pia.id, status: 'done' });
  expect(takeDraft(bob, null, [pia])).toBeUndefined();
  const changed = { ...valuesOf(null, []), title: 'Pie', assignee: pia.email, status: 'done' };
  for (const _ of ['first', 'again']) expect(takeDraft(ann, null, [pia])).toEqual({ changed, base: {} });
  forgetForm(ann, null);
  expect(takeDraft(ann, null, [pia])).toBeUndefined();
});

test('of several refused tasks each has its turn, the oldest first, and none before what is being typed', () => {
  keepForm(ann, null, { changed: { title: 'Typed' }, base: {} });
  vi.useFakeTimers({ now: 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  for (const title of ['One', 'Two', 'Three']) {
    refuseNew({ title });
    vi.advanceTimersByTime(1);
  }
  const turns = ['Typed', 'One', 'Two', 'Three', undefined].map((title) => {
    expect(takeDraft(ann, null, [])?.changed.title).toBe(title);
    forgetForm(ann, null);
    return title;
  });
  expect(turns).toHaveLength(5);
  expect(storage.items.size).toBe(0);
});

test('a refused edit is back in the form of its task, with what it stood on', () => {
  refuseEdit({ description: 'New', userId: pia.id, endDate: '2026-12-01' });
  expect(takeDraft(ann, null, [pia])).toBeUndefined();
  expect(takeDraft(ann, 'b', [pia])).toBeUndefined();
  const draft = {
    changed: { description: 'New', assignee: pia.email, dueDate: '2026-12-01' },
    base: { description: 'Old', assignee: null, dueDate: null },
  };
  for (const _ of ['first', 'again']) expect(takeDraft(ann, 'a', [pia])).toEqual(draft);
  expect(readForm(ann, 'a')).toEqual(draft);
});

test('several refused edits are one draft: the last words, on what was there before the first', () => {
  vi.useFakeTimers({ now: 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  keepForm(ann, 'a', { changed: { title: 'Typed' }, base: { title: 'Cake' } });
  refuseEdit({ description: 'First', title: 'First' });
  vi.advanceTimersByTime(1);
  refuseEdit({ description: 'Second' }, { ...task, title: 'First', description: 'First' });
  expect(takeDraft(ann, 'a', [])).toEqual({
    changed: { title: 'Typed', description: 'Second' },
    base: { title: 'Cake', description: 'Old' },
  });
});

test('somebody who has left since is not chosen any more', () => {
  refuseEdit({ title: 'Pie', userId: pia.id });
  expect(takeDraft(ann, 'a', [])).toEqual({ changed: { title: 'Pie' }, base: { title: 'Cake' } });
});

test('what is no change goes into no form, and is not kept any longer', () => {
  const odds = [5, 'x', [], {}, { title: 'Cake' }, { title: 'Cake', customField: { tags: [null] } }];
  for (const rubbish of [...odds, { kind: 'edit', taskId: 'a' }]) {
    ann.write('refused-task', rubbish);
    expect(takeDraft(ann, null, [])).toBeUndefined();
    expect(takeDraft(ann, 'a', [])).toBeUndefined();
  }
  expect(storage.items.size).toBe(0);
});

test('a refused task that an earlier version kept is due on the day that its moment is here', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  ann.write('refused-task', aNewTask({ title: 'Cake', endDate: '2026-11-22T07:59:59.999Z' }));
  expect(takeDraft(ann, null, [])?.changed.dueDate).toBe('2026-11-21');
});
