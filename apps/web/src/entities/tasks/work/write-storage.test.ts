import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import { batchOf, type TaskChange } from '../changes/task-change';
import { fieldsOf } from '../changes/task-fields';
import { aNewTask, aTask } from '../task.fixture';
import { enqueue, mark, type WriteQueue, withoutSending } from './write-queue';
import { moveOldWrites, WriteStorage } from './write-storage';

/** The browser's storage and locks, as far as tabs of one browser share them. */
function browser() {
  const storage = aStorage();
  const held = new Set<string>();
  const openTab = () => {
    const own = new Set<string>();
    const request = async (name: string, ...rest: unknown[]) => {
      const callback = rest.at(-1) as (lock: object | null) => unknown;
      if (held.has(name)) return callback(null);
      held.add(name);
      own.add(name);
      const answer = await callback({ name });
      held.delete(name);
      return answer;
    };
    const close = () => {
      for (const name of own) held.delete(name);
    };
    return { locks: { request } as unknown as LockManager, close };
  };
  const of = (personId: string, { locks } = openTab()) =>
    new WriteStorage(new Kept({ companyId: 'acme', personId }, storage), locks);
  return { storage, openTab, of };
}

async function adopted(storage: WriteStorage): Promise<WriteQueue> {
  const received: WriteQueue[] = [];
  await storage.adopt((queue) => received.push(queue));
  return received.flat();
}

const queue = mark(
  enqueue([], [{ id: 'w1', change: { kind: 'delete', taskId: 'a', version: 1 } }]),
  'w1',
  'sending',
);
const revived = [{ ...queue[0], state: 'queued', hasWaited: true }];

describe('WriteStorage', () => {
  it('hands the writes of a closed tab to the next one, once', async () => {
    const { of, openTab } = browser();
    const first = openTab();
    const before = of('ada', first);
    await adopted(before);
    before.save(queue);
    first.close();
    expect(await adopted(of('ada'))).toEqual(revived);
    expect(await adopted(of('ada'))).toEqual([]);
  });

  it('keeps a change of 500 tasks with long descriptions, whatever it does', async () => {
    const tasks = Array.from({ length: 500 }, (_, at) => {
      return aTask({ id: `t${at}`, description: 'long '.repeat(2_000) });
    });
    for (const kind of ['delete', 'restore'] as const) {
      const { of, openTab } = browser();
      const tab = openTab();
      const before = of('ada', tab);
      await adopted(before);
      before.save(enqueue([], [{ id: 'w1', change: batchOf(tasks, { kind }) }]));
      tab.close();
      expect(await adopted(of('ada'))).toMatchObject([
        { change: { ids: tasks.map(({ id }) => id), change: { kind } } },
      ]);
    }
  });

  it('hands over what a tab left that was closed later, to one of those that look at the same moment', async () => {
    const { of, openTab } = browser();
    const first = openTab();
    const before = of('ada', first);
    const [one, other] = [of('ada'), of('ada')];
    await Promise.all([before, one, other].map(adopted));
    before.save(queue);
    expect(await adopted(one)).toEqual([]);
    first.close();
    const found = await Promise.all([one, other].map(adopted));
    expect(found.flat()).toEqual(revived);
  });

  it('hands the writes of a closed session to the same person’s next one in the same tab', async () => {
    const { of, openTab } = browser();
    const tab = openTab();
    const before = of('ada', tab);
    await adopted(before);
    before.save(queue);
    before.close();
    await Promise.resolve();
    const others = of('bo', tab);
    expect(await adopted(others)).toEqual([]);
    others.close();
    expect(await adopted(of('ada', tab))).toEqual(revived);
  });

  it('keeps nothing more once it is closed, and takes nothing over', async () => {
    const { of, storage } = browser();
    const ended = of('ada');
    ended.save(queue);
    ended.close();
    ended.save([]);
    expect(storage.items.size).toBe(1);
    const late = of('ada');
    const coming = adopted(late);
    late.close();
    expect(await coming).toEqual([]);
    expect(storage.items.size).toBe(1);
  });

  it('leaves the writes of an open tab, and of another user, alone', async () => {
    const { of, openTab } = browser();
    const open = of('ada');
    await adopted(open);
    open.save(queue);
    const other = openTab();
    const bo = of('bo', other);
    await adopted(bo);
    bo.save(queue);
    other.close();
    expect(await adopted(of('ada'))).toEqual([]);
  });

  it('survives rubbish', async () => {
    const { of, storage } = browser();
    storage.set('tavla.acme.ada.writes.x', '{"half":');
    storage.set('tavla.acme.ada.writes.y', '{"at":9e15,"data":{}}');
    storage.set(
      'tavla.acme.ada.writes.z',
      JSON.stringify({ at: Date.now(), data: [null, 5, {}, { id: 'w' }] }),
    );
    expect(await adopted(of('ada'))).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  it('takes over what can be read beside what cannot', async () => {
    const { of, storage } = browser();
    const data = [null, ...queue, { id: 'w2', state: 'queued', change: { kind: 'bogus', taskId: 'a' } }];
    storage.set('tavla.acme.ada.writes.x', JSON.stringify({ at: Date.now(), data }));
    expect(await adopted(of('ada'))).toEqual(revived);
  });

  it('reads the due dates that an earlier version kept as moments as the days that they are here', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { of, storage } = browser();
    const changes = (endDate: string): TaskChange[] => {
      const task = aTask({ id: 'a', endDate });
      const input = aNewTask({ title: 'N', endDate });
      return [
        { kind: 'create', taskId: 'n', input, position: 'a0', at: '2026-11-22T07:00:00.000Z' },
        { kind: 'edit', taskId: 'a', base: fieldsOf(task), changes: { endDate }, version: 1 },
        batchOf([task], { kind: 'due', endDate }),
        { kind: 'restore', task },
      ];
    };
    const kept = (endDate: string) =>
      changes(endDate).map((change, n) => ({ id: `w${n}`, state: 'queued', change }));
    const data = kept('2026-11-22T07:59:59.999Z');
    storage.set('tavla.acme.ada.writes.x', JSON.stringify({ at: Date.now(), data }));
    const waiting = kept('2026-11-21').map((write) => ({ ...write, hasWaited: true }));
    const withoutTask = JSON.parse(JSON.stringify(waiting).replaceAll(/Task \d+|a\d{6}/g, ''));
    const found = await adopted(of('ada'));
    expect(JSON.parse(JSON.stringify(found).replaceAll(/Task \d+|a\d{6}/g, ''))).toEqual(withoutTask);
  });

  it('takes over what an earlier version kept under the person’s id', async () => {
    const { of, storage } = browser();
    storage.set('tavla.writes.ada.x', JSON.stringify(queue));
    storage.set('tavla.writes.bo.x', JSON.stringify(queue));
    moveOldWrites(new Kept({ companyId: 'acme', personId: 'ada' }, storage), 'ada', storage);
    expect(await adopted(of('ada'))).toEqual(revived);
    expect([...storage.items.keys()]).toEqual(['tavla.writes.bo.x']);
  });
});

it('a queue without what is being sent keeps the rest', () => {
  expect(
    withoutSending(enqueue(queue, [{ id: 'w2', change: { kind: 'delete', taskId: 'b', version: 1 } }])),
  ).toMatchObject([{ id: 'w2' }]);
});
