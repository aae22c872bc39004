import { samplesOf } from '@tavla/shared/field-samples.fixture';
import { type FieldName, fieldNames, fieldsByName, fieldsIn } from '@tavla/shared/task-fields';
import { expect, test } from 'vitest';
import { aTask } from '../task.fixture';
import { applyChange, applyChanges } from './apply-change';
import { invertStep } from './invert-change';
import { batchOf, type TaskChange } from './task-change';
import { fieldsOf, withFields } from './task-fields';

const samples = (name: FieldName) => samplesOf(fieldsByName[name].shown, ['ada', 'bo', 'cy']);
const before = fieldNames.reduce(
  (task, name) => withFields(task, { [name]: samples(name)[0] }),
  aTask({ id: 'x' }),
);
const tag = { id: 't', name: 'T', category: 'c', color: 'red' as const };
const place = { afterId: null, beforeId: null };

const own: Record<string, TaskChange> = {
  ...Object.fromEntries(
    fieldNames.map((name) => [
      `an edit of ${name}`,
      {
        ...{ kind: 'edit', taskId: 'x', base: fieldsOf(before), version: 1 },
        changes: { [name]: samples(name)[1] },
      },
    ]),
  ),
  'a move': {
    ...{ kind: 'move', taskId: 'x', from: 'todo', status: 'in-progress', place, position: 'V', version: 1 },
  },
  'a reorder': {
    ...{ kind: 'move', taskId: 'x', from: 'todo', status: 'todo', place, position: 'V', version: 1 },
  },
  'a move of several': batchOf([before], { kind: 'move', status: 'in-progress' }, { x: 'V' }),
  'a reorder of several': batchOf([before], { kind: 'move', status: 'todo' }, { x: 'V' }),
  'an assignment of several': batchOf([before], { kind: 'assign', userId: 'di' }),
  'a due date of several': batchOf([before], { kind: 'due', endDate: '2026-05-05' }),
  'tags of several': batchOf([before], { kind: 'tag', add: [tag], remove: [] }),
  'a deletion': { kind: 'delete', taskId: 'x', version: 1 },
  'a deletion of several': batchOf([before], { kind: 'delete' }),
};

type Shown = ReturnType<typeof applyChange>;
const partOf = (task: Shown) =>
  task && { ...fieldsIn(task), status: task.currentStatus.status, position: task.position };
type Part = keyof NonNullable<ReturnType<typeof partOf>>;

/** What others do later, and the part of the task that it is about; without one it is the whole task. */
const theirs: Record<string, { part?: Part; make: (task: NonNullable<Shown>) => Shown }> = {
  ...Object.fromEntries(
    fieldNames.map((name) => {
      const value = samples(name)[2] ?? samples(name)[0];
      return [name, { part: name, make: (task: NonNullable<Shown>) => withFields(task, { [name]: value }) }];
    }),
  ),
  'a move': {
    part: 'status',
    make: (task) => ({ ...task, position: 'X', currentStatus: { ...task.currentStatus, status: 'done' } }),
  },
  'a reorder': { part: 'position', make: (task) => ({ ...task, position: 'X' }) },
  'a deletion': { make: () => undefined },
};

for (const [mine, done] of Object.entries(own)) {
  test.each(Object.entries(theirs))(`${mine}, taken back, leaves what others did later: %s`, (_, later) => {
    // What was deleted was brought back before others went on.
    const now = later.make(applyChange(before, 'x', done) ?? before);
    const board = { task: () => now, column: () => (now ? [now] : []) };
    const isDeletedByThem = !now && !mine.startsWith('a deletion');
    const back = applyChanges(now, 'x', invertStep({ before: [before], done }, board));
    if (isDeletedByThem) expect(back).toBeUndefined();
    if (later.part) expect(partOf(back)?.[later.part]).toEqual(partOf(now)?.[later.part]);
  });
}
