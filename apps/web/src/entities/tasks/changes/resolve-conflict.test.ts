import { expect, it } from 'vitest';
import { aTask } from '../task.fixture';
import { resolveConflict, resolveEdit } from './resolve-conflict';
import type { TaskChange } from './task-change';
import { fieldsOf, withFields } from './task-fields';

const before = aTask({ id: 'x', title: 'Old', description: 'Old', version: 1 });
const theirs = (changes: Parameters<typeof withFields>[1]) => ({
  ...withFields(before, changes),
  version: 4,
});
const edit: TaskChange & { kind: 'edit' } = {
  ...{ kind: 'edit', taskId: 'x', base: fieldsOf(before), version: 1 },
  changes: { title: 'Mine' },
};

it('an edit of other fields goes on top of what the others made', () => {
  const current = theirs({ description: 'Theirs' });
  const next = { ...edit, base: fieldsOf(current), version: 4 };
  expect(resolveConflict(edit, current)).toEqual(next);
});

it('an edit of the same field is asked about, unless both wrote the same', () => {
  expect(resolveConflict(edit, theirs({ title: 'Theirs' }))).toBe('ask');
  expect(resolveConflict(edit, theirs({ title: 'Mine' }))).toBe('nothing');
});

it('what the person chose is saved on top, and nothing when they gave way in everything', () => {
  const current = theirs({ title: 'Theirs' });
  expect(resolveEdit(edit, current, { title: 'mine' })).toMatchObject({
    changes: { title: 'Mine' },
    version: 4,
  });
  expect(resolveEdit(edit, current, { title: 'theirs' })).toBeNull();
});

it('anything else that was overtaken gives way', () => {
  expect(resolveConflict({ kind: 'delete', taskId: 'x', version: 1 }, theirs({}))).toBe('nothing');
});
