import { samplesOf } from '@tavla/shared/field-samples.fixture';
import { type FieldName, fieldNames, fieldsByName, fieldsIn, fieldsOnWire } from '@tavla/shared/task-fields';
import { expect, test } from 'vitest';
import { aTask } from '../task.fixture';
import { applyChange } from './apply-change';
import { invertStep } from './invert-change';
import { conflicts } from './merge-task';
import type { TaskChange } from './task-change';
import { changedFields, fieldsOf, patchBody, withFields } from './task-fields';

const samples = (name: FieldName) => samplesOf(fieldsByName[name].shown, ['ada', 'bo']);
const taskWith = (name: FieldName, value: unknown) =>
  withFields(aTask({ id: 'x', title: 'Same' }), { [name]: value });

test.each(fieldNames)('%s is shown, sent, asked about and taken back like every other field', (name) => {
  const [one, two, three = null] = samples(name);
  const before = taskWith(name, one);
  const mine = changedFields(fieldsOf(before), fieldsOf(taskWith(name, two)));
  expect(mine).toEqual({ [name]: two });
  expect(patchBody(mine, 7)).toEqual({ ...fieldsOnWire({ [name]: two }), version: 7 });

  const edit: TaskChange = { kind: 'edit', taskId: 'x', base: fieldsOf(before), changes: mine, version: 1 };
  const after = applyChange(before, 'x', edit);
  expect(after && fieldsIn(after)).toEqual({ ...fieldsOf(before), [name]: two });

  const undo = invertStep({ before: [before], done: edit }, { task: () => after, column: () => [] });
  const back = undo.reduce<typeof after>((task, change) => applyChange(task, 'x', change), after);
  expect(back && fieldsIn(back)).toEqual(fieldsOf(before));

  const theirs = taskWith(name, three);
  expect(conflicts({ base: fieldsOf(before), changes: mine }, theirs)).toEqual([
    { field: name, mine: two, theirs: three },
  ]);

  const input = fieldsOnWire(fieldsOf(after ?? before));
  const made = applyChange(undefined, 'x', { kind: 'create', taskId: 'x', input, position: 'a', at: '' });
  expect(made && fieldsIn(made)[name]).toEqual(two);
});
