import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TaskChange } from '../changes/task-change';
import { fieldsOf } from '../changes/task-fields';
import { aNewTask, aTask } from '../task.fixture';
import { type Outcome, TaskWriter } from './task-writer';
import { revive, type Write, type WriteQueue } from './write-queue';

const task = aTask({ id: 'a' });
const edit = (title: string): TaskChange => ({
  ...{ kind: 'edit', taskId: 'a', base: fieldsOf(task), changes: { title }, version: 1 },
});
const place = { afterId: null, beforeId: null };
const move: TaskChange = {
  kind: 'move',
  taskId: 'a',
  from: 'todo',
  status: 'done',
  place,
  position: 'V',
  version: 1,
};

/** A writer against a server whose answers the test gives one by one. */
function setUp(queue: WriteQueue = []) {
  const sent: Write[] = [];
  const refused: Write[] = [];
  const retries: (() => void)[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const world = {
    network: true,
    offline: false,
    stored: queue,
    decision: 'ask' as TaskChange | 'ask' | 'nothing',
  };
  const writer = new TaskWriter(
    {
      send: (write) => {
        sent.push(write);
        return new Promise((answer) => answers.push(answer));
      },
      hasNetwork: () => world.network,
      isOffline: () => world.offline,
      save: (stored) => {
        world.stored = stored;
      },
      onRefused: (write) => refused.push(write),
      onConflict: () => world.decision,
      onSaved: () => undefined,
      later: (retry) => retries.push(retry),
    },
    queue,
  );
  const answer = async (outcome: Outcome) => {
    answers.shift()?.(outcome);
    await nextTurn();
  };
  return { writer, sent, refused, retries, world, answer };
}

describe('TaskWriter', () => {
  it('sends one after the other', async () => {
    const { writer, sent, answer } = setUp();
    writer.write(edit('one'));
    writer.write(edit('two'));
    expect(sent).toHaveLength(1);
    await answer({ kind: 'saved' });
    expect(sent.map((write) => write.change)).toMatchObject([
      { changes: { title: 'one' } },
      { changes: { title: 'two' } },
    ]);
  });

  it('keeps an edit that nobody answers, and sends it when told to try again', async () => {
    const { writer, sent, refused, retries, answer, world } = setUp();
    writer.write(edit('one'));
    await answer({ kind: 'unreachable', error: new Error('refused') });
    expect(writer.getState()).toMatchObject({ isWaiting: true, queue: [{ state: 'queued' }] });
    expect(world.stored).toHaveLength(1);
    expect(refused).toEqual([]);
    retries.shift()?.();
    await answer({ kind: 'saved' });
    expect(sent).toHaveLength(2);
    expect(writer.getState()).toEqual({ isWaiting: false, queue: [] });
  });

  it('gives a move up at once when nobody answers', async () => {
    const { writer, refused, answer } = setUp();
    writer.write(move);
    await answer({ kind: 'unreachable', error: new Error('refused') });
    expect(refused).toHaveLength(1);
    expect(writer.getState().queue).toEqual([]);
  });

  it('lets moves wait too while it is known to be offline, and applies all in order after', async () => {
    const { writer, sent, answer, world } = setUp();
    world.network = false;
    writer.write(move);
    writer.write(edit('one'));
    expect(sent).toEqual([]);
    expect(writer.getState()).toMatchObject({ isWaiting: true, queue: [{}, {}] });
    Object.assign(world, { network: true });
    writer.resume();
    await answer({ kind: 'unreachable', error: new Error('still away') });
    expect(writer.getState()).toMatchObject({ isWaiting: true, queue: [{}, {}] });
    sent.length = 0;
    world.offline = false;
    writer.resume();
    await answer({ kind: 'saved' });
    await answer({ kind: 'saved' });
    expect(sent.map((write) => write.change.kind)).toEqual(['move', 'edit']);
  });

  it('lets a move wait that fails while the person sees Offline', async () => {
    const { writer, refused, answer, world } = setUp();
    world.offline = true;
    writer.write(move);
    await answer({ kind: 'unreachable', error: new Error('away') });
    expect(refused).toEqual([]);
    expect(writer.getState()).toMatchObject({ isWaiting: true, queue: [{ hasWaited: true }] });
  });

  it('goes on with what a previous page left behind', async () => {
    const { writer, sent, answer } = setUp([{ id: 'w1', state: 'queued', change: edit('kept') }]);
    writer.resume();
    await answer({ kind: 'saved' });
    expect(sent.map((write) => write.id)).toEqual(['w1']);
  });

  it('sends a new task again as the same one when the page closed before the answer', async () => {
    const input = aNewTask();
    const first = setUp();
    first.writer.write({ kind: 'create', taskId: 'new', input, position: 'V', at: task.createdAt });
    const next = setUp();
    next.writer.adopt(revive(JSON.parse(JSON.stringify(first.world.stored)) as WriteQueue));
    expect(next.sent.map((write) => write.change)).toEqual(first.sent.map((write) => write.change));
    await next.answer({ kind: 'saved' });
    expect(next.world.stored).toEqual([]);
  });

  it('asks about a conflict and sends what was decided', async () => {
    const { writer, sent, answer } = setUp();
    writer.write(edit('mine'));
    await answer({ kind: 'conflict', current: task });
    const [asked] = writer.getState().queue;
    expect(asked?.state).toBe('asking');
    writer.answer(asked?.id ?? '', edit('agreed'));
    expect(sent.at(-1)?.change).toMatchObject({ changes: { title: 'agreed' } });
  });

  it('drops an edit that has nothing left to say, and one that the person gives up', async () => {
    const { writer, answer, world } = setUp();
    world.decision = 'nothing';
    writer.write(edit('same'));
    await answer({ kind: 'conflict', current: task });
    expect(writer.getState().queue).toEqual([]);
    world.decision = 'ask';
    writer.write(edit('mine'));
    await answer({ kind: 'conflict', current: task });
    writer.answer(writer.getState().queue[0]?.id ?? '', null);
    expect(writer.getState().queue).toEqual([]);
  });

  it('sends nothing more when it is closed, and leaves what is kept as it was', async () => {
    const { writer, sent, refused, retries, world, answer } = setUp();
    writer.write(move);
    writer.write(edit('Later'));
    writer.close();
    const { stored } = world;
    await answer({ kind: 'refused', error: new Error('no') });
    writer.resume();
    for (const retry of retries) retry();
    expect(sent).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(world.stored).toBe(stored);
    expect(stored).toHaveLength(2);
  });
});
