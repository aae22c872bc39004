import { describe, expect, it } from 'vitest';
import { aTask } from '@/entities/tasks/task.fixture';
import { changedValues, customTag, fieldsFrom, isComplete, valuesOf } from './task-form-values';

const ada = { id: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Berg' };

describe('the task form', () => {
  it('needs a title that is not blank and an assignee', () => {
    const values = { ...valuesOf(null), title: 'Call', assignee: ada.email };
    expect(isComplete(values)).toBe(true);
    expect(isComplete({ ...values, title: '  ' })).toBe(false);
    expect(isComplete({ ...values, assignee: null })).toBe(false);
  });

  it('saves the id behind the address and the chosen day', () => {
    const values = { ...valuesOf(null), title: ' Call ', assignee: ada.email, dueDate: '2026-11-21' };
    const fields = fieldsFrom(values, [ada], { userId: null });
    expect(fields).toMatchObject({ title: 'Call', userId: 'ada' });
    expect(fields.endDate).toBe('2026-11-21');
  });

  it('leaves a day alone that nobody changed, and an assignee it does not know', () => {
    const task = aTask({ endDate: '2026-11-21', userId: 'left-the-company' });
    const start = valuesOf(task);
    expect(fieldsFrom(start, [ada], start)).toMatchObject({ endDate: task.endDate, userId: task.userId });
    expect(fieldsFrom({ ...start, dueDate: null }, [ada], start).endDate).toBeNull();
  });

  it('makes a custom tag only of a name and a category', () => {
    expect(customTag(' UX ', ' Area ', 'purple', 1234)).toEqual({
      ...{ id: 'new-1234', name: 'UX', category: 'Area', color: 'purple' },
    });
    expect(customTag(' ', 'Area', 'red', 1)).toBeNull();
    expect(customTag('UX', '', 'red', 1)).toBeNull();
  });
});

it('a draft is what was changed: the rest goes on with the task', () => {
  const start = { ...valuesOf(aTask({ title: 'Cake', description: 'Two layers' })), assignee: null };
  expect(changedValues({ ...start, tags: [] }, start)).toEqual({});
  expect(changedValues({ ...start, title: 'Cakes', dueDate: '2031-05-17' }, start)).toEqual({
    title: 'Cakes',
    dueDate: '2031-05-17',
  });
});
