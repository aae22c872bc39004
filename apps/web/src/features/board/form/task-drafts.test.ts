import { expect, onTestFinished, test, vi } from 'vitest';
import { keepRefused } from '@/entities/tasks/refused-task';
import { aNewTask } from '@/entities/tasks/task.fixture';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import { forgetForm, keepForm, readForm, takeRefused } from './task-drafts';
import { valuesOf } from './task-form-values';

const storage = aStorage();
const ann = new Kept({ companyId: 'acme', personId: 'ann' }, storage);
const pia = '01a2046a-cfc0-738e-b02e-c0659eb5d58d';
const bob = new Kept({ companyId: 'acme', personId: 'bob' }, storage);

test('each form is kept for its person, and forgotten when nothing is changed in it', () => {
  const cakes = { changed: { title: 'Cakes' }, base: { title: 'Cake' } };
  const added = { changed: { title: 'New' }, base: { title: '' } };
  keepForm(ann, 't1', cakes);
  keepForm(ann, null, added);
  expect([readForm(ann, 't1'), readForm(ann, null)]).toEqual([cakes, added]);
  expect([readForm(bob, 't1'), readForm(bob, null)]).toEqual([undefined, undefined]);
  keepForm(ann, 't1', { changed: {}, base: {} });
  forgetForm(ann, null);
  expect(storage.items.size).toBe(0);
});

test('a form that an earlier version kept is read without what it stood on', () => {
  ann.write('form.t1', { title: 'Cakes', dueDate: null });
  expect(readForm(ann, 't1')).toEqual({ changed: { title: 'Cakes', dueDate: null }, base: {} });
  forgetForm(ann, 't1');
});

test('what is no form is none', () => {
  ann.write('form.new', { title: 7 });
  expect(readForm(ann, null)).toBeUndefined();
  forgetForm(ann, null);
  for (const rubbish of [
    5,
    'x',
    [],
    {},
    { title: 'Cake' },
    { title: 'Cake', customField: { tags: [null] } },
  ]) {
    ann.write('refused-task', rubbish);
    expect(takeRefused(ann, [])).toBeUndefined();
  }
  expect(storage.items.size).toBe(0);
});

test('a refused task is back in the form that adds, until that is settled', () => {
  const person = { id: pia, email: 'pia@acme.example', firstName: 'Pia', lastName: 'Berg' };
  keepRefused(ann, aNewTask({ title: 'Cake', userId: pia, status: 'done' }));
  expect(takeRefused(bob, [person])).toBeUndefined();
  const values = {
    ...valuesOf(null, []),
    ...{ title: 'Cake', assignee: 'pia@acme.example', status: 'done' },
  };
  const draft = { changed: values, base: {} };
  expect(takeRefused(ann, [person])).toEqual(draft);
  expect(takeRefused(ann, [person])).toBeUndefined();
  expect(readForm(ann, null)).toEqual(draft);
  forgetForm(ann, null);
});

test('a refused task that an earlier version kept is due on the day that its moment is here', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  const endDate = '2026-11-22T07:59:59.999Z';
  keepRefused(ann, aNewTask({ title: 'Cake', endDate }));
  expect(takeRefused(ann, [])?.changed.dueDate).toBe('2026-11-21');
  forgetForm(ann, null);
});
