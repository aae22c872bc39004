import type { Task } from '@tavla/shared/contracts/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTable } from '@/entities/entity-table';
import { batchOf, type TaskChange, taskIds } from './changes/task-change';
import { fieldsOf } from './changes/task-fields';
import { readChange, readNewTask } from './kept-change';
import { aNewTask, aTask } from './task.fixture';
import { BoardModel } from './work/board-model';
import { TaskWriter } from './work/task-writer';

const task = aTask({ id: 'a', endDate: '2026-03-31' });
const place = { afterId: null, beforeId: 'b' };
const due = { kind: 'due', endDate: null } as const;
const changes: TaskChange[] = [
  { kind: 'create', taskId: 'n', input: aNewTask({ status: 'done' }), position: 'a0', at: task.createdAt },
  { kind: 'edit', taskId: 'a', base: fieldsOf(task), changes: { endDate: null }, version: 1 },
  { kind: 'move', taskId: 'a', from: 'todo', status: 'done', place, position: 'a0', version: 1 },
  { kind: 'delete', taskId: 'a', version: 1 },
  { kind: 'restore', task },
  batchOf([task], due, { a: 'a1' }),
];
const each = changes.map((change) => [change.kind, change] as const);
const copy = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...placesIn(inner).map((keys) => [key, ...keys]),
  ]);
}

function put(value: unknown, keys: string[], odd: unknown): unknown {
  const [key = '', ...rest] = keys;
  const whole = value as Record<string, unknown>;
  if (rest.length > 0) put(whole[key], rest, odd);
  else if (odd === undefined) delete whole[key];
  else whole[key] = odd;
  return value;
}

/** What the board does with a change that waits: shows it, and asks what it is about. */
function show(change: TaskChange): void {
  const writer = new TaskWriter(
    {
      send: () => new Promise(() => undefined),
      hasNetwork: () => true,
      isOffline: () => false,
      save: () => undefined,
      onRefused: () => undefined,
      onConflict: () => 'nothing',
      onSaved: () => undefined,
      later: () => undefined,
    },
    [{ id: 'w', state: 'queued', change }],
  );
  const model = new BoardModel(writer);
  model.setTasks(createTable<Task>().of([task]));
  for (const id of taskIds(change)) model.task(id);
}

describe('a change that was kept', () => {
  it.each(each)('comes back as it was: %s', (_, change) => expect(readChange(copy(change))).toEqual(change));

  it.each(each)('is refused or can be shown, whatever stands in it: %s', (_, change) => {
    const odds = [undefined, null, 5, '', 'x', [], [null], {}, true];
    for (const keys of placesIn(change)) {
      for (const odd of odds) {
        const read = readChange(put(copy(change), keys, odd));
        if (read) expect(() => show(read), `${keys} ${JSON.stringify(odd)}`).not.toThrow();
      }
    }
  });

  it('keeps what an earlier version did not know of as a new task has it', () => {
    const { description: _, ...older } = task;
    expect(readChange({ kind: 'restore', task: older })).toEqual({
      kind: 'restore',
      task: { ...task, description: '' },
    });
  });

  it('is none when it is anything else', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => readChange(value) === undefined));
    fc.assert(fc.property(fc.jsonValue(), (value) => readNewTask(value) === undefined));
  });
});
