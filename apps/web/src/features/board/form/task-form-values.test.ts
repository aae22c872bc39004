import { describe, expect, it } from 'vitest';
import { aTask } from '@/entities/tasks/task.fixture';
import { customTag, fieldsFrom, taskFormSchema, valuesOf } from './task-form-values';

const ada = { id: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Berg' };

describe('the task form', () => {
  it('needs a title that is not blank and an assignee, each in words', () => {
    const values = { ...valuesOf(null, []), title: 'Call', assignee: ada.email };
    const messages = (of: object, schema = taskFormSchema('Assignee is required')) =>
      schema.safeParse({ ...values, ...of }).error?.issues.map(({ path, message }) => [path[0], message]) ??
      [];
    expect(messages({})).toEqual([]);
    expect(messages({ title: '  ' })).toEqual([['title', 'Title is required']]);
    expect(messages({ assignee: null })).toEqual([['assignee', 'Assignee is required']]);
    expect(messages({ assignee: null }, taskFormSchema(undefined))).toEqual([]);
  });

  it('saves the id behind the address and the chosen day', () => {
    const values = { ...valuesOf(null, []), title: ' Call ', assignee: ada.email, dueDate: '2026-11-21' };
    const fields = fieldsFrom(values, [ada], { userId: null });
    expect(fields).toMatchObject({ title: 'Call', userId: 'ada' });
    expect(fields.endDate).toBe('2026-11-21');
  });

  it('leaves a day alone that nobody changed, and an assignee it does not know', () => {
    const task = aTask({ endDate: '2026-11-21', userId: 'left-the-company' });
    const start = valuesOf(task, [ada]);
    expect(start.assignee).toBeNull();
    expect(fieldsFrom(start, [ada], task)).toMatchObject({ endDate: task.endDate, userId: task.userId });
    expect(fieldsFrom({ ...start, dueDate: null }, [ada], task).endDate).toBeNull();
  });

  it('makes a custom tag only of a name and a category', () => {
    expect(customTag(' UX ', ' Area ', 'purple', 1234)).toEqual({
      ...{ id: 'new-1234', name: 'UX', category: 'Area', color: 'purple' },
    });
    expect(customTag(' ', 'Area', 'red', 1)).toBeNull();
    expect(customTag('UX', '', 'red', 1)).toBeNull();
  });
});
