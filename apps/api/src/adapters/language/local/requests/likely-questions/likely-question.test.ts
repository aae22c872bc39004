import { expect, test } from 'vitest';
import { bakery, bakeryTasks } from '../likely/likely.test-kit';
import type { RequestContext } from '../request';
import type { Ask, Asking } from './asks';
import { likelyQuestions } from './likely-question';
import { markQuestion } from './mark-question';

const context: RequestContext = {
  ...{ ...bakery, message: 'the oven Priya Ana Finance last friday', place: 'board' },
};
const marked = markQuestion(context, bakeryTasks);
const at = (kind: string, nth = 0) =>
  marked.marks.flatMap((mark, index) => (mark.kind === kind ? [index] : []))[nth] ?? -1;
const asked = (...chosen: (Ask | Asking)[]) =>
  likelyQuestions(
    marked,
    chosen.map((one) => (typeof one === 'string' ? { ask: one, at: -1 } : one)),
  );

test('whose, when and where a task is are told together, what was asked first', () => {
  const target = { kind: 'titled', words: 'Repair the oven' };
  const task: Asking = { ask: 'target', at: at('task') };
  expect(asked('status', task)).toEqual(
    ['since', 'assignee', 'due'].map((field) => ({ kind: 'field', field, target })),
  );
  expect(asked('description', task)).toEqual([{ kind: 'field', field: 'description', target }]);
  expect(asked('due')).toBeNull();
});

test('what somebody has is not what is done, unless it is said', () => {
  const theirs: Asking = { ask: 'theirs', at: at('person') };
  const list = (filter: object) => [{ kind: 'list', filter }];
  const open = ['pending', 'todo', 'in-progress'];
  expect(asked('which', theirs)).toEqual(list({ assigneeId: 'priya', statuses: open }));
  expect(asked('which', theirs, 'finished')).toEqual(list({ assigneeId: 'priya', statuses: ['done'] }));
  expect(asked('which', theirs, { ask: 'finished-within', at: at('time') })).toEqual(
    list({
      ...{ assigneeId: 'priya', statuses: ['done'] },
      ...{ finishedSince: '2026-11-20', finishedUntil: '2026-11-20' },
    }),
  );
});

test('what is left out in silence would be another question', () => {
  const theirs: Asking = { ask: 'theirs', at: at('person') };
  expect(asked('changes', theirs)).toBeNull();
  expect(asked('least', 'overdue')).toBeNull();
  expect(asked('least', { ask: 'of-department', at: at('department') })).toEqual([
    { kind: 'least', departmentId: 'finance' },
  ]);
});

test('who has most, and what nobody moves, is to do', () => {
  const open = ['pending', 'todo', 'in-progress'];
  expect(asked('most-assignee')).toEqual([{ kind: 'most', by: 'assignee', filter: { statuses: open } }]);
  expect(asked('most-assignee', 'finished')).toEqual([
    { kind: 'most', by: 'assignee', filter: { statuses: ['done'] } },
  ]);
  expect(asked('which', { ask: 'unmoved-since', at: at('time') })).toEqual([
    { kind: 'list', filter: { statuses: open, unmovedSince: '2026-11-20' } },
  ]);
});

test('a name that several have, all tasks, and a meeting that is not open come to nothing', () => {
  expect(asked('which', { ask: 'theirs', at: at('person', 1) })).toBeNull();
  expect(asked('which')).toBeNull();
  expect(asked('team')).toBeNull();
  expect(asked('decisions')).toBeNull();
  expect(asked('team', { ask: 'of-department', at: at('department') })).toEqual([
    { kind: 'team', departmentId: 'finance' },
  ]);
});

test('what changed on a day is not what changed since', () => {
  const day: Asking = { ask: 'changed-since', at: at('time') };
  expect(asked('changes', day)).toEqual([
    { kind: 'changes', target: null, since: '2026-11-20', until: '2026-11-20' },
  ]);
  expect(asked('which', day)).toEqual([
    { kind: 'list', filter: { changedSince: '2026-11-20', changedUntil: '2026-11-20' } },
  ]);
});

test('a tag stands for the department that is called so, accents aside', () => {
  const tagged = markQuestion(
    {
      ...{ ...context, message: 'who is with direccion', tags: ['direccion'] },
      departments: [{ id: 'board', name: 'Dirección' }],
    },
    bakeryTasks,
  );
  const nth = tagged.marks.findIndex(({ kind }) => kind === 'tags');
  expect(
    likelyQuestions(tagged, [
      { ask: 'team', at: -1 },
      { ask: 'of-department', at: nth },
    ]),
  ).toEqual([{ kind: 'team', departmentId: 'board' }]);
});
