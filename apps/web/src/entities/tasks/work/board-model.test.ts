import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Task } from '@tavla/shared/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { createTable } from '@/entities/entity-table';
import { fieldsOf } from '../changes/task-fields';
import { aNewTask, aTask } from '../task.fixture';
import { BoardModel } from './board-model';
import { type Outcome, TaskWriter } from './task-writer';

function setUp() {
  const answers: ((outcome: Outcome) => void)[] = [];
  const writer = new TaskWriter({
    send: () => new Promise((answer) => answers.push(answer)),
    hasNetwork: () => true,
    isOffline: () => false,
    save: () => undefined,
    onRefused: () => undefined,
    onConflict: () => 'ask',
    onSaved: () => undefined,
    later: () => undefined,
  });
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome);
    await nextTurn();
  };
  return { model: new BoardModel(writer), writer, answer };
}

const a = aTask({ id: 'a', status: 'todo', position: 'a1', title: 'A' });
const b = aTask({ id: 'b', status: 'todo', position: 'a2', title: 'B' });
const { of } = createTable<Task>();
const place = { afterId: null, beforeId: null };

describe('BoardModel', () => {
  it('shows a move at once and snaps back when it is refused', async () => {
    const { model, writer, answer } = setUp();
    model.setTasks(of([a, b]));
    writer.write({
      kind: 'move',
      taskId: 'a',
      from: 'todo',
      status: 'done',
      place,
      position: 'V',
      version: 1,
    });
    expect(model.getIndex().shown.done.map((task) => task.id)).toEqual(['a']);
    expect(model.isWaiting('a')).toBe(false);
    await answer({ kind: 'refused', error: new Error('no') });
    expect(model.getIndex().shown.todo.map((task) => task.id)).toEqual(['a', 'b']);
    expect(model.task('a')).toBe(a);
  });

  it('keeps a waiting change on top of what others do meanwhile', () => {
    const { model, writer } = setUp();
    model.setTasks(of([a, b]));
    writer.write({ kind: 'edit', taskId: 'a', base: fieldsOf(a), changes: { title: 'Mine' }, version: 1 });
    const theirs = { ...a, description: 'Theirs', version: 2 };
    model.setTasks(of([theirs, b]));
    expect(model.task('a')).toMatchObject({ title: 'Mine', description: 'Theirs' });
    expect(model.savedTask('a')).toBe(theirs);
  });

  it('draws a new task at once, and once, whether the answer or the event comes first', async () => {
    const { model, writer, answer } = setUp();
    const input = aNewTask();
    writer.write({ kind: 'create', taskId: 'new', input, position: 'V', at: a.createdAt });
    expect(model.getIndex().shown.todo.map((task) => task.title)).toEqual(['New']);
    const saved = { ...a, id: 'new', title: 'Saved' };
    model.setTasks(of([saved]));
    expect(model.getIndex().shown.todo).toEqual([saved]);
    await answer({ kind: 'saved' });
    expect(model.getIndex().shown.todo).toEqual([saved]);
  });

  it('says which tasks wait while nobody answers', async () => {
    const { model, writer, answer } = setUp();
    model.setTasks(of([a, b]));
    writer.write({ kind: 'edit', taskId: 'a', base: fieldsOf(a), changes: { title: 'Mine' }, version: 1 });
    await answer({ kind: 'unreachable', error: new Error('nobody') });
    expect([model.isWaiting('a'), model.isWaiting('b')]).toEqual([true, false]);
    writer.resume();
    await answer({ kind: 'saved' });
    expect(model.isWaiting('a')).toBe(false);
  });

  it('draws nothing anew that waits as it did, whatever is written beside it', async () => {
    const { model, writer, answer } = setUp();
    model.setTasks(of([a, b]));
    writer.write({ kind: 'edit', taskId: 'b', base: fieldsOf(b), changes: { title: 'Later' }, version: 1 });
    writer.write({ kind: 'edit', taskId: 'a', base: fieldsOf(a), changes: { title: 'Mine' }, version: 1 });
    const shown = model.task('a');
    expect(shown).toMatchObject({ title: 'Mine' });
    await answer({ kind: 'saved' });
    writer.write({ kind: 'delete', taskId: 'b', version: 1 });
    expect(model.task('a')).toBe(shown);
    expect(model.task('b')).toBeUndefined();
  });

  it('shows more writes at once than it places one by one', () => {
    const { model, writer } = setUp();
    const tasks = Array.from({ length: 600 }, (_, at) => aTask({ id: `t${at}`, status: 'todo' }));
    model.setTasks(of(tasks));
    writer.writeAll(tasks.map(({ id }) => ({ id, change: { kind: 'delete', taskId: id, version: 1 } })));
    expect(model.getIndex().all.todo).toEqual([]);
  });

  it('filters what it shows, not what it orders by', () => {
    const { model } = setUp();
    model.setTasks(of([a, b]));
    model.setMatches((task) => task.title === 'B');
    expect(model.order()).toEqual(['b']);
    expect(model.column('todo').map((task) => task.id)).toEqual(['a', 'b']);
    model.setTasks(of([b]));
    expect(model.column('todo').map((task) => task.id)).toEqual(['b']);
  });
});
