import type { BatchChange } from '@tavla/shared/contracts/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, applyChanges } from '@/entities/tasks/changes/apply-change';
import { bringBack } from '@/entities/tasks/changes/invert-change';
import { fieldsOf, withFields } from '@/entities/tasks/changes/task-fields';
import { pushUndo, takeUndo, type UndoStack } from '@/entities/tasks/changes/undo-stack';
import { aTask } from '@/entities/tasks/task.fixture';
import { extendTo, keepExisting, noSelection, toggle } from './keyboard/selection';
import { shortcutOf, shortcuts } from './keyboard/shortcuts';

describe('selection', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];

  it('extends from the anchor in either direction', () => {
    expect([...extendTo(toggle(noSelection, 'b'), 'd', order).ids]).toEqual(['b', 'c', 'd']);
    const up = extendTo(toggle(noSelection, 'd'), 'b', order);
    expect([...up.ids].sort()).toEqual(['b', 'c', 'd']);
    expect([...extendTo(up, 'e', order).ids].sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('starts with the card itself when the anchor is out of view', () => {
    expect(extendTo({ ids: new Set(), anchor: 'gone' }, 'c', order)).toEqual({
      ids: new Set(['c']),
      anchor: 'c',
    });
    expect(extendTo(noSelection, 'gone', order)).toBe(noSelection);
  });

  it('toggled twice is as before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...order)), fc.constantFrom(...order), (ids, id) => {
        const selection = { ids: new Set(ids), anchor: null };
        expect(toggle(toggle(selection, id), id).ids).toEqual(selection.ids);
      }),
    );
  });

  it('forgets cards that are gone', () => {
    const selection = toggle(toggle(noSelection, 'a'), 'b');
    expect(keepExisting(selection, () => true)).toBe(selection);
    expect(keepExisting(selection, (id) => id === 'a')).toEqual({ ids: new Set(['a']), anchor: null });
  });
});

describe('shortcuts', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it('give no key two meanings', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('know every key of the table, and the question mark with Shift', () => {
    for (const { action, keys } of shortcuts) {
      for (const key of keys) {
        const mod = key.startsWith('mod+');
        expect(shortcutOf({ ...none, key: key.replace('mod+', ''), metaKey: mod })).toBe(action);
      }
    }
    expect(shortcutOf({ ...none, key: '?', shiftKey: true })).toBe('help');
  });

  it('leave the keys of the browser alone', () => {
    expect(shortcutOf({ ...none, key: 'n', ctrlKey: true })).toBeUndefined();
    expect(shortcutOf({ ...none, key: 'a', altKey: true })).toBeUndefined();
    expect(shortcutOf({ ...none, key: 'Z', metaKey: true, shiftKey: true })).toBeUndefined();
    expect(shortcutOf({ ...none, key: 'X', shiftKey: true })).toBeUndefined();
  });
});

describe('undo', () => {
  const entry = (id: string) => ({ id, label: id, steps: [] });

  it('takes the newest, or the one whose toast was clicked', () => {
    const stack = ['a', 'b', 'c'].reduce<UndoStack>((all, id) => pushUndo(all, entry(id)), []);
    expect(takeUndo(stack).entry?.id).toBe('c');
    const { entry: middle, rest } = takeUndo(stack, 'b');
    expect(middle?.id).toBe('b');
    expect(rest.map((one) => one.id)).toEqual(['a', 'c']);
    expect(takeUndo([]).entry).toBeUndefined();
    expect(takeUndo(stack, 'gone').rest).toBe(stack);
  });

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
    const undo = bringBack({ before: [before], done: edit }, { task: () => now, column: () => [now] });
    expect(undo).toMatchObject([{ kind: 'edit', changes: { title: 'Old' }, version: 3 }]);
    expect(undo[0]).not.toHaveProperty('changes.description');
  });

  it('of an edit has nothing to do when it was taken back already, or the task is gone', () => {
    expect(bringBack({ before: [before], done: edit }, { task: () => before, column: () => [] })).toEqual([]);
    expect(bringBack({ before: [before], done: edit }, { task: () => undefined, column: () => [] })).toEqual(
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
      bringBack({ before: [before], done: move }, { task: () => now, column: () => [above, below] }),
    ).toEqual([
      {
        ...{ kind: 'move', taskId: 'x', from: 'done', status: 'todo', position: 'a1', version: 2 },
        place: { afterId: above.id, beforeId: below.id },
      },
    ]);
  });

  it('of a delete restores', () => {
    const gone = { kind: 'delete', taskId: 'x', version: 1 } as const;
    expect(bringBack({ before: [before], done: gone }, { task: () => undefined, column: () => [] })).toEqual([
      { kind: 'restore', task: before },
    ]);
  });

  describe('of a batch', () => {
    const tasks = [
      aTask({ id: 'p', userId: 'ada' }),
      aTask({ id: 'q', userId: 'bo' }),
      aTask({ id: 'r', userId: 'ada' }),
    ];
    const done = (change: BatchChange) => {
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
      return { back: bringBack({ before: tasks, done: batch }, board), now };
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

    it('names the neighbours of moved tasks from the top, each below the one that is back already', () => {
      const { back } = done({ kind: 'move', status: 'done' });
      expect(back).toMatchObject([
        { taskId: 'p', place: { afterId: null, beforeId: null } },
        { taskId: 'q', place: { afterId: 'p', beforeId: null } },
        { taskId: 'r', place: { afterId: 'q', beforeId: null } },
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
