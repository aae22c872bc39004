import type { BatchChange, TaskStatus } from '@tavla/shared/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { aTask } from '../task.fixture';
import { applyChange, applyChanges } from './apply-change';
import { invertStep } from './invert-change';
import { batchOf, taskIds } from './task-change';
import { fieldsOf, withFields } from './task-fields';

describe('the inverse', () => {
  const before = aTask({ id: 'x', title: 'Old', description: 'Old', position: 'a1', version: 1 });
  const edit = {
    kind: 'edit',
    taskId: 'x',
    base: fieldsOf(before),
    changes: { title: 'New' },
    version: 1,
  } as const;

  it('of an edit brings back only what the edit changed', () => {
    const now = { ...withFields(before, { title: 'New', description: 'By someone else' }), version: 3 };
    const undo = invertStep({ before: [before], done: edit }, { task: () => now, column: () => [now] });
    expect(undo).toMatchObject([{ kind: 'edit', changes: { title: 'Old' }, version: 3 }]);
    expect(undo[0]).not.toHaveProperty('changes.description');
  });

  it('of an edit leaves what somebody else made of the same field since', () => {
    const changes = { title: 'New ', description: 'Mine' };
    // The server has it without the space at its end.
    const theirs = { ...withFields(before, { title: 'New', description: 'Theirs' }), version: 4 };
    const board = { task: () => theirs, column: () => [theirs] };
    const undo = invertStep({ before: [before], done: { ...edit, changes } }, board);
    expect(undo).toMatchObject([{ kind: 'edit', changes: { title: 'Old' }, version: 4 }]);
    expect(undo[0]).not.toHaveProperty('changes.description');
  });

  it('of an edit has nothing to do when it was taken back already, or the task is gone', () => {
    expect(invertStep({ before: [before], done: edit }, { task: () => before, column: () => [] })).toEqual(
      [],
    );
    expect(invertStep({ before: [before], done: edit }, { task: () => undefined, column: () => [] })).toEqual(
      [],
    );
  });

  it('of a move finds the old slot among the cards that are there now', () => {
    const [above, below] = [aTask({ position: 'a0' }), aTask({ position: 'a2' })];
    const place = { afterId: null, beforeId: null };
    const move = {
      kind: 'move',
      taskId: 'x',
      from: 'todo',
      status: 'done',
      place,
      position: 'V',
      version: 1,
    } as const;
    const now = {
      ...before,
      version: 2,
      position: 'V',
      currentStatus: { ...before.currentStatus, status: 'done' as const },
    };
    expect(
      invertStep({ before: [before], done: move }, { task: () => now, column: () => [above, below] }),
    ).toEqual([
      {
        ...{ kind: 'move', taskId: 'x', from: 'done', status: 'todo', position: 'a1', version: 2 },
        place: { afterId: above.id, beforeId: below.id },
      },
    ]);
  });

  it('of a delete restores', () => {
    const gone = { kind: 'delete', taskId: 'x', version: 1 } as const;
    expect(invertStep({ before: [before], done: gone }, { task: () => undefined, column: () => [] })).toEqual(
      [{ kind: 'restore', task: before }],
    );
  });

  describe('of a batch', () => {
    const tasks = [
      aTask({ id: 'p', userId: 'ada' }),
      aTask({ id: 'q', userId: 'bo' }),
      aTask({ id: 'r', userId: 'ada' }),
    ];
    const made = (change: BatchChange) => {
      const batch = {
        kind: 'batch' as const,
        ids: ['p', 'q', 'r'],
        change,
        positions: {},
        tasks: [],
        versions: {},
      };
      const now = new Map(tasks.map((task) => [task.id, applyChange(task, task.id, batch)]));
      const board = {
        task: (id: string) => now.get(id),
        column: () => [...now.values()].filter((task) => !!task),
      };
      return { step: { before: tasks, done: batch }, board, now };
    };
    const done = (change: BatchChange) => {
      const { step, board, now } = made(change);
      return { back: invertStep(step, board), now };
    };

    it('restores the deleted at once', () => {
      expect(done({ kind: 'delete' }).back).toMatchObject([
        { ids: ['p', 'q', 'r'], change: { kind: 'restore' } },
      ]);
    });

    it('needs one call for all who share the former value', () => {
      expect(done({ kind: 'assign', userId: 'cy' }).back).toMatchObject([
        { ids: ['p', 'r'], change: { userId: 'ada' } },
        { ids: ['q'], change: { userId: 'bo' } },
      ]);
    });

    it('leaves the tasks of which somebody else made something else since', () => {
      for (const [change, theirs] of [
        [{ kind: 'assign', userId: 'cy' }, { userId: 'di' }],
        [{ kind: 'due', endDate: '2026-05-05' }, { endDate: '2026-05-06' }],
      ] as const) {
        const { step, board } = made(change);
        const task = (id: string) => {
          const now = board.task(id);
          return now && id === 'q' ? { ...now, ...theirs } : now;
        };
        const ids = invertStep(step, { ...board, task }).flatMap(taskIds);
        expect(ids.sort()).toEqual(['p', 'r']);
      }
    });

    it('puts those back in one call that stood side by side, however many', () => {
      const { back } = done({ kind: 'move', status: 'done' });
      expect(back).toMatchObject([
        {
          ids: ['p', 'q', 'r'],
          change: { kind: 'move', status: 'todo', afterId: null, beforeId: null },
        },
      ]);
    });

    it('puts those back one by one that others stand between, each below what is above it by then', () => {
      const standing = (id: string, position: string, status: TaskStatus = 'pending') =>
        aTask({ id, position, status });
      const stays = standing('stays', 'b');
      const before = [
        standing('c', 'c', 'on-approval'),
        standing('a', 'a'),
        standing('e', 'e'),
        standing('d', 'd'),
      ];
      const step = { before, done: batchOf(before, { kind: 'move', status: 'done' }) };
      const now = new Map(before.map((task) => [task.id, applyChange(task, task.id, step.done)]));
      const back = invertStep(step, { task: (id) => now.get(id), column: () => [stays] });
      expect(back).toMatchObject([
        { ids: ['a'], change: { status: 'pending', afterId: null, beforeId: 'stays' } },
        { ids: ['c'], change: { status: 'on-approval', afterId: 'stays', beforeId: null } },
        { ids: ['d', 'e'], change: { status: 'pending', afterId: 'c', beforeId: null } },
      ]);
    });

    it('leaves every task as it was before', () => {
      const tag = { id: 't', name: 'T', category: 'c', color: 'red' as const };
      const changes: BatchChange[] = [
        { kind: 'assign', userId: null },
        { kind: 'due', endDate: '2026-05-05' },
        { kind: 'tag', add: [tag], remove: [] },
        { kind: 'move', status: 'done' },
      ];
      for (const change of changes) {
        const { back, now } = done(change);
        for (const task of tasks) expect(applyChanges(now.get(task.id), task.id, back)).toEqual(task);
      }
    });
  });
});
