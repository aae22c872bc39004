import { describe, expect, it } from 'vitest';
import { aNewTask, aTask } from '../task.fixture';
import { applyChange, applyChanges, retag } from './apply-change';
import type { TaskChange } from './task-change';
import { fieldsOf } from './task-fields';

const tag = (id: string) => ({ id, name: id, category: 'c', color: 'red' as const });

describe('a change shown ahead of its answer', () => {
  const task = aTask({ id: 'x', title: 'Old', version: 3 });
  const remove = { kind: 'delete', taskId: 'x', version: 3 } as const;
  const create: TaskChange = {
    ...{ kind: 'create', taskId: 'x', position: 'V', at: '2026-03-02T08:00:00.000Z' },
    input: aNewTask(),
  };

  it('leaves the tasks alone that it is not about', () => {
    expect(applyChange(task, 'x', { ...remove, taskId: 'y' })).toBe(task);
  });

  it('shows a new task at once, and what the server made of it once that is there', () => {
    const draft = applyChange(undefined, 'x', create);
    expect(draft).toMatchObject({ id: 'x', title: 'New', version: 0, currentStatus: { status: 'todo' } });
    expect(applyChange(task, 'x', create)).toBe(task);
  });

  it('builds on those before it', () => {
    const edit = {
      kind: 'edit',
      taskId: 'x',
      base: fieldsOf(task),
      changes: { title: 'New' },
      version: 3,
    } as const;
    expect(applyChanges(task, 'x', [edit, { ...edit, changes: { description: 'Why' } }])).toMatchObject({
      title: 'New',
      description: 'Why',
    });
    expect(applyChanges(task, 'x', [edit, remove, edit])).toBeUndefined();
    expect(applyChanges(task, 'x', [remove, { kind: 'restore', task }])).toBe(task);
  });
});

it('tags are taken away and added, each once', () => {
  const names = (add: string[], remove: string[]) =>
    retag([tag('a'), tag('b')], add.map(tag), remove).map(({ id }) => id);
  expect(names(['b', 'c'], ['a'])).toEqual(['b', 'c']);
  expect(names([], ['x'])).toEqual(['a', 'b']);
});
