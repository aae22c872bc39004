import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '../changes/apply-change';
import { batchOf, type TaskChange } from '../changes/task-change';
import { fieldsOf } from '../changes/task-fields';
import { aNewTask, aTask } from '../task.fixture';
import {
  changesOf,
  closeUp,
  enqueue,
  mark,
  nextWrite,
  rebase,
  replaceChange,
  revive,
  settle,
  touchedIds,
  type WriteQueue,
} from './write-queue';

const edit = (taskId: string, title: string): TaskChange => ({
  kind: 'edit',
  taskId,
  base: fieldsOf(aTask({ title: 'Before' })),
  changes: { title },
  version: 1,
});

const queueOf = (...changes: TaskChange[]) =>
  changes.reduce<WriteQueue>((queue, change, index) => enqueue(queue, [{ id: `w${index + 1}`, change }]), []);

describe('the write queue', () => {
  it('sends in order, one at a time', () => {
    let queue = queueOf(edit('a', 'one'), edit('b', 'two'));
    expect(nextWrite(queue)?.id).toBe('w1');
    queue = mark(queue, 'w1', 'sending');
    expect(nextWrite(queue)).toBeUndefined();
    expect(nextWrite(settle(queue, 'w1'))?.id).toBe('w2');
  });

  it('holds back only the same tasks while it asks', () => {
    const queue = mark(queueOf(edit('a', 'one'), edit('a', 'two'), edit('b', 'three')), 'w1', 'asking');
    expect(nextWrite(queue)?.id).toBe('w3');
    const answered = replaceChange(queue, 'w1', edit('a', 'agreed'));
    expect(nextWrite(answered)?.change).toMatchObject({ changes: { title: 'agreed' } });
  });

  it('sends every change exactly once and keeps the order within a task, whatever is asked about', () => {
    const ids = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 15 });
    fc.assert(
      fc.property(ids, (plan) => {
        let queue = queueOf(...plan.map(([id], index) => edit(id, String(index))));
        const asksFirst = new Set(plan.flatMap(([, asks], index) => (asks ? [`w${index + 1}`] : [])));
        const sent: string[] = [];
        for (;;) {
          const write = nextWrite(queue);
          const asking = queue.find((one) => one.state === 'asking');
          if (write && asksFirst.delete(write.id)) queue = mark(queue, write.id, 'asking');
          else if (write) {
            sent.push(write.id);
            queue = settle(queue, write.id);
          } else if (asking) queue = replaceChange(queue, asking.id, asking.change);
          else break;
        }
        expect(queue).toEqual([]);
        expect([...sent].sort()).toEqual(plan.map((_, index) => `w${index + 1}`).sort());
        for (const name of ['a', 'b', 'c']) {
          const own = plan.flatMap(([id], index) => (id === name ? [`w${index + 1}`] : []));
          expect(sent.filter((id) => own.includes(id))).toEqual(own);
        }
      }),
    );
  });

  it('lets later changes of a task stand on the version that the last one made', () => {
    const both = batchOf([aTask({ id: 'a', version: 2 }), aTask({ id: 'b', version: 3 })], {
      kind: 'delete',
    });
    const gone: TaskChange = { kind: 'delete', taskId: 'a', version: 2 };
    const queue = queueOf(edit('a', 'x'), edit('b', 'y'), gone, both);
    expect(
      rebase(queue, [aTask({ id: 'a', title: 'Before', version: 7 })]).map(({ change }) => change),
    ).toEqual([
      { ...queue[0]?.change, version: 7 },
      queue[1]?.change,
      { ...gone, version: 7 },
      { ...both, versions: { a: 7, b: 3 } },
    ]);
  });

  it('closes the gap that a move leaves which was not made', () => {
    const run = (id: string, afterId: string | null, status: 'pending' | 'on-approval' = 'pending') =>
      batchOf([aTask({ id })], { kind: 'move', status, afterId, beforeId: 'below' });
    const move = (
      taskId: string,
      place: { afterId: string | null; beforeId: string | null },
    ): TaskChange => ({
      ...{ kind: 'move', taskId, from: 'todo', status: 'pending', position: 'V', version: 1 },
      place,
    });
    const refused = run('a', 'above');
    const elsewhere = batchOf([aTask({ id: 'c' })], {
      kind: 'move',
      status: 'done',
      afterId: 'a',
      beforeId: null,
    });
    const queue = queueOf(
      run('b', 'a', 'on-approval'),
      elsewhere,
      move('d', { afterId: null, beforeId: 'a' }),
    );
    const placed = { afterId: 'x', beforeId: null };
    const again = queueOf(move('a', placed), move('e', { afterId: 'a', beforeId: null }));
    const closed = closeUp([...queue, ...again], refused);
    expect(closed.map(({ change }) => change)).toMatchObject([
      { change: { status: 'on-approval', afterId: 'above', beforeId: 'below' } },
      { change: { afterId: 'a', beforeId: null } },
      { place: { afterId: null, beforeId: 'below' } },
      { place: placed },
      { place: { afterId: 'a', beforeId: null } },
    ]);
    expect(closeUp(queue, edit('a', 'x'))).toBe(queue);
  });

  it('is the same queue where nothing in it stands on what was saved', () => {
    const queue = queueOf(edit('a', 'x'));
    expect(rebase(queue, [aTask({ id: 'b' })])).toBe(queue);
    expect(rebase(queue, [])).toBe(queue);
  });

  it('knows what may have arrived already, until something else is sent in its place', () => {
    let queue = queueOf(edit('a', 'x'));
    expect(nextWrite(queue)?.wasSent).toBeFalsy();
    queue = revive(JSON.parse(JSON.stringify(mark(queue, 'w1', 'sending'))) as WriteQueue);
    expect(nextWrite(queue)?.wasSent).toBe(true);
    expect(nextWrite(replaceChange(queue, 'w1', edit('a', 'agreed')))?.wasSent).toBe(false);
  });

  it('sends again what was under way when the tab closed', () => {
    const queue = mark(queueOf(edit('a', 'x')), 'w1', 'sending');
    expect(nextWrite(revive(JSON.parse(JSON.stringify(queue)) as WriteQueue))?.id).toBe('w1');
  });
});

describe('what the board shows ahead of the answers', () => {
  const task = aTask({ id: 'a', title: 'Before', status: 'on-approval', position: 'a1' });

  it('applies waiting changes in order', () => {
    const queue = queueOf(edit('a', 'one'), edit('a', 'two'), edit('b', 'other'));
    expect(applyChanges(task, 'a', changesOf(queue, 'a'))?.title).toBe('two');
    expect([...touchedIds(queue)]).toEqual(['a', 'b']);
  });

  it('moves, deletes and restores', () => {
    const place = { afterId: null, beforeId: null };
    const move: TaskChange = {
      kind: 'move',
      taskId: 'a',
      from: 'on-approval',
      status: 'todo',
      place,
      position: 'V',
      version: 1,
    };
    expect(applyChanges(task, 'a', [move])).toMatchObject({
      position: 'V',
      currentStatus: { status: 'todo' },
    });
    expect(applyChanges(task, 'a', [{ kind: 'delete', taskId: 'a', version: 1 }])).toBeUndefined();
    expect(
      applyChanges(task, 'a', [
        { kind: 'delete', taskId: 'a', version: 1 },
        { kind: 'restore', task },
      ]),
    ).toEqual(task);
  });

  it('changes several tasks at once, each in its way', () => {
    const red = { id: 'red', name: 'Red', category: 'c', color: 'red' as const };
    const blue = { id: 'blue', name: 'Blue', category: 'c', color: 'blue' as const };
    const tagged = aTask({ id: 'a', customField: { tags: [red] } });
    const batch = { kind: 'batch' as const, ids: ['a'], positions: {}, tasks: [], versions: {} };
    const tags = applyChanges(tagged, 'a', [
      { ...batch, change: { kind: 'tag', add: [blue, red], remove: ['red'] } },
    ]);
    expect(tags?.customField.tags).toEqual([blue, red]);
    expect(applyChanges(tagged, 'z', [{ ...batch, change: { kind: 'delete' } }])).toBe(tagged);
    expect(applyChanges(tagged, 'a', [{ ...batch, change: { kind: 'delete' } }])).toBeUndefined();
  });

  it('shows a new task before the server knows it', () => {
    const input = aNewTask({ status: 'done' });
    const create: TaskChange = {
      kind: 'create',
      taskId: 'local',
      input,
      position: 'V',
      at: '2026-03-01T10:00:00.000Z',
    };
    expect(applyChanges(undefined, 'local', [create, edit('local', 'Newer')])).toMatchObject({
      id: 'local',
      title: 'Newer',
      currentStatus: { status: 'done' },
    });
  });
});
