import { samplesOf } from '@tavla/shared/field-samples.fixture';
import {
  type FieldName,
  fieldNames,
  fieldsByName,
  initialFields,
  isSameField,
} from '@tavla/shared/task-fields';
import { describe, expect, it } from 'vitest';
import type { TaskRow } from '@/modules/tasks/task-row';
import { mergeTasks } from './merge-tasks';
import { splitTask } from './split-task';

const task = (id: string, fields: object = {}) =>
  ({ id, ...initialFields, title: id, version: 1, status: 'todo', ...fields }) as TaskRow;
const afterOf = (changes: ReturnType<typeof mergeTasks>, at: number) =>
  changes.map(({ after }) => after as Record<string, unknown> | null)[at];

/** What of a task is its own, and not taken over from another or given on. */
const staysInMerge: Partial<Record<FieldName, string>> = { title: 'The task that is kept keeps its name.' };
const staysInSplit: Partial<Record<FieldName, string>> = {
  title: 'Each part has its own.',
  description: 'It says the whole, whose story the first part goes on with.',
};

describe.each(fieldNames)('%s', (name) => {
  const samples = samplesOf(fieldsByName[name].shown, ['mia', 'ada']);

  it('is not lost with a task that is merged into one without it', () => {
    for (const value of samples) {
      const changes = mergeTasks(task('kept'), [task('other', { [name]: value })]);
      const isNothing = isSameField(name, value as never, task('none')[name] as never);
      const takenOver = name in staysInMerge || isNothing ? undefined : value;
      expect(changes.at(-1)?.kind).toBe('delete');
      expect(afterOf(changes, 0)?.[name]).toEqual(takenOver);
    }
  });

  it('goes on in every part of a task that is split, or stays with the first', () => {
    for (const value of samples) {
      const parts = splitTask(task('whole', { [name]: value }), ['One part', 'Another part']);
      if (name !== 'title')
        expect(afterOf(parts, 1)?.[name]).toEqual(name in staysInSplit ? undefined : value);
    }
  });
});
