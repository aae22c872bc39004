import { expect, test } from 'vitest';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import { forgetForm, keepForm, readForm } from './task-drafts';

const storage = aStorage();
const ann = new Kept({ companyId: 'acme', personId: 'ann' }, storage);
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
  for (const rubbish of [
    { title: 7 },
    { changed: { title: 7 }, base: {} },
    { changed: {}, base: {} },
    [],
    'x',
  ]) {
    ann.write('form.new', rubbish);
    expect(readForm(ann, null)).toBeUndefined();
  }
  forgetForm(ann, null);
  expect(storage.items.size).toBe(0);
});
