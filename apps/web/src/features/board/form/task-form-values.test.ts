import type { Tag } from '@tavla/shared/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { aTask } from '@/entities/tasks/task.fixture';
import { Assignees, customTag, fieldsFrom, taskFormSchema, valuesOf, withTyped } from './task-form-values';

const ada = { id: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Berg' };

const required = { missing: 'Assignee is required', gone: 'Choose again' };
const isAda = (email: string) => email === ada.email;

describe('the task form', () => {
  it('needs a title that is not blank and an assignee, each in words', () => {
    const values = { ...valuesOf(null, []), title: 'Call', assignee: ada.email };
    const messages = (of: object, schema = taskFormSchema(required, isAda)) =>
      schema.safeParse({ ...values, ...of }).error?.issues.map(({ path, message }) => [path[0], message]) ??
      [];
    expect(messages({})).toEqual([]);
    expect(messages({ title: '  ' })).toEqual([['title', 'Title is required']]);
    expect(messages({ assignee: null })).toEqual([['assignee', 'Assignee is required']]);
    const may = taskFormSchema({ ...required, missing: undefined }, isAda);
    expect(messages({ assignee: null }, may)).toEqual([]);
    for (const schema of [undefined, may]) {
      expect(messages({ assignee: 'left@example.org' }, schema)).toEqual([['assignee', 'Choose again']]);
    }
  });

  it('gives the task to those who can be given one, and leaves it to whose it is', () => {
    const bo = { id: 'bo', email: 'bo@example.org', firstName: 'Bo', lastName: 'Berg' };
    const mayHave = (assignees: Assignees) =>
      [ada.email, bo.email, 'bo@new.example'].filter((email) => assignees.has(email));
    const assignees = new Assignees();
    assignees.note([ada, bo], 'bo', bo);
    expect(mayHave(assignees)).toEqual([ada.email, bo.email]);
    // Blocked, and called otherwise, while the form is open.
    assignees.note([ada], 'bo', { ...bo, email: 'bo@new.example' });
    expect(mayHave(assignees)).toEqual([ada.email, bo.email, 'bo@new.example']);
    assignees.note([ada], null, undefined);
    expect(mayHave(assignees)).toEqual([ada.email]);
    assignees.note([], 'ada', ada);
    expect(mayHave(assignees)).toEqual([ada.email]);
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

  it('takes the tag that is known or chosen already where one is typed with the same category and name', () => {
    const known: Tag = { id: 'known', name: 'Café', category: 'Area', color: 'red' };
    const typed = (name: string, category = 'AREA'): Tag => ({
      ...{ id: 'new-1', name, category, color: 'blue' },
    });
    expect(withTyped([], [known], typed('CAFE\u0301'))).toEqual([known]);
    expect(withTyped([known], [], typed('café'))).toEqual([known]);
    const others = [typed('Cafes'), typed('Café', 'Place')];
    for (const other of others) expect(withTyped([known], [known], other)).toEqual([known, other]);
  });

  it('makes a custom tag only of a name and a category', () => {
    expect(customTag(' UX ', ' Area ', 'purple', 1234)).toEqual({
      ...{ id: 'new-1234', name: 'UX', category: 'Area', color: 'purple' },
    });
    expect(customTag(' ', 'Area', 'red', 1)).toBeNull();
    expect(customTag('UX', '', 'red', 1)).toBeNull();
  });
});
