import { type Task, TaskStatus } from '@tavla/shared/contracts/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTask } from '../task.fixture';
import { buildIndex, filterIndex, updateIndex } from './board-index';

const task = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    position: fc.constantFrom('Zz', 'a0', 'a1', 'a1V', 'a2'),
    title: fc.constantFrom('shown', 'hidden'),
    status: fc.constantFrom(...TaskStatus.options),
  })
  .map(aTask);
const step = fc.oneof(
  task,
  task.map((gone) => gone.id),
);
const matches = (one: Task) => one.title === 'shown';

describe('the index of the board', () => {
  it('kept up task by task is what building it anew gives', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const tasks = new Map<string, Task>();
        let index = buildIndex([], matches);
        for (const next of steps) {
          const id = typeof next === 'string' ? next : next.id;
          const after = typeof next === 'string' ? undefined : next;
          index = updateIndex(index, tasks.get(id), after, matches);
          if (after) tasks.set(id, after);
          else tasks.delete(id);
        }
        expect(index).toEqual(buildIndex(tasks.values(), matches));
        expect(index).toEqual(filterIndex(index.all, matches));
      }),
    );
  });

  it('leaves the columns a change does not touch as they were', () => {
    const todo = aTask({ status: 'todo' });
    const done = aTask({ status: 'done' });
    const index = buildIndex([todo, done], () => true);
    const next = updateIndex(index, todo, { ...todo, title: 'New' }, () => true);
    expect(next.shown.done).toBe(index.shown.done);
    expect(next.shown.todo).not.toBe(index.shown.todo);
  });

  it('puts proposals in the Pending column', () => {
    const proposal = aTask({ status: 'on-approval' });
    expect(buildIndex([proposal], () => true).all.pending).toEqual([proposal]);
  });
});
