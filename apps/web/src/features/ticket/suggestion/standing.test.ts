import type { SuggestedChange, TaskValues } from '@tavla/shared/chat/answers';
import { expect, test } from 'vitest';
import { aTask, type SaidOfTask } from '@/entities/tasks/task.fixture';
import { shownValues, standingOf, standingsOf } from './standing';

const fields = {
  id: 't1',
  title: 'Order chairs',
  version: 4,
  status: 'todo',
  endDate: '2027-03-01',
} as const;
const of = { id: 'c1', taskId: fields.id, title: fields.title, version: 4, state: 'open' } as const;
const edit = (before: TaskValues, after: TaskValues, more: Partial<SuggestedChange> = {}) =>
  ({ ...of, kind: 'edit', before, after, ...more }) as SuggestedChange;
const creation = (after: TaskValues, more: Partial<SuggestedChange> = {}) =>
  ({ ...of, kind: 'create', before: null, after, ...more }) as SuggestedChange;
const deletion = (more: Partial<SuggestedChange> = {}) =>
  ({ ...of, kind: 'delete', before: null, after: null, ...more }) as SuggestedChange;
const finish = edit({ status: 'todo' }, { status: 'done' });
const comment: SuggestedChange = { ...of, kind: 'comment', before: null, after: { message: 'On Friday' } };
const tag = { id: 't1', name: 'red', category: 'Colour', color: 'red' } as const;

test.each<[string, SuggestedChange, SaidOfTask | null, string]>([
  ['as it was', finish, {}, 'open'],
  ['changed elsewhere', finish, { version: 5, endDate: null }, 'open'],
  ['there already', finish, { version: 5, status: 'done' }, 'open'],
  ['changed in the same part', finish, { version: 5, status: 'pending' }, 'stale'],
  ['deleted', finish, null, 'gone'],
  [
    'tags in other objects',
    edit({ tags: [tag] }, { tags: [] }),
    { customField: { tags: [{ ...tag }] } },
    'open',
  ],
  ['to be deleted', deletion(), {}, 'open'],
  ['to be deleted, and changed', deletion(), { version: 5 }, 'stale'],
  ['to be deleted, and deleted', deletion(), null, 'gone'],
  ['to be made', creation({ title: 'New' }), null, 'open'],
  ['a comment on a task that was changed', comment, { version: 5 }, 'open'],
  ['a comment on a task that was deleted', comment, null, 'gone'],
  ['left alone', edit({}, {}, { state: 'overtaken' }), {}, 'overtaken'],
])('what is open: %s', (_, change, now, standing) => {
  expect(standingOf(change, now ? aTask({ ...fields, ...now }) : undefined, true)).toBe(standing);
});

test.each<[string, SuggestedChange, SaidOfTask | null, string]>([
  ['as it was made', finish, { version: 5, status: 'done' }, 'applied'],
  ['changed elsewhere since', finish, { version: 6, status: 'done', endDate: null }, 'applied'],
  ['changed in the same part since', finish, { version: 6, status: 'pending' }, 'settled'],
  ['deleted since', finish, null, 'settled'],
  ['not told of yet', finish, { version: 4 }, 'applied'],
  ['made', creation({ title: 'New' }), { version: 5 }, 'applied'],
  ['made, and not told of yet', creation({ title: 'New' }), null, 'applied'],
  ['made, and changed since', creation({ title: 'New' }), { version: 6 }, 'settled'],
  ['deleted', deletion(), null, 'applied'],
  ['commented on, and changed since', comment, { version: 6 }, 'applied'],
  ['commented on, and deleted since', comment, null, 'settled'],
])('what is made: %s', (_, change, now, standing) => {
  const made: SuggestedChange = { ...change, state: 'applied', version: 5 };
  expect(standingOf(made, now ? aTask({ ...fields, ...now }) : undefined, true)).toBe(standing);
});

test.each<[string, SuggestedChange[], string[]]>([
  ['by the same answer', [finish, deletion()], ['applied', 'applied']],
  ['by the same answer, with a comment', [comment, finish, deletion()], ['applied', 'applied', 'applied']],
  ['by somebody else', [finish, comment], ['settled', 'settled']],
  ['of another task', [finish, deletion({ taskId: 't2' })], ['settled', 'applied']],
])('what is made of a task that was deleted since: %s', (_, changes, standings) => {
  const made = changes.map((change): SuggestedChange => ({ ...change, state: 'applied', version: 5 }));
  expect(standingsOf(made, new Map(), true)).toEqual(standings);
});

test('what is not made settles nothing, and is gone with the task', () => {
  const made: SuggestedChange = { ...finish, state: 'applied' };
  expect(standingsOf([made, deletion()], new Map(), true)).toEqual(['settled', 'gone']);
  expect(standingsOf([finish, deletion({ state: 'applied' })], new Map(), true)).toEqual(['gone', 'applied']);
});

test('nothing is called gone before all tasks are here', () => {
  expect(standingOf(finish, undefined, false)).toBe('open');
  expect(standingOf({ ...finish, state: 'applied' }, undefined, false)).toBe('applied');
});

test('values stand in the order of a ticket, texts last; a new task shows what it has', () => {
  const after: TaskValues = {
    description: 'By rail',
    endDate: null,
    userId: 'u1',
    status: 'todo',
    title: 'New',
  };
  expect(shownValues(edit(after, after))).toEqual(['status', 'title', 'endDate', 'userId', 'description']);
  expect(shownValues(creation({ ...after, tags: [] }))).toEqual(['status', 'userId', 'description']);
  expect([...shownValues(deletion()), ...shownValues(comment)]).toEqual([]);
});
